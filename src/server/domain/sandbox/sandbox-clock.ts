// Moves the platform's clock. What becomes due on the way is carried out in order: the clock stops at
// each due time, the work loop does what is due there, and then it goes on.
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { findEndedRun, findRunToPlan, freeChunk, nextWaitingChunk } from '../../store/campaigns/runs.ts'
import { nextHookDelivery } from '../../store/hooks/hooks.ts'
import { hasQueuedEvidence } from '../../store/messages/evidences.ts'
import { hasWaitingOperation } from '../../store/operations/operations.ts'
import { nextMessage } from '../../store/sending/messages.ts'
import { getSetting, putSetting } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'
import { nextTimer } from '../../store/timers/timers.ts'
import { IMPORT } from '../audience/imports/import-record.ts'
import { invalid } from '../errors.ts'

/** Name of the setting that keeps how far the clock is ahead, milliseconds. */
export const CLOCK_SETTING = 'clock-offset'
/** The topic on which processes tell each other that the clock was moved. */
export const CLOCK_SIGNAL = 'clock'
/** Milliseconds that the clock waits for the work that other processes have in hand. */
const PATIENCE = 15_000
/** A lease is never longer: whoever holds it, the work counts as open. */
const ANYBODY = Number.MAX_SAFE_INTEGER
const TEN_YEARS = 315_360_000_000

export type SandboxClock = ReturnType<typeof createSandboxClock>

export function createSandboxClock(parts: { store: Store; clock: Clock; drain(): Promise<void> }) {
  const { store, clock, drain } = parts

  async function nextDue(): Promise<number | null> {
    const { db } = store
    const due = await Promise.all([
      nextTimer(db),
      nextMessage(db),
      nextHookDelivery(db),
      nextWaitingChunk(db, clock.now()),
    ])
    const times = due.filter((time) => time !== null)
    return times.length === 0 ? null : Math.min(...times)
  }

  /** Whether something is due that nobody has done yet, also when another process is at it. */
  async function isBusy(): Promise<boolean> {
    const { db } = store
    const now = clock.now()
    const open = await Promise.all([
      nextDue().then((due) => due !== null && due <= now),
      findRunToPlan(db),
      freeChunk(db, { now, wall: ANYBODY }),
      findEndedRun(db),
      hasWaitingOperation(db, IMPORT, ANYBODY),
      hasQueuedEvidence(db, ANYBODY),
    ])
    return open.some(Boolean)
  }

  /** Lets this process do what is due, and waits for the others. */
  async function settle(): Promise<void> {
    await drain()
    if (!store.shared) return
    const end = clock.wall() + PATIENCE
    while (clock.wall() < end && (await isBusy())) await setTimeout(20)
  }

  /** Moves to the time that all processes have agreed on. */
  async function follow(): Promise<void> {
    clock.moveTo(clock.wall() + Number((await getSetting(store.db, CLOCK_SETTING)) ?? 0))
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
      if (time <= start) throw invalid('body.to', 'is not after the present time; the clock moves only forward')
      if (time - start > TEN_YEARS) throw invalid('body.to', 'is more than ten years ahead')
      let fired = 0
      // What is due already happens at its own time, not after the move.
      await settle()
      let due = await nextDue()
      while (due !== null && due <= time) {
        signal.throwIfAborted()
        fired++
        // At least one millisecond more than before: work that is never done must not hold the clock.
        await moveTo(Math.max(due, clock.now() + 1))
        due = await nextDue()
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
