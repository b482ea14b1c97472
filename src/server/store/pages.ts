// A page of rows and the count of all that match.
import { type Compilable, type QueryResult, type SelectQueryBuilder, sql } from 'kysely'
import { preparedQuery, preparedRow } from './prepared-query.ts'
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

/** The rows of the page together are too large for the memory of the process, with many requests at once. */
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
const totalOf = async (
  { offset, limit }: Pick<PageRequest, 'offset' | 'limit'>,
  found: number,
  count: () => Promise<number>,
): Promise<number> => (found < limit && (found > 0 || offset === 0) ? offset + found : count())

const countRows = <T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>) =>
  query.select((e) => e.fn.countAll<number>().as('n'))

/** The rows in their order, of which a page is to be cut. */
function inOrder<T extends keyof Tables, R>(
  rows: SelectQueryBuilder<Tables, T, R>,
  { orderBy, order }: Pick<PageRequest, 'orderBy' | 'order'>,
): SelectQueryBuilder<Tables, T, R> {
  // `orderBy` takes columns of T, and the callers' tables of columns name no others.
  let ordered = rows
  // Rows without a value sort below all others; by default the engines disagree.
  if (orderBy !== 'id') {
    ordered = ordered.orderBy(orderBy as never, (o) => (order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast()))
  }
  return ordered.orderBy('id' as never, order)
}

/** What a page needs to know about its rows. */
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
  const rows = inOrder(select(query), page).limit(page.limit).offset(page.offset)
  if (large && (await bytesIn(large.db, rows, large.column)) > PAGE_BYTES) throw new PageTooLargeError()
  const items = (await rows.execute()) as R[]
  const count = async () => Number(((await countRows(query).executeTakeFirstOrThrow()) as { n: number | string }).n)
  return { total: await totalOf(page, items.length, total ?? count), items }
}

/**
 * Creates a function that reads pages of rows, with no other filter than `values`. Its queries are built once for each
 * order (prepared-query.ts) and cached permanently, so `orderBy` must come from a table of columns.
 */
export function preparedPage<V extends object, T extends keyof Tables, O, R>(
  write: (db: Db, values: V) => SelectQueryBuilder<Tables, T, O>,
  select: (query: SelectQueryBuilder<Tables, T, O>) => SelectQueryBuilder<Tables, T, R>,
): (db: Db, values: V, page: PageRequest) => Promise<Page<R>> {
  type Cut = V & Pick<PageRequest, 'offset' | 'limit'>
  const orders = new Map<string, (db: Db, values: Cut) => Promise<QueryResult<R>>>()
  const count = preparedRow((db, values: V) => countRows(write(db, values)) as Compilable<{ n: number | string }>)

  return async (db, values, page) => {
    const { offset, limit, orderBy, order } = page
    const name = `${orderBy} ${order}`
    const ask =
      orders.get(name) ??
      preparedQuery((one, cut: Cut) =>
        inOrder(select(write(one, cut)), { orderBy, order })
          .limit(cut.limit)
          .offset(cut.offset),
      )
    orders.set(name, ask)
    const { rows } = await ask(db, { ...values, offset, limit })
    return { total: await totalOf(page, rows.length, async () => Number((await count(db, values))?.n)), items: rows }
  }
}
