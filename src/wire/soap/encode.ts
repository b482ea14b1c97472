// Encodes values as SOAP envelopes: with Apache maps, SOAP arrays and the scalars of XML Schema (O-022).

import type { SoapValue } from './names.ts'
import { APACHE, ENCODING, ENVELOPE, INSTANCE, SCHEMA } from './names.ts'

/** Maximum depth of a value. A deeper one is a mistake, or contains itself. */
const DEEPEST = 60
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
/** Characters that XML 1.0 cannot represent, not even as references. */
const FORBIDDEN =
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes text for an element or a quoted attribute; what XML cannot represent becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)
}

function encodeNumber(name: string, value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`${name}: ${value} cannot be sent.`)
  const whole = Number.isSafeInteger(value)
  const type = !whole ? 'float' : Math.abs(value) < 2 ** 31 ? 'int' : 'long'
  return `<${name} xsi:type="xsd:${type}">${value}</${name}>`
}

function encodeList(name: string, list: readonly SoapValue[], depth: number): string {
  const items = list.map((item) => encodeValue('item', item, depth + 1)).join('')
  return `<${name} xsi:type="SOAP-ENC:Array" SOAP-ENC:arrayType="xsd:anyType[${list.length}]">${items}</${name}>`
}

/** Leaves out members that are undefined. */
function encodeMap(name: string, map: { readonly [key: string]: SoapValue | undefined }, depth: number): string {
  let items = ''
  for (const [key, value] of Object.entries(map)) {
    if (value === undefined) continue
    items += `<item><key xsi:type="xsd:string">${escapeXml(key)}</key>${encodeValue('value', value, depth + 1)}</item>`
  }
  return `<${name} xsi:type="apache:Map">${items}</${name}>`
}

/**
 * A value as an element; the prefixes are those of `wrap`. Throws a TypeError for a value that the wire cannot
 * represent.
 */
function encodeValue(name: string, value: SoapValue, depth = 0): string {
  if (depth > DEEPEST) throw new TypeError('The value is nested too deeply, or holds itself.')
  if (value === null) return `<${name} xsi:nil="true"/>`
  if (typeof value === 'string') return `<${name} xsi:type="xsd:string">${escapeXml(value)}</${name}>`
  if (typeof value === 'number') return encodeNumber(name, value)
  if (typeof value === 'boolean') return `<${name} xsi:type="xsd:boolean">${value}</${name}>`
  if (typeof value !== 'object') throw new TypeError(`${name}: a ${typeof value} cannot be sent.`)
  if (Array.isArray(value)) return encodeList(name, value as readonly SoapValue[], depth)
  return encodeMap(name, value as { readonly [key: string]: SoapValue }, depth)
}

const open =
  `<?xml version="1.0" encoding="UTF-8"?>\n<SOAP-ENV:Envelope xmlns:SOAP-ENV="${ENVELOPE}" xmlns:SOAP-ENC="${ENCODING}"` +
  ` xmlns:xsd="${SCHEMA}" xmlns:xsi="${INSTANCE}" xmlns:apache="${APACHE}" SOAP-ENV:encodingStyle="${ENCODING}"><SOAP-ENV:Body>`
const close = '</SOAP-ENV:Body></SOAP-ENV:Envelope>\n'

/** A call as the body of a request. `address` is the namespace of the service. */
export function encodeCall(address: string, operation: string, options: { readonly [key: string]: SoapValue }): string {
  return `${open}<svc:${operation} xmlns:svc="${escapeXml(address)}">${encodeValue('functionOptions', options)}</svc:${operation}>${close}`
}

/** A call with its arguments as separate parts instead of one map (O-029). */
export function encodePlainCall(
  address: string,
  operation: string,
  parts: { readonly [key: string]: SoapValue },
): string {
  const given = Object.entries(parts).map(([name, value]) => encodeValue(name, value))
  return `${open}<svc:${operation} xmlns:svc="${escapeXml(address)}">${given.join('')}</svc:${operation}>${close}`
}

/** The answer to a call. */
export function encodeAnswer(address: string, operation: string, value: SoapValue): string {
  const name = `svc:${operation}Response`
  return `${open}<${name} xmlns:svc="${escapeXml(address)}">${encodeValue('return', value)}</${name}>${close}`
}

/** A fault (SOAP 1.1, 4.4). `Client` is for a call that must not be repeated as it is. */
export function encodeFault(
  code: 'Client' | 'Server' | 'VersionMismatch',
  text: string,
  detail: { readonly [key: string]: SoapValue },
): string {
  const members = Object.entries(detail)
    .map(([name, value]) => encodeValue(name, value))
    .join('')
  return (
    `${open}<SOAP-ENV:Fault><faultcode>SOAP-ENV:${code}</faultcode><faultstring>${escapeXml(text)}</faultstring>` +
    `<detail>${members}</detail></SOAP-ENV:Fault>${close}`
  )
}
