// Clients that ask and read nothing: their answers do not fill the memory, on either door. UNREAD_CONNECTIONS=1000 tries
// more of them than the 150 of `npm test`.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { parseWebhook } from '../../src/clients/index.ts'
import { listenLoopback } from '../../src/server/http/listener.ts'
import { keepUnreadIn } from '../../src/server/lib/unread-file.ts'
import { eventually } from '../support/eventually.ts'
import { startReceiver } from '../support/receiver.ts'
import { startWatchedServer, type WatchedServer } from '../support/watched-server.ts'

const MB = 1024 * 1024
const CONNECTIONS = Number(process.env['UNREAD_CONNECTIONS'] ?? 150)
/** Requests on each connection: the kernel keeps some megabytes of answers, which are not what this is about. */
const REQUESTS = 4
/** Bytes that a connection may need, with the stream and the TLS session of an idle one. */
const MOST_EACH = 256 * 1024
/** Resident bytes in all: some answers are in memory at once, and the allocator returns less than is free again. */
const MOST_RESIDENT = 180 * MB + CONNECTIONS * MOST_EACH

let server: WatchedServer
beforeAll(async () => {
  server = await startWatchedServer({ WATCHED_TLS: '1' })
})
afterAll(() => server?.close())

const ways: Record<string, () => net.Socket> = {
  http: () => net.connect(server.port, '127.0.0.1'),
  https: () => tls.connect({ port: server.tlsPort ?? 0, host: '127.0.0.1', rejectUnauthorized: false }),
}

/** Opens connections that ask for a path, and resolves when each has the beginning of its answer, which nobody reads. */
async function askWithoutReading(open: () => net.Socket, request: string): Promise<net.Socket[]> {
  const sockets: net.Socket[] = []
  for (let n = 0; n < CONNECTIONS; n++) {
    const socket = open()
    socket.on('error', () => {})
    sockets.push(socket)
    socket.write(request.repeat(REQUESTS))
    await once(socket, 'readable')
  }
  return sockets
}

/** Bytes in use of each connection of a test after a collection, and resident bytes of all. */
async function costOf(door: string, request: string): Promise<{ inUse: number; resident: number }> {
  const open = ways[door] as () => net.Socket
  // Everything is loaded, rendered and compressed before.
  const first = open()
  first.on('error', () => {})
  first.end(request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')).resume()
  await once(first, 'close')
  const before = await server.memory()
  const sockets = await askWithoutReading(open, request)
  const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external
  let after = await server.memory()
  const cost = () => (inUse(after) - inUse(before)) / CONNECTIONS
  // The answers that are made meanwhile are made, and put away, in the end.
  const settled = eventually(async () => cost() < MOST_EACH || ((after = await server.memory()), false))
  await settled.catch(() => undefined)
  for (const socket of sockets) socket.destroy()
  await eventually(async () => (await server.memory()).external < before.external + 20 * MB)
  return { inUse: cost(), resident: after.rss - before.rss }
}

const get = (path: string, apikey?: string) =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n${apikey ? `apikey: ${apikey}\r\n` : ''}\r\n`

/** Fills the account, and resolves with the paths of its largest answers. */
async function fillAccount(): Promise<Record<string, string>> {
  const { marketing, transactional, doors, key } = server
  const { list_id } = await marketing.createList({ body: { internal_name: 'large' } })
  const path = { list_id }
  const fields: number[] = []
  for (let n = 0; n < 10; n++) {
    const { field_id } = await marketing.createExtraField({ path, body: { name: `Note ${n}`, format: 'text' } })
    fields.push(Number(field_id))
  }
  for (let n = 0; n < 10; n++) {
    const extra = fields.map((field_id) => ({ field_id, value: 'a'.repeat(60_000) }))
    await marketing.createContact({ path, body: { base: { email: `c${n}@example.com` }, extra } })
  }
  const receiver = await startReceiver()
  const callback_url = `${receiver.url}/exported`
  await marketing.exportContacts({ path, body: { format: 'csv', callback_url } })
  const call = await receiver.waitFor(({ path }) => path === '/exported')
  const { secret } = await marketing.getCallbackSecret()
  const { file } = await parseWebhook<'exportFinished'>(call.body, call.headers, secret)
  await receiver.close()
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'a', email: 'a@example.com' } })
  const htmlBody = `<p>${'a b c d e f '.repeat(160_000)}</p>`
  const email = { senderId: String(sender_id), to: 'r@example.com', subject: 'large', htmlBody }
  await transactional.sendEmail({ body: email })
  const message = await doors.sandbox(key).waitForCapturedMessage({ query: { recipient: 'r@example.com' } })
  return {
    'the description of an API': '/marketing/v3/openapi.json',
    listContacts: `/marketing/v3/lists/${list_id}/contacts?limit=100`,
    'the file of an export': new URL(file).pathname,
    getCapturedSource: `/sandbox/v1/messages/${message.captured_id}/source`,
  }
}

/** What each way is asked for: under TLS, an answer is the same and its connection is not. */
const asked = {
  http: ['the description of an API', 'listContacts', 'the file of an export', 'getCapturedSource'],
  https: ['the description of an API', 'listContacts'],
}
let paths: Record<string, string>
beforeAll(async () => {
  paths = await fillAccount()
})

describe.each(Object.entries(asked))(`${CONNECTIONS} connections over %s that read nothing`, (door, names) => {
  it.each(names)(
    'take little memory each with %s',
    async (name) => {
      const path = paths[name] as string
      const answer = await fetch(server.baseUrl + path, {
        headers: { apikey: server.key, 'accept-encoding': 'identity' },
      })
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1.2 * MB)
      const { inUse, resident } = await costOf(door, get(path, server.key))
      expect(inUse).toBeLessThan(MOST_EACH)
      expect(resident).toBeLessThan(MOST_RESIDENT)
    },
    120_000,
  )
})

it('a large answer arrives whole, and is complete for HEAD as well', async () => {
  const url = `${server.baseUrl}/marketing/v3/openapi.json`
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const text = await answer.text()
  expect(Buffer.byteLength(text)).toBe(Number(answer.headers.get('content-length')))
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1' })
  const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('what was moved into a file arrives whole, however slowly it is read', async () => {
  const body = randomBytes(12 * MB)
  const listener = await listenLoopback(0, (_request, response) => response.end(body))
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`)
  const reader = answer.body?.getReader()
  const hash = createHash('sha256')
  for (let part = await reader?.read(), n = 0; part && !part.done; part = await reader?.read(), n++) {
    hash.update(part.value)
    // Longer than an answer stays in memory.
    if (n % 60 === 0) await setTimeout(300)
  }
  expect(hash.digest('hex')).toBe(createHash('sha256').update(body).digest('hex'))
  await listener.close()
})

it('without a disk, answers that nobody takes are given up when they are too many', async () => {
  keepUnreadIn('/proc')
  onTestFinished(() => keepUnreadIn(tmpdir()))
  const body = () => Buffer.alloc(4 * MB)
  const listener = await listenLoopback(0, (_request, response) => response.end(body()))
  const closed = new Set<number>()
  const sockets = Array.from({ length: 40 }, (_, n) => {
    const socket = net.connect(listener.port, '127.0.0.1', () => socket.write(get('/')))
    // Paused: the end of the connection shows only as an error of the next write.
    socket.on('error', () => closed.add(n))
    return socket
  })
  const write = setInterval(() => sockets.forEach((socket) => !socket.destroyed && socket.write(get('/'))), 100)
  await eventually(() => closed.size >= 20)
  clearInterval(write)
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`)
  expect((await answer.arrayBuffer()).byteLength).toBe(4 * MB)
  for (const socket of sockets) socket.destroy()
  await listener.close()
})
