// What a migration does to programs of other versions. docs/internals/migrations.md says when to use which kind.
import type { TableName } from '../schema.ts'

/** Programs without it continue, also after a rollback. It ends at once: it reads and writes no rows. */
interface Expand {
  readonly kind: 'expand'
  readonly sql: string
}

/** Changes rows in the background, in slices, beside programs without it. */
interface Move {
  readonly kind: 'move'
  /** The table whose rows it changes; they have an `id`. */
  readonly table: TableName
  /** One statement, with `{slice}` in place of the condition for the ids. */
  readonly sql: string
}

/** Builds an index in the background, beside programs without it. It can't be unique. */
export interface Index {
  readonly kind: 'move'
  readonly table: TableName
  readonly index: string
  /** What follows the name of the table. */
  readonly on: string
}

/** Takes away what programs before `oldest` use. It waits until none of them runs, and they refuse to start afterwards. */
interface Contract {
  readonly kind: 'contract'
  /**
   * The migrations that a program must know to continue. With `itself`, a program needs it to start: all others have to be
   * stopped.
   */
  readonly oldest: number | 'itself'
  readonly sql: string
}

/** A change of the database, with its effect on programs that don't know it. */
export type Migration = Expand | Move | Index | Contract

export const asExpand = (sql: string): Expand => ({ kind: 'expand', sql })
export const asMove = (table: TableName, sql: string): Move => ({ kind: 'move', table, sql })
export const buildIndex = (table: TableName, index: string, on: string): Index => ({ kind: 'move', table, index, on })
export const asContract = (oldest: Contract['oldest'], sql: string): Contract => ({ kind: 'contract', oldest, sql })

/** A migration with its place in the list, from 1. */
export type Numbered = Migration & { readonly version: number }

/** The migrations that a program must know to use a database that has this one. */
export const oldestOf = (migration: Numbered): number => {
  if (migration.kind !== 'contract') return 0
  return migration.oldest === 'itself' ? migration.version : migration.oldest
}

/** Whether a program with this migration can't run before it is done. */
export const isStop = (migration: Numbered): boolean =>
  migration.kind === 'contract' && oldestOf(migration) === migration.version

/** The SQL for a table that nobody else uses. */
export function wholeSql(migration: Migration): string {
  if (migration.kind !== 'move') return migration.sql
  if ('index' in migration) return `CREATE INDEX ${migration.index} ON ${migration.table} ${migration.on};`
  return `${migration.sql.replaceAll('{slice}', 'true')};`
}

/** The first version whose database knows the progress of migrations, and which programs may use it. */
export const WITH_PROGRESS = 91

/** Whether the database notes a migration: expands are done when the version says so. */
export const isNoted = ({ kind, version }: Numbered): boolean => kind !== 'expand' && version >= WITH_PROGRESS
