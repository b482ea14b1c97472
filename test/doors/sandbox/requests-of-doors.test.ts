// Calls of SOAP and relayed mails among the newest requests, and one-time codes that stay out of all of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { withSender } from '../../support/mailing.ts'
import { type Account, makeContact, makeList, openAccount } from '../../support/marketing.ts'
import { PASSWORD, startRelay, type TestRelay, USER } from '../../support/relay.ts'
import { startServer, useServer } from '../../support/server.ts'
import { codeOf, openSoap, postXml, soapOf } from '../../support/soap.ts'
import { withSmsSender } from '../../support/texting.ts'

const server = useServer()

type Query = NonNullable<NonNullable<Parameters<Account['sandbox']['listRequests']>[0]>['query']>

/** The requests that fit, the oldest first, with their bodies. */
async function requestsOf(sandbox: Account['sandbox'], query: Query) {
  const { items } = await sandbox.listRequests({ query: { order: 'asc', ...query } })
  return Promise.all(items.map(({ request_id }) => sandbox.getRequest({ path: { request_id } })))
}

/** Forgets this address, which is that of a contact. */
async function forget({ api }: Pick<Account, 'api'>, list_id: number, email: string): Promise<void> {
  const contact_id = await makeContact(api, list_id, email)
  await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
  await eventually(async () => (await api.listOperations()).total_items === 0)
}

describe('listRequests, of SOAP', () => {
  it('shows calls with their options, refusals with their code, and faults', async () => {
    const { soap, api, sandbox, key } = await openSoap(server)
    const list_id = await makeList(api)
    await soap.addSubscriber({ listID: list_id, email: 'ana@example.com', first_name: 'Ana' })
    expect(await codeOf(soap.addSubscriber({ listID: 999, email: 'rui@example.com' }))).toBe('LIST_NOT_FOUND')
    const [taken, refused, ...others] = await requestsOf(sandbox, { api: 'soap-v2' })
    expect(others).toEqual([])
    expect(taken).toMatchObject({
      operation_id: 'addSubscriber',
      api: 'soap-v2',
      method: 'POST',
      path: '/soap/v2',
      status: 200,
      path_parameters: {},
      query_parameters: {},
      is_cut: false,
    })
    expect(taken).not.toHaveProperty('problem')
    expect(JSON.parse(taken?.request_body ?? '')).toMatchObject({ apikey: '[redacted]', email: 'ana@example.com' })
    expect(JSON.parse(taken?.answer_body ?? '')).toMatchObject({ FIRST_NAME: 'Ana' })
    expect(refused).toMatchObject({ status: 200, problem: { title: 'LIST_NOT_FOUND' } })
    const ids = async (status_class: number) =>
      (await requestsOf(sandbox, { api: 'soap-v2', status_class })).map((one) => one.request_id)
    expect([await ids(2), await ids(4), await ids(5)]).toEqual([[taken?.request_id], [refused?.request_id], []])
    expect(JSON.stringify([taken, refused])).not.toContain(key)
    expect((await requestsOf(sandbox, { api: 'marketing-v3' })).map((one) => one.operation_id)).toEqual(['createList'])
  })

  it('shows a fault, and nothing of a call that nobody is known for', async () => {
    await using small = await startServer({ env: { MESSAGING_RATE_LIMIT: '1/60,100' } })
    const soap = soapOf(small)
    await soap.createList({ nome: 'Readers' })
    await expect(soap.getLists({})).rejects.toThrow()
    await postXml(small, '<no-envelope/>')
    const found = await requestsOf(small.sandbox(), {})
    expect(found.map(({ operation_id, status }) => [operation_id, status])).toEqual([
      ['createList', 200],
      ['getLists', 429],
    ])
    expect(found[1]?.problem).toMatchObject({ title: 'Client', status: 429, detail: expect.any(String) })
  })

  it('keeps no body that names somebody who was forgotten', async () => {
    const account = await openSoap(server)
    const list_id = await makeList(account.api)
    await forget(account, list_id, 'eva@example.com')
    const call = account.soap.addSubscriber({ listID: list_id, email: 'eva@example.com' })
    expect(await codeOf(call)).toBe('EMAIL_ADDRESS_INVALID')
    const [refused] = await requestsOf(account.sandbox, { api: 'soap-v2' })
    expect(refused).toMatchObject({ operation_id: 'addSubscriber' })
    expect(refused).not.toHaveProperty('request_body')
    expect(refused).not.toHaveProperty('answer_body')
  })
})

describe('listRequests, of the relay', () => {
  let relay: TestRelay
  beforeAll(async () => {
    await withSender(server)
    relay = await startRelay(server)
  })
  afterAll(() => relay?.close())

  it('shows mails that it took and commands that it refused, and no content', async () => {
    const sandbox = server.sandbox()
    const session = await relay.logIn()
    expect(await session.say('MAIL FROM:<stranger@example.com>')).toMatch(/^550 5\.7\.1 /)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^250 /)
    expect(await session.say('RCPT TO:<nobody>')).toMatch(/^501 /)
    expect(await session.say('RCPT TO:<ana@example.com>')).toMatch(/^250 /)
    expect(await session.say('RCPT TO:<rui@example.com>')).toMatch(/^250 /)
    expect(await session.say('DATA')).toMatch(/^354 /)
    const reply = await session.say('From: shop@example.com\r\nSubject: Hidden\r\n\r\nNobody reads this.\r\n.')
    expect(reply).toMatch(/^250 2\.0\.0 \d+ queued$/)
    expect(await session.say('DATA')).toMatch(/^503 /)
    expect(await session.say('MAIL FROM:<shop@example.com>')).toMatch(/^250 /)
    expect(await session.say('RCPT TO:<ana@example.com>')).toMatch(/^250 /)
    expect(await session.say('DATA')).toMatch(/^354 /)
    expect(await session.say('From: stranger@example.com\r\n\r\nHello\r\n.')).toMatch(/^550 /)
    session.end()
    const found = await requestsOf(sandbox, { api: 'smtp-relay' })
    expect(found.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['MAIL', '<stranger@example.com>', 550],
      ['RCPT', '', 501],
      ['DATA', '<ana@example.com>', 250],
      ['DATA', '<ana@example.com>', 550],
    ])
    const [foreign, , taken, refused] = found
    expect(foreign).toMatchObject({
      operation_id: 'relayEmail',
      key_id: expect.stringMatching(/^user \d+$/),
      problem: { status: 550, title: '5.7.1', detail: expect.stringContaining('stranger@example.com') },
    })
    expect(JSON.parse(foreign?.request_body ?? '')).toEqual({ mail_from: 'stranger@example.com', rcpt_to: [] })
    expect(JSON.parse(taken?.request_body ?? '')).toEqual({
      mail_from: 'shop@example.com',
      rcpt_to: ['ana@example.com', 'rui@example.com'],
      bytes: expect.any(Number),
    })
    expect(JSON.parse(taken?.answer_body ?? '')).toEqual({ status: 250, title: '2.0.0', detail: reply.slice(10) })
    expect(taken).not.toHaveProperty('problem')
    expect(refused?.problem).toMatchObject({ title: '5.7.1' })
    expect(JSON.stringify(found)).not.toMatch(/Hidden|Nobody reads/)
    expect(new Set(found.map(({ request_id }) => request_id)).size).toBe(4)
    expect((await requestsOf(sandbox, { api: 'smtp-relay', status_class: 5 })).length).toBe(3)
    expect((await requestsOf(sandbox, { text: 'rui@example.com', api: 'smtp-relay' })).length).toBe(1)
  })

  it('shows no login, and keeps nothing of a mail to somebody who was forgotten', async () => {
    const [api, sandbox] = [server.marketing(), server.sandbox()]
    const list_id = await makeList(api)
    await forget({ api }, list_id, 'eva@example.com')
    await expect(relay.logIn(USER, `${PASSWORD}!`)).rejects.toThrow('535')
    const session = await relay.logIn()
    await session.say('MAIL FROM:<shop@example.com>')
    await session.say('RCPT TO:<EVA@example.com>')
    await session.say('DATA')
    await session.say('From: shop@example.com\r\n\r\nHello\r\n.')
    session.end()
    const found = await requestsOf(sandbox, { api: 'smtp-relay' })
    expect(found).toMatchObject([{ method: 'DATA', path: '' }])
    expect(found[0]).not.toHaveProperty('request_body')
    expect(JSON.stringify(found).toLowerCase()).not.toContain('eva@')

    await forget({ api }, list_id, 'lea@xn--bcher-kva.example')
    const other = await relay.logIn()
    expect(await other.say('MAIL FROM:<lea@xn--bcher-kva.example>')).toMatch(/^550 /)
    other.end()
    const ofBoth = await requestsOf(sandbox, { api: 'smtp-relay' })
    expect(ofBoth).toMatchObject([{ method: 'MAIL', path: '' }])
    expect(JSON.stringify(ofBoth)).not.toContain('lea@')
  })
})

describe('getRequest', () => {
  it('shows no one-time code, wherever a text holds it', async () => {
    const account = await openAccount(server, 'Codes')
    const { transactional, sandbox, sender_id, captured } = await withSmsSender(server, account.key)
    const senderId = String(sender_id)
    const body = { senderId, to: '351-910000001', message: 'Not 482913 but' }
    const { requestId } = await transactional.requestVerifyBySms({ body: { ...body, codeType: 'alphanumeric' } })
    const [{ text = '', message_id = '', captured_id }, { code }] = [
      await captured('351-910000001'),
      await transactional.getVerifyRequest({ path: { id: requestId } }),
    ]
    expect(text).toContain(code)
    await sandbox.getCapturedMessage({ path: { captured_id } })
    await sandbox.listCapturedMessages()
    await transactional.getSmsMessage({ path: { id: Number(message_id) } })
    await transactional.getSmsLog({ path: { messageId: Number(message_id) } })
    await transactional.validateVerifyCode({ path: { id: requestId }, body: { code } })
    const found = await requestsOf(sandbox, { limit: 100 })
    const operations = found.map((one) => one.operation_id)
    for (const one of ['requestVerifyBySms', 'waitForCapturedMessage', 'listCapturedMessages', 'getSmsMessage'])
      expect(operations).toContain(one)
    for (const secret of [code, '482913']) expect(JSON.stringify(found)).not.toContain(secret)
    expect(found.find((one) => one.operation_id === 'requestVerifyBySms')?.request_body).toContain('351-910000001')
  })
})
