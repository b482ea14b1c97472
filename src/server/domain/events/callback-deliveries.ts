// Tells the callbacks of lists of the events of their contacts.
import { fromJson } from '../../lib/json-text.ts'
import { type ContactRow, contactsByIds } from '../../store/audience/contacts.ts'
import { readFields } from '../../store/audience/fields.ts'
import { countEventsOf } from '../../store/events/events.ts'
import { insertHookDeliveries } from '../../store/hooks/hooks.ts'
import { callbacksOfLists, type ListCallbackRow } from '../../store/hooks/list-callbacks.ts'
import type { Db } from '../../store/store.ts'
import { callbackSecret } from '../hooks/callbacks.ts'
import { toDeliveryRow } from '../hooks/delivery.ts'
import { formBody } from '../hooks/hook-body.ts'
import { callbackDocument } from './callback-document.ts'
import { type CallbackFlag, flagOf, takesAway } from './callback-flags.ts'
import type { ToldEvent } from './platform-event.ts'

/** The name of these deliveries. */
export const CALLBACK = 'listCallback'

/** An event that a callback asked for. */
export interface Told {
  callback: ListCallbackRow
  flag: CallbackFlag
  contact: ContactRow
  at: number
}

/** Queues one delivery for each event that the callback of its list asked for. */
export async function deliverToCallbacks(tx: Db, events: readonly ToldEvent[]): Promise<void> {
  const lists = new Set(events.flatMap(({ listId }) => listId ?? []))
  if (lists.size === 0) return
  const accounts = new Set(events.map(({ accountId }) => accountId))
  const callbacks = new Map((await callbacksOfLists(tx, [...accounts], [...lists])).map((row) => [row.list_id, row]))
  if (callbacks.size === 0) return
  const told = await toldOf(tx, callbacks, events)
  if (told.length > 0) await insertHookDeliveries(tx, await deliveriesOf(tx, told))
}

/** Which events the callbacks asked for. The contacts are as the events have left them. */
async function toldOf(
  tx: Db,
  callbacks: ReadonlyMap<number, ListCallbackRow>,
  events: readonly ToldEvent[],
): Promise<Told[]> {
  const heard = events.flatMap(({ accountId, listId, contactId, kind, at }) => {
    const callback = listId === null ? undefined : callbacks.get(listId)
    return callback?.account_id === accountId && contactId !== null ? [{ callback, contactId, kind, at }] : []
  })
  const ids = [...new Set(heard.map(({ contactId }) => contactId))]
  const contacts = new Map((await contactsByIds(tx, ids)).map((contact) => [contact.id, contact]))
  return heard.flatMap(({ callback, contactId, kind, at }) => {
    const contact = contacts.get(contactId)
    const flag = contact ? flagOf(kind, contact) : null
    if (!contact || flag === null || !fromJson<number[]>(callback.flags).includes(flag)) return []
    return [{ callback, flag, contact, at }]
  })
}

/** The delivery rows for events of callbacks. */
export async function deliveriesOf(tx: Db, told: readonly Told[]) {
  const documentOf = await describeContacts(tx, told)
  const secrets = new Map<number, string>()
  for (const account of new Set(told.map(({ callback }) => callback.account_id)))
    secrets.set(account, await callbackSecret(tx, account))
  return told.map(({ callback: { id, account_id: account, url }, flag, contact, at }) => {
    const field = takesAway(flag, contact) ? 'removeSubscriber' : 'addSubscriber'
    return toDeliveryRow({
      account,
      webhookId: id,
      name: CALLBACK,
      event: `notif_api_${flag}`,
      url,
      secret: secrets.get(account) ?? '',
      body: formBody({ [field]: documentOf(contact) }),
      at,
    })
  })
}

/** Looks up further data for the documents; the function writes the document of one contact. */
async function describeContacts(tx: Db, told: readonly Told[]): Promise<(contact: ContactRow) => string> {
  const extraFields = new Map<number, number[]>()
  for (const { account_id, list_id } of new Set(told.map(({ callback }) => callback)))
    extraFields.set(
      list_id,
      (await readFields(tx, account_id, list_id)).extra.map(({ id }) => id),
    )
  const counts = new Map<number, Map<string, number>>()
  for (const { contact_id, kind, n } of await countEventsOf(tx, [...new Set(told.map(({ contact }) => contact))])) {
    const known = counts.get(contact_id) ?? new Map<string, number>()
    counts.set(contact_id, known.set(kind, Number(n)))
  }
  return (contact) =>
    callbackDocument(contact, {
      extraFields: extraFields.get(contact.list_id) ?? [],
      counts: counts.get(contact.id) ?? new Map(),
    })
}
