// specs/soap-v2/service.wsdl, written by hand: what it says about the service and its operations. Lint checks it first
// (scripts/lint/wsdl.ts), so what is missing here reads as empty.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FindingsError } from '../finding.ts'
import type { PlainType } from './types.ts'
import { parseXml, type XmlElement, XmlError } from './xml.ts'

/** The WSDL, from the root of the project. */
export const wsdlPath = 'specs/soap-v2/service.wsdl'

export const WSDL = 'http://schemas.xmlsoap.org/wsdl/'
export const WSDL_SOAP = 'http://schemas.xmlsoap.org/wsdl/soap/'
export const XSD = 'http://www.w3.org/2001/XMLSchema'

/** The part that holds the map of options. */
export const OPTIONS = 'functionOptions'

/** What the simple types of XML Schema are in the table. */
const plainOf: Readonly<Record<string, PlainType>> = {
  string: 'string',
  boolean: 'boolean',
  int: 'integer',
  integer: 'integer',
  long: 'integer',
  decimal: 'number',
  double: 'number',
  float: 'number',
  date: 'date',
  dateTime: 'datetime',
  base64Binary: 'base64',
}

/** A part of a message. */
export interface WsdlPart {
  name: string
  /** `{namespace}name`. */
  type: string
  line: number
}

export interface WsdlOperation {
  name: string
  /** Of its element in the port type. */
  line: number
  /** The comment before it: the title of the group, at the first operation of each. */
  comment: string
  /** The first sentence of its documentation, without the full stop. */
  summary: string
  description: string
  request: WsdlPart[]
  response: WsdlPart[]
}

export interface WsdlService {
  summary: string
  description: string
  /** The URL, which is the target namespace too. */
  address: string
  /** In the order of the port type. */
  operations: WsdlOperation[]
}

/** Whether a part is of any type: then the YAML says what it holds. */
export const isAnyType = ({ type }: WsdlPart): boolean => type === `{${XSD}}anyType`

/** The type of a part in the table; undefined for those that the table does not know, such as anyType. */
export const plainTypeOf = ({ type }: WsdlPart): PlainType | undefined =>
  type.startsWith(`{${XSD}}`) ? plainOf[type.slice(XSD.length + 2)] : undefined

export const childrenOf = (element: XmlElement | undefined, local: string, uri = WSDL): XmlElement[] =>
  element?.children.filter((child) => child.local === local && child.uri === uri) ?? []

/** Splits a documentation into its first sentence and the rest. */
function sentences(text: string): { summary: string; description: string } {
  const [, summary = text, description = ''] = /^(.*?)\.(?: (.*))?$/.exec(text) ?? []
  return { summary, description }
}

const documentationOf = (element: XmlElement) => sentences(childrenOf(element, 'documentation')[0]?.text ?? '')

const partOf = (element: XmlElement): WsdlPart => ({
  name: element.attributes.get('name') ?? '',
  type: element.expand(element.attributes.get('type') ?? ''),
  line: element.line,
})

/** What a tree says; its root is `definitions`. */
export function serviceOf(root: XmlElement): WsdlService {
  const messages = new Map(childrenOf(root, 'message').map((one) => [one.attributes.get('name'), one]))
  const partsOf = (operation: XmlElement, side: string): WsdlPart[] => {
    const reference = childrenOf(operation, side)[0]?.attributes.get('message') ?? ''
    return childrenOf(messages.get(reference.slice(reference.indexOf(':') + 1)), 'part').map(partOf)
  }
  const [port] = childrenOf(childrenOf(root, 'service')[0], 'port')
  return {
    ...sentences(childrenOf(root, 'documentation')[0]?.text ?? ''),
    address: childrenOf(port, 'address', WSDL_SOAP)[0]?.attributes.get('location') ?? '',
    operations: childrenOf(childrenOf(root, 'portType')[0], 'operation').map((operation) => ({
      name: operation.attributes.get('name') ?? '',
      line: operation.line,
      comment: operation.comment,
      ...documentationOf(operation),
      request: partsOf(operation, 'input'),
      response: partsOf(operation, 'output'),
    })),
  }
}

/** Reads the WSDL of the project below `base`. Rejects with a finding when it is not XML. */
export async function readWsdl(base: string): Promise<WsdlService> {
  const text = await readFile(join(base, wsdlPath), 'utf8')
  try {
    return serviceOf(parseXml(wsdlPath, text))
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const message = `The WSDL cannot be read: ${error.reason}`
    throw new FindingsError([{ file: wsdlPath, place: `:${error.line}`, message, rule: 'soap-wsdl-xml' }], {
      cause: error,
    })
  }
}
