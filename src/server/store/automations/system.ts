// Which automations the platform made for the domains of an account.
import type { Selectable } from 'kysely'
import type { AutomationSystemTable, SystemAutomationType } from '../schema.ts'
import type { Db } from '../store.ts'

export type { SystemAutomationType }
export type SystemRow = Selectable<AutomationSystemTable>

/** The automations that were made for the domains of the account. */
export const listSystemRows = (db: Db, account: number): Promise<SystemRow[]> =>
  db.selectFrom('automation_system').selectAll().where('account_id', '=', account).execute()

/** Notes the automation of a domain, in the place of one that was deleted. */
export async function setSystemRow(tx: Db, row: SystemRow): Promise<void> {
  const { automation_id } = row
  await tx
    .insertInto('automation_system')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'domain', 'type']).doUpdateSet({ automation_id }))
    .execute()
}
