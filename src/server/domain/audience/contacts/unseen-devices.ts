// Devices of apps that nobody uses any more. Their services seldom say so: Apple may be silent for ever, and Google calls a
// token dead that was silent for 270 days.
import type { Clock, Times } from '../../../lib/clock.ts'
import { unseenDevices } from '../../../store/audience/devices.ts'
import type { Store } from '../../../store/store.ts'
import { removeDevices } from './devices.ts'

/** Devices that one transaction removes; others may have to wait for it. */
const AT_ONCE = 200
/** Milliseconds between two looks. */
const LOOK = 60_000

/** How far the clocks of all accounts are ahead: one that was moved shows devices that were not old before. */
const movedBy = ({ ahead }: Times): number => [...ahead.values()].reduce((sum, ms) => sum + ms, 0)

interface UnseenDeviceParts {
  store: Store
  clock: Clock
  /** Milliseconds for which a device may be silent; null: for ever. */
  keepDevices: number | null
  /** Hears of devices that were removed. */
  countUnseen(devices: number): void
}

/** Makes the step of the work loop that removes some; false when there is none, or it is not time to look. */
export function createUnseenRemoval({ store, clock, keepDevices, countUnseen }: UnseenDeviceParts) {
  let looked: { wall: number; moved: number } | null = null

  return async function step(): Promise<boolean> {
    const at = clock.times()
    const moved = movedBy(at)
    const isEarly = looked !== null && at.wall - looked.wall < LOOK && looked.moved === moved
    if (keepDevices === null || isEarly) return false
    const removed = await store.writeAlongside(async (tx) => {
      const old = await unseenDevices(tx, at, keepDevices, AT_ONCE)
      for (const [account, theirs] of Map.groupBy(old, ({ account_id }) => account_id))
        await removeDevices(tx, theirs, clock.now(account))
      return old.length
    })
    if (removed > 0) countUnseen(removed)
    else looked = { wall: at.wall, moved }
    return removed > 0
  }
}
