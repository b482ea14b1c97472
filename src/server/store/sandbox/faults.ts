// Rules by which the sandbox fails on purpose.
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { FaultTable } from '../schema.ts'
import { takeNumbers } from '../settings.ts'
import type { Db } from '../store.ts'

export type FaultRow = Selectable<FaultTable>

const VERSION = 'fault-version'

/** A number that grows with every change of the rules of any account. */
export async function faultVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('sequence').select('next').where('name', '=', VERSION).executeTakeFirst()
  return row?.next ?? 0
}

/** Tells every process that the rules have changed. */
export const raiseFaultVersion = (tx: Db): Promise<number> => takeNumbers(tx, VERSION, 1, 1)

export function insertFault(tx: Db, row: Insertable<FaultTable>): Promise<FaultRow> {
  return tx.insertInto('fault').values(row).returningAll().executeTakeFirstOrThrow()
}

export function listFaults(db: Db, account: number, page: PageRequest): Promise<Page<FaultRow>> {
  return pageOf(db.selectFrom('fault').where('account_id', '=', account), page, (q) => q.selectAll())
}

/** The rules of all accounts that are not used up, oldest first. */
export function armedFaults(db: Db): Promise<FaultRow[]> {
  return db
    .selectFrom('fault')
    .selectAll()
    .where((e) => e.or([e('times', 'is', null), e('hits', '<', e.ref('times'))]))
    .orderBy('id')
    .execute()
}

/** How many rules the account has, including those that are used up. */
export async function countFaults(db: Db, account: number): Promise<number> {
  const row = await db
    .selectFrom('fault')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Deletes the account's rules that are used up. */
export async function deleteSpentFaults(tx: Db, account: number): Promise<void> {
  await tx.deleteFrom('fault').where('account_id', '=', account).whereRef('hits', '>=', 'times').execute()
}

/** False when there is none. */
export async function deleteFault(tx: Db, account: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('fault')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Uses a rule once; undefined when it is used up or gone. */
export function hitFault(tx: Db, account: number, id: number): Promise<FaultRow | undefined> {
  return tx
    .updateTable('fault')
    .set({ hits: sql<number>`hits + 1` })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where((e) => e.or([e('times', 'is', null), e('hits', '<', e.ref('times'))]))
    .returningAll()
    .executeTakeFirst()
}

/** How many rules of the account are not used up, and when the oldest of them was made; an account has few. */
export async function faultsInForce(db: Db, account: number): Promise<{ n: number; since: number | null }> {
  const row = await db
    .selectFrom('fault')
    .select((e) => [e.fn.countAll<number>().as('n'), e.fn.min('created').as('since')])
    .where('account_id', '=', account)
    .where((e) => e.or([e('times', 'is', null), e('hits', '<', e.ref('times'))]))
    .executeTakeFirstOrThrow()
  return { n: Number(row.n), since: row.since === null ? null : Number(row.since) }
}
