// The grammar of a WSDL: which elements and attributes stand where.
import type { Finding } from '../contract/finding.ts'
import { WSDL, WSDL_SOAP, wsdlPath, XSD } from '../contract/soap/wsdl.ts'
import type { XmlElement } from '../contract/soap/xml.ts'

/** The encoding of SOAP 1.1, which is also the namespace of its arrays. */
export const ENCODING = 'http://schemas.xmlsoap.org/soap/encoding/'

interface Rule {
  /** In the order in which they stand: `?` for one or none, `*` for any number, else exactly one. */
  children: string[]
  /** `?` for those that may be missing. */
  attributes: string[]
}

const grammar: Readonly<Record<string, Rule>> = {
  definitions: {
    children: ['documentation', 'types', 'message*', 'portType', 'binding', 'service'],
    attributes: ['name?', 'targetNamespace'],
  },
  documentation: { children: [], attributes: [] },
  types: { children: ['xsd:schema*'], attributes: [] },
  message: { children: ['part*'], attributes: ['name'] },
  // With `element` in place of `type`, node-soap refuses the whole WSDL and zeep leaves the operation out.
  part: { children: [], attributes: ['name', 'type'] },
  portType: { children: ['operation*'], attributes: ['name'] },
  'portType operation': { children: ['documentation?', 'input', 'output'], attributes: ['name'] },
  'portType operation input': { children: [], attributes: ['message'] },
  'portType operation output': { children: [], attributes: ['message'] },
  binding: { children: ['soap:binding', 'operation*'], attributes: ['name', 'type'] },
  'soap:binding': { children: [], attributes: ['style', 'transport'] },
  'binding operation': { children: ['soap:operation', 'input', 'output'], attributes: ['name'] },
  'soap:operation': { children: [], attributes: ['soapAction'] },
  'binding operation input': { children: ['soap:body'], attributes: [] },
  'binding operation output': { children: ['soap:body'], attributes: [] },
  'soap:body': { children: [], attributes: ['use', 'namespace', 'encodingStyle'] },
  service: { children: ['port'], attributes: ['name'] },
  port: { children: ['soap:address'], attributes: ['name', 'binding'] },
  'soap:address': { children: [], attributes: ['location'] },
}

const prefixes: Readonly<Record<string, string>> = { [WSDL]: '', [WSDL_SOAP]: 'soap:', [XSD]: 'xsd:' }
const kindOf = ({ uri, local }: XmlElement): string => `${prefixes[uri] ?? `{${uri}}`}${local}`

const at = ({ line }: XmlElement, message: string): Finding => ({
  file: wsdlPath,
  place: `:${line}`,
  message,
  rule: 'soap-wsdl-grammar',
})

const bare = (name: string): string => name.replace(/[?*]$/, '')

function checkAttributes(element: XmlElement, kind: string, { attributes }: Rule): Finding[] {
  const missing = attributes.filter((name) => !name.endsWith('?') && !element.attributes.get(name))
  const known = new Set(attributes.map(bare))
  const strange = [...element.attributes.keys()].filter((name) => !known.has(name))
  return [
    ...missing.map((name) => at(element, `${kind} has no ${name}: add it.`)),
    ...strange.map((name) => at(element, `${kind} takes no attribute ${name}: correct or remove it.`)),
  ]
}

function checkChildren(element: XmlElement, kind: string, { children }: Rule): Finding[] {
  const known = children.map(bare)
  const strange = element.children.filter((child) => !known.includes(kindOf(child)))
  if (strange.length > 0)
    return strange.map((child) => at(child, `${kindOf(child)} has no place in ${kind}: move or remove it.`))
  const places = element.children.map((child) => known.indexOf(kindOf(child)))
  const early = element.children.find((_child, index) => (places[index] ?? 0) < (places[index - 1] ?? 0))
  const order = early ? [at(early, `The order in ${kind} is: ${known.join(', ')}.`)] : []
  const wrongCount = children.filter((name, index) => {
    const count = places.filter((place) => place === index).length
    return name.endsWith('*') ? false : name.endsWith('?') ? count > 1 : count !== 1
  })
  return [...order, ...wrongCount.map((name) => at(element, `${kind} has one ${bare(name)}.`))]
}

/** Checks an element and all below it; `path` is where it stands, from the port type or binding on. */
export function checkGrammar(element: XmlElement, path = ''): Finding[] {
  const kind = kindOf(element)
  if (kind.startsWith('xsd:')) return checkImports(element)
  const place = path === '' ? kind : `${path} ${kind}`
  const rule = grammar[place] ?? grammar[kind]
  if (!rule) return [at(element, `${kind} is not an element of a WSDL: correct or remove it.`)]
  const inner = /^(portType|binding)\b/.test(place) ? place : ''
  return [
    ...checkAttributes(element, kind, rule),
    ...checkChildren(element, kind, rule),
    ...element.children.filter((child) => kindOf(child) in grammarKinds).flatMap((child) => checkGrammar(child, inner)),
  ]
}

/** The kinds that some rule is about; others have been reported at their parent. */
const grammarKinds = Object.fromEntries(
  [...Object.keys(grammar).map((key) => key.slice(key.lastIndexOf(' ') + 1)), 'xsd:schema'].map((kind) => [kind, true]),
)

/** PHP, zeep and node-soap refuse the whole WSDL when they cannot fetch an imported schema. */
function checkImports(schema: XmlElement): Finding[] {
  return schema.children
    .filter(({ local }) => local === 'import' || local === 'include')
    .map((element) =>
      at(element, 'Clients fetch an imported schema, and refuse the WSDL if they cannot: write its types here.'),
    )
}
