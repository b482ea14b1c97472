// The client of the Sandbox API: what sandbox accounts sent, and their clock.
import { calls, server } from '../../generated/sandbox-v1/calls.ts'
import type { SandboxMethods } from '../../generated/sandbox-v1/methods.ts'
import { createApiClient } from './client.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/sandbox-v1/methods.ts'
export type * from '../../generated/sandbox-v1/schemas.ts'

/** One method for each operation of the Sandbox API. */
export interface SandboxClient extends ApiClient<SandboxMethods> {}

/** A client of the Sandbox API. */
export function createSandboxClient(options: ClientOptions): SandboxClient {
  return createApiClient<SandboxClient>(calls, server, options)
}
