// Sends the extreme requests of one operation to a watched server, and says what each cost.
import type { World } from '../fuzz/world.ts'
import type { Sample } from '../sample-requests.ts'
import type { WatchedServer } from '../watched-server.ts'
import type { LongPlace } from './long-values.ts'
import { type Extreme, type ExtremeOperation, extremeOperation, renewed } from './requests.ts'

export interface Cost {
  /** What was long. */
  what: string
  status: number
  /** Milliseconds of CPU of the longest stretch. */
  longest: number
  /** Bytes of the fullest heap. */
  peakHeap: number
}

export interface RunSettings {
  server: WatchedServer
  world: World
  /** Bytes of a long value that the contract does not bound more tightly. */
  bytes: number
  /** Whether each text is tried by itself, with several contents. */
  thorough: boolean
}

const isAccepted = (status: number) => status >= 200 && status < 300

/** Requests for one body, each without what was refused in the one before. */
const MOST_TRIES = 6

/** By operation, the parameter that says how long its answer may take. */
const patience: Readonly<Record<string, string>> = { waitForCapturedMessage: 'timeout', streamEvents: 'seconds' }

/** Counts the bodies that were sent: each has names of its own. */
let sent = 0

async function send(
  { server, world }: RunSettings,
  { sample }: ExtremeOperation,
  { method, url, body: given }: Extreme,
) {
  const body = method === 'POST' ? renewed(given, 1_000 + sent++) : given
  const name = patience[sample.id]
  const address = new URL(`${server.baseUrl}${url}`)
  if (name !== undefined) address.searchParams.set(name, '0')
  try {
    const answer = await fetch(address, {
      ...{ method, redirect: 'manual' },
      headers: { apikey: world.key, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    // The platform refuses a body that is too large and closes the connection while the client still writes.
    const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {}
    if (!['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) throw error
    return { status: 413, text: '' }
  }
}

/** One value for each place, the last of them within those before: the whole body long. */
function allTogether(operation: ExtremeOperation, base: Extreme, places: readonly string[], bytes: number): Extreme {
  let whole = base
  for (const name of places) {
    const place = operation.placesOf(whole).find((one) => one.place === name)
    const body = place?.lengthened(Math.floor(bytes / places.length), 1)
    if (body !== undefined && operation.fits(body)) whole = { ...base, body }
  }
  return whole
}

/** The places that a refusal names, as `LongPlace` writes them. */
function refusedPlaces(text: string): string[] {
  try {
    const { errors = {} } = JSON.parse(text) as { errors?: object }
    return Object.keys(errors).map((place) => place.replaceAll(/\.\d+(?=\.|$)/g, '.*'))
  } catch {
    return []
  }
}

const concerns = (place: string, refused: string) =>
  place === refused || place.startsWith(`${refused}.`) || refused.startsWith(`${place}.`)

interface Try {
  what: string
  request: Extreme
  /** The same request without what the platform refused in it. */
  without?: (refused: readonly string[]) => Extreme | undefined
}

/** The long requests of an operation that fit its contract. */
function* triesOf(operation: ExtremeOperation, bases: readonly Extreme[], settings: RunSettings): Generator<Try> {
  const { bytes, thorough } = settings
  const seen = new Map<string, { place: LongPlace; base: Extreme }>()
  for (const base of bases)
    for (const place of operation.placesOf(base)) if (!seen.has(place.place)) seen.set(place.place, { place, base })
  const texts: string[] = []
  let number = 0
  for (const { place, base } of seen.values()) {
    const variants = place.kind === 'array' ? [0, 1] : place.kind === 'map' ? [0] : thorough ? [0, 2, 3, 5] : [number++]
    if (place.kind === 'string') texts.push(place.place)
    // Texts alone would be most of the requests: briefly, they are tried together only.
    if (place.kind === 'string' && !thorough && place.bound <= 1_000) continue
    for (const variant of variants) {
      const body = place.lengthened(bytes, variant)
      if (operation.fits(body)) yield { what: `${place.place} ${place.kind} ${variant}`, request: { ...base, body } }
    }
  }
  const [base] = bases
  if (!base || seen.size < 2) return
  for (const [what, places] of [
    ['all texts', texts],
    ['all', [...seen.keys()]],
  ] as const) {
    const make = (some: readonly string[]): Extreme => allTogether(operation, base, some, bytes)
    const without = (refused: readonly string[]) => {
      const left = places.filter((place) => !refused.some((one) => concerns(place, one)))
      return left.length === 0 ? undefined : make(left)
    }
    yield { what, request: make(places), without }
  }
}

export interface OperationResult {
  costs: Cost[]
  /** Whether a long request was accepted; null where there is nothing to make long. */
  accepted: boolean | null
  /** The answer to the example. */
  example: string
}

/** Sends a request; without what the platform refuses in it, until it is accepted. */
async function sendUntilAccepted(settings: RunSettings, operation: ExtremeOperation, { what, request, without }: Try) {
  const costs: Cost[] = []
  const refused: string[] = []
  for (let next: Extreme | undefined = request, n = 0; next && n < MOST_TRIES; n++) {
    const { status, text } = await send(settings, operation, next)
    costs.push({ what, status, ...(await settings.server.measure()) })
    if (![400, 422].includes(status) || !without) break
    refused.push(...refusedPlaces(text))
    next = without(refused)
  }
  return costs
}

async function runOnce(operation: ExtremeOperation, settings: RunSettings): Promise<OperationResult> {
  const { server, world } = settings
  const accepted: Extreme[] = []
  let example = ''
  // What is loaded and compiled with the first request is so now.
  for (const base of operation.bases) {
    const { status, text } = await send(settings, operation, base)
    if (isAccepted(status)) accepted.push(base)
    else example ||= `${status} ${text.slice(0, 300)}`
  }
  await server.measure()
  const costs: Cost[] = []
  const bases = [...accepted, ...operation.bases.filter((base) => !accepted.includes(base))]
  for (const one of triesOf(operation, bases, settings))
    costs.push(...(await sendUntilAccepted(settings, operation, one)))
  const some = costs.some(({ status }) => isAccepted(status))
  if (some) {
    // The clock moves once the work that the requests left in the background is done.
    await server.doors.sandbox(world.key).advanceClock({ body: { seconds: 1 } })
    costs.push({ what: 'in the background', status: 200, ...(await server.measure()) })
  }
  return { costs, accepted: costs.length === 0 ? null : some, example: accepted.length > 0 ? '' : example }
}

const longestOf = ({ costs }: OperationResult) => Math.max(0, ...costs.map(({ longest }) => longest))

/**
 * Sends every long request of an operation. If a stretch takes more than `most` milliseconds, all of it is measured
 * again and the better run counts: work takes its time each time, while a collection of the heap or the compiler
 * comes by chance.
 */
export async function runOperation(sample: Sample, settings: RunSettings, most: number): Promise<OperationResult> {
  const operation = extremeOperation(sample, settings.world)
  const first = await runOnce(operation, settings)
  if (longestOf(first) <= most) return first
  const second = await runOnce(operation, settings)
  return longestOf(second) < longestOf(first) ? second : first
}
