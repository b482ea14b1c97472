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
import { createFairQueue } from './fair-queue.ts'
import { unwatched, type WorkTurn } from './work-turn.ts'

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
const RETRY_PAUSE_MS = 60_000

export interface TimerDeps {
  store: Store
  clock: Clock
  timerEffects: TimerEffects
}

/** Makes the step of the work loop that fires one timer; it resolves with false when none is due. */
export function createTimerWork(parts: TimerDeps): (turn?: WorkTurn) => Promise<boolean> {
  const { store, clock } = parts
  const fairQueue = createFairQueue((after) => accountsWithTimers(store.db, clock.times(), after), { each: 1 })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext((account) => startDueTimer(parts, account, work))
    await turn?.run(async () => undefined)
    return turn !== null
  }
}

/** Fires the timer of an account that has been due longest; null when none is due. */
async function startDueTimer(
  { store, clock, timerEffects }: TimerDeps,
  account: number,
  work: WorkTurn,
): Promise<true | null> {
  const at = clock.times()
  let taken: TimerRow | undefined
  try {
    return await store.write(async (tx) => {
      taken = await takeDueTimer(tx, account, at)
      if (!taken) return null
      work.note({ account, refs: [taken.id] })
      // This waits for a restore that has begun; after it there is another timer or none.
      await holdEpochAt(tx, account, at)
      await timerEffects[taken.kind](tx, taken)
      return true
    })
  } catch (error) {
    // A timer whose effect fails is deferred, so that it does not block others.
    const failed = error instanceof ClockMovedError ? undefined : taken?.id
    if (failed !== undefined) await store.write((tx) => postponeTimer(tx, failed, clock.now(account) + RETRY_PAUSE_MS))
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
