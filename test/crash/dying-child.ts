// The platform as a process that kills itself, as kill -9 would, at the moment at which it notes certain work as in
// progress. A message of the parent, or POISON of the environment, says which.
import fs from 'node:fs'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
import type { JournalEntry } from '../../src/server/domain/timers/work-watch.ts'

/** Work that kills the process; without `ref`, the first of the account. */
export interface Poison {
  kind: string
  account: number
  ref?: string
}

/** What the parent orders. */
export type Order = { poison: Poison } | { accounts: number }

let poison: Poison | null = process.env['POISON'] ? (JSON.parse(process.env['POISON']) as Poison) : null

function isPoison(text: string): boolean {
  if (poison === null || !text.startsWith('{')) return false
  const { kind, account, refs } = JSON.parse(text.slice(0, text.indexOf('\0'))) as JournalEntry
  const { ref } = poison
  return kind === poison.kind && account === poison.account && (ref === undefined || refs.map(String).includes(ref))
}

const writeSync = fs.writeSync as (...args: unknown[]) => number
// The real write comes first: the note is in the file, as it is when the work itself kills the process.
fs.writeSync = ((...args: unknown[]) => {
  const written = writeSync(...args)
  if (typeof args[1] === 'string' && isPoison(args[1])) process.kill(process.pid, 'SIGKILL')
  return written
}) as typeof fs.writeSync
syncBuiltinESMExports()

const { createApp } = await import('../../src/server/app.ts')
const { listenLoopback } = await import('../../src/server/http/listener.ts')
const { listenToOperator } = await import('../../src/server/operator/socket.ts')
const { readConfig } = await import('../../src/server/settings/settings.ts')

const config = readConfig(process.env)
const app = await createApp({ config, lease: 1_000 })
if (config.databaseUrl === null) await listenToOperator({ data: config.data, domain: app.domain }, () => undefined)
const { port } = await listenLoopback(0, app.http.routing.bind(app.http))

process.on('message', async (order: Order) => {
  if ('poison' in order) {
    poison = order.poison
    process.send?.('armed')
    return
  }
  const made = []
  for (let n = 0; n < order.accounts; n++) made.push(await app.domain.accounts.accounts.create('Shop', 'sandbox'))
  process.send?.(made.map(({ accountId, key }) => ({ accountId, key })))
})
// A process that is killed keeps nothing of what it compiled, and the test starts many.
flushCompileCache()
process.send?.({ port })
