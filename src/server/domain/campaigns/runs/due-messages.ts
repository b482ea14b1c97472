// Messages that are due outside of chunks: single ones, and recipients of runs that were put off.

import {
  extendMessageLeases,
  type LeasedMessage,
  leaseMessages,
  type MessageRow,
  nextMessages,
} from '../../../store/sending/messages.ts'
import type { Store } from '../../../store/store.ts'
import { writeInOneWay } from '../../../store/transaction-end.ts'
import { holding } from '../../sending/holding.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { Agenda } from '../../timers/agenda.ts'
import type { SendParts } from './send-run.ts'

/** At most `limit` due messages of an account with these priorities, leased; the most pressing first. */
export async function leaseDue(
  parts: SendParts,
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

/** Works on due messages and keeps their leases meanwhile. */
export function holdingMessages<T>(
  { store, clock, lease }: SendParts,
  due: MessageRow[],
  work: () => Promise<T>,
): Promise<T> {
  return holding(lease, () => writeInOneWay(store, (tx) => extendMessageLeases(tx, due, clock.wall() + lease)), work)
}
