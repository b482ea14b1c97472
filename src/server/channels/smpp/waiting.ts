// Those who wait for a session with the centre.
import type { Link } from './link.ts'

/** How somebody waits: with a text of which the centre has a part, or not. */
export interface Waiter {
  isBegun: boolean
}

export function createWaiting() {
  const all = new Set<Waiter & { finish(link: Link | null): void }>()
  return {
    /** Resolves with the link, or null when that takes too long. */
    wait: (isBegun: boolean, patience: number): Promise<Link | null> =>
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

    wake(link: Link | null, whom: (one: Waiter) => boolean = () => true): void {
      for (const one of [...all]) if (whom(one)) one.finish(link)
    },
  }
}
