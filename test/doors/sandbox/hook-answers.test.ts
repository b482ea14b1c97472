// What a receiver answers decides by its status: not by its body, nor by how that comes.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { type Account, makeContact, makeList, openAccount } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let account: Account
let list_id: number
let answer: (response: http.ServerResponse) => void
const receiver = http.createServer((request, response) => request.resume().on('end', () => answer(response)))
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  server = await startServer()
  account = await openAccount(server)
  list_id = await makeList(account.api)
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  await account.api.createWebhook({ body: { list_id, url, actions: ['subscription'] } })
})
afterAll(async () => {
  await server?.close()
  receiver.closeAllConnections()
  receiver.close()
})

let contacts = 0

/** What became of the webhook of a new contact after its first attempt. */
async function afterOne(respond: typeof answer) {
  answer = respond
  await makeContact(account.api, list_id, `person${++contacts}@example.com`)
  return eventually(async () => {
    const [newest] = (await account.sandbox.listHookDeliveries()).items
    expect((await account.sandbox.listHookDeliveries()).total_items).toBe(contacts)
    expect(newest?.attempts).toBe(1)
    return account.sandbox.getHookDelivery({ path: { delivery_id: newest?.delivery_id ?? 0 } })
  })
}

it.each<[string, typeof answer]>([
  ['with a large page', (response) => response.writeHead(200).end('x'.repeat(5_000_000))],
  ['with a page that never ends', (response) => response.writeHead(200).write('<html>')],
  [
    'and cuts the connection',
    (response) => response.writeHead(200, { 'content-length': '100' }).write('<', () => response.destroy()),
  ],
  [
    'with a page in a broken encoding',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  ],
  ['without a body', (response) => response.writeHead(204).end()],
])('counts as delivered when it answers 2xx %s', async (_what, respond) => {
  expect(await afterOne(respond)).toMatchObject({ state: 'delivered' })
})

it('waits for as long as Retry-After asks', async () => {
  const before = Date.now()
  const { state, next_attempt } = await afterOne((response) => response.writeHead(503, { 'retry-after': '3600' }).end())
  expect(state).toBe('pending')
  expect(Date.parse(`${next_attempt?.replace(' ', 'T')}Z`)).toBeGreaterThan(before + 3_590_000)
})

it('tries an address that is gone no more', async () => {
  expect(await afterOne((response) => response.writeHead(410).end())).toMatchObject({ state: 'parked', attempts: 1 })
})
