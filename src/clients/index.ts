// The public surface of the clients.

export type * from '../../generated/marketing-v3/schemas.ts'
// These schemas are in several APIs, and the same in all.
export type {
  Accepted,
  DateTime,
  KeyConflict,
  Pong,
  Problem,
  ProblemWithErrors,
  RotatedWebhookSecret,
  WebhookSecretRotate,
  WebhookStatus,
  WebhookStatusReason,
  WebhookWantedStatus,
} from '../../generated/marketing-v3/schemas.ts'
export type * from '../../generated/registered-v1/schemas.ts'
export type * from '../../generated/sandbox-v1/schemas.ts'
export type * from '../../generated/transactional-v2/schemas.ts'

export type { BulkItemResult, BulkPart, BulkResult } from './bulk.ts'
export type { ErrorAnswer } from './errors.ts'
export {
  AnswerLostError,
  ApiError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  IdempotencyKeyReusedError,
  InvalidAnswerError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  RequestInProgressError,
  RequestTimeoutError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnprocessableError,
} from './errors.ts'
export { type EventStream, readEventStream } from './event-stream.ts'
export type { FetchCallOptions } from './fetch-client.ts'
export type { MarketingClient, MarketingFetchClient, paths as MarketingPaths } from './marketing.ts'
export { createMarketingClient, createMarketingFetchClient } from './marketing.ts'
export type { BulkOptions, CallOptions, ClientOptions, FetchOptions, KeyedCallOptions, PageOptions } from './options.ts'
export type { paths as RegisteredPaths, RegisteredClient, RegisteredFetchClient } from './registered.ts'
export { createRegisteredClient, createRegisteredFetchClient } from './registered.ts'
export type { paths as SandboxPaths, SandboxClient, SandboxFetchClient } from './sandbox.ts'
export { createSandboxClient, createSandboxFetchClient } from './sandbox.ts'
export {
  createSoapClient,
  type SoapClient,
  type SoapClientOptions,
  SoapError,
  type SoapErrorCode,
  type SoapOperations,
} from './soap/index.ts'
export { formatDate, formatTime, parseTime } from './times.ts'
export type { paths as TransactionalPaths, TransactionalClient, TransactionalFetchClient } from './transactional.ts'
export { createTransactionalClient, createTransactionalFetchClient } from './transactional.ts'
export type {
  ImportFinished,
  ListEvent,
  TestWebhook,
  VerifyOptions,
  WebhookBodies,
  WebhookHeaders,
  WebhookName,
} from './webhooks.ts'
export {
  parseImportFinished,
  parseListEvent,
  parseWebhook,
  signTestWebhook,
  signWebhook,
  verifyWebhook,
  WebhookError,
  webhooks,
} from './webhooks.ts'
