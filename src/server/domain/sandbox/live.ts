// The stream of what happens in an account. Each reader reads from its own place, as fast as it takes what it gets, so a
// slow one costs nothing but its connection. Nobody looks while nothing is written.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import * as rows from '../../store/sandbox/live.ts'
import type { Store } from '../../store/store.ts'
import type { Caller } from '../accounts/accounts.ts'
import { conflict } from '../errors.ts'
import { type Captures, createCaptures } from './captures.ts'
import { type Told, tell } from './live-texts.ts'
import { CONSOLE, type Requests } from './requests.ts'

/** Kinds of events as a reader knows them. */
export type LiveKind = Exclude<rows.LiveEventKind, 'attempt'>

/** One event of a stream. */
export interface LiveEvent extends Told {
  place: string
  kind: LiveKind | 'gap'
  at: number
}

/** What a stream gives: an event, a place up to which there was nothing more, or a sign of life. */
export type LiveItem = LiveEvent | { place: string; kind?: never } | null

/** What somebody wants to read. */
export interface LiveWish {
  kinds?: readonly LiveKind[] | undefined
  console: boolean
  /** The place of the last event that is known. */
  after?: string | undefined
  seconds: number
  /** Fires when the stream is over, in any case. */
  signal: AbortSignal
}

/** Streams of an account that one process serves at once (S-072). */
const STREAMS = 20
/** Events that are read at once. */
const PAGE = 200
/** Milliseconds after which a stream shows that it lives. */
const SILENCE = 15_000
/** Milliseconds between two looks while much happens, and while events wait for a transaction. */
const PAUSE = 40
/** Milliseconds between two notes that somebody watches. */
const WATCH = 60_000
/** Milliseconds for which a stream relies on it that its key was not revoked. */
const KNOWN = 5_000

export type Live = ReturnType<typeof createLive>

const toText = ({ tx, id }: rows.Place): string => `${tx}-${id}`

function toPlace(text: string): rows.Place {
  const [tx = 0, id = 0] = text.split('-').map(Number)
  return { tx, id }
}

const kindsOf = (kinds: readonly LiveKind[] | undefined): rows.LiveEventKind[] | undefined =>
  kinds?.flatMap((kind) => (kind === 'hook' ? ['hook', 'attempt'] : [kind]))

interface Following {
  store: Store
  isCurrent: LiveParts['isCurrent']
  clock: Clock
  writes: Captures
  leaving: AbortSignal
}

/** Reads on from a place until the wish ends. */
async function* follow(
  { store, clock, writes, leaving, isCurrent }: Following,
  caller: Caller,
  wish: LiveWish,
  start: { place: rows.Place; isGap: boolean },
): AsyncGenerator<LiveItem> {
  const time = wish.seconds > 0 ? [AbortSignal.timeout(wish.seconds * 1_000)] : []
  const end = AbortSignal.any([wish.signal, leaving, ...time])
  const { accountId: account, kind } = caller
  const filter = { account, kinds: kindsOf(wish.kinds), ...(!wish.console && { without: CONSOLE }) }
  let { place } = start
  const gap = { kind: 'gap', type: 'gap', text: 'Events are missing here: they are not kept any more.' } as const
  yield start.isGap ? { place: toText(place), ...gap, at: clock.now(account) } : { place: toText(place) }
  let known = clock.wall()
  for (let silentSince = known; ; ) {
    if (clock.wall() - known >= KNOWN) {
      if (!(await isCurrent(caller))) return
      known = clock.wall()
    }
    // Listening begins before the query, so that nothing slips in between.
    const nap = new AbortController()
    const next = writes.next(AbortSignal.any([end, nap.signal]))
    const page = await rows.nextLive(store.db, filter, place, PAGE)
    const told = await tell(store.db, { account, isDiscreet: kind === 'live' }, page.events)
    for (const [i, { kind, at, ...row }] of page.events.entries()) {
      const own = told[i] as Told
      yield { ...own, place: toText(row), kind: kind === 'attempt' ? ('hook' as const) : kind, at }
    }
    const isNew = rows.isBefore(place, page.upTo)
    place = page.upTo
    if (page.events.length > 0) silentSince = clock.wall()
    if (isNew) yield { place: toText(place) }
    if (end.aborted) return nap.abort()
    if (!isNew && !page.isHeld) {
      if (wish.seconds === 0) return nap.abort()
      const wake = setTimeout(() => nap.abort(), Math.max(0, silentSince + SILENCE - clock.wall()))
      await next
      clearTimeout(wake)
      if (clock.wall() - silentSince >= SILENCE) {
        silentSince = clock.wall()
        yield null
      }
    }
    nap.abort()
    await sleep(PAUSE, undefined, { signal: end }).catch(() => undefined)
  }
}

interface LiveParts {
  store: Store
  clock: Clock
  requests: Requests
  /** Whether the key of the caller may still be used. */
  isCurrent(caller: Caller): Promise<boolean>
}

export function createLive({ store, clock, requests, isCurrent }: LiveParts) {
  const writes = createCaptures(store)
  // Of its own commits a process knows what they wrote; what the triggers note is never alone.
  if (!store.shared) store.onWrite(writes.announce)
  const streams = new Map<number, Pick<Caller, 'kind'> & { n: number }>()
  const leaving = new AbortController()

  /** Says that somebody watches, while there is a stream. */
  const timer = setInterval(() => {
    for (const [account, { kind }] of streams)
      void store
        .writeAlongside(async (tx) => {
          await rows.watchLive(tx, account, rows.KEPT_FOR[kind])
          await rows.trimLive(tx, account)
        })
        .catch(() => undefined)
  }, WATCH)
  timer.unref()

  const count = ({ accountId, kind }: Caller, by: number): void => {
    const n = (streams.get(accountId)?.n ?? 0) + by
    if (n > 0) streams.set(accountId, { kind, n })
    else streams.delete(accountId)
    requests.hasten(streams.size > 0)
  }

  /** Where a stream begins; with a gap if events after the place that it knows are no longer there. */
  async function begin(
    { accountId, kind }: Caller,
    after: string | undefined,
  ): Promise<{ place: rows.Place; isGap: boolean }> {
    await store.writeAlongside((tx) => rows.watchLive(tx, accountId, rows.KEPT_FOR[kind]))
    const { present, lost } = await rows.placesOf(store.db, accountId)
    if (after === undefined) return { place: present, isGap: false }
    const place = toPlace(after)
    // A place that is yet to come was given by another database.
    const isGap = rows.isBefore(place, lost) || place.tx > present.tx + 1_000_000
    return isGap ? { place: present, isGap } : { place, isGap }
  }

  return {
    /** Opens a stream. Throws `conflict` when the account reads too many. */
    async open(caller: Caller, wish: LiveWish): Promise<AsyncIterable<LiveItem>> {
      if ((streams.get(caller.accountId)?.n ?? 0) >= STREAMS)
        throw conflict('too_many_streams', `The account reads ${STREAMS} streams at once already. End one of them.`)
      count(caller, 1)
      // The signal of a stream always fires, also when nobody has read an item of it.
      wish.signal.addEventListener('abort', () => count(caller, -1), { once: true })
      await requests.flush()
      const start = await begin(caller, wish.after)
      return follow({ store, clock, writes, leaving: leaving.signal, isCurrent }, caller, wish, start)
    },

    /** Ends all streams, also those to come: the process stops. */
    end: (): void => {
      clearInterval(timer)
      leaving.abort()
    },
  }
}
