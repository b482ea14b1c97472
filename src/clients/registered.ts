// The client of the Registered-message API: registered copies, their events and certificates.
import type { Client } from 'openapi-fetch'
import { calls, server } from '../../generated/registered-v1/calls.ts'
import type { RegisteredMethods, RegisteredRoutes } from '../../generated/registered-v1/methods.ts'
import { createApiClient } from './client.ts'
import { createFetchClient } from './fetch-client.ts'
import type { PathsOf } from './fetch-types.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/registered-v1/methods.ts'
export type * from '../../generated/registered-v1/schemas.ts'

/** One method for each operation of the Registered-message API. */
export interface RegisteredClient extends ApiClient<RegisteredMethods> {}

/** The paths of the Registered-message API as openapi-fetch and its relatives read them. */
export interface paths extends PathsOf<RegisteredMethods, RegisteredRoutes> {}

/** The Registered-message API by path and method, as an openapi-fetch client: `GET('/…')` resolves with `data` or `error`. */
export interface RegisteredFetchClient extends Client<paths> {}

/** A client of the Registered-message API. */
export function createRegisteredClient(options: ClientOptions): RegisteredClient {
  return createApiClient<RegisteredClient>(calls, server, options)
}

/** An openapi-fetch client of the Registered-message API, with the key, retries and errors of the other client. */
export function createRegisteredFetchClient(options: ClientOptions): RegisteredFetchClient {
  return createFetchClient<paths>(calls, server, options)
}
