// Two fixed windows, one per key and one per account, and the six headers that report them (M-004).
import { DomainError } from '../domain/errors.ts'
import { networkOf } from '../lib/networks.ts'

export interface Quotas {
  /** Requests per key and short window. */
  perKey: number
  /** Length of the short window, seconds. */
  keyWindow: number
  /** Requests per account and hour. */
  perAccount: number
}

/** A window of a key or an account: how often it was used, and when it ends, milliseconds. */
interface Window {
  name: string
  ends: number
  used: number
}

interface CountedWindow extends Window {
  /** Requests that the other processes do not know of yet. */
  own: number
}

/** Adds the requests of these windows to those that other processes counted; returns the totals of all processes. */
type ExchangeWindows = (windows: Window[], now: number) => Promise<Window[]>

/** Requests that an address may send to operations without a key, in a minute and in an hour (M-301). */
const OPEN = { perMinute: 1_000, perHour: 20_000 }

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const MAX_WINDOWS = 100_000

/** Forgets windows that are over and, if that is not enough, those that lose least: little used, and the oldest. */
function makeRoom(windows: Map<string, CountedWindow>, now: number): void {
  for (const { name, ends } of windows.values()) if (now >= ends) windows.delete(name)
  // Sorting all windows would block the event loop.
  for (const most of [1, 10, Infinity]) {
    for (const { name, used } of windows.values()) {
      if (windows.size <= MAX_WINDOWS / 2) return
      if (used <= most) windows.delete(name)
    }
  }
}

/** Counts a request in its window; a new window starts when the old one is over. */
function count(windows: Map<string, CountedWindow>, name: string, seconds: number, now: number): Window {
  let window = windows.get(name)
  // A window that lasts longer than one lasts was begun before the clock was put back.
  if (!window || now >= window.ends || window.ends - now > seconds * 1000) {
    windows.delete(name)
    if (windows.size >= MAX_WINDOWS) makeRoom(windows, now)
    window = { name, ends: now + seconds * 1000, used: 0, own: 0 }
    windows.set(name, window)
  }
  window.used++
  window.own++
  return window
}

type Taken = { headers: Record<string, number>; refusal: DomainError | null }

export interface Meter {
  /** Counts one request of a key; the headers are for every response, including refusals. */
  countRequest(key: string, account: number): Taken
  /** Counts one request without a right key by the network that it came from. */
  takeUnknown(ip: string): Taken
  /** Counts one request to an operation without a key by the network that it came from. */
  takeOpen(ip: string): Taken
  /** Adds up the counts of this meter and of those in other processes. Between two exchanges each counts for itself. */
  share(exchange: ExchangeWindows): Promise<void>
}

/** A window and how often it may be used. */
interface Limit {
  name: string
  seconds: number
  most: number
}

/** The limits of the short and of the long window. */
type Limits = readonly [Limit, Limit]

/** Counts a request in both windows. */
function takeBoth(windows: Map<string, CountedWindow>, now: number, short: Limit, long: Limit): Taken {
  const state = ({ name, seconds, most }: Limit) => {
    const { used, ends } = count(windows, name, seconds, now)
    return { isOver: used > most, remaining: Math.max(0, most - used), reset: Math.ceil((ends - now) / 1000) }
  }
  const [first, second] = [state(short), state(long)]
  const headers = {
    'x-ratelimit-limit': short.most,
    'x-ratelimit-remaining': first.remaining,
    'x-ratelimit-reset': first.reset,
    'x-account-limit': long.most,
    'x-account-remaining': second.remaining,
    'x-account-reset': second.reset,
  }
  const wait = first.isOver ? first.reset : second.isOver ? second.reset : null
  if (wait === null) return { headers, refusal: null }
  const refusal = new DomainError('rate_limited', `The limit of requests is used up. Try again in ${wait} seconds.`)
  return { headers: { ...headers, 'retry-after': wait }, refusal }
}

/** The limits of keys. They are cached: a new window name would have to be hashed each time. */
function keepLimits(make: (key: string, account: number) => Limits) {
  const kept = new Map<string, { account: number; limits: Limits }>()
  return (key: string, account: number): Limits => {
    const known = kept.get(key)
    if (known?.account === account) return known.limits
    if (kept.size >= MAX_WINDOWS) kept.clear()
    const limits = make(key, account)
    kept.set(key, { account, limits })
    return limits
  }
}

/** A meter in the memory of this process; `wall` gives milliseconds. */
export function createMeter(quotas: Quotas, wall: () => number): Meter {
  const windows = new Map<string, CountedWindow>()
  const { perKey, keyWindow, perAccount } = quotas
  const perMinute = Math.min(OPEN.perMinute, Math.ceil((perKey * MINUTE_SECONDS) / keyWindow))
  const perHour = Math.min(OPEN.perHour, perAccount)

  const limitsOf = (key: string, account: string | number): Limits => [
    { name: `key ${key}`, seconds: keyWindow, most: perKey },
    { name: `account ${account}`, seconds: HOUR_SECONDS, most: perAccount },
  ]
  const keptLimits = keepLimits(limitsOf)

  return {
    countRequest: (key, account) => takeBoth(windows, wall(), ...keptLimits(key, account)),
    takeUnknown(ip) {
      const network = networkOf(ip)
      return takeBoth(windows, wall(), ...limitsOf(network, network))
    },
    takeOpen(ip) {
      const network = networkOf(ip)
      return takeBoth(
        windows,
        wall(),
        { name: `minute ${network}`, seconds: MINUTE_SECONDS, most: perMinute },
        { name: `hour ${network}`, seconds: HOUR_SECONDS, most: perHour },
      )
    },

    async share(exchange) {
      const told = [...windows.values()].filter(({ own }) => own > 0).map((window) => ({ window, own: window.own }))
      if (told.length === 0) return
      for (const { window } of told) window.own = 0
      try {
        const shared = await exchange(
          told.map(({ window: { name, ends }, own }) => ({ name, ends, used: own })),
          wall(),
        )
        const byName = new Map(shared.map((window) => [window.name, window]))
        for (const { window } of told) {
          const { ends, used } = byName.get(window.name) ?? window
          // The totals do not yet include requests that came in during the query.
          Object.assign(window, { ends, used: used + window.own })
        }
      } catch (error) {
        for (const { window, own } of told) window.own += own
        throw error
      }
    },
  }
}
