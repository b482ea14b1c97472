// The keys by which push services know accounts.
import type { Selectable } from 'kysely'
import type { WebPushKeyTable } from '../../schema.ts'
import type { Db } from '../../store.ts'

export type WebPushKeyRow = Selectable<WebPushKeyTable>

export function findWebPushKey(db: Db, account: number): Promise<WebPushKeyRow | undefined> {
  return db.selectFrom('web_push_key').selectAll().where('account_id', '=', account).executeTakeFirst()
}

/** Keeps the key unless the account has one. */
export async function insertWebPushKey(tx: Db, row: WebPushKeyRow): Promise<void> {
  await tx
    .insertInto('web_push_key')
    .values(row)
    .onConflict((c) => c.column('account_id').doNothing())
    .execute()
}
