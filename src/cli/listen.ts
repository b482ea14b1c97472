// `messaging listen`: posts what the platform tells webhooks to a program on this machine.
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, ConnectionError, NotFoundError } from '../clients/errors.ts'
import type { SandboxClient, SandboxSchemas } from '../clients/sandbox.ts'
import { type Connection, connect, explained } from './connection.ts'
import { type Call, UsageError } from './frame/command.ts'
import { makeWebhook, type OwnWebhook } from './listen/own-webhooks.ts'

type Delivery = SandboxSchemas['HookDeliveryDetail']

interface ListenCall extends Pick<Call, 'env' | 'say' | 'warn'> {
  options: {
    forwardTo: string | undefined
    events: string[]
    make: string[]
    url: string | undefined
    key: string | undefined
    json: boolean
  }
}

/** Milliseconds between two attempts to reach the platform again, the first and the longest. */
const PAUSE = { first: 500, longest: 10_000 }
/** Milliseconds that the program has to answer, as long as the platform gives it. */
const TIMEOUT = 10_000

/** What became of a delivery at the program. */
interface Passed {
  delivery: number
  name: string
  event: string | null
  /** Null when no answer came, or when nothing was posted. */
  status: number | null
  error: string | null
  ms: number
}

/** Whether a delivery is one of the events that somebody asked for. */
const isWanted = ({ name, event }: Delivery, events: readonly string[]): boolean =>
  events.length === 0 || events.includes(name) || (event ?? '').split(',').some((one) => events.includes(one))

/** Posts a delivery as the platform posted it. */
async function post(address: string, { body, attempt_log: log, media_type: type }: Delivery) {
  const headers = log.at(-1)?.headers ?? { 'content-type': type }
  const request = { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) } as const
  try {
    const answer = await fetch(address, request)
    await answer.arrayBuffer()
    return { status: answer.status, error: null }
  } catch (error) {
    const { message, cause } = error as Error
    return { status: null, error: cause instanceof Error ? cause.message || message : message }
  }
}

async function pass(address: string | undefined, delivery: Delivery): Promise<Passed> {
  const start = performance.now()
  const outcome = address === undefined ? { status: null, error: null } : await post(address, delivery)
  const { delivery_id, name, event = null } = delivery
  return { delivery: delivery_id, name, event, ...outcome, ms: Math.round(performance.now() - start) }
}

const inWords = ({ delivery, name, event, status, error, ms }: Passed): string => {
  const outcome = status === null && error === null ? 'not posted' : `${status ?? error} in ${ms} ms`
  return `${delivery}  ${[name, event].filter(Boolean).join(' ')}  ${outcome}`
}

/** Who wants to hear what of the stream. */
interface Hearing {
  signal: AbortSignal
  /** It is known where the stream begins: nothing is missed from now on. */
  onOpen(): void
  onBreak(error: Error): void
}

/** A delivery; null when its webhook was deleted meanwhile, and the delivery with it. */
async function deliveryOf(
  { getHookDelivery }: SandboxClient,
  id: number,
  signal: AbortSignal,
): Promise<Delivery | null> {
  try {
    return await getHookDelivery({ path: { delivery_id: id } }, { signal })
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

/** Where the stream is now, so that a connection that breaks before its first event loses nothing either. */
async function presentPlace({ streamEvents }: SandboxClient, signal: AbortSignal): Promise<string | undefined> {
  const stream = await streamEvents({ query: { kind: 'hook', seconds: 0 } }, { signal })
  for await (const _before of stream);
  return stream.lastEventId
}

/**
 * The deliveries of the account from now on, each once, and again when somebody replays it. Goes on after a break where it
 * stopped, until the signal.
 */
async function* deliveries({ sandbox }: Connection, { signal, onOpen, onBreak }: Hearing) {
  const seen = new Set<number>()
  let after: string | undefined
  try {
    after = await presentPlace(sandbox, signal)
  } catch (error) {
    if (signal.aborted) return
    throw error
  }
  onOpen()
  for (let pause = PAUSE.first; !signal.aborted; pause = Math.min(2 * pause, PAUSE.longest)) {
    let stream: Awaited<ReturnType<typeof sandbox.streamEvents>> | undefined
    try {
      stream = await sandbox.streamEvents({ query: { kind: 'hook', ...(after && { after }) } }, { signal })
      for await (const { type, object_id } of stream) {
        pause = PAUSE.first
        const delivery =
          type === 'created' || object_id === undefined ? null : await deliveryOf(sandbox, Number(object_id), signal)
        // A platform that nobody answers tries again; only the first attempt after a replay is news.
        if (delivery === null || (seen.has(delivery.delivery_id) && delivery.attempts !== 1)) continue
        seen.add(delivery.delivery_id)
        yield delivery
      }
    } catch (error) {
      if (signal.aborted) return
      const isPassing = error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)
      if (!isPassing) throw error
      onBreak(error)
    }
    // An event whose delivery could not be read comes again.
    after = stream?.lastEventId ?? after
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

function addressOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new UsageError('--forward-to must be an address, for instance http://localhost:3000/hooks.')
  return text
}

/** Says what it does, and the secrets where only a person reads them. */
function introduce({ options, warn }: ListenCall, { base }: Connection, own: readonly OwnWebhook[]): void {
  for (const { name, secret } of own)
    warn(process.stderr.isTTY ? `Made ${name}; its secret: ${secret}` : `Made ${name}.`)
  const where = options.forwardTo === undefined ? 'Printing' : `Posting to ${options.forwardTo}`
  warn(`${where} what ${base} tells webhooks. Press Ctrl-C to end.`)
}

/** Fires at Ctrl-C. */
function ending(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

async function forward(call: ListenCall, connection: Connection, hearing: Omit<Hearing, 'onBreak'>): Promise<void> {
  const { forwardTo, events, json } = call.options
  const onBreak = (error: Error) => call.warn(`The connection broke, and begins again: ${error.message}`)
  for await (const delivery of deliveries(connection, { ...hearing, onBreak })) {
    if (!isWanted(delivery, events)) continue
    const passed = await pass(forwardTo, delivery)
    call.say(json ? JSON.stringify(passed) : inWords(passed))
  }
}

/** Posts each delivery until Ctrl-C, and then deletes the webhooks that it made. */
export async function listen(call: ListenCall): Promise<void> {
  const { forwardTo, events, make } = call.options
  addressOf(forwardTo)
  const connection = connect(call)
  const signal = ending()
  const own: OwnWebhook[] = []
  try {
    for (const what of make) own.push(await makeWebhook(connection, what, events))
    await forward(call, connection, { signal, onOpen: () => introduce(call, connection, own) })
  } catch (error) {
    throw explained(error, connection.base)
  } finally {
    for (const { name, remove } of own)
      await remove().catch((error: Error) => call.warn(`Could not delete ${name}: ${error.message}`))
    await connection.close()
  }
}
