// A centre of SMS that carries nowhere: it takes what clients submit by SMPP 3.4 or 5.0, reports on it, sends texts of people,
// and fails on purpose.
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
  type Pdu,
  type ShortMessage,
  type SmeAddress,
  TAG,
} from '../../server/channels/smpp/pdu.ts'
import type { Answer } from '../../server/channels/smpp/peer-requests.ts'
import { STATUS } from '../../server/channels/smpp/status.ts'
import { decodeSms } from '../../server/lib/gsm0338.ts'
import { type Courier, createCourier, type Session } from './courier.ts'
import { type FaultKind, type Faults, faultsOfNumbers, STOPS } from './faults.ts'
import { receiptOf, textOf } from './messages.ts'

/** A part that a client submitted. */
export interface SubmittedPart {
  id: string
  systemId: string
  from: string
  to: string
  /** The text of this part. */
  text: string
  part: { index: number; total: number; reference: number } | null
  /** What the centre did wrong with it. */
  faults: FaultKind[]
}

export interface SmscOptions {
  host?: string
  /** 0 takes a free one. */
  port: number
  faults?: Faults
  /** Only this client may bind; without it, whoever comes. */
  client?: { systemId: string; password: string }
  /** Milliseconds from the answer to the receipt (50). */
  receiptAfter?: number
  /** Digits of the ids in answers, and of those in receipts (decimal in both). */
  ids?: { answer: 'hex' | 'dec'; receipt: 'hex' | 'dec' }
  /** Chance: from 0 up to 1. */
  random?: () => number
  tls?: { key: string; cert: string }
  /** Hears of what happens, in words. */
  note?: (line: string) => void
  onPart?: (part: SubmittedPart) => void
  /** How many parts it remembers (10,000). */
  keep?: number
}

const TIMES = { answerIn: 10_000, enquireEvery: 30_000 }
const INTERNATIONAL = { ton: 1, npi: 1 }

const bindings: Readonly<Record<number, { hears: boolean }>> = {
  [COMMAND.bind_transceiver]: { hears: true },
  [COMMAND.bind_transmitter]: { hears: false },
  [COMMAND.bind_receiver]: { hears: true },
}

const refusals = [
  { kind: 'throttle', status: STATUS.ESME_RTHROTTLED },
  { kind: 'full', status: STATUS.ESME_RMSGQFUL },
  { kind: 'refuse', status: STATUS.ESME_RINVDSTADR },
] as const

/** What congestion_state says: everything, or nothing to do. */
const loadOf = (met: readonly FaultKind[]): Buffer => Buffer.from([met.includes('congested') ? 100 : 0])

/** The part of a centre that takes messages. */
function createCounter(options: SmscOptions, courier: Courier) {
  const { faults = {}, receiptAfter = 50, random = Math.random, note = () => undefined, keep = 10_000 } = options
  const ids = options.ids ?? { answer: 'dec', receipt: 'dec' }
  const submitted: SubmittedPart[] = []
  let last = Math.floor(random() * 1_000_000) + 1_000_000

  const written = (id: number, form: 'hex' | 'dec') => (form === 'hex' ? id.toString(16).toUpperCase() : String(id))

  /** The faults that a message meets. */
  function faultsOf(to: string): FaultKind[] {
    const asked = faultsOfNumbers[to.slice(-4)]
    const met = (Object.keys(faults) as FaultKind[]).filter((kind) => random() * 100 < (faults[kind] ?? 0))
    return asked && !met.includes(asked) ? [asked, ...met] : met
  }

  function report({ systemId }: Session, message: ShortMessage, id: number, met: FaultKind[]): void {
    const state = met.includes('undelivered') ? 'UNDELIV' : 'DELIVRD'
    const tell = (of: number) => courier.deliver(systemId, receiptOf(message, written(of, ids.receipt), state))
    const all = () => {
      tell(id)
      if (met.includes('duplicate')) tell(id)
      if (met.includes('orphan')) tell(id + 500_000_000)
    }
    if (met.includes('early')) all()
    else courier.later(receiptAfter, all)
  }

  function take(session: Session, message: ShortMessage, id: number, met: FaultKind[]): void {
    const { coding, octets, part } = readText(message)
    const [from, to] = [message.source.addr, message.destination.addr]
    const text = decodeSms(octets, coding)
    const kept = { id: String(id), systemId: session.systemId, from, to, text, part, faults: met }
    submitted.push(kept)
    if (submitted.length > keep) submitted.shift()
    options.onPart?.(kept)
    const place = part ? `, part ${part.index} of ${part.total}` : ''
    note(`${from} to ${to}${place}: ${text}${met.length > 0 ? ` (${met.join(', ')})` : ''}`)
    if ((message.registeredDelivery & 3) !== 0 && !met.includes('silent')) report(session, message, id, met)
    const isLast = part === null || part.index === part.total
    if (to.endsWith(STOPS) && isLast) courier.later(receiptAfter, () => answerStop(message))
  }

  function answerStop({ source, destination }: ShortMessage): void {
    for (const body of textOf(destination, source, 'STOP', 0)) courier.deliver(null, body)
  }

  return {
    submitted,

    /** Answers a submit_sm; null: not at all. */
    submit(session: Session, body: Buffer): Answer | null {
      const message = decodeShortMessage(body)
      const to = message.destination.addr
      const met = faultsOf(to)
      const refusal = refusals.find(({ kind }) => met.includes(kind))
      if (refusal) {
        note(`${to}: ${refusal.kind}`)
        return { status: refusal.status, body: encodeId('') }
      }
      const id = ++last
      take(session, message, id, met)
      if (met.includes('drop')) session.socket.destroy()
      const isLost = met.includes('drop') || met.includes('lost')
      const says = session.version === '5.0' ? new Map([[TAG.congestion_state, loadOf(met)]]) : new Map()
      return isLost ? null : { status: STATUS.ESME_ROK, body: encodeId(written(id, ids.answer), says) }
    },
  }
}

export type Smsc = Awaited<ReturnType<typeof startSmsc>>

/** Starts a centre. */
export async function startSmsc(options: SmscOptions) {
  const { faults = {}, note = () => undefined, random = Math.random } = options
  const courier = createCourier()
  const counter = createCounter(options, courier)

  function bind(session: Session, body: Buffer, hears: boolean): Answer {
    const { systemId, password, version } = decodeBind(body)
    const { client } = options
    if (client && client.systemId !== systemId) return { status: STATUS.ESME_RINVSYSID, body: encodeId('') }
    if (client && client.password !== password) return { status: STATUS.ESME_RINVPASWD, body: encodeId('') }
    courier.bound(Object.assign(session, { systemId, hears, version }))
    note(`${systemId} is bound, and speaks SMPP ${version}`)
    return { status: STATUS.ESME_ROK, body: encodeBindAnswer('simulator', version) }
  }

  function onRequest(session: Session, { command, body }: Pdu): Answer | null {
    const binding = bindings[command]
    if (binding) return bind(session, body, binding.hears)
    if (command !== COMMAND.submit_sm) return { status: STATUS.ESME_RINVCMDID }
    const isBound = courier.sessions.has(session)
    return isBound ? counter.submit(session, body) : { status: STATUS.ESME_RINVBNDSTS, body: encodeId('') }
  }

  function accept(socket: Socket): void {
    if (faults.split) cutInTwo(socket)
    const onEnd = (reason: string) => {
      if (courier.sessions.delete(session)) note(`${session.systemId} is gone: ${reason}`)
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
    /** The last of what was taken, oldest first. */
    submitted: counter.submitted,
    /** How many clients are bound. */
    bound: () => courier.sessions.size,

    /** A text of a person; numbers have digits only. */
    text(from: string, to: string, text: string): void {
      const [source, destination] = [from, to].map((addr) => ({ ...INTERNATIONAL, addr })) as [SmeAddress, SmeAddress]
      for (const body of textOf(source, destination, text, Math.floor(random() * 256))) courier.deliver(null, body)
    },

    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.close(resolve))
      courier.end()
      for (const socket of sockets) socket.destroy()
      await ended
    },
  }
}

/** Lets everything that is written arrive in two pieces. */
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
