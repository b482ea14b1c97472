// The platform as one process that may be killed: without npm around it, and with leases that expire sooner.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createApp } from '../../src/server/app.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { ensureSandboxAccount } from '../../src/server/process/bootstrap.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import type { Question } from './processes.ts'

const config = readConfig(process.env)
const app = await createApp({ config, lease: Number(process.env['CRASH_LEASE']) })
await ensureSandboxAccount(app.domain.accounts.accounts, config.data, config.sandboxKey)
const liveKey = process.env['CRASH_LIVE_KEY']
if (liveKey !== undefined && !(await isKnown(liveKey)))
  await app.domain.accounts.accounts.create('Storm', 'live', { key: liveKey })
const { port } = await listenLoopback(config.httpPort ?? 0, app.http.routing.bind(app.http))
console.log(port)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const answers: { readonly [Q in Question]: () => number | Promise<number> } = {
  heap() {
    // The first round may only find what the finalizers of the second free.
    collect()
    collect()
    return process.memoryUsage().heapUsed
  },
  async release() {
    const { quarantine } = app.domain
    const held = await quarantine.list()
    for (const { id } of held) await quarantine.release(id)
    return held.length
  },
}
// While the database is struck, nothing is found; the storm asks again.
const answerTo = async (question: Question): Promise<number> => answers[question]()
process.on('message', async (question: Question) => process.send?.(await answerTo(question).catch(() => 0)))
// A test that gave up leaves nothing behind.
process.on('disconnect', () => process.exit(1))
if (!process.connected) process.exit(1)

/** The first process to start makes the account. */
async function isKnown(key: string): Promise<boolean> {
  return app.domain.accounts.accounts.authenticate(key).then(
    () => true,
    () => false,
  )
}
