// Two fixed windows, one per key and one per account, and the six headers that tell of them (M-004).
import { DomainError } from '../domain/errors.ts'

export interface Quotas {
  /** Requests per key and short window. */
  perKey: number
  /** Length of the short window, seconds. */
  keyWindow: number
  /** Requests per account and hour. */
  perAccount: number
}

interface Window {
  start: number
  used: number
}

const ACCOUNT_WINDOW = 3600
const MAX_WINDOWS = 100_000

/** Counts a request in its window; a new window starts when the old one is over. */
function count(windows: Map<string | number, Window>, key: string | number, seconds: number, now: number): Window {
  let window = windows.get(key)
  if (!window || now - window.start >= seconds * 1000) {
    if (windows.size >= MAX_WINDOWS) windows.clear()
    window = { start: now, used: 0 }
    windows.set(key, window)
  }
  window.used++
  return window
}

export interface Meter {
  /** Counts one request; the headers go on the answer, also on a refusal. */
  take(key: string, account: number): { headers: Record<string, number>; refusal: DomainError | null }
}

/** A meter in the memory of this process; `wall` gives milliseconds. */
export function createMeter(quotas: Quotas, wall: () => number): Meter {
  const keys = new Map<string | number, Window>()
  const accounts = new Map<string | number, Window>()
  const left = (window: Window, seconds: number, now: number) => Math.ceil((window.start + seconds * 1000 - now) / 1000)

  return {
    take(key, account) {
      const now = wall()
      const short = count(keys, key, quotas.keyWindow, now)
      const long = count(accounts, account, ACCOUNT_WINDOW, now)
      const headers = {
        'x-ratelimit-limit': quotas.perKey,
        'x-ratelimit-remaining': Math.max(0, quotas.perKey - short.used),
        'x-ratelimit-reset': left(short, quotas.keyWindow, now),
        'x-account-limit': quotas.perAccount,
        'x-account-remaining': Math.max(0, quotas.perAccount - long.used),
        'x-account-reset': left(long, ACCOUNT_WINDOW, now),
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
  }
}
