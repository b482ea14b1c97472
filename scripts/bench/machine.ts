// Where it was measured.
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg, totalmem } from 'node:os'

/** One line about the machine, the Node version, the load before the bench, and the day. */
export function machine(): string {
  const model = /model name\s*:\s*(.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const day = new Date().toISOString().slice(0, 10)
  return `${availableParallelism()} cores, ${model}, ${memory} of memory, Node ${process.versions.node}, load ${load} at the start, ${day}`
}
