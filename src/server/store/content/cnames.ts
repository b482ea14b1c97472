// Domain names of accounts for their links.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { CnameTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

export type CnameRow = Selectable<CnameTable>

const ofAccount = (db: Db, account: number) => db.selectFrom('cname').where('account_id', '=', account)

/** Adds the name; undefined when the account has it. */
export function insertCname(tx: Db, row: Insertable<CnameTable>): Promise<CnameRow | undefined> {
  return tx
    .insertInto('cname')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findCname(db: Db, account: number, id: number): Promise<CnameRow | undefined> {
  return ofAccount(db, account).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Names of the account, oldest first. */
export function listCnames(db: Db, account: number): Promise<CnameRow[]> {
  return ofAccount(db, account).selectAll().orderBy('id').execute()
}

/** How many names the account has, in whatever status. */
export async function countCnames(db: Db, account: number): Promise<number> {
  const { n } = await ofAccount(db, account)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Accounts with names to look up; the look for them begins after the account `after`. */
export function accountsWithCnames(db: Db, wall: number, after: number): Promise<Waiting> {
  const queue = {
    table: 'cname' as const,
    waits: sql<boolean>`q.next_look IS NOT NULL`,
    kinds: [{ due: () => sql<boolean>`q.next_look <= ${wall}`, order: sql`q.next_look` }],
    free: sql<boolean>`1 = 1`,
  }
  return accountsWaiting(db, queue, { wall }, after)
}

/** Leases the name of an account that has been due longest until `until` (real time); undefined when none is due. */
export async function leaseCname(
  tx: Db,
  account: number,
  { wall, until }: { wall: number; until: number },
): Promise<CnameRow | undefined> {
  const due = ofAccount(tx, account)
    .selectAll()
    .where('next_look', 'is not', null)
    .where('next_look', '<=', wall)
    .orderBy('next_look')
    .limit(1)
  const row = await dialectOf(tx).forClaim(tx, due).executeTakeFirst()
  if (!row) return undefined
  await tx.updateTable('cname').set({ next_look: until }).where('id', '=', row.id).execute()
  return { ...row, next_look: until }
}

/** Writes what a look found under a lease; false when another worker has leased the name since. */
export async function updateLeased(
  tx: Db,
  { account_id, id, next_look }: CnameRow,
  change: Updateable<CnameTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cname')
    .set(change)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('next_look', '=', next_look)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The row of another account with this name, verified by a look-up. A sandbox verifies without one. */
export function findHolder(db: Db, account: number, name: string): Promise<CnameRow | undefined> {
  return db
    .selectFrom('cname')
    .selectAll()
    .where('name', '=', name)
    .where('account_id', '!=', account)
    .where('status', '=', 'verified')
    .where('leads_here', '=', 1)
    .limit(1)
    .executeTakeFirst()
}

/** Takes the name from the account that has it. */
export async function dismissHolder(tx: Db, id: number): Promise<void> {
  await tx.updateTable('cname').set({ status: 'invalid' }).where('id', '=', id).execute()
}

/** Whether a look found that this name leads to the platform. */
export async function isLedHere(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('cname')
    .select('id')
    .where('name', '=', name)
    .where('leads_here', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
