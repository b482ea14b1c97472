// Webhooks and callbacks on their way out.
import type { DomainDeps } from '../deps.ts'
import { createHookDeliveries, type HookDeliveries } from './deliveries.ts'

export interface HooksArea {
  hookDeliveries: HookDeliveries
}

export const createHooksArea = (parts: DomainDeps): HooksArea => ({
  hookDeliveries: createHookDeliveries(parts),
})
