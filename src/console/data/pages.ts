// Reading a long list by pages, as its reader comes to them.
import { useEffect, useRef, useState } from 'preact/hooks'
import { useFollow } from './live.ts'
import { type Again, SLOW_MS, useEvery, useWhenIdle } from './load.ts'

/** Items of a page. */
const PAGE = 100

/** A page of the APIs. A list that does not say how many it has ends with an empty page. */
export interface PageOf<T> {
  items: readonly T[]
  total_items?: number
}

/** What was read of a list so far. */
export interface ReadPages<T> {
  /** Undefined until the first page is there. */
  items: readonly T[] | undefined
  total: number
  error: unknown
  /** Reads the next page; undefined when there is none, or while one is awaited. */
  more: (() => void) | undefined
  /** Reads from the start again. */
  reload(): void
  /** Whether the list has changed since its reader, who is further down, saw its start. */
  isStale: boolean
}

interface State<T> {
  items: readonly T[] | undefined
  total: number
  error: unknown
  loading: boolean
}

/**
 * Reads the first page when the view opens and whenever `inputs` change, and further ones when `more` is called. With
 * `again` it follows what happens, while the first page is all that is shown.
 */
export function usePages<T>(
  read: (slot: { offset: number; limit: number }, signal: AbortSignal) => Promise<PageOf<T>>,
  inputs: readonly unknown[],
  { on = [], isAbout, collect, every = on.length > 0 ? SLOW_MS : undefined }: Again = {},
): ReadPages<T> {
  const [state, setState] = useState<State<T>>({ items: undefined, total: 0, error: undefined, loading: true })
  const [turn, setTurn] = useState(0)
  const [isStale, setStale] = useState(false)
  const reading = useRef(new AbortController())

  const readFrom = (before: readonly T[], { signal }: AbortController) => {
    setState((old) => ({ ...old, loading: true, error: undefined }))
    read({ offset: before.length, limit: PAGE }, signal).then(
      ({ items, total_items }) => {
        const total = total_items ?? (items.length === 0 ? before.length : Number.POSITIVE_INFINITY)
        if (!signal.aborted) setState({ items: [...before, ...items], total, error: undefined, loading: false })
      },
      (error: unknown) => signal.aborted || setState((old) => ({ ...old, error, loading: false })),
    )
  }

  useEffect(() => {
    const abort = new AbortController()
    reading.current = abort
    setStale(false)
    readFrom([], abort)
    return () => abort.abort()
  }, [...inputs, turn])

  const { items, total, error, loading } = state
  const reload = () => setTurn((n) => n + 1)
  const refresh = useWhenIdle(loading, () => ((items?.length ?? 0) <= PAGE ? reload() : setStale(true)))
  useFollow({ kinds: on, isAbout, collect }, refresh)
  useEvery(every, refresh)
  const isMore = items !== undefined && !loading && error === undefined && items.length < total
  return {
    items,
    total,
    error,
    more: isMore ? () => readFrom(items, reading.current) : undefined,
    reload,
    isStale,
  }
}
