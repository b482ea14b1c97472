// Reads a SOAP answer: it holds a value, an error code, or a fault.
import type { SoapErrorCode } from '../../../generated/soap-v2/types.ts'
import { asTyped, createDecoder, type XmlElement } from '../../wire/soap/decode.ts'
import type { SoapValue } from '../../wire/soap/names.ts'
import { type ApiError, createApiError, InvalidAnswerError } from '../errors.ts'
import { readWait } from '../retry.ts'
import { readXml } from './xml-reader.ts'

/** The operation refused: the answer is an error code. */
export class SoapError extends Error {
  override readonly name = 'SoapError'
  readonly operationId: string
  /** One of the codes of the contract, or one that a newer server added. */
  readonly code: SoapErrorCode | (string & {})
  /** The id of this request in the log of the server. */
  readonly requestId: string | null

  constructor(operationId: string, code: string, requestId: string | null) {
    super(`${operationId}: ${code}${requestId === null ? '' : ` (request ${requestId})`}`)
    this.operationId = operationId
    this.code = code
    this.requestId = requestId
  }
}

/** An HTTP answer, read to its end. */
export interface HttpAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.local === name)
const isMap = (value: SoapValue | undefined): value is { readonly [key: string]: SoapValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const errorOf = (value: SoapValue | undefined): string | null =>
  isMap(value) && typeof value['ERROR'] === 'string' ? value['ERROR'] : null

/** The error code in a value (O-003): a bare text, a map with ERROR, or such a map as the first item or as a member. */
function codeIn(value: SoapValue): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return errorOf((value as readonly SoapValue[])[0])
  if (!isMap(value)) return null
  return (
    errorOf(value) ??
    Object.values(value)
      .map(errorOf)
      .find((code) => code !== null) ??
    null
  )
}

/** The status that a REST API would have given, since SOAP answers every fault with 500. */
function statusOf(status: number, faultCode: string, detail: SoapValue): number {
  if (status !== 500) return status
  if (isMap(detail) && detail['code'] === 'not_implemented') return 501
  return faultCode.endsWith('Client') ? 400 : 500
}

function toFault(
  operationId: string,
  { status, headers }: HttpAnswer,
  fault: XmlElement,
  decode: (element: XmlElement) => SoapValue,
): ApiError {
  const detailElement = childOf(fault, 'detail')
  const detail = detailElement && detailElement.children.length > 0 ? decode(detailElement) : null
  const code = childOf(fault, 'faultcode')?.text.trim() ?? ''
  const answer = {
    operationId,
    status: statusOf(status, code, detail),
    title: `SOAP fault ${code.slice(code.indexOf(':') + 1)}`,
    detail: childOf(fault, 'faultstring')?.text ?? '',
    ...(isMap(detail) && { errors: detail }),
    requestId: headers['x-request-id'] ?? null,
    headers,
  }
  return createApiError(answer, readWait(headers))
}

function bodyOf(operationId: string, answer: HttpAnswer): XmlElement {
  const { status, headers } = answer
  const refuse = (detail: string) => {
    const about = {
      operationId,
      status,
      title: 'Invalid answer',
      detail,
      requestId: headers['x-request-id'] ?? null,
      headers,
    }
    return status >= 200 && status < 300 ? new InvalidAnswerError(about) : createApiError(about, readWait(headers))
  }
  try {
    const body = childOf(readXml(answer.text), 'Body')
    if (body?.children[0]) return body
  } catch (error) {
    throw refuse(`The body is not a SOAP envelope: ${(error as Error).message} Is baseUrl the address of the service?`)
  }
  throw refuse('The body is not a SOAP envelope. Is baseUrl the address of the service?')
}

/** The value that an operation answered; throws SoapError for a code, ApiError for a fault or a broken answer. */
export function readAnswer(operationId: string, answer: HttpAnswer): SoapValue {
  const body = bodyOf(operationId, answer)
  const decode = createDecoder(body, asTyped)
  const [first] = body.children as [XmlElement]
  if (first.local === 'Fault') throw toFault(operationId, answer, first, decode)
  const result = first.children[0]
  const value = result ? decode(result) : null
  const code = codeIn(value)
  if (code !== null) throw new SoapError(operationId, code, answer.headers['x-request-id'] ?? null)
  return value
}
