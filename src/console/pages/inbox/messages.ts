// The list of the inbox: the newest page, what comes while somebody looks at it, and older pages as they are reached.
import { useRef, useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import type { ListQuery } from './query.ts'

/** A captured message as the list shows it. */
export type Listed = SandboxSchemas['CapturedMessage']

const PAGE = 100
/** Milliseconds between two requests for new messages, without the stream. */
const PERIOD_MS = 15_000

interface Known {
  query: string
  rows: Listed[]
  total: number
}

const list = (query: ListQuery, signal?: AbortSignal) =>
  api().sandbox.listCapturedMessages({ query }, signal ? { signal } : {})

/**
 * The first page, or what is known already with what came since. `current` gives what is known at the moment: older
 * pages may come while this waits.
 */
async function readOn(current: () => Known | undefined, query: ListQuery, signal: AbortSignal): Promise<Known> {
  const key = JSON.stringify(query)
  const ofQuery = () => (current()?.query === key ? current() : undefined)
  const newest = ofQuery()?.rows[0]
  if (newest) {
    // With the newest one that is known: where it is missing, the account was emptied or put back.
    const { items } = await list({ ...query, after: newest.captured_id - 1, limit: 1_000 }, signal)
    const known = ofQuery()
    if (known && items.length < 1_000 && items.at(-1)?.captured_id === newest.captured_id) {
      if (items.length === 1) return known
      return { query: key, rows: [...items.slice(0, -1), ...known.rows], total: known.total + items.length - 1 }
    }
  }
  const { items, total_items: total } = await list({ ...query, limit: PAGE }, signal)
  const known = ofQuery()
  return known && items.length === 0 && known.total === 0 ? known : { query: key, rows: items, total }
}

/** The messages that fit. `more` reads older ones; it is missing when there are none. */
export function useMessages(query: ListQuery) {
  const known = useRef<Known>(undefined)
  const reading = useRef(false)
  const [, show] = useState(0)
  const key = JSON.stringify(query)
  const { data, error } = useLoad(
    async (signal) => {
      const next = await readOn(() => known.current, query, signal)
      if (!signal.aborted) known.current = next
      return next
    },
    [key],
    // The sender of a message waits for it here.
    { on: ['message', 'reset'], collect: 0, every: PERIOD_MS },
  )
  const shown = known.current
  const oldest = shown?.rows.at(-1)
  const more = async () => {
    if (reading.current || !shown || !oldest) return
    reading.current = true
    const page = await list({ ...query, before: oldest.captured_id, limit: PAGE }).catch(() => null)
    reading.current = false
    if (page === null || known.current?.query !== shown.query) return
    known.current = { ...known.current, rows: [...known.current.rows, ...page.items] }
    show((n) => n + 1)
  }
  const isOver = !shown || shown.rows.length >= shown.total
  return {
    rows: shown?.rows,
    total: shown?.total ?? 0,
    isCurrent: data?.query === key,
    error,
    more: isOver ? undefined : more,
  }
}
