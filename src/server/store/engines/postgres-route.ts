// Finds, among the servers of an address, the one that takes writes: each is tried in turn. A server in recovery, one
// that is read-only, and one that was left behind when another was promoted are skipped.
import { Client, type ClientBase, type ClientConfig } from 'pg'
import { type PostgresAddress, parsePostgresAddress, placeOf } from '../../lib/postgres-address.ts'
import { StoreUnavailableError } from '../store.ts'

/** Milliseconds between two times that all connections of a route are checked again. */
const DOUBT_MS = 1_000

/** What all routes of a process know of their servers. A promotion begins a timeline with a higher number. */
export class Lineage {
  system: string | null = null
  #timeline = 0
  readonly #listeners: ((server: string) => void)[] = []

  get timeline(): number {
    return this.#timeline
  }

  /** A server is on this timeline. Listeners hear of each promotion after the first server. */
  reach(timeline: number, server: string): void {
    if (timeline <= this.#timeline) return
    const isPromotion = this.#timeline > 0
    this.#timeline = timeline
    if (isPromotion) for (const listener of this.#listeners) listener(server)
  }

  onPromotion(listener: (server: string) => void): void {
    this.#listeners.push(listener)
  }
}

/** What a server says of itself. */
interface Standing {
  recovering: boolean
  read_only: string
  system: string
  /** Null while it recovers. */
  timeline: string | null
}

const STANDING = `SELECT pg_is_in_recovery() AS recovering, current_setting('transaction_read_only') AS read_only,
  (SELECT system_identifier::text FROM pg_control_system()) AS system,
  CASE WHEN NOT pg_is_in_recovery() THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`

const HEXADECIMAL = 16
const timelineOf = ({ timeline }: Standing) => (timeline === null ? 0 : Number.parseInt(timeline, HEXADECIMAL))

/** SQLSTATE of a server that takes no writes. */
const READ_ONLY = '25006'
/** SQLSTATE of errors that every server of a list would give: a wrong password, a database that is missing. */
const EVERYWHERE = /^(28|3D)/

/** What errors of the driver and of Node have. */
export function faultOf(error: unknown): { message: string; code: string } {
  // The type does not know the code.
  const { message = '', code = '' } = error as { message?: string; code?: string }
  return { message, code }
}

async function standingOf(client: ClientBase): Promise<Standing | undefined> {
  return (await client.query<Standing>(STANDING)).rows[0]
}

/** Milliseconds in which a server has to let a connection in, and to answer the question for its state. */
const ANSWER_MS = 5_000

/** The state of each server that answers. */
async function askAll(servers: readonly string[]): Promise<{ server: string; standing: Standing }[]> {
  const asked = servers.map(async (server) => {
    const timeouts = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS }
    const client = new Client({ ...timeouts, connectionString: server })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const standing = await standingOf(client)
      return standing ? [{ server, standing }] : []
    } finally {
      void client.end().catch(() => undefined)
    }
  })
  return (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** Ends a connection whose server may not answer a farewell: what waits for it fails at once. */
function breakConnection(client: ClientBase): void {
  // The driver's own way waits for the server (undocumented members of `pg`).
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** The servers of one address, with the one that was found last. */
export class Route {
  readonly #address: PostgresAddress
  readonly #lineage: Lineage
  readonly #reasons = new Map<string, string>()
  #current = 0
  #confirmed: string | null = null
  #epoch = 0
  #doubtedAt = Number.NEGATIVE_INFINITY
  /** The connections, each with the timeline of its server. */
  readonly #open = new Map<ClientBase, number>()
  #search: Promise<void> | null = null

  constructor(address: string, lineage: Lineage) {
    this.#address = parsePostgresAddress(address)
    this.#lineage = lineage
    lineage.onPromotion((server) => this.#follow(server))
  }

  /** How many servers there are to try. */
  get length(): number {
    return this.#address.servers.length
  }

  /** The address of the server to try next. */
  get server(): string {
    return this.#address.servers[this.#current] ?? this.#address.servers[0]
  }

  /** Rises when connections that were made before may lead to a server that takes no writes any more. */
  get epoch(): number {
    return this.#epoch
  }

  /** A server failed; the next attempt tries another. Returns false if none of them would do. */
  leave(server: string, error: unknown): boolean {
    const { message, code } = faultOf(error)
    this.#reasons.set(server, message || code || 'no answer')
    if (EVERYWHERE.test(faultOf(error).code)) return false
    if (server === this.server) this.#current = (this.#current + 1) % this.length
    return true
  }

  /** A connection found its server read-only: others are checked again. */
  doubt(epoch: number): void {
    if (epoch !== this.#epoch || performance.now() - this.#doubtedAt < DOUBT_MS) return
    this.#doubtedAt = performance.now()
    this.#epoch++
  }

  /** Breaks the connection once another server than its own was promoted: the old one may hang, and never answer. */
  track(client: ClientBase): void {
    this.#open.set(client, this.#lineage.timeline)
    client.once('end', () => this.#open.delete(client))
  }

  /** Throws if the server of a new connection is not the one that the target asks for. */
  async admit(client: ClientBase, server: string): Promise<void> {
    if (this.#address.target !== 'any') {
      const standing = await standingOf(client)
      if (standing && this.#open.has(client)) this.#open.set(client, timelineOf(standing))
      const reason = this.#refusalOf(standing, server)
      if (reason !== null) throw new StoreUnavailableError(reason, { cause: { code: READ_ONLY } })
    }
    this.#reasons.delete(server)
    if (server === this.#confirmed) return
    if (this.#confirmed !== null) this.#epoch++
    this.#confirmed = server
    this.#current = this.#address.servers.indexOf(server)
  }

  /** The error of an attempt in which no server served: with several, it names each with its reason. */
  failure(error: unknown): unknown {
    if (this.length === 1 || EVERYWHERE.test(faultOf(error).code)) return error
    const reasons = [...this.#reasons].map(([server, reason]) => `${placeOf(server)}: ${reason}`)
    return new StoreUnavailableError(`No server of the list takes writes. ${reasons.join('; ')}`, { cause: error })
  }

  /** Reads which of several servers was promoted last, before one of them is used. */
  async survey(): Promise<void> {
    if (this.length === 1) return
    const found = await askAll(this.#address.servers)
    const systems = new Set(found.map(({ standing }) => standing.system))
    if (systems.size > 1)
      throw new Error(
        `${found.map(({ server }) => placeOf(server)).join(' and ')} are not copies of one database: their system identifiers differ.`,
      )
    for (const { server, standing } of found) this.#lineage.reach(timelineOf(standing), server)
  }

  /** The server in use doesn't answer: looks whether another was promoted, and leads there if so. */
  findPromoted(): Promise<void> {
    const others = this.#address.servers.filter((server) => server !== this.#confirmed)
    this.#search ??= askAll(others)
      .then((found) => {
        for (const { server, standing } of found)
          if (standing.system === this.#lineage.system) this.#lineage.reach(timelineOf(standing), server)
      })
      .finally(() => {
        this.#search = null
      })
    return this.#search
  }

  /** Leaves the servers that a promotion left behind. */
  #follow(promoted: string): void {
    this.#epoch++
    const place = this.#address.servers.indexOf(promoted)
    if (place >= 0) this.#current = place
    for (const [client, timeline] of this.#open) if (timeline < this.#lineage.timeline) breakConnection(client)
  }

  /** Why a server is skipped, or null. */
  #refusalOf(standing: Standing | undefined, server: string): string | null {
    if (!standing) return 'The server says nothing of its state.'
    if (standing.recovering) return 'The server is a standby.'
    if (this.#address.target === 'read-write' && standing.read_only !== 'off') return 'The server is read-only.'
    const lineage = this.#lineage
    if (lineage.system !== null && lineage.system !== standing.system)
      return 'The server is not a copy of the database that was used before: its system identifier differs.'
    const timeline = timelineOf(standing)
    if (timeline < lineage.timeline)
      return `The server was left behind when another was promoted: it is on timeline ${timeline}, the database on ${lineage.timeline}. Make it a standby again.`
    lineage.system = standing.system
    lineage.reach(timeline, server)
    return null
  }
}

/** Connects to the server of a route that takes writes. Throws the error of the last one that was tried. */
export async function connectBy(route: Route, config: ClientConfig): Promise<Client> {
  for (let tried = 1; ; tried++) {
    const { server } = route
    const client = new Client({ ...config, connectionString: server })
    client.on('error', () => undefined)
    route.track(client)
    try {
      await client.connect()
      await route.admit(client, server)
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      if (!route.leave(server, error) || tried >= route.length) throw route.failure(error)
    }
  }
}
