// Tells the webhooks of a channel what happened to a message, in the transaction in which it happened.
import { type ToldMessage, toldMessages } from '../../../store/messages/transactional.ts'
import type { Db } from '../../../store/store.ts'
import { type News, queueDeliveries, type WebhookKind } from '../../hooks/webhooks.ts'
import type { TransactionalChannel } from './message.ts'
import { RECEIVED_TEXT } from './received-texts.ts'
import { subscriberId } from './subscriber-id.ts'

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
  | 'received'

/** One event, with the data that the contract reports for it. */
export interface Happening {
  action: Action
  url?: string
  reason?: string
  bounceType?: 'hard' | 'soft'
}

/** The webhook of the contract for each channel. */
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
  names: [...Object.values(deliveryName), RECEIVED_TEXT],
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
  queueDeliveries(
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
  return new Map((await toldMessages(tx, ids)).map((told) => [told.message_id, dataOf(told)]))
}

function dataOf(told: ToldMessage): Record<string, unknown> {
  const { message_id, account_id: account, channel, sender_id, group_id, recipient, sender } = told
  const common = {
    messageId: String(message_id),
    customData: told.custom_data ?? undefined,
    createDate: told.created,
  }
  if (channel === 'push') return { recipientDevice: recipient, appId: sender_id, ...common }
  const subscriber = subscriberId({ account, channel, address: recipient })
  const ids = { groupId: String(group_id), recipientId: String(subscriber) }
  return channel === 'sms'
    ? { recipientMobile: recipient, senderMobile: sender ?? '', ...ids, ...common }
    : { recipientEmail: recipient, senderEmail: sender ?? '', ...ids, ...common }
}
