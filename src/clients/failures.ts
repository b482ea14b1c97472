// Makes the errors of errors.ts from what a server answered, and from requests that got no answer.
import { explain } from './deadline.ts'
import { type ApiError, ConnectionError, createApiError, InvalidAnswerError } from './errors.ts'
import { readWait } from './retry.ts'

const MIN_KEY = 8

/** Replaces the key of the account in a text. */
export type Redact = (text: string) => string

/** No key of the platform is shorter than 8 characters, and replacing a shorter one would mangle unrelated words. */
export const redactorOf =
  (apiKey: string): Redact =>
  (text) =>
    apiKey.length < MIN_KEY ? text : text.replaceAll(apiKey, '[apiKey]')

interface Problem {
  title?: unknown
  detail?: unknown
  errors?: unknown
}

/** The error body of the contract; empty for the page of a proxy. */
function problemIn(body: unknown, redact: Redact): Problem {
  if (typeof body !== 'object' || body === null) return {}
  const clean = (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value)
  return JSON.parse(JSON.stringify(body), clean) as Problem
}

/** The error for an answer that is not a success. `body` is its parsed body, or the text of one that is not JSON. */
export function toApiError(operationId: string, body: unknown, response: Response, redact: Redact): ApiError {
  const { title, detail, errors } = problemIn(body, redact)
  const { status, statusText } = response
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => (headers[name] = redact(value)))
  return createApiError(
    {
      operationId,
      status,
      title: typeof title === 'string' ? title : statusText || 'Error',
      detail: typeof detail === 'string' ? detail : describe(status),
      ...(typeof errors === 'object' && errors !== null && { errors: errors as Record<string, unknown> }),
      requestId: headers['x-request-id'] ?? null,
      headers,
    },
    readWait(headers),
  )
}

/** The error for a success whose body is not what the operation returns. */
export function toInvalidAnswer(operationId: string, { status, headers }: Response): InvalidAnswerError {
  const detail = 'The body is not the JSON that the operation answers. Is baseUrl the address of the API?'
  return new InvalidAnswerError({
    operationId,
    status,
    title: 'Invalid answer',
    detail,
    requestId: headers.get('x-request-id'),
  })
}

/** The error for a request without an answer. */
export const toConnectionError = (operationId: string, error: unknown, baseUrl: string): ConnectionError =>
  error instanceof ConnectionError ? error : new ConnectionError(operationId, explain(error, baseUrl), { cause: error })

function describe(status: number): string {
  const redirected = status === 0 || (status >= 300 && status < 400)
  return redirected
    ? 'The address redirects elsewhere; the key was not sent there. Set baseUrl to the address of the API.'
    : 'The answer does not say why; something between client and server may have made it.'
}
