// The refusals of the domain, independent of any protocol. Each door has the table that turns a code into its
// answer: contract/error-table.ts into a status, soap/errors.ts into an error code or a fault, smtp/replies.ts into
// a reply.

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

/**
 * The value at this place is not accepted; `text` says what would be. A place is the path to a member of the input,
 * in names of the domain: `senderId`, `content.body`, `notify.0`. Each door knows what its clients call it.
 */
export const invalid = (place: string, text: string) =>
  new DomainError('invalid', `${place} ${text}`, { [place]: text })

/** What is stored stands against the request. `reason` is the key that callers test for. */
export const conflict = (reason: string, text: string, data: ErrorDetails = {}) =>
  new DomainError('conflict', text, { [reason]: text, ...data })
