// Slows down password guessing: after some failures each further try has to wait, twice as long each time. This process
// counts failures for a user seen from a network, and for a network whatever the user. It never counts for a user
// alone: otherwise anyone could lock a user out.
import { networkOf } from '../../../lib/networks.ts'
import { DomainError } from '../../errors.ts'

const SECOND = 1_000
/** Failures before the first wait. */
const FREE = { pair: 5, network: 20 } as const
const MAX_PAUSE_MS = 900 * SECOND
/** Failures are forgotten after this time without another. */
const MEMORY = 3_600 * SECOND
const MAX_ENTRIES = 100_000

interface Failures {
  count: number
  last: number
}

export interface LoginGuard {
  /** Throws `rate_limited` when the next try has to wait. */
  check(username: string, address: string): void
  failed(username: string, address: string): void
  succeeded(username: string, address: string): void
}

/** `steady` gives milliseconds that never leap: a wait must not last for as long as a clock was put back. */
export function createLoginGuard(steady: () => number): LoginGuard {
  const failures = new Map<string, Failures>()
  const namesOf = (username: string, address: string) => {
    const network = networkOf(address)
    return [
      { name: `${network} ${username}`, free: FREE.pair },
      { name: network, free: FREE.network },
    ]
  }

  function waitOf(name: string, free: number): number {
    const known = failures.get(name)
    if (!known || known.count < free) return 0
    return Math.min(SECOND * 2 ** Math.min(known.count - free, 30), MAX_PAUSE_MS) - (steady() - known.last)
  }

  function count(name: string): void {
    const known = failures.get(name)
    const before = known && steady() - known.last < MEMORY ? known.count : 0
    // Puts the entry behind all others: the first in the map is the oldest.
    failures.delete(name)
    failures.set(name, { count: before + 1, last: steady() })
    if (failures.size > MAX_ENTRIES) failures.delete(failures.keys().next().value as string)
  }

  return {
    check(username, address) {
      const wait = Math.max(...namesOf(username, address).map(({ name, free }) => waitOf(name, free)))
      if (wait > 0)
        throw new DomainError(
          'rate_limited',
          `Too many wrong passwords. Try again in ${Math.ceil(wait / SECOND)} seconds.`,
        )
    },
    failed: (username, address) => namesOf(username, address).forEach(({ name }) => count(name)),
    // The failures of the network stay: one right password says nothing about the other users that were tried.
    succeeded: (username, address) => void failures.delete(`${networkOf(address)} ${username}`),
  }
}
