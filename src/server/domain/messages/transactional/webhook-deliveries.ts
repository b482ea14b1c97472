// Tells the webhooks of a channel what happened to a message, in the transaction in which it happened.
import { fromJson } from '../../../lib/json-text.ts'
import { findSender } from '../../../store/accounts/senders.ts'
import { insertHookDeliveries } from '../../../store/hooks/hooks.ts'
import { type TransactionalRow, transactionalByIds } from '../../../store/messages/transactional.ts'
import {
  listTransactionalWebhooks,
  type TransactionalWebhookRow,
} from '../../../store/messages/transactional-webhooks.ts'
import { findMessages, type MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { toDeliveryRow } from '../../hooks/delivery.ts'
import type { TransactionalChannel } from './message.ts'

export type Action =
  | 'processed'
  | 'failed'
  | 'sent'
  | 'delivered'
  | 'canceled'
  | 'click'
  | 'view'
  | 'remove'
  | 'bounce'
  | 'abuse'

/** One thing that happened, with what the contract tells of it. */
export interface Happening {
  action: Action
  url?: string
  reason?: string
  bounceType?: 'hard' | 'soft'
}

/** The webhook of the contract that tells of a channel. */
export const deliveryName = {
  email: 'transactionalEmailEvent',
  sms: 'transactionalSmsEvent',
  push: 'transactionalPushEvent',
} as const satisfies Record<TransactionalChannel, string>

/** What happened to one message. */
export interface News {
  account: number
  channel: TransactionalChannel
  messageId: number
  happenings: readonly Happening[]
}

/** Queues one delivery about each message for each webhook that listens to some of what happened to it. */
export async function announce(tx: Db, news: readonly News[], now: number): Promise<void> {
  const some = news.filter(({ happenings }) => happenings.length > 0)
  for (const same of Map.groupBy(some, ({ account, channel }) => `${account} ${channel}`).values()) {
    const { account, channel } = same[0] as News
    const webhooks = await listTransactionalWebhooks(tx, account, channel)
    if (webhooks.length > 0) await deliver(tx, webhooks, same, now)
  }
}

/** `news` are of one account and channel. */
async function deliver(
  tx: Db,
  webhooks: readonly TransactionalWebhookRow[],
  news: readonly News[],
  now: number,
): Promise<void> {
  const ids = news.map(({ messageId }) => messageId)
  const rows = new Map((await transactionalByIds(tx, ids)).map((row) => [row.message_id, row]))
  const messages = new Map((await findMessages(tx, ids)).map((message) => [message.id, message]))
  const senders = new Map<number, string>()
  const deliveries = []
  for (const one of news) {
    const [row, message] = [rows.get(one.messageId), messages.get(one.messageId)]
    if (!row || !message) continue
    const data = dataOf(row, message, row.channel === 'push' ? '' : await addressOf(tx, row, senders))
    deliveries.push(...webhooks.flatMap((webhook) => deliveryTo(webhook, one, data, now)))
  }
  await insertHookDeliveries(tx, deliveries)
}

/** The address of the sender; `known` keeps those that were looked up. */
async function addressOf(tx: Db, row: TransactionalRow, known: Map<number, string>): Promise<string> {
  const found = known.get(row.sender_id)
  if (found !== undefined) return found
  const address =
    (await findSender(tx, row.account_id, row.channel === 'sms' ? 'cellphone' : 'email', row.sender_id))?.address ?? ''
  known.set(row.sender_id, address)
  return address
}

function dataOf(row: TransactionalRow, message: MessageRow, sender: string): Record<string, unknown> {
  const common = { messageId: String(row.message_id), customData: row.custom_data, createDate: row.created }
  if (row.channel === 'push') return { recipientDevice: message.address, appId: row.sender_id, ...common }
  const ids = { groupId: String(row.group_id), recipientId: String(row.message_id) }
  return row.channel === 'sms'
    ? { recipientMobile: message.address, senderMobile: sender, ...ids, ...common }
    : { recipientEmail: message.address, senderEmail: sender, ...ids, ...common }
}

function deliveryTo(
  webhook: TransactionalWebhookRow,
  { account, channel, happenings }: News,
  data: object,
  now: number,
) {
  const wanted = fromJson<string[]>(webhook.actions)
  const heard = happenings.filter(({ action }) => wanted.includes(action))
  if (heard.length === 0) return []
  const body = heard.map(({ action, ...more }) => ({ data: { ...data, ...more }, action, actionDate: now }))
  const { id: webhookId, url, secret } = webhook
  const event = [...new Set(heard.map(({ action }) => action))].join()
  return [toDeliveryRow({ account, webhookId, name: deliveryName[channel], event, url, secret, body, at: now })]
}
