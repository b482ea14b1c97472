// Reads from a standby what may be some seconds late. How late it is: the process notes the position of the primary's log
// together with the time, and later finds the newest note that the standby has replayed. That needs no clock of another
// machine, and an idle primary does not make its standby look late.
import { Client } from 'pg'
import { parsePostgresAddress } from '../../lib/postgres-address.ts'
import type { ReadLimits, RunRead } from '../long-reads.ts'
import type { Replica } from '../replica.ts'
import { type Db, StoreUnavailableError } from '../store.ts'
import { faultOf } from './postgres-route.ts'

/** Milliseconds between two looks, and those that one look may take. */
const LOOK_MS = 250
const ANSWER_MS = 5_000
/** Notes that are kept; older ones are dropped, and a standby that is this late is not used anyway. */
const MOST_NOTES = 2_500

/** What the primary is at a moment: its position, and what its standby must share with it. */
export interface Mark {
  lsn: string
  system: string
  version: number
  /** The schema of its tables. */
  schema: string
}

export const MARK = `SELECT pg_current_wal_flush_lsn()::text AS lsn,
  (SELECT system_identifier::text FROM pg_control_system()) AS system, (SELECT version FROM schema_version) AS version,
  current_schema() AS schema`

const STANDBY = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS lsn,
  (SELECT system_identifier::text FROM pg_control_system()) AS system, (SELECT version FROM schema_version) AS version,
  current_schema() AS schema`

type Standing = Omit<Mark, 'lsn'> & { lsn: string | null }

interface Note {
  at: number
  position: bigint
}

/** A position of the log as a number: `16/B374D848`. */
function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Why a server cannot serve as the replica of a primary, or null. */
function unfitness(standing: Standing, mark: Mark): string | null {
  if (standing.lsn === null) return 'The server is not a standby.'
  if (standing.system !== mark.system) return 'The server copies another database: its system identifier differs.'
  if (standing.schema !== mark.schema)
    return `Its address leads to the schema ${standing.schema}, that of the primary to ${mark.schema}.`
  if (standing.version !== mark.version)
    return `Its tables have version ${standing.version}, those of the primary ${mark.version}.`
  return null
}

/** SQLSTATE of reads that a standby ends because it has to replay what conflicts with them. */
const CONFLICTS = new Set(['40001', '40P01'])

export interface ReplicaOptions {
  /** The address of the standby. */
  url: string
  /** Milliseconds that it may be late. */
  mostLate: number
  /** Reads the mark of the primary. */
  mark(): Promise<Mark | undefined>
  now?: () => number
}

class ReplicaWatch implements Replica {
  readonly #options: ReplicaOptions
  readonly #server: string
  readonly #now: () => number
  readonly #listeners: ((reason: string | null) => void)[] = []
  #notes: Note[] = []
  /** Everything that was committed before this moment is on the standby. */
  #freshAt: number | null = null
  #failure: string | null = 'It has not been checked yet.'
  #told: string | null = null
  #client: Client | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.#server = parsePostgresAddress(options.url).servers[0]
    this.#now = options.now ?? (() => performance.now())
  }

  late(): number | null {
    return this.#freshAt === null ? null : Math.max(0, this.#now() - this.#freshAt)
  }

  reason(): string | null {
    if (this.#failure !== null) return this.#failure
    const late = this.late()
    const { mostLate } = this.#options
    if (late !== null && late <= mostLate) return null
    return late === null
      ? `It is more than ${mostLate / 1000} seconds late.`
      : `It is ${Math.ceil(late / 1000)} seconds late, and ${mostLate / 1000} are allowed.`
  }

  onChange(listener: (reason: string | null) => void): void {
    this.#listeners.push(listener)
  }

  /** A read there failed. */
  fail(error: unknown): void {
    const { message, code } = faultOf(error)
    this.#failure = message || code || 'It does not answer.'
    this.#tell()
  }

  /** Looks until it is closed; resolves after the first look. */
  async start(): Promise<void> {
    await this.#look()
    this.#plan()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  #plan(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.#look().then(() => this.#plan()), LOOK_MS)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    try {
      const at = this.#now()
      const mark = await this.#options.mark()
      if (!mark) throw new Error('The primary says nothing of its state.')
      this.#notes.push({ at, position: positionOf(mark.lsn) })
      const standing = await this.#ask()
      this.#failure = unfitness(standing, mark)
      if (this.#failure === null && standing.lsn !== null) this.#measure(positionOf(standing.lsn))
    } catch (error) {
      const client = this.#client
      this.#client = null
      await client?.end().catch(() => undefined)
      this.fail(error)
    }
    this.#tell()
  }

  /** Finds the newest note that the standby has replayed. */
  #measure(replayed: bigint): void {
    const reached = this.#notes.findLastIndex(({ position }) => position <= replayed)
    const note = this.#notes[reached]
    if (note) {
      this.#freshAt = note.at
      this.#notes.splice(0, reached)
    }
    if (this.#notes.length > MOST_NOTES) this.#notes.splice(0, this.#notes.length - MOST_NOTES)
  }

  async #ask(): Promise<Standing> {
    if (!this.#client) {
      const timeouts = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS }
      const client = new Client({ connectionString: this.#server, keepAlive: true, ...timeouts })
      client.on('error', () => undefined)
      await client.connect().catch((error: unknown) => {
        void client.end().catch(() => undefined)
        throw error
      })
      this.#client = client
    }
    const [standing] = (await this.#client.query<Standing>(STANDBY)).rows
    if (!standing) throw new Error('It says nothing of its state.')
    return standing
  }

  #tell(): void {
    const reason = this.reason()
    // A lag has other numbers each time: the listeners hear of the change alone.
    if ((reason === null) === (this.#told === null)) return
    this.#told = reason
    for (const listener of this.#listeners) listener(reason)
  }
}

export type WatchedReplica = ReplicaWatch

/** Starts to watch a standby. */
export async function watchReplica(options: ReplicaOptions): Promise<WatchedReplica> {
  const watch = new ReplicaWatch(options)
  await watch.start()
  return watch
}

/** Runs reads that may be late on the replica while it is fresh, and all others, or those that fail there, on the primary. */
export function readsOfBoth(replica: WatchedReplica, there: RunRead, onPrimary: RunRead): RunRead {
  return async <T>(work: (db: Db) => Promise<T>, limits: ReadLimits): Promise<T> => {
    if (!limits.mayBeLate || replica.reason() !== null) return onPrimary(work, limits)
    try {
      return await there(work, limits)
    } catch (error) {
      const isAway = error instanceof StoreUnavailableError
      if (limits.end.aborted || !(isAway || CONFLICTS.has(faultOf(error).code))) throw error
      if (isAway) replica.fail(error)
      return onPrimary(work, limits)
    }
  }
}
