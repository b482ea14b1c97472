// Reads the XML of an answer into elements. It is strict and small, so that it works the same in Node and in a browser:
// no DOCTYPE, no entities but the five of XML, nothing fetched.

import type { XmlElement } from '../../wire/soap/decode.ts'
import { INSTANCE } from '../../wire/soap/names.ts'

/** The text is not XML, or XML that an answer never contains. */
class XmlError extends Error {}

const DEEPEST = 100
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const NAME = /[^\s<>/=!?&"']+/y
const ATTRIBUTE = /\s+([^\s<>/=!?&"']+)\s*=\s*("[^"<]*"|'[^'<]*')/y

type Scope = Readonly<Record<string, string>>

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const code =
      /^#(\d+)$/.exec(name)?.[1] ?? (/^#x[\da-f]+$/i.test(name) ? Number.parseInt(name.slice(2), 16) : undefined)
    const found =
      code === undefined ? entities[name] : Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : undefined
    if (found === undefined || !whole.endsWith(';')) throw new XmlError(`${whole} is not a known entity reference.`)
    return found
  })
}

function split(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

function namespaceOf(prefix: string, scope: Scope): string {
  const uri = scope[prefix]
  if (uri === undefined && prefix !== '') throw new XmlError(`The prefix ${prefix} stands for nothing.`)
  return uri ?? ''
}

function toElement(name: string, attributes: ReadonlyMap<string, string>, scope: Scope): XmlElement {
  const [prefix, local] = split(name)
  const element: XmlElement = {
    uri: namespaceOf(prefix, scope),
    local,
    type: '',
    nil: false,
    id: '',
    href: '',
    text: '',
    children: [],
  }
  for (const [key, value] of attributes) {
    const [keyPrefix, keyLocal] = split(key)
    if (key === 'id') element.id = value
    if (key === 'href') element.href = value.replace(/^#/, '')
    if (keyPrefix === '' || keyPrefix === 'xmlns' || namespaceOf(keyPrefix, scope) !== INSTANCE) continue
    if (keyLocal === 'nil') element.nil = value === 'true' || value === '1'
    if (keyLocal === 'type') {
      const [typePrefix, typeLocal] = split(value.trim())
      element.type = `{${namespaceOf(typePrefix, scope)}}${typeLocal}`
    }
  }
  return element
}

/**
 * Skips a construct at `at` that is not an element: returns its end, and the text that it adds to the element around
 * it.
 */
function skip(xml: string, at: number): { end: number; text: string } {
  const [start, close] = xml.startsWith('<!--', at)
    ? ['<!--', '-->']
    : xml.startsWith('<![CDATA[', at)
      ? ['<![CDATA[', ']]>']
      : ['<?', '?>']
  if (!xml.startsWith(start, at)) throw new XmlError('A DOCTYPE is not allowed.')
  const end = xml.indexOf(close, at + start.length)
  if (end < 0) throw new XmlError(`There is no ${close}.`)
  return { end: end + close.length, text: start === '<![CDATA[' ? xml.slice(at + start.length, end) : '' }
}

function readAttributes(xml: string, from: number): { attributes: Map<string, string>; at: number } {
  const attributes = new Map<string, string>()
  ATTRIBUTE.lastIndex = from
  let at = from
  for (let found = ATTRIBUTE.exec(xml); found; found = ATTRIBUTE.exec(xml)) {
    const [, key = '', quoted = ''] = found
    if (attributes.has(key)) throw new XmlError(`The attribute ${key} is there twice.`)
    attributes.set(key, decodeEntities(quoted.slice(1, -1)))
    at = ATTRIBUTE.lastIndex
  }
  return { attributes, at }
}

function scopeOf(attributes: ReadonlyMap<string, string>, outer: Scope): Scope {
  const declared = [...attributes].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
  return declared.length === 0
    ? outer
    : { ...outer, ...Object.fromEntries(declared.map(([key, uri]) => [key === 'xmlns' ? '' : key.slice(6), uri])) }
}

interface Open {
  name: string
  element: XmlElement
  scope: Scope
}

/** Reads a start tag; returns where it ends and whether the element is empty. */
function readStart(xml: string, at: number, outer: Scope): Open & { end: number; empty: boolean } {
  NAME.lastIndex = at + 1
  const name = NAME.exec(xml)?.[0]
  if (!name) throw new XmlError(`There is a < at ${at} that begins nothing.`)
  const read = readAttributes(xml, NAME.lastIndex)
  const scope = scopeOf(read.attributes, outer)
  const close = /\s*(\/?)>/y
  close.lastIndex = read.at
  const found = close.exec(xml)
  if (!found) throw new XmlError(`The element ${name} has no end.`)
  return {
    name,
    element: toElement(name, read.attributes, scope),
    scope,
    end: close.lastIndex,
    empty: found[1] === '/',
  }
}

/** The top element of a document; throws XmlError. */
export function readXml(document: string): XmlElement {
  const xml = document.replace(/^\ufeff/, '')
  const root: XmlElement = { uri: '', local: '', type: '', nil: false, id: '', href: '', text: '', children: [] }
  const open: Open[] = [{ name: '', element: root, scope: { xml: 'http://www.w3.org/XML/1998/namespace' } }]
  let at = 0
  while (at < xml.length) {
    const current = open.at(-1) as Open
    const next = xml.indexOf('<', at)
    current.element.text += decodeEntities(xml.slice(at, next < 0 ? undefined : next))
    if (next < 0) break
    at = next
    if (xml[at + 1] === '!' || xml[at + 1] === '?') {
      const { end, text } = skip(xml, at)
      current.element.text += text
      at = end
    } else if (xml[at + 1] === '/') {
      const end = xml.indexOf('>', at)
      if (end < 0 || xml.slice(at + 2, end).trimEnd() !== current.name || open.length === 1)
        throw new XmlError(`The element ${current.name} is not closed.`)
      open.pop()
      at = end + 1
    } else {
      const { end, empty, ...started } = readStart(xml, at, current.scope)
      current.element.children.push(started.element)
      if (!empty) open.push(started)
      if (open.length > DEEPEST) throw new XmlError('The elements are nested too deeply.')
      at = end
    }
  }
  const [top, ...more] = root.children
  if (open.length > 1 || !top || more.length > 0 || root.text.trim() !== '')
    throw new XmlError('The document is cut off, or is not XML.')
  return top
}
