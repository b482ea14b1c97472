// Webhooks and callbacks on their way out.
import type { Parts } from '../parts.ts'
import { createHookDeliveries } from './deliveries.ts'

export type HooksArea = ReturnType<typeof createHooksArea>

export const createHooksArea = (parts: Parts) => ({
  hookDeliveries: createHookDeliveries(parts),
})
