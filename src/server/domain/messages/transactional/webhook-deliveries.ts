// Tells the webhooks of a channel what happened to a message, in the transaction in which it happened.
import { findSender } from '../../../store/accounts/senders.ts'
import { headingsByIds, hiddenAmong, type TransactionalHeading } from '../../../store/messages/transactional.ts'
import { findMessages, type MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { announce, type News, type WebhookKind } from '../../hooks/webhooks.ts'
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
export interface MessageNews {
  account: number
  channel: TransactionalChannel
  messageId: number
  /** Milliseconds. */
  at: number
  happenings: readonly Happening[]
}

type ToTell = News<Happening> & { messageId: number }

/** Webhooks of the transactional API: each watches a channel. */
export const messageWebhooks: WebhookKind<'transactional_webhook', ToTell> = {
  table: 'transactional_webhook',
  watches: 'channel',
  names: Object.values(deliveryName),
  nameOf: ({ channel }) => deliveryName[channel],
  async describe(tx, heard) {
    const data = await dataOfMessages(tx, [...new Set(heard.map(({ news }) => news.messageId))])
    return ({ news, facts }) => {
      const of = data.get(news.messageId)
      return of && facts.map(({ action, ...more }) => ({ data: { ...of, ...more }, action, actionDate: news.at }))
    }
  },
}

/** Queues one delivery about each message for each webhook that listens to some of what happened to it. */
export const announceMessages = (tx: Db, news: readonly MessageNews[]): Promise<void> =>
  announce(
    tx,
    messageWebhooks,
    news.map(({ account, channel, messageId, at, happenings }) => ({
      account,
      watched: channel,
      at,
      facts: happenings,
      messageId,
    })),
  )

/** What the contract shows of each message that is still there. */
async function dataOfMessages(tx: Db, ids: number[]): Promise<Map<number, Record<string, unknown>>> {
  const hidden = await hiddenAmong(tx, ids)
  const messages = new Map((await findMessages(tx, ids)).map((message) => [message.id, message]))
  const senders = new Map<string, string>()
  const data = new Map<number, Record<string, unknown>>()
  for (const row of await headingsByIds(tx, ids)) {
    const message = messages.get(row.message_id)
    if (message && !hidden.has(message.id))
      data.set(row.message_id, dataOf(row, message, await addressOf(tx, row, senders)))
  }
  return data
}

/** The address of the sender, empty for a push message; `known` keeps those that were looked up. */
async function addressOf(tx: Db, row: TransactionalHeading, known: Map<string, string>): Promise<string> {
  if (row.channel === 'push') return ''
  const key = `${row.channel} ${row.sender_id}`
  const found = known.get(key)
  if (found !== undefined) return found
  const channel = row.channel === 'sms' ? 'cellphone' : 'email'
  const address = (await findSender(tx, row.account_id, channel, row.sender_id))?.address ?? ''
  known.set(key, address)
  return address
}

function dataOf(row: TransactionalHeading, message: MessageRow, sender: string): Record<string, unknown> {
  const common = {
    messageId: String(row.message_id),
    customData: row.custom_data ?? undefined,
    createDate: row.created,
  }
  if (row.channel === 'push') return { recipientDevice: message.address, appId: row.sender_id, ...common }
  const ids = { groupId: String(row.group_id), recipientId: String(row.message_id) }
  return row.channel === 'sms'
    ? { recipientMobile: message.address, senderMobile: sender, ...ids, ...common }
    : { recipientEmail: message.address, senderEmail: sender, ...ids, ...common }
}
