// The platform as one process that may be killed: without npm around it, and with leases that expire sooner.
import { createApp } from '../../src/server/app.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { ensureSandboxAccount } from '../../src/server/setup/bootstrap.ts'
import { readConfig } from '../../src/server/setup/settings.ts'

const config = readConfig(process.env)
const app = await createApp({ config, lease: Number(process.env['CRASH_LEASE']) })
await ensureSandboxAccount(app.domain.accounts, config.data, config.sandboxKey)
const { port } = await listenLoopback(config.httpPort ?? 0, app.http.routing.bind(app.http))
console.log(port)
