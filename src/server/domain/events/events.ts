// What happened: one row in the log, the counters of the report, and a delivery to each webhook that
// listens. All three are written in the caller's transaction, so none can be there without the others.

import { toJson } from '../../lib/json-text.ts'
import { addToRollups, insertEvents, type RollupDelta } from '../../store/events/events.ts'
import type { Db } from '../../store/store.ts'
import { rollupDeltas } from './rollups.ts'
import { deliverToWebhooks } from './webhook-deliveries.ts'

export interface PlatformEvent {
  accountId: number
  /** An `action_name` of the contract. */
  kind: string
  /** Milliseconds. */
  at: number
  listId: number | null
  contactId: number | null
  campaignId: number | null
  messageId: number | null
  /** The `action_data` of the activity; null when the kind has none. */
  data: Record<string, unknown> | null
  /** What the report counts beside the kind itself. */
  report?: {
    /** Domain of the recipient. */
    domain?: string
    url?: string
    reader?: { name: string; type: string }
    /** First open or click of this message. */
    first?: boolean
  }
}

/** Writes the events and all that follows from them. */
export async function recordEvents(tx: Db, events: PlatformEvent[]): Promise<void> {
  if (events.length === 0) return
  await insertEvents(
    tx,
    events.map((event) => ({
      account_id: event.accountId,
      kind: event.kind,
      at: event.at,
      list_id: event.listId,
      contact_id: event.contactId,
      campaign_id: event.campaignId,
      message_id: event.messageId,
      data: event.data && toJson(event.data),
    })),
  )
  await deliverToWebhooks(tx, events)
  // Last: from here on others who count the same campaign wait for the end of the transaction.
  await addToRollups(tx, mergeDeltas(events.flatMap(rollupDeltas)))
}

/** One delta per counter: an upsert must not meet the same row twice. */
function mergeDeltas(deltas: RollupDelta[]): RollupDelta[] {
  const merged = new Map<string, RollupDelta>()
  for (const delta of deltas) {
    const key = `${delta.campaign_id}\n${delta.part}\n${delta.item}\n${delta.metric}`
    const found = merged.get(key)
    if (found) found.n += delta.n
    else merged.set(key, { ...delta })
  }
  return [...merged.values()]
}
