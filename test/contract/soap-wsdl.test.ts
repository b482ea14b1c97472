// The WSDL is what WSDL 1.1 allows, every name in it leads somewhere, and a client that is not ours finds
// every operation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { createClientAsync } from 'soap'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/soap-v2/operations.ts'
import { root } from '../../scripts/contract/bundle.ts'

const path = join(root, 'generated', 'soap-v2', 'service.wsdl')
const names = Object.keys(operations)

const WSDL = 'http://schemas.xmlsoap.org/wsdl/'
const SOAP = 'http://schemas.xmlsoap.org/wsdl/soap/'
const XSD = 'http://www.w3.org/2001/XMLSchema'

interface Element {
  uri: string
  local: string
  attributes: Record<string, string>
  /** The namespace of a prefix at this element. */
  resolve(prefix: string): string | undefined
  children: Element[]
}

/** Reads a document strictly: whatever XML or its namespaces forbid is an error. */
function read(xml: string): Element {
  const parser = new SaxesParser({ xmlns: true })
  const open: Element[] = []
  let top: Element | undefined
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map((attribute) => [attribute.name, attribute.value]),
    )
    const scope = new Map(
      open.flatMap((element) => [...Object.entries(element.attributes)]).concat(Object.entries(attributes)),
    )
    const resolve = (prefix: string) => scope.get(prefix === '' ? 'xmlns' : `xmlns:${prefix}`)
    const element: Element = { uri: tag.uri, local: tag.local, attributes, resolve, children: [] }
    open.at(-1)?.children.push(element)
    top ??= element
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  if (!top) throw new Error('There is no element.')
  return top
}

/** Children of each element in the order of the schema of WSDL 1.1, and the attributes that it must have. */
const grammar: Record<string, { children: string[]; attributes: string[] }> = {
  definitions: {
    children: ['documentation', 'types', 'message', 'portType', 'binding', 'service'],
    attributes: ['targetNamespace'],
  },
  documentation: { children: [], attributes: [] },
  types: { children: [`${XSD} schema`], attributes: [] },
  message: { children: ['part'], attributes: ['name'] },
  part: { children: [], attributes: ['name', 'type'] },
  portType: { children: ['operation'], attributes: ['name'] },
  binding: { children: [`${SOAP} binding`, 'operation'], attributes: ['name', 'type'] },
  operation: { children: ['documentation', `${SOAP} operation`, 'input', 'output'], attributes: ['name'] },
  input: { children: [`${SOAP} body`], attributes: [] },
  output: { children: [`${SOAP} body`], attributes: [] },
  service: { children: ['port'], attributes: ['name'] },
  port: { children: [`${SOAP} address`], attributes: ['name', 'binding'] },
}

function faultsOf(element: Element): string[] {
  if (element.uri !== WSDL) return []
  const rule = grammar[element.local]
  if (!rule) return [`${element.local} is no element of WSDL`]
  const missing = rule.attributes
    .filter((name) => !element.attributes[name])
    .map((name) => `${element.local} has no ${name}`)
  const places = element.children.map((child) =>
    rule.children.indexOf(child.uri === WSDL ? child.local : `${child.uri} ${child.local}`),
  )
  const disorder = places.some((place, i) => place < 0 || place < (places[i - 1] ?? 0))
    ? [`${element.local}: ${element.children.map((c) => c.local).join()}`]
    : []
  return [...missing, ...disorder, ...element.children.flatMap(faultsOf)]
}

function* walk(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) yield* walk(child)
}

let top: Element
const all = (local: string, uri = WSDL) =>
  [...walk(top)].filter((element) => element.local === local && element.uri === uri)

/** `{namespace}name` of a qualified name. */
function expand(element: Element, name: string): string {
  const [prefix, local] = name.includes(':') ? (name.split(':') as [string, string]) : ['', name]
  return `{${element.resolve(prefix) ?? '?'}}${local}`
}

const anyValue = 'xsd:anyType'
const anyMap = { functionOptions: anyValue }
/** The operations with a shape of their own (O-029). */
const inputs: Readonly<Record<string, object>> = {
  testEmailAddress: { email: 'xsd:string' },
}
const results: Readonly<Record<string, string>> = { check_status: 'xsd:boolean', testEmailAddress: 'xsd:boolean' }

describe('service.wsdl', () => {
  beforeAll(() => {
    top = read(readFileSync(path, 'utf8'))
  })

  it('is what the schema of WSDL 1.1 allows', () => {
    expect(top).toMatchObject({ uri: WSDL, local: 'definitions' })
    expect(faultsOf(top)).toEqual([])
  })

  it('every qualified name leads to a definition', () => {
    const target = top.attributes['targetNamespace'] ?? ''
    const own = ['message', 'portType', 'binding'].flatMap((kind) =>
      all(kind).map((element) => `{${target}}${element.attributes['name']}`),
    )
    const schemas = all('schema', XSD).flatMap((schema) =>
      schema.children.map((child) => `{${schema.attributes['targetNamespace']}}${child.attributes['name']}`),
    )
    const known = new Set([...own, ...schemas, `{${XSD}}anyType`, `{${XSD}}string`, `{${XSD}}boolean`])
    const used = [...walk(top)].flatMap((element) =>
      ['message', 'binding', 'type', 'ref'].flatMap((name) =>
        element.attributes[name] ? [expand(element, element.attributes[name])] : [],
      ),
    )
    expect(used.length).toBeGreaterThan(4 * names.length)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })

  it('names every operation once, with its messages, its action and the address as its namespace', () => {
    const [port] = all('portType')
    const [binding] = all('binding')
    const address = all('address', SOAP)[0]?.attributes['location']
    expect(port?.children.map((o) => o.attributes['name'])).toEqual(names)
    expect(all('message').map((m) => m.attributes['name'])).toEqual(
      names.flatMap((name) => [`${name}Request`, `${name}Response`]),
    )
    const bound = binding?.children.filter((child) => child.uri === WSDL) ?? []
    expect(bound.map((o) => [o.attributes['name'], o.children[0]?.attributes['soapAction']])).toEqual(
      names.map((name) => [name, `${address}#${name}`]),
    )
    const bodies = all('body', SOAP).map((body) => body.attributes)
    expect(bodies).toHaveLength(2 * names.length)
    for (const body of bodies) expect(body).toMatchObject({ use: 'encoded', namespace: address })
  })

  it('holds the schemas of Apache maps and SOAP arrays, and imports none', () => {
    expect(all('schema', XSD).map((schema) => schema.attributes['targetNamespace'])).toEqual([
      'http://xml.apache.org/xml-soap',
      'http://schemas.xmlsoap.org/soap/encoding/',
    ])
    expect([...all('import'), ...all('import', XSD)]).toEqual([])
  })

  it('node-soap finds every operation with its argument and its result', async () => {
    const client = await createClientAsync(path)
    const ports =
      (client.describe() as Record<string, Record<string, Record<string, unknown>>>)['Api_SoapService']?.[
        'Api_SoapPort'
      ] ?? {}
    expect(Object.keys(ports)).toEqual(names)
    for (const name of names) {
      expect(ports[name], name).toEqual({
        input: inputs[name] ?? anyMap,
        output: { return: results[name] ?? anyValue },
      })
      expect(typeof (client as unknown as Record<string, unknown>)[name]).toBe('function')
    }
  })
})
