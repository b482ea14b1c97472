// Apple's push service on this machine, over HTTP/2: it checks who sends, keeps what comes, and misbehaves as a test asks.
import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import http2, { type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { createArrivals } from './arrivals.ts'

export interface ApnsArrival {
  token: string
  headers: http2.IncomingHttpHeaders
  payload: Record<string, unknown> & { aps: { alert: { title: string; body: string } } }
  /** The claims of the sender, once their signature was checked, and the token that has them. */
  claims: Record<string, unknown>
  bearer: string
  /** Which connection it came by, from 1 on. */
  connection: number
  stream: ServerHttp2Stream
}

/** A status with a reason, or null: the test answers itself, or nobody does. */
export type ApnsAnswer = { status: number; reason?: string; timestamp?: number } | null

export type Apns = Awaited<ReturnType<typeof startApns>>

/** A key as the portal of Apple makes them. */
export const newApnsKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/** The claims of a signed token; throws when it is not by the key. */
export function readToken(token: string, key: KeyObject): { header: unknown; claims: Record<string, unknown> } {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const publicKey = createPublicKey(key)
  const signed = Buffer.from(`${header}.${claims}`)
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The token is not signed by the key')
  const [readHeader, readClaims] = [header, claims].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  return { header: readHeader, claims: readClaims as Record<string, unknown> }
}

/** A token of a device, told by a number. */
export const appleToken = (n: number): string => n.toString(16).padStart(64, '0')

/** Starts on a free port. `respond` (200) may be replaced at any time. */
export async function startApns({
  key = newApnsKey(),
  mostAtOnce = 1_000,
  secure = null as http2.SecureServerOptions | null,
} = {}) {
  const arrivals = createArrivals<ApnsArrival>('a push message for Apple')
  const ended = createArrivals<number>('the end of a connection')
  const connections: ServerHttp2Session[] = []
  const sockets: Socket[] = []
  const settings = { maxConcurrentStreams: mostAtOnce }
  const server = secure ? http2.createSecureServer({ ...secure, settings }) : http2.createServer({ settings })
  const service = {
    url: '',
    key,
    /** Every message, oldest first. */
    arrivals: arrivals.all,
    connections,
    respond: (_arrival: ApnsArrival): ApnsAnswer => ({ status: 200 }),
    waitForCount: (n: number) => arrivals.wait((all) => (all.length >= n ? all.slice(0, n) : undefined)),
    /** Until this connection has ended, counted from 1 on. */
    waitForEnd: (connection: number) => ended.wait((all) => (all.includes(connection) ? true : undefined)),
    answer,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const connection of connections) connection.destroy()
      // A session that said goodbye does not always hear that its client has left.
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }

  function answer({ stream, headers }: ApnsArrival, given: ApnsAnswer): void {
    if (!given || stream.destroyed) return
    const { status, ...body } = given
    stream.respond({ ':status': status, 'apns-id': String(headers['apns-id']) })
    stream.end(status === 200 ? '' : JSON.stringify(body))
  }

  server.on('connection', (socket: Socket) => void sockets.push(socket))
  server.on('session', (session) => {
    connections.push(session)
    const number = connections.length
    session.on('error', () => undefined)
    session.on('close', () => ended.add(number))
  })
  server.on('stream', async (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => undefined)
    const connection = connections.indexOf(stream.session as ServerHttp2Session) + 1
    const bearer = String(headers['authorization']).replace(/^bearer /, '')
    try {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      const { claims } = readToken(bearer, key)
      const token = String(headers[':path']).replace('/3/device/', '')
      const payload = JSON.parse(Buffer.concat(parts).toString()) as ApnsArrival['payload']
      const arrival = { token, headers, payload, claims, bearer, connection, stream }
      arrivals.add(arrival)
      answer(arrival, service.respond(arrival))
    } catch {
      // Its connection was cut in the middle.
      if (stream.destroyed) return
      stream.respond({ ':status': 403 })
      stream.end(JSON.stringify({ reason: 'InvalidProviderToken' }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `${secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
