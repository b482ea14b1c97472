// Receipts as SMSCs really write them, through a session by SMPP: the message gets its status, and what cannot be read is kept
// for the operator.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMAND, encodeId, encodeShortMessage, TAG } from '../../src/server/channels/smpp/pdu.ts'
import { eventually } from '../support/eventually.ts'
import { openLiveAccount } from '../support/live-accounts.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startTestSmsc, type TestSmsc } from '../support/smsc.ts'
import { withSmsSender } from '../support/texting.ts'

let smsc: TestSmsc
let server: TestServer
let texting: Awaited<ReturnType<typeof withSmsSender>>
beforeAll(async () => {
  // None of its own.
  smsc = await startTestSmsc()
  server = await startServer({ env: { MESSAGING_SMPP_URL: `${smsc.url}?words=GONE_AWAY:failed` } })
  const { key } = await server.app.domain.accounts.accounts.create('Receipts', 'live')
  texting = await withSmsSender(server, key)
  await server.app.domain.accounts.moderation.settle(texting.sender_id, 'active')
})
afterAll(async () => {
  await server?.close()
  await smsc?.close()
})

const address = (addr: string) => ({ ton: 1, npi: 1, addr })
const [source, destination] = [address('351910009904'), address('351920000001')]
const bodyOf = (shortMessage: Buffer, change: Partial<Parameters<typeof encodeShortMessage>[0]> = {}): Buffer =>
  encodeShortMessage({
    ...{ source, destination, esmClass: 4, registeredDelivery: 0, dataCoding: 0, shortMessage, tlvs: new Map() },
    ...change,
  })

/** Sends an SMS that gets no receipt of the simulator; resolves with its number and the id that the centre gave it. */
async function sendSilent() {
  const before = smsc.submitted.length
  const id = await texting.send({ to: '351-910009904' })
  await eventually(async () => (await texting.statuses(id)).includes('finished'))
  const part = smsc.submitted[before]
  if (!part) throw new Error('nothing was submitted')
  return { id, carrierId: part.id }
}

const text = (said: string) => (id: string) => bodyOf(Buffer.from(said.replace('%', id)))

const receipts: readonly [string, 'delivered' | 'rejected', (id: string) => Buffer][] = [
  ['stat:FAILED', 'rejected', text('id:% sub:001 dlvrd:000 stat:FAILED err:005 text:')],
  ['stat:DELIVERED', 'delivered', text('id:% sub:001 dlvrd:001 stat:DELIVERED err:000 text:')],
  ['stat:Delivrd', 'delivered', text('id:% stat:Delivrd')],
  ['semicolons', 'delivered', text('id:%;stat:DELIVRD;err:000')],
  ['leading zeros', 'delivered', text('id:000% stat:DELIVRD')],
  ['a word of the settings', 'rejected', text('id:% stat:GONE_AWAY err:1')],
  ['UCS-2', 'delivered', (id) => bodyOf(Buffer.from(`id:${id} stat:DELIVRD`, 'utf16le').swap16(), { dataCoding: 8 })],
  ['message_payload', 'delivered', (id) => bodyOf(Buffer.from(`id:${id} stat:DELIVRD`), { isPayload: true })],
  [
    'optional parameters alone',
    'rejected',
    (id) =>
      bodyOf(Buffer.alloc(0), {
        tlvs: new Map([
          [TAG.receipted_message_id, encodeId(id)],
          [TAG.message_state, Buffer.from([5])],
        ]),
      }),
  ],
]

describe('a receipt', () => {
  it.each(receipts)('with %s makes the message %s', async (_, status, body) => {
    const { id, carrierId } = await sendSilent()
    smsc.deliver(body(carrierId))
    await eventually(async () => (await texting.statuses(id)).at(-1) === status)
  })

  it('by data_sm counts as well', async () => {
    const { id, carrierId } = await sendSilent()
    const payload = Buffer.from(`id:${carrierId} stat:DELIVRD`)
    const head = Buffer.alloc(4)
    head.writeUInt16BE(TAG.message_payload, 0)
    head.writeUInt16BE(payload.length, 2)
    const sme = (addr: string) => Buffer.concat([Buffer.from([1, 1]), Buffer.from(`${addr}\0`)])
    const body = Buffer.concat([
      Buffer.from([0]),
      sme(source.addr),
      sme(destination.addr),
      Buffer.from([4, 0, 0]),
      head,
      payload,
    ])
    smsc.deliver(body, COMMAND.data_sm)
    await eventually(async () => (await texting.statuses(id)).at(-1) === 'delivered')
  })

  it('that cannot be read is kept, counted, and changes nothing', async () => {
    const { id, carrierId } = await sendSilent()
    const body = text('id:% stat:VANISHED err:1')(carrierId)
    smsc.deliver(body)
    const unread = () => server.app.domain.sending.unreadReceipts.list(10)
    await eventually(async () => (await unread()).length > 0)
    const [kept] = await unread()
    expect(kept).toMatchObject({ reason: 'has an unknown word: VANISHED', octets: body.toString('base64') })
    expect((await texting.statuses(id)).at(-1)).toBe('finished')
    // On SQLite, a row can be read before its transaction ends; it is counted after that.
    const metrics = async () => (await server.inject('/metrics')).text()
    await eventually(async () => /^messaging_smpp_unread_total 1$/m.test(await metrics()))
    // Live accounts are told how many, and not what they hold.
    const live = await openLiveAccount(server.app.domain)
    const health = await server.sandbox(await live.keyWith('console:read')).getHealth()
    expect(health.alarms).toMatchObject([{ kind: 'receipts_unread', waiting: 1 }])
    expect(JSON.stringify(health)).not.toContain('VANISHED')
    expect((await server.sandbox().getHealth()).alarms).toEqual([])
  })
})

describe('a code', () => {
  it('goes out with the time for which it can be used, other texts with that of the centre', async () => {
    const senderId = String(texting.sender_id)
    const { transactional } = texting
    await transactional.requestVerifyBySms({ body: { senderId, to: '351-910000071', codeValidity: 90 } })
    await texting.send({ to: '351-910000072' })
    await smsc.parts.wait((all) => (all.some(({ to }) => to === '351910000072') ? all : undefined))
    const code = await smsc.parts.wait((all) => all.find(({ to }) => to === '351910000071'))
    // Years, months, days, hours, minutes, seconds; it may have waited some seconds.
    expect(code.validity).toMatch(/^00000000(0130|012\d|01[01]\d|010\d|00[45]\d)000R$/)
    expect(smsc.submitted.find(({ to }) => to === '351910000072')?.validity).toBe('')
  })
})
