// What leaves first by SMPP, what waits, and what becomes of it when the session or the process ends; the centre answers
// when the test says so.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMAND, encodeShortMessage, TAG } from '../../../src/server/channels/smpp/pdu.ts'
import { STATUS } from '../../../src/server/channels/smpp/status.ts'
import { PRIORITY } from '../../../src/server/domain/sending/priority.ts'
import { dropDatabaseOf, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { makeList, makeSmsCampaign, sendSmsCampaign } from '../../support/marketing.ts'
import { startServer } from '../../support/server.ts'
import { openCarrier, smsTo, startHeldCentre, startTestRelay } from '../../support/smsc.ts'
import { withSmsSender } from '../../support/texting.ts'

/** A data folder that is there after its server. */
async function makeDataFolder() {
  const path = await mkdtemp(join(tmpdir(), 'messaging-smpp-'))
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true })
      await dropDatabaseOf(path)
    },
  }
}

const LONG = 'a'.repeat(200)

describe('at the end of a process', () => {
  it('what waits for the window is put off at once, and a text that has begun goes on', async () => {
    await using centre = await startHeldCentre()
    await using carrier = openCarrier(centre.port, { window: 1 })
    const begun = carrier.send([smsTo('351-910000001', { text: LONG })])
    const first = await centre.submits.wait(([one]) => one)
    const waiting = carrier.send([smsTo('351-910000002'), smsTo('351-910000003')])
    carrier.deferWaiting()
    const late = carrier.send([smsTo('351-910000004')])
    for (const outcome of [...(await waiting), ...(await late)])
      expect(outcome).toEqual({ state: 'deferred', reason: 'the process ends', held: true })
    first.answer()
    await centre.answerFrom(1, 1)
    await expect(begun).resolves.toMatchObject([{ state: 'accepted' }])
    expect(centre.submits.all.map(({ to }) => to)).toEqual(['351910000001', '351910000001'])
  })

  it('what waits for the session is put off at once', async () => {
    await using carrier = openCarrier(1, {}, { times: { bindPatience: 600_000 } })
    const waiting = carrier.send([smsTo('351-910000001')])
    carrier.deferWaiting()
    await expect(waiting).resolves.toMatchObject([{ state: 'deferred' }])
  })

  it('the platform puts off what has not left before it waits for the rest', async () => {
    await using centre = await startHeldCentre()
    const url = `smpp://user:secret@127.0.0.1:${centre.port}?window=1`
    const server = await startServer({ env: { MESSAGING_SMPP_URL: url } })
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const live = await withSmsSender(server, key)
    await server.app.domain.accounts.moderation.settle(live.sender_id, 'active')
    await live.send({ to: '351-910000001' })
    const first = await centre.submits.wait(([one]) => one)
    await live.send({ to: '351-910000002' })
    const row = async () => {
      const [found] = await readRows<{ state: string; attempts: unknown; next_at: unknown }>(
        server.data,
        `SELECT state, attempts, next_at FROM message WHERE address = '351-910000002'`,
      )
      return found && { ...found, attempts: Number(found.attempts) }
    }
    await eventually(async () => (await row())?.state === 'sending')
    const closed = server.close()
    await eventually(async () => (await row())?.state === 'deferred')
    // It was no attempt, and the next process may have it at once.
    const { attempts, next_at } = (await row()) ?? {}
    expect(attempts).toBe(0)
    expect(Number(next_at)).toBeLessThanOrEqual(Date.now())
    first.answer()
    await closed
    expect(centre.submits.all).toHaveLength(1)
  })

  it('what a campaign puts off is no attempt, and leaves with the next process', async () => {
    await using centre = await startHeldCentre()
    await using data = await makeDataFolder()
    const env = { MESSAGING_SMPP_URL: `smpp://user:secret@127.0.0.1:${centre.port}?window=1` }
    const server = await startServer({ data: data.path, env })
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const { sender_id, send } = await withSmsSender(server, key)
    await server.app.domain.accounts.moderation.settle(sender_id, 'active')
    const api = server.marketing(key)
    const list_id = await makeList(api)
    const contacts = [1, 2, 3].map((n) => ({
      base: { email: `c${n}@example.com`, cellphone: `351-91000000${n}` },
    }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await eventually(async () => (await api.getList({ path: { list_id } })).stats.total_contacts === 3)
    const hash = await makeSmsCampaign(api, list_id, { sender_id, content: { type: 'text', message: 'Hi' } })
    await sendSmsCampaign(api, hash, list_id)
    const first = await centre.submits.wait(([one]) => one)
    const single = await send({ to: '351-910000009' })
    const state = async () =>
      (await readRows<{ state: string }>(data.path, `SELECT state FROM message WHERE id = ${single}`))[0]?.state
    await eventually(async () => (await state()) === 'sending')
    const closed = server.close()
    // Then those of the campaign are put off, too.
    await eventually(async () => (await state()) === 'deferred')
    first.answer()
    await closed
    const rows = await readRows<{ state: string; attempts: unknown }>(
      data.path,
      'SELECT state, attempts FROM message WHERE run_id IS NOT NULL ORDER BY state',
    )
    expect(rows.map(({ state: of, attempts }) => `${of} ${attempts}`)).toEqual([
      'accepted 1',
      'deferred 0',
      'deferred 0',
    ])
    await using _next = await startServer({ data: data.path, env })
    await centre.answerFrom(1, 3)
  })
})

it('codes and alerts go before what waits', async () => {
  await using centre = await startHeldCentre()
  await using carrier = openCarrier(centre.port, { window: 1 })
  const others = carrier.send([1, 2, 3].map((n) => smsTo(`351-91000000${n}`)))
  await centre.submits.wait(([one]) => one)
  const codes = carrier.send([
    smsTo('351-910000004', { priority: PRIORITY.normal }),
    smsTo('351-910000005', { priority: PRIORITY.alert }),
    smsTo('351-910000006', { priority: PRIORITY.verify }),
  ])
  await centre.answerFrom(0, 6)
  await Promise.all([others, codes])
  expect(centre.submits.all.map(({ to }) => to.at(-1)).join('')).toBe('156234')
})

describe('a centre that says the session is not bound', () => {
  it('is bound to anew, once what is on its way is answered', async () => {
    await using centre = await startHeldCentre()
    await using carrier = openCarrier(centre.port)
    const sending = carrier.send([smsTo('351-910000001'), smsTo('351-910000002')])
    const both = await centre.submits.wait((all) => (all.length === 2 ? all : undefined))
    both[0]?.answer(STATUS.ESME_RINVBNDSTS)
    both[1]?.answer()
    await expect(sending).resolves.toMatchObject([{ state: 'deferred' }, { state: 'accepted' }])
    await eventually(() => centre.binds() === 2)
    const again = carrier.send([smsTo('351-910000001')])
    await centre.answerFrom(2, 1)
    await expect(again).resolves.toMatchObject([{ state: 'accepted' }])
  })

  it('gets the other parts of a text when it is back, however long that takes', async () => {
    await using centre = await startHeldCentre()
    await using relay = await startTestRelay()
    relay.to(centre.port)
    await using carrier = openCarrier(relay.port, {}, { times: { bindPatience: 1 } })
    carrier.start()
    await eventually(() => carrier.health().bound)
    const sending = carrier.send([smsTo('351-910000001', { text: LONG })])
    await centre.answerFrom(0, 1)
    const second = await centre.submits.wait((all) => all[1])
    relay.to(null)
    second.answer(STATUS.ESME_RINVBNDSTS)
    await eventually(() => relay.refused() > 2)
    relay.to(centre.port)
    await centre.answerFrom(2, 1)
    await expect(sending).resolves.toMatchObject([{ state: 'accepted' }])
  })
})

it('long=payload uses message_payload for any text of more than one part', async () => {
  await using centre = await startHeldCentre()
  await using carrier = openCarrier(centre.port, { long: 'payload' })
  const sending = carrier.send(['short', LONG, 'a'.repeat(300)].map((text) => smsTo('351-910000001', { text })))
  await centre.answerFrom(0, 3)
  await sending
  const found = centre.submits.all.map(({ message }) => [
    message.shortMessage.length,
    message.tlvs.has(TAG.message_payload),
  ])
  expect(found).toEqual([
    [5, false],
    [200, true],
    [300, true],
  ])
})

it('long=sar numbers the parts beside the text, and the centre has no header to look for', async () => {
  await using centre = await startHeldCentre()
  await using carrier = openCarrier(centre.port, { long: 'sar' })
  const sending = carrier.send([smsTo('351-910000001', { text: LONG, messageId: 0x12345 })])
  await centre.answerFrom(0, 2)
  await expect(sending).resolves.toMatchObject([{ state: 'accepted' }])
  const found = centre.submits.all.map(({ message: { esmClass, shortMessage, tlvs } }) => [
    esmClass,
    shortMessage.toString(),
    ...[TAG.sar_msg_ref_num, TAG.sar_total_segments, TAG.sar_segment_seqnum].map((tag) =>
      tlvs.get(tag)?.toString('hex'),
    ),
  ])
  expect(found).toEqual([
    [0, 'a'.repeat(153), '2345', '02', '01'],
    [0, 'a'.repeat(47), '2345', '02', '02'],
  ])
})

it('a text whose last optional parameter is longer than its unit is read all the same', async () => {
  await using centre = await startHeldCentre()
  await using carrier = openCarrier(centre.port)
  carrier.start()
  await eventually(() => carrier.health().bound)
  const address = { ton: 1, npi: 1, addr: '351910000001' }
  const body = encodeShortMessage({
    source: address,
    destination: address,
    esmClass: 0,
    registeredDelivery: 0,
    dataCoding: 0,
    shortMessage: Buffer.from('Hello'),
    tlvs: new Map(),
  })
  centre.send(COMMAND.deliver_sm, Buffer.concat([body, Buffer.from('020c00ff', 'hex')]))
  const answer = await centre.answers.wait((all) => all.find(({ command }) => command === COMMAND.deliver_sm_resp))
  expect(answer.status).toBe(STATUS.ESME_ROK)
  expect(carrier.texts.all.map(({ octets }) => octets.toString())).toEqual(['Hello'])
})
