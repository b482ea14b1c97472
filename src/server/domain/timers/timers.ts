// Starts what a timer stood for. Taking the timer and its effect are one transaction, so a timer fires
// once or not at all.
import type { Clock } from '../../lib/clock.ts'
import { ClockMovedError, holdEpochAt } from '../../store/epoch.ts'
import type { TimerKind } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { hasDueTimer, nextTimers, postponeTimer, type TimerRow, takeDueTimer } from '../../store/timers/timers.ts'
import type { Agenda, DueKind } from './agenda.ts'

/** What each kind of timer does. */
export type TimerEffects = Readonly<Record<TimerKind, (tx: Db, timer: TimerRow) => Promise<void>>>

/** What each kind of timer stands for. */
const shownAs: Readonly<Record<TimerKind, DueKind>> = {
  'run.start': 'campaign_start',
  'alert.repeat': 'alert_repeat',
  'flow.step': 'flow_step',
  'registered.autocertificate': 'autocertificate',
}

/** Milliseconds until a timer whose effect failed is tried again. */
const PAUSE = 60_000

export interface TimerParts {
  store: Store
  clock: Clock
  timerEffects: TimerEffects
}

/** Fires a timer that is due, of each account in the order of their times; false when none is due. */
export async function startDueTimer({ store, clock, timerEffects }: TimerParts): Promise<boolean> {
  const at = clock.times()
  if (!(await hasDueTimer(store.db, at))) return false
  let taken: TimerRow | undefined
  try {
    return await store.write(async (tx) => {
      taken = await takeDueTimer(tx, at)
      if (!taken) return false
      // This waits for a restore that has begun; after it there is another timer or none.
      await holdEpochAt(tx, taken.account_id, at)
      await timerEffects[taken.kind](tx, taken)
      return true
    })
  } catch (error) {
    // A timer whose effect fails is put off, so that it holds up no other.
    const failed = error instanceof ClockMovedError ? undefined : taken
    if (failed) await store.write((tx) => postponeTimer(tx, failed.id, clock.now(failed.account_id) + PAUSE))
    throw error
  }
}

/** Timers that are set. */
export const timerAgenda = ({ store }: { store: Store }): Agenda => ({
  async next(account, limit) {
    const rows = await nextTimers(store.db, account, limit)
    return rows.map(({ kind, ref, due }) => ({ kind: shownAs[kind], id: ref, at: due }))
  },
})
