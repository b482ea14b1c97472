// Starts what a timer stood for. Taking the timer and its effect are one transaction, so a timer fires
// once or not at all.
import type { Clock } from '../../lib/clock.ts'
import { ClockMovedError, holdEpochAt } from '../../store/epoch.ts'
import type { TimerKind } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import {
  accountsWithTimers,
  nextTimers,
  postponeTimer,
  type TimerRow,
  takeDueTimer,
} from '../../store/timers/timers.ts'
import type { Agenda, DueKind } from './agenda.ts'
import { createRotation } from './rotation.ts'

/** What each kind of timer does. */
export type TimerEffects = Readonly<Record<TimerKind, (tx: Db, timer: TimerRow) => Promise<void>>>

/** What each kind of timer stands for. */
const shownAs: Readonly<Record<TimerKind, DueKind>> = {
  'run.start': 'campaign_start',
  'alert.repeat': 'alert_repeat',
  'flow.step': 'flow_step',
  'registered.autocertificate': 'autocertificate',
  'sandbox.ending': 'sandbox_ending',
}

/** Milliseconds until a timer whose effect failed is tried again. */
const PAUSE = 60_000

export interface TimerParts {
  store: Store
  clock: Clock
  timerEffects: TimerEffects
}

/** Makes the step of the work loop that fires one timer; it resolves with false when none is due. */
export function createTimerWork(parts: TimerParts): () => Promise<boolean> {
  const { store, clock } = parts
  const rotation = createRotation((after) => accountsWithTimers(store.db, clock.times(), after), { each: 1 })
  return async () => {
    const turn = await rotation.take((account) => startDueTimer(parts, account))
    await turn?.during(async () => undefined)
    return turn !== null
  }
}

/** Fires the timer of an account that has been due longest; null when none is due. */
async function startDueTimer({ store, clock, timerEffects }: TimerParts, account: number): Promise<true | null> {
  const at = clock.times()
  let taken: TimerRow | undefined
  try {
    return await store.write(async (tx) => {
      taken = await takeDueTimer(tx, account, at)
      if (!taken) return null
      // This waits for a restore that has begun; after it there is another timer or none.
      await holdEpochAt(tx, account, at)
      await timerEffects[taken.kind](tx, taken)
      return true
    })
  } catch (error) {
    // A timer whose effect fails is put off, so that it holds up no other.
    const failed = error instanceof ClockMovedError ? undefined : taken?.id
    if (failed !== undefined) await store.write((tx) => postponeTimer(tx, failed, clock.now(account) + PAUSE))
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
