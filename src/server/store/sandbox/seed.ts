import { sql } from 'kysely'
import { accountTables } from '../account-tables.ts'
import type { Db } from '../store.ts'
import { ofAccount } from './reset.ts'

const missed = accountTables.filter((table) => table.missed)

/** Whether the account has nothing that its owner would miss. */
export async function isAccountEmpty(db: Db, account: number): Promise<boolean> {
  for (const table of missed) {
    const { rows } =
      await sql`SELECT 1 FROM ${sql.table(table.name)} WHERE ${ofAccount(table, account)} LIMIT 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

/** Numbers of a campaign's messages that a carrier accepted, in the order of its recipients. */
export async function acceptedMessages(db: Db, account: number, campaign: number): Promise<number[]> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('run', 'run.id', 'message.run_id')
    .select('message.id')
    .where('run.account_id', '=', account)
    .where('run.campaign_id', '=', campaign)
    .where('message.state', '=', 'accepted')
    .orderBy('message.id')
    .execute()
  return rows.map((row) => row.id)
}
