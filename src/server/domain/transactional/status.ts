// The states of a transactional email. The last one stands in the record, all of them in its log.
import { appendStatus, transactionalStatus } from '../../store/transactional.ts'
import type { Db } from '../../store/store.ts'

/** From these states nothing follows; a bounce may still follow a delivery, as real servers do it. */
const final = new Set(['send_failed', 'broken', 'rejected', 'bounce_hard', 'bounce_soft', 'canceled'])

/** Writes the states one after the other; a final state is never left. */
export async function setEmailStatus(tx: Db, messageId: number, status: string | string[], now: number): Promise<void> {
  const current = await transactionalStatus(tx, messageId)
  if (current === undefined || final.has(current)) return
  await appendStatus(tx, messageId, typeof status === 'string' ? [status] : status, now)
}
