// The goals of connected sites.
import type { Insertable, Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { GoalTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type GoalRow = Selectable<GoalTable>

export const insertGoal = (tx: Db, row: Insertable<GoalTable>): Promise<GoalRow> =>
  tx.insertInto('goal').values(row).returningAll().executeTakeFirstOrThrow()

/** All goals of an account, with the domains of their sites. */
export const listGoals = (db: Db, account: number): Promise<(GoalRow & { domain: string })[]> =>
  db
    .selectFrom('goal')
    .innerJoin('connected_site as site', 'site.id', 'goal.site_id')
    .selectAll('goal')
    .select('site.domain')
    .where('goal.account_id', '=', account)
    .orderBy('goal.id')
    .execute()

/** The goals of these sites of an account. */
export const goalsOfSites = (db: Db, account: number, sites: readonly number[]): Promise<GoalRow[]> =>
  db
    .selectFrom('goal')
    .selectAll()
    .where('account_id', '=', account)
    .where(dialectOf(db).inValues('site_id', sites))
    .orderBy('id')
    .execute()

/** False when there was no such goal. */
export async function deleteGoal(tx: Db, account: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('goal')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
