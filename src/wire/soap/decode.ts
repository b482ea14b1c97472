// Decodes the elements of a SOAP body into values. Accepts what clients and servers in use send (O-022): Apache maps,
// structs, arrays, repeated elements, references.

import type { SoapValue } from './names.ts'
import { ENCODING, SCHEMA } from './names.ts'

/** An element as an XML reader delivers it. */
export interface XmlElement {
  uri: string
  local: string
  /** The type that xsi:type names, as `{namespace}name`; empty when it names none. */
  type: string
  nil: boolean
  id: string
  /** The id that the element refers to, without `#`; empty when it holds its own value. */
  href: string
  text: string
  children: XmlElement[]
}

/** Maximum depth of elements and references around a value; XML readers allow fewer elements. */
const DEEPEST = 200

/** Maximum characters of the values of one body; a value counts each time that something refers to it. */
const LARGEST = 20 * 1024 * 1024

/** A body that cannot be read as values. */
export class DecodeError extends Error {}

/** Turns the text of a scalar into a value; `type` is the name of its type, or empty. */
export type ReadScalar = (type: string, text: string) => SoapValue

/** Decodes Base64 that holds UTF-8 text: SOAP::Lite sends non-ASCII texts that way. Anything else stays as it came. */
function readBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

/** Reads every scalar as text: clients that guess types would declare `007` a number. */
export const asText: ReadScalar = (type, text) =>
  type === 'base64Binary' || type === 'base64' ? readBase64(text) : text

const numbers = /^(int|integer|long|short|byte|unsigned\w+|(non)?(Negative|Positive)Integer|float|double|decimal)$/i

/** Reads every scalar according to its type. */
export const asTyped: ReadScalar = (type, text) => {
  if (numbers.test(type) && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (type === 'boolean') return text.trim() === 'true' || text.trim() === '1'
  return asText(type, text)
}

const nameOf = (type: string): string => type.slice(type.indexOf('}') + 1)
const isScalarType = (type: string) => type.startsWith(`{${SCHEMA}}`) || type.startsWith(`{${ENCODING}}`)
const childNamed = (element: XmlElement, name: string) => element.children.find((child) => child.local === name)
const isEntry = (element: XmlElement) =>
  element.local === 'item' && childNamed(element, 'key') !== undefined && childNamed(element, 'value') !== undefined

/** The elements of a tree that have an id, by that id. */
function idsOf(top: XmlElement): Map<string, XmlElement> {
  const found = new Map<string, XmlElement>()
  const open = [top]
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.id !== '') found.set(element.id, element)
    // Pushed one by one: spreading many children into arguments would overflow the stack.
    for (const child of element.children) open.push(child)
  }
  return found
}

/**
 * A decoder for the elements of one body. Throws DecodeError for a reference that leads nowhere, or to itself, and for
 * values that would be larger than 20 MB: a reference of 20 bytes may stand for a text of 100 KB.
 */
export function createDecoder(body: XmlElement, readScalar: ReadScalar): (element: XmlElement) => SoapValue {
  let ids: Map<string, XmlElement> | undefined
  const known = new Map<XmlElement, { value: SoapValue; size: number }>()
  let spent = 0
  const open = new Set<XmlElement>()

  function resolveReference(href: string): SoapValue {
    ids ??= idsOf(body)
    const target = ids.get(href)
    if (!target) throw new DecodeError(`There is no element with the id ${href}.`)
    // Decoded only once, however often it is referred to.
    const found = known.get(target)
    if (found) {
      spend(found.size)
      return found.value
    }
    const before = spent
    const value = decode(target)
    known.set(target, { value, size: spent - before })
    return value
  }

  function spend(size: number): void {
    spent += size
    if (spent > LARGEST) throw new DecodeError('The values are larger than 20 MB, with what they refer to.')
  }

  function decodeMap(entries: readonly XmlElement[]): SoapValue {
    const map: Record<string, SoapValue> = Object.create(null) as Record<string, SoapValue>
    for (const entry of entries) {
      const [key, value] = [childNamed(entry, 'key'), childNamed(entry, 'value')]
      if (!key || !value) throw new DecodeError('An item of a map has no key or no value.')
      const name = decode(key)
      if (typeof name === 'object') throw new DecodeError('A map has a key that is not a text.')
      map[String(name)] = decode(value)
    }
    return map
  }

  function decodeStruct(children: readonly XmlElement[]): SoapValue {
    const lists = new Map<string, SoapValue[]>()
    for (const child of children) {
      const list = lists.get(child.local) ?? []
      list.push(decode(child))
      lists.set(child.local, list)
    }
    const struct: Record<string, SoapValue> = Object.create(null) as Record<string, SoapValue>
    for (const [name, list] of lists) struct[name] = list.length === 1 ? (list[0] as SoapValue) : list
    return struct
  }

  function decodeHere(element: XmlElement): SoapValue {
    const { type, children } = element
    const name = nameOf(type)
    if (element.nil) return null
    if (name === 'Map') return decodeMap(children)
    if (name === 'Array') return children.map(decode)
    if (children.length > 0) return children.every(isEntry) ? decodeMap(children) : decodeStruct(children)
    if (name === 'Struct') return decodeStruct([])
    return readScalar(isScalarType(type) ? name : '', element.text)
  }

  function decode(element: XmlElement): SoapValue {
    if (open.has(element)) throw new DecodeError('A value refers to itself.')
    if (open.size >= DEEPEST) throw new DecodeError('The values are nested too deeply.')
    // An element without text counts too: empty ones that refer to each other would double at every step.
    spend(1 + element.text.length)
    open.add(element)
    const value = element.href === '' ? decodeHere(element) : resolveReference(element.href)
    open.delete(element)
    return value
  }
  return decode
}
