// What happened: one row in the log, the counters of the report, a delivery to each webhook that listens, and a signal for
// automations. All are written in the caller's transaction, so none can be there without the others.

import { toJson } from '../../lib/json-text.ts'
import { addToRollups, insertEvents, type RollupDelta } from '../../store/events/events.ts'
import type { Db } from '../../store/store.ts'
import { signalAutomations } from './automation-signals.ts'
import { deliverToCallbacks } from './callback-deliveries.ts'
import type { PlatformEvent, ToldEvent } from './platform-event.ts'
import { rollupDeltas } from './rollups.ts'
import { deliverToWebhooks } from './webhook-deliveries.ts'

/** Writes the events and all that follows from them. */
export async function recordEvents(tx: Db, events: PlatformEvent[]): Promise<void> {
  if (events.length === 0) return
  const told = events.filter(isTold)
  await insertEvents(
    tx,
    told.map((event) => ({
      account_id: event.accountId,
      kind: event.kind,
      at: event.at,
      list_id: event.listId,
      contact_id: event.contactId,
      campaign_id: event.campaignId,
      message_id: event.messageId,
      data: toLog(event),
    })),
  )
  await deliverToWebhooks(tx, told)
  await deliverToCallbacks(tx, told)
  await signalAutomations(tx, told)
  // This comes last: from here on, others who count the same campaign wait for the end of the transaction.
  await addToRollups(tx, mergeDeltas(events.flatMap(rollupDeltas)))
}

/** The data as the log keeps them: what is noted has a member of its own. */
const toLog = ({ data, told, noted }: PlatformEvent): string | null =>
  told || noted ? toJson({ ...data, noted: { ...told, ...noted } }) : data && toJson(data)

const isTold = (event: PlatformEvent): event is ToldEvent => event.kind !== null

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
