// The client of the Transactional API: single messages.
import type { Client } from 'openapi-fetch'
import { calls, server } from '../../generated/transactional-v2/calls.ts'
import type { TransactionalMethods, TransactionalRoutes } from '../../generated/transactional-v2/methods.ts'
import { createApiClient } from './client.ts'
import { createFetchClient } from './fetch-client.ts'
import type { PathsOf } from './fetch-types.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/transactional-v2/methods.ts'
export type * from '../../generated/transactional-v2/schemas.ts'

/** One method for each operation of the Transactional API. */
export interface TransactionalClient extends ApiClient<TransactionalMethods> {}

/** The paths of the Transactional API as openapi-fetch and its relatives read them. */
export interface paths extends PathsOf<TransactionalMethods, TransactionalRoutes> {}

/** The Transactional API by path and method, as an openapi-fetch client: `GET('/…')` resolves with `data` or `error`. */
export interface TransactionalFetchClient extends Client<paths> {}

/** A client of the Transactional API. In its contract, the end of the address, `/api/v2`, begins each path. */
export function createTransactionalClient(options: ClientOptions): TransactionalClient {
  return createApiClient<TransactionalClient>(calls, server, withoutPath(options))
}

/**
 * An openapi-fetch client of the Transactional API, with the key, retries and errors of the other client. Each path
 * begins with `/api/v2`.
 */
export function createTransactionalFetchClient(options: ClientOptions): TransactionalFetchClient {
  return createFetchClient<paths>(calls, server, withoutPath(options))
}

function withoutPath({ baseUrl, ...options }: ClientOptions): ClientOptions {
  return { ...options, ...(baseUrl !== undefined && { baseUrl: baseUrl.replace(/\/api\/v2\/?$/, '') }) }
}
