// When a run may start messages: in the hours of its order, and no faster than its order allows. The speed uses the
// time of the account. The row of the run has the next start, so that all workers share it.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { openBefore } from '../../../store/campaigns/chunks.ts'
import { type LeaseRow, type RunRow, startUntil } from '../../../store/campaigns/runs.ts'
import type { Store } from '../../../store/store.ts'
import { nextAllowed } from './limit-hour.ts'
import type { RunOptions } from './run-options.ts'

interface PaceDeps {
  store: Store
  clock: Clock
}

const SECOND = 1_000

const optionsOf = ({ options }: RunRow) => fromJson<RunOptions>(options)

/** How many of `n` messages may start at once. */
export const startsAtOnce = (run: RunRow, n: number): number => Math.min(n, optionsOf(run).limit_speed ?? n)

/** When the hours of a run allow it to send: now, or their next beginning. */
export const allowedAt = (run: RunRow, now: number): number => nextAllowed(optionsOf(run).limit_hour ?? null, now)

/** Whether a run may start any number of messages now. */
export const isFree = (run: RunRow, now: number): boolean =>
  optionsOf(run).limit_speed === undefined && allowedAt(run, now) <= now

/** Starts as many messages as `startsAtOnce` allows. Resolves with 0, or with the time to try it again. */
export async function startSome({ store, clock }: PaceDeps, run: RunRow): Promise<number> {
  const now = clock.now(run.account_id)
  const allowed = allowedAt(run, now)
  if (allowed > now) return allowed
  if (optionsOf(run).limit_speed === undefined) return 0
  return (await store.writeAlongside((tx) => startUntil(tx, run.id, now, now + SECOND))) ?? 0
}

/** When a part of a run whose turn is `at` should look again: not before the parts ahead of it are through. */
export async function turnOf({ store }: PaceDeps, run: RunRow, lease: LeaseRow, at: number): Promise<number> {
  const { limit_speed: speed } = optionsOf(run)
  return speed === undefined ? at : at + ((await openBefore(store.db, lease)) * SECOND) / speed
}
