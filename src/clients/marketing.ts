// The client of the Marketing API: lists, contacts and campaigns.
import { calls, server } from '../../generated/marketing-v3/calls.ts'
import type { MarketingMethods } from '../../generated/marketing-v3/methods.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/marketing-v3/methods.ts'
export type * from '../../generated/marketing-v3/schemas.ts'

/** One method for each operation of the Marketing API. */
export interface MarketingClient extends ApiClient<MarketingMethods> {}

/** A client of the Marketing API. */
export function createMarketingClient(options: ClientOptions): MarketingClient {
  return createApiClient<MarketingClient>(calls, server, options)
}
