// Which operations the platform does, and which stand in the contract only. Read off the handlers
// themselves, so there is no list to keep.
import { notImplemented } from '../../src/server/contract/not-implemented.ts'
import type { ApiName } from '../../src/server/contract/registry.ts'
import type { Domain } from '../../src/server/domain/domain.ts'
import { allHandlers } from '../../src/server/rest/handlers.ts'

// Making the handlers asks nothing of the domain; only calling them would.
const handlers = allHandlers({} as Domain) as Record<ApiName, Record<string, unknown>>

/** Whether a handler was written for the operation. */
export const isImplemented = ({ api, id }: { api: ApiName; id: string }): boolean =>
  handlers[api][id] !== notImplemented
