// Moves the platform's clock. What becomes due on the way is carried out in order: the clock stops at
// each due time, the work loop does what is due there, and then it goes on.
import type { Clock } from '../../lib/clock.ts'
import { nextHookDelivery } from '../../store/hooks.ts'
import { nextMessage } from '../../store/messages.ts'
import { nextWaitingChunk } from '../../store/runs.ts'
import { putSetting } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'
import { nextTimer } from '../../store/timers.ts'
import { invalid } from '../errors.ts'

/** Name of the setting that keeps how far the clock is ahead, milliseconds. */
export const CLOCK_SETTING = 'clock-offset'
const TEN_YEARS = 315_360_000_000

export type SandboxClock = ReturnType<typeof createSandboxClock>

export function createSandboxClock(parts: { store: Store; clock: Clock; drain(): Promise<void> }) {
  const { store, clock, drain } = parts

  async function nextDue(): Promise<number | null> {
    const { db } = store
    const due = await Promise.all([nextTimer(db), nextMessage(db), nextHookDelivery(db), nextWaitingChunk(db, clock.now())])
    const times = due.filter((time) => time !== null)
    return times.length === 0 ? null : Math.min(...times)
  }

  async function moveTo(time: number): Promise<void> {
    clock.moveTo(time)
    await store.write((tx) => putSetting(tx, CLOCK_SETTING, String(clock.offset())))
    await drain()
  }

  return {
    now: () => ({ now: clock.now(), offset: clock.offset() }),

    /** Moves to `time`, milliseconds; resolves with how often it stopped for something due. */
    async advanceTo(time: number): Promise<{ now: number; offset: number; fired: number }> {
      const start = clock.now()
      if (time <= start) throw invalid('body.to', 'is not after the present time; the clock moves only forward')
      if (time - start > TEN_YEARS) throw invalid('body.to', 'is more than ten years ahead')
      let fired = 0
      // What is due already happens at its own time, not after the move.
      await drain()
      let due = await nextDue()
      while (due !== null && due <= time) {
        fired++
        // One millisecond more than before at least: work that is never done must not hold the clock.
        await moveTo(Math.max(due, clock.now() + 1))
        due = await nextDue()
      }
      await moveTo(time)
      return { now: clock.now(), offset: clock.offset(), fired }
    },

    /** Moves by `seconds`. */
    advanceBy(seconds: number) {
      return this.advanceTo(clock.now() + seconds * 1000)
    },
  }
}
