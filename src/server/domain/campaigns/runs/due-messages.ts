// Messages that are due outside of chunks: single ones, and deferred recipients of runs.

import {
  extendMessageLeases,
  type LeasedMessage,
  leaseMessages,
  type MessageRow,
  nextMessages,
} from '../../../store/sending/campaign-ledger.ts'
import type { Store } from '../../../store/store.ts'
import { writeInOneRoundTrip } from '../../../store/transaction-end.ts'
import { withLeaseRenewal } from '../../sending/lease-renewal.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { Agenda } from '../../timers/agenda.ts'
import type { SendDeps } from './send-run.ts'

/** At most `limit` due messages of an account with these priorities, leased; the most pressing first. */
export async function leaseDue(
  parts: SendDeps,
  account: number,
  priorities: readonly number[],
  limit: number,
): Promise<LeasedMessage[]> {
  const { store, clock } = parts
  const at = { ...clock.times(), lease: parts.lease, priorities, limit }
  const { leased } = await store.writeAlongside((tx) => leaseMessages(tx, account, at))
  return leased
}

/** Messages that wait for their time or for a worker, whichever task takes them. */
export const messageAgenda = ({ store }: { store: Store }): Agenda => ({
  async next(account, limit) {
    const rows = await nextMessages(store.db, account, Object.values(PRIORITY), limit)
    return rows.map(({ id, run_id, attempts, due }) => ({
      kind: run_id !== null && attempts > 0 ? 'campaign_retry' : attempts > 0 ? 'message_retry' : 'message',
      id,
      at: due,
    }))
  },
})

/** Works on due messages and extends their leases until it is done. */
export function holdingMessages<T>(
  { store, clock, lease }: SendDeps,
  due: MessageRow[],
  work: () => Promise<T>,
): Promise<T> {
  return withLeaseRenewal(
    lease,
    () => writeInOneRoundTrip(store, (tx) => extendMessageLeases(tx, due, clock.wall() + lease)),
    work,
  )
}
