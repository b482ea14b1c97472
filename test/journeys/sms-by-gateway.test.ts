// SMS of a live account by a gateway of the Carrier API: from an order to the receipt, a campaign to its report, the answer
// of a person to the suppression list. The gateway loses answers, reports before it answers, twice, and on messages of
// others.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signTestWebhook, signWebhook } from '../../src/clients/index.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { SECRET, startBehind, startTestGateway } from '../support/gateway.ts'
import { campaignOf, makeList, makeSmsCampaign, sendSmsCampaign } from '../support/marketing.ts'
import { startReceiver } from '../support/receiver.ts'
import { withSmsSender } from '../support/texting.ts'

let gateway: Awaited<ReturnType<typeof startTestGateway>>
let server: Awaited<ReturnType<typeof startBehind>>
beforeAll(async () => {
  gateway = await startTestGateway({ faults: { early: 50, duplicate: 30, orphan: 20, lost: 10, broken: 0 } })
  server = await startBehind(gateway)
})
afterAll(async () => {
  await server?.close()
  await gateway?.close()
})

type Behind = Pick<typeof server, 'app' | 'marketing' | 'transactional' | 'sandbox'>

/** A live account with a sender that the operator has approved. */
async function openLive(name: string, number?: string, on: Behind = server) {
  const { key, accountId } = await on.app.domain.accounts.accounts.create(name, 'live')
  const { sender_id, ...texting } = await withSmsSender(on as typeof server, key, number)
  await on.app.domain.accounts.moderation.settle(sender_id, 'active')
  return { ...texting, key, accountId, sender_id }
}

const sentTo = (number: string) =>
  gateway.messages.filter(({ message }) => message.to === `+${number.replace('-', '')}`)

/** What a gateway with this secret posts. */
async function post(news: object, secret = SECRET, change: Record<string, string> = {}) {
  const { body, headers } = await signTestWebhook(news as never, secret)
  return server.inject('/carrier/v1/news', { method: 'POST', body, headers: { ...headers, ...change } })
}

const inboundOf = (sender: string) =>
  readRows<{ account_id: unknown; recipient: string; content: string }>(
    server.data,
    `SELECT account_id, recipient, content FROM inbound_message WHERE sender = '${sender}'`,
  )

describe('a single SMS', () => {
  it('is delivered when the gateway says so', async () => {
    const { send, statuses } = await openLive('Single')
    const id = await send({ to: '351-910000001' })
    await eventually(async () => (await statuses(id)).at(-1) === 'delivered')
    expect(sentTo('351-910000001')).toMatchObject([{ message: { from: '+351920000001', text: 'Hello', parts: 1 } }])
  })

  it.each([
    ['9901', 'rejected'],
    ['9912', 'rejected'],
    ['9904', 'finished'],
    ['9905', 'delivered'],
  ])('to a number that ends in %s ends as %s', async (ending, status) => {
    const { send, statuses } = await openLive('Endings')
    const id = await send({ to: `351-91000${ending}` })
    await eventually(async () => (await statuses(id)).at(-1) === status)
    expect(sentTo(`351-91000${ending}`).length).toBe(ending === '9901' ? 0 : 1)
  })

  it('of a sandbox account never reaches the gateway', async () => {
    const { send, settled } = await withSmsSender(server)
    await settled(await send({ to: '351-910000077' }))
    expect(sentTo('351-910000077')).toEqual([])
  })

  it('whose answers were all lost is in doubt, until a receipt says what became of it', async () => {
    const silent = await startReceiver(() => null)
    await using alone = await startBehind(silent)
    const { send, statuses } = await openLive('Lost', undefined, alone)
    const id = await send({ to: '351-910000055' })
    await eventually(async () => (await statuses(id)).at(-1) === 'finished')
    const sent = JSON.parse(silent.requests[0]?.body ?? '{}') as { id: string; callback: string }
    const at = new Date().toISOString()
    const receipt = { type: 'receipt', id: sent.id, carrier_id: 'gw-1', state: 'delivered', at }
    const { body, headers } = await signTestWebhook(receipt as never, SECRET)
    expect((await fetch(sent.callback, { method: 'POST', body, headers })).status).toBe(204)
    expect((await statuses(id)).at(-1)).toBe('delivered')
    await silent.close()
  })
})

describe('a campaign', () => {
  it('goes to everybody once, and its report says what the gateway said', async () => {
    const { key, accountId, sender_id } = await openLive('Campaign')
    const api = server.marketing(key)
    const list_id = await makeList(api)
    const numbers = Array.from({ length: 120 }, (_, n) => {
      const ending = n % 10 === 1 ? '9901' : n % 10 === 2 ? '9912' : n % 10 === 3 ? '9904' : '0000'
      return `351-93${String(n).padStart(3, '0')}${ending}`
    })
    const contacts = numbers.map((cellphone, n) => ({ base: { email: `c${n}@example.com`, cellphone } }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(async () => (await api.getList({ path: { list_id } })).stats.total_contacts === numbers.length)
    const hash = await makeSmsCampaign(api, list_id, { sender_id, content: { type: 'text', message: 'Hi' } })
    await sendSmsCampaign(api, hash, list_id)
    await eventually(async () => (await campaignOf(api, hash)).status === 'sent')
    const report = () => api.getSmsReport({ path: { campaign_hash: hash } })
    await eventually(async () => (await report()).overall.pending === 12)
    expect((await report()).overall).toMatchObject({
      destinations: 120,
      delivered: 84,
      error: 12,
      invalid: 12,
      pending: 12,
    })
    const got = gateway.messages.map(({ message }) => message.to).filter((to) => to.startsWith('+35193'))
    expect(new Set(got).size).toBe(got.length)
    expect(got).toHaveLength(108)
    const [run] = await readRows<Record<string, unknown>>(
      server.data,
      `SELECT planned, accepted, failed, unknown FROM run WHERE account_id = ${accountId}`,
    )
    expect(Object.values(run ?? {}).map(Number)).toEqual([120, 108, 12, 0])
  })

  it('a number that answers STOP is suppressed', async () => {
    const { key, send } = await openLive('Stopping', '351-920000002')
    const api = server.marketing(key)
    await send({ to: '351-940009913' })
    await eventually(async () => {
      const found = await api.listSuppressionEntries({ query: { limit: 100 } })
      return found.items.some(({ value }) => value === '351-940009913')
    })
  })
})

describe('what is posted to the platform', () => {
  const inbound = (carrier_id: string, from: string) => ({
    type: 'inbound',
    carrier_id,
    from,
    to: '+351920000003',
    text: 'Olá 😀',
    at: new Date().toISOString(),
  })

  it('a text of a person is taken once, however often it comes', async () => {
    const { accountId } = await openLive('Texts', '351-920000003')
    const news = inbound(randomUUID(), '+351910000066')
    for (let n = 0; n < 3; n++) expect((await post(news)).status).toBe(204)
    const rows = await inboundOf('351-910000066')
    expect(rows.map(({ account_id, ...row }) => ({ ...row, account_id: Number(account_id) }))).toEqual([
      { account_id: accountId, recipient: '351-920000003', content: 'Olá 😀' },
    ])
  })

  it('has to be signed with the secret, now, and as it is', async () => {
    const news = inbound(randomUUID(), '+351910000067')
    const other = 'whsec_b3RoZXItc2VjcmV0LW9mLW5vYm9keQ=='
    const yesterday = Math.floor(Date.now() / 1000) - 86_400
    const body = JSON.stringify(news)
    const old = { 'webhook-timestamp': String(yesterday), 'webhook-id': 'x' }
    const answers = [
      await post(news, other),
      await post(news, SECRET, { 'webhook-id': 'another' }),
      await post(news, SECRET, { 'webhook-signature': 'v1,' }),
      await server.inject('/carrier/v1/news', { method: 'POST', body }),
      await server.inject('/carrier/v1/news', {
        method: 'POST',
        body,
        headers: { ...old, 'webhook-signature': await signWebhook('x', yesterday, body, SECRET) },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await inboundOf('351-910000067')).toEqual([])
  })

  it('has to fit the contract, except for members that are new', async () => {
    const unfit = [{ type: 'letter' }, [], { ...inbound('a', '+351910000068'), text: 7 }, 'text']
    for (const news of unfit) expect((await post(news as object)).status).toBe(422)
    expect((await post({ ...inbound(randomUUID(), '+351910000069'), mood: 'good' })).status).toBe(204)
    expect(await inboundOf('351-910000069')).toHaveLength(1)
  })

  it('about nobody changes nothing, and is not asked for again', async () => {
    const at = new Date().toISOString()
    const receipt = { type: 'receipt', id: '1-00000000-0000000000000000', carrier_id: 'gw-1', state: 'delivered', at }
    expect((await post(receipt)).status).toBe(204)
    expect((await post({ type: 'call', id: 'c', carrier_id: 'gw-1', event: 'ringing', at })).status).toBe(204)
    expect((await post({ ...inbound('x', '+351910000070'), to: '+1999999999' })).status).toBe(204)
  })

  it('has no address where no gateway is set', async () => {
    await using plain = await startPlain()
    const answer = await plain.inject('/carrier/v1/news', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
  })
})

const startPlain = async () => (await import('../support/server.ts')).startServer()

describe('what operators see', () => {
  it('/readyz and /metrics tell of the gateway, and nothing tells the secret', async () => {
    const { send, statuses } = await openLive('Measured')
    const id = await send({ to: '351-910000004' })
    await eventually(async () => (await statuses(id)).at(-1) === 'delivered')
    expect(await (await server.inject('/readyz')).json()).toMatchObject({ checks: { gateway: 'ok' } })
    // The status can be read before the receipt is counted.
    const text = await eventually(async () => {
      const metrics = await (await server.inject('/metrics')).text()
      return /^messaging_gateway_news_total\{type="receipt",effect="taken"\} [1-9]/m.test(metrics) && metrics
    })
    expect(text).toMatch(/^messaging_gateway_up 1$/m)
    expect(text).not.toContain(SECRET.slice(6))
  })

  it('the log says once why the gateway takes nothing, and SMS wait', async () => {
    const lines: string[] = []
    const refusing = await startTestGateway({ secret: 'whsec_b3RoZXItc2VjcmV0LW9mLW5vYm9keQ==' })
    await using alone = await startBehind(refusing, {
      env: { MESSAGING_LOG: 'info' },
      app: { logStream: { write: (line: string) => lines.push(line) } },
    })
    const { send, statuses } = await openLive('Waiting', undefined, alone)
    for (const id of [await send(), await send()])
      await eventually(async () => (await statuses(id)).at(-1) === 'queued' && (await statuses(id)).length > 2)
    expect(lines.filter((line) => line.includes('the gateway of SMS takes no messages'))).toHaveLength(1)
    expect(lines.join('')).not.toContain(SECRET.slice(6))
    expect(await (await alone.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      checks: { gateway: expect.stringContaining('401') },
    })
    await refusing.close()
  })
})
