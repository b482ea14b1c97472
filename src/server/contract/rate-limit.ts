// Two fixed windows, one per key and one per account, and the six headers that report them (M-004).
import { DomainError } from '../domain/errors.ts'

export interface Quotas {
  /** Requests per key and short window. */
  perKey: number
  /** Length of the short window, seconds. */
  keyWindow: number
  /** Requests per account and hour. */
  perAccount: number
}

/** A window of a key or an account: how often it was used, and when it ends, milliseconds. */
export interface Window {
  name: string
  ends: number
  used: number
}

interface CountedWindow extends Window {
  /** Requests that the other processes do not know of yet. */
  own: number
}

/** Adds the requests of these windows to those that other processes counted; returns the totals of all processes. */
export type ExchangeWindows = (windows: Window[], now: number) => Promise<Window[]>

const ACCOUNT_WINDOW = 3600
const MAX_WINDOWS = 100_000

/** Forgets windows that are over and, if that is not enough, those that lose least: shared already, and little used. */
function makeRoom(windows: Map<string, CountedWindow>, now: number): void {
  for (const { name, ends } of windows.values()) if (now >= ends) windows.delete(name)
  const tooMany = windows.size - MAX_WINDOWS / 2
  const byLoss = [...windows.values()].sort((a, b) => a.own - b.own || a.used - b.used)
  for (const { name } of byLoss.slice(0, Math.max(0, tooMany))) windows.delete(name)
}

/** Counts a request in its window; a new window starts when the old one is over. */
function count(windows: Map<string, CountedWindow>, name: string, seconds: number, now: number): Window {
  let window = windows.get(name)
  if (!window || now >= window.ends) {
    if (windows.size >= MAX_WINDOWS) makeRoom(windows, now)
    window = { name, ends: now + seconds * 1000, used: 0, own: 0 }
    windows.set(name, window)
  }
  window.used++
  window.own++
  return window
}

export interface Meter {
  /** Counts one request; the headers go on the answer, also on a refusal. */
  take(key: string, account: number): { headers: Record<string, number>; refusal: DomainError | null }
  /** Adds up the counts of this meter and of those in other processes. Between two exchanges each counts for itself. */
  share(exchange: ExchangeWindows): Promise<void>
}

/** A meter in the memory of this process; `wall` gives milliseconds. */
export function createMeter(quotas: Quotas, wall: () => number): Meter {
  const windows = new Map<string, CountedWindow>()
  const left = (window: Window, now: number) => Math.ceil((window.ends - now) / 1000)

  return {
    take(key, account) {
      const now = wall()
      const short = count(windows, `key ${key}`, quotas.keyWindow, now)
      const long = count(windows, `account ${account}`, ACCOUNT_WINDOW, now)
      const headers = {
        'x-ratelimit-limit': quotas.perKey,
        'x-ratelimit-remaining': Math.max(0, quotas.perKey - short.used),
        'x-ratelimit-reset': left(short, now),
        'x-account-limit': quotas.perAccount,
        'x-account-remaining': Math.max(0, quotas.perAccount - long.used),
        'x-account-reset': left(long, now),
      }
      const wait =
        short.used > quotas.perKey
          ? headers['x-ratelimit-reset']
          : long.used > quotas.perAccount
            ? headers['x-account-reset']
            : null
      if (wait === null) return { headers, refusal: null }
      const refusal = new DomainError('rate_limited', `The limit of requests is used up. Try again in ${wait} seconds.`)
      return { headers: { ...headers, 'retry-after': wait }, refusal }
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
          // Requests that came in meanwhile are not in the totals yet.
          Object.assign(window, { ends, used: used + window.own })
        }
      } catch (error) {
        for (const { window, own } of told) window.own += own
        throw error
      }
    },
  }
}
