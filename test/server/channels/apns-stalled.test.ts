// A connection to Apple over which nothing goes any more: what waits for it ends, and so does the connection.
import { createServer as createHttp2Server, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openConnection, TIMES } from '../../../src/server/channels/apns/connection.ts'
import { createGuard } from '../../../src/server/channels/http/guarded-client.ts'

const MEGABYTE = 1024 * 1024
/** Together more than the buffers between two programs on this machine hold. */
const REQUESTS = 40

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0).reverse()) close()
})

async function portOf(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A host that takes any number of bytes, behind a way that `stall` blocks. */
async function startHost() {
  const sessions = new Set<ServerHttp2Session>()
  const host = createHttp2Server({ settings: { initialWindowSize: 64 * MEGABYTE, maxConcurrentStreams: 500 } })
  host.on('session', (session) => {
    sessions.add(session)
    session.setLocalWindowSize(64 * MEGABYTE)
  })
  host.on('stream', (stream) => {
    stream.on('error', () => undefined)
    stream.resume().on('end', () => stream.respond({ ':status': 200 }, { endStream: true }))
  })
  const port = await portOf(host)
  const sockets = new Set<Socket>()
  const way = createServer((client) => {
    const onward = connect(port, '127.0.0.1')
    for (const socket of [client, onward]) sockets.add(socket.on('error', () => undefined))
    client.pipe(onward).pipe(client)
  })
  const url = `http://127.0.0.1:${await portOf(way)}`
  open.push(() => {
    for (const socket of sockets) socket.destroy()
    for (const session of sessions) session.destroy()
    way.close()
    host.close()
  })
  const stall = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: new URL(url), stall }
}

it('ends with what waits for it when it takes no more bytes', async () => {
  const { url, stall } = await startHost()
  const times = { ...TIMES, answer: 500, grace: 500 }
  const connection = await openConnection(url, createGuard(['127.0.0.0/8']), times, () => undefined)
  const request = { headers: { ':method': 'POST', ':path': '/3/device/a' }, body: Buffer.alloc(MEGABYTE) }
  stall()
  const kinds = await Promise.all(Array.from({ length: REQUESTS }, () => connection.request(request)))
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['lost']))
  await connection.closed
})
