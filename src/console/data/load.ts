// Reading from the platform for a page: the answer, whether one is awaited, and what went wrong.
import { useEffect, useRef, useState } from 'preact/hooks'
import { type LiveEvent, type LiveKind, useFollow } from './live.ts'

/** Milliseconds between two looks at what is followed, should an event get lost. */
export const SLOW_MS = 30_000

/** When something is read again. */
export interface Again {
  /** Milliseconds between two readings while the page can be seen. */
  every?: number | undefined
  /** Kinds of events after which it is read; without `every` it is read slowly besides. */
  on?: readonly LiveKind[] | undefined
  /** Whether an event concerns it. */
  isAbout?: ((event: LiveEvent) => boolean) | undefined
  /** Milliseconds for which events are collected before it is read again. */
  collect?: number | undefined
}

/** What a page knows of something that it reads. */
export interface Loaded<T> {
  /** The newest answer; undefined until the first one. It stays while it is read again. */
  data: T | undefined
  error: unknown
  loading: boolean
  /** Reads again. */
  reload(): void
}

/**
 * Reads when the page opens and whenever `inputs` change; an answer that comes too late for the newest inputs is thrown
 * away.
 */
export function useLoad<T>(
  read: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  { on = [], isAbout, collect, every = on.length > 0 ? SLOW_MS : undefined }: Again = {},
): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: undefined, error: undefined, loading: true })
  const [turn, setTurn] = useState(0)
  const reload = useRef(() => setTurn((n) => n + 1)).current

  useEffect(() => {
    const abort = new AbortController()
    setState((old) => ({ ...old, loading: true }))
    read(abort.signal).then(
      (data) => abort.signal.aborted || setState({ data, error: undefined, loading: false }),
      (error: unknown) => abort.signal.aborted || setState((old) => ({ ...old, error, loading: false })),
    )
    return () => abort.abort()
  }, [...inputs, turn])

  const refresh = useWhenIdle(state.loading, reload)
  useEvery(every, refresh)
  useFollow({ kinds: on, isAbout, collect }, refresh)

  return { ...state, reload }
}

/**
 * The function that runs `work` now or, while something is loading, once that has ended: what is loading may have been
 * read before the event that asks for more, and ending it each time would never show anything while much happens.
 */
export function useWhenIdle(loading: boolean, work: () => void): () => void {
  const isWaiting = useRef(false)
  useEffect(() => {
    if (loading || !isWaiting.current) return
    isWaiting.current = false
    work()
  }, [loading])
  return () => {
    if (loading) isWaiting.current = true
    else work()
  }
}

/** Calls `run` every so many milliseconds while the page can be seen. */
export function useEvery(every: number | undefined, run: () => void): void {
  const newest = useRef(run)
  newest.current = run
  useEffect(() => {
    if (every === undefined) return
    const timer = setInterval(() => document.visibilityState === 'visible' && newest.current(), every)
    return () => clearInterval(timer)
  }, [every])
}

/** One action at a time, such as the sending of a form: whether it runs, and what went wrong. */
export interface Acting {
  busy: boolean
  error: unknown
  /** Runs the work; resolves with whether it succeeded. The error stays until the next run. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

/** For buttons and forms that change something. */
export function useAction(): Acting {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: undefined })
  return {
    ...state,
    async run(work) {
      setState({ busy: true, error: undefined })
      try {
        await work()
        setState({ busy: false, error: undefined })
        return true
      } catch (error) {
        setState({ busy: false, error })
        return false
      }
    },
  }
}
