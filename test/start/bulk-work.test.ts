// A change and an export of many contacts when the process dies: through `npm start`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { useReceiver } from '../support/receiver.ts'
import { clientsOf, startPlatform } from '../support/started.ts'

const MANY = 20_000

const receiver = useReceiver()
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

const count = async (query: string) => {
  const [row] = await readRows<{ n: number }>(data, `SELECT count(*) AS n FROM ${query}`)
  return Number(row?.n)
}

it('kill -9 in the middle of a change and an export: both go on where they stood, and nobody is changed twice', async () => {
  const first = await start()
  const api = first.marketing
  const { list_id } = await api.createList({ body: { internal_name: 'Readers' } })
  const path = { list_id }
  const isIdle = async ({ marketing }: typeof first) => (await marketing.listOperations()).total_items === 0
  const contacts = Array.from({ length: MANY }, (_, n) => ({ base: { email: `c${n}@example.com` } }))
  await api.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(() => isIdle(first))

  const changed = () => count(`contact WHERE list_id = ${list_id} AND language = 'pt'`)
  await api.updateContacts({ path, body: { type: 'all', base: { language: 'pt' } } })
  await api.exportContacts({ path, body: { format: 'csv', fields: ['email'], callback_url: `${receiver.url}/end` } })
  await eventually(async () => (await changed()) > 0 && (await count('result_part')) > 0)
  await first.kill()
  const done = await changed()
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(MANY)

  const second = await start()
  await eventually(() => isIdle(second))
  await expect(changed()).resolves.toBe(MANY)
  const events = `event WHERE list_id = ${list_id} AND kind = 'edit_subscription'`
  await expect(count(events)).resolves.toBe(MANY)
  await expect(count(`(SELECT DISTINCT contact_id FROM ${events}) t`)).resolves.toBe(MANY)
  const call = await receiver.waitFor(({ path: place }) => place === '/end')
  const { file } = JSON.parse(call.body) as { file: string }
  const { pathname } = new URL(file)
  const answer = await second.send(new URL(pathname, second.row('Plain HTTP')).href)
  const emails = (await answer.text()).split('\r\n').map((line) => line.split(',')[0])
  expect(emails).toEqual(['email', ...contacts.map(({ base }) => base.email), ''])
})
