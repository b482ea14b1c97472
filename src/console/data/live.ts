// What happens in the account, as it happens. All tabs of a browser share one stream: the tab that has the lock reads it
// and tells the others. While no tab is visible, no tab reads; the next one continues after the last event.
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ForbiddenError, type SandboxSchemas, UnauthorizedError } from '../../clients/index.ts'
import { api } from './api.ts'
import { sessionKey } from './session.ts'

/** Something that happened. */
export type LiveEvent = SandboxSchemas['LiveEvent']
/** What it is about; `gap`: events are missing, so read anew what you show. */
export type LiveKind = LiveEvent['kind']

/** What becomes of events. Gets those of one frame together, oldest first. */
export type LiveHandler = (events: readonly LiveEvent[]) => void

/** Whether this tab hears of events now. */
export const isLive = signal(false)

/** Milliseconds before another attempt after a break, at first and at most. */
const FIRST_WAIT_MS = 500
const MAX_WAIT = 15_000
/** Milliseconds for which the stream stays open when nobody listens: the next page may want it. */
const LINGER_MS = 1_000
/** Milliseconds for which events are collected before a page reads again. */
const COLLECT_MS = 300
/** Events that wait for a frame at most; of more, the oldest are dropped, and a gap says so. */
const WAITING = 5_000

interface Listener {
  kinds: ReadonlySet<LiveKind> | null
  handler: LiveHandler
}

const listeners = new Set<Listener>()
let waiting: LiveEvent[] = []
let frame = 0

function deliver(): void {
  frame = 0
  const events = waiting
  waiting = []
  for (const { kinds, handler } of [...listeners]) {
    const own = kinds ? events.filter(({ kind }) => kind === 'gap' || kinds.has(kind)) : events
    if (own.length > 0) handler(own)
  }
}

/** Takes an event of the stream, or of the tab that reads it. */
function applyEvent(event: LiveEvent): void {
  if (listeners.size === 0) return
  waiting.push(event)
  if (waiting.length > WAITING) waiting = [{ ...event, kind: 'gap' }, ...waiting.slice(-WAITING / 2)]
  if (frame === 0) frame = requestAnimationFrame(deliver)
}

/** What tabs tell one another: an event, that they want events, or that the reader reads. */
type Word = { event: LiveEvent } | { wanted: true } | { isLive: boolean }

/** The name of the lock and of the channel: tabs with another key have another stream. */
async function nameOf(key: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return `messaging.console.live.${[...bytes.slice(0, 8)].map((byte) => byte.toString(16)).join('')}`
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Reads the stream until the signal fires; continues after breaks. The place is kept for the next tab that reads. */
async function read(name: string, tell: (word: Word) => void, signal: AbortSignal): Promise<void> {
  const say = (isLive: boolean) => tell({ isLive })
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    try {
      const after = localStorage.getItem(name)
      const stream = await api().sandbox.streamEvents({ query: { ...(after && { after }) } }, { signal })
      say(true)
      try {
        for await (const event of stream) {
          wait = FIRST_WAIT_MS
          tell({ event })
          localStorage.setItem(name, event.event_id)
        }
      } finally {
        // A stream that broke before its first event has said where it began.
        if (stream.lastEventId !== undefined) localStorage.setItem(name, stream.lastEventId)
      }
    } catch (error) {
      if (error instanceof UnauthorizedError || error instanceof ForbiddenError) break
    }
    say(false)
    await pause(wait, signal)
    wait = Math.min(wait * 2, MAX_WAIT)
  }
}

/** Reads, or listens to the tab that does, while this one can be seen; returns how to end that. */
function join(name: string): () => void {
  const over = new AbortController()
  const channel = new BroadcastChannel(name)
  const hear = (word: Word) => {
    if ('event' in word) applyEvent(word.event)
    else if ('isLive' in word) isLive.value = word.isLive
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
  const postWord = (word: Word) => {
    hear(word)
    channel.postMessage(word)
  }
  // The tab with the lock reads; the others wait for it, so one of them continues when the reader is hidden or closed.
  navigator.locks
    .request(name, { signal: over.signal }, () => {
      channel.onmessage = ({ data }: MessageEvent<Word>) => 'wanted' in data && postWord({ isLive: isLive.peek() })
      return read(name, postWord, over.signal)
    })
    .catch(() => undefined)
  channel.postMessage({ wanted: true } satisfies Word)
  return () => {
    over.abort()
    channel.close()
    isLive.value = false
  }
}

let leave: (() => void) | null = null
let turn = 0

/** Joins the stream when somebody listens in a tab that can be seen, and leaves it otherwise. */
async function joinOrLeaveStream(): Promise<void> {
  const mine = ++turn
  const key = sessionKey.peek()
  const isWanted = key !== null && listeners.size > 0 && document.visibilityState === 'visible'
  if (!isWanted) {
    leave?.()
    leave = null
  } else if (!leave) {
    const name = await nameOf(key)
    if (mine === turn) leave = join(name)
  }
}

document.addEventListener('visibilitychange', () => void joinOrLeaveStream())
sessionKey.subscribe(() => {
  leave?.()
  leave = null
  void joinOrLeaveStream()
})

/**
 * Calls `handler` with the events of these kinds while the component is shown (`null`: of all kinds), and with those of
 * the kind `gap`. Each call has the events of one frame, oldest first. Requests of the console itself are left out.
 *
 * ```ts
 * useLive(['message'], () => messages.reload())
 * ```
 */
export function useLive(kinds: readonly LiveKind[] | null, handler: LiveHandler): void {
  const newest = useRef(handler)
  newest.current = handler
  useEffect(() => {
    if (kinds?.length === 0) return
    const listener: Listener = { kinds: kinds && new Set(kinds), handler: (events) => newest.current(events) }
    listeners.add(listener)
    void joinOrLeaveStream()
    return () => {
      listeners.delete(listener)
      setTimeout(() => void joinOrLeaveStream(), LINGER_MS)
    }
  }, [kinds?.join()])
}

/** What a page that follows events reads again for. */
export interface Following {
  kinds: readonly LiveKind[]
  /** Whether an event concerns what the page shows. */
  isAbout?: ((event: LiveEvent) => boolean) | undefined
  /** Milliseconds for which events are collected before it reads again. */
  collect?: number | undefined
}

/** After these, nothing that a page has read is certain any more: events are missing, or the account was emptied. */
const isUpheaval = ({ kind }: LiveEvent) => kind === 'gap' || kind === 'reset'

/**
 * Calls `reload` a moment after something of these kinds happened, once for all that happens during that moment, and
 * when the stream starts: what happened between the first reading and the start of the stream reaches nobody.
 */
export function useFollow({ kinds, isAbout = () => true, collect = COLLECT_MS }: Following, reload: () => void): void {
  const newest = useRef(reload)
  newest.current = reload
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      newest.current()
    }, collect)
  }
  const heard = kinds.length === 0 ? kinds : [...new Set<LiveKind>([...kinds, 'reset'])]
  useLive(heard, (events) => {
    if (events.some((event) => isUpheaval(event) || isAbout(event))) later()
  })
  const live = kinds.length > 0 && isLive.value
  const wasLive = useRef(live)
  useEffect(() => {
    if (live && !wasLive.current) later()
    wasLive.current = live
  }, [live])
  useEffect(() => () => clearTimeout(timer.current), [])
}
