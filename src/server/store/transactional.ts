// Transactional emails: what was asked for, and the log of their states.
import type { Insertable, Selectable } from 'kysely'
import type { TransactionalEmailTable } from './schema.ts'
import type { Db } from './store.ts'

export type TransactionalEmailRow = Selectable<TransactionalEmailTable>

export async function insertTransactionalEmail(tx: Db, row: Insertable<TransactionalEmailTable>): Promise<void> {
  await tx.insertInto('transactional_email').values(row).execute()
}

/** The number of a group of messages; a new name makes a new group. */
export async function groupId(tx: Db, account: number, channel: string, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('message_group')
    .values({ account_id: account, channel, name })
    .onConflict((c) => c.columns(['account_id', 'channel', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findTransactionalEmail(db: Db, account: number, messageId: number): Promise<TransactionalEmailRow | undefined> {
  return db
    .selectFrom('transactional_email')
    .selectAll()
    .where('account_id', '=', account)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
}

/** The emails behind these messages, of whatever account: for the work loop. */
export function transactionalEmailsByIds(db: Db, ids: number[]): Promise<TransactionalEmailRow[]> {
  return db.selectFrom('transactional_email').selectAll().where('message_id', 'in', ids).execute()
}

/** The present state of an email; undefined when there is none with this number. */
export async function transactionalStatus(db: Db, messageId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('transactional_email')
    .select('status')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row?.status
}

/** Adds states to the log; the last one becomes the state of the email. */
export async function appendStatus(tx: Db, messageId: number, statuses: string[], at: number): Promise<void> {
  const last = statuses.at(-1)
  if (last === undefined) return
  await tx.insertInto('message_status').values(statuses.map((status) => ({ message_id: messageId, status, at }))).execute()
  await tx.updateTable('transactional_email').set({ status: last }).where('message_id', '=', messageId).execute()
}

/** The log of states, oldest first. */
export function statusLog(db: Db, messageId: number) {
  return db.selectFrom('message_status').select(['status', 'at']).where('message_id', '=', messageId).orderBy('id').execute()
}
