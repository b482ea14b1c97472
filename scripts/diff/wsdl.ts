// Reads a WSDL 1.1 as a tree in which every element has a place that does not depend on the order of the text.
import { SaxesParser } from 'saxes'
import type { Wsdl } from './releases.ts'

/** An element of a WSDL; references in its attributes are written as `{namespace}name`. */
export interface Element {
  /** `operation`, `xsd:element`, `soap:address`, or `{namespace}name` of others. */
  kind: string
  /** Its place: `/portType[Api]/operation[getLists]/input`. */
  place: string
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

type Open = Element & { silent: boolean }

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

/** Parses a WSDL; throws an error with file, line and column when it is not one. */
export function parseWsdl({ file, text }: Wsdl): Element {
  const parser = new SaxesParser({ xmlns: true, fileName: file })
  const stack: Open[] = []
  let root: Element | undefined
  const resolved = (name: string, value: string) => {
    if (!references.has(name)) return value
    const [prefix, local] = value.includes(':')
      ? [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
      : ['', value]
    return `{${parser.resolve(prefix) ?? ''}}${local}`
  }
  parser.on('error', (error) => {
    throw new Error(`${error.message} Correct the WSDL.`)
  })
  parser.on('opentag', ({ uri, local, attributes: written }) => {
    const kind = kindOf(uri, local)
    const parent = stack.at(-1)
    const attributes = new Map(defaults[kind])
    for (const one of Object.values(written)) {
      if (one.prefix !== 'xmlns' && one.name !== 'xmlns') attributes.set(one.local, resolved(one.local, one.value))
    }
    const step = stepOf(kind, attributes, parent)
    // Documentation is not part of the contract.
    const silent = parent?.silent === true || local === 'documentation' || local === 'annotation'
    const element = { kind, place: parent ? `${parent.place}/${step}` : '', attributes, children: new Map(), silent }
    if (parent && !silent) parent.children.set(step, element)
    root ??= element
    stack.push(element)
  })
  parser.on('closetag', () => stack.pop())
  parser.write(text).close()
  if (root?.kind !== 'definitions')
    throw new Error(`${file}: This is no WSDL: its first element is not wsdl:definitions.`)
  return root
}

/** An element and all below it. */
export function* elementsOf(element: Element): Generator<Element> {
  yield element
  for (const child of element.children.values()) yield* elementsOf(child)
}
