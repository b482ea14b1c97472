// Describes the machine on which the bench ran.
import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg, totalmem } from 'node:os'

/** The speed of a core: RSA-2048 signatures per second, rounded. Machines of one name differ by a factor of four. */
function speed(): number {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [begun, data] = [performance.now(), Buffer.alloc(32)]
  let count = 0
  while (performance.now() - begun < 500) count += sign('sha256', data, privateKey).length > 0 ? 1 : 0
  return Math.round(count / 5) * 10
}

/** One line about the machine, the Node version, the load before the bench, and the day. */
export function machine(): string {
  const model = /model name\s*:\s*(.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const day = new Date().toISOString().slice(0, 10)
  return `${availableParallelism()} cores, ${model}, ${speed().toLocaleString('en-US')} RSA-2048 signatures a second on one, ${memory} of memory, Node ${process.versions.node}, load ${load} at the start, ${day}`
}
