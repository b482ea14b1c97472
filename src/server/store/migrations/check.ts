// What an upgrade would do to a database, from facts that an engine read without changing anything.
import { isStop, type Migration, type Numbered, oldestOf } from './kinds.ts'
import { type Progress, planOf, withVersions } from './plan.ts'

/** Rows per second that the estimates assume, with the rests of a move. */
const ASSUMED = { move: 2_000, index: 100_000 } as const

/** A process that uses the database; null where the database doesn't say it. */
export interface SeenProcess {
  host: string
  pid: number | null
  program: string | null
  knows: number | null
}

/** A connection that keeps newer programs from taking away what its program uses. */
export interface SeenConnection {
  /** The process id on the server. */
  backend: number
  address: string | null
  knows: number | null
}

/** A transaction of the server that others wait for. */
export interface LongTransaction {
  backend: number
  name: string
  seconds: number
}

/** A move or a contract that is not done. */
export interface LeftNote {
  version: number
  place: number
  ends: number
  began: number | null
  failure: string | null
}

/** What an engine knows of a database. */
export interface Facts {
  progress: Progress
  notes: readonly LeftNote[]
  /** Rows of each table of a move or an index; null if the engine can't tell. */
  rows: ReadonlyMap<string, number | null>
  processes: readonly SeenProcess[]
  connections: readonly SeenConnection[]
  longest: LongTransaction | null
  /** Whether several processes may use the database. */
  isShared: boolean
}

/** A migration that is left. */
interface LeftMigration {
  version: number
  kind: 'expand' | 'move' | 'index' | 'contract' | 'stop'
  /** Whether it runs while no other process uses the database. */
  alone: boolean
  table: string | null
  /** Rows that it has to read; null if unknown. */
  rows: number | null
  /** Null if unknown. */
  seconds: number | null
  /** How many migrations a program must know once it is done. */
  oldest: number
  /** Why its last step failed. */
  failure: string | null
}

export interface UpgradeCheck {
  /** `stop`: older programs have to be stopped before the first start of this one. */
  state: 'done' | 'pending' | 'stop'
  /** The number of the last migration begun; 0 for an empty database. */
  version: number
  /** How many migrations this program knows, and how many a program must know now. */
  knows: number
  oldest: number
  migrations: LeftMigration[]
  assumed: typeof ASSUMED
  /** Whether older programs may run beside this one. */
  beside: boolean
  /** The migrations of the program to roll back to, and the migration that ends this; null if it stays possible. */
  rollback: { to: number; until: number | null }
  /** What contracts and stops wait for, and the transaction that holds up expands and indexes. */
  waits: { processes: SeenProcess[]; connections: SeenConnection[]; transaction: LongTransaction | null }
}

const kindOf = (migration: Numbered): LeftMigration['kind'] => {
  if (isStop(migration)) return 'stop'
  return 'index' in migration ? 'index' : migration.kind
}

/** The tables whose rows decide how long an upgrade takes. */
export const tablesOf = (known: readonly Migration[]): string[] => [
  ...new Set(known.flatMap((migration) => (migration.kind === 'move' ? [migration.table] : []))),
]

/** Rows that are left of a move. Its ids may have gaps, so there are at most as many as rows of the table. */
function rowsLeft(rows: number | null, note: LeftNote | undefined): number | null {
  if (note === undefined || note.began === null) return rows
  const ids = Math.max(0, note.ends - note.place)
  return rows === null ? null : Math.min(rows, ids)
}

function leftMigration(migration: Numbered, alone: boolean, { rows, notes }: Facts): LeftMigration {
  const note = notes.find(({ version }) => version === migration.version)
  const kind = kindOf(migration)
  const table = migration.kind === 'move' ? migration.table : null
  const left = table === null ? null : rowsLeft(rows.get(table) ?? null, kind === 'move' ? note : undefined)
  const rate = kind === 'index' ? ASSUMED.index : ASSUMED.move
  const seconds = kind === 'expand' ? 0 : left === null ? null : Math.ceil(left / rate)
  const oldest = oldestOf(migration)
  return { version: migration.version, kind, alone, table, rows: left, seconds, oldest, failure: note?.failure ?? null }
}

/** Whether a program ends before it has what a migration needs; without a number it may be any. */
const isOlder =
  (needed: number) =>
  ({ knows }: { knows: number | null }): boolean =>
    knows === null || knows < needed

/** Programs without this one's migrations that may run now: the one to roll back to. */
function rollbackOf({ progress, processes }: Facts, migrations: readonly LeftMigration[], knows: number) {
  const { version, oldest } = progress
  const running = processes.flatMap((one) => (one.knows !== null && one.knows >= oldest ? [one.knows] : []))
  const to = Math.min(version < knows ? version : oldest, ...running)
  return { to, until: migrations.find((one) => one.oldest > to)?.version ?? null }
}

/** Throws ProgramTooOldError when the program is too old for the database. */
export function checkOf(facts: Facts, known: readonly Migration[]): UpgradeCheck {
  const { progress, processes, connections, longest, isShared } = facts
  const { version, oldest, left } = progress
  const stopped = new Set(planOf(progress, { known }).stopped.map((one) => one.version))
  const migrations = withVersions(known)
    .filter((one) => one.version > version || left.includes(one.version))
    .map((one) => leftMigration(one, stopped.has(one.version), facts))
  // Only one process may use a folder of SQLite, so the older one ends before a start of this one.
  const isHeld = !isShared && processes.length > 0 && version < known.length
  const isStopped = version > 0 && (stopped.size > 0 || isHeld)
  const needed = isHeld ? known.length : Math.max(0, ...migrations.map((one) => one.oldest))
  const needsTables = migrations.some(({ kind, alone }) => !alone && (kind === 'expand' || kind === 'index'))
  return {
    state: isStopped ? 'stop' : migrations.length > 0 ? 'pending' : 'done',
    version,
    knows: known.length,
    oldest,
    migrations,
    assumed: ASSUMED,
    beside: isShared && stopped.size === 0,
    rollback: rollbackOf(facts, migrations, known.length),
    waits: {
      processes: needed > 0 ? processes.filter(isOlder(needed)) : [],
      connections: needed > 0 ? connections.filter(isOlder(needed)) : [],
      transaction: needsTables ? longest : null,
    },
  }
}
