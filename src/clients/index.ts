// The public surface of the clients.
export { createMarketingClient } from './marketing.ts'
export type { MarketingClient, MarketingSchemas } from './marketing.ts'
export { createTransactionalClient } from './transactional.ts'
export type { TransactionalClient, TransactionalSchemas } from './transactional.ts'
export { createSandboxClient } from './sandbox.ts'
export type { SandboxClient, SandboxSchemas } from './sandbox.ts'
export { createRegisteredClient } from './registered.ts'
export type { RegisteredClient, RegisteredSchemas } from './registered.ts'
export type { CallOptions, ClientOptions, PageOptions } from './options.ts'
export {
  ApiError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  InvalidAnswerError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  RequestTimeoutError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnprocessableError,
} from './errors.ts'
export type { ErrorAnswer } from './errors.ts'
export { WebhookError, parseImportFinished, parseListEvent, signWebhook, verifyWebhook } from './webhooks.ts'
export type { ImportFinished, ListEvent, VerifyOptions, WebhookHeaders } from './webhooks.ts'
