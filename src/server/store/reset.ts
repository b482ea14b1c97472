// Deletes all records of an account but the account, its keys and the accounts that it made.
import { sql } from 'kysely'
import type { Db } from './store.ts'

/** Tables whose rows carry the account. */
const owned = [
  'list',
  'field',
  'contact',
  'suppression',
  'sender',
  'campaign',
  'run',
  'message',
  'transactional_email',
  'message_group',
  'link',
  'event',
  'webhook',
  'hook_delivery',
  'operation',
  'timer',
  'captured_message',
] as const

/** Tables whose rows hang on another one: table, its column, the owner's table. */
const dependent = [
  ['contact_unique', 'list_id', 'list'],
  ['chunk', 'run_id', 'run'],
  ['chunk_lease', 'run_id', 'run'],
  ['message_status', 'message_id', 'message'],
  ['rollup', 'campaign_id', 'campaign'],
  ['operation_slice', 'operation_id', 'operation'],
  ['result_part', 'operation_id', 'operation'],
] as const

export async function deleteRecords(tx: Db, account: number): Promise<void> {
  for (const [table, column, owner] of dependent) {
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} IN
      (SELECT id FROM ${sql.table(owner)} WHERE account_id = ${account})`.execute(tx)
  }
  for (const table of owned) await tx.deleteFrom(table).where('account_id', '=', account).execute()
}
