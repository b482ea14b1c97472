// Reads a WSDL 1.1 as a tree in which every element has a place that does not depend on the order of the text.
import { parseXml, type XmlElement, XmlError } from '../contract/soap/xml.ts'
import type { Wsdl } from './releases.ts'

/** An element of a WSDL; references in its attributes are written as `{namespace}name`. */
export interface Element {
  /** `operation`, `xsd:element`, `soap:address`, or `{namespace}name` of others. */
  kind: string
  /** Its place: `/portType[Api]/operation[getLists]/input`. */
  place: string
  /** The line where it begins. */
  line: number
  attributes: Map<string, string>
  children: Map<string, Element>
}

/** The kind of an element of XML Schema. */
export const xsd = (local: string): string => `xsd:${local}`

const namespaces: Record<string, string> = {
  'http://schemas.xmlsoap.org/wsdl/': '',
  'http://schemas.xmlsoap.org/wsdl/soap/': 'soap:',
  'http://www.w3.org/2001/XMLSchema': xsd(''),
}
/** Attributes that hold the name of something else, with a prefix of the document. */
const references = new Set(['type', 'base', 'ref', 'element', 'message', 'binding', 'itemType', 'arrayType'])
/** Elements that are not part of the contract. */
const prose: ReadonlySet<string> = new Set(['documentation', 'annotation'])
/** The values of attributes that are left out. */
const defaults: Record<string, [string, string][]> = {
  [xsd('element')]: [
    ['minOccurs', '1'],
    ['maxOccurs', '1'],
    ['nillable', 'false'],
  ],
  [xsd('any')]: [
    ['minOccurs', '1'],
    ['maxOccurs', '1'],
  ],
  [xsd('attribute')]: [['use', 'optional']],
}

/** The step identifies an element among its siblings by name, or by what it refers to or holds, else by number. */
function stepOf(kind: string, attributes: Map<string, string>, parent: Element | undefined): string {
  const name =
    attributes.get('name') ??
    attributes.get('ref') ??
    (kind === 'xsd:schema' ? attributes.get('targetNamespace') : undefined)
  if (name !== undefined) return `${kind}[${name}]`
  if (kind === 'xsd:enumeration') return `${kind}[${attributes.get('value') ?? ''}]`
  if (!parent?.children.has(kind)) return kind
  return `${kind}[${[...parent.children.keys()].filter((step) => step.startsWith(kind)).length + 1}]`
}

const kindOf = (uri: string, local: string) => (uri in namespaces ? `${namespaces[uri]}${local}` : `{${uri}}${local}`)

function elementOf(written: XmlElement, parent: Element | undefined): Element {
  const kind = kindOf(written.uri, written.local)
  const attributes = new Map(defaults[kind])
  for (const [name, value] of written.attributes)
    attributes.set(name, references.has(name) ? written.expand(value) : value)
  const step = stepOf(kind, attributes, parent)
  const place = parent ? `${parent.place}/${step}` : ''
  const element: Element = { kind, place, line: written.line, attributes, children: new Map() }
  parent?.children.set(step, element)
  for (const child of written.children) if (!prose.has(child.local)) elementOf(child, element)
  return element
}

/** Parses a WSDL; throws an error with file, line and column when it is not one. */
export function parseWsdl({ file, text }: Wsdl): Element {
  const written = read(file, text)
  const root = elementOf(written, undefined)
  if (root.kind !== 'definitions')
    throw new Error(`${file}: This is no WSDL: its first element is not wsdl:definitions.`)
  return root
}

function read(file: string, text: string): XmlElement {
  try {
    return parseXml(file, text)
  } catch (error) {
    throw error instanceof XmlError ? new Error(`${error.message} Correct the WSDL.`, { cause: error }) : error
  }
}

/** An element and all below it. */
export function* elementsOf(element: Element): Generator<Element> {
  yield element
  for (const child of element.children.values()) yield* elementsOf(child)
}
