// Iterates over the pages of an operation that takes `offset` and `limit`. A deletion inside the loop moves the items behind
// it forward, so the next page starts at the first item that is not read yet instead of after the number of items read.
import type { AnyRequest, Table, TableEntry } from './call-table.ts'
import type { CallOptions, PageOptions } from './options.ts'

/** Items per request when the caller sets no limit; every paged operation allows that many. */
export const PAGE_SIZE = 100
/** How many of the last items are remembered to recognize an item that comes again. */
const REMEMBERED = 1_000

/** Reads a page with its headers. */
export type ReadPage = (request: AnyRequest, options: CallOptions) => Promise<{ data: unknown; headers?: Headers }>

/** A page, and the number of items in the list: from `total_items` or `X-Total-Count`; null if the server names none. */
interface Page {
  data: unknown
  items: readonly unknown[]
  total: number | null
}

/** The items of a page: the page itself, or its member `items`. */
function itemsOf(page: unknown): readonly unknown[] {
  if (Array.isArray(page)) return page
  return (page as { items: readonly unknown[] }).items
}

function totalOf(page: unknown, headers: Headers | undefined): number | null {
  const total = (page as { total_items?: unknown }).total_items ?? headers?.get('x-total-count') ?? null
  return total === null || !Number.isInteger(Number(total)) ? null : Number(total)
}

/** The member that identifies an item of a list: the last parameter of the path of one item. Null without such a path. */
export function idOf(table: Table, { path }: TableEntry): string | null {
  const one = Object.values(table).find(
    (entry) => entry.path.startsWith(`${path}/{`) && entry.path.indexOf('/', path.length + 1) < 0,
  )
  return one?.path_parameters.at(-1) ?? null
}

/** Recognizes the last items read: by their id, or by their content if they have none. */
function memoryOf(id: string | null) {
  const known = new Set<string>()
  let last = ''
  const keyOf = (item: unknown) => JSON.stringify((item as Record<string, unknown> | undefined)?.[id ?? ''] ?? item)
  return {
    knows: (item: unknown) => known.has(keyOf(item)),
    isLast: (item: unknown) => keyOf(item) === last,
    add(items: readonly unknown[]) {
      for (const item of items) known.add((last = keyOf(item)))
      for (const key of known) {
        if (known.size <= REMEMBERED) return
        known.delete(key)
      }
    },
  }
}

type Memory = ReturnType<typeof memoryOf>
type ReadAt = (offset: number) => Promise<Page>

/** A page that was read, its offset, and its items that were not in an earlier one. */
interface Step {
  page: Page
  offset: number
  fresh: readonly unknown[]
}

/**
 * Reads the next page of a list with a total. A smaller total means that unread items may have moved before `offset`, by as many
 * positions as items are missing.
 */
async function readByTotal(readAt: ReadAt, start: number, from: number, before: number | null, memory: Memory) {
  let [offset, total] = [from, before]
  for (;;) {
    const page = await readAt(offset)
    const lost = total === null || page.total === null ? 0 : total - page.total
    if (lost <= 0 || offset === start) {
      const moved = offset < from || lost !== 0
      return { page, offset, fresh: moved ? page.items.filter((item) => !memory.knows(item)) : page.items }
    }
    offset = Math.max(start, offset - lost)
    total = page.total
  }
}

/**
 * Reads the next page of a list without a total, starting with the last item read. If that item is no longer in its position,
 * it goes back until a page starts with a known item.
 */
async function readByOverlap(readAt: ReadAt, start: number, from: number, limit: number, memory: Memory) {
  let offset = Math.max(start, from - 1)
  for (;;) {
    const page = await readAt(offset)
    const [first] = page.items
    if (offset === from - 1 && memory.isLast(first)) return { page, offset, fresh: page.items.slice(1) }
    if (offset === start || memory.knows(first))
      return { page, offset, fresh: page.items.filter((item) => !memory.knows(item)) }
    offset = Math.max(start, offset - limit)
  }
}

const onlyItems = ({ data, items }: Page, fresh: readonly unknown[]): unknown => {
  if (fresh.length === items.length) return data
  return Array.isArray(data) ? fresh : { ...(data as object), items: fresh }
}

/**
 * The pages, each with the items that were not in an earlier one. The last page is short, or reaches the total or `max`.
 * `id` is the member that identifies an item.
 */
export async function* pagesOf(
  read: ReadPage,
  id: string | null,
  request: AnyRequest = {},
  options: PageOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const { max = Infinity, ...callOptions } = options
  const start = Number(request.query?.['offset'] ?? 0)
  const size = Number(request.query?.['limit'] ?? PAGE_SIZE)
  const memory = memoryOf(id)
  let [next, seen, total] = [start, 0, null as number | null]
  while (seen < max) {
    const overlaps = next > start && total === null
    // A page of one item has no room for the one read before.
    const limit = Math.max(Math.min(size, max - seen + (overlaps ? 1 : 0)), overlaps ? 2 : 1)
    const readAt: ReadAt = async (offset) => {
      const { data, headers } = await read({ ...request, query: { ...request.query, offset, limit } }, callOptions)
      return { data, items: itemsOf(data), total: totalOf(data, headers) }
    }
    const step: Step = overlaps
      ? await readByOverlap(readAt, start, next, limit, memory)
      : await readByTotal(readAt, start, next, total, memory)
    const { page, offset } = step
    const { items } = page
    const fresh = step.fresh.slice(0, max - seen)
    memory.add(fresh)
    next = offset + items.length
    total = page.total
    seen += fresh.length
    if (fresh.length > 0 || seen === 0) yield onlyItems(page, fresh)
    if (items.length < limit || next >= (total ?? Infinity)) return
  }
}

/** The items of all pages. */
export async function* itemsOfAll(
  read: ReadPage,
  id: string | null,
  request?: AnyRequest,
  options?: PageOptions,
): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pagesOf(read, id, request, options)) yield* itemsOf(page)
}
