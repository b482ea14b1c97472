// A gateway that implements the Carrier API and carries nowhere: it takes SMS and calls, reports on them, sends texts of
// people, and fails on purpose.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { CarriedCall, CarriedMessage } from '../../../generated/carrier-v1/schemas.ts'
import { type Validator, validators } from '../../../generated/carrier-v1/validators.js'
import { signatureFault } from '../../server/lib/webhook-signature.ts'
import { type Calls, createCalls, type TakenCall } from './calls.ts'
import { type BreakKind, type FaultKind, type Faults, faultsOfNumbers } from './faults.ts'
import { createMessages, type Messages, type TakenMessage } from './messages.ts'
import { type Courier, createCourier } from './news.ts'

export interface GatewayOptions {
  host?: string
  /** 0 takes a free one. */
  port: number
  /** With which both sides sign. */
  secret: string
  faults?: Faults
  /** Rules that it breaks. */
  breaks?: readonly BreakKind[]
  /** Milliseconds from the answer to the receipt, and between the events of a call (50). */
  receiptAfter?: number
  /** How many messages and calls it remembers, each (10,000): by their ids it tells what comes twice. */
  keep?: number
  /** Chance: from 0 up to 1. */
  random?: () => number
  /** Hears of what happens, in words. */
  note?: (line: string) => void
  onMessage?: (taken: TakenMessage) => void
  onCall?: (taken: TakenCall) => void
}

const BASE = '/carrier/v1'
const MOST_BYTES = 65_536

interface Answer {
  status: number
  body?: object
  headers?: Record<string, string>
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Payload Too Large',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

const problem = (status: number, detail: string, more: object = {}): Answer => ({
  status,
  body: { title: titles[status] ?? 'Error', status, detail, ...more },
})

const refusal = (place: string, text: string): Answer => problem(422, `${place} ${text}`, { errors: { [place]: text } })

/** Where a body does not fit, in the words of the contract. */
function misfit(validator: Validator, body: unknown): Answer | null {
  if (validator(body)) return null
  const [first] = validator.errors ?? []
  const steps = (first?.instancePath ?? '').split('/').slice(1)
  const missing = (first?.params as { missingProperty?: string } | undefined)?.missingProperty
  return refusal(['body', ...steps, ...(missing ? [missing] : [])].join('.'), first?.message ?? 'does not fit')
}

/** The body as it came; null when there is too much of it. */
async function read(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= MOST_BYTES) parts.push(part)
  }
  return size > MOST_BYTES ? null : Buffer.concat(parts)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

interface DeskParts {
  messages: Messages
  calls: Calls
  breaks: ReadonlySet<BreakKind>
}

/** What the gateway answers, once it is known who asks. Null: nothing, since the connection is cut. */
function createDesk(options: GatewayOptions, { messages, calls, breaks }: DeskParts) {
  const { faults = {}, random = Math.random } = options

  /** The faults that a request meets. */
  function faultsOf(to: string): FaultKind[] {
    const asked = faultsOfNumbers[to.slice(-4)]
    const met = (Object.keys(faults) as FaultKind[]).filter((kind) => random() * 100 < (faults[kind] ?? 0))
    return asked && !met.includes(asked) ? [asked, ...met] : met
  }

  function refusedFor(met: readonly FaultKind[]): Answer | null {
    if (met.includes('refuse')) return refusal('body.to', 'is not in use')
    if (met.includes('throttle')) return { ...problem(429, 'Try again in a second.'), headers: { 'retry-after': '1' } }
    return met.includes('broken') ? problem(500, 'Something went wrong.') : null
  }

  const taken = (carrierId: string): Answer => ({
    status: breaks.has('wrong_status') ? 200 : 202,
    body: breaks.has('no_id') ? {} : { carrier_id: carrierId },
  })

  /** A body that was read; a gateway that breaks the rules takes some that do not fit. */
  function bodyFault(
    operation: 'submitMessage' | 'startCall',
    body: unknown,
    allowed: readonly string[],
  ): Answer | null {
    const stranger = Object.keys(Object(body)).find((name) => !allowed.includes(name))
    if (breaks.has('closed_bodies') && stranger !== undefined) return refusal(`body.${stranger}`, 'is not known')
    if (breaks.has('takes_nonsense')) return null
    return misfit(validators[operation]?.body as Validator, body)
  }

  return {
    async message(given: unknown): Promise<Answer | null> {
      const allowed = ['id', 'from', 'to', 'text', 'encoding', 'parts', 'callback']
      const fault = bodyFault('submitMessage', given, allowed)
      if (fault) return fault
      const message = { callback: 'http://127.0.0.1:1', to: '', ...(given as object) } as CarriedMessage
      const known = messages.known(message.id)
      if (known) return taken(known.carrierId)
      const met = faultsOf(message.to)
      const refused = refusedFor(met)
      if (refused) return refused
      const { carrierId } = await messages.take(message, met)
      return met.includes('lost') ? null : taken(carrierId)
    },

    async call(given: unknown): Promise<Answer | null> {
      const allowed = ['id', 'from', 'to', 'media', 'repeat', 'menu', 'machine', 'ring_seconds', 'callback']
      const fault = bodyFault('startCall', given, allowed)
      if (fault) return fault
      const call = { callback: 'http://127.0.0.1:1', to: '', ...(given as object) } as CarriedCall
      const known = calls.known(call.id)
      if (known) return taken(known.carrierId)
      const met = faultsOf(call.to)
      const refused = refusedFor(met)
      if (refused) return refused
      const { carrierId } = await calls.take(call, met)
      return met.includes('lost') ? null : taken(carrierId)
    },

    end: (id: string): Answer =>
      calls.end(id) && !breaks.has('never_hangs_up') ? { status: 204 } : problem(404, 'There is no such call.'),
  }
}

/** Says what is wrong with the signature of a request; null when it fits. */
function createCheck(secret: string, breaks: ReadonlySet<BreakKind>) {
  return ({ headers }: IncomingMessage, body: Buffer): string | null => {
    if (breaks.has('any_signature')) return null
    const seconds = Number(headers['webhook-timestamp'])
    const now = breaks.has('any_time') && seconds > 0 ? seconds * 1000 : Date.now()
    const [first] = String(headers['webhook-signature'] ?? '').split(' ')
    const read = breaks.has('one_signature') ? { ...headers, 'webhook-signature': first } : headers
    return signatureFault(read, body, secret, now)
  }
}

/** The messages and calls of a gateway. */
function createBooks(
  { receiptAfter = 50, keep = 10_000, note = () => undefined, onMessage, onCall }: GatewayOptions,
  parts: { courier: Courier; nextId(): string; breaks: ReadonlySet<BreakKind> },
) {
  const met = (faults: readonly FaultKind[]) => (faults.length > 0 ? ` (${faults.join(', ')})` : '')
  const messages = createMessages({
    ...parts,
    receiptAfter,
    keep,
    onMessage(taken) {
      const { message, faults } = taken
      note(`${message.from} to ${message.to}: ${message.text}${met(faults)}`)
      onMessage?.(taken)
    },
  })
  const calls = createCalls({
    ...parts,
    eventAfter: receiptAfter,
    keep,
    onCall(taken) {
      const { call, faults } = taken
      note(`call from ${call.from} to ${call.to}${met(faults)}`)
      onCall?.(taken)
    },
  })
  return { messages, calls }
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>

/** Starts a gateway. */
export async function startGateway(options: GatewayOptions) {
  const { secret, note = () => undefined } = options
  const breaks = new Set(options.breaks ?? [])
  const courier = createCourier(secret, breaks)
  let last = 1_000_000
  const nextId = () => `gw-${++last}`
  const { messages, calls } = createBooks(options, { courier, nextId, breaks })
  const faultOfSignature = createCheck(secret, breaks)
  const desk = createDesk(options, { messages, calls, breaks })

  async function answer(request: IncomingMessage): Promise<Answer | null> {
    const body = await read(request)
    if (body === null) return problem(413, 'The body is larger than 64 kB.')
    const fault = faultOfSignature(request, body)
    if (fault !== null) return problem(401, fault)
    const [path = ''] = (request.url ?? '').split('?')
    const ended = new RegExp(`^${BASE}/calls/([^/]+)$`).exec(path)?.[1]
    if (request.method === 'DELETE' && ended !== undefined) return desk.end(decodeURIComponent(ended))
    const isMessage = path === `${BASE}/messages`
    if (request.method !== 'POST' || !(isMessage || path === `${BASE}/calls`))
      return problem(404, 'There is no such path.')
    const given = parse(body)
    if (given === undefined && !breaks.has('takes_nonsense')) return problem(400, 'The body is no JSON.')
    return isMessage ? desk.message(given) : desk.call(given)
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = await answer(request).catch((error: Error) => problem(500, error.message))
    if (said === null) return void request.socket.destroy()
    const isBare = breaks.has('bare_errors') && said.status >= 400
    if (said.status >= 400) note(`${request.method} ${request.url}: ${said.status}`)
    response.writeHead(said.status, { ...said.headers, ...(said.body && { 'content-type': 'application/json' }) })
    response.end(said.body === undefined ? undefined : JSON.stringify(isBare ? { error: said.status } : said.body))
  }

  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host ?? '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    port,
    /** As a setting of the platform. */
    url: `http://${options.host ?? '127.0.0.1'}:${port}${BASE}`,
    /** What was taken and is remembered, oldest first. */
    messages: messages.all,
    calls: calls.byId,
    /** A text of a person; false while no message has told where it goes. */
    text: messages.text,

    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.close(resolve))
      courier.end()
      server.closeAllConnections()
      await ended
    },
  }
}
