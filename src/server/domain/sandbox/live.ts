// The stream of events of an account. Each reader continues from its own place at its own speed, so a slow one costs
// nothing but its connection. The stream runs queries only after a write.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import * as rows from '../../store/sandbox/live.ts'
import type { Store } from '../../store/store.ts'
import type { Caller } from '../accounts/accounts.ts'
import { conflict } from '../errors.ts'
import { type Captures, createCaptures } from './captures.ts'
import { describeEvents, type Told } from './live-texts.ts'
import { CONSOLE, type Requests } from './requests.ts'

/** Kinds of events as a reader knows them. */
export type LiveKind = Exclude<rows.LiveEventKind, 'attempt'>

/** One event of a stream. */
interface LiveEvent extends Told {
  place: string
  kind: LiveKind | 'gap'
  at: number
}

/** What a stream gives: an event, a place up to which there was nothing more, or a sign of life. */
export type LiveItem = LiveEvent | { place: string; kind?: never } | null

/** The options of a stream. */
interface LiveWish {
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
const SILENCE_MS = 15_000
/** Milliseconds between two looks while much happens, and while events wait for a transaction. */
const POLL_INTERVAL_MS = 40
/** Milliseconds between two notes that an account has readers. */
const WATCH_MS = 60_000

const toText = ({ tx, id }: rows.StreamPosition): string => `${tx}-${id}`

function toPlace(text: string): rows.StreamPosition {
  const [tx = 0, id = 0] = text.split('-').map(Number)
  return { tx, id }
}

const kindsOf = (kinds: readonly LiveKind[] | undefined): rows.LiveEventKind[] | undefined =>
  kinds?.flatMap((kind) => (kind === 'hook' ? ['hook', 'attempt'] : [kind]))

interface Following {
  store: Store
  clock: Clock
  writes: Captures
  leaving: AbortSignal
}

/** Reads on from a place until the wish ends. */
async function* readOn(
  { store, clock, writes, leaving }: Following,
  caller: Caller,
  wish: LiveWish,
  start: { place: rows.StreamPosition; isGap: boolean },
): AsyncGenerator<LiveItem> {
  const time = wish.seconds > 0 ? [AbortSignal.timeout(wish.seconds * 1_000)] : []
  const end = AbortSignal.any([wish.signal, leaving, ...time])
  const { accountId: account, kind } = caller
  const filter = { account, kinds: kindsOf(wish.kinds), ...(!wish.console && { without: CONSOLE }) }
  let { place } = start
  const gap = { kind: 'gap', type: 'gap', text: 'Events are missing here: they are not kept any more.' } as const
  yield start.isGap ? { place: toText(place), ...gap, at: clock.now(account) } : { place: toText(place) }
  for (let silentSince = clock.steady(); ; ) {
    // The client has left, or may not read on.
    if (wish.signal.aborted) return
    // Listening begins before the query, so that nothing slips in between.
    const nap = new AbortController()
    const next = writes.next(AbortSignal.any([end, nap.signal]))
    const page = await rows.nextLive(store.db, filter, place, PAGE)
    const told = await describeEvents(store.db, { account, isDiscreet: kind === 'live' }, page.events)
    for (const [i, { kind, at, ...row }] of page.events.entries()) {
      const own = told[i] as Told
      yield { ...own, place: toText(row), kind: kind === 'attempt' ? ('hook' as const) : kind, at }
    }
    const isNew = rows.isBefore(place, page.upTo)
    place = page.upTo
    if (page.events.length > 0) silentSince = clock.steady()
    if (isNew) yield { place: toText(place) }
    if (end.aborted) return nap.abort()
    if (!isNew && !page.isHeld) {
      if (wish.seconds === 0) return nap.abort()
      const wake = setTimeout(() => nap.abort(), Math.max(0, silentSince + SILENCE_MS - clock.steady()))
      await next
      clearTimeout(wake)
      if (clock.steady() - silentSince >= SILENCE_MS) {
        silentSince = clock.steady()
        yield null
      }
    }
    nap.abort()
    await sleep(POLL_INTERVAL_MS, undefined, { signal: end }).catch(() => undefined)
  }
}

interface LiveDeps {
  store: Store
  clock: Clock
  requests: Requests
}

export interface Live {
  /** Opens a stream. Throws `conflict` when the account reads too many. */
  open(caller: Caller, wish: LiveWish): Promise<AsyncIterable<LiveItem>>
  /** Ends all streams, also those to come: the process stops. */
  end(): void
}

export function createLive({ store, clock, requests }: LiveDeps): Live {
  const writes = createCaptures(store)
  // Of its own commits a process knows what they wrote; what the triggers note is never alone.
  if (!store.shared) store.onWrite(writes.notifyCapture)
  const streams = new Map<number, Pick<Caller, 'kind'> & { n: number }>()
  const leaving = new AbortController()

  /** Notes that an account has readers, while there is a stream. */
  const timer = setInterval(() => {
    for (const [account, { kind }] of streams)
      void store
        .writeAlongside(async (tx) => {
          await rows.watchLive(tx, account, rows.KEPT_FOR[kind])
          await rows.trimLive(tx, account)
        })
        .catch(() => undefined)
  }, WATCH_MS)
  timer.unref()

  const count = ({ accountId, kind }: Caller, by: number): void => {
    const n = (streams.get(accountId)?.n ?? 0) + by
    if (n > 0) streams.set(accountId, { kind, n })
    else streams.delete(accountId)
    requests.hasten(streams.size > 0)
  }

  /** Where a stream begins; with a gap if events after the place that it knows are no longer there. */
  async function openStream(
    { accountId, kind }: Caller,
    after: string | undefined,
  ): Promise<{ place: rows.StreamPosition; isGap: boolean }> {
    await store.writeAlongside((tx) => rows.watchLive(tx, accountId, rows.KEPT_FOR[kind]))
    const { present, lost } = await rows.placesOf(store.db, accountId)
    if (after === undefined) return { place: present, isGap: false }
    const place = toPlace(after)
    // A place that is yet to come was given by another database.
    const isGap = rows.isBefore(place, lost) || place.tx > present.tx + 1_000_000
    return isGap ? { place: present, isGap } : { place, isGap }
  }

  return {
    async open(caller, wish): Promise<AsyncIterable<LiveItem>> {
      if ((streams.get(caller.accountId)?.n ?? 0) >= STREAMS)
        throw conflict('too_many_streams', `The account already has ${STREAMS} open streams. Close one first.`)
      count(caller, 1)
      // The signal of a stream always fires, even if none of its items was read.
      wish.signal.addEventListener('abort', () => count(caller, -1), { once: true })
      await requests.flush()
      const start = await openStream(caller, wish.after)
      return readOn({ store, clock, writes, leaving: leaving.signal }, caller, wish, start)
    },

    end: (): void => {
      clearInterval(timer)
      leaving.abort()
    },
  }
}
