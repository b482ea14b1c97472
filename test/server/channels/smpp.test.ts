// SMS by SMPP 3.4, against the simulated centre of the product; smpp-peers.test.ts has peers of others.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutText, readText } from '../../../src/server/channels/smpp/parts.ts'
import {
  createPduReader,
  decodeShortMessage,
  encodePdu,
  encodeShortMessage,
  type Pdu,
  type ShortMessage,
} from '../../../src/server/channels/smpp/pdu.ts'
import { comparedId, readReceipt } from '../../../src/server/channels/smpp/receipt.ts'
import { loadCertificate } from '../../../src/server/http/certificate.ts'
import { decodeSms, encodeSms } from '../../../src/server/lib/gsm0338.ts'
import { readFaults } from '../../../src/simulators/smsc/faults.ts'
import { eventually } from '../../support/eventually.ts'
import { openCarrier, smsTo, startTestRelay, startTestSmsc } from '../../support/smsc.ts'

const message = (change: Partial<ShortMessage> = {}): ShortMessage => ({
  source: { ton: 5, npi: 0, addr: 'Shop' },
  destination: { ton: 1, npi: 1, addr: '351910000001' },
  esmClass: 0,
  registeredDelivery: 1,
  dataCoding: 0,
  shortMessage: Buffer.from('Hello'),
  tlvs: new Map(),
  ...change,
})

describe('units', () => {
  it('a submit_sm has the octets of the specification', () => {
    const pdu = { command: 4, status: 0, sequence: 7, body: encodeShortMessage(message()) }
    expect(encodePdu(pdu).toString('hex')).toBe(
      [
        '00000036000000040000000000000007',
        '00', // service_type
        '0500',
        Buffer.from('Shop\0').toString('hex'),
        '0101',
        Buffer.from('351910000001\0').toString('hex'),
        '0000000000', // esm_class to validity_period
        '0100000005',
        Buffer.from('Hello').toString('hex'),
      ].join(''),
    )
  })

  it('come back as they were, whatever the pieces they arrive in', () => {
    const tlvs = new Map([[0x0427, Buffer.from([2])]])
    const sent = [message(), message({ shortMessage: Buffer.alloc(300, 'a') }), message({ tlvs })]
    const octets = Buffer.concat(
      sent.map((one, i) => encodePdu({ command: 4, status: 0, sequence: i + 1, body: encodeShortMessage(one) })),
    )
    for (const size of [1, 3, 17, octets.length]) {
      const pdus: Pdu[] = []
      const read = createPduReader((pdu) => pdus.push(pdu))
      for (let at = 0; at < octets.length; at += size) read(octets.subarray(at, at + size))
      expect(pdus.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
      const found = pdus.map(({ body }) => decodeShortMessage(body))
      expect(found.map(({ shortMessage }) => shortMessage.toString())).toEqual(['Hello', 'a'.repeat(300), 'Hello'])
      expect(found[0]).toEqual(message())
      expect(found[2]?.tlvs).toEqual(tlvs)
    }
  })

  it.each(['00000008', '7fffffff', '00000000'])('a length of %s ends the connection', (length) => {
    const read = createPduReader(() => undefined)
    expect(() => read(Buffer.from(length, 'hex'))).toThrow(/a unit of/)
  })
})

describe('texts', () => {
  it('the octets of GSM 03.38', () => {
    expect(encodeSms('@£Ç€[é', 'gsm0338').toString('hex')).toBe('000109' + '1b65' + '1b3c' + '05')
    const all = '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./09:;<=>?¡AZÄÖÑÜ§¿azäöñüà\f^{}\\[~]|€'
    expect(decodeSms(encodeSms(all, 'gsm0338'), 'gsm0338')).toBe(all)
  })

  it.each([
    ['gsm0338', 'udh', 'a€'.repeat(200)],
    ['unicode', 'udh', 'ç😀'.repeat(100)],
    ['gsm0338', 'payload', 'a€'.repeat(200)],
    ['gsm0338', 'sar', 'a€'.repeat(200)],
    ['unicode', 'sar', 'ç😀'.repeat(100)],
    ['unicode', 'udh', 'short ç'],
  ] as const)('are cut and joined: %s by %s', (encoding, long, text) => {
    const parts = cutText({ text, encoding, reference: 0x1234 }, { long }) ?? []
    for (const { shortMessage } of long === 'payload' ? [] : parts)
      expect(shortMessage.length).toBeLessThanOrEqual(encoding === 'gsm0338' ? 160 : 140)
    const read = parts.map((part) => readText(message(part)))
    const total = parts.length > 1 ? parts.length : undefined
    expect(read.map(({ part }) => part?.total)).toEqual(parts.map(() => total))
    const reference = long === 'sar' ? 0x1234 : 0x34
    expect(new Set(read.flatMap(({ part }) => part?.reference ?? []))).toEqual(new Set(total ? [reference] : []))
    expect(read.flatMap(({ part }) => part?.index ?? [])).toEqual(total ? parts.map((_, i) => i + 1) : [])
    expect(decodeSms(Buffer.concat(read.map(({ octets }) => octets)), read[0]?.coding ?? 'latin1')).toBe(text)
  })

  it('reads references of 16 bits, the sar parameters, and the other alphabets', () => {
    const header = Buffer.from('060804123403026869', 'hex')
    expect(readText(message({ esmClass: 0x40, shortMessage: header }))).toEqual({
      coding: 'gsm0338',
      octets: Buffer.from('hi'),
      part: { reference: 0x1234, total: 3, index: 2 },
    })
    const tlvs = new Map([
      [0x020c, Buffer.from([0, 9])],
      [0x020e, Buffer.from([2])],
      [0x020f, Buffer.from([1])],
    ])
    expect(readText(message({ tlvs, dataCoding: 3 }))).toMatchObject({
      coding: 'latin1',
      part: { reference: 9, total: 2, index: 1 },
    })
    expect([0x08, 0x18, 0x10, 0xf1, 0xf5].map((dataCoding) => readText(message({ dataCoding })).coding)).toEqual([
      'unicode',
      'unicode',
      'gsm0338',
      'gsm0338',
      'latin1',
    ])
    // Groups for messages that wait (TS 23.038): to discard, to store, and to store in UCS-2, with an indication each.
    expect([0xc0, 0xc8, 0xd9, 0xe0, 0xe8].map((dataCoding) => readText(message({ dataCoding })).coding)).toEqual([
      'gsm0338',
      'gsm0338',
      'gsm0338',
      'unicode',
      'unicode',
    ])
    // A part that contradicts itself, and a header that ends early.
    for (const hex of ['0500030902036869', '0500030900016869', '20'])
      expect(readText(message({ esmClass: 0x40, shortMessage: Buffer.from(hex, 'hex') })).part).toBeNull()
  })
})

describe('national language tables', () => {
  const read = (header: string, septets: number[]) => {
    const octets = Buffer.concat([Buffer.from(header, 'hex'), Buffer.from(septets)])
    const found = readText(message({ esmClass: 0x40, shortMessage: octets }))
    return decodeSms(found.octets, found.coding)
  }

  it.each([
    ['Portuguese, single', '03240103', [0x6e, 0x1b, 0x7b, 0x6f, 0x1b, 0x09, 0x1b, 0x65, 0x1b, 0x3c], 'nãoç€['],
    ['Portuguese, locking', '03250103', [0x6e, 0x7b, 0x6f, 0x09, 0x18, 0x5b], 'nãoç€Ã'],
    ['both', '06250103240103', [0x7b, 0x1b, 0x61], 'ãÂ'],
    ['Spanish', '03240102', [0x1b, 0x61, 0x1b, 0x49, 0x7d], 'áÍñ'],
    ['Turkish, single', '03240101', [0x1b, 0x53, 0x1b, 0x69], 'Şı'],
    ['Turkish, locking', '03250101', [0x0c, 0x1d, 0x07, 0x40], 'ğşıİ'],
    ['one that nobody knows', '03240163', [0x61, 0x1b, 0x65], 'a€'],
  ])('are read: %s', (_, header, septets, text) => expect(read(header, septets)).toBe(text))

  it('stand beside the place of a part', () => {
    const octets = Buffer.from('0800030702012401031b7b', 'hex')
    expect(readText(message({ esmClass: 0x40, shortMessage: octets }))).toEqual({
      coding: 'gsm0338-0-3',
      octets: Buffer.from('1b7b', 'hex'),
      part: { reference: 7, total: 2, index: 1 },
    })
  })
})

describe('receipts', () => {
  const text = (stat: string, id = '0A1F') =>
    Buffer.from(`id:${id} sub:001 dlvrd:001 submit date:2611231200 done date:2611231201 stat:${stat} err:005 text:id:7`)

  it.each([
    ['DELIVRD', 'delivered'],
    ['UNDELIV', 'failed'],
    ['EXPIRED', 'failed'],
    ['REJECTD', 'failed'],
    ['DELETED', 'failed'],
    ['FAILED', 'failed'],
    ['Failed', 'failed'],
    ['UNDELIVERABLE', 'failed'],
    ['DELIVERED', 'delivered'],
    ['delivrd', 'delivered'],
    ['Delivered', 'delivered'],
    ['2', 'delivered'],
    ['5', 'failed'],
    ['BUFFERED', 'waiting'],
    ['ACCEPTD', 'waiting'],
    ['ENROUTE', 'waiting'],
    ['UNKNOWN', 'waiting'],
  ])('%s means %s', (stat, state) => {
    expect(readReceipt(message({ esmClass: 4, shortMessage: text(stat) }))).toEqual({
      receipt: { id: '0A1F', state, reason: `${stat.toUpperCase()} err 005` },
    })
  })

  it('the optional parameters go before the text', () => {
    const tlvs = new Map([
      [0x001e, Buffer.from('77\0')],
      [0x0427, Buffer.from([5])],
    ])
    expect(readReceipt(message({ esmClass: 4, tlvs, shortMessage: text('DELIVRD') }))).toMatchObject({
      receipt: { id: '77', state: 'failed' },
    })
  })

  it('an intermediate notification says nothing for good, and a text is not a receipt', () => {
    expect(readReceipt(message({ esmClass: 0x20, shortMessage: text('UNDELIV') }))).toMatchObject({
      receipt: { state: 'waiting' },
    })
    expect(readReceipt(message({ shortMessage: text('DELIVRD') }))).toBeNull()
  })

  const latin = (said: string) => Buffer.from(said, 'latin1')
  it.each([
    ['semicolons', latin('id:0A1F;sub:001;dlvrd:001;stat:FAILED;err:005;text:')],
    ['commas', latin('id:0A1F,sub:001,stat:FAILED,err:005')],
    ['an ampersand and equal signs', latin('id=0A1F&stat=FAILED&err=005')],
    ['bars', latin('id:0A1F|stat:FAILED|err:005')],
    ['line breaks', latin('id:0A1F\r\nstat:FAILED\r\nerr:005\r\n')],
    ['tabs and blanks', latin(' id: 0A1F\tstat: FAILED\terr: 005')],
    ['capitals', latin('ID:0A1F SUB:001 STAT:FAILED ERR:005 TEXT:')],
    ['other names', latin('message_id:0A1F status:FAILED error:005')],
    ['quotes', latin('id:"0A1F" stat:"FAILED" err:"005"')],
    ['another order', latin('stat:FAILED err:005 id:0A1F')],
    ['few members', latin('id:0A1F err:005 stat:FAILED')],
    ['UCS-2', Buffer.from('id:0A1F stat:FAILED err:005', 'utf16le').swap16()],
    ['UCS-2 in the other order', Buffer.from('\ufeffid:0A1F stat:FAILED err:005', 'utf16le')],
    ['a zero at the end', latin('id:0A1F stat:FAILED err:005\0')],
  ])('are read with %s', (_, shortMessage) => {
    const want = { receipt: { id: '0A1F', state: 'failed', reason: 'FAILED err 005' } }
    expect(readReceipt(message({ esmClass: 4, shortMessage }))).toEqual(want)
    const tlvs = new Map([[0x0424, shortMessage]])
    expect(readReceipt(message({ esmClass: 4, shortMessage: Buffer.from(' '), tlvs }))).toEqual(want)
    const headed = Buffer.concat([Buffer.from([5, 0, 3, 1, 1, 1]), shortMessage])
    expect(readReceipt(message({ esmClass: 0x44, shortMessage: headed }))).toEqual(want)
  })

  it('of optional parameters alone are read', () => {
    const tlvs = new Map([
      [0x001e, Buffer.from('77\0')],
      [0x0427, Buffer.from([2])],
    ])
    const want = { receipt: { id: '77', state: 'delivered', reason: 'DELIVRD' } }
    expect(readReceipt(message({ tlvs }))).toEqual(want)
  })

  it('that cannot be read say why, and words of the settings count', () => {
    const read = (said: string, words = {}) =>
      readReceipt(message({ esmClass: 4, shortMessage: latin(said) }), { words })
    expect(read('nothing')).toEqual({ fault: 'has no message id' })
    expect(read('id:7 err:005')).toEqual({ fault: 'says no state' })
    expect(read('id:7 text:stat:DELIVRD id:8')).toEqual({ fault: 'says no state' })
    expect(read('id:7 stat:Gone_away')).toEqual({ fault: 'has an unknown word: GONE_AWAY' })
    expect(read('id:7 stat:Gone_away', { GONEAWAY: 'failed' })).toMatchObject({ receipt: { state: 'failed' } })
    expect(read('id:7 stat:UNKNOWN', { UNKNOWN: 'failed' })).toMatchObject({ receipt: { state: 'failed' } })
  })

  it.each([
    ['same', '0A1F', 'a1f'],
    ['hex-dec', 'A1F', '2591'],
    ['dec-hex', '2591', 'A1F'],
  ] as const)('%s: %s in the answer is %s in the receipt', (form, answer, receipt) => {
    expect(comparedId(answer, 'answer', form)).toBe(comparedId(receipt, 'receipt', form))
  })
})

describe('the carrier', () => {
  it('sends texts, hears receipts, and joins by the ids', async () => {
    await using smsc = await startTestSmsc({ faults: readFaults(['split']) })
    await using carrier = openCarrier(smsc.port)
    const outcomes = await carrier.send([
      smsTo('351-910000001', { text: 'Olé € [1]' }),
      smsTo('351-910000002', { text: 'ação', encoding: 'unicode', from: 'Shop' }),
      smsTo('351-910000003', { text: 'a'.repeat(400) }),
    ])
    expect(outcomes.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(smsc.submitted.filter(({ to }) => to !== '351910000003')).toMatchObject([
      { from: '351920000001', to: '351910000001', text: 'Olé € [1]' },
      { from: 'Shop', to: '351910000002', text: 'ação' },
    ])
    const long = smsc.submitted.filter(({ to }) => to === '351910000003')
    expect(long.map(({ part }) => part?.index)).toEqual([1, 2, 3])
    expect(long.map((part) => part.text).join('')).toBe('a'.repeat(400))
    const told = outcomes.flatMap((outcome) => (outcome.state === 'accepted' ? (outcome.parts?.ids ?? []) : []))
    expect(told).toHaveLength(5)
    const heard = await carrier.receipts.wait((all) => (all.length === 5 ? all : undefined))
    expect(heard.map(({ id }) => id).sort()).toEqual([...told].sort())
    expect(new Set(heard.map(({ state, carrier: name }) => `${state} ${name}`))).toEqual(
      new Set([`delivered user@127.0.0.1:${smsc.port}`]),
    )
  })

  it('never has more on its way than the window', async () => {
    const open: (() => void)[] = []
    let most = 0
    const centre = createServer((socket) => {
      const read = createPduReader(({ command, sequence }) => {
        const answer = () =>
          socket.write(encodePdu({ command: command + 0x80000000, status: 0, sequence, body: Buffer.from('1\0') }))
        if (command === 0x80000015) for (const one of open.splice(0)) one()
        else if (command !== 4) answer()
        if (command !== 4) return
        open.push(answer)
        most = Math.max(most, open.length)
        // Whatever left before the answer to this is here before it: a wider window would show.
        if (open.length === 4) socket.write(encodePdu({ command: 0x15, status: 0, sequence: 1, body: Buffer.alloc(0) }))
      })
      socket.on('data', read).on('error', () => undefined)
    })
    await new Promise<void>((resolve) => centre.listen(0, '127.0.0.1', resolve))
    try {
      await using carrier = openCarrier((centre.address() as { port: number }).port, { window: 4 })
      const outcomes = await carrier.send(Array.from({ length: 40 }, () => smsTo('351-910000001')))
      expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['accepted']))
      expect(most).toBe(4)
    } finally {
      centre.close()
    }
  })

  it.each([
    ['9901', { state: 'failed', rejected: true, reason: 'the centre answered ESME_RINVDSTADR' }],
    ['9905', { state: 'unknown', reason: 'the connection was closed' }],
  ])('a number that ends in %s gets its outcome', async (ending, outcome) => {
    await using smsc = await startTestSmsc()
    await using carrier = openCarrier(smsc.port)
    await expect(carrier.send([smsTo(`351-91000${ending}`)])).resolves.toMatchObject([outcome])
    // The session comes back by itself.
    await expect(carrier.send([smsTo('351-910000001')])).resolves.toMatchObject([{ state: 'accepted' }])
  })

  it('an answer that never comes leaves the message in doubt', async () => {
    await using smsc = await startTestSmsc({ faults: { lost: 100 } })
    await using carrier = openCarrier(smsc.port, {}, { times: { answerIn: 50 } })
    await expect(carrier.send([smsTo('351-910000001')])).resolves.toMatchObject([{ state: 'unknown' }])
    await smsc.parts.wait(([one]) => one)
    expect(smsc.submitted).toHaveLength(1)
  })

  it.each(['throttle', 'full'] as const)('%s: waits and tries again, and each gets it once', async (kind) => {
    let asked = 0
    await using smsc = await startTestSmsc({ faults: { [kind]: 50 }, random: () => (asked++ % 3) / 3 })
    await using carrier = openCarrier(smsc.port)
    const numbers = Array.from({ length: 30 }, (_, n) => `351-9100001${String(n).padStart(2, '0')}`)
    const outcomes = await carrier.send(numbers.map((to) => smsTo(to)))
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['accepted']))
    expect(carrier.throttled()).toBeGreaterThan(0)
    expect(smsc.submitted.map(({ to }) => to).sort()).toEqual(numbers.map((to) => to.replace('-', '')).sort())
  })

  it('a centre that never has room puts the message off', async () => {
    await using smsc = await startTestSmsc()
    await using carrier = openCarrier(smsc.port, {}, { times: { throttlePatience: 30 } })
    await expect(carrier.send([smsTo('351-910009903')])).resolves.toEqual([
      { state: 'deferred', reason: 'the centre answered ESME_RTHROTTLED' },
    ])
  })

  it('a centre that refuses the bind, or is not there, puts messages off as unreachable', async () => {
    await using smsc = await startTestSmsc({ client: { systemId: 'user', password: 'other' } })
    const patience = { times: { bindPatience: 200 } }
    await using refused = openCarrier(smsc.port, {}, patience)
    const outcomes = await refused.send([smsTo('351-910000001')])
    expect(outcomes).toMatchObject([{ state: 'deferred', broken: true }])
    await eventually(() => refused.health().reason?.includes('ESME_RINVPASWD'))
    expect(JSON.stringify([outcomes, refused.health()])).not.toContain('secret')
    await using nobody = openCarrier(1, {}, patience)
    await expect(nobody.send([smsTo('351-910000001')])).resolves.toMatchObject([{ state: 'deferred', broken: true }])
  })

  it('binds again when the centre was away, and nothing is sent twice', async () => {
    await using relay = await startTestRelay()
    const first = await startTestSmsc()
    relay.to(first.port)
    await using carrier = openCarrier(relay.port)
    await carrier.send([smsTo('351-910000001')])
    relay.to(null)
    await first.close()
    await eventually(() => !carrier.health().bound)
    const sending = carrier.send([smsTo('351-910000002')])
    await using second = await startTestSmsc()
    relay.to(second.port)
    await expect(sending).resolves.toMatchObject([{ state: 'accepted' }])
    expect([first, second].map(({ submitted }) => submitted.map(({ to }) => to))).toEqual([
      ['351910000001'],
      ['351910000002'],
    ])
  })

  it('a peer that answers no enquire_link counts as gone', async () => {
    const sockets: Socket[] = []
    const deaf = createServer((socket) => {
      sockets.push(socket)
      const read = createPduReader(({ command, sequence }) => {
        if (command === 9)
          socket.write(encodePdu({ command: 0x80000009, status: 0, sequence, body: Buffer.from('deaf\0') }))
      })
      socket.on('data', read).on('error', () => undefined)
    })
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = deaf.address() as { port: number }
      await using carrier = openCarrier(port, {}, { times: { enquireEvery: 20, retryFirst: 60_000 } })
      await expect(carrier.send([smsTo('351-910000001')])).resolves.toEqual([
        expect.objectContaining({ state: 'unknown', reason: 'the peer answers no enquire_link' }),
      ])
    } finally {
      for (const socket of sockets) socket.destroy()
      deaf.close()
    }
  })

  it('waits for the answers in flight at the end', async () => {
    await using smsc = await startTestSmsc()
    const carrier = openCarrier(smsc.port)
    const sending = carrier.send(
      Array.from({ length: 50 }, (_, n) => smsTo(`351-9100002${String(n).padStart(2, '0')}`)),
    )
    await smsc.parts.wait((all) => (all.length > 0 ? all : undefined))
    await carrier.close()
    const states = (await sending).map(({ state }) => state)
    expect(states).not.toContain('unknown')
    expect(states.filter((state) => state === 'accepted')).toHaveLength(smsc.submitted.length)
    await eventually(() => smsc.bound() === 0)
  })

  it('hears texts of people, and what could not be kept comes again', async () => {
    await using smsc = await startTestSmsc()
    let failures = 1
    const texts: string[] = []
    await using carrier = openCarrier(
      smsc.port,
      {},
      {
        async onText({ from, to, coding, octets }) {
          if (failures-- > 0) throw new Error('the database is away')
          texts.push(`${from.text} ${to.text} ${decodeSms(octets, coding)}`)
        },
      },
    )
    carrier.start()
    smsc.text('351910000001', '351920000001', 'Olá, não!')
    await eventually(() => texts.length > 0)
    expect(texts).toEqual(['351910000001 351920000001 Olá, não!'])
    expect(carrier.errors).toHaveLength(1)
  })

  it('speaks TLS, and only with a centre that it can believe', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'messaging-smpps-'))
    try {
      const { key, cert } = await loadCertificate(folder)
      const ca = join(folder, 'ca.pem')
      await writeFile(ca, cert)
      await using smsc = await startTestSmsc({ tls: { key, cert } })
      const centre = { tls: true, host: 'localhost' }
      await using believing = openCarrier(smsc.port, { ...centre, ca })
      await expect(believing.send([smsTo('351-910000001')])).resolves.toMatchObject([{ state: 'accepted' }])
      await using doubting = openCarrier(smsc.port, centre, { times: { bindPatience: 300 } })
      await expect(doubting.send([smsTo('351-910000001')])).resolves.toMatchObject([
        { state: 'deferred', broken: true },
      ])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

it('the simulated centre remembers the last parts only, and tells of all', async () => {
  await using smsc = await startTestSmsc({ keep: 3 })
  await using carrier = openCarrier(smsc.port, { window: 1 })
  await carrier.send([1, 2, 3, 4, 5].map((n) => smsTo(`351-91000000${n}`)))
  expect(smsc.parts.all.map(({ to }) => to.at(-1)).join('')).toBe('12345')
  expect(smsc.submitted.map(({ to }) => to.at(-1)).join('')).toBe('345')
})

describe('readFaults', () => {
  it('reads percentages and refuses what it does not know', () => {
    expect(readFaults(['throttle=10,drop', 'early=0'])).toEqual({ throttle: 10, drop: 100, early: 0 })
    for (const bad of ['throttel', 'drop=101', 'drop=x', 'drop=1=2']) expect(() => readFaults([bad])).toThrow()
  })
})
