// Slows down password guessing: after some failures each further try has to wait, twice as long each time. This
// process counts failures for a user seen from an address, and for an address whatever the user. It never counts
// for a user alone: otherwise anybody could lock somebody out.
import { DomainError } from '../../errors.ts'

const SECOND = 1_000
/** Failures before the first wait. */
const FREE = { pair: 5, address: 20 } as const
const LONGEST = 900 * SECOND
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

export function createLoginGuard(wall: () => number): LoginGuard {
  const failures = new Map<string, Failures>()
  const namesOf = (username: string, address: string) => [
    { name: `${address} ${username}`, free: FREE.pair },
    { name: address, free: FREE.address },
  ]

  function waitOf(name: string, free: number): number {
    const known = failures.get(name)
    if (!known || known.count < free) return 0
    return Math.min(SECOND * 2 ** Math.min(known.count - free, 30), LONGEST) - (wall() - known.last)
  }

  function count(name: string): void {
    const known = failures.get(name)
    const before = known && wall() - known.last < MEMORY ? known.count : 0
    // Puts the entry behind all others: the first in the map is the oldest.
    failures.delete(name)
    failures.set(name, { count: before + 1, last: wall() })
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
    // The failures of the address stay: one right password says nothing about the other users that were tried.
    succeeded: (username, address) => void failures.delete(`${address} ${username}`),
  }
}
