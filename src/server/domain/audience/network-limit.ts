// How often one network may do something that needs no key. All processes of a database count together, by real time.
import type { Clock } from '../../lib/clock.ts'
import { networkOf } from '../../lib/networks.ts'
import { addToWindows, deleteWindows } from '../../store/accounts/rate-windows.ts'
import type { Store } from '../../store/store.ts'

const HOUR_MS = 3_600_000

export interface NetworkLimit {
  /** Counts one time for what has this number; false when there were too many. */
  countUse(id: number, ip: string): Promise<boolean>
}

/** Makes the limit of what has this name: so many times in an hour from one network. */
export function createNetworkLimit(
  { store, clock }: { store: Store; clock: Clock },
  name: string,
  most: number,
): NetworkLimit {
  let nextSweep = 0
  return {
    countUse: (id, ip) =>
      store.writeAlongside(async (tx) => {
        const now = clock.wall()
        if (now >= nextSweep) {
          await deleteWindows(tx, now)
          nextSweep = now + HOUR_MS
        }
        const window = { name: `${name} ${id} ${networkOf(ip)}`, ends: now + HOUR_MS, used: 1 }
        const [counted] = await addToWindows(tx, [window], now)
        return (counted?.used ?? 0) <= most
      }),
  }
}
