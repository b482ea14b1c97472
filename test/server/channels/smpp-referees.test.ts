// SMPP before programs of others: Net::SMPP of Perl as a client and as a centre, and the dissector of Wireshark.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { cutText } from '../../../src/server/channels/smpp/parts.ts'
import {
  COMMAND,
  ESM,
  encodeBind,
  encodeBindAnswer,
  encodeId,
  encodePdu,
  encodeShortMessage,
  RESPONSE,
  smppTime,
  TAG,
} from '../../../src/server/channels/smpp/pdu.ts'
import { encodeSms } from '../../../src/server/lib/gsm0338.ts'
import { createArrivals } from '../../support/arrivals.ts'
import { pcapOf } from '../../support/pcap.ts'
import { commandOf, needs } from '../../support/programs.ts'
import { openCarrier, smsTo, startTestSmsc } from '../../support/smsc.ts'

/** Runs a script of Perl; what it prints arrives line by line. */
function runPerl(script: string, ...args: string[]) {
  const child: ChildProcess = spawn(commandOf('netSmpp'), [join('test/support/smpp', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createArrivals<string>(`a line of ${script}`)
  if (child.stdout) createInterface({ input: child.stdout }).on('line', lines.add)
  const ended = once(child, 'close')
  return {
    lines,
    /** The line that begins with this word, after so many others. */
    line: (word: string, n = 0) => lines.wait((all) => all.filter((line) => line.startsWith(`${word} `))[n]),
    ended: async () => Number((await ended)[0]),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await ended
    },
  }
}

describe('Net::SMPP', needs('netSmpp'), () => {
  it.each(['34', '50'])(
    'binds to the simulated centre by version %s, submits, and hears receipts and texts',
    async (version) => {
      await using smsc = await startTestSmsc({ client: { systemId: 'user', password: 'secret' } })
      await using client = runPerl('net-smpp-client.pl', String(smsc.port), 'user', 'secret', version)
      expect(await client.line('bind')).toBe('bind 0 simulator')
      const id = (await client.line('submit')).split(' ')[2]
      expect(await client.line('deliver')).toMatch(new RegExp(`^deliver 4 351910000001 id:${id} .*stat:DELIVRD`))
      smsc.text('351910000001', '351920000001', 'STOP')
      expect(await client.line('deliver', 1)).toBe('deliver 0 351910000001 STOP')
      expect(await client.line('unbind')).toBe('unbind 0')
      expect(await client.ended()).toBe(0)
      expect(smsc.submitted).toMatchObject([{ from: 'Shop', to: '351910000001', text: 'Hello from Perl' }])
    },
  )

  it('with a wrong password is refused', async () => {
    await using smsc = await startTestSmsc({ client: { systemId: 'user', password: 'secret' } })
    await using client = runPerl('net-smpp-client.pl', String(smsc.port), 'user', 'other', '34')
    expect(await client.line('bind')).toMatch(/^bind 14 /)
  })

  it('as a centre understands our texts in parts, and we its receipts before the answers', async () => {
    await using centre = runPerl('net-smpp-centre.pl')
    const port = Number((await centre.line('port')).split(' ')[1])
    const carrier = openCarrier(port, { version: '5.0', long: 'sar', ids: 'hex-dec' })
    const text = 'a€'.repeat(120)
    const [outcome] = await carrier.send([smsTo('351-910000001', { text, from: 'Shop', messageId: 0x1234 })])
    expect(await centre.line('bind')).toBe('bind user secret 50')
    const submits = await Promise.all([0, 1, 2].map((n) => centre.line('submit', n)))
    const octets = submits.map((line) => line.split(' ')[6])
    expect(octets.join('')).toBe(encodeSms(text, 'gsm0338').toString('hex'))
    expect(submits.map((line) => line.replace(/ \S+ (\S+)$/, ' $1'))).toEqual(
      [1, 2, 3].map((n) => `submit 5 0 0 351910000001 1 1234,03,0${n}`),
    )
    const ids = outcome?.state === 'accepted' ? outcome.parts?.ids : []
    const receipts = await carrier.receipts.wait((all) => (all.length === 3 ? all : undefined))
    expect(receipts.map(({ id }) => id)).toEqual(ids)
    await carrier.close()
    await centre.lines.wait((all) => all.find((line) => line === 'unbind'))
    expect(centre.lines.all.filter((line) => line === 'heard 0')).toHaveLength(3)
    expect(await centre.ended()).toBe(0)
  })
})

describe('the dissector of Wireshark', needs('tshark'), () => {
  const ours = { ton: 5, npi: 0, addr: 'Shop' }
  const theirs = { ton: 1, npi: 1, addr: '351910000001' }
  const addresses = { source: ours, destination: theirs, registeredDelivery: 1 }
  const text = 'ação '.repeat(30)
  const submits = (['udh', 'sar', 'payload'] as const).flatMap((long) =>
    (cutText({ text, encoding: 'unicode', reference: 0x1234 }, { long }) ?? []).map((part) =>
      encodeShortMessage({ ...addresses, ...part }),
    ),
  )
  const receipt = encodeShortMessage({
    source: theirs,
    destination: ours,
    registeredDelivery: 0,
    dataCoding: 0,
    esmClass: ESM.receipt,
    shortMessage: Buffer.from('id:7 stat:DELIVRD err:000 text:'),
    tlvs: new Map([
      [TAG.receipted_message_id, encodeId('7')],
      [TAG.message_state, Buffer.from([2])],
    ]),
  })
  const bind = encodeBind({ systemId: 'user', password: 'secret', systemType: 'VMA', version: '5.0' })
  const numbered = (all: readonly { command: number; body: Buffer }[]) =>
    all.map((unit, i) => encodePdu({ ...unit, status: 0, sequence: i + 1 }))
  const units = numbered([
    { command: COMMAND.bind_transceiver, body: bind },
    { command: COMMAND.bind_transceiver + RESPONSE, body: encodeBindAnswer('centre', '5.0') },
    ...submits.map((body) => ({ command: COMMAND.submit_sm, body })),
    {
      command: COMMAND.submit_sm_resp,
      body: encodeId('7', new Map([[TAG.congestion_state, Buffer.from([90])]])),
    },
    { command: COMMAND.deliver_sm, body: receipt },
    { command: COMMAND.enquire_link, body: Buffer.alloc(0) },
    { command: COMMAND.unbind, body: Buffer.alloc(0) },
  ])

  const dissect = (...fields: string[]) => dissectAll(units, ...fields)

  /** These fields of each unit, as tshark reads them. */
  async function dissectAll(units: readonly Buffer[], ...fields: string[]): Promise<string[][]> {
    const folder = await mkdtemp(join(tmpdir(), 'messaging-pcap-'))
    try {
      const file = join(folder, 'smpp.pcap')
      await writeFile(file, pcapOf(2775, units))
      const shown = fields.flatMap((field) => ['-e', field])
      const args = ['-r', file, '-d', 'tcp.port==2775,smpp', '-T', 'fields', ...shown]
      const out = execFileSync(commandOf('tshark'), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      return out
        .split('\n')
        .slice(0, units.length)
        .map((line) => line.split('\t'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  it('finds nothing malformed in our units, and reads in them what we wrote', async () => {
    const rows = await dissect('smpp.command_id', 'smpp.sequence_number', '_ws.malformed', '_ws.expert.message')
    expect(rows.map(([command]) => Number(command))).toEqual(units.map((unit) => unit.readUInt32BE(4)))
    expect(rows.map(([, sequence]) => Number(sequence))).toEqual(units.map((_, i) => i + 1))
    expect(rows.map(([, , ...bad]) => bad.join(''))).toEqual(units.map(() => ''))
  })

  it('reads our parameters', async () => {
    const rows = await dissect(
      'smpp.interface_version',
      'smpp.SC_interface_version',
      'smpp.esm.submit.features',
      'smpp.sar_msg_ref_num',
      'smpp.sar_segment_seqnum',
      'smpp.congestion_state',
      'smpp.receipted_message_id',
      'smpp.destination_addr',
    )
    const of = (...values: string[]) =>
      rows.filter((row) => values.every((value, i) => value === '' || row[i] === value))
    expect([of('80'), of('', '80'), of('', '', '', '', '', '90')].map(({ length }) => length)).toEqual([1, 1, 1])
    // Three parts with a header, three with parameters, and a whole text.
    const parts = rows
      .filter((row) => row[7] === '351910000001')
      .map(([, , features, ...row]) => [Number(features), ...row])
    expect(parts.map(([features, reference, index]) => [features, reference, index])).toEqual([
      ...[1, 2, 3].map(() => [1, '', '']),
      ...[1, 2, 3].map((n) => [0, String(0x1234), String(n)]),
      [0, '', ''],
    ])
    expect(rows.find((row) => row[7] === 'Shop')?.[6]).toBe('7')
  })

  it('reads what options for quirks change, and headers with national tables', async () => {
    const range = { ton: 1, npi: 1, addr: '^351' }
    const national = cutText(
      { text: `Amanhã ${'não '.repeat(60)}`, encoding: 'gsm0338', language: 'portuguese', reference: 7 },
      { long: 'udh' },
    )
    const fields = { ...addresses, source: { ...theirs, ton: 2, npi: 8 }, serviceType: 'VMA' }
    const validities = [smppTime(300), smppTime(300, new Date('2027-03-01T11:58:00Z'))]
    const rows = await dissectAll(
      numbered([
        {
          command: COMMAND.bind_transceiver,
          body: encodeBind({ systemId: 'user', password: 'fourteen_chars', systemType: '', version: '3.4', range }),
        },
        ...(national ?? []).map((part, i) => ({
          command: COMMAND.submit_sm,
          body: encodeShortMessage({ ...fields, ...part, validity: validities[i] ?? '' }),
        })),
      ]),
      ...['_ws.malformed', 'smpp.address_range', 'smpp.service_type', 'smpp.source_addr_ton', 'smpp.source_addr_npi'],
      ...['smpp.validity_period_r', 'smpp.validity_period', 'smpp.esm.submit.features'],
    )
    expect(rows.map(([malformed]) => malformed)).toEqual(['', '', ''])
    expect(rows[0]?.[1]).toBe('^351')
    expect(rows.slice(1).map((row) => row.slice(2))).toEqual([
      ['VMA', '0x02', '0x08', expect.stringMatching(/^300\.0+$/), '', '0x01'],
      ['VMA', '0x02', '0x08', '', expect.stringMatching(/2027.* 12:03:00\.0+ UTC$/), '0x01'],
    ])
  })
})
