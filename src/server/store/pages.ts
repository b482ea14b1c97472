// A page of rows and the count of all that match.
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './schema.ts'

export interface PageRequest {
  offset: number
  limit: number
  /** Column to order by. Rows that are equal in it follow the id, in the same direction. */
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
  // orderBy takes the columns of T; the callers' tables of columns name only such.
  let ordered = select(query)
  // A row without the value is before all others; by themselves the engines disagree.
  if (page.orderBy !== 'id') {
    ordered = ordered.orderBy(page.orderBy as never, (o) =>
      page.order === 'asc' ? o.asc().nullsFirst() : o.desc().nullsLast(),
    )
  }
  ordered = ordered.orderBy('id' as never, page.order)
  return { total, items: (await ordered.limit(page.limit).offset(page.offset).execute()) as R[] }
}
