// The end of an operation: it leaves the list, the users of the request are notified, and the callback is queued.
import * as rows from '../../store/operations/operations.ts'
import type { Db } from '../../store/store.ts'
import { queueCallback } from '../hooks/callbacks.ts'
import { kindOf, type OperationKinds, type Work } from './kinds.ts'
import type { TellUsers } from './notice.ts'
import { finishOperation } from './operations.ts'
import { type LinkOptions, resultLink } from './result-files.ts'

export interface EndDeps extends LinkOptions {
  kinds: OperationKinds
  tellUsers: TellUsers
}

/** Ends an operation in the transaction of its last step. */
export type EndOperation = (tx: Db, work: Work, now: number) => Promise<void>

/** Makes the function that ends operations. */
export function createEnding(parts: EndDeps): EndOperation {
  return async (tx, work, now) => {
    const { operation, input } = work
    const kind = kindOf(parts.kinds, operation)
    if (!kind) throw new Error(`No kind of operation has the name ${operation.kind}`)
    const hasLines = await rows.hasResult(tx, operation.id)
    const file = hasLines ? resultLink(parts, kind, operation, now).url : ''
    const { subject, text, callback, hasFailed = false } = kind.end(work, file)
    await finishOperation(tx, operation.id, now, hasFailed ? 'error' : 'finished')
    const account = operation.account_id
    await parts.tellUsers(tx, { account, users: input.notify, senderId: null, subject, text, link: file, now })
    if (callback === null || input.callbackUrl === null) return
    await queueCallback(tx, { ...callback, accountId: account, url: input.callbackUrl, at: now })
  }
}
