// The bounds of the doors that are no REST operation: what is one longer is refused, what is as long as allowed is not
// refused for its length. docs/bounds.md lists them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseImportFinished } from '../../src/clients/index.ts'
import { signatureHeaders } from '../../src/server/lib/webhook-signature.ts'
import { SECRET } from '../support/gateway.ts'
import { makeList, openAccount } from '../support/marketing.ts'
import { startReceiver } from '../support/receiver.ts'
import type { Session } from '../support/relay.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { startReturns, type TestReturns } from '../support/returned.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let relay: TestRelay
let returns: TestReturns
beforeAll(async () => {
  // Nobody listens there: only the reports of this gateway matter here.
  const gateway = { MESSAGING_SMS_CARRIER_URL: 'http://127.0.0.1:9', MESSAGING_SMS_CARRIER_SECRET: SECRET }
  server = await startServer({ env: gateway })
  relay = await startRelay(server)
  returns = await startReturns(server)
})
afterAll(async () => {
  await returns?.close()
  await relay?.close()
  await server?.close()
})

const JSON_TYPE = 'application/json'
/** Where a body may have so many bytes, by path. */
const bodies: Record<string, { path: string; bytes: number; type: string }> = {
  'a form of a page': { path: '/f/unknown', bytes: 100_000, type: 'application/x-www-form-urlencoded' },
  'the site script': { path: '/te/e', bytes: 8_192, type: JSON_TYPE },
  'a web push subscription': { path: '/wp/unknown/subscriptions', bytes: 4_096, type: JSON_TYPE },
}

async function statusOf(path: string, bytes: number, type: string): Promise<number> {
  const body = `"${'a'.repeat(bytes - 2)}"`
  return (await server.inject(path, { method: 'POST', headers: { 'content-type': type }, body })).status
}

describe('the body of', () => {
  it.each(Object.entries(bodies))('%s', async (_name, { path, bytes, type }) => {
    expect(await statusOf(path, bytes + 1, type)).toBe(413)
    expect(await statusOf(path, bytes, type)).not.toBe(413)
  })
})

describe('the number of recipients, and the size that a client names, of', () => {
  const doors: Record<string, { recipients: number; bytes: number; greet(): Promise<Session> }> = {
    'the relay': { recipients: 100, bytes: 20_971_520, greet: () => relay.logIn('apikey', server.key) },
    'the return port': { recipients: 20, bytes: 67_108_864, greet: () => returns.greet() },
  }

  it.each(Object.entries(doors))('%s', async (name, { recipients, bytes, greet }) => {
    await server.marketing().createEmailSender({ body: { name, email: `${name.replace(/\W/g, '')}@example.com` } })
    const from = `MAIL FROM:<${name.replace(/\W/g, '')}@example.com>`
    const session = await greet()
    expect(await session.say(`${from} SIZE=${bytes + 1}`)).toMatch(/^552 5\.3\.4 /)
    expect(await session.say(`${from} SIZE=${bytes}`)).toMatch(/^250 /)
    if (name === 'the return port') return
    for (let n = 0; n < recipients; n++) expect(await session.say(`RCPT TO:<a${n}@example.com>`)).toMatch(/^250 /)
    expect(await session.say('RCPT TO:<more@example.com>')).toMatch(/^452 /)
  })
})

it('the report of a gateway', async () => {
  const report = JSON.stringify({
    type: 'receipt',
    id: 'unknown',
    carrier_id: 'gw-1',
    state: 'delivered',
    at: '2026-03-02T10:20:00Z',
  })
  const post = (bytes: number) => {
    const body = report.padEnd(bytes, ' ')
    const headers = { 'content-type': JSON_TYPE, ...signatureHeaders('news-1', Date.now(), body, SECRET) }
    return server.inject('/carrier/v1/news', { method: 'POST', headers, body })
  }
  const refused = await post(65_537)
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({ status: 413, detail: expect.stringContaining('larger') })
  const taken = await post(65_536)
  expect([taken.status, await taken.text()]).toEqual([204, ''])
})

it('a row of an imported file', async () => {
  const receiver = await startReceiver()
  const { api } = await openAccount(server)
  const list_id = await makeList(api)
  const rowOf = (email: string, bytes: number) => `${email},`.padEnd(bytes, 'a')
  const rows = [rowOf('fits@example.com', 20_480), rowOf('longer@example.com', 20_481), 'after@example.com,b']
  receiver.respond = ({ method }) =>
    method === 'GET'
      ? { status: 200, headers: { 'content-type': 'text/csv' }, body: ['email,note', ...rows, ''].join('\n') }
      : { status: 200 }
  const field_mapping = [{ field_id: 'email', column_name: 'email' }]
  const [file, callback_url] = [{ url: `${receiver.url}/rows.csv`, field_mapping }, `${receiver.url}/ended`]
  await api.importContacts({
    path: { list_id },
    body: { mode: 'add', compare_field: 'email', file, callback_url },
  })
  const call = await receiver.waitFor(({ path }) => path === '/ended')
  const ended = await parseImportFinished(call.body, call.headers, (await api.getCallbackSecret()).secret)
  expect(ended).toMatchObject({ imported: 2, invalid: 1 })
  const lines = await (await server.inject(`https://localhost${new URL(ended.file).pathname}`)).text()
  expect(lines).toMatch(/^2,,invalid,.*20.?480/m)
  await receiver.close()
})
