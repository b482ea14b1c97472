// The platform as one process that may be killed: without npm around it, and with leases that expire sooner.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createApp } from '../../src/server/app.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { ensureSandboxAccount } from '../../src/server/setup/bootstrap.ts'
import { readConfig } from '../../src/server/setup/settings.ts'

const config = readConfig(process.env)
const app = await createApp({ config, lease: Number(process.env['CRASH_LEASE']) })
await ensureSandboxAccount(app.domain.accounts, config.data, config.sandboxKey)
const liveKey = process.env['CRASH_LIVE_KEY']
if (liveKey !== undefined && !(await isKnown(liveKey)))
  await app.domain.accounts.create('Storm', 'live', { key: liveKey })
const { port } = await listenLoopback(config.httpPort ?? 0, app.http.routing.bind(app.http))
console.log(port)

// Who asks by the channel hears how many bytes of the heap are in use once the garbage is gone.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('message', () => {
  // The first round may only find what the finalizers of the second free.
  collect()
  collect()
  process.send?.(process.memoryUsage().heapUsed)
})

/** The first process to start makes the account. */
async function isKnown(key: string): Promise<boolean> {
  return app.domain.accounts.authenticate(key).then(
    () => true,
    () => false,
  )
}
