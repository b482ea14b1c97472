// Tells which operations the platform implements, and which are only in the contract. It looks at the handlers
// themselves, so there is no list to maintain.
import { notImplemented } from '../../src/server/contract/not-implemented.ts'
import type { ApiName } from '../../src/server/contract/registry.ts'
import { allHandlers } from '../../src/server/rest/handlers.ts'
import { noDomain } from './no-domain.ts'

// Creating the handlers does not use the domain; only calling them would.
const handlers = allHandlers(noDomain) as Record<ApiName, Record<string, unknown>>

/** Whether a handler was written for the operation. */
export const isImplemented = ({ api, id }: { api: ApiName; id: string }): boolean =>
  handlers[api][id] !== notImplemented
