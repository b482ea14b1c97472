// A page of rows and the count of all that match.
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './schema.ts'

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

/**
 * Counts the rows of `query` and reads one page of them. `select` says which columns.
 * The table of the query must have a column `id`, which makes every order total.
 */
export async function pageOf<T extends keyof Tables, O, R>(
  query: SelectQueryBuilder<Tables, T, O>,
  page: PageRequest,
  select: (query: SelectQueryBuilder<Tables, T, O>) => SelectQueryBuilder<Tables, T, R>,
): Promise<Page<R>> {
  const { n } = (await query.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()) as {
    n: number | string
  }
  const total = Number(n)
  if (page.offset >= total) return { total, items: [] }
  // `orderBy` takes columns of T, and the callers' tables of columns name no others.
  let ordered = select(query)
  // Rows without a value sort below all others; by default the engines disagree.
  if (page.orderBy !== 'id') {
    ordered = ordered.orderBy(page.orderBy as never, (o) =>
      page.order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast(),
    )
  }
  ordered = ordered.orderBy('id' as never, page.order)
  return { total, items: (await ordered.limit(page.limit).offset(page.offset).execute()) as R[] }
}
