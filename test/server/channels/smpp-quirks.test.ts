// Habits of SMSCs that their users reported: each is met by the carrier itself, or by an option of its address.
import { describe, expect, it } from 'vitest'
import { type decodeShortMessage, encodeShortMessage, smppTime } from '../../../src/server/channels/smpp/pdu.ts'
import { decodeSms } from '../../../src/server/lib/gsm0338.ts'
import { smppUrl } from '../../../src/server/settings/smpp.ts'
import { type QuirkKind, quirkKinds } from '../../../src/simulators/smsc/quirks.ts'
import type { SmscOptions } from '../../../src/simulators/smsc/smsc.ts'
import { eventually } from '../../support/eventually.ts'
import { openCarrier, smsTo, startHeldCentre, startTestSmsc } from '../../support/smsc.ts'

/** A carrier with the options as an operator writes them. */
function carrierWith(port: number, options = '') {
  const {
    host: _host,
    port: _port,
    ...centre
  } = smppUrl(`smpp://user:secret@127.0.0.1:${port}?${options}`, 'MESSAGING_SMPP_URL')
  return openCarrier(port, centre, { times: { enquireEvery: 30_000, bindPatience: 500 } })
}

const centreWith = (quirk: QuirkKind, options: Partial<SmscOptions> = {}) =>
  startTestSmsc({ quirks: new Set([quirk]), ...options })

/** Quirks that need no option: a text arrives, and its receipt is read. */
const met = [
  ...['data_sm', 'bare_receipts', 'text_receipts', 'signs', 'ucs2_receipts', 'null_text', 'odd_tlvs'],
  ...['one_id', 'unterminated', 'bare_bind', 'early_enquiry', 'alert'],
] as const

/** Quirks that need an option. */
const options: Partial<Record<QuirkKind, string>> = {
  own_words: 'words=OK:delivered,GONE:failed',
  unmarked: 'receipts=any',
  no_relative_time: 'validity_format=absolute',
  needs_service_type: 'service_type=VMA',
  needs_ton_0: 'source_addr_ton=0&source_addr_npi=0&dest_addr_ton=0&dest_addr_npi=0',
  needs_range: 'address_range=351*',
}

describe('receipts and answers', () => {
  it.each(met)('with the quirk %s arrive without an option', async (quirk) => {
    await using centre = await centreWith(quirk as QuirkKind)
    await using carrier = carrierWith(centre.port)
    const [outcome] = await carrier.send([smsTo('351-910000001', { text: 'a'.repeat(200) })])
    expect(outcome).toMatchObject({ state: 'accepted' })
    const count = quirk === 'one_id' ? 1 : 2
    const ids = outcome?.state === 'accepted' ? outcome.parts : undefined
    expect(ids).toMatchObject({ total: count })
    const heard = await carrier.receipts.wait((all) => (all.length === count ? all : undefined))
    expect(heard.map(({ id, state }) => [id, state])).toEqual(ids?.ids.map((id) => [id, 'delivered']))
    expect(carrier.errors).toEqual([])
  })

  it.each(Object.entries(options))('with the quirk %s need %s', async (quirk, option) => {
    await using centre = await centreWith(quirk as QuirkKind)
    await using plain = carrierWith(centre.port)
    await using carrier = carrierWith(centre.port, option)
    const sms = smsTo('351-910000001', { validFor: 600 })
    const [refused] = await plain.send([sms])
    // It hears the receipt, and does not take it for one.
    if (refused?.state === 'accepted') await eventually(() => plain.unread.all.length + plain.texts.all.length > 0)
    await plain.close()
    const [outcome] = await carrier.send([sms])
    expect(outcome).toMatchObject({ state: 'accepted' })
    const { id } = await carrier.receipts.wait(([one]) => one)
    expect(outcome).toMatchObject({ ref: id })
    expect(plain.receipts.all).toEqual([])
    if (refused?.state !== 'accepted') expect(refused?.state).toMatch(/failed|deferred/)
  })

  it('without an id in the answer are not waited for', async () => {
    await using centre = await centreWith('no_id')
    await using carrier = carrierWith(centre.port)
    expect(await carrier.send([smsTo('351-910000001')])).toMatchObject([{ state: 'accepted', ref: '' }])
  })

  it.each(['bare_errors', 'nack'] as const)('with the quirk %s refuse for good all the same', async (quirk) => {
    await using centre = await centreWith(quirk)
    await using carrier = carrierWith(centre.port)
    const reason = 'the centre answered ESME_RINVDSTADR'
    expect(await carrier.send([smsTo('351-910009901')])).toEqual([{ state: 'failed', reason, rejected: true }])
  })

  it('with a status of their own are tried later where the option says so', async () => {
    await using centre = await centreWith('own_status')
    await using plain = carrierWith(centre.port)
    expect(await plain.send([smsTo('351-910009903')])).toMatchObject([{ state: 'failed' }])
    await using carrier = carrierWith(centre.port, 'later=0x400,0x455')
    const reason = 'the centre answered status 0x455'
    expect(await carrier.send([smsTo('351-910009903')])).toEqual([{ state: 'deferred', reason }])
  })

  it('every quirk of the simulator is tried here', () => {
    const others = ['no_id', 'bare_errors', 'nack', 'own_status', 'latin1', 'portuguese', 'spanish', 'turkish']
    expect([...met, ...Object.keys(options), ...others].toSorted()).toEqual(Object.keys(quirkKinds).toSorted())
  })
})

it('an alert_notification and an outbind get no answer', async () => {
  await using centre = await startHeldCentre()
  await using carrier = carrierWith(centre.port)
  carrier.start()
  await eventually(() => carrier.health().bound)
  centre.send(0x0102, Buffer.from('\x01\x0135191\0\x01\x0135192\0', 'latin1'))
  centre.send(0x0b, Buffer.from('smsc\0secret\0', 'latin1'))
  // What follows is answered, and nothing before it.
  centre.send(0x15, Buffer.alloc(0))
  centre.send(0x0199, Buffer.alloc(0))
  await centre.answers.wait((all) => all.find(({ command }) => command === 0x80000000))
  expect(centre.answers.all.map(({ command, status }) => [command, status])).toEqual([
    [0x80000015, 0],
    [0x80000000, 3],
  ])
})

it('a receipt under the sequence number 0 is answered under it', async () => {
  await using centre = await startHeldCentre()
  await using carrier = carrierWith(centre.port)
  carrier.start()
  await eventually(() => carrier.health().bound)
  centre.send(0x05, receiptBody('id:7 stat:DELIVRD'), 0)
  const answer = await centre.answers.wait(([one]) => one)
  expect(answer).toMatchObject({ command: 0x80000005, status: 0, sequence: 0 })
  expect(answer.body.toString('hex')).toBe('00')
  expect(carrier.receipts.all).toMatchObject([{ id: '7', state: 'delivered' }])
})

it('a unit without a recipient is kept as unread', async () => {
  await using centre = await startHeldCentre()
  await using carrier = carrierWith(centre.port)
  carrier.start()
  await eventually(() => carrier.health().bound)
  centre.send(0x05, Buffer.alloc(0))
  expect(await carrier.unread.wait(([one]) => one)).toMatchObject({ reason: 'has no recipient' })
  expect(await centre.answers.wait(([one]) => one)).toMatchObject({ command: 0x80000005, status: 0 })
})

const receiptBody = (text: string) =>
  encodeShortMessage({
    source: { ton: 1, npi: 1, addr: '351910000001' },
    destination: { ton: 1, npi: 1, addr: '351920000001' },
    esmClass: 4,
    registeredDelivery: 0,
    dataCoding: 0,
    shortMessage: Buffer.from(text),
    tlvs: new Map(),
  })

describe('the default alphabet', () => {
  it('Latin 1 carries its letters both ways, and what it lacks goes in UCS-2', async () => {
    await using centre = await centreWith('latin1')
    await using carrier = carrierWith(centre.port, 'alt_charset=ISO-8859-1')
    const long = 'è_é ñ @ [x] '.repeat(15)
    await carrier.send([smsTo('351-910000001', { text: 'Olà è @' }), smsTo('351-910000002', { text: 'Price 5 €' })])
    await carrier.send([smsTo('351-910000003', { text: long })])
    const heard = centre.parts.all.map(({ to, text }) => [to, text])
    expect(heard.slice(0, 2).toSorted()).toEqual([
      ['351910000001', 'Olà è @'],
      ['351910000002', 'Price 5 €'],
    ])
    // Its parts are those of GSM 03.38, into which the SMSC translates it.
    expect(
      heard
        .slice(2)
        .map(([, text]) => text)
        .join(''),
    ).toBe(long)
    expect(heard).toHaveLength(4)
    centre.text('351910000001', '351920000001', 'Olà @')
    const { coding, octets } = await carrier.texts.wait(([one]) => one)
    expect([coding, octets.toString('latin1')]).toEqual(['latin1', 'Olà @'])
  })

  it('ASCII and data_coding are written as the options say', async () => {
    await using centre = await startHeldCentre()
    await using carrier = carrierWith(centre.port, 'alt_charset=IA5&data_coding=1')
    const sending = carrier.send([smsTo('351-910000001', { text: 'a@b_$' }), smsTo('351-910000002', { text: 'é' })])
    await centre.answerFrom(0, 2)
    await sending
    const found = centre.submits.all.map(({ message: { dataCoding, shortMessage } }) => [
      dataCoding,
      shortMessage.toString('hex'),
    ])
    expect(found).toEqual([
      [1, '6140625f24'],
      [8, '00e9'],
    ])
  })
})

describe('national language tables', () => {
  const text = 'Amanhã de manhã, entre as nove e as doze: não é preciso assinar. '.repeat(4)
  const sms = (change: Parameters<typeof smsTo>[1] = {}) =>
    smsTo('351-910000001', { text, language: 'portuguese', ...change })

  it.each(['udh', 'sar', 'payload'])('stand in the header of each part, also with long=%s', async (long) => {
    await using centre = await startTestSmsc()
    await using carrier = carrierWith(centre.port, `long=${long}`)
    expect(await carrier.send([sms()])).toMatchObject([{ state: 'accepted', parts: { total: 2 } }])
    expect(centre.parts.all.map((one) => one.part?.index)).toEqual([1, 2])
    expect(centre.parts.all.map((one) => one.text).join('')).toBe(text)
  })

  it('have a header in the only part, and fit into its octets', async () => {
    await using centre = await startHeldCentre()
    await using carrier = carrierWith(centre.port)
    const sending = carrier.send([sms({ text: `nã${'o'.repeat(153)}` })])
    await centre.answerFrom(0, 1)
    await sending
    const [submit] = centre.submits.all
    if (!submit) throw new Error('nothing was submitted')
    const { esmClass, dataCoding, shortMessage } = submit.message
    expect([esmClass, dataCoding, shortMessage.subarray(0, 6).toString('hex')]).toEqual([0x40, 0, '032501036e7b'])
    // Packed, with bits between header and septets, it fills a message (TS 23.040, 9.2.3.24).
    const octets = Math.ceil(((5 + shortMessage.length - 4) * 7) / 8)
    expect(octets).toBe(140)
  })

  it('are not for an SMSC with another alphabet: Unicode, if that takes no more parts', async () => {
    await using centre = await centreWith('latin1')
    await using carrier = carrierWith(centre.port, 'alt_charset=ISO-8859-1')
    const [short, long] = await carrier.send([sms({ text: 'Até amanhã' }), sms()])
    expect(short).toMatchObject({ state: 'accepted' })
    expect(centre.parts.all.map((one) => one.text)).toEqual(['Até amanhã'])
    expect(long).toEqual({
      state: 'failed',
      reason: 'the centre takes no national language tables, and without them the text has more parts',
    })
  })

  it.each([
    ['portuguese', 'Amanhã não, é às 5: coração'],
    ['spanish', 'Así será, ¿está ahí?'],
    ['turkish', 'Şişli, İstanbul: günaydın'],
  ] as const)('of %s come in, too', async (quirk, said) => {
    await using centre = await centreWith(quirk)
    await using carrier = carrierWith(centre.port)
    carrier.start()
    centre.text('351910000001', '351920000001', said)
    const { coding, octets } = await carrier.texts.wait(([one]) => one)
    expect(coding).toMatch(/^gsm0338-/)
    expect(decodeSms(octets, coding)).toBe(said)
  })
})

describe('the fields of a submit', () => {
  async function submitted(options: string, change: Parameters<typeof smsTo>[1] = {}) {
    await using centre = await startHeldCentre()
    await using carrier = carrierWith(centre.port, options)
    const sending = carrier.send([smsTo('351-910000001', change)])
    await centre.answerFrom(0, 1)
    await sending
    const [bind] = centre.bindings
    return { ...(centre.submits.all[0]?.message as ReturnType<typeof decodeShortMessage>), bind: bind?.body }
  }

  it('are those of the options', async () => {
    const all =
      'service_type=VMA&source_addr_ton=2&source_addr_npi=8&dest_addr_ton=0&dest_addr_npi=3&validityperiod=90' +
      '&address_range=%5E351&bind_addr_ton=1&bind_addr_npi=1'
    const { bind, ...found } = await submitted(all)
    expect(found).toMatchObject({
      serviceType: 'VMA',
      source: { ton: 2, npi: 8, addr: '351920000001' },
      destination: { ton: 0, npi: 3, addr: '351910000001' },
      validity: '000000013000000R',
    })
    expect(bind?.toString('latin1')).toMatch(/\x34\x01\x01\^351\0$/)
  })

  it('a name stays alphanumeric, and has the codes of GSM 03.38 on request', async () => {
    const { source } = await submitted('source_addr_ton=1&source_addr_npi=1', { from: 'Café' })
    expect(source).toEqual({ ton: 5, npi: 0, addr: 'Café' })
    const { source: inGsm } = await submitted('alt_addr_charset=GSM', { from: 'Café' })
    expect(inGsm).toEqual({ ton: 5, npi: 0, addr: 'Caf\x05' })
  })

  it('a name of more than 20 characters fails, and is not cut', async () => {
    await using centre = await startHeldCentre()
    await using carrier = carrierWith(centre.port)
    const reason = 'the sender has more than the 20 characters that SMPP takes'
    expect(await carrier.send([smsTo('351-910000001', { from: 'A name from long ago!' })])).toEqual([
      { state: 'failed', reason },
    ])
    expect(centre.submits.all).toEqual([])
  })

  it('the shorter of the two validities counts, and none is told where the option says so', async () => {
    expect((await submitted('validityperiod=90', { validFor: 300 })).validity).toBe('000000000500000R')
    expect((await submitted('validityperiod=1', { validFor: 300 })).validity).toBe('000000000100000R')
    expect((await submitted('validityperiod=1&validity_format=none', { validFor: 300 })).validity).toBeUndefined()
    expect(smppTime(300, new Date('2026-12-31T23:58:00Z'))).toBe('270101000300000+')
  })
})

it('enquire_link_interval is read in seconds', () => {
  expect(smppUrl('smpp://u:p@h?enquire_link_interval=0', 'X')).toMatchObject({ enquireEvery: 0 })
  expect(smppUrl('smpp://u:p@h?enquire_link_interval=20', 'X')).toMatchObject({ enquireEvery: 20_000 })
})
