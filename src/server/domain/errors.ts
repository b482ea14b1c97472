// What the domain refuses, in words that know no protocol. One table in contract/ turns a code
// into a status, and later into a SOAP fault and an SMTP reply.

export type ErrorCode =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'timeout'
  | 'conflict'
  | 'too_large'
  | 'invalid'
  | 'rate_limited'
  | 'not_implemented'
  | 'unavailable'

/** Place or reason, and its text or data. */
export type ErrorDetails = Record<string, unknown>

/** A refusal that the caller can do something about; `message` says what. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, message: string, details?: ErrorDetails) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** There is no such thing in this account, or it belongs to another one. */
export const notFound = (what: string, id: string | number) =>
  new DomainError('not_found', `There is no ${what} ${id} in this account.`)

/** The value at this place does not do; `text` says what would. */
export const invalid = (place: string, text: string) =>
  new DomainError('invalid', `${place} ${text}`, { [place]: text })

/** What is stored stands against the request. `reason` is the key that callers test for. */
export const conflict = (reason: string, text: string, data: ErrorDetails = {}) =>
  new DomainError('conflict', text, { [reason]: text, ...data })
