// Clients that say little, or read nothing, on every port: they are closed in time, and others are served.
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { listenHttps } from '../../../src/server/http/listener.ts'
import { sendWithoutReading } from '../../support/unread-replies.ts'
import { type Attempt, judged } from '../attack.ts'
import { SLOW, type Target } from '../target.ts'

/** Milliseconds between two bytes of a client that goes on slowly. */
const DRIP = 50
/** Milliseconds after which a slow client should have been closed. */
const PATIENCE = 15_000
const ARRIVAL = { requestTimeout: 1_500, headersTimeout: 1_000, connectionsCheckingInterval: 200 }

/** What a slow client says first, and the text of which it then sends a byte now and then. */
type Bytes = [first: string, drip: string]
/** A connection, and the event after which the client may speak. */
type Dial = () => { socket: Socket; begin: 'connect' | 'secureConnect' | 'data' }

/** Resolves with whether the port closed the connection in time. */
function isClosed(dial: Dial, [first, drip]: Bytes): Promise<boolean> {
  return new Promise((resolve) => {
    const { socket, begin } = dial()
    let n = 0
    let dripping: NodeJS.Timeout | undefined
    socket.once(begin, () => {
      socket.write(first)
      dripping = setInterval(() => drip && socket.write(drip[n++ % drip.length] as string), DRIP)
    })
    const done = (closed: boolean) => {
      clearInterval(dripping)
      clearTimeout(timer)
      socket.destroy()
      resolve(closed)
    }
    const timer = setTimeout(() => done(false), PATIENCE)
    socket.on('data', () => undefined)
    socket.on('error', () => done(true))
    socket.on('close', () => done(true))
  })
}

const hello = 'EHLO a.example.com\r\n'
const slowMails: Record<string, Bytes> = {
  'says nothing': ['', ''],
  'says one letter now and then': ['', 'E'],
  'never ends its command': [hello, 'x'],
  'begins TLS and stops': [`${hello}STARTTLS\r\n`, ''],
}
const slowHandshakes: Record<string, Bytes> = {
  'says nothing': ['', ''],
  'begins a handshake': ['\x16\x03\x01', ''],
  'sends a handshake byte by byte': ['\x16\x03\x01', '\x01'],
}
const slowRequests: Record<string, Bytes> = {
  'never ends its request line': ['GET /', 'a'],
  'never ends its headers': ['GET / HTTP/1.1\r\nhost: a\r\n', 'x: y\r\n'],
  'never ends its body': [
    'POST /marketing/v3/lists HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n',
    ' ',
  ],
  'never ends its chunk': [
    'POST /te/e HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1000\r\n',
    ' ',
  ],
}

export async function* slow({ server, owner, port, relay, returns }: Target): AsyncGenerator<Attempt> {
  const routing = server.app.http.routing.bind(server.app.http)
  const connections = { firstByte: SLOW.phase, handshake: SLOW.phase, silence: SLOW.silence }
  const https = await listenHttps(0, relay.certificate, routing, { arrival: ARRIVAL, connections })
  const host = '127.0.0.1'
  const bare: Dial = () => ({ socket: connect(https.port, host), begin: 'connect' })
  const secure: Dial = () => ({
    socket: connectTls({ port: https.port, host, rejectUnauthorized: false }),
    begin: 'secureConnect',
  })
  const mail =
    ({ port: door }: { port: number }): Dial =>
    () => ({ socket: connect(door, host), begin: 'data' })
  const table: [who: string, dial: Dial, bytes: Record<string, Bytes>][] = [
    ['HTTP', secure, slowRequests],
    ['TLS', bare, slowHandshakes],
    ['relay', mail(relay), slowMails],
    ['returns', mail(returns), slowMails],
  ]
  // All of them at once.
  const rows = table.flatMap(([who, dial, bytes]) =>
    Object.entries(bytes).map(([what, one]) => ({ what: `${who} ${what}`, closed: isClosed(dial, one) })),
  )
  const alive = await fetch(`http://127.0.0.1:${port}/healthz`)
  yield judged('others are served meanwhile', alive.status !== 200, `status ${alive.status}`)
  for (const { what, closed } of rows) yield judged(what, !(await closed), `still open after ${PATIENCE} ms`)
  const readers = [await relay.logIn('apikey', owner.key), await returns.greet()]
  for (const ended of await Promise.all(readers.map((session) => sendWithoutReading(session, PATIENCE))))
    yield judged('SMTP without reading a reply', ended !== 'closed', ended)
  await https.close()
}
