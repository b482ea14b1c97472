// SMS of a live account by SMPP: from an order to the receipt of the network, a campaign to its report, and the answer of
// a person to the suppression list. The centre reports before it answers, twice, and on messages of others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../src/clients/index.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { campaignOf, makeList, makeSmsCampaign, sendSmsCampaign } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startTestSmsc, type TestSmsc } from '../support/smsc.ts'
import { withSmsSender } from '../support/texting.ts'

let smsc: TestSmsc
let server: TestServer
beforeAll(async () => {
  smsc = await startTestSmsc({ faults: { early: 50, duplicate: 30, orphan: 20, split: 100 } })
  server = await startServer({ env: { MESSAGING_SMPP_URL: `${smsc.url}?window=20` } })
})
afterAll(async () => {
  await server?.close()
  await smsc?.close()
})

/** A live account with a sender that the operator has approved. */
async function openLive(name: string, number?: string) {
  const { key, accountId } = await server.app.domain.accounts.accounts.create(name, 'live')
  const { sender_id, ...texting } = await withSmsSender(server, key, number)
  await server.app.domain.accounts.moderation.settle(sender_id, 'active')
  return { ...texting, key, accountId, sender_id }
}

const sentTo = (number: string) => smsc.submitted.filter(({ to }) => to === number.replace('-', ''))

const suppressed = async (api: MarketingClient) => {
  const found: string[] = []
  for await (const { value } of api.listSuppressionEntries.items({ query: { limit: 100 } })) found.push(value)
  return found
}

describe('a single SMS', () => {
  it('is delivered when the network says so', async () => {
    const { send, statuses } = await openLive('Single')
    const id = await send({ to: '351-910000001' })
    await eventually(async () => (await statuses(id)).at(-1) === 'delivered')
    expect(sentTo('351-910000001')).toMatchObject([{ from: '351920000001', text: 'Hello' }])
  })

  it('of several parts is delivered with the last of them', async () => {
    const { send, statuses } = await openLive('Long')
    const textBody = 'ã'.repeat(200)
    const id = await send({ to: '351-910000002', textBody, encoding: 'unicode', maxCount: 3 })
    await eventually(async () => (await statuses(id)).at(-1) === 'delivered')
    expect(
      sentTo('351-910000002')
        .map(({ text }) => text)
        .join(''),
    ).toBe(textBody)
  })

  it.each([
    ['9901', 'rejected'],
    ['9912', 'rejected'],
    ['9904', 'finished'],
  ])('to a number that ends in %s ends as %s', async (ending, status) => {
    const { send, statuses } = await openLive('Endings')
    const id = await send({ to: `351-91000${ending}` })
    await eventually(async () => (await statuses(id)).at(-1) === status)
  })

  it('of a sandbox account never reaches the centre', async () => {
    const { send, settled } = await withSmsSender(server)
    await settled(await send({ to: '351-910000077' }))
    expect(sentTo('351-910000077')).toEqual([])
  })
})

describe('a campaign', () => {
  it('goes to everybody once, and its report says what the network said', async () => {
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
    // Refused at once, reported as lost, without a receipt, and delivered.
    expect((await report()).overall).toMatchObject({
      destinations: 120,
      sends: 120,
      delivered: 84,
      error: 12,
      invalid: 12,
      pending: 12,
    })
    const got = smsc.submitted.filter(({ to }) => to.startsWith('35193')).map(({ to }) => to)
    expect(new Set(got).size).toBe(got.length)
    expect(got).toHaveLength(108)
    const [run] = await readRows<Record<string, unknown>>(
      server.data,
      `SELECT planned, accepted, failed, unknown FROM run WHERE account_id = ${accountId}`,
    )
    expect(Object.values(run ?? {}).map(Number)).toEqual([120, 108, 12, 0])
  })

  it('a number that answers STOP gets a confirmation, and nothing after it', async () => {
    const { key, sender_id, send, statuses } = await openLive('Stopping', '351-920000002')
    const api = server.marketing(key)
    const list_id = await makeList(api)
    const number = '351-940009913'
    await api.createContact({ path: { list_id }, body: { base: { cellphone: number } } })
    const hash = await makeSmsCampaign(api, list_id, { sender_id, content: { type: 'text', message: 'Hi' } })
    await sendSmsCampaign(api, hash, list_id)
    await eventually(async () => (await suppressed(api)).includes(number))
    await smsc.parts.wait((all) => all.find(({ to, text }) => to === '351940009913' && /no more SMS/.test(text)))
    const id = await send({ to: number })
    await eventually(async () => (await statuses(id)).length > 1)
    expect(sentTo(number).filter(({ text }) => text === 'Hello')).toEqual([])
  })
})

describe('a text of a person', () => {
  it('in parts reaches the account whole, that which wrote to them last', async () => {
    const [one, two] = [await openLive('One'), await openLive('Two')]
    const id = await two.send({ to: '351-910000003' })
    await eventually(async () => (await two.statuses(id)).at(-1) === 'delivered')
    const text = 'Olá, ção 😀 '.repeat(30)
    smsc.text('351910000003', '351920000001', text)
    const inbound = () =>
      readRows<{ account_id: unknown; sender: string; recipient: string; content: string }>(
        server.data,
        `SELECT account_id, sender, recipient, content FROM inbound_message WHERE sender = '351-910000003'`,
      )
    await eventually(async () => (await inbound()).length > 0)
    const [row] = await inbound()
    expect({ ...row, account_id: Number(row?.account_id) }).toEqual({
      account_id: two.accountId,
      sender: '351-910000003',
      recipient: '351-920000001',
      content: text,
    })
    expect(one.accountId).not.toBe(two.accountId)
    await expect(readRows(server.data, 'SELECT id FROM inbound_sms_part')).resolves.toEqual([])
  })
})

describe('what operators see', () => {
  it('/readyz and /metrics tell of the session, and nothing tells the password', async () => {
    const ready = await server.inject('/readyz')
    expect(await ready.json()).toMatchObject({ checks: { smpp: 'ok' } })
    const { send, statuses } = await openLive('Measured')
    const metrics = async () => (await server.inject('/metrics')).text()
    // The centre reports early on every second one, by chance.
    await eventually(async () => {
      const id = await send({ to: '351-910000004' })
      await eventually(async () => (await statuses(id)).at(-1) === 'delivered')
      return /effect="early"/.test(await metrics())
    })
    const text = await metrics()
    expect(text).toMatch(/^messaging_smpp_bound 1$/m)
    expect(text).toMatch(/^messaging_carrier_up\{carrier="smpp"\} 1$/m)
    expect(text).toMatch(/^messaging_smpp_receipts_total\{effect="early"\} [1-9]/m)
    expect(text).toMatch(/^messaging_attempts_total\{channel="sms",account="live",outcome="accepted"\} [1-9]/m)
    expect(text).not.toContain('secret')
  })

  it('a file of certificates that cannot be read ends the start, and what stands in its place is not shown', async () => {
    const url = 'smpps://user:secret@127.0.0.1:1?ca=MIIEvQIBADANBgkqhkiG9w0'
    await expect(startServer({ env: { MESSAGING_SMPP_URL: url } })).rejects.toThrow(
      /^MESSAGING_SMPP_URL: ca must be the path of a file(?!.*(MIIE|secret)).*ENOENT/s,
    )
  })

  it('a process that sends nothing says nothing of a session', async () => {
    await using idle = await startServer({ env: { MESSAGING_SMPP_URL: smsc.url }, app: { idle: true } })
    expect(await (await idle.inject('/metrics')).text()).not.toMatch(/^messaging_smpp_(bound|in_flight) /m)
    expect(await (await idle.inject('/readyz')).json()).not.toHaveProperty('checks.smpp')
  })

  it('the log says once why there is no session, without the password, and SMS wait', async () => {
    const lines: string[] = []
    await using alone = await startServer({
      env: { MESSAGING_SMPP_URL: 'smpp://user:secret@127.0.0.1:1', MESSAGING_LOG: 'info' },
      app: { logStream: { write: (line: string) => lines.push(line) } },
    })
    const { key } = await alone.app.domain.accounts.accounts.create('Waiting', 'live')
    const { send, sender_id, statuses } = await withSmsSender(alone, key)
    await alone.app.domain.accounts.moderation.settle(sender_id, 'active')
    const id = await send()
    await eventually(async () => (await statuses(id)).at(-1) === 'queued' && (await statuses(id)).length > 2)
    expect(lines.filter((line) => line.includes('no session with the centre of SMS'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('secret')
    expect(await (await alone.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      checks: { smpp: expect.stringContaining('ECONNREFUSED') },
      carriers: expect.arrayContaining([
        expect.objectContaining({
          name: 'smpp',
          state: 'unreachable',
          detail: expect.stringContaining('ECONNREFUSED'),
        }),
      ]),
    })
    // An account learns what is wrong, and not with which host.
    const { live_carriers } = await alone.sandbox().getHealth()
    expect(live_carriers[0]).toMatchObject({ name: 'smpp', state: 'unreachable', detail: 'it refuses the connection' })
  })
})
