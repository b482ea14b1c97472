// The states of a transactional message. Its record has the last one, its log has all, and webhooks receive those that
// a receiver would act on.

import { appendStatuses, type Statuses, transactionalStates } from '../../../store/messages/transactional.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import type { TransactionalStatus } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { recordStatuses } from '../registered/history.ts'
import { reportDeliveries } from './delivery-reports.ts'
import type { TransactionalChannel } from './message.ts'
import { announceMessages, type Happening } from './webhook-deliveries.ts'

/** Final states: only what the next table allows may follow them. */
const final: ReadonlySet<TransactionalStatus> = new Set([
  'send_failed',
  'broken',
  'delivered',
  'rejected',
  'bounce_hard',
  'bounce_soft',
  'canceled',
])

/** A bounce may follow a delivery, as it does with real mail servers. */
const afterDelivery: ReadonlySet<TransactionalStatus> = new Set(['bounce_hard', 'bounce_soft'])

const mayFollow = (current: TransactionalStatus, next: TransactionalStatus) =>
  !final.has(current) || (current === 'delivered' && afterDelivery.has(next))

/** The action that webhooks receive for a state, if any (T-056). */
const actions: Readonly<Partial<Record<TransactionalStatus, Happening['action']>>> = {
  processing: 'processed',
  finished: 'sent',
  delivered: 'delivered',
  send_failed: 'failed',
  broken: 'failed',
  rejected: 'failed',
  bounce_hard: 'bounce',
  bounce_soft: 'bounce',
  canceled: 'canceled',
}

/** States that a message takes, one after the other. */
export interface StatusChange {
  messageId: number
  statuses: Statuses
  /** When, milliseconds. */
  at: number
  /** Why it failed or was deferred. */
  reason?: string | undefined
  /** It was deferred for the first time. */
  delayed?: boolean
  /** The mail host that took it notifies the sender (RFC 3461). */
  notified?: boolean
}

type State = Awaited<ReturnType<typeof transactionalStates>>[number]

/** A change of a message that may still change, with what it is now. */
type MadeChange = StatusChange & { state: State }

/** Writes the states of several messages; a final state is not left. */
export async function setStatuses(tx: Db, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ messageId }) => messageId)
  await setStatusesOf(tx, changes, await transactionalStates(tx, ids))
}

/**
 * As `setStatuses`, for messages whose states the caller has read and locked (`transactionalStates`); `known` may have
 * more.
 */
export async function setStatusesOf(tx: Db, changes: readonly StatusChange[], known: readonly State[]): Promise<void> {
  const states = new Map(known.map((row) => [row.message_id, row]))
  const made = changes.flatMap((change) => {
    const state = states.get(change.messageId)
    const [first] = change.statuses
    return state && mayFollow(state.status, first) ? [{ ...change, state }] : []
  })
  if (made.length === 0) return
  await awaitAll([appendStatuses(tx, made), queueWebhooks(tx, made)])
  for (const { messageId, statuses, state, at } of made) {
    if (state.registered === 1) await recordStatuses(tx, state.account_id, messageId, statuses, at)
  }
  await reportDeliveries(tx, made)
}

/** Tells the webhooks of the account. */
function queueWebhooks(tx: Db, made: readonly MadeChange[]): Promise<void> {
  return announceMessages(
    tx,
    made.map(({ messageId, statuses, reason, state, at }) => {
      const channel = state.channel
      return {
        account: state.account_id,
        channel,
        messageId,
        at,
        happenings: statuses.flatMap((status) => happening(channel, status, reason)),
      }
    }),
  )
}

/** As `setStatuses`, for one message. */
export const setStatus = (tx: Db, messageId: number, statuses: Statuses, at: number): Promise<void> =>
  setStatuses(tx, [{ messageId, statuses, at }])

function happening(
  channel: TransactionalChannel,
  status: TransactionalStatus,
  reason: string | undefined,
): Happening[] {
  const action = actions[status]
  // Email has no action `delivered`: only the recipient's server knows.
  if (!action || (channel === 'email' && action === 'delivered')) return []
  if (action === 'bounce')
    return [{ action, reason: reason ?? status, bounceType: status === 'bounce_hard' ? 'hard' : 'soft' }]
  return [{ action, ...(action === 'failed' && reason !== undefined && { reason }) }]
}
