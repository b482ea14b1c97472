// The limits of a request as somebody set them: its time, its body, how many there may be.
import { describe, expect, it } from 'vitest'
import { encodeCall } from '../../src/wire/soap/encode.ts'
import { makeList, makeSender } from '../support/marketing.ts'
import { startReceiver } from '../support/receiver.ts'
import { samples } from '../support/sample-requests.ts'
import { startServer } from '../support/server.ts'
import { ADDRESS, openSoap, postXml } from '../support/soap.ts'

const sixHeaders = ['limit', 'remaining', 'reset'].flatMap((name) => [`x-ratelimit-${name}`, `x-account-${name}`])

describe('MESSAGING_REQUEST_LIMITS', () => {
  it('ends an operation that takes too long with 408', async () => {
    await using server = await startServer({ env: { MESSAGING_REQUEST_LIMITS: '20,1,1' } })
    // A page that never comes: the receiver answers when the test is over.
    const over = Promise.withResolvers<number>()
    const receiver = await startReceiver(() => over.promise)
    try {
      const api = server.marketing()
      const [list_id, sender_id] = [await makeList(api), await makeSender(api)]
      const content = { type: 'web_page', url: `${receiver.url}/page` }
      const body = JSON.stringify({ list_id, sender_id, internal_name: 'a', subject: 'a', content })
      const headers = { apikey: server.key, 'content-type': 'application/json' }
      const answer = await server.inject('/marketing/v3/campaigns/email', { method: 'POST', headers, body })
      expect(answer.status).toBe(408)
      for (const name of sixHeaders) expect(answer.headers.get(name), name).toMatch(/^\d+$/)
      expect(await answer.json()).toEqual({
        type: '/docs/#errors',
        title: 'Request Timeout',
        status: 408,
        detail: 'The request was not done within 1 s.',
      })
      // Others are answered meanwhile and after it.
      await expect(api.listLists()).resolves.toMatchObject({ total_items: 1 })
    } finally {
      over.resolve(200)
      await receiver.close()
    }
  })

  it('refuses a body that is larger with 413', async () => {
    await using server = await startServer({ env: { MESSAGING_REQUEST_LIMITS: '1,10,60' } })
    const send = (bytes: number) =>
      server.inject('/marketing/v3/lists', {
        method: 'POST',
        headers: { apikey: server.key, 'content-type': 'application/json' },
        body: '{"internal_name":"a"}'.padEnd(bytes),
      })
    expect((await send(1_048_576)).status).toBe(201)
    const refused = await send(1_048_577)
    expect(refused.status).toBe(413)
    for (const name of sixHeaders) expect(refused.headers.get(name), name).toMatch(/^\d+$/)
  })

  it('ends a SOAP call that takes too long with a fault', async () => {
    await using server = await startServer({ env: { MESSAGING_REQUEST_LIMITS: '20,3,1' } })
    const over = Promise.withResolvers<number>()
    const receiver = await startReceiver(() => over.promise)
    try {
      const { api, soap, key } = await openSoap(server)
      const [listID, fromID] = [await makeList(api), String(await makeSender(api))]
      const call = { apikey: key, listID, fromID, subject: 'a', url: `${receiver.url}/page` }
      const answer = await postXml(server, encodeCall(ADDRESS, 'createCampaignEmail', call))
      expect(answer.status).toBe(500)
      const fault = await answer.text()
      expect(fault).toContain('<faultcode>SOAP-ENV:Server</faultcode>')
      expect(fault).toContain('The request was not done within 1 s.')
      // Others are answered meanwhile and after it.
      await expect(soap.getLists({})).resolves.toHaveLength(1)
    } finally {
      over.resolve(200)
      await receiver.close()
    }
  })

  it('refuses the body of a SOAP call that is larger with a fault', async () => {
    await using server = await startServer({ env: { MESSAGING_REQUEST_LIMITS: '1,10,60' } })
    const call = encodeCall(ADDRESS, 'createList', { apikey: server.key, name: 'a' })
    expect((await postXml(server, call.padEnd(1_048_576))).status).toBe(200)
    const refused = await postXml(server, call.padEnd(1_048_577))
    expect(refused.status).toBe(413)
    expect(await refused.text()).toContain('than this server was told to take')
  })
})

describe('MESSAGING_RATE_LIMIT', () => {
  it('refuses the whole account when its hour is used up, whatever the key', async () => {
    await using server = await startServer({ env: { MESSAGING_RATE_LIMIT: '100/60,3' } })
    const second = await server.app.domain.accounts.keys.create(server.accountId, { name: 'a', rights: null })
    const ask = (apikey: string) => server.inject('/marketing/v3/lists', { headers: { apikey } })
    for (const key of [server.key, second.key, server.key]) expect((await ask(key)).status).toBe(200)
    for (const key of [server.key, second.key]) {
      const answer = await ask(key)
      expect(answer.status).toBe(429)
      for (const name of [...sixHeaders, 'retry-after']) expect(answer.headers.get(name), name).toMatch(/^\d+$/)
      expect([answer.headers.get('x-account-limit'), answer.headers.get('x-account-remaining')]).toEqual(['3', '0'])
      expect(answer.headers.get('retry-after')).toBe(answer.headers.get('x-account-reset'))
    }
    // Another account is not held by it.
    expect((await ask((await server.createAccount('Other')).key)).status).toBe(200)
  })
})

/** Operations that take a body and need no key (M-301). */
const open = samples.filter(({ operation, body }) => !operation.secured && body !== undefined)

describe('an operation without a key', () => {
  it.each(open.map((sample) => ({ name: sample.id, sample })))('takes 64 KB: $name', async ({ sample }) => {
    await using server = await startServer()
    const send = (bytes: number) =>
      server.inject(sample.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sample.body).padEnd(bytes),
      })
    expect((await send(65_536)).status).toBe(200)
    const refused = await send(65_537)
    expect(refused.status).toBe(413)
    for (const name of sixHeaders) expect(refused.headers.get(name), name).toMatch(/^\d+$/)
    await expect(refused.json()).resolves.toMatchObject({ detail: expect.stringContaining('64 KB') })
  })

  it('refuses a large body that it does not take like any other', async () => {
    await using server = await startServer()
    const body = JSON.stringify('x'.repeat(70_000))
    const headers = { 'content-type': 'application/json' }
    const refused = await server.inject('/marketing/v3/ping', { method: 'POST', headers, body })
    expect(refused.status).toBe(422)
    await expect(refused.json()).resolves.toMatchObject({ errors: { body: expect.stringContaining('64 KB') } })
  })

  it('is counted by the address, apart from keys', async () => {
    await using server = await startServer({ env: { MESSAGING_RATE_LIMIT: '2/60,100' } })
    const ping = () => server.inject('/api/v2/ping')
    for (const left of ['1', '0']) expect((await ping()).headers.get('x-ratelimit-remaining')).toBe(left)
    const refused = await ping()
    expect(refused.status).toBe(429)
    for (const name of [...sixHeaders, 'retry-after']) expect(refused.headers.get(name), name).toMatch(/^\d+$/)
    const headers = { apikey: server.key }
    expect((await server.inject('/marketing/v3/lists', { headers })).status).toBe(200)
  })
})
