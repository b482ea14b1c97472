// How a request for a code moves on.
import type { VerifyRow } from '../../../store/messages/verify.ts'
import { holdVerifyRequest, updateVerifyRequest } from '../../../store/messages/verify.ts'
import type { Db } from '../../../store/store.ts'
import { conflict, notFound } from '../../errors.ts'
import { createMessages, type Requester } from '../transactional/message.ts'
import { toCodeMessage, type VerifyOrder } from './message.ts'
import { statusAt, type VerifyStatus, type VerifyStep, verifyTransitions } from './states.ts'

/** A request, held for a change; throws `not_found`. */
export async function holdRequest(tx: Db, account: number, requestId: string): Promise<VerifyRow> {
  const row = await holdVerifyRequest(tx, account, requestId)
  if (!row) throw notFound('request', requestId)
  return row
}

/** The status that a step leads to; throws `conflict` for a request that has come to its end. */
export function statusAfter(row: VerifyRow, step: VerifyStep, now: number): VerifyStatus {
  const { status, expired } = statusAt(row, now)
  const to = verifyTransitions[status][step]
  if (!to)
    throw conflict(
      'request_ended',
      `The request is ${status}${expired ? ', since its time ran out' : ''}; ask for a new code.`,
    )
  return to
}

/** Sends the code of a request. */
export async function sendCode(
  tx: Db,
  row: VerifyRow,
  order: VerifyOrder,
  from: Requester & { now: number },
): Promise<void> {
  const [messageId] = await createMessages(tx, { account: row.account_id, ...from }, [toCodeMessage(row, order)])
  await updateVerifyRequest(tx, row.id, { message_id: messageId as number })
}
