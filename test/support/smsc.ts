// A simulated centre of SMS for a test, and a carrier that is bound to it.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import {
  COMMAND,
  createPduReader,
  decodeShortMessage,
  encodeId,
  encodePdu,
  type Pdu,
  RESPONSE,
  type ShortMessage,
  type Tlvs,
} from '../../src/server/channels/smpp/pdu.ts'
import { createSmppCarrier, type SmppCentre, type SmppDeps } from '../../src/server/channels/smpp/smpp-carrier.ts'
import type { OutgoingSms } from '../../src/server/domain/sending/carrier.ts'
import { PRIORITY, RESERVED } from '../../src/server/domain/sending/priority.ts'
import { type SmscOptions, type SubmittedPart, startSmsc } from '../../src/simulators/smsc/smsc.ts'
import { createArrivals } from './arrivals.ts'

export type TestSmsc = Awaited<ReturnType<typeof startTestSmsc>>

/** A centre on a free port, with all that it takes. */
export async function startTestSmsc(options: Partial<SmscOptions> = {}) {
  const parts = createArrivals<SubmittedPart>('a part of an SMS')
  const smsc = await startSmsc({ port: 0, receiptAfter: 5, ...options, onPart: parts.add })
  return {
    ...smsc,
    parts,
    url: `smpp://user:secret@127.0.0.1:${smsc.port}`,
    [Symbol.asyncDispose]: smsc.close,
  }
}

type Receipt = Parameters<SmppDeps['onReceipt']>[0]
type Unread = Parameters<SmppDeps['onUnread']>[0]
type Text = Parameters<SmppDeps['onText']>[0]

/** It comes back soon, and waits as long as a busy machine may need. */
const times = { retryFirst: 20, retryLongest: 100, throttlePause: 10, bindPatience: 60_000, closeIn: 60_000 }

/** A carrier of the centre at the port, with what it hears. */
export function openCarrier(port: number, change: Partial<SmppCentre> = {}, parts: Partial<SmppDeps> = {}) {
  const receipts = createArrivals<Receipt>('a receipt')
  const texts = createArrivals<Text>('a text')
  const unread = createArrivals<Unread>('a unit that cannot be read')
  const errors: unknown[] = []
  let throttled = 0
  const centre: SmppCentre = {
    host: '127.0.0.1',
    port,
    tls: false,
    ca: null,
    systemId: 'user',
    password: 'secret',
    systemType: '',
    version: '3.4',
    bind: 'transceiver',
    window: 10,
    rate: null,
    long: 'udh',
    ids: 'same',
    ...change,
  }
  const carrier = createSmppCarrier(centre, {
    onReceipt: async (receipt) => receipts.add(receipt),
    onText: async (text) => texts.add(text),
    onUnread: async (one) => unread.add(one),
    isReserved: ({ priority }) => (priority ?? PRIORITY.campaign) <= RESERVED,
    onChange: () => undefined,
    onThrottled: () => void throttled++,
    onError: (error) => errors.push(error),
    ...parts,
    times: { ...times, ...parts.times },
  })
  return {
    ...carrier,
    receipts,
    texts,
    unread,
    errors,
    throttled: () => throttled,
    [Symbol.asyncDispose]: carrier.close,
  }
}

const isBind = ({ command }: Pdu) =>
  command === COMMAND.bind_transceiver || command === COMMAND.bind_transmitter || command === COMMAND.bind_receiver

/** A submit_sm at a centre that answers when the test says so. */
export interface HeldSubmit {
  to: string
  message: ShortMessage
  answer(status?: number, tlvs?: Tlvs): void
  /** Ends the connection instead of an answer. */
  drop(): void
}

/** A centre that leaves each submit_sm to the test; and with `bind`, what it says to whoever binds. */
export async function startHeldCentre({ bind }: { bind?(pdu: Pdu, socket: Socket): void } = {}) {
  const submits = createArrivals<HeldSubmit>('a submit_sm')
  const answers = createArrivals<Pdu>('an answer of the client')
  const sockets = new Set<Socket>()
  const binds: Pdu[] = []
  let last = 0
  const server = createServer((socket) => {
    const say = (pdu: Pdu) => void socket.write(encodePdu(pdu))
    const read = createPduReader((pdu) => {
      if (pdu.command >= RESPONSE) return answers.add(pdu)
      const id = String(++last)
      const answer = (status = 0, tlvs: Tlvs = new Map()) =>
        say({ command: pdu.command + RESPONSE, status, sequence: pdu.sequence, body: encodeId(id, tlvs) })
      if (isBind(pdu)) {
        binds.push(pdu)
        return bind ? bind(pdu, socket) : answer()
      }
      if (pdu.command !== COMMAND.submit_sm) return answer()
      const message = decodeShortMessage(pdu.body)
      submits.add({ to: message.destination.addr, message, answer, drop: () => void socket.destroy() })
    })
    sockets.add(socket)
    socket
      .on('data', read)
      .on('error', () => undefined)
      .on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    submits,
    answers,
    /** The units by which clients bound. */
    bindings: binds,
    /** How many connections there are. */
    connected: () => sockets.size,
    binds: () => binds.length,
    /** Answers this submit and those that come later. */
    async answerFrom(first: number, count: number): Promise<void> {
      for (let n = first; n < first + count; n++) (await submits.wait((all) => all[n])).answer()
    },
    send(command: number, body: Buffer, sequence = 1): void {
      for (const socket of sockets) socket.write(encodePdu({ command, status: 0, sequence, body }))
    },
    [Symbol.asyncDispose]: async () => {
      const ended = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await ended
    },
  }
}

/** Hands connections on to the port that it is set to; without one, it ends them. */
export async function startTestRelay() {
  const sockets = new Set<Socket>()
  let target: number | null = null
  let refused = 0
  const server = createServer((near) => {
    if (target === null) {
      refused++
      return void near.destroy()
    }
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    to: (port: number | null): void => void (target = port),
    refused: () => refused,
    [Symbol.asyncDispose]: async () => {
      const ended = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await ended
    },
  }
}

let last = 0

/** An SMS to a number. */
export const smsTo = (to: string, change: Partial<OutgoingSms> = {}): OutgoingSms => ({
  channel: 'sms',
  messageId: ++last,
  accountId: 1,
  epoch: 0,
  campaignHash: null,
  from: '351-920000001',
  to,
  text: 'Hello',
  encoding: 'gsm0338',
  date: 0,
  ...change,
})
