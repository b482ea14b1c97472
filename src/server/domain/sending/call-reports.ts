// Reports of a gateway on calls. A worker does not wait for the end of its call: the message is deferred while the call
// is in progress, and looked at again when its end is reported or overdue. An answered call is stored as a receipt of
// the message, like that of an SMS, so it counts even if the worker died. The end of an unanswered call is stored with
// that call only, since another call may follow.
import type { Clock } from '../../lib/clock.ts'
import { type CallFate, keepCallFate, lookAtCall, oneAboutCalls } from '../../store/sending/calls.ts'
import { holdMessage, type MessageRow } from '../../store/sending/campaign-ledger.ts'
import type { Store } from '../../store/store.ts'
import { type CallCause, reasonOf } from './call-fates.ts'
import type { CarrierIds } from './carrier-ids.ts'
import type { Receipts, Taken } from './receipts.ts'

/** News of a call, by our id. */
interface CallReport {
  id: string
  event: 'ringing' | 'answered' | 'digit' | 'ended'
  /** Why it is over. */
  cause?: CallCause | undefined
  /** Why, in the words of the gateway. */
  reason?: string | undefined
}

/** `early`: the worker has not stored yet that the call is in progress. `noted`: the report has no effect. */
type TakenCallReport = Taken | 'early' | 'noted'

export interface CallReportDeps {
  store: Store
  clock: Clock
  receipts: Pick<Receipts, 'take' | 'takeIn'>
  ids: Pick<CarrierIds, 'read'>
}

export interface CallReports {
  /** Takes a report on a call; durable when it resolves. */
  takeReport(report: CallReport): Promise<TakenCallReport>
}

export function createCallReports({ store, clock, receipts, ids }: CallReportDeps): CallReports {
  /** If the worker died, its message says nothing of the call, so the outcome is taken from the report. */
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
    async takeReport({ id, event, cause = 'failed', reason }): Promise<TakenCallReport> {
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
