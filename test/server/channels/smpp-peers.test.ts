// SMPP with a peer of somebody else, the package smpp: as a centre of ours, and as a client of the simulated one.
import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import { describe, expect, it } from 'vitest'
import { encodeSms } from '../../../src/server/lib/gsm0338.ts'
import { createArrivals } from '../../support/arrivals.ts'
import { openCarrier, smsTo, startTestSmsc } from '../../support/smsc.ts'

type Fields = Record<string, unknown>
interface PeerPdu extends Fields {
  command: string
  command_status: number
  response(fields?: Fields): PeerPdu
}
interface PeerSession {
  on(event: string, act: (pdu: PeerPdu) => void): void
  send(pdu: PeerPdu, onAnswer?: (answer: PeerPdu) => void): void
  close(): void
}
/** What of the package is used here; it has no types. */
interface Peer {
  createServer(onSession: (session: PeerSession) => void): Server
  connect(options: { host: string; port: number }, onConnect: () => void): PeerSession
  PDU: new (command: string, fields: Fields) => PeerPdu
}
const peer = createRequire(import.meta.url)('smpp') as Peer

/** A text as the package hands it over: `message`, with the header apart. */
const textOf = ({ short_message }: PeerPdu) => (short_message as { message: string }).message

describe('a centre of others', () => {
  it('understands our texts, and we its receipts and texts', async () => {
    const submits = createArrivals<PeerPdu>('a submit_sm')
    const ended = createArrivals<string>('an unbind')
    const sessions: PeerSession[] = []
    const centre = peer.createServer((session) => {
      sessions.push(session)
      session.on('error', () => undefined)
      session.on('bind_transceiver', (pdu) => {
        const { system_id, password, interface_version } = pdu
        const isRight = system_id === 'user' && password === 'secret' && interface_version === 0x34
        session.send(pdu.response({ command_status: isRight ? 0 : 0x0d }))
      })
      session.on('enquire_link', (pdu) => session.send(pdu.response()))
      session.on('unbind', (pdu) => {
        session.send(pdu.response())
        ended.add('unbind')
      })
      session.on('submit_sm', (pdu) => {
        submits.add(pdu)
        const message_id = submits.all.length.toString(16).padStart(8, '0')
        session.send(pdu.response({ message_id }))
        const text = `id:${submits.all.length} sub:001 dlvrd:001 submit date:2611231200 done date:2611231200 stat:DELIVRD err:000 text:`
        const back = { source_addr: pdu['destination_addr'], destination_addr: pdu['source_addr'] }
        session.send(new peer.PDU('deliver_sm', { ...back, esm_class: 4, short_message: Buffer.from(text) }))
      })
    })
    await new Promise<void>((resolve) => centre.listen(0, '127.0.0.1', resolve))
    try {
      const carrier = openCarrier((centre.address() as AddressInfo).port, { ids: 'hex-dec' })
      const long = 'a€'.repeat(120)
      const outcomes = await carrier.send([
        smsTo('351-910000001', { text: 'ação 汉', encoding: 'unicode', from: 'Shop' }),
        smsTo('351-910000002', { text: long }),
      ])
      expect(outcomes.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
      const first = submits.all.find(({ destination_addr }) => destination_addr === '351910000001')
      expect(first).toMatchObject({ source_addr_ton: 5, source_addr_npi: 0, dest_addr_ton: 1, data_coding: 8 })
      expect(textOf(first as PeerPdu)).toBe('ação 汉')
      const parts = submits.all.filter(({ destination_addr }) => destination_addr === '351910000002')
      expect(parts.map(({ esm_class, data_coding }) => [esm_class, data_coding])).toEqual(parts.map(() => [0x40, 0]))
      expect(parts.length).toBe(3)
      const ids = outcomes.flatMap((outcome) => (outcome.state === 'accepted' ? (outcome.parts?.ids ?? []) : []))
      const receipts = await carrier.receipts.wait((all) => (all.length === 4 ? all : undefined))
      expect(receipts.map(({ id }) => id).sort()).toEqual([...ids].sort())
      sessions[0]?.send(
        new peer.PDU('deliver_sm', {
          source_addr: '351910000001',
          source_addr_ton: 1,
          destination_addr: '351920000001',
          dest_addr_ton: 1,
          data_coding: 0,
          short_message: encodeSms('STOP €', 'gsm0338'),
        }),
      )
      const text = await carrier.texts.wait(([one]) => one)
      const address = (digits: string) => ({ text: digits, type: 'international' })
      const [from, to] = [address('351910000001'), address('351920000001')]
      expect(text).toMatchObject({ from, to, coding: 'gsm0338', part: null })
      expect(text.octets).toEqual(encodeSms('STOP €', 'gsm0338'))
      await carrier.close()
      await ended.wait(([one]) => one)
    } finally {
      for (const session of sessions) session.close()
      centre.close()
    }
  })
})

describe('a client of others', () => {
  it('binds to the simulated centre, is refused with a wrong password, and gets receipts and texts', async () => {
    await using smsc = await startTestSmsc({ client: { systemId: 'user', password: 'secret' } })
    const connect = () =>
      new Promise<PeerSession>((resolve) => {
        const session: PeerSession = peer.connect({ host: '127.0.0.1', port: smsc.port }, () => resolve(session))
        session.on('error', () => undefined)
      })
    const ask = (session: PeerSession, command: string, fields: Fields) =>
      new Promise<PeerPdu>((resolve) => session.send(new peer.PDU(command, fields), resolve))

    const wrong = await connect()
    const refused = await ask(wrong, 'bind_transceiver', { system_id: 'user', password: 'other' })
    expect(refused.command_status).toBe(0x0e)
    wrong.close()

    const session = await connect()
    const delivered = createArrivals<PeerPdu>('a deliver_sm')
    session.on('deliver_sm', (pdu) => {
      session.send(pdu.response())
      delivered.add(pdu)
    })
    const early = await ask(session, 'submit_sm', { destination_addr: '351910000001', short_message: 'early' })
    expect(early.command_status).toBe(0x04)
    await ask(session, 'bind_transceiver', { system_id: 'user', password: 'secret' })
    const answer = await ask(session, 'submit_sm', {
      source_addr: '351920000001',
      destination_addr: '351910000001',
      registered_delivery: 1,
      data_coding: 8,
      short_message: Buffer.from('Olá', 'utf16le').swap16(),
    })
    expect(smsc.submitted).toMatchObject([{ from: '351920000001', to: '351910000001', text: 'Olá' }])
    const receipt = await delivered.wait((all) => all.find(({ esm_class }) => esm_class === 4))
    expect(receipt['receipted_message_id']).toBe(answer['message_id'])
    expect(receipt['message_state']).toBe(2)
    smsc.text('351910000001', '351920000001', 'ção')
    const text = await delivered.wait((all) => all.find(({ esm_class }) => esm_class === 0))
    expect(textOf(text)).toBe('ção')
    session.close()
  })
})
