import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import type { HookDelivery } from './delivery-filter.ts'

/** The state of a delivery; one with failed attempts looks different from one before its first attempt. */
export function DeliveryState({ delivery: { state, attempts } }: { delivery: HookDelivery }) {
  if (state === 'delivered') return <Badge tone="good" text={t.hooks.states.delivered} />
  if (state === 'parked') return <Badge tone="bad" text={t.hooks.states.parked} />
  if (state === 'held') return <Badge tone="idle" text={t.hooks.states.held} />
  return attempts > 0 ? (
    <Badge tone="warn" text={t.hooks.states.retrying} />
  ) : (
    <Badge tone="busy" text={t.hooks.states.pending} />
  )
}
