// The client of the Sandbox API: what sandbox accounts sent, and their clock.
import { calls, server } from '../../generated/sandbox-v1/calls.ts'
import type { components, operations as Operations } from '../../generated/sandbox-v1/types.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

/** One method for each operation of the Sandbox API. */
export type SandboxClient = ApiClient<Operations, typeof calls>

/** The schemas of the Sandbox API by name. */
export type SandboxSchemas = components['schemas']

/** A client of the Sandbox API. `baseUrl` is its address as in the contract. */
export function createSandboxClient(options: ClientOptions): SandboxClient {
  return createApiClient<Operations, typeof calls>(calls, server, options)
}
