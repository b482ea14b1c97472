// A fake gateway of the Carrier API: accepts SMS and calls, sends receipts, call events and inbound SMS, and injects faults.
// Delivers nothing.
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
  /** 0 chooses a free port. */
  port: number
  /** Shared secret for signatures. */
  secret: string
  faults?: Faults
  /** Rules to break. */
  breaks?: readonly BreakKind[]
  /** Milliseconds from the response to the receipt, and between call events. Default: 50. */
  receiptAfter?: number
  /** Number of messages and of calls to keep, to recognize repeated ids. Default: 10,000. */
  keep?: number
  /** Random number from 0 up to 1. */
  random?: () => number
  /** Receives a line of text for each event. */
  note?: (line: string) => void
  onMessage?: (taken: TakenMessage) => void
  onCall?: (taken: TakenCall) => void
}

const BASE = '/carrier/v1'
const MAX_BYTES = 65_536

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

/** A 422 for an invalid body, with the path of the first error. */
function misfit(validator: Validator, body: unknown): Answer | null {
  if (validator(body)) return null
  const [first] = validator.errors ?? []
  const steps = (first?.instancePath ?? '').split('/').slice(1)
  const missing = (first?.params as { missingProperty?: string } | undefined)?.missingProperty
  return refusal(['body', ...steps, ...(missing ? [missing] : [])].join('.'), first?.message ?? 'is invalid')
}

/** Reads the body. Resolves with null if it is too large. */
async function read(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= MAX_BYTES) parts.push(part)
  }
  return size > MAX_BYTES ? null : Buffer.concat(parts)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

interface DeskDeps {
  messages: Messages
  calls: Calls
  breaks: ReadonlySet<BreakKind>
}

/** Responses to authenticated requests. Null closes the connection without a response. */
function createDesk(options: GatewayOptions, { messages, calls, breaks }: DeskDeps) {
  const { faults = {}, random = Math.random } = options

  /** Faults for a request: by number and at random. */
  function faultsOf(to: string): FaultKind[] {
    const asked = faultsOfNumbers[to.slice(-4)]
    const met = (Object.keys(faults) as FaultKind[]).filter((kind) => random() * 100 < (faults[kind] ?? 0))
    return asked && !met.includes(asked) ? [asked, ...met] : met
  }

  function refusedFor(met: readonly FaultKind[]): Answer | null {
    if (met.includes('refuse')) return refusal('body.to', 'is not in use')
    if (met.includes('throttle'))
      return { ...problem(429, 'Try again in one second.'), headers: { 'retry-after': '1' } }
    return met.includes('broken') ? problem(500, 'Something went wrong.') : null
  }

  const taken = (carrierId: string): Answer => ({
    status: breaks.has('wrong_status') ? 200 : 202,
    body: breaks.has('no_id') ? {} : { carrier_id: carrierId },
  })

  /** Validates a body, unless the gateway breaks that rule. */
  function bodyFault(
    operation: 'submitMessage' | 'startCall',
    body: unknown,
    allowed: readonly string[],
  ): Answer | null {
    const stranger = Object.keys(Object(body)).find((name) => !allowed.includes(name))
    if (breaks.has('closed_bodies') && stranger !== undefined)
      return refusal(`body.${stranger}`, 'is not a known field')
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
      const { carrierId } = await messages.acceptMessage(message, met)
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
      const { carrierId } = await calls.acceptCall(call, met)
      return met.includes('lost') ? null : taken(carrierId)
    },

    end: (id: string): Answer =>
      calls.end(id) && !breaks.has('never_hangs_up') ? { status: 204 } : problem(404, 'The call was not found.'),
  }
}

/** Checks signatures. The check returns the error, or null for a valid signature. */
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

/** Creates the messages and calls of a gateway. */
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

export interface Gateway {
  port: number
  /** Base URL, for the settings of the platform. */
  url: string
  /** The kept messages, oldest first. */
  messages: readonly TakenMessage[]
  calls: ReadonlyMap<string, TakenCall>
  /** Sends an inbound SMS. Returns false if the callback URL is not known yet. */
  text(from: string, to: string, said: string): boolean
  close(): Promise<void>
}

/** Starts a fake gateway. Resolves when it is listening. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { secret, note = () => undefined } = options
  const breaks = new Set(options.breaks ?? [])
  const courier = createCourier(secret, breaks)
  let last = 1_000_000
  const nextId = () => `gw-${++last}`
  const { messages, calls } = createBooks(options, { courier, nextId, breaks })
  const faultOfSignature = createCheck(secret, breaks)
  const desk = createDesk(options, { messages, calls, breaks })

  async function handleRequest(request: IncomingMessage): Promise<Answer | null> {
    const body = await read(request)
    if (body === null) return problem(413, 'The body is larger than 64 kB.')
    const fault = faultOfSignature(request, body)
    if (fault !== null) return problem(401, fault)
    const [path = ''] = (request.url ?? '').split('?')
    const ended = new RegExp(`^${BASE}/calls/([^/]+)$`).exec(path)?.[1]
    if (request.method === 'DELETE' && ended !== undefined) return desk.end(decodeURIComponent(ended))
    const isMessage = path === `${BASE}/messages`
    if (request.method !== 'POST' || !(isMessage || path === `${BASE}/calls`))
      return problem(404, 'The path was not found.')
    const given = parse(body)
    if (given === undefined && !breaks.has('takes_nonsense')) return problem(400, 'The body is not valid JSON.')
    return isMessage ? desk.message(given) : desk.call(given)
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = await handleRequest(request).catch((error: Error) => problem(500, error.message))
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
    url: `http://${options.host ?? '127.0.0.1'}:${port}${BASE}`,
    messages: messages.all,
    calls: calls.byId,
    text: messages.text,

    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.close(resolve))
      courier.end()
      server.closeAllConnections()
      await ended
    },
  }
}
