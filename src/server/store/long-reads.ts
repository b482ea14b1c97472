// Reads with a cost that depends on the caller. They run apart from everything else, take turns among accounts, and are
// ended when their budget is used up or their request is over.
import { currentReadSignal } from '../lib/limited-work.ts'
import { createLimiter } from '../lib/limiter.ts'
import type { Db, LongRead } from './store.ts'

/** Milliseconds that one read of a request may take once it has begun. */
const REQUEST_MS = 8_000
/** Milliseconds that one read of background work may take: a slice whose size is bounded, on a slow machine. */
const BACKGROUND_MS = 60_000
/**
 * The share of an account for each of its seats: milliseconds of reading that it may save up, and those that it gets each
 * second. One seat in use all the time has half of it paid for, so the savings last two minutes.
 */
const SAVED_MS = 60_000
const MS_A_SECOND = 500
/** Reads of one account that may wait for their turn; further ones are refused. */
const MAX_WAITING = 8

/** A long read used up its budget, or its request is over. */
class ReadTooLongError extends Error {
  readonly code = 'READ_TOO_LONG'
}

/** The account has too many long reads in progress. */
class TooManyReadsError extends Error {
  readonly code = 'TOO_MANY_READS'
}

/** The long reads of the account have used up its share of time; it has some again after so many seconds. */
class ReadsUsedUpError extends Error {
  readonly code = 'READS_USED_UP'
  readonly seconds: number

  constructor(account: number, seconds: number) {
    super(`Account ${account} has used up its time for long reads`)
    this.seconds = seconds
  }
}

/** What limits one long read. */
export interface ReadLimits {
  /** Milliseconds of its budget. */
  ms: number
  /** Aborts at the end of the budget, or when the request is over. */
  end: AbortSignal
  /** Whether the result may be some seconds late. */
  mayBeLate: boolean
  /** Starts the budget. Call it when the read is ready to run: the start of a process does not count. */
  startBudget(): void
}

/** How an engine runs one long read. */
export type RunRead = <T>(work: (db: Db) => Promise<T>, limits: ReadLimits) => Promise<T>

/** Seats for long reads: `all` in this process, `each` for one account. */
export interface Seats {
  all: number
  each: number
}

export interface ReadShares {
  /** Seconds until the account may begin another read; 0: now. */
  secondsToWait(account: number): number
  /** The account has read for so many milliseconds. */
  spend(account: number, ms: number): void
}

/** Counts the time that accounts read, each on so many seats. */
export function createReadShares(seats: number, now: () => number): ReadShares {
  const most = SAVED_MS * seats
  const perMs = (MS_A_SECOND * seats) / 1000
  /** Accounts that have not all of their savings. */
  const spent = new Map<number, { left: number; at: number }>()

  function savingsOf(account: number): number {
    const known = spent.get(account)
    if (!known) return most
    const left = known.left + (now() - known.at) * perMs
    if (left < most) return left
    spent.delete(account)
    return most
  }

  return {
    secondsToWait(account): number {
      const left = savingsOf(account)
      return left > 0 ? 0 : Math.max(1, Math.ceil(-left / perMs / 1000))
    },

    spend(account, ms): void {
      spent.set(account, { left: savingsOf(account) - ms, at: now() })
    },
  }
}

/** Runs long reads in turns among accounts; `now` is the monotonic clock by which they pay. */
export function createLongReads(seats: Seats, run: RunRead, now: () => number = () => performance.now()) {
  const limiter = createLimiter(seats)
  const present = new Map<number, number>()
  const shares = createReadShares(seats.each, now)

  const count = (account: number, by: 1 | -1): number => {
    const now = (present.get(account) ?? 0) + by
    if (now === 0) present.delete(account)
    else present.set(account, now)
    return now
  }

  async function runWithin<T>(
    { account, ms, mayBeLate = false }: LongRead & { ms: number },
    work: (db: Db) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    // Its turn may come when its request is over.
    signal?.throwIfAborted()
    const end = new AbortController()
    const endNow = () => end.abort(signal?.reason)
    signal?.addEventListener('abort', endNow, { once: true })
    let timer: NodeJS.Timeout | undefined
    let began: number | null = null
    const startBudget = () => {
      // A read that failed on the replica runs again with what is left.
      if (began !== null) return
      began = now()
      timer = setTimeout(() => end.abort(new ReadTooLongError(`The read took more than ${ms} ms`)), ms)
    }
    try {
      return await run(work, { ms, end: end.signal, mayBeLate, startBudget })
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error
    } finally {
      if (began !== null) shares.spend(account, now() - began)
      clearTimeout(timer)
      signal?.removeEventListener('abort', endNow)
    }
  }

  return async function readLong<T>(read: LongRead, work: (db: Db) => Promise<T>): Promise<T> {
    const { account } = read
    const signal = currentReadSignal()
    const isFull = (present.get(account) ?? 0) >= seats.each + MAX_WAITING
    // Background work asks for one read at a time, and would only ask again.
    if (signal && isFull) throw new TooManyReadsError(`Account ${account} has too many long reads in progress`)
    const seconds = signal ? shares.secondsToWait(account) : 0
    if (seconds > 0) throw new ReadsUsedUpError(account, seconds)
    count(account, 1)
    try {
      const ms = read.ms ?? (signal ? REQUEST_MS : BACKGROUND_MS)
      return await limiter.run(account, () => runWithin({ ...read, ms }, work, signal))
    } finally {
      count(account, -1)
    }
  }
}
