// Notifies the other processes of a database, which would otherwise have to poll. It uses NOTIFY on a separate
// connection, never in a transaction that writes. A signal may be lost; that costs only time. The connection also keeps
// newer programs from taking away what this one uses.
import type { Client } from 'pg'
import { randomToken } from '../../lib/ids.ts'
import { assertNewEnough, ProgramTooOldError } from '../migrations/plan.ts'
import { IN_USE, readProgress, versionLock } from './postgres-migrate.ts'
import { connectBy, type Route } from './postgres-route.ts'
import { watchSilence } from './postgres-silence.ts'

/** Milliseconds before connecting again after a connection breaks. */
const RECONNECT_MS = 500
/** Milliseconds between two signals of the same topic. */
const GAP_MS = 20
/** Milliseconds between two readings of the database's clock. */
const CLOCK_MS = 60_000

export interface Signals {
  /** Tells the other processes, at most every few milliseconds. */
  send(topic: string): void
  /**
   * Calls `listener` when another process signals the topic, and after reconnecting, because a signal may have been
   * missed.
   */
  on(topic: string, listener: () => void): void
  /** Milliseconds that the database's clock is ahead of this machine's. */
  skew(): number
  /** Why signals don't arrive now, or null. */
  failure(): string | null
  /** Why this program can't use the database any more, or null: a newer one changed it during a lost connection. */
  tooOld(): string | null
  close(): Promise<void>
}

/**
 * Milliseconds that the clock of the database is ahead of ours; 0 when the difference is too small to measure this way.
 */
async function measureSkew(client: Client): Promise<number> {
  const before = Date.now()
  const { rows } = await client.query<{ ms: string }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms',
  )
  const [after, theirs] = [Date.now(), Number(rows[0]?.ms)]
  return theirs >= before - 1 && theirs <= after + 1 ? 0 : Math.round(theirs - (before + after) / 2)
}

/**
 * Keeps newer programs from taking away what a program with so many migrations uses, until the connection ends; throws
 * when one has done so already.
 */
async function holdTables(client: Client, knows: number): Promise<void> {
  await client.query(`SELECT pg_advisory_lock_shared(${IN_USE})`)
  await client.query(`SELECT pg_advisory_lock_shared(${versionLock(knows)})`)
  assertNewEnough(await readProgress(client), knows)
}

/** A connection that listens: calls `onSignal` for signals of other processes, and `onLost` once when it breaks. */
async function openListener(
  { route, knows, me }: { route: Route; knows: number; me: string },
  onSignal: (topic: string) => void,
  onLost: () => void,
) {
  const client = await connectBy(route, { keepAlive: true, connectionTimeoutMillis: 5_000 })
  let lost = false
  const lose = () => {
    if (!lost) onLost()
    lost = true
  }
  client.on('error', lose)
  client.on('notification', ({ payload = '' }) => {
    const [from, topic = ''] = payload.split(' ')
    if (from !== me) onSignal(topic)
  })
  try {
    await holdTables(client, knows)
    const { rows } = await client.query<{ name: string }>(`SELECT 'messaging ' || current_schema() AS name`)
    const channel = rows[0]?.name ?? 'messaging'
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    const skew = await measureSkew(client)
    client.on('end', lose)
    let last: Promise<unknown> = Promise.resolve()
    // The driver runs one query at a time and will refuse a second one.
    const inTurn = <T>(query: () => Promise<T>): Promise<T> => {
      const mine = last.then(query)
      last = mine.catch(() => undefined)
      return mine
    }
    if (route.length > 1) watchSilence(client, route, inTurn)
    return {
      // A process that misses the signal will soon look by itself.
      notify: (topic: string) =>
        inTurn(() => client.query('SELECT pg_notify($1, $2)', [channel, `${me} ${topic}`])).catch(() => undefined),
      measure: () => inTurn(() => measureSkew(client)),
      end: () => inTurn(() => client.end()),
      skew,
    }
  } catch (error) {
    lost = true
    void client.end().catch(() => undefined)
    throw error
  }
}

/**
 * Connects for a program with so many migrations; throws when the first attempt fails. Later it reconnects by itself.
 */
export async function createSignals(route: Route, knows: number): Promise<Signals> {
  const me = randomToken(6)
  const listeners = new Map<string, Set<() => void>>()
  const pending = new Map<string, NodeJS.Timeout>()
  let current: Awaited<ReturnType<typeof openListener>> | null = null
  let skew = 0
  let failure: string | null = null
  let tooOld: string | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const notifyTopic = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener()
  }

  async function connect(): Promise<void> {
    current = await openListener({ route, knows, me }, notifyTopic, lose)
    skew = current.skew
    failure = null
  }

  function lose(): void {
    current = null
    failure ??= 'The connection was lost'
    if (!closed) retry = setTimeout(reconnect, RECONNECT_MS)
  }

  async function reconnect(): Promise<void> {
    try {
      await connect()
      if (closed) return void (await current?.end())
      for (const topic of listeners.keys()) notifyTopic(topic)
    } catch (error) {
      const { message, code } = error as { message?: string; code?: string }
      failure = message || code || 'The address cannot be reached'
      if (error instanceof ProgramTooOldError) tooOld = failure
      if (!closed) retry = setTimeout(reconnect, RECONNECT_MS)
    }
  }

  await connect()
  const watch = setInterval(() => {
    current?.measure().then(
      (ms) => (skew = ms),
      () => undefined,
    )
  }, CLOCK_MS)

  return {
    send(topic) {
      if (closed || pending.has(topic)) return
      pending.set(
        topic,
        setTimeout(() => {
          pending.delete(topic)
          void current?.notify(topic)
        }, GAP_MS),
      )
    },
    on(topic, listener) {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
    },
    skew: () => skew,
    failure: () => failure,
    tooOld: () => tooOld,
    async close() {
      closed = true
      clearInterval(watch)
      clearTimeout(retry)
      for (const timer of pending.values()) clearTimeout(timer)
      // A short command may close right after it has sent a signal.
      for (const topic of pending.keys()) await current?.notify(topic)
      await current?.end().catch(() => undefined)
    },
  }
}
