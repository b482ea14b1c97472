// Devices of apps that are no longer used. Push services seldom report them: Apple may never do so, and Google rejects
// a token after 270 days without contact.
import type { Clock, Times } from '../../../lib/clock.ts'
import { unseenDevices } from '../../../store/audience/devices.ts'
import type { Store } from '../../../store/store.ts'
import { ALL, unwatched } from '../../timers/work-turn.ts'
import { removeDevices } from './devices.ts'

/** Devices that one transaction removes; others may have to wait for it. */
const AT_ONCE = 200
/** Milliseconds between two looks. */
const CHECK_INTERVAL_MS = 60_000

/** How far the clocks of all accounts are ahead: one that was moved shows devices that were not old before. */
const movedBy = ({ ahead }: Times): number => [...ahead.values()].reduce((sum, ms) => sum + ms, 0)

interface UnseenDeviceDeps {
  store: Store
  clock: Clock
  /** Milliseconds without contact after which a device is removed; null: never. */
  keepDevices: number | null
  /** Called with the number of removed devices. */
  countUnseen(devices: number): void
}

/** Makes the step of the work loop that removes some; false when there is none, or it is not time to look. */
export function createUnseenRemoval({ store, clock, keepDevices, countUnseen }: UnseenDeviceDeps) {
  let looked: { wall: number; moved: number } | null = null

  return async function step(turn = unwatched): Promise<boolean> {
    const at = clock.times()
    const moved = movedBy(at)
    const isEarly = looked !== null && at.wall - looked.wall < CHECK_INTERVAL_MS && looked.moved === moved
    if (keepDevices === null || isEarly) return false
    turn.note({ account: 0, refs: [ALL] })
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
