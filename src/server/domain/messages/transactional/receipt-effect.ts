// Applies receipts to single messages: changes their state with all that follows, and notifies webhooks.

import type { TransactionalStatus } from '../../../store/schema.ts'
import type { News, ReceiptEffect } from '../../sending/heard-news.ts'
import type { TransactionalChannel } from './message.ts'
import { setStatuses } from './status.ts'
import { announceMessages } from './webhook-deliveries.ts'

/** Actions of a recipient are not a state: the message was delivered. */
const statusOf: Readonly<Partial<Record<News['kind'], TransactionalStatus>>> = {
  delivered: 'delivered',
  rejected: 'rejected',
  hard_bounce: 'bounce_hard',
  soft_bounce: 'bounce_soft',
}

export const followSingle: ReceiptEffect = async (tx, heard) => {
  // Messages of campaigns have no such states, and their events are sent to the webhooks of the list.
  const single = heard.filter(({ message }) => message.run_id === null)
  const changes = single.flatMap(({ message, news: { kind, reason }, at }) => {
    const status = statusOf[kind]
    return status === undefined ? [] : [{ messageId: message.id, statuses: [status] as const, reason, at }]
  })
  await setStatuses(tx, changes)
  const complaints = single.filter(({ news }) => news.kind === 'complaint')
  await announceMessages(
    tx,
    complaints.map(({ message: { account_id: account, id: messageId, channel }, at }) => {
      // A single message has no other channel.
      const known = channel as TransactionalChannel
      return { account, channel: known, messageId, at, happenings: [{ action: 'abuse' }] }
    }),
  )
}
