// The client of the Registered-message API: registered copies, their events and certificates.
import { calls, server } from '../../generated/registered-v1/calls.ts'
import type { components, operations as Operations } from '../../generated/registered-v1/types.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

/** One method for each operation of the Registered-message API. */
export type RegisteredClient = ApiClient<Operations, typeof calls>

/** The schemas of the Registered-message API by name. */
export type RegisteredSchemas = components['schemas']

/** A client of the Registered-message API. `baseUrl` is its address as in the contract. */
export function createRegisteredClient(options: ClientOptions): RegisteredClient {
  return createApiClient<Operations, typeof calls>(calls, server, options)
}
