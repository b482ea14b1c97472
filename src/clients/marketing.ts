// The client of the Marketing API: lists, contacts and campaigns.
import { calls, server } from '../../generated/marketing-v3/calls.ts'
import type { components, operations as Operations } from '../../generated/marketing-v3/types.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

/** One method for each operation of the Marketing API. */
export type MarketingClient = ApiClient<Operations, typeof calls>

/** The schemas of the Marketing API by name. */
export type MarketingSchemas = components['schemas']

/** A client of the Marketing API. `baseUrl` is its address as in the contract. */
export function createMarketingClient(options: ClientOptions): MarketingClient {
  return createApiClient<Operations, typeof calls>(calls, server, options)
}
