// Gives back to the system the memory that only the start needed.
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between two looks whether the process is at rest. */
const LOOK = 1_000
/** The share of the time between two looks that a process at rest may have worked. */
const REST = 0.5

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void

/** The collector of V8. Only this kind of collection returns memory to the system. */
function collector(): Collect {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return collect
}

/**
 * Collects once, as soon as the process is at rest. The start makes so many objects that the room for young ones grows to
 * its maximum. V8 soon needs less of it, but keeps the pages, and a process of Node comes to no collection that would
 * return them.
 */
export function giveBackAtRest(): void {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > REST) return
    clearInterval(timer)
    collector()({ type: 'major', flavor: 'last-resort' })
  }, LOOK)
  timer.unref()
}
