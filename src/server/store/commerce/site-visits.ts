// What visitors of connected sites did, as sums by day, and which contacts reached a goal.
import { type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { SiteVisitTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type SiteVisitRow = Selectable<SiteVisitTable>

const keyOf = ({ site_id, day, what, item }: SiteVisitRow) => `${site_id}\n${day}\n${what}\n${item}`

/** Adds to the counters, always in the same order. No counter may be there twice. */
export async function addSiteVisits(tx: Db, counts: readonly SiteVisitRow[]): Promise<void> {
  if (counts.length === 0) return
  const sorted = counts.map((row) => ({ row, key: keyOf(row) })).sort((a, b) => (a.key < b.key ? -1 : 1))
  await tx
    .insertInto('site_visit')
    .values(sorted.map(({ row }) => row))
    .onConflict((c) =>
      c.columns(['site_id', 'day', 'what', 'item']).doUpdateSet({ n: sql<number>`site_visit.n + excluded.n` }),
    )
    .execute()
}

/** The sums of a site from one day to another, both included. */
export async function sumSiteVisits(db: Db, site: number, from: string, to: string) {
  const rows = await db
    .selectFrom('site_visit')
    .select((e) => ['what', 'item', e.fn.sum<number | string>('n').as('n')])
    .where('site_id', '=', site)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['what', 'item'])
    .orderBy('item')
    .execute()
  return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

/** The numbers of the forms with these hashes. */
export async function formsByHash(db: Db, account: number, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('form')
    .select(['id', 'hash'])
    .where('account_id', '=', account)
    .where(dialectOf(db).inValues('hash', hashes))
    .execute()
  return new Map(rows.map(({ id, hash }) => [hash, id]))
}

/** Those of these contacts that have an event of this kind with this part in its data. */
export async function contactsWithEvent(
  db: Db,
  account: number,
  contacts: readonly number[],
  { kind, part }: { kind: string; part: string },
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('event')
    .select('contact_id')
    .distinct()
    .where('account_id', '=', account)
    .where('contact_id', 'is not', null)
    .where(dialectOf(db).inValues('contact_id', contacts))
    .where('kind', '=', kind)
    .where(dialectOf(db).contains(sql.ref('data'), part))
    .execute()
  return new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))
}
