// What news about a single message mean for it: its state with all that follows, and what webhooks hear.

import type { TransactionalStatus } from '../../../store/schema.ts'
import type { News, ReceiptEffect } from '../../sending/receipts.ts'
import type { TransactionalChannel } from './message.ts'
import { setStatus } from './status.ts'
import { announceMessages } from './webhook-deliveries.ts'

/** What a recipient does is no state: the message was delivered. */
const statusOf: Readonly<Partial<Record<News['kind'], TransactionalStatus>>> = {
  delivered: 'delivered',
  rejected: 'rejected',
  hard_bounce: 'bounce_hard',
  soft_bounce: 'bounce_soft',
}

export const followSingle: ReceiptEffect = async (tx, message, { kind, reason }, now) => {
  // Messages of campaigns have no states of their own, and their events reach the webhooks of the list.
  if (message.run_id !== null) return
  const status = statusOf[kind]
  if (status !== undefined) return setStatus(tx, message.id, [status], now, reason)
  if (kind !== 'complaint') return
  const { account_id: account, id: messageId } = message
  // A single message has no other channel.
  const channel = message.channel as TransactionalChannel
  await announceMessages(tx, [{ account, channel, messageId, at: now, happenings: [{ action: 'abuse' }] }])
}
