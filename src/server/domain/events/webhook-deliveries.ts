// Tells the webhooks of lists of the events of their contacts.

import { toDateTime } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import { type ContactRow, contactsByIds } from '../../store/audience/contacts.ts'
import { fieldValue, isBaseField } from '../../store/audience/field-values.ts'
import type { Db } from '../../store/store.ts'
import { type Heard, type News, queueDeliveries, type WebhookKind } from '../hooks/webhooks.ts'
import type { ToldEvent } from './platform-event.ts'

/** Kinds of the log that webhooks know under another name. */
const actionOf: Readonly<Record<string, string>> = {
  conversion: 'goal_conversion',
  unsubscribe_api: 'unsubscribe',
  unsubscribe_manual: 'unsubscribe',
  sms_report: 'sms_delivered',
  smart_sms_send: 'sms_send',
  smart_sms_report: 'sms_delivered',
}

type ListNews = News & { event: ToldEvent }

/** Webhooks of the Marketing API: each watches a list. */
export const listWebhooks: WebhookKind<'webhook', ListNews> = {
  table: 'webhook',
  watches: 'list_id',
  names: ['listEvent'],
  nameOf: () => 'listEvent',
  async describe(tx, heard) {
    const ids = [...new Set(heard.flatMap(({ news }) => news.event.contactId ?? []))]
    const contacts = new Map((await contactsByIds(tx, ids)).map((contact) => [contact.id, contact]))
    return (one) => bodyOf(one, contacts)
  },
}

/** Queues one delivery for each event and webhook that listens to it. */
export async function deliverToWebhooks(tx: Db, events: ToldEvent[]): Promise<void> {
  const news = events
    .filter(({ listId }) => listId !== null)
    .map((event) => {
      const facts = [{ action: actionOf[event.kind] ?? event.kind }]
      return { account: event.accountId, watched: event.listId, at: event.at, facts, event }
    })
  await queueDeliveries(tx, listWebhooks, news)
}

/** The value of a field as the message shows it: a text without a value is empty, anything else is left out (M-013). */
const shownValue = (contact: ContactRow, id: string) =>
  fieldValue(contact, id) ?? (isBaseField(id) && id !== 'birth_date' ? '' : undefined)

function bodyOf(
  { webhook, news: { event }, facts }: Heard<'webhook', ListNews>,
  contacts: ReadonlyMap<number, ContactRow>,
): unknown {
  const contact = event.contactId === null ? undefined : contacts.get(event.contactId)
  const asked = contact ? fromJson<string[]>(webhook.fields).map((id) => [id, shownValue(contact, id)]) : []
  return {
    webhook_id: webhook.id,
    list_id: webhook.list_id,
    action: facts[0]?.action,
    action_date: toDateTime(event.at),
    contact: {
      ...(event.contactId !== null && { contact_id: toContactId(event.contactId) }),
      ...Object.fromEntries(asked),
    },
    action_data: { ...event.data, ...event.told },
  }
}
