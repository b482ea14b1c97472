// What a gateway tells of calls. Whoever made a call does not wait for its end: the message is put off while the call is on,
// and looked at again when its end is told, or is overdue. An answer is kept as a receipt of the message, as that of an
// SMS is, so it counts also when whoever made the call died; how a call ended that nobody took concerns that call
// only, since another one may follow.
import type { Clock } from '../../lib/clock.ts'
import { type CallFate, keepCallFate, lookAtCall, oneAboutCalls } from '../../store/sending/calls.ts'
import { holdMessage, type MessageRow } from '../../store/sending/messages.ts'
import type { Store } from '../../store/store.ts'
import { type CallCause, reasonOf } from './call-fates.ts'
import type { CarrierIds } from './carrier-ids.ts'
import type { Receipts, Taken } from './receipts.ts'

/** News of a call, by our id. */
export interface CallReport {
  id: string
  event: 'ringing' | 'answered' | 'digit' | 'ended'
  /** Why it is over. */
  cause?: CallCause | undefined
  /** Why, in the words of the gateway. */
  reason?: string | undefined
}

/** `early`: whoever made the call has not said yet that it is on. `noted`: nothing follows from it. */
export type TakenCallReport = Taken | 'early' | 'noted'

export interface CallReportParts {
  store: Store
  clock: Clock
  receipts: Pick<Receipts, 'take' | 'takeIn'>
  ids: Pick<CarrierIds, 'read'>
}

export type CallReports = ReturnType<typeof createCallReports>

export function createCallReports({ store, clock, receipts, ids }: CallReportParts) {
  /** Whose message says nothing of a call, since whoever made it died, is told by the call itself. */
  const isLost = (message: MessageRow | undefined): boolean => message?.state === 'unknown' && message.settled !== null

  const takeFate = (messageId: number, id: string, fate: CallFate): Promise<TakenCallReport> =>
    store.writeAlongside(async (tx) => {
      const held = await holdMessage(tx, messageId)
      await oneAboutCalls(tx)
      // It may have come while this waited.
      const message = held ?? (await holdMessage(tx, messageId))
      const owner = await keepCallFate(tx, { id, ...fate, created: clock.wall() })
      if (owner === undefined) return 'known'
      if (message) await lookAtCall(tx, messageId, id, clock.now(message.account_id))
      const kind = fate.state === 'delivered' ? 'delivered' : 'rejected'
      if (kind === 'rejected' && owner === null && !isLost(message)) return 'early'
      return receipts.takeIn(tx, { messageId, account: null, kind, ...(fate.reason && { reason: fate.reason }) })
    })

  return {
    /** Takes news of a call; durable when it resolves. */
    async take({ id, event, cause = 'failed', reason }: CallReport): Promise<TakenCallReport> {
      const messageId = ids.read(id)
      if (messageId === null) return 'unknown'
      if (event === 'ringing') return 'noted'
      if (event === 'digit') return receipts.take({ messageId, account: null, kind: 'digit' })
      if (event === 'answered' || cause === 'completed')
        return takeFate(messageId, id, { state: 'delivered', reason: null })
      return takeFate(messageId, id, { state: 'failed', reason: reasonOf(cause, reason) })
    },
  }
}
