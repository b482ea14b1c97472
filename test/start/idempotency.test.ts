// Idempotency keys when the process dies and when connections are cut: through `npm start`, over real ports.

import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  AnswerLostError,
  ApiError,
  ConnectionError,
  createMarketingClient,
  createTransactionalClient,
  RequestInProgressError,
} from '../../src/clients/index.ts'
import { onPostgres } from '../support/engine.ts'
import { clientsOf, type Started, startPlatform } from '../support/started.ts'

let data: string
const open: { end(): Promise<unknown> }[] = []

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-start-'))
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.end()))
  await rm(data, { recursive: true, force: true })
})

async function start() {
  const started = await startPlatform(data)
  expect(started.errors()).toBe('')
  const clients = clientsOf(started, data)
  open.push({ end: async () => (await clients.close(), started.end()) })
  return { ...started, ...clients }
}

it('kill -9 in the middle of many calls: each is done once, whatever its caller heard', async () => {
  const CALLERS = 100
  const KILLED_AFTER = 200
  const first = await start()
  const keys: string[] = []
  const answered = new Map<string, number>()
  const create = async ({ marketing }: Pick<typeof first, 'marketing'>, key: string) =>
    (await marketing.createList({ body: { internal_name: key } }, { idempotencyKey: key })).list_id
  const reached = Promise.withResolvers<void>()
  // Each calls again and again until nobody answers, so that a call of each is under way at the kill.
  const caller = async () => {
    for (;;) {
      const key = `call-${keys.length}`
      keys.push(key)
      answered.set(key, await create(first, key))
      if (answered.size > KILLED_AFTER) reached.resolve()
    }
  }
  const callers = Promise.allSettled(Array.from({ length: CALLERS }, caller))
  await Promise.race([reached.promise, callers])
  await first.kill()
  await callers
  expect(keys.length - answered.size).toBe(CALLERS)

  const second = await start()
  const lost: string[] = []
  for (const key of keys) {
    const again = await create(second, key).catch((error: unknown) => error)
    // An answer that was heard is heard again. Of the others some are done now, and some took effect before the
    // kill: on PostgreSQL they count as at work until the lease of the dead process ends.
    if (answered.has(key)) expect(again).toBe(answered.get(key))
    else if (again instanceof (onPostgres ? RequestInProgressError : AnswerLostError)) lost.push(key)
    else expect(again).toEqual(expect.any(Number))
  }
  const names: string[] = []
  for await (const list of second.marketing.listLists.items()) names.push(list.internal_name)
  expect(names.sort()).toEqual([...keys].sort())
  console.log(
    `${answered.size} answered before the kill, ${lost.length} answers lost, ${names.length} lists for ${keys.length} keys`,
  )
})

/** A way to the platform that cuts the first connections after the platform has answered on them. */
async function startCutting({ row }: Started, cuts: number) {
  const target = Number(new URL(row('Plain HTTP')).port)
  const sockets = new Set<Socket>()
  let cut = 0
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()))
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (cut < cuts) {
        cut++
        client.destroy()
        upstream.destroy()
      } else client.write(bytes)
    })
    upstream.on('end', () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({
    async end() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cuts: () => cut }
}

it('a connection cut after the write: the client sends again, and one mail goes out', async () => {
  const platform = await start()
  const { url, cuts } = await startCutting(platform, 2)
  const apiKey = platform.secret('Sandbox key')
  const { sender_id } = await platform.marketing.createEmailSender({
    body: { name: 'Shop', email: 'shop@example.com' },
  })
  const client = createTransactionalClient({ apiKey, baseUrl: url, sleep: async () => {} })
  await client.sendEmail({
    body: { senderId: String(sender_id), to: 'ana@example.com', subject: 'a', textBody: 'a' },
  })
  expect(cuts()).toBe(2)
  await platform.sandbox.waitForCapturedMessage()
  await expect(platform.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 1 })
})

it('a connection cut after a write that carries no key: the client does not send again', async () => {
  const platform = await start()
  const { list_id } = await platform.marketing.createList({ body: { internal_name: 'a' } })
  const { url, cuts } = await startCutting(platform, 1)
  const client = createMarketingClient({
    apiKey: platform.secret('Sandbox key'),
    baseUrl: `${url}/marketing/v3`,
    sleep: async () => {},
  })
  const error = await client
    .updateList({ path: { list_id }, body: { public_name: 'b' } })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error).not.toBeInstanceOf(ApiError)
  expect(cuts()).toBe(1)
})
