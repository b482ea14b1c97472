// Under an Idempotency-Key a request takes effect once at most, whatever happens to its answer (I-001, I-002).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changeRows, onPostgres, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { makeList, makeSender, openAccount } from '../support/marketing.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer, useServer } from '../support/server.ts'

const server = useServer()

interface Answer {
  status: number
  replayed: string | null
  body: { errors?: Record<string, unknown>; [member: string]: unknown } | null
}

/** POSTs as a program without our clients would. */
async function post(
  address: string,
  body: unknown,
  key: string | null,
  { apikey = server.key, from = server } = {},
): Promise<Answer> {
  const headers = { apikey, 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) }
  const answer = await from.inject(address, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    replayed: answer.headers.get('idempotent-replayed'),
    body: text === '' ? null : (JSON.parse(text) as Answer['body']),
  }
}

const lists = '/marketing/v3/lists'
const reasons = ({ body }: Answer) => Object.keys(body?.errors ?? {})
const countLists = async (apikey: string) => (await server.marketing(apikey).listLists()).total_items

describe('a second request with the same key', () => {
  it('gets the first answer again, marked, and does nothing', async () => {
    const { key: apikey } = await server.createAccount('Replay')
    const first = await post(lists, { internal_name: 'a' }, 'one', { apikey })
    expect(first).toMatchObject({ status: 201, replayed: null })
    const second = await post(lists, { internal_name: 'a' }, 'one', { apikey })
    expect(second).toEqual({ ...first, replayed: 'true' })
    expect(await countLists(apikey)).toBe(1)
  })

  it('without a key does it again', async () => {
    const { key: apikey } = await server.createAccount('No key')
    for (const key of [null, null, 'one', 'two'])
      expect(await post(lists, { internal_name: 'a' }, key, { apikey })).toMatchObject({ status: 201, replayed: null })
    expect(await countLists(apikey)).toBe(4)
  })

  it.each<{ name: string; address: string; body: unknown }>([
    { name: 'another body', address: lists, body: { internal_name: 'b' } },
    { name: 'other bytes', address: lists, body: '{ "internal_name": "a" }' },
    { name: 'another address', address: `${lists}/`, body: { internal_name: 'a' } },
  ])('and $name is refused', async ({ address, body }) => {
    const { key: apikey } = await server.createAccount('Reused')
    await post(lists, { internal_name: 'a' }, 'one', { apikey })
    const answer = await post(address, body, 'one', { apikey })
    expect(answer).toMatchObject({ status: 422, replayed: null, body: { title: 'Unprocessable Entity' } })
    expect(reasons(answer)).toEqual(['idempotency_key_reused'])
    expect(await countLists(apikey)).toBe(1)
  })

  it('in the transactional API gets the same mail again, and a 400 for another one', async () => {
    const account = await openAccount(server, 'Mail')
    const senderId = String(await makeSender(account.api))
    const send = (to: string) =>
      post('/api/v2/email/messages/action/send/single', { senderId, to, subject: 'a', textBody: 'a' }, 'order-1', {
        apikey: account.key,
      })
    const first = await send('ana@example.com')
    expect(await send('ana@example.com')).toEqual({ ...first, replayed: 'true' })
    const other = await send('rui@example.com')
    expect(other).toMatchObject({ status: 400, body: { title: 'Bad Request' } })
    expect(reasons(other)).toEqual(['idempotency_key_reused'])
    await account.sandbox.waitForCapturedMessage()
    await expect(account.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 1 })
  })

  it('of another account, or for another operation, is a request of its own', async () => {
    const [one, two] = await Promise.all([server.createAccount('One'), server.createAccount('Two')])
    for (const { key: apikey } of [one, two])
      expect(await post(lists, { internal_name: 'a' }, 'shared', { apikey })).toMatchObject({
        status: 201,
        replayed: null,
      })
    const tried = await post('/marketing/v3/senders/email', { name: 'Shop', email: 'shop@example.com' }, 'shared', {
      apikey: one.key,
    })
    expect(tried).toMatchObject({ status: 201, replayed: null })
  })

  it('gets a body-less answer again', async () => {
    const { key: apikey } = await server.createAccount('Reset')
    await post(lists, { internal_name: 'a' }, 'list', { apikey })
    expect(await post('/sandbox/v1/reset', '', 'reset', { apikey })).toEqual({
      status: 204,
      replayed: null,
      body: null,
    })
    await post(lists, { internal_name: 'b' }, 'other', { apikey })
    expect(await post('/sandbox/v1/reset', '', 'reset', { apikey })).toEqual({
      status: 204,
      replayed: 'true',
      body: null,
    })
    // After a reset everything is new again, including the keys.
    expect(await countLists(apikey)).toBe(1)
    expect(await post(lists, { internal_name: 'a' }, 'list', { apikey })).toMatchObject({ status: 201, replayed: null })
  })
})

describe('a request that was refused', () => {
  it('leaves the key free, for the mended request too', async () => {
    const { api, key: apikey } = await openAccount(server, 'Mended')
    const contacts = `/marketing/v3/lists/${await makeList(api)}/contacts`
    expect(await post(contacts, { base: { email: 'ana.example.com' } }, 'ana', { apikey })).toMatchObject({
      status: 422,
    })
    expect(
      await post('/marketing/v3/lists/999999/contacts', { base: { email: 'ana@example.com' } }, 'ana', { apikey }),
    ).toMatchObject({ status: 404, replayed: null })
    expect(await post(contacts, { base: { email: 'ana@example.com' } }, 'ana', { apikey })).toMatchObject({
      status: 201,
      replayed: null,
    })
    const again = await post(contacts, { base: { email: 'ana@example.com' } }, 'ana', { apikey })
    expect(again).toMatchObject({ status: 201, replayed: 'true' })
    expect(await post(contacts, { base: { email: 'ana@example.com' } }, 'another', { apikey })).toMatchObject({
      status: 409,
      replayed: null,
    })
  })

  it.each([
    { name: 'empty', key: '' },
    { name: 'too long', key: 'k'.repeat(256) },
    { name: 'with a space', key: 'two words' },
    { name: 'not ASCII', key: 'clé' },
  ])('for a key that is $name says so', async ({ key }) => {
    const answer = await post(lists, { internal_name: 'a' }, key)
    expect(answer.status).toBe(422)
    expect(reasons(answer)).toEqual(['header.Idempotency-Key'])
  })

  it('for what passes keeps nothing', async () => {
    const { key: apikey, sandbox } = await openAccount(server, 'Passing')
    await sandbox.createFault({ body: { type: 'status', operation_id: 'createList', status: 503, times: 2 } })
    for (const status of [503, 503, 201])
      expect(await post(lists, { internal_name: 'a' }, 'passing', { apikey })).toMatchObject({ status, replayed: null })
    expect(await countLists(apikey)).toBe(1)
  })
})

describe('at the same time', () => {
  it('many requests with one key have one effect', async () => {
    const { key: apikey } = await server.createAccount('Many')
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(lists, { internal_name: 'a' }, 'one', { apikey })),
    )
    const done = answers.filter(({ status }) => status === 201)
    expect(done.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    expect(new Set(done.map(({ body }) => body?.['list_id'])).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.status).toBe(409)
      expect(reasons(answer)).toEqual(['idempotency_in_progress'])
    }
    expect(await countLists(apikey)).toBe(1)
    expect(await post(lists, { internal_name: 'a' }, 'one', { apikey })).toMatchObject({
      status: 201,
      replayed: 'true',
    })
  })

  it('the second one is told while the first is at work', async () => {
    const page = await startReceiver(
      () =>
        new Promise(
          (resolve) =>
            (release = () => resolve({ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' })),
        ),
    )
    let release = () => {}
    const { api, key: apikey } = await openAccount(server, 'Slow')
    const [list_id, sender_id] = [await makeList(api), await makeSender(api)]
    const body = {
      list_id,
      internal_name: 'a',
      subject: 'a',
      sender_id,
      content: { type: 'web_page', url: `${page.url}/` },
    }
    const first = post('/marketing/v3/campaigns/email', body, 'spring', { apikey })
    await page.waitForCount(1)
    const second = await post('/marketing/v3/campaigns/email', body, 'spring', { apikey })
    expect([second.status, reasons(second)]).toEqual([409, ['idempotency_in_progress']])
    release()
    expect(await first).toMatchObject({ status: 201, replayed: null })
    expect(await post('/marketing/v3/campaigns/email', body, 'spring', { apikey })).toEqual({
      ...(await first),
      replayed: 'true',
    })
    await page.close()
  })
})

describe('what is kept', () => {
  it('survives a restart, for a day and not longer, and cannot be read without the key', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-idempotency-'))
    const create = (from: TestServer, apikey: string) =>
      post('/sandbox/v1/accounts', { name: 'Child' }, 'child-0123456789', { apikey, from })
    const first = await startServer({ data })
    const { key } = first
    const made = await create(first, key)
    expect(made).toMatchObject({ status: 201, body: { api_key: expect.any(String) } })
    await first.close()

    const kept = JSON.stringify(await readRows(data, 'SELECT * FROM idempotency'))
    expect(kept).not.toContain('child-0123456789')
    expect(kept).not.toContain(String(made.body?.['api_key']))

    const second = await startServer({ data })
    expect(await create(second, key)).toEqual({ ...made, replayed: 'true' })
    await second.close()

    await changeRows(data, 'UPDATE idempotency SET created = created - 86400001')
    const third = await startServer({ data })
    await eventually(async () => (await readRows(data, 'SELECT * FROM idempotency')).length === 0)
    expect(await create(third, key)).toMatchObject({ status: 201, replayed: null })
    await third.close()
    await rm(data, { recursive: true, force: true })
  })

  it('of a request that took effect and whose answer is lost says so, and does it not again', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-idempotency-'))
    const first = await startServer({ data })
    const { key: apikey } = first
    await post(lists, { internal_name: 'a' }, 'one', { apikey, from: first })
    await first.close()
    // The state that a kill between the effect and storing its answer leaves, once the lease of the dead process has
    // ended. With SQLite, the start knows that no other process is alive.
    await changeRows(data, `UPDATE idempotency SET outcome = NULL, lease_until = ${onPostgres ? 0 : 9999999999999}`)
    const second = await startServer({ data })
    const answer = await post(lists, { internal_name: 'a' }, 'one', { apikey, from: second })
    expect([answer.status, reasons(answer)]).toEqual([409, ['idempotency_answer_lost']])
    await expect(second.marketing(apikey).listLists()).resolves.toMatchObject({ total_items: 1 })
    await second.close()
    await rm(data, { recursive: true, force: true })
  })
})
