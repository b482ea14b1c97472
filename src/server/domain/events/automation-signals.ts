// Notifies automations of events through rows that the work loop reads, so that an event does not wait for automations.
import { toJson } from '../../lib/json-text.ts'
import { heardKinds, insertSignals, type NewSignal } from '../../store/automations/signals.ts'
import type { Db } from '../../store/store.ts'
import type { ToldEvent } from './platform-event.ts'

/** Writes down those events of contacts that an automation of their account listens to. */
export async function signalAutomations(tx: Db, events: readonly ToldEvent[]): Promise<void> {
  const ofContacts = events.filter(({ listId, contactId }) => listId !== null && contactId !== null)
  const signals: NewSignal[] = []
  for (const [account, own] of Map.groupBy(ofContacts, ({ accountId }) => accountId)) {
    const heard = await heardKinds(tx, account, [...new Set(own.map(({ kind }) => kind))])
    for (const event of own) if (heard.has(event.kind)) signals.push(toSignal(event))
  }
  if (signals.length > 0) await insertSignals(tx, signals)
}

const toSignal = ({
  accountId,
  listId,
  contactId,
  campaignId,
  kind,
  at,
  data,
  noted,
  told,
  forAutomations,
}: ToldEvent): NewSignal => ({
  account_id: accountId,
  // Those without are left out.
  list_id: listId as number,
  contact_id: contactId as number,
  kind,
  at,
  campaign_id: campaignId,
  data: toJson({ ...data, ...noted, ...told, ...forAutomations?.() }),
})
