// The client of the Transactional API: single messages.
import { calls, server } from '../../generated/transactional-v2/calls.ts'
import type { TransactionalMethods } from '../../generated/transactional-v2/methods.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/transactional-v2/methods.ts'
export type * from '../../generated/transactional-v2/schemas.ts'

/** One method for each operation of the Transactional API. */
export interface TransactionalClient extends ApiClient<TransactionalMethods> {}

/** A client of the Transactional API. In its contract, the end of the address, `/api/v2`, begins each path. */
export function createTransactionalClient(options: ClientOptions): TransactionalClient {
  const { baseUrl } = options
  const base = baseUrl === undefined ? {} : { baseUrl: baseUrl.replace(/\/api\/v2\/?$/, '') }
  return createApiClient<TransactionalClient>(calls, server, { ...options, ...base })
}
