// Submits that wait for a session with the SMSC.
import type { Link } from './link.ts'

/** `isBegun`: the SMSC already has a part of the text. */
interface Waiter {
  isBegun: boolean
}

export interface Waiting {
  /** Resolves with the link, or null when that takes too long. */
  wait(isBegun: boolean, patience: number): Promise<Link | null>
  resumeWaiters(link: Link | null, whom?: (one: Waiter) => boolean): void
}

export function createWaiting(): Waiting {
  const all = new Set<Waiter & { finish(link: Link | null): void }>()
  return {
    wait: (isBegun, patience) =>
      new Promise((resolve) => {
        const finish = (found: Link | null) => {
          clearTimeout(timer)
          all.delete(one)
          resolve(found)
        }
        const one = { isBegun, finish }
        const timer = setTimeout(() => finish(null), patience)
        all.add(one)
      }),

    resumeWaiters(link, whom = () => true): void {
      for (const one of [...all]) if (whom(one)) one.finish(link)
    },
  }
}
