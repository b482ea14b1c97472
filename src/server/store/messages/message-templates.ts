// Stored texts of transactional messages.
import type { Insertable, Selectable } from 'kysely'
import { bytesIn } from '../pages.ts'
import type { MessageTemplateTable, TransactionalChannel } from '../schema.ts'
import type { Db } from '../store.ts'

export type MessageTemplateRow = Selectable<MessageTemplateTable>

export async function insertTemplate(tx: Db, row: Insertable<MessageTemplateTable>): Promise<number> {
  return (await tx.insertInto('message_template').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const templatesOf = (db: Db, account: number, channel: TransactionalChannel) =>
  db.selectFrom('message_template').where('account_id', '=', account).where('channel', '=', channel)

/** Templates of a channel, oldest first. */
export function listTemplates(db: Db, account: number, channel: TransactionalChannel): Promise<MessageTemplateRow[]> {
  return templatesOf(db, account, channel).selectAll().orderBy('id').execute()
}

/** Bytes of their contents. */
export const templateBytes = (db: Db, account: number, channel: TransactionalChannel): Promise<number> =>
  bytesIn(db, templatesOf(db, account, channel), 'content')

export function findTemplate(
  db: Db,
  account: number,
  channel: TransactionalChannel,
  id: number,
): Promise<MessageTemplateRow | undefined> {
  return db
    .selectFrom('message_template')
    .selectAll()
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Replaces name and content; false if the template does not exist. */
export async function updateTemplate(
  tx: Db,
  account: number,
  channel: TransactionalChannel,
  id: number,
  change: { name: string; content: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message_template')
    .set(change)
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the template does not exist. */
export async function deleteTemplate(
  tx: Db,
  account: number,
  channel: TransactionalChannel,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('message_template')
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
