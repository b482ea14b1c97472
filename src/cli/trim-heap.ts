// Returns memory to the system that only the start needed.
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between checks whether the process is idle. */
const CHECK_INTERVAL_MS = 1_000
/** Event loop utilization below which the process counts as idle. */
const REST = 0.5

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void

/** Exposes the garbage collector of V8. Only this kind of collection returns memory to the system. */
function collector(): Collect {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

/**
 * Collects garbage once, when the process is idle. Startup creates so many objects that the young generation grows to its
 * maximum. V8 soon needs less, but keeps the pages, and an idle Node process never runs a collection that returns them.
 */
export function trimHeapAtRest(): void {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > REST) return
    clearInterval(timer)
    collector()({ type: 'major', flavor: 'last-resort' })
  }, CHECK_INTERVAL_MS)
  timer.unref()
}
