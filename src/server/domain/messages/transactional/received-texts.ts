// Tells the webhooks of the channel sms of a text that a person sent, in the transaction that keeps it.
import type { Db } from '../../../store/store.ts'
import { type News, queueDeliveries, type WebhookKind } from '../../hooks/webhooks.ts'

/** A text that came in, as webhooks get it. */
export interface ReceivedText {
  account: number
  /** Milliseconds. */
  at: number
  sender: string
  recipient: string
  text: string
  /** How it was read; undefined for any other text. */
  keyword: 'stop' | 'start' | 'help' | undefined
  /** The last single message to the number, if any. */
  messageId: number | undefined
}

type TextNews = News<{ action: 'received'; data: Record<string, unknown> }>

/** The name of these calls in the contract. */
export const RECEIVED_TEXT = 'transactionalSmsReceived'

const textWebhooks: WebhookKind<'transactional_webhook', TextNews> = {
  table: 'transactional_webhook',
  watches: 'channel',
  names: [RECEIVED_TEXT],
  nameOf: () => RECEIVED_TEXT,
  describe:
    async () =>
    ({ news, facts }) =>
      facts.map(({ action, data }) => ({ data, action, actionDate: news.at })),
}

/** Queues one delivery for each webhook that asked for `received`. */
export async function announceText(tx: Db, { account, at, messageId, ...text }: ReceivedText): Promise<void> {
  const data = {
    senderMobile: text.sender,
    recipientMobile: text.recipient,
    text: text.text,
    keyword: text.keyword,
    messageId: messageId === undefined ? undefined : String(messageId),
  }
  await queueDeliveries(tx, textWebhooks, [{ account, watched: 'sms', at, facts: [{ action: 'received', data }] }])
}
