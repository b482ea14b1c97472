// Starts what a timer stood for. Taking the timer and its effect are one transaction, so a timer fires
// once or not at all.
import type { Clock } from '../../lib/clock.ts'
import type { Db, Store } from '../../store/store.ts'
import { hasDueTimer, takeDueTimer, type TimerRow } from '../../store/timers.ts'

/** What each kind of timer does. */
export type TimerEffects = Readonly<Record<string, (tx: Db, timer: TimerRow) => Promise<void>>>

export interface TimerParts {
  store: Store
  clock: Clock
  timerEffects: TimerEffects
}

/** Fires the timer that has been due longest; false when none is due. */
export async function startDueTimer({ store, clock, timerEffects }: TimerParts): Promise<boolean> {
  if (!(await hasDueTimer(store.db, clock.now()))) return false
  return store.write(async (tx) => {
    const timer = await takeDueTimer(tx, clock.now())
    if (!timer) return false
    await timerEffects[timer.kind]?.(tx, timer)
    return true
  })
}
