// Files of campaigns: an account keeps each once, however many of its campaigns have it.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { CampaignFileTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type CampaignFileRow = Selectable<CampaignFileTable>

/** Keeps the file, unless the account has it already; resolves with its id. */
export async function keepFile(tx: Db, row: Insertable<CampaignFileTable>): Promise<number> {
  const { id } = await tx
    .insertInto('campaign_file')
    .values(row)
    // A change that changes nothing makes both engines return the row.
    .onConflict((c) => c.columns(['account_id', 'hash']).doUpdateSet({ hash: sql<string>`excluded.hash` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findFile(db: Db, account: number, id: number): Promise<CampaignFileRow | undefined> {
  return db
    .selectFrom('campaign_file')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Deletes the file if no campaign has it any more. */
export async function dropFile(tx: Db, account: number, id: number): Promise<void> {
  await tx
    .deleteFrom('campaign_file')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where((e) => e.not(e.exists(e.selectFrom('campaign').select('campaign.id').where('file_id', '=', id))))
    .execute()
}
