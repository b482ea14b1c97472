// The platform in a process of its own that tells how long its event loop stood still. The time is that of the
// processor, so a busy machine does not count.
import { createApp } from '../../src/server/app.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { readConfig } from '../../src/server/setup/settings.ts'

/** Milliseconds between two looks. */
const PAUSE = 2

const app = await createApp({ config: readConfig(process.env) })
const { key } = await app.domain.accounts.create('Test', 'sandbox')
const { port } = await listenLoopback(0, app.http.routing.bind(app.http))

let longest = 0
let last = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last)
  last = process.threadCpuUsage()
  longest = Math.max(longest, (user + system) / 1000)
}, PAUSE)

process.on('message', () => {
  process.send?.(longest)
  longest = 0
})
process.send?.({ port, key })
