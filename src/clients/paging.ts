// Iterates over the pages of an operation that takes `offset` and `limit`.
import type { AnyMethod, AnyRequest } from './call-table.ts'
import type { PageOptions } from './options.ts'

/** Items per request when the caller sets no limit; every paged operation allows that many. */
export const PAGE_SIZE = 100

/** The items of a page: the page itself, or its member `items`. */
function itemsOf(page: unknown): readonly unknown[] {
  if (Array.isArray(page)) return page
  return (page as { items: readonly unknown[] }).items
}

function totalOf(page: unknown): number {
  const total = (page as { total_items?: unknown }).total_items
  return typeof total === 'number' ? total : Infinity
}

/** The pages. A page is the last one when it is short, or when `total_items` or `max` is reached. */
export async function* pagesOf(method: AnyMethod, request: AnyRequest = {}, options: PageOptions = {}) {
  const { max = Infinity, ...callOptions } = options
  const start = Number(request.query?.['offset'] ?? 0)
  const size = Number(request.query?.['limit'] ?? PAGE_SIZE)
  let seen = 0
  while (seen < max) {
    const limit = Math.min(size, max - seen)
    const page = await method({ ...request, query: { ...request.query, offset: start + seen, limit } }, callOptions)
    yield page
    const { length } = itemsOf(page)
    seen += length
    if (length === 0 || length < limit || start + seen >= totalOf(page)) return
  }
}

/** The items of all pages. */
export async function* itemsOfAll(method: AnyMethod, request?: AnyRequest, options?: PageOptions) {
  for await (const page of pagesOf(method, request, options)) yield* itemsOf(page)
}
