// Moves the platform's clock. What becomes due on the way is carried out in order: the clock stops at
// each due time, the work loop does what is due there, and then it goes on.
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { getSetting, putSetting } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'
import { invalid } from '../errors.ts'
import type { JointAgenda } from '../timers/agenda.ts'

/** Name of the setting that keeps how far the clock is ahead, milliseconds. */
export const CLOCK_SETTING = 'clock-offset'
/** The topic on which processes tell each other that the clock was moved. */
export const CLOCK_SIGNAL = 'clock'
/** Milliseconds that the clock waits for the work that other processes have in hand. */
const PATIENCE = 15_000
const TEN_YEARS = 315_360_000_000

export type SandboxClock = ReturnType<typeof createSandboxClock>

export interface SandboxClockParts {
  store: Store
  clock: Clock
  /** Does all work that this process finds to do; see work/loop.ts. */
  drain(): Promise<void>
  /** What there is to do, in whatever process. */
  agenda(): JointAgenda
}

export function createSandboxClock({ store, clock, drain, agenda }: SandboxClockParts) {
  /** Lets this process do what is due, and waits for the others. */
  async function settle(): Promise<void> {
    await drain()
    if (!store.shared) return
    const end = clock.wall() + PATIENCE
    while (clock.wall() < end && (await agenda().isBusy())) await setTimeout(20)
  }

  /** Moves to the time that all processes have agreed on. */
  async function follow(): Promise<void> {
    const offset = Number((await getSetting(store.db, CLOCK_SETTING)) ?? 0)
    // Wall time is read after the query: otherwise the duration of the query would be missing for good.
    clock.moveTo(clock.wall() + offset)
  }

  async function moveTo(time: number): Promise<void> {
    clock.moveTo(time)
    await store.write(async (tx) => {
      // Another process may have moved it further.
      const offset = Math.max(clock.offset(), Number((await getSetting(tx, CLOCK_SETTING)) ?? 0))
      await putSetting(tx, CLOCK_SETTING, String(offset))
    })
    store.signal(CLOCK_SIGNAL)
    await settle()
  }

  return {
    now: () => ({ now: clock.now(), offset: clock.offset() }),

    follow,

    /**
     * Moves to `time`, milliseconds; resolves with how often it stopped for something due. When `signal` aborts it
     * stays at the last stop, and rejects with the reason.
     */
    async advanceTo(time: number, signal: AbortSignal): Promise<{ now: number; offset: number; fired: number }> {
      await follow()
      const start = clock.now()
      if (time <= start) throw invalid('to', 'is not after the present time; the clock moves only forward')
      if (time - start > TEN_YEARS) throw invalid('to', 'is more than ten years ahead')
      let fired = 0
      // What is due already happens at its own time, not after the move.
      await settle()
      let due = await agenda().nextDue()
      while (due !== null && due <= time) {
        signal.throwIfAborted()
        fired++
        // At least one millisecond more than before: work that is never done must not hold the clock.
        await moveTo(Math.max(due, clock.now() + 1))
        due = await agenda().nextDue()
      }
      signal.throwIfAborted()
      await moveTo(time)
      return { now: clock.now(), offset: clock.offset(), fired }
    },

    /** Moves by `seconds`. */
    async advanceBy(seconds: number, signal: AbortSignal) {
      await follow()
      return this.advanceTo(clock.now() + seconds * 1000, signal)
    },
  }
}
