// Notices when the clock of the machine was put back (a step of NTP, a virtual machine that went on elsewhere), also while no
// process ran, and brings back the stored times that would be days away now.
import type { Clock } from '../lib/clock.ts'
import type { Store } from '../store/store.ts'
import { capStoredTimes } from '../store/time-caps.ts'

/** Milliseconds between two looks. */
const PERIOD_MS = 1_000
/** Milliseconds that a clock may be moved back without a message: corrections by NTP are smaller. */
const STEP_MS = 5_000

interface LeapDeps {
  store: Store
  clock: Clock
  log: { warn(data: Record<string, unknown>, text: string): void }
}

/** Begins to watch; returns the function that ends it. */
export function watchLeaps({ store, clock, log }: LeapDeps): () => Promise<void> {
  let highest = clock.wall() - clock.steady()
  let isDue = true
  let last: Promise<void> = Promise.resolve()

  async function cap(): Promise<void> {
    try {
      const capped = await store.writeAlongside((tx) => capStoredTimes(tx, clock.times()))
      if (capped > 0) log.warn({ times: capped }, 'The clock was moved back. Waits were shortened')
    } catch {
      // The database is away: the next look tries again.
      isDue = true
    }
  }

  function checkClock(): void {
    const drift = clock.wall() - clock.steady()
    if (drift < highest - STEP_MS) isDue = true
    highest = isDue ? drift : Math.max(highest, drift)
    if (!isDue) return
    isDue = false
    last = last.then(cap)
  }

  checkClock()
  const timer = setInterval(checkClock, PERIOD_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return last
  }
}
