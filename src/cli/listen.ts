// `messaging listen`: forwards webhooks and callbacks to a local program.
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, ConnectionError, NotFoundError } from '../clients/errors.ts'
import type { SandboxClient, SandboxSchemas } from '../clients/sandbox.ts'
import { type Call, UsageError } from '../terminal/command.ts'
import { formatJson } from '../terminal/printer.ts'
import { type Connection, connectClients, explainFailure } from './connection.ts'
import { assertEvents } from './listen/known-events.ts'
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

/** Milliseconds between attempts to reconnect: first and maximum. */
const PAUSE = { first: 500, longest: 10_000 }
/** Milliseconds for the response of the program, as on the platform. */
const TIMEOUT_MS = 10_000

const GAP =
  'Some deliveries were not forwarded because the platform no longer has their events. Find them in the console under Webhooks and resend them.'

/** Result of a forwarded delivery. */
interface Passed {
  delivery: number
  name: string
  event: string | null
  /** HTTP status. Null without a response, or if nothing was posted. */
  status: number | null
  error: string | null
  ms: number
}

/** Whether a delivery matches the requested events. */
const isWanted = ({ name, event }: Delivery, events: readonly string[]): boolean =>
  events.length === 0 || events.includes(name) || (event ?? '').split(',').some((one) => events.includes(one))

/** Posts a delivery with the body and headers that the platform sent. */
async function post(address: string, { body, attempt_log: log, media_type: type }: Delivery) {
  const headers = log.at(-1)?.headers ?? { 'content-type': type }
  const request = {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  } as const
  try {
    const answer = await fetch(address, request)
    await answer.arrayBuffer()
    return { status: answer.status, error: null }
  } catch (error) {
    const { message, cause } = error as Error
    return { status: null, error: cause instanceof Error ? cause.message || message : message }
  }
}

async function forwardDelivery(address: string | undefined, delivery: Delivery): Promise<Passed> {
  const start = performance.now()
  const outcome = address === undefined ? { status: null, error: null } : await post(address, delivery)
  const { delivery_id, name, event = null } = delivery
  return { delivery: delivery_id, name, event, ...outcome, ms: Math.round(performance.now() - start) }
}

const inWords = ({ delivery, name, event, status, error, ms }: Passed): string => {
  const outcome = status === null && error === null ? 'not posted' : `${status ?? error} in ${ms} ms`
  return `${delivery}  ${[name, event].filter(Boolean).join(' ')}  ${outcome}`
}

/** Handlers for the stream of deliveries. */
interface Hearing {
  signal: AbortSignal
  /** The start of the stream is known: no delivery is missed from now on. */
  onOpen(): void
  onBreak(error: Error): void
  /** The platform no longer has the events of an interruption. */
  onGap(): void
}

/** Fetches a delivery. Resolves with null if it was deleted with its webhook. */
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

/** Current position of the stream, so that no event is lost if the connection breaks before the first one. */
async function presentPlace({ streamEvents }: SandboxClient, signal: AbortSignal): Promise<string | undefined> {
  const stream = await streamEvents({ query: { kind: 'hook', seconds: 0 } }, { signal })
  for await (const _before of stream);
  return stream.lastEventId
}

/**
 * Yields new deliveries of the account, each once and again after a replay. Resumes after an interruption, until the
 * signal.
 */
async function* deliveries({ sandbox }: Connection, { signal, onOpen, onBreak, onGap }: Hearing) {
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
      for await (const { kind, type, object_id } of stream) {
        pause = PAUSE.first
        if (kind === 'gap') onGap()
        const delivery =
          type === 'created' || object_id === undefined ? null : await deliveryOf(sandbox, Number(object_id), signal)
        // Skips automatic retries. After a replay, attempts start again at 1.
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
    // If a delivery could not be fetched, its event is sent again.
    after = stream?.lastEventId ?? after
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

function addressOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new UsageError(`--forward-to: "${text}" is not a valid URL. Example: http://localhost:3000/hooks`)
  return text
}

/** Prints the start message. Secrets are printed on a terminal only. */
function introduce({ options, warn }: ListenCall, { base }: Connection, own: readonly OwnWebhook[]): void {
  for (const { name, secret } of own)
    warn(process.stderr.isTTY ? `Created ${name}. Secret: ${secret}` : `Created ${name}.`)
  const where = options.forwardTo === undefined ? 'Printing' : 'Forwarding'
  const to = options.forwardTo === undefined ? '' : ` to ${options.forwardTo}`
  warn(`${where} webhooks of ${base}${to}. Press Ctrl-C to stop.`)
}

/** Aborts on SIGINT or SIGTERM. */
function ending(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

async function forward(
  call: ListenCall,
  connection: Connection,
  hearing: Omit<Hearing, 'onBreak' | 'onGap'>,
): Promise<void> {
  const { forwardTo, events, json } = call.options
  const onBreak = (error: Error) => call.warn(`Connection lost, reconnecting: ${error.message}`)
  const onGap = () => call.warn(GAP)
  for await (const delivery of deliveries(connection, { ...hearing, onBreak, onGap })) {
    if (!isWanted(delivery, events)) continue
    const passed = await forwardDelivery(forwardTo, delivery)
    call.say(json ? formatJson(passed) : inWords(passed))
  }
}

/** Forwards deliveries until Ctrl-C, then deletes the webhooks that it created. */
export async function forwardDeliveries(call: ListenCall): Promise<void> {
  const { forwardTo, events, make } = call.options
  addressOf(forwardTo)
  await assertEvents(events)
  const connection = connectClients(call)
  const signal = ending()
  const own: OwnWebhook[] = []
  try {
    for (const what of make) own.push(await makeWebhook(connection, what, events))
    await forward(call, connection, { signal, onOpen: () => introduce(call, connection, own) })
  } catch (error) {
    throw explainFailure(error, connection.base)
  } finally {
    for (const { name, remove } of own)
      await remove().catch((error: Error) => call.warn(`Could not delete ${name}: ${error.message}`))
    await connection.close()
  }
}
