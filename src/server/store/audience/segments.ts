// Segments of an account, and the list of all segments of a list: those of the account and its tags, without the
// built-in ones.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Page } from '../pages.ts'
import type { SegmentTable } from '../schema.ts'
import { queuedRunStates } from '../states.ts'
import type { Db } from '../store.ts'

export type SegmentRow = Selectable<SegmentTable>

/** What a list of segments shows of one. */
export interface SegmentEntry {
  type: 'saved' | 'tag'
  id: number
  name: string
  created: number
  updated: number
}

const ofList = (db: Db, account: number, list: number) =>
  db.selectFrom('segment').where('account_id', '=', account).where('list_id', '=', list)

/** In a transaction the segment is held for a change. */
export function findSegment(db: Db, account: number, list: number, id: number): Promise<SegmentRow | undefined> {
  const query = ofList(db, account, list).selectAll().where('id', '=', id)
  return dialectOf(db).forUpdate(db, query).executeTakeFirst()
}

/** Whether another segment of the list has the name. */
export async function hasName(db: Db, account: number, list: number, name: string, except = 0): Promise<boolean> {
  const query = ofList(db, account, list).select('id').where('name', '=', name).where('id', '<>', except)
  return (await query.executeTakeFirst()) !== undefined
}

export const insertSegment = (tx: Db, row: Insertable<SegmentTable>): Promise<SegmentRow> =>
  tx.insertInto('segment').values(row).returningAll().executeTakeFirstOrThrow()

export function updateSegment(tx: Db, id: number, change: Updateable<SegmentTable>): Promise<SegmentRow> {
  return tx.updateTable('segment').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteSegment(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('segment').where('id', '=', id).execute()
}

/** The tag of the account with this number. */
export function findTagSegment(db: Db, account: number, id: number) {
  const query = db.selectFrom('tag').select(['id', 'name', 'created', 'updated'])
  return query.where('account_id', '=', account).where('id', '=', id).executeTakeFirst()
}

export interface SegmentQuery {
  account: number
  list: number
  types: readonly SegmentEntry['type'][]
  /** Exactly this name. */
  name?: string | undefined
}

/** The segments of the account for a list and those of its tags, newest first. */
export async function listSegments(
  db: Db,
  { account, list, types, name }: SegmentQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page<SegmentEntry>> {
  if (types.length === 0) return { total: 0, items: [] }
  const named = name === undefined ? sql`` : sql`AND name = ${name}`
  const queries = {
    saved: sql`SELECT 'saved' AS type, id, name, created, updated FROM segment
      WHERE account_id = ${account} AND list_id = ${list} ${named}`,
    tag: sql`SELECT 'tag' AS type, id, name, created, updated FROM tag WHERE account_id = ${account} ${named}`,
  }
  const all = sql`(${sql.join(
    types.map((type) => queries[type]),
    sql` UNION ALL `,
  )}) entry`
  const { rows: counts } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${all}`.execute(db)
  const page = sql<SegmentEntry>`SELECT * FROM ${all} ORDER BY created DESC, id DESC, type LIMIT ${limit} OFFSET ${offset}`
  return { total: Number(counts[0]?.n ?? 0), items: (await page.execute(db)).rows }
}

/** Whether a run that waits in the queue, or is paused, is for the segment with this id. */
export async function hasQueuedRun(db: Db, account: number, list: number, segment: string): Promise<boolean> {
  const row = await db
    .selectFrom('run')
    .select('id')
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('state', 'in', queuedRunStates)
    // An id is a JSON string in the audience; a quote inside of another string is escaped.
    .where(dialectOf(db).contains(sql.ref('audience'), `"${segment}"`))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
