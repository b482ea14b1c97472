// What the platform writes into the history of a registered message, in the transaction in which it happens.
import { hasEvents, holdHeadingOf, type RegisteredHeading } from '../../../store/messages/registered.ts'
import type { TransactionalStatus } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { addToChain, type RegisteredEventType } from './chain.ts'
import { MAX_HISTORY } from './event-limits.ts'

/** The event that a state of a message is recorded as, if any. SENT is written with the copy. */
const events: Readonly<Partial<Record<TransactionalStatus, RegisteredEventType>>> = {
  delivered: 'DELIVERY',
  send_failed: 'FAILED',
  broken: 'FAILED',
  rejected: 'FAILED',
  bounce_hard: 'FAILED',
  bounce_soft: 'FAILED',
}

/** Limits the history, since a pixel may be fetched any number of times. */
const isFull = (tx: Db, { account_id, id }: Pick<RegisteredHeading, 'account_id' | 'id'>): Promise<boolean> =>
  hasEvents(tx, account_id, id, MAX_HISTORY)

/** Adds events to the history of a message. A message that never left has no history, so nothing is recorded for it. */
export async function recordHistory(
  tx: Db,
  account: number,
  messageId: number,
  types: readonly RegisteredEventType[],
  now: number,
): Promise<void> {
  if (types.length === 0) return
  const message = await holdHeadingOf(tx, account, messageId)
  if (message && !(await isFull(tx, message)))
    await addToChain(
      tx,
      message,
      types.map((type) => ({ type, at: now, data: '' })),
      now,
    )
}

/** Adds the events that states of a message stand for to its history. */
export const recordStatuses = (
  tx: Db,
  account: number,
  messageId: number,
  statuses: readonly TransactionalStatus[],
  now: number,
): Promise<void> =>
  recordHistory(
    tx,
    account,
    messageId,
    statuses.flatMap((status) => events[status] ?? []),
    now,
  )
