// The platform in its own process, which measures how long its event loop was busy in one piece. The measure is CPU
// time of the loop's thread, so that waiting for a busy machine does not count.
import { getHeapStatistics } from 'node:v8'
import { createApp } from '../../src/server/app.ts'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { listenHttps, listenLoopback } from '../../src/server/http/listener.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { measureCpu } from './cpu-speed.ts'
import type { WatchedAnswers, WatchedPorts, WatchedQuestion } from './watched-server.ts'

/** Milliseconds between two looks. */
const PAUSE = 2

const app = await createApp({ config: readConfig(process.env) })
const { key } = await app.domain.accounts.accounts.create('Test', 'sandbox')
const { key: otherKey } = await app.domain.accounts.accounts.create('Other', 'sandbox')
const onRequest = app.http.routing.bind(app.http)
const { port } = await listenLoopback(0, onRequest)
// A key for TLS takes a second, which few tests need.
const tls =
  process.env['WATCHED_TLS'] === undefined
    ? null
    : await listenHttps(0, await loadCertificate(process.env['MESSAGING_DATA'] ?? ''), onRequest)

let [longest, peakHeap] = [0, 0]
let last = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last)
  peakHeap = Math.max(peakHeap, getHeapStatistics().used_heap_size)
  last = process.threadCpuUsage()
  longest = Math.max(longest, (user + system) / 1000)
}, PAUSE)

/** The most resident memory between two questions: what was freed again was needed all the same. */
let mostResident = 0
setInterval(() => {
  mostResident = Math.max(mostResident, process.memoryUsage.rss())
}, 50)

/** Forgets what was measured: the work of an answer below is not the platform's. */
function reset(): void {
  ;[longest, peakHeap] = [0, 0]
  last = process.threadCpuUsage()
}

/** The same work takes more CPU time where others use the core's caches, or where the machine is slow. */
const slowness = () => measureCpu(() => process.threadCpuUsage())
/** Milliseconds. The peer takes longer than a short stretch. */
const WORTH_A_PEER = 50

const answers: { [Q in keyof WatchedAnswers]: (input: WatchedQuestion<Q>['input']) => unknown } = {
  longest: () => ({ longest: longest < WORTH_A_PEER ? longest : longest / slowness(), peakHeap }),
  heap: () => {
    globalThis.gc?.()
    return getHeapStatistics().used_heap_size
  },
  memory() {
    globalThis.gc?.()
    const memory = { ...process.memoryUsage(), mostResident }
    mostResident = 0
    return memory
  },
  createAccount: (name) => app.domain.accounts.accounts.create(name, 'sandbox'),
  createUser: ([account, user]) => app.domain.accounts.users.create(account, user),
}

process.on('message', async ({ question, input }: WatchedQuestion<'longest'>) => {
  const answer = await answers[question](input)
  process.send?.({ answer })
  reset()
})
process.send?.({ port, tlsPort: tls?.port ?? null, key, otherKey } satisfies WatchedPorts)
