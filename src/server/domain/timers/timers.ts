// Starts what a timer stood for. Taking the timer and its effect are one transaction, so a timer fires
// once or not at all.
import type { Clock } from '../../lib/clock.ts'
import { holdEpoch } from '../../store/epoch.ts'
import type { TimerKind } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { hasDueTimer, nextTimer, postponeTimer, type TimerRow, takeDueTimer } from '../../store/timers/timers.ts'
import type { Agenda } from './agenda.ts'

/** What each kind of timer does. */
export type TimerEffects = Readonly<Record<TimerKind, (tx: Db, timer: TimerRow) => Promise<void>>>

/** Milliseconds until a timer whose effect failed is tried again. */
const PAUSE = 60_000

export interface TimerParts {
  store: Store
  clock: Clock
  timerEffects: TimerEffects
}

/** Fires the timer that has been due longest; false when none is due. */
export async function startDueTimer({ store, clock, timerEffects }: TimerParts): Promise<boolean> {
  if (!(await hasDueTimer(store.db, clock.now()))) return false
  let taken: TimerRow | undefined
  try {
    return await store.write(async (tx) => {
      taken = await takeDueTimer(tx, clock.now())
      if (!taken) return false
      // This waits for a restore that has begun; after it there is another timer or none.
      await holdEpoch(tx, taken.account_id)
      await timerEffects[taken.kind](tx, taken)
      return true
    })
  } catch (error) {
    // A timer whose effect fails is put off, so that it holds up no other.
    const failed = taken?.id
    if (failed !== undefined) await store.write((tx) => postponeTimer(tx, failed, clock.now() + PAUSE))
    throw error
  }
}

/** Timers that are set. */
export const timerAgenda = ({ store }: { store: Store }): Agenda => ({ nextDue: () => nextTimer(store.db) })
