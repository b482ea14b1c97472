// The client of the Registered-message API: registered copies, their events and certificates.
import { calls, server } from '../../generated/registered-v1/calls.ts'
import type { RegisteredMethods } from '../../generated/registered-v1/methods.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/registered-v1/methods.ts'
export type * from '../../generated/registered-v1/schemas.ts'

/** One method for each operation of the Registered-message API. */
export interface RegisteredClient extends ApiClient<RegisteredMethods> {}

/** A client of the Registered-message API. */
export function createRegisteredClient(options: ClientOptions): RegisteredClient {
  return createApiClient<RegisteredClient>(calls, server, options)
}
