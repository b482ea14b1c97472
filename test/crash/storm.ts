// Sends a campaign to many recipients while processes are killed, and has the oracle judge the result.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createMarketingClient, createSandboxClient } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { type ChannelName, channels } from './channels.ts'
import { type Blow, type Engine, type EngineName, openEngine } from './engines.ts'
import { createOracle, type Findings, type Oracle } from './oracle.ts'
import type { Sink } from './sinks.ts'

export interface StormOptions {
  engine: EngineName
  channel: ChannelName
  recipients: number
  /** How many of them are recipients whose message the sink leaves without an answer. */
  hangs: number
  /** Number of blows, spread over the time in which the campaign is sent. */
  blows: number
  seed: string
  /** Milliseconds after which another process takes over the work of a killed one. */
  lease: number
  /** Milliseconds to wait for another outcome after the blows. */
  patience: number
  say(line: string): void
}

export interface StormResult extends Findings {
  /** The number of blows by target. */
  blows: Record<string, number>
  /** How often the campaign was paused, struck, and resumed. */
  pauses: number
  /** How often a worker lost sight of the messages in its hand, which are in doubt then: it was killed, or its other side. */
  workersKilled: number
  /** Pieces of work that were set aside, because two blows met them in progress. The storm released them. */
  setAside: number
  seconds: number
}

/** The key of the account that the storm is about; real wires are those of a live one. */
export const KEY = 'sandbox_of_the_storm'
export const LIVE_KEY = 'live_of_the_storm'
const IMPORT = 20_000
/** So many looks without a new arrival. */
const STANDSTILL = 20
const MINUTE = 60_000
/** Milliseconds between two looks for work that is set aside. */
const RELEASE_PAUSE = 500

/** Random numbers from 0 to 1, determined by the seed. */
export function randomOf(seed: string): () => number {
  let n = 0
  return () => createHash('sha256').update(`${seed} ${n++}`).digest().readUInt32BE(0) / 2 ** 32
}

/** Clients that find the front wherever it comes back. */
export function clientsOf(engine: Engine, apiKey: string = KEY) {
  // The front may come back on another port.
  const fetchFront = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${engine.front.url() ?? 'http://127.0.0.1:1'}${pathname}${search}`, request))
  }
  const settings = { apiKey, fetch: fetchFront, retries: 0 }
  const base = 'http://127.0.0.1'
  return {
    marketing: createMarketingClient({ ...settings, baseUrl: `${base}/marketing/v3` }),
    sandbox: createSandboxClient({ ...settings, baseUrl: `${base}/sandbox/v1` }),
  }
}

/** Clients of one account. */
export type Clients = ReturnType<typeof clientsOf>

/** Imports the addresses, creates a campaign to all of them, and orders it. */
async function startCampaign(
  { marketing }: Clients,
  name: ChannelName,
  addresses: readonly string[],
  engine: Engine,
): Promise<void> {
  const { column, send } = channels[name]
  const { list_id } = await marketing.createList({ body: { internal_name: 'All' } })
  for (let from = 0; from < addresses.length; from += IMPORT) {
    const part = addresses.slice(from, from + IMPORT)
    const contacts = part.map((address, n) => ({ base: { email: `a${from + n}@example.com`, [column]: address } }))
    await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  }
  await eventually(async () => (await marketing.listOperations()).total_items === 0, 5 * MINUTE)
  await send({ marketing, list_id, addresses, engine })
}

/** The answer to a request, or null while nobody answers. */
export const ask = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null)

const statusOf = async ({ marketing }: Clients) => (await ask(() => marketing.listCampaigns()))?.items[0]?.status

/**
 * Releases what is set aside while `work` goes on, as an operator would: two blows may meet the same work in progress, and
 * the platform cannot know who killed it. Resolves with the result and with how many pieces there were.
 */
export async function releaseMeanwhile<T>(engine: Engine, work: () => Promise<T>): Promise<[T, number]> {
  let isOver = false
  const release = async () => {
    let released = 0
    while (!isOver) {
      released += await engine.front.release()
      await wait(RELEASE_PAUSE)
    }
    return released
  }
  const all = [work().finally(() => (isOver = true)), release()] as const
  return Promise.all(all)
}

/** Pauses the campaign; returns what resumes it. Null when it has ended. */
async function pause({ marketing }: Clients): Promise<(() => Promise<unknown>) | null> {
  const id = (await ask(() => marketing.listOperations()))?.items[0]?.operation_id
  if (id === undefined) return null
  const body = { operations: [id] }
  const { success } = (await ask(() => marketing.pauseOperations({ body }))) ?? { success: [] }
  return success.length === 0
    ? null
    : () => eventually(async () => (await marketing.resumeOperations({ body })).success.length > 0, MINUTE)
}

/** The processes of the platform, its database, and who takes its messages. */
function blowsOf({ blows, senders }: Engine, { strike }: Sink): Blow[] {
  return strike ? [{ name: 'the other side', workers: senders, strike }, ...blows] : blows
}

/** Strikes while messages arrive, one blow for each equal share of them. */
async function strike(options: StormOptions, engine: Engine, sink: Sink, oracle: Oracle, clients: Clients) {
  const { blows, recipients, seed, say } = options
  const random = randomOf(seed)
  const targets = blowsOf(engine, sink)
  const tally: Record<string, number> = {}
  let workersKilled = 0
  let pauses = 0
  for (let n = 0; n < blows; n++) {
    const target = (recipients * 0.9 * (n + random())) / blows
    let [last, since] = [-1, 0]
    for (;;) {
      const taken = await sink.taken()
      if (taken >= target || (await statusOf(clients)) === 'sent') break
      await wait(20 + random() * 30)
      since = taken === last ? since + 1 : 0
      last = taken
      // While the other side is down, so many are put off that too few may be left.
      if (since > STANDSTILL && !(await hasOpenChunks(engine))) await hurry(options.channel, engine, clients)
    }
    await oracle.look()
    // Every target is hit once before any is hit again.
    const blow = targets[n % targets.length] as Blow
    const resume = n % 3 === 2 ? await pause(clients) : null
    await blow.strike()
    if (resume) {
      pauses++
      await resume()
    }
    tally[blow.name] = (tally[blow.name] ?? 0) + 1
    workersKilled += blow.workers
    say(`${await sink.taken()} messages taken; ${n + 1} of ${blows} blows: ${blow.name}`)
  }
  return { tally, workersKilled, pauses }
}

async function hasOpenChunks(engine: Engine): Promise<boolean> {
  const [open] = await engine.read<{ n: number | string }>(`SELECT count(*) AS n FROM chunk_lease WHERE state = 'open'`)
  return Number(open?.n) > 0
}

async function countSettled(engine: Engine): Promise<number> {
  const [found] = await engine.read<{ n: number | string }>(
    'SELECT count(*) AS n FROM message WHERE settled IS NOT NULL',
  )
  return Number(found?.n)
}

/** Makes deferred attempts due. Nobody moves the clock of a live account. */
async function hurry(channel: ChannelName, engine: Engine, { sandbox }: Clients): Promise<void> {
  if (channels[channel].kind === 'live') await engine.change('UPDATE message SET next_at = 0 WHERE next_at IS NOT NULL')
  else await ask(() => sandbox.advanceClock({ body: { seconds: 600 } }))
}

/** Moves the clock so that deferred attempts become due, until every recipient has an outcome. */
async function finish(
  { channel, patience, say }: StormOptions,
  engine: Engine,
  clients: Clients,
  oracle: Oracle,
): Promise<void> {
  let settled = -1
  let end = 0
  while ((await statusOf(clients)) !== 'sent') {
    const known = await countSettled(engine)
    if (known > settled) end = performance.now() + patience
    settled = known
    if (performance.now() > end) throw new Error('The campaign is not sent: recipients have no outcome.')
    if (await hasOpenChunks(engine)) {
      await wait(200)
      continue
    }
    await oracle.look()
    say(
      `${(await engine.read('SELECT id FROM message WHERE next_at IS NOT NULL')).length} wait for another attempt; the clock moves`,
    )
    await hurry(channel, engine, clients)
    // Leases use another clock, which nobody moves.
    await wait(250)
  }
}

/** Runs the storm once. At the end, everything that it started is gone. */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const { recipients, hangs, seed, say } = options
  const start = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'messaging-crash-'))
  const { addressOf, column, kind, openSink } = channels[options.channel]
  const opened = await openSink(folder, seed)
  const env = {
    ...opened.env,
    MESSAGING_SANDBOX_KEY: KEY,
    ...(kind === 'live' && { CRASH_LIVE_KEY: LIVE_KEY }),
    MESSAGING_LOG: process.env['CRASH_LOG'] ?? 'silent',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_PUBLIC_URL: 'https://crash.example.com',
    CRASH_LEASE: String(options.lease),
  }
  const engine = await openEngine(options.engine, folder, env)
  const sink = opened.sinkOf(engine)
  try {
    // The first of them creates the account.
    for (const member of engine.members) await member.start()
    const clients = clientsOf(engine, kind === 'live' ? LIVE_KEY : KEY)
    const oracle = createOracle(engine, sink, column)
    const addresses = Array.from({ length: recipients }, (_, n) => addressOf(n, hangs))
    await startCampaign(clients, options.channel, addresses, engine)
    say(`a campaign to ${recipients} is on its way after ${((performance.now() - start) / 1000).toFixed(1)} s`)
    const [{ tally, ...rest }, setAside] = await releaseMeanwhile(engine, async () => {
      const struck = await strike(options, engine, sink, oracle, clients)
      await finish(options, engine, clients, oracle)
      return struck
    })
    const findings = await oracle.judge(addresses)
    return { ...findings, blows: tally, ...rest, setAside, seconds: Math.round((performance.now() - start) / 1000) }
  } finally {
    await engine.close()
    await sink.close()
    await rm(folder, { recursive: true, force: true })
  }
}
