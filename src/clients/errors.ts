// The errors of a call. If the server answered, it is an ApiError, with one class for each status that callers branch
// on; without an answer it is a ConnectionError. None of them contains the API key.

/** What is known about an error answer. */
export interface ErrorAnswer {
  operationId: string
  /** HTTP status; 0 where a browser hides a redirection. */
  status: number
  /** Short name of the status. */
  title: string
  /** What went wrong and what to change. */
  detail: string
  /** Each key is a place (`body.base.email`) or the reason of a conflict, each value its text or data. */
  errors?: Readonly<Record<string, unknown>>
  /** The id of this request in the log of the server; null when the answer did not come from the server. */
  requestId: string | null
  headers?: Readonly<Record<string, string>>
}

/** The server answered, but not with success. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly operationId: string
  readonly status: number
  readonly title: string
  readonly detail: string
  // `declare`, so that a log does not show this member when it is missing.
  declare readonly errors?: Readonly<Record<string, unknown>>
  readonly requestId: string | null
  declare readonly headers?: Readonly<Record<string, string>>

  constructor(answer: ErrorAnswer) {
    const request = answer.requestId === null ? '' : ` (request ${answer.requestId})`
    super(`${answer.operationId}: ${answer.status} ${answer.title}: ${answer.detail}${request}`)
    this.operationId = answer.operationId
    this.status = answer.status
    this.title = answer.title
    this.detail = answer.detail
    if (answer.errors) this.errors = answer.errors
    this.requestId = answer.requestId
    if (answer.headers) this.headers = answer.headers
  }
}

/** 400: the body is not the JSON that the operation takes. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError'
}
/** 401: the key is missing, unknown or revoked. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError'
}
/** 403: the key is valid, but it may not do this. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError'
}
/** 404: the account does not have the record. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError'
}
/** 408: the server gave up on the request. */
export class RequestTimeoutError extends ApiError {
  override readonly name = 'RequestTimeoutError'
}
/** 409: the request conflicts with what is stored; `errors` names the reason. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError'
}
/** 413: the body is too large; split it. */
export class PayloadTooLargeError extends ApiError {
  override readonly name = 'PayloadTooLargeError'
}
/** 422: a parameter or a member of the body is wrong; `errors` names the place. */
export class UnprocessableError extends ApiError {
  override readonly name = 'UnprocessableError'
}
/** The idempotency key belongs to another request: use a new one. */
export class IdempotencyKeyReusedError extends ApiError {
  override readonly name = 'IdempotencyKeyReusedError'
}
/** The server is still working on a request with this idempotency key; ask for its answer in a moment. */
export class RequestInProgressError extends ApiError {
  override readonly name = 'RequestInProgressError'
}
/** The request took effect, but the server has lost its answer. It was not done again: look up the result. */
export class AnswerLostError extends ApiError {
  override readonly name = 'AnswerLostError'
}
/** 5xx: the server failed. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError'
}
/** A success whose body cannot be read: something between client and server answered. */
export class InvalidAnswerError extends ApiError {
  override readonly name = 'InvalidAnswerError'
}

/** 429: a rate limit is used up. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError'
  /** Seconds until requests are allowed again; null when the server did not say. */
  readonly retryAfter: number | null

  constructor(answer: ErrorAnswer, retryAfter: number | null) {
    super(answer)
    this.retryAfter = retryAfter
  }
}

/** There was no answer, or it broke off. Whether the request took effect is not known. */
export class ConnectionError extends Error {
  override readonly name: string = 'ConnectionError'
  readonly operationId: string

  constructor(operationId: string, message: string, options?: ErrorOptions) {
    super(`${operationId}: ${message}`, options)
    this.operationId = operationId
  }
}

/** There was no answer in time. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
  readonly timeoutMs: number

  constructor(operationId: string, timeoutMs: number) {
    super(operationId, `no answer after ${timeoutMs} ms`)
    this.timeoutMs = timeoutMs
  }
}

const classes: Readonly<Record<number, new (answer: ErrorAnswer) => ApiError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  408: RequestTimeoutError,
  409: ConflictError,
  413: PayloadTooLargeError,
  422: UnprocessableError,
}

/** Refusals whose status differs between the APIs; their reason identifies them. */
const reasons: Readonly<Record<string, new (answer: ErrorAnswer) => ApiError>> = {
  idempotency_key_reused: IdempotencyKeyReusedError,
  idempotency_in_progress: RequestInProgressError,
  idempotency_answer_lost: AnswerLostError,
}

/** Makes an error of the class for the reason or the status. `retryAfter` (null) is for 429. */
export function createApiError(answer: ErrorAnswer, retryAfter: number | null = null): ApiError {
  if (answer.status === 429) return new RateLimitError(answer, retryAfter)
  if (answer.status >= 500) return new ServerError(answer)
  const reason = Object.keys(answer.errors ?? {}).find((name) => Object.hasOwn(reasons, name))
  return new (reasons[reason ?? ''] ?? classes[answer.status] ?? ApiError)(answer)
}
