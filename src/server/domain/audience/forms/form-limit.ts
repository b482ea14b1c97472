// How often one network may send a form. All processes of a database count together, by real time.
import type { Clock } from '../../../lib/clock.ts'
import { networkOf } from '../../../lib/networks.ts'
import { addToWindows, deleteWindows } from '../../../store/accounts/rate-windows.ts'
import type { Store } from '../../../store/store.ts'

/** Submissions of one form from one network in an hour (M-321). */
const MOST = 30
const HOUR = 3_600_000

export interface FormLimit {
  /** Counts a submission; false when there were too many. */
  take(form: number, ip: string): Promise<boolean>
}

export function createFormLimit({ store, clock }: { store: Store; clock: Clock }): FormLimit {
  let nextSweep = 0
  return {
    take: (form, ip) =>
      store.writeAlongside(async (tx) => {
        const now = clock.wall()
        if (now >= nextSweep) {
          await deleteWindows(tx, now)
          nextSweep = now + HOUR
        }
        const window = { name: `form ${form} ${networkOf(ip)}`, ends: now + HOUR, used: 1 }
        const [counted] = await addToWindows(tx, [window], now)
        return (counted?.used ?? 0) <= MOST
      }),
  }
}
