// Tells the webhooks of lists of the events of their contacts.

import { toDateTime } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import { type ContactRow, contactsByIds } from '../../store/audience/contacts.ts'
import { fieldValue } from '../../store/audience/field-values.ts'
import { insertHookDeliveries, type WebhookRow, webhooksOfLists } from '../../store/hooks/hooks.ts'
import type { Db } from '../../store/store.ts'
import { toDeliveryRow } from '../hooks/delivery.ts'
import type { PlatformEvent } from './events.ts'

/** Kinds of the log that webhooks know under another name. */
const actionOf: Readonly<Record<string, string>> = {
  unsubscribe_api: 'unsubscribe',
  unsubscribe_manual: 'unsubscribe',
}

/** Queues one delivery for each event and webhook that listens to it. */
export async function deliverToWebhooks(tx: Db, events: PlatformEvent[]): Promise<void> {
  const lists = [...new Set(events.flatMap((event) => event.listId ?? []))]
  if (lists.length === 0) return
  const webhooks = (await webhooksOfLists(tx, lists)).map((row) => ({
    row,
    actions: new Set(fromJson<string[]>(row.actions)),
    fields: fromJson<string[]>(row.fields),
  }))
  if (webhooks.length === 0) return
  const pairs = events.flatMap((event) => {
    const action = actionOf[event.kind] ?? event.kind
    const listening = webhooks.filter(({ row, actions }) => row.list_id === event.listId && actions.has(action))
    return listening.map((webhook) => ({ event, action, webhook }))
  })
  if (pairs.length === 0) return
  const contacts = await contactsOf(
    tx,
    pairs.map(({ event }) => event),
  )
  const rows = pairs.map(({ event, action, webhook }) => {
    const contact = event.contactId === null ? undefined : contacts.get(event.contactId)
    return newDelivery(webhook.row, action, event.at, bodyOf(webhook, action, event, contact))
  })
  await insertHookDeliveries(tx, rows)
}

async function contactsOf(tx: Db, events: PlatformEvent[]): Promise<Map<number, ContactRow>> {
  const ids = [...new Set(events.flatMap((event) => event.contactId ?? []))]
  const rows = await contactsByIds(tx, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

function bodyOf(
  { row, fields }: { row: WebhookRow; fields: string[] },
  action: string,
  event: PlatformEvent,
  contact: ContactRow | undefined,
): unknown {
  const asked = contact ? fields.map((id) => [id, fieldValue(contact, id)]) : []
  return {
    webhook_id: row.id,
    list_id: row.list_id,
    action,
    action_date: toDateTime(event.at),
    contact: {
      ...(event.contactId !== null && { contact_id: toContactId(event.contactId) }),
      ...Object.fromEntries(asked),
    },
    action_data: event.data ?? {},
  }
}

function newDelivery(
  { account_id: account, id: webhookId, url, secret }: WebhookRow,
  event: string,
  at: number,
  body: unknown,
) {
  return toDeliveryRow({ account, webhookId, name: 'listEvent', event, url, secret, body, at })
}
