// A fake SMSC (SMPP 3.4 and 5.0): accepts messages, sends receipts and inbound SMS, and injects faults. Delivers nothing.
import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { createLink } from '../../server/channels/smpp/link.ts'
import { readText } from '../../server/channels/smpp/parts.ts'
import {
  COMMAND,
  decodeBind,
  decodeShortMessage,
  encodeBindAnswer,
  encodeId,
  encodePdu,
  type Pdu,
  type ShortMessage,
  type SmeAddress,
} from '../../server/channels/smpp/pdu.ts'
import type { PeerResponse } from '../../server/channels/smpp/peer-requests.ts'
import { STATUS } from '../../server/channels/smpp/status.ts'
import { decodeSms } from '../../server/lib/gsm0338.ts'
import { createAnswers } from './answers.ts'
import { type Courier, createCourier, type Session } from './courier.ts'
import { type FaultKind, type Faults, faultsOfNumbers, STOPS } from './faults.ts'
import { receiptOf, textOf } from './messages.ts'
import { type Quirks, refusalOf, textForm } from './quirks.ts'

/** A message part that a client submitted. */
export interface SubmittedPart {
  id: string
  systemId: string
  from: string
  to: string
  /** The text of this part. */
  text: string
  part: { index: number; total: number; reference: number } | null
  /** validity_period; empty for none. */
  validity: string
  serviceType: string
  /** Faults injected for it. */
  faults: FaultKind[]
}

export interface SmscOptions {
  host?: string
  /** 0 chooses a free port. */
  port: number
  faults?: Faults
  quirks?: Quirks
  /** The only client that may bind. Without it, every client may. */
  client?: { systemId: string; password: string }
  /** Milliseconds from the response to the receipt. Default: 50. */
  receiptAfter?: number
  /** Format of ids in responses and receipts. Default: decimal in both. */
  ids?: { answer: 'hex' | 'dec'; receipt: 'hex' | 'dec' }
  /** Random number from 0 up to 1. */
  random?: () => number
  tls?: { key: string; cert: string }
  /** Receives a line of text for each event. */
  note?: (line: string) => void
  onPart?: (part: SubmittedPart) => void
  /** Number of parts to keep. Default: 10,000. */
  keep?: number
}

const NO_QUIRKS: Quirks = new Set()
const TIMES = { answerIn: 10_000, enquireEvery: 30_000 }
const INTERNATIONAL = { ton: 1, npi: 1 }

const bindings: Readonly<Record<number, { hears: boolean }>> = {
  [COMMAND.bind_transceiver]: { hears: true },
  [COMMAND.bind_transmitter]: { hears: false },
  [COMMAND.bind_receiver]: { hears: true },
}

/** A request with sequence number 0. */
const unitWith = (command: number, body = Buffer.alloc(0)): Buffer =>
  encodePdu({ command, status: 0, sequence: 0, body })
/** Two addresses (4.12.1). */
const ALERT = Buffer.from('\x01\x0135191\0\x01\x0135192\0', 'latin1')

const refusals = [
  { kind: 'throttle', status: STATUS.ESME_RTHROTTLED },
  { kind: 'full', status: STATUS.ESME_RMSGQFUL },
  { kind: 'refuse', status: STATUS.ESME_RINVDSTADR },
] as const

/** Faults for a message: by number and at random. */
function faultsOf(to: string, faults: Faults, random: () => number): FaultKind[] {
  const asked = faultsOfNumbers[to.slice(-4)]
  const met = (Object.keys(faults) as FaultKind[]).filter((kind) => random() * 100 < (faults[kind] ?? 0))
  return asked && !met.includes(asked) ? [asked, ...met] : met
}

/** Handles submitted messages. */
function createCounter(options: SmscOptions, courier: Courier) {
  const { faults = {}, receiptAfter = 50, random = Math.random, note = () => undefined, keep = 10_000 } = options
  const { quirks = NO_QUIRKS, ids = { answer: 'dec', receipt: 'dec' } } = options
  const { alphabet } = textForm(quirks)
  const answers = createAnswers(quirks)
  const submitted: SubmittedPart[] = []
  let last = Math.floor(random() * 1_000_000) + 1_000_000

  const written = (id: number, form: 'hex' | 'dec') => (form === 'hex' ? id.toString(16).toUpperCase() : String(id))

  function report({ systemId }: Session, message: ShortMessage, id: number, met: FaultKind[]): void {
    const state = met.includes('undelivered') ? 'UNDELIV' : 'DELIVRD'
    const sendReport = (of: number) => {
      const { command, body } = receiptOf(message, written(of, ids.receipt), state, quirks)
      courier.deliver(systemId, body, command)
    }
    const all = () => {
      sendReport(id)
      if (met.includes('duplicate')) sendReport(id)
      if (met.includes('orphan')) sendReport(id + 500_000_000)
    }
    if (met.includes('early')) all()
    else courier.later(receiptAfter, all)
  }

  function takeMessage(session: Session, message: ShortMessage, id: number, met: FaultKind[]): void {
    const { coding, octets, part } = readText(message, alphabet)
    const [from, to] = [message.source.addr, message.destination.addr]
    const text = decodeSms(octets, coding)
    const { validity = '', serviceType = '' } = message
    const kept = {
      id: String(id),
      systemId: session.systemId,
      from,
      to,
      text,
      part,
      validity,
      serviceType,
      faults: met,
    }
    submitted.push(kept)
    if (submitted.length > keep) submitted.shift()
    options.onPart?.(kept)
    const place = part ? `, part ${part.index} of ${part.total}` : ''
    note(`${from} to ${to}${place}: ${text}${met.length > 0 ? ` (${met.join(', ')})` : ''}`)
    const isLast = part === null || part.index === part.total
    const isReported = quirks.has('one_id') ? isLast : !quirks.has('no_id')
    if ((message.registeredDelivery & 3) !== 0 && isReported && !met.includes('silent'))
      report(session, message, id, met)
    if (to.endsWith(STOPS) && isLast) courier.later(receiptAfter, () => answerStop(message))
  }

  function answerStop({ source, destination }: ShortMessage): void {
    for (const body of textOf([destination, source], 'STOP', 0)) courier.deliver(null, body)
  }

  return {
    submitted,

    /** Response to a submit_sm. Null sends none. */
    submit(session: Session, body: Buffer): PeerResponse | null {
      const message = decodeShortMessage(body)
      const to = message.destination.addr
      const met = faultsOf(to, faults, random)
      const refused = refusals.find(({ kind }) => met.includes(kind))
      const status = refusalOf(message, quirks) ?? refused?.status
      if (status !== undefined) {
        note(`${to}: ${refused?.kind ?? 'rejected by a quirk'}`)
        return answers.refusal(status)
      }
      const id = quirks.has('one_id') ? answers.idOfText(session, message, () => ++last) : ++last
      takeMessage(session, message, id, met)
      if (met.includes('drop')) session.socket.destroy()
      const isLost = met.includes('drop') || met.includes('lost')
      return isLost ? null : { status: STATUS.ESME_ROK, body: answers.accepted(session, written(id, ids.answer), met) }
    },
  }
}

export interface Smsc {
  port: number
  /** The kept parts, oldest first. */
  submitted: SubmittedPart[]
  /** Number of bound clients. */
  bound(): number
  /** Sends a PDU with this body. Default command: `deliver_sm`. */
  deliver(body: Buffer, command?: number): void
  /** Sends an inbound SMS. Numbers given as strings contain only digits. */
  text(from: string | SmeAddress, to: string | SmeAddress, text: string): void
  close(): Promise<void>
}

/** Starts a fake SMSC. Resolves when it is listening. */
export async function startSmsc(options: SmscOptions): Promise<Smsc> {
  const { faults = {}, quirks = NO_QUIRKS, note = () => undefined, random = Math.random } = options
  const courier = createCourier()
  const counter = createCounter(options, courier)

  function bind(session: Session, body: Buffer, hears: boolean): PeerResponse {
    const { systemId, password, version, range } = decodeBind(body)
    const { client } = options
    if (client && client.systemId !== systemId) return { status: STATUS.ESME_RINVSYSID, body: encodeId('') }
    if (client && client.password !== password) return { status: STATUS.ESME_RINVPASWD, body: encodeId('') }
    if (quirks.has('needs_range') && range.addr === '') return { status: STATUS.ESME_RBINDFAIL, body: encodeId('') }
    if (quirks.has('early_enquiry')) session.socket.write(unitWith(COMMAND.enquire_link))
    courier.bound(Object.assign(session, { systemId, hears, version }))
    note(`${systemId} is bound with SMPP ${version}`)
    const answer = quirks.has('bare_bind') ? Buffer.alloc(0) : encodeBindAnswer('simulator', version)
    return { status: STATUS.ESME_ROK, body: answer }
  }

  function onRequest(session: Session, { command, body }: Pdu): PeerResponse | null {
    const binding = bindings[command]
    if (binding) return bind(session, body, binding.hears)
    if (command !== COMMAND.submit_sm) return { status: STATUS.ESME_RINVCMDID }
    if (!courier.sessions.has(session)) return { status: STATUS.ESME_RINVBNDSTS, body: encodeId('') }
    if (quirks.has('alert')) session.socket.write(unitWith(COMMAND.alert_notification, ALERT))
    return counter.submit(session, body)
  }

  function accept(socket: Socket): void {
    if (faults.split) cutInTwo(socket)
    const onEnd = (reason: string) => {
      if (courier.sessions.delete(session)) note(`${session.systemId} disconnected: ${reason}`)
    }
    const link = createLink(socket, { ...TIMES, onRequest: (pdu) => onRequest(session, pdu), onEnd })
    link.watch()
    const session: Session = { socket, link, systemId: '', hears: false, version: '3.4' }
  }

  const server = options.tls ? createTlsServer(options.tls, accept) : createServer(accept)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    submitted: counter.submitted,
    bound: () => courier.sessions.size,

    deliver: (body, command) => courier.deliver(null, body, command),

    text(from, to, text): void {
      const toSme = (addr: string | SmeAddress) => (typeof addr === 'string' ? { ...INTERNATIONAL, addr } : addr)
      const [source, destination] = [toSme(from), toSme(to)]
      const parts = textOf([source, destination], text, Math.floor(random() * 256), textForm(quirks))
      for (const body of parts) courier.deliver(null, body)
    },

    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.close(resolve))
      courier.end()
      for (const socket of sockets) socket.destroy()
      await ended
    },
  }
}

/** Splits each write to the socket into two pieces. */
function cutInTwo(socket: Socket): void {
  const write = socket.write.bind(socket)
  let queue = Promise.resolve()
  const inTwo = (octets: Buffer) => {
    const middle = Math.floor(octets.length / 2)
    queue = queue.then(
      () =>
        new Promise((resolve) => {
          write(octets.subarray(0, middle))
          setImmediate(() => {
            write(octets.subarray(middle))
            resolve()
          })
        }),
    )
    return true
  }
  socket.write = inTwo as Socket['write']
}
