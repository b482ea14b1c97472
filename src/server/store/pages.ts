// A page of rows and the count of all that match.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

export interface PageRequest {
  offset: number
  limit: number
  /** Column to order by. Rows with equal values are ordered by id, in the same direction. */
  orderBy: string
  order: 'asc' | 'desc'
}

export interface Page<T> {
  total: number
  items: T[]
}

/** Maximum bytes that a page may hold in a column whose texts may be large. */
export const PAGE_BYTES = 20 * 1024 * 1024

/** The rows of the page together are larger than a process can keep for everybody who asks. */
export class PageTooLargeError extends Error {
  readonly code = 'PAGE_TOO_LARGE'
}

/** Both engines know the length of a text without reading it. */
const bytesOf = (column: string) => sql<number>`octet_length(${sql.ref(column)})`

/** Bytes of the texts in a column of these rows. */
export async function bytesIn<T extends keyof Tables, O>(
  db: Db,
  rows: SelectQueryBuilder<Tables, T, O>,
  column: string,
): Promise<number> {
  const texts = rows.clearSelect().select(bytesOf(column).as('bytes')).as('texts')
  const { sum } = await db
    .selectFrom(texts)
    .select(sql<number | string | null>`sum(bytes)`.as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** How many rows there are: a page with room left tells by itself, which saves the count. */
async function totalOf<T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  { offset, limit }: PageRequest,
  { found, kept }: { found: number; kept?: (() => Promise<number>) | undefined },
): Promise<number> {
  if (found < limit && (found > 0 || offset === 0)) return offset + found
  if (kept) return kept()
  const { n } = (await query.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()) as {
    n: number | string
  }
  return Number(n)
}

/** What a page is told of its rows. */
interface PageRows {
  /** A column whose texts have no small limit: a page of more than 20 MB throws PageTooLargeError instead of being read. */
  large?: { db: Db; column: string }
  /** How many rows there are, where that is kept and need not be counted. */
  total?: () => Promise<number>
}

/**
 * Reads one page of the rows of `query`, and counts them all. `select` says which columns.
 * The table of the query must have a column `id`, which makes every order total.
 */
export async function pageOf<T extends keyof Tables, O, R>(
  query: SelectQueryBuilder<Tables, T, O>,
  page: PageRequest,
  select: (query: SelectQueryBuilder<Tables, T, O>) => SelectQueryBuilder<Tables, T, R>,
  { large, total }: PageRows = {},
): Promise<Page<R>> {
  // `orderBy` takes columns of T, and the callers' tables of columns name no others.
  let ordered = select(query)
  // Rows without a value sort below all others; by default the engines disagree.
  if (page.orderBy !== 'id') {
    ordered = ordered.orderBy(page.orderBy as never, (o) =>
      page.order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast(),
    )
  }
  const rows = ordered
    .orderBy('id' as never, page.order)
    .limit(page.limit)
    .offset(page.offset)
  if (large && (await bytesIn(large.db, rows, large.column)) > PAGE_BYTES) throw new PageTooLargeError()
  const items = (await rows.execute()) as R[]
  return { total: await totalOf(query, page, { found: items.length, kept: total }), items }
}
