// Keeps the processes that share a database in step. Each second they exchange what no request reads from the
// database: the clocks of the sandbox accounts, and how many requests each key and account has made.
import type { Meter } from '../contract/rate-limit.ts'
import { CLOCK_SIGNAL, type SandboxClock } from '../domain/sandbox/sandbox-clock.ts'
import type { Quarantine } from '../domain/timers/quarantine.ts'
import type { Clock } from '../lib/clock.ts'
import { addToWindows, deleteWindows } from '../store/accounts/rate-windows.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two exchanges. */
const PERIOD_MS = 1_000
/** The old windows of requests are deleted once in so many exchanges. */
const SWEEP = 60

/** Starts the exchange and returns the function that stops it. A process that has its store to itself needs none. */
export function startProcessSync({
  store,
  clock,
  sandboxClock,
  meter,
  quarantine,
}: {
  store: Store
  clock: Clock
  sandboxClock: SandboxClock
  meter: Meter
  /** Reads what other processes have set aside or released. */
  quarantine: Pick<Quarantine, 'refresh'>
}): () => void {
  if (!store.shared) return () => undefined
  let periods = 0
  // The next exchange makes up for one that failed: the database may be away for a while.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
  store.onSignal(CLOCK_SIGNAL, () => quietly(sandboxClock.follow()))
  const timer = setInterval(() => {
    quietly(sandboxClock.follow())
    quietly(quarantine.refresh())
    quietly(meter.share((windows, now) => store.writeAlongside((tx) => addToWindows(tx, windows, now))))
    if (++periods % SWEEP === 0) quietly(store.writeAlongside((tx) => deleteWindows(tx, clock.wall())))
  }, PERIOD_MS)
  return () => clearInterval(timer)
}
