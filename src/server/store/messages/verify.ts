// Requests for one-time codes.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { VerifyRequestTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type VerifyRow = Selectable<VerifyRequestTable>

export async function insertVerifyRequest(tx: Db, row: Insertable<VerifyRequestTable>): Promise<number> {
  return (await tx.insertInto('verify_request').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const byName = (db: Db, account: number, requestId: string) =>
  db.selectFrom('verify_request').selectAll().where('account_id', '=', account).where('request_id', '=', requestId)

export function findVerifyRequest(db: Db, account: number, requestId: string): Promise<VerifyRow | undefined> {
  return byName(db, account, requestId).executeTakeFirst()
}

/** The request, held until the end of the transaction, so that simultaneous guesses are checked one after the other. */
export function holdVerifyRequest(tx: Db, account: number, requestId: string): Promise<VerifyRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, byName(tx, account, requestId))
    .executeTakeFirst()
}

export async function updateVerifyRequest(tx: Db, id: number, change: Updateable<VerifyRequestTable>): Promise<void> {
  await tx.updateTable('verify_request').set(change).where('id', '=', id).execute()
}
