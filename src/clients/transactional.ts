// The client of the Transactional API: single messages.
import { calls, server } from '../../generated/transactional-v2/calls.ts'
import type { components, operations as Operations } from '../../generated/transactional-v2/types.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

/** One method for each operation of the Transactional API. */
export type TransactionalClient = ApiClient<Operations, typeof calls>

/** The schemas of the Transactional API by name. */
export type TransactionalSchemas = components['schemas']

/**
 * A client of the Transactional API. `baseUrl` is its address as in the contract, that of the server: every path of this
 * API begins with `/api/v2`. The same address with `/api/v2` at its end does as well.
 */
export function createTransactionalClient(options: ClientOptions): TransactionalClient {
  const { baseUrl } = options
  const base = baseUrl === undefined ? {} : { baseUrl: baseUrl.replace(/\/api\/v2\/?$/, '') }
  return createApiClient<Operations, typeof calls>(calls, server, { ...options, ...base })
}
