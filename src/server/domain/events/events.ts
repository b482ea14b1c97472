// What happened: one row in the log, the counters of the report, a delivery to each webhook that listens, and a signal for
// automations. All are written in the caller's transaction, so none can be there without the others.

import { toJson } from '../../lib/json-text.ts'
import { addToRollups, insertEvents, type NewEvent } from '../../store/events/events.ts'
import { type Listener, listenersTo } from '../../store/events/listeners.ts'
import { awaitAll } from '../../store/pipelined.ts'
import type { Db } from '../../store/store.ts'
import { signalAutomations } from './automation-signals.ts'
import { deliverToCallbacks } from './callback-deliveries.ts'
import type { PlatformEvent, ToldEvent } from './platform-event.ts'
import { rollupDeltas, sumReports } from './rollups.ts'
import { deliverToWebhooks } from './webhook-deliveries.ts'

/** Writes the events and all that follows from them. */
export async function recordEvents(tx: Db, events: PlatformEvent[]): Promise<void> {
  if (events.length === 0) return
  const told = events.filter(isTold)
  const [, listeners] = await awaitAll([insertEvents(tx, toRows(told)), listenersOf(tx, told)])
  await notifyListeners(tx, told, listeners)
  addToRollups(tx, sumReports(events).flatMap(rollupDeltas))
}

/** Who listens to events of lists. */
async function listenersOf(tx: Db, told: ToldEvent[]): Promise<ReadonlySet<Listener>> {
  const lists = [...new Set(told.flatMap(({ listId }) => listId ?? []))]
  if (lists.length === 0) return new Set()
  const accounts = [...new Set(told.map(({ accountId }) => accountId))]
  const kinds = [...new Set(told.map(({ kind }) => kind))]
  return listenersTo(tx, { accounts, lists, kinds })
}

/** Tells them, once the events are written: callbacks count them. */
async function notifyListeners(tx: Db, told: ToldEvent[], listeners: ReadonlySet<Listener>): Promise<void> {
  if (listeners.has('webhook')) await deliverToWebhooks(tx, told)
  if (listeners.has('callback')) await deliverToCallbacks(tx, told)
  if (listeners.has('automation')) await signalAutomations(tx, told)
}

function toRows(told: readonly ToldEvent[]): NewEvent[] {
  // All messages of a batch share their data.
  const plain = new Map<object, string>()
  return told.map((event) => {
    const { data } = event
    const isPlain = data && !event.told && !event.noted
    const text = isPlain ? (plain.get(data) ?? toJson(data)) : toLog(event)
    if (isPlain && text !== null) plain.set(data, text)
    return {
      account_id: event.accountId,
      kind: event.kind,
      at: event.at,
      list_id: event.listId,
      contact_id: event.contactId,
      campaign_id: event.campaignId,
      message_id: event.messageId,
      data: text,
    }
  })
}

/** The data as the log stores them: `noted` is a separate member. */
const toLog = ({ data, told, noted }: PlatformEvent): string | null =>
  told || noted ? toJson({ ...data, noted: { ...told, ...noted } }) : data && toJson(data)

const isTold = (event: PlatformEvent): event is ToldEvent => event.kind !== null
