// Reads a call from a request: which operation, and its options.
import { operations } from '../../../generated/soap-v2/operations.ts'
import { shapes } from '../../../generated/soap-v2/shapes.ts'
import { asText, createDecoder, DecodeError, type XmlElement } from '../../wire/soap/decode.ts'
import { ENVELOPE, type SoapValue } from '../../wire/soap/names.ts'
import { DomainError } from '../domain/errors.ts'
import { decodeBody, readDocument } from './reader.ts'

export type OperationId = keyof typeof operations
export type OptionMap = Readonly<Record<string, SoapValue>>

export const isMap = (value: SoapValue | undefined): value is OptionMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Call {
  operation: OperationId
  options: OptionMap
}

/** The operation names of the table, by their lower-case form (O-005). */
const byLowerCase = new Map(Object.keys(operations).map((name) => [name.toLowerCase(), name as OperationId]))

const malformedCall = (text: string) => new DomainError('malformed', text)

async function readEnvelope(body: Buffer, contentType: string): Promise<XmlElement> {
  const envelope = await readDocument(decodeBody(body, contentType))
  if (envelope.local !== 'Envelope') throw malformedCall('The body is not a SOAP envelope.')
  if (envelope.uri !== ENVELOPE) throw new VersionMismatch()
  const inner = envelope.children.find((child) => child.local === 'Body')
  if (!inner || inner.children.length === 0) throw malformedCall('The envelope has no call in its body.')
  return inner
}

/** The error for an envelope of another SOAP version, for which there is a special fault (SOAP 1.1, 4.4.1). */
export class VersionMismatch extends DomainError {
  constructor() {
    super('malformed', 'The envelope is not one of SOAP 1.1.')
  }
}

/** `"https://host/soap/v2#createList"` -> `createList`; quotes and address may be missing. */
const actionName = (action: string) => action.replaceAll('"', '').split('#').at(-1)?.trim().toLowerCase() ?? ''

function findOperation(body: XmlElement, action: string): { operation: OperationId; element: XmlElement } {
  for (const element of body.children) {
    const operation = byLowerCase.get(element.local.toLowerCase())
    if (operation) return { operation, element }
  }
  const operation = byLowerCase.get(actionName(action))
  const [element] = body.children as [XmlElement]
  if (!operation)
    throw malformedCall(`The operation ${element.local} was not found. See /docs/soap-v2/ for all operations.`)
  return { operation, element }
}

/** Reads what a call brings in place of the map, where the table says so (O-029); undefined for the map, and for what is neither. */
function plainOptions(operation: OperationId, value: SoapValue): OptionMap | undefined {
  const { input } = operations[operation]
  if (input === 'text' && typeof value === 'string') return { [shapes[operation].arguments[0] ?? '']: value }
  // A map with the credentials may be the first of the array.
  if (input === 'list' && Array.isArray(value)) return (value as readonly SoapValue[]).find(isMap) ?? {}
  return undefined
}

/** Reads the options; some clients send an empty map as an empty list, an empty text or nothing. */
function toOptions(value: SoapValue): OptionMap {
  if (
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  )
    return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw malformedCall('functionOptions must be a map.')
  return value as OptionMap
}

const optionsOf = (operation: OperationId, value: SoapValue): OptionMap =>
  plainOptions(operation, value) ?? toOptions(value)

/** The call in a request; throws `malformedCall`. `action` is the header SOAPAction, or empty. */
export async function readCall(body: Buffer, contentType: string, action: string): Promise<Call> {
  const inner = await readEnvelope(body, contentType)
  const { operation, element } = findOperation(inner, action)
  try {
    const decode = createDecoder(inner, asText)
    // The first child, whatever its name: clients without the WSDL make up a name.
    const [first] = element.children
    return { operation, options: first ? optionsOf(operation, decode(first)) : {} }
  } catch (error) {
    if (error instanceof DecodeError) throw malformedCall(error.message)
    throw error
  }
}
