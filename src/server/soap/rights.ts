// The rights that a key needs for an operation: those of its REST twins, so that no door is wider than another.
import { operations } from '../../../generated/soap-v2/operations.ts'
import { type ApiName, contracts } from '../contract/registry.ts'
import type { RightArea } from '../domain/accounts/rights.ts'
import type { OperationId } from './call.ts'

export interface Need {
  area: RightArea
  access: 'read' | 'write'
}

/** `marketing-v3/listLists` -> reading in marketing; nothing for a twin that needs no key. */
function needOf(twin: string): Need[] {
  const [api, id = ''] = twin.split('/') as [ApiName, string?]
  const { area, operations: twins } = contracts[api]
  const found = twins[id]
  return found?.secured === false ? [] : [{ area, access: found?.access ?? 'write' }]
}

/**
 * A call needs the rights of all its twins, since it may do what any of them does. An operation without a twin counts
 * as one of marketing.
 */
export function needsOf(operation: OperationId): readonly Need[] {
  const { rest, effect } = operations[operation]
  if (rest.length === 0) return [{ area: 'marketing', access: effect === 'reads' ? 'read' : 'write' }]
  return rest.flatMap(needOf)
}
