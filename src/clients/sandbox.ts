// The client of the Sandbox API: what sandbox accounts sent, and their clock.
import type { Client } from 'openapi-fetch'
import { calls, server } from '../../generated/sandbox-v1/calls.ts'
import type { SandboxMethods, SandboxRoutes } from '../../generated/sandbox-v1/methods.ts'
import { createApiClient } from './client.ts'
import { createFetchClient } from './fetch-client.ts'
import type { PathsOf } from './fetch-types.ts'
import type { ApiClient } from './operation-types.ts'
import type { ClientOptions } from './options.ts'

export type * from '../../generated/sandbox-v1/methods.ts'
export type * from '../../generated/sandbox-v1/schemas.ts'

/** One method for each operation of the Sandbox API. */
export interface SandboxClient extends ApiClient<SandboxMethods> {}

/** The paths of the Sandbox API as openapi-fetch and its relatives read them. */
export interface paths extends PathsOf<SandboxMethods, SandboxRoutes> {}

/** The Sandbox API by path and method, as an openapi-fetch client: `GET('/…')` resolves with `data` or `error`. */
export interface SandboxFetchClient extends Client<paths> {}

/** A client of the Sandbox API. */
export function createSandboxClient(options: ClientOptions): SandboxClient {
  return createApiClient<SandboxClient>(calls, server, options)
}

/** An openapi-fetch client of the Sandbox API, with the key, retries and errors of the other client. */
export function createSandboxFetchClient(options: ClientOptions): SandboxFetchClient {
  return createFetchClient<paths>(calls, server, options)
}
