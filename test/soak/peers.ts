// Peers of the wires that the soak starts in its own process, each with faults by the seed: Apple, the push services of
// browsers, and a gateway of SMS and calls.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startGateway } from '../../src/simulators/gateway/gateway.ts'
import { createFates } from '../crash/fates.ts'
import type { Arrival, Sink } from '../crash/sinks.ts'
import { startApns } from '../support/apns.ts'
import { SECRET } from '../support/gateway.ts'
import { startPushService } from '../support/push-service.ts'
import { deedOf, openBook } from './book.ts'

/** Apple; resolves with the settings that lead there. */
export async function startApple(folder: string, seed: string): Promise<{ sink: Sink; env: Record<string, string> }> {
  const service = await startApns()
  const book = openBook(service.close)
  const fateOf = createFates(`${seed} apple`)
  service.respond = (arrival) => {
    const { token, headers, stream } = arrival
    const deed = deedOf(fateOf(token))
    const note = (how: Arrival['how']) => book.note(how, token, String(headers['apns-id']))
    if (deed === 'gone') return { status: 410, reason: 'Unregistered', timestamp: Date.now() }
    if (deed === 'refused') return { status: 400, reason: 'PayloadEmpty' }
    if (deed === 'busy') return { status: 503, reason: 'ServiceUnavailable' }
    if (deed === 'taken') {
      note('answered')
      return { status: 200 }
    }
    if (deed === 'taken and cut') note('lost')
    stream.session?.destroy()
    return null
  }
  const keyFile = join(folder, 'AuthKey.p8')
  await writeFile(keyFile, service.key.export({ type: 'pkcs8', format: 'pem' }))
  const env = {
    MESSAGING_APNS_KEY_FILE: keyFile,
    MESSAGING_APNS_KEY_ID: 'ABCDE12345',
    MESSAGING_APNS_TEAM_ID: 'TEAM567890',
    MESSAGING_APNS_TOPIC: 'com.example.shop',
    MESSAGING_APNS_URL: service.url,
  }
  return { sink: book, env }
}

/** The push services of browsers: `subscribe` adds one. */
export async function startBrowsers(seed: string) {
  const service = await startPushService()
  const fateOf = createFates(`${seed} browsers`)
  const statuses = { gone: 410, refused: 400, busy: 503, cut: 503, 'taken and cut': 201, taken: 201 }
  service.respond = (path) => ({ status: statuses[deedOf(fateOf(path))] })
  const arrivals = async (): Promise<Arrival[]> =>
    service.arrivals.map(({ path }, position) => {
      return { how: 'answered', recipient: service.url + path, message: String(position), position }
    })
  const taken = async () => service.arrivals.length
  return { sink: { arrivals, taken, position: taken, close: service.close }, subscribe: service.subscribe }
}

const numberOf = (to: string) => to.replace(/^\+351/, '351-')

/**
 * A gateway of calls and SMS with faults, as two sinks. It counts what it takes as answered: whoever lost the answer asks again.
 */
export async function startGatewayBooks() {
  const close = () => gateway.close()
  const [messages, calls] = [openBook(close), openBook(async () => undefined)]
  const gateway = await startGateway({
    port: 0,
    secret: SECRET,
    receiptAfter: 20,
    faults: { throttle: 1, broken: 1, lost: 3, early: 10, late: 5, duplicate: 10, orphan: 5 },
    onMessage: ({ message: { id, to } }) => messages.note('answered', numberOf(to), id),
    onCall: ({ call: { id, to } }) => calls.note('answered', numberOf(to), id),
  })
  return { url: gateway.url, messages, calls }
}

/** Lets what a peer posts to a fixed address arrive at a platform that starts later. */
export async function forwardTo(url: () => string | null, request: { path: string; body: string; headers: object }) {
  for (;;) {
    const [at, { path, body, headers }] = [url(), request]
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      ...kept
    } = headers as Record<string, string>
    const answer = at && (await fetch(at + path, { method: 'POST', body, headers: kept }).catch(() => null))
    if (answer) return { status: answer.status, body: await answer.text() }
    await wait(100)
  }
}
