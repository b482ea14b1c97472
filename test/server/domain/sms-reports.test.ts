// What a centre reports on SMS by its own ids: in any order, again, on parts, and on messages of others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { startTestSmsc, type TestSmsc } from '../../support/smsc.ts'
import { withSmsSender } from '../../support/texting.ts'

let smsc: TestSmsc
let server: TestServer
let live: Awaited<ReturnType<typeof withSmsSender>>
let account: number
const carrier = () => `user@127.0.0.1:${smsc.port}`
beforeAll(async () => {
  smsc = await startTestSmsc()
  // With it, what is old is looked for each second.
  server = await startServer({ env: { MESSAGING_SMPP_URL: smsc.url, MESSAGING_KEEP_HOOKS: '1s' } })
  const { key, accountId } = await server.app.domain.accounts.accounts.create('Live', 'live')
  account = accountId
  live = await withSmsSender(server, key)
  await server.app.domain.accounts.moderation.settle(live.sender_id, 'active')
})
afterAll(async () => {
  await server?.close()
  await smsc?.close()
})

const take = (id: string, state: 'delivered' | 'failed' | 'waiting', reason: string = state) =>
  server.app.domain.sending.smsReports.takeReport({ carrier: carrier(), id, state, reason })

/** An SMS of two parts on which the centre itself reports nothing, with the ids of its parts. */
async function sendSilent() {
  const id = await live.send({ to: '351-910009904', textBody: 'a'.repeat(200), maxCount: 2 })
  await live.settled(id)
  const rows = await readRows<{ carrier_id: string }>(
    server.data,
    `SELECT carrier_id FROM sms_part WHERE message_id = ${id} ORDER BY carrier_id`,
  )
  const [first = '', second = ''] = rows.map(({ carrier_id }) => carrier_id)
  const status = async () => (await live.statuses(id)).at(-1)
  return { id, first, second, status }
}

describe('reports', () => {
  it('deliver a message with its last part, and not before', async () => {
    const { first, second, status } = await sendSilent()
    expect(await take(first, 'delivered')).toBe('taken')
    expect(await status()).toBe('finished')
    expect(await take(second, 'delivered')).toBe('taken')
    expect(await status()).toBe('delivered')
    expect(await take(second, 'delivered')).toBe('known')
    // What was final stays.
    expect(await take(second, 'failed')).toBe('known')
    expect(await status()).toBe('delivered')
  })

  it('of two parts at once do not miss each other', async () => {
    const { first, second, status } = await sendSilent()
    await Promise.all([take(first, 'delivered'), take(second, 'delivered')])
    expect(await status()).toBe('delivered')
  })

  it('that come together are each taken as if they had come alone', async () => {
    const sent = [await sendSilent(), await sendSilent(), await sendSilent()] as const
    const [both, lost, half] = sent
    const nobody = `${half.second}000`
    const reports = [
      take(both.first, 'delivered'),
      take(lost.first, 'delivered'),
      take(nobody, 'failed'),
      take(half.first, 'delivered'),
      take(both.second, 'delivered'),
      take(lost.second, 'failed', 'UNDELIV err 005'),
      take(both.first, 'failed'),
      take(nobody, 'delivered'),
    ]
    expect(await Promise.all(reports)).toEqual([
      ...['taken', 'taken', 'early', 'taken', 'taken', 'taken', 'known', 'early'],
    ])
    expect(await Promise.all(sent.map(({ status }) => status()))).toEqual(['delivered', 'rejected', 'finished'])
  })

  it('lose a message with one of its parts', async () => {
    const { first, second, status } = await sendSilent()
    await take(second, 'failed', 'UNDELIV err 005')
    expect(await status()).toBe('rejected')
    expect(await take(first, 'delivered')).toBe('known')
    expect(await status()).toBe('rejected')
  })

  it('that say nothing for good change nothing', async () => {
    const { first, status } = await sendSilent()
    expect(await take(first, 'waiting', 'ENROUTE')).toBe('noted')
    expect(await status()).toBe('finished')
  })

  it('that come first wait for the message, and the first of them stands', async () => {
    const next = Number((await sendSilent()).second)
    for (const n of [1, 2]) expect(await take(String(next + n), 'delivered')).toBe('early')
    expect(await take(String(next + 1), 'failed')).toBe('early')
    const { status } = await sendSilent()
    await eventually(async () => (await status()) === 'delivered')
  })

  it('of a centre are no reports of another one', async () => {
    const { first, status } = await sendSilent()
    const other = { carrier: 'user@other.example:2775', id: first, state: 'failed' as const, reason: 'UNDELIV' }
    expect(await server.app.domain.sending.smsReports.takeReport(other)).toBe('early')
    expect(await status()).toBe('finished')
  })
})

describe('texts of people', () => {
  const text = (index: number, octets: string, to = '351-920000001') => ({
    from: { text: '351910000055', type: 'international' as const },
    to: { text: to, type: 'unknown' as const },
    coding: 'unicode' as const,
    octets: Buffer.from(octets, 'hex'),
    part: { reference: 7, total: 2, index },
  })
  const count = async (table: string) =>
    (await readRows(server.data, `SELECT id FROM ${table} WHERE sender = '351-910000055'`)).length

  it('are joined whatever their order, also where a character was cut, and a repeat changes nothing', async () => {
    const {
      insight: { carrierTexts },
    } = server.app.domain
    // The two halves of a surrogate pair.
    expect(await carrierTexts.takeText(text(2, 'de000021'))).toBe('part')
    expect(await carrierTexts.takeText(text(2, 'de000021'))).toBe('part')
    expect(await carrierTexts.takeText(text(1, '0041d83d'))).toBe('taken')
    const rows = await readRows<{ content: string }>(
      server.data,
      `SELECT content FROM inbound_message WHERE sender = '351-910000055'`,
    )
    expect(rows).toEqual([{ content: 'A😀!' }])
    expect(await count('inbound_sms_part')).toBe(0)
  })

  it('of which all parts come at once are joined once', async () => {
    const before = await count('inbound_message')
    const taken = await Promise.all(
      [1, 2].map((index) => server.app.domain.insight.carrierTexts.takeText(text(index, '0042'))),
    )
    expect(taken.sort()).toEqual(['part', 'taken'])
    expect(await count('inbound_message')).toBe(before + 1)
  })

  it('of which some came long ago are no parts of a new text', async () => {
    const {
      insight: { carrierTexts },
    } = server.app.domain
    const of = (index: number, octets: string) => ({ ...text(index, octets), part: { reference: 8, total: 2, index } })
    expect(await carrierTexts.takeText(of(1, '0041'))).toBe('part')
    const old = Date.now() - 2 * 3_600_000
    await changeRows(server.data, `UPDATE inbound_sms_part SET created = ${old} WHERE reference = 8`)
    expect(await carrierTexts.takeText(of(2, '0042'))).toBe('part')
    expect(await carrierTexts.takeText(of(1, '0043'))).toBe('taken')
    const rows = await readRows<{ content: string }>(
      server.data,
      `SELECT content FROM inbound_message WHERE sender = '351-910000055' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows).toEqual([{ content: 'CB' }])
  })

  it('to a number of nobody, or of a sandbox account, reach nobody', async () => {
    await withSmsSender(server, server.key, '351-920000099')
    for (const to of ['351-920000098', '351-920000099', 'Shop'])
      expect(await server.app.domain.insight.carrierTexts.takeText(text(1, '0042', to))).toBe('nobody')
  })

  it('and their ids go after a week', async () => {
    await server.app.domain.insight.carrierTexts.takeText(text(1, '0042'))
    await sendSilent()
    for (const table of ['sms_part', 'inbound_sms_part'])
      await changeRows(server.data, `UPDATE ${table} SET created = 1`)
    const left = async () => [
      await readRows(server.data, 'SELECT carrier_id FROM sms_part'),
      await readRows(server.data, `SELECT id FROM inbound_sms_part WHERE account_id = ${account}`),
    ]
    await eventually(async () => (await left()).flat().length === 0)
  })
})
