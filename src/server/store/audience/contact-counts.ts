// How many contacts a list has in each status. Triggers keep the counts, in the transaction that changes the contacts:
// nothing else but what adds parts up writes them.
import { sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import type { ContactCountTable } from '../schema.ts'
import type { Db } from '../store.ts'

/** Contacts of the list by status. */
export async function countContacts(db: Db, account: number, list: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('contact_count')
    .select(['status', (e) => e.fn.sum<number | string>('n').as('n')])
    .where('list_id', '=', (e) =>
      e.selectFrom('list as l').select('l.id').where('l.id', '=', list).where('l.account_id', '=', account),
    )
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.n)]))
}

/** All contacts of the list. */
export const countAllContacts = async (db: Db, account: number, list: number): Promise<number> =>
  Object.values(await countContacts(db, account, list)).reduce((sum, n) => sum + n, 0)

// Written out, since an index of the parts has the same condition.
const countParts = (db: Db) => db.selectFrom('contact_count').where(sql<boolean>`part > 0`)

/** Whether as many parts as this wait to be added up. */
export async function hasParts(db: Db, count: number): Promise<boolean> {
  const row = await countParts(db)
    .select('part')
    .orderBy('part')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()
  return row !== undefined
}

const sums = { table: 'contact_count', columns: ['list_id', 'status', 'part', 'n'], add: ['n'] } as const
const key = ['list_id', 'status', 'part'] as const

/** Adds up at most `limit` parts; returns whether there were any that no other worker holds. */
export async function addUpParts(tx: Db, limit: number): Promise<boolean> {
  const oldest = countParts(tx).selectAll().orderBy('part').limit(limit)
  const found = await dialectOf(tx).forClaim(tx, oldest).execute()
  if (found.length === 0) return false
  await tx
    .deleteFrom('contact_count')
    .where(sql<boolean>`part > 0`)
    .where(
      dialectOf(tx).inValues(
        'part',
        found.map(({ part }) => part),
      ),
    )
    .execute()
  const added = sumsOf(found)
  await insertMany(tx, { ...sums, key }, added)
  await forgetEmpty(tx, added)
  return true
}

/** The sums of parts, always in the same order: of two that add to the same rows, one waits instead of both deadlocking. */
function sumsOf(found: readonly ContactCountTable[]): ContactCountTable[] {
  const groups = Map.groupBy(found, ({ list_id, status }) => `${list_id} ${status}`)
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, of]) => ({
      ...(of[0] as ContactCountTable),
      part: 0,
      n: of.reduce((sum, { n }) => sum + Number(n), 0),
    }))
}

/** Deletes those of these sums that have come to nothing: the list may be gone. */
async function forgetEmpty(tx: Db, added: readonly ContactCountTable[]): Promise<void> {
  const lists = [...new Set(added.map(({ list_id }) => list_id))]
  await tx
    .deleteFrom('contact_count')
    .where('part', '=', 0)
    .where('n', '=', 0)
    .where(dialectOf(tx).inValues('list_id', lists))
    .execute()
}
