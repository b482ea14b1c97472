// Sends by every real wire for a time, single messages and campaigns, while each of them fails as it likes, and adds up at the
// end: every message that was ordered has one outcome, what the ledger calls accepted has arrived, nobody got an SMS or a call
// twice, and every webhook came.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Engine, type EngineName, openEngine } from '../crash/engines.ts'
import type { Sink } from '../crash/sinks.ts'
import { LIVE_KEY, randomOf } from '../crash/storm.ts'
import { eventually } from '../support/eventually.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import {
  addresses,
  campaigns,
  ledger,
  type Orders,
  openAccount,
  type SmsBy,
  singles,
  startWires,
  type Wire,
} from './wires.ts'

export interface SoakOptions {
  engine: EngineName
  smsBy: SmsBy
  rounds: number
  /** Messages of each wire of single ones in a round, and milliseconds from one round to the next. */
  each: number
  /** Recipients of each campaign: one is ordered on each wire that has no single messages every 60 rounds. */
  recipients: number
  pause: number
  seed: string
  /** Milliseconds to wait for the last outcomes. */
  patience: number
  say(line: string): void
}

/** What became of the messages of a wire. */
export interface WireAccount {
  ordered: number
  /** Rows of the ledger by state. */
  states: Record<string, number>
  arrived: number
  /** Recipients without one row, without an outcome, or whom the ledger calls accepted and nobody saw. */
  lost: string[]
  /** Recipients whose message was answered more than once. */
  twice: string[]
}

export interface Memory {
  /** Of the process that takes requests: heap, caches of the database, and what the allocators keep for later. */
  resident: number
  /** Of all processes: what is in use on their heaps once the garbage is gone. */
  heap: number
}

export interface SoakResult {
  wires: Record<Wire, WireAccount>
  /** Deliveries to the webhook by state, and how many of those that the ledger calls delivered did not come. */
  hooks: { states: Record<string, number>; missing: number; refused: number }
  /** Bytes of the platform after a tenth of the rounds and at the end. */
  memory: { early: Memory; late: Memory }
  seconds: number
}

const MINUTE = 60_000

/**
 * Bytes by which the heaps may grow between a tenth of a run and its end: caches fill that have a bound. Ten minutes send
 * 9,000 messages, so what is kept of each would show from 2 kB on.
 */
export const MOST_GROWN = 20 * 1_048_576

/** Bytes by which the heaps have grown. Resident memory says less: an allocator keeps what was in use once. */
export const grown = ({ early, late }: SoakResult['memory']): number => late.heap - early.heap

/** A receiver of webhooks of which one in ten posts meets an error, and one in twenty no answer. */
async function startHookReceiver(seed: string) {
  const random = randomOf(`${seed} hooks`)
  const taken = new Set<string>()
  let refused = 0
  const receiver: Receiver = await startReceiver(({ headers }) => {
    const chance = random()
    if (chance < 0.15) {
      refused++
      return chance < 0.05 ? null : 500
    }
    taken.add(String(headers['webhook-id']))
    return 204
  })
  return { url: receiver.url, taken, refused: () => refused, close: receiver.close }
}

async function memoryOf({ front, members }: Engine): Promise<Memory> {
  const text = await (await fetch(`${front.url()}/metrics`)).text()
  const resident = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN)
  const heaps = await Promise.all(members.map((member) => member.heap()))
  return { resident, heap: heaps.reduce((sum, bytes) => sum + bytes) }
}

const countOf = async (engine: Engine, query: string): Promise<number> =>
  Number((await engine.read<{ n: number | string }>(query))[0]?.n ?? 0)

/** Makes everything due until it has an outcome: nobody moves the clock of a live account. */
async function finish(engine: Engine, { patience, say }: SoakOptions): Promise<void> {
  await eventually(async () => {
    const open = await countOf(engine, 'SELECT count(*) AS n FROM message WHERE settled IS NULL')
    const hooks = await countOf(engine, `SELECT count(*) AS n FROM hook_delivery WHERE state = 'pending'`)
    if (open + hooks === 0) return true
    say(`${open} messages and ${hooks} webhooks are under way`)
    await engine.change('UPDATE message SET next_at = 0 WHERE next_at IS NOT NULL')
    await engine.change(`UPDATE hook_delivery SET next_at = 0 WHERE state = 'pending'`)
    await wait(1_000)
    return false
  }, patience)
}

interface Row {
  address: string
  state: string
  settled: number | string | null
}

async function accountOf(engine: Engine, wire: Wire, ordered: readonly string[], sink: Sink): Promise<WireAccount> {
  const { where, addressOf: key } = ledger[wire]
  const rows = await engine.read<Row>(`SELECT address, state, settled FROM message WHERE ${where}`)
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  const arrivals = await sink.arrivals()
  const seen = Map.groupBy(arrivals, ({ recipient }) => recipient)
  const isLost = (address: string): boolean => {
    const [row, ...more] = byAddress.get(key(address)) ?? []
    if (!row || more.length > 0 || row.settled === null) return true
    return row.state === 'accepted' && !seen.get(address)?.some(({ how }) => how === 'answered')
  }
  const states = Map.groupBy(rows, ({ state }) => state)
  return {
    ordered: ordered.length,
    states: Object.fromEntries([...states].map(([state, all]) => [state, all.length])),
    arrived: arrivals.length,
    lost: ordered.filter(isLost),
    twice: [...seen].filter(([, all]) => all.filter(({ how }) => how === 'answered').length > 1).map(([to]) => to),
  }
}

const CAMPAIGN_EVERY = 60

/** Orders the messages of all rounds; resolves with whom they went to. */
async function orderAll(engine: Engine, orders: Orders, options: SoakOptions) {
  const { rounds, each, recipients, pause, say } = options
  const ordered: Record<Wire, string[]> = { email: [], sms: [], google: [], apple: [], calls: [], browsers: [] }
  let early: Memory = { resident: Number.NaN, heap: Number.NaN }

  /** What one round orders. */
  async function order(round: number): Promise<void> {
    const numbers = Array.from({ length: each }, (_, i) => round * each + i)
    await Promise.all(
      singles.flatMap((wire) =>
        numbers.map(async (n) => {
          const to = addresses[wire](n)
          await orders.single[wire](to)
          ordered[wire].push(to)
        }),
      ),
    )
    if (round % CAMPAIGN_EVERY > 0) return
    const first = (round / CAMPAIGN_EVERY) * recipients
    const some = Array.from({ length: recipients }, (_, i) => first + i)
    for (const wire of campaigns) ordered[wire].push(...(await orders.campaign[wire](some)))
  }

  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await order(round)
    if (round === Math.floor(rounds / 10)) early = await memoryOf(engine)
    if (round % 60 === 59) say(`${round + 1} of ${rounds} rounds`)
    await wait(Math.max(0, pause - (performance.now() - begun)))
  }
  return { ordered, early }
}

/** Runs the soak once. At the end, everything that it started is gone. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const { seed } = options
  const start = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'messaging-soak-'))
  const hooks = await startHookReceiver(seed)
  const wires = await startWires(folder, seed, options.smsBy)
  const engine = await openEngine(options.engine, folder, {
    ...wires.env,
    CRASH_LIVE_KEY: LIVE_KEY,
    CRASH_LEASE: String(MINUTE),
    MESSAGING_LOG: process.env['CRASH_LOG'] ?? 'silent',
    MESSAGING_HTTP_PORT: '0',
  })
  try {
    for (const member of engine.members) await member.start()
    wires.reach(engine.front.url)
    const { ordered, early } = await orderAll(engine, await openAccount(engine, wires, hooks.url), options)
    await finish(engine, options)
    const accounts: [Wire, WireAccount][] = []
    for (const wire of [...singles, ...campaigns])
      accounts.push([wire, await accountOf(engine, wire, ordered[wire], wires.sinks[wire])])
    const rows = await engine.read<{ state: string; n: number | string }>(
      'SELECT state, count(*) AS n FROM hook_delivery GROUP BY state',
    )
    const states = Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]))
    return {
      // There is one for each.
      wires: Object.fromEntries(accounts) as Record<Wire, WireAccount>,
      hooks: { states, missing: (states['delivered'] ?? 0) - hooks.taken.size, refused: hooks.refused() },
      memory: { early, late: await memoryOf(engine) },
      seconds: Math.round((performance.now() - start) / 1000),
    }
  } finally {
    await engine.close()
    await wires.close()
    await hooks.close()
    await rm(folder, { recursive: true, force: true })
  }
}
