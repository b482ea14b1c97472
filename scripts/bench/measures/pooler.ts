// The price of a PgBouncer in transaction mode between the store and PostgreSQL: statements are parsed each time, and
// transactions set their limits themselves. Then 30 stores with ten connections each share 40 of the server.

import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { getSetting, putSetting } from '../../../src/server/store/settings.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { printErrorLine } from '../../../src/terminal/printer.ts'
import { startPooler } from '../../../test/support/pgbouncer.ts'
import { needs } from '../../../test/support/programs.ts'
import { onPostgresOnly } from '../engines.ts'
import type { Row } from '../table.ts'
import { watchDatabase } from './horizontal-scaling.ts'

const CONNECTIONS = 10
const PROCESSES = 30
const SERVER = 40
const ROUNDS = 3

type Work = (store: Store, caller: number) => Promise<unknown>

const read: Work = (store, caller) => getSetting(store.db, `caller ${caller}`)
const write: Work = (store, caller) =>
  store.writeAlongside(async (tx) => {
    await getSetting(tx, `caller ${caller}`)
    await putSetting(tx, `caller ${caller}`, String(performance.now()))
  })

interface Figures {
  perSecond: number
  /** Milliseconds of CPU for each, of this process and of the server's connections. */
  cpu: number
  database: number
}

/** Lets callers repeat the work for some seconds, each on a store in turn. */
async function rateOf(
  url: string,
  stores: readonly Store[],
  callers: number,
  seconds: number,
  work: Work,
): Promise<Figures> {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  const databaseCpu = watchDatabase({ env: { DATABASE_URL: url } })
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const store = stores[caller % stores.length] as Store
      for (; performance.now() - start < seconds * 1000; done++) await work(store, caller)
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  return {
    perSecond: done / ((performance.now() - start) / 1000),
    cpu: (user + system) / 1000 / done,
    database: databaseCpu() / done,
  }
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** Alternates between two sets of stores, so that both have the same neighbours on the machine. */
async function compared(url: string, [ours, peer]: [Store[], Store[]], callers: number, seconds: number, work: Work) {
  const rate = (stores: readonly Store[], time: number) => rateOf(url, stores, callers, time, work)
  const rounds: [Figures, Figures][] = []
  for (const stores of [ours, peer]) await rate(stores, seconds / 2)
  for (let round = 0; round < ROUNDS; round++) rounds.push([await rate(ours, seconds), await rate(peer, seconds)])
  const of = (side: 0 | 1, name: keyof Figures) => median(rounds.map((round) => round[side][name]))
  return (what: string, name: string): Row[] => [
    { what, unit: '/s', ours: of(0, 'perSecond'), peer: { name, value: of(1, 'perSecond') } },
    { what: `${what}: CPU of the process each`, unit: 'ms', ours: of(0, 'cpu'), peer: { name, value: of(1, 'cpu') } },
    {
      what: `${what}: CPU of the database each`,
      unit: 'ms',
      ours: of(0, 'database'),
      peer: { name, value: of(1, 'database') },
    },
  ]
}

async function onDatabase(directUrl: string, seconds: number): Promise<Row[]> {
  const pooler = await startPooler(directUrl, { default_pool_size: SERVER })
  const url = pooler.through(directUrl)
  const open: Store[] = []
  const opened = async (address: string, connections: number) => {
    const store = await openPostgres({ url: address, directUrl, connections })
    open.push(store)
    return store
  }
  try {
    const direct = [await opened(directUrl, CONNECTIONS)]
    const pooled = [await opened(url, CONNECTIONS)]
    const reads = await compared(directUrl, [pooled, direct], 32, seconds, read)
    const writes = await compared(directUrl, [pooled, direct], 32, seconds, write)
    const many: Store[] = []
    for (let n = 0; n < PROCESSES; n++) many.push(await opened(url, CONNECTIONS))
    const shared = await compared(directUrl, [many, direct], PROCESSES * CONNECTIONS, seconds, write)
    return [
      ...reads('PgBouncer: a read by key, 32 callers', 'past it'),
      ...writes('PgBouncer: a transaction of a read and a write, 32 callers', 'past it'),
      ...shared(
        `PgBouncer: the same, ${PROCESSES * CONNECTIONS} connections of ${PROCESSES} stores over ${SERVER}`,
        `${CONNECTIONS} connections past it`,
      ),
    ]
  } finally {
    for (const store of open) await store.close()
    await pooler.close()
  }
}

export async function measurePooler({ quick }: { quick: boolean }): Promise<Row[]> {
  if (needs('pgbouncer').skip) {
    printErrorLine('  no PgBouncer: its price is not measured')
    return []
  }
  return (await onPostgresOnly(({ env }) => onDatabase(env['DATABASE_URL'] as string, quick ? 1 : 4))) ?? []
}
