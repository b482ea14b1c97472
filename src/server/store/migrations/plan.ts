// What a program has to do to a database before it can use it, and which programs can use a database at all.
import { isStop, type Migration, type Numbered, oldestOf, WITH_PROGRESS } from './kinds.ts'
import { migrations } from './migrate.ts'

/** How a program brings a database to its version. */
export interface Migrating {
  /** The migrations of the program (those of this one). */
  known?: readonly Migration[]
  /** The last migration to apply (the newest). */
  last?: number
  /** Whether it changes a database that an older program may be using (true); it fills an empty one in any case. */
  mayUpgrade?: boolean
  /** How often an expand on PostgreSQL tries to get its table, which takes three seconds each (40). */
  tries?: number
}

/** How far a database is. */
export interface Progress {
  /** All migrations up to this one were begun; moves and contracts may be left. */
  version: number
  /** A program must know this many migrations. */
  oldest: number
  /** The versions of moves and contracts that are not done. */
  left: readonly number[]
}

/** The program is too old for the database, and would fail on its tables. */
export class ProgramTooOldError extends Error {}

interface Plan {
  /** To be done first, in this order, while no other process uses the database. */
  stopped: readonly Numbered[]
  /** To be done next, beside older programs: expands at once, others are only noted. */
  beside: readonly Numbered[]
}

export const withVersions = (list: readonly Migration[]): Numbered[] =>
  list.map((migration, index) => ({ ...migration, version: index + 1 }))

/** How many migrations a program must know. Before it had progress, a database was for programs of its version only. */
const neededBy = ({ version, oldest }: Pick<Progress, 'version' | 'oldest'>) =>
  version < WITH_PROGRESS ? version : oldest

/** Whether a program with so many migrations can use the database. */
export const isNewEnough = (progress: Pick<Progress, 'version' | 'oldest'>, knows: number): boolean =>
  knows >= neededBy(progress)

/** Throws when a program with so many migrations can't use the database. */
export function assertNewEnough(progress: Pick<Progress, 'version' | 'oldest'>, knows: number): void {
  if (isNewEnough(progress, knows)) return
  const { version } = progress
  const needed = neededBy(progress)
  throw new ProgramTooOldError(
    `The database has version ${version} and needs a program that knows ${needed}, this program knows ${knows}. Start the newer program again.`,
  )
}

/**
 * The migrations that a program still has to do before it runs. Throws when the program is too old for the database, or
 * when the database is older and not to be changed.
 */
export function planOf(progress: Progress, how: Migrating = {}): Plan {
  const { known = migrations, last = known.length, mayUpgrade = true } = how
  const { version } = progress
  assertNewEnough(progress, known.length)
  if (!mayUpgrade && version > 0 && version < last)
    throw new Error(
      `The database has version ${version}, this program knows ${known.length}. Start the platform of this version first, which brings the database to it (messaging serve), or use the commands of the older one.`,
    )
  const missing = withVersions(known)
    .slice(0, last)
    .filter((one) => one.version > version || progress.left.includes(one.version))
  // An empty database is used by no one.
  const stops = version === 0 ? missing.length : missing.findLastIndex(isStop) + 1
  return { stopped: missing.slice(0, stops), beside: missing.slice(stops).filter((one) => one.version > version) }
}

/** The row that notes a move or a contract; done when `at` is given, in milliseconds. */
export function noteSql(migration: Numbered, at: number | null): string {
  const values = [migration.version, `'${migration.kind}'`, oldestOf(migration), at ?? 'NULL', at ?? 'NULL']
  return `INSERT INTO migration (version, kind, oldest, began, done) VALUES (${values.join(', ')})
    ON CONFLICT (version) DO UPDATE SET done = excluded.done`
}

/** The rest of a progress; not for a database without one. */
export const OLDEST_SQL = 'SELECT coalesce(max(oldest), 0) AS oldest FROM migration WHERE done IS NOT NULL'
export const LEFT_SQL = 'SELECT version FROM migration WHERE done IS NULL ORDER BY version'
