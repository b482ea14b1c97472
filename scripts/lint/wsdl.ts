// The WSDL on its own: its grammar, its names and what they lead to, messages, binding and documentation. It is stricter than
// WSDL 1.1: one port type, one binding and one port, all rpc/encoded, since clients in use are known to read just that.
import type { Finding } from '../contract/finding.ts'
import {
  childrenOf,
  isAnyType,
  OPTIONS,
  plainTypeOf,
  serviceOf,
  WSDL,
  WSDL_SOAP,
  type WsdlPart,
  wsdlPath,
  XSD,
} from '../contract/soap/wsdl.ts'
import { elementsBelow, type XmlElement } from '../contract/soap/xml.ts'
import { checkGrammar, ENCODING } from './wsdl-grammar.ts'

const HTTP = 'http://schemas.xmlsoap.org/soap/http'

/** A finding at a line of the WSDL. */
export const atLine = (line: number, rule: string, message: string): Finding => ({
  file: wsdlPath,
  place: `:${line}`,
  message,
  rule: `soap-wsdl-${rule}`,
})

const nameOf = (element: XmlElement): string => element.attributes.get('name') ?? ''

/** The second and later ones of a name. Calls are matched regardless of case, so names must differ in more than case. */
function repeated(elements: XmlElement[], what: string): Finding[] {
  const first = new Map<string, number>()
  return elements.flatMap((element) => {
    const key = nameOf(element).toLowerCase()
    const taken = first.get(key)
    first.set(key, taken ?? element.line)
    if (taken === undefined) return []
    const message = `The name of the ${what} ${nameOf(element)} is taken in line ${taken}: rename or remove one of them.`
    return [atLine(element.line, 'name', message)]
  })
}

function checkNames(root: XmlElement): Finding[] {
  const [messages, [portType], [binding]] = [
    childrenOf(root, 'message'),
    childrenOf(root, 'portType'),
    childrenOf(root, 'binding'),
  ]
  return [
    ...repeated(messages, 'message'),
    ...messages.flatMap((message) => repeated(childrenOf(message, 'part'), 'part')),
    ...repeated(childrenOf(portType, 'operation'), 'operation'),
    ...repeated(childrenOf(binding, 'operation'), 'bound operation'),
    ...schemasOf(root).flatMap((schema) => repeated(schema.children, 'type')),
  ]
}

const schemasOf = (root: XmlElement): XmlElement[] => childrenOf(childrenOf(root, 'types')[0], 'schema', XSD)

/** The types of XML Schema 1.0. */
const builtIn =
  'anyType anySimpleType string normalizedString token language Name NCName NMTOKEN NMTOKENS ID IDREF IDREFS ENTITY ENTITIES QName NOTATION anyURI boolean decimal integer nonPositiveInteger negativeInteger long int short byte nonNegativeInteger unsignedLong unsignedInt unsignedShort unsignedByte positiveInteger float double duration dateTime time date gYearMonth gYear gMonthDay gDay gMonth hexBinary base64Binary'

/** What a qualified name may lead to, by the attribute that holds it and the element that has it. */
function definitionsOf(root: XmlElement): Map<string, Set<string>> {
  const target = root.attributes.get('targetNamespace') ?? ''
  const own = (kind: string) => new Set(childrenOf(root, kind).map((element) => `{${target}}${nameOf(element)}`))
  const declared = schemasOf(root).flatMap((schema) =>
    schema.children.map((child) => `{${schema.attributes.get('targetNamespace') ?? ''}}${nameOf(child)}`),
  )
  const types = new Set([...builtIn.split(' ').map((name) => `{${XSD}}${name}`), ...declared])
  return new Map([
    ['message', own('message')],
    ['binding', own('binding')],
    ['binding type', own('portType')],
    ['type', types],
    ['base', types],
    ['ref', types],
  ])
}

/** Names of what does not exist: messages, port type and binding, and types that neither XML Schema nor the WSDL has. */
function checkReferences(root: XmlElement): Finding[] {
  const definitions = definitionsOf(root)
  return [...elementsBelow(root)].flatMap((element) =>
    [...element.attributes].flatMap(([attribute, name]) => {
      const known = definitions.get(`${element.local} ${attribute}`) ?? definitions.get(attribute)
      if (!known || known.has(element.expand(name))) return []
      const isType = known === definitions.get('type')
      const message = isType
        ? `There is no type ${name}: use one of XML Schema or of <types>, with its prefix.`
        : `${attribute}="${name}" names nothing in this file: correct the name or its prefix.`
      return [atLine(element.line, isType ? 'type' : 'reference', message)]
    }),
  )
}

const localOf = (reference: string): string => reference.slice(reference.indexOf(':') + 1)

/** Messages and bound operations are in the order of the port type. Reports the first one that is not. */
function checkOrder(root: XmlElement): Finding[] {
  const declared = childrenOf(childrenOf(root, 'portType')[0], 'operation').map(nameOf)
  const inOrder = (elements: XmlElement[], wanted: string[]) => {
    const places = elements.map((element) => wanted.indexOf(nameOf(element))).filter((place) => place >= 0)
    const known = elements.filter((element) => wanted.includes(nameOf(element)))
    const early = known.find((_element, index) => (places[index] ?? 0) < (places[index - 1] ?? 0))
    return early ? [atLine(early.line, 'order', `Move ${nameOf(early)} up: keep the order of the portType.`)] : []
  }
  return [
    ...inOrder(
      childrenOf(root, 'message'),
      declared.flatMap((name) => [`${name}Request`, `${name}Response`]),
    ),
    ...inOrder(childrenOf(childrenOf(root, 'binding')[0], 'operation'), declared),
  ]
}

/** The messages of an operation have its name, so that none can be taken for another's. */
function checkMessages(root: XmlElement): Finding[] {
  const messages = childrenOf(root, 'message')
  const known = new Set(messages.map(nameOf))
  const used = new Set<string>()
  const wrong = childrenOf(childrenOf(root, 'portType')[0], 'operation').flatMap((operation) =>
    ['input', 'output'].flatMap((side) => {
      const [element] = childrenOf(operation, side)
      const message = localOf(element?.attributes.get('message') ?? '')
      const wanted = nameOf(operation) + (side === 'input' ? 'Request' : 'Response')
      used.add(message)
      if (message === wanted || !element || !known.has(message)) return []
      return [
        atLine(element.line, 'message', `The ${side} of ${nameOf(operation)} is tns:${wanted}, not tns:${message}.`),
      ]
    }),
  )
  const unused = messages
    .filter((message) => !used.has(nameOf(message)))
    .map(({ line, attributes }) =>
      atLine(
        line,
        'message',
        `No operation uses the message ${attributes.get('name')}: remove it or add the operation.`,
      ),
    )
  return [...wrong, ...unused]
}

/** A type that exists and cannot be that of a part; one that does not is reported by checkReferences. */
function checkPart(part: WsdlPart, types: ReadonlySet<string>, wanted: string): Finding[] {
  if (!types.has(part.type) || isAnyType(part) || plainTypeOf(part)) return []
  return [atLine(part.line, 'type', `The table has no type for a part of type ${part.type}: ${wanted}.`)]
}

/** One part in and one out: the map or a text, and what is returned. */
function checkParts(root: XmlElement): Finding[] {
  const types = definitionsOf(root).get('type') ?? new Set()
  return serviceOf(root).operations.flatMap(({ name, line, request, response }) => {
    const [taken] = request
    const [returned] = response
    if (request.length !== 1 || response.length !== 1 || !taken || !returned) {
      const message = `Each message of ${name} must have one part: node-soap cannot call an operation without one, and the server reads one.`
      return [atLine(taken?.line ?? line, 'part', message)]
    }
    const isMap = taken.name === OPTIONS && isAnyType(taken)
    const isText = taken.name !== OPTIONS && plainTypeOf(taken) === 'string'
    const found = [
      ...checkPart(taken, types, 'use xsd:anyType, or xsd:string for a text'),
      ...checkPart(returned, types, 'use xsd:anyType, or a simple type such as xsd:boolean'),
    ]
    if (found.length === 0 && types.has(taken.type) && !isMap && !isText)
      found.push(
        atLine(taken.line, 'part', `A call takes ${OPTIONS} of xsd:anyType, or one xsd:string of another name.`),
      )
    if (returned.name !== 'return') found.push(atLine(returned.line, 'part', 'The part of a response is `return`.'))
    return found
  })
}

/** Compares the operations of port type and binding, both ways. */
function checkBound(root: XmlElement): Finding[] {
  const [portType] = childrenOf(root, 'portType')
  const [binding] = childrenOf(root, 'binding')
  const [declared, bound] = [childrenOf(portType, 'operation'), childrenOf(binding, 'operation')]
  const without = (some: XmlElement[], others: XmlElement[], where: string) => {
    const names = new Set(others.map(nameOf))
    return some
      .filter((one) => !names.has(nameOf(one)))
      .map((one) =>
        atLine(one.line, 'binding', `The ${where} has no operation ${nameOf(one)}: add it, or remove this.`),
      )
  }
  return [...without(declared, bound, 'binding'), ...without(bound, declared, 'portType')]
}

/** How calls travel: the same for every operation, each with its own action. */
function checkBinding(root: XmlElement): Finding[] {
  const [binding] = childrenOf(root, 'binding')
  const address = serviceOf(root).address
  const must = (element: XmlElement | undefined, wanted: Record<string, string>, rule = 'binding') =>
    Object.entries(wanted)
      .filter(([name, value]) => element && element.attributes.get(name) !== value)
      .map(([name, value]) => atLine(element?.line ?? 1, rule, `Set ${name}="${value}".`))
  const [style] = childrenOf(binding, 'binding', WSDL_SOAP)
  const bodies = [...elementsBelow(root)].filter(({ uri, local }) => uri === WSDL_SOAP && local === 'body')
  return [
    ...must(root, { targetNamespace: address }, 'address'),
    ...must(style, { style: 'rpc', transport: HTTP }),
    ...bodies.flatMap((body) => must(body, { use: 'encoded', namespace: address, encodingStyle: ENCODING })),
    ...childrenOf(binding, 'operation').flatMap((operation) =>
      must(
        childrenOf(operation, 'operation', WSDL_SOAP)[0],
        { soapAction: `${address}#${nameOf(operation)}` },
        'action',
      ),
    ),
  ]
}

/** Documentation is the summary, a full stop, and more where it is needed. */
function checkDocumentation(root: XmlElement): Finding[] {
  const documented = [root, ...childrenOf(childrenOf(root, 'portType')[0], 'operation')]
  return documented.flatMap((element) => {
    const text = childrenOf(element, 'documentation')[0]?.text ?? ''
    const whose = element === root ? 'The service' : nameOf(element)
    if (text === '') return [atLine(element.line, 'documentation', `${whose} has no documentation: say what it does.`)]
    if (/^\S.*?\.( |$)/.test(text) && text.endsWith('.')) return []
    const message = `The documentation of ${whose} is not sentences: begin with one that says what it does, and a full stop.`
    return [atLine(element.line, 'documentation', message)]
  })
}

/** Every finding about a WSDL alone. What a wrong grammar or two of one name would cause is not reported beside it. */
export function checkWsdlAlone(root: XmlElement): Finding[] {
  if (root.uri !== WSDL || root.local !== 'definitions')
    return [atLine(root.line, 'grammar', 'The first element of a WSDL is wsdl:definitions.')]
  const basic = [...checkGrammar(root), ...checkNames(root)]
  if (basic.length > 0) return basic
  return [checkReferences, checkMessages, checkParts, checkBound, checkOrder, checkBinding, checkDocumentation].flatMap(
    (check) => check(root),
  )
}
