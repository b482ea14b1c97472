// The client of the Marketing API: lists, contacts and campaigns.
import type { Client } from 'openapi-fetch'
import { calls, server } from '../../generated/marketing-v3/calls.ts'
import type { MarketingMethods, MarketingRoutes } from '../../generated/marketing-v3/methods.ts'
import { createApiClient } from './client.ts'
import { createFetchClient } from './fetch-client.ts'
import type { PathsOf } from './fetch-types.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/marketing-v3/methods.ts'
export type * from '../../generated/marketing-v3/schemas.ts'

/** One method for each operation of the Marketing API. */
export interface MarketingClient extends ApiClient<MarketingMethods> {}

/** The paths of the Marketing API as openapi-fetch and its relatives read them. */
export interface paths extends PathsOf<MarketingMethods, MarketingRoutes> {}

/** The Marketing API by path and method, as an openapi-fetch client: `GET('/…')` resolves with `data` or `error`. */
export interface MarketingFetchClient extends Client<paths> {}

/** A client of the Marketing API. */
export function createMarketingClient(options: ClientOptions): MarketingClient {
  return createApiClient<MarketingClient>(calls, server, options)
}

/** An openapi-fetch client of the Marketing API, with the key, retries and errors of the other client. */
export function createMarketingFetchClient(options: ClientOptions): MarketingFetchClient {
  return createFetchClient<paths>(calls, server, options)
}
