// The part of an upgrade that runs beside everything else: moves change their rows slice by slice, contracts wait until
// no program needs what they take away. Each step is one transaction with its progress, so any process may continue it.
import type { Index, Migration, Numbered } from './kinds.ts'
import { withVersions } from './plan.ts'

/** Rows of a slice: their locks last for one statement. */
const SLICE = 1_000

/** Statements of one transaction. */
export interface Statements {
  rows<T>(sql: string): Promise<T[]>
  /** Runs statements; resolves with the number of rows that the last one changed. */
  run(sql: string): Promise<number>
}

/** What an engine does its own way. */
export interface UpgradeEngine {
  transaction<T>(work: (on: Statements) => Promise<T>): Promise<T>
  translate(sql: string): string
  /** Follows a SELECT that locks its row; it finds nothing while another process holds the row. */
  readonly claim: string
  /** Builds the index of a move while others write the table; false when another process does. */
  buildIndex(migration: Index & { version: number }): Promise<boolean>
  /** Keeps programs before this version from starting until the end of the transaction; false when one runs. */
  excludeOlder(on: Statements, oldest: number): Promise<boolean>
  /** Whether the error passes by itself: others held what the step needs. */
  isTemporary(error: unknown): boolean
}

/** `moved`: there may be more to do at once. `waiting`: for others. `done`: nothing is left. */
type Step = 'moved' | 'waiting' | 'done'

export interface Upgrade {
  /** How many migrations the program knows. */
  readonly knows: number
  /** Takes one step of what is left; `failure` is the error of a migration that doesn't keep the others from continuing. */
  step(): Promise<{ step: Step; failure: unknown }>
}

interface Row {
  place: number | string
  ends: number | string
  began: number | string | null
}

/** Changes the next rows of a move. */
async function moveSlice(
  on: Statements,
  sql: string,
  { version, table }: { version: number; table: string },
  row: Row,
) {
  const [place, began] = [Number(row.place), row.began]
  // What is written after this has passed the triggers of the expand before.
  const ends = began === null ? await numberOf(on, `SELECT max(id) AS n FROM ${table}`) : Number(row.ends)
  const last = await numberOf(
    on,
    `SELECT max(id) AS n FROM (SELECT id FROM ${table} WHERE id > ${place} AND id <= ${ends} ORDER BY id LIMIT ${SLICE}) s`,
  )
  const slice = last === 0 ? 0 : await on.run(sql.replaceAll('{slice}', `id > ${place} AND id <= ${last}`))
  const isEnd = last === 0 || last >= ends
  await on.run(
    `UPDATE migration SET place = ${Math.max(place, last)}, ends = ${ends}, moved = moved + ${slice}, failure = NULL,
     began = coalesce(began, ${Date.now()}), done = ${isEnd ? Date.now() : 'NULL'} WHERE version = ${version}`,
  )
}

async function numberOf(on: Statements, sql: string): Promise<number> {
  const [row] = await on.rows<{ n: number | string | null }>(sql)
  return Number(row?.n ?? 0)
}

const setDone = (on: Statements, version: number) =>
  on.run(
    `UPDATE migration SET done = ${Date.now()}, began = coalesce(began, ${Date.now()}), failure = NULL WHERE version = ${version}`,
  )

/** Takes a step of one migration; false when it has to wait. */
async function stepOf(engine: UpgradeEngine, migration: Numbered): Promise<boolean> {
  const { version } = migration
  if ('index' in migration) {
    if (!(await engine.buildIndex(migration))) return false
    await engine.transaction((on) => setDone(on, version))
    return true
  }
  return engine.transaction(async (on) => {
    const [row] = await on.rows<Row>(
      `SELECT place, ends, began FROM migration WHERE version = ${version} AND done IS NULL${engine.claim}`,
    )
    if (!row) return false
    if (migration.kind === 'move') {
      await moveSlice(on, engine.translate(migration.sql), migration, row)
      return true
    }
    const oldest = migration.kind === 'contract' && migration.oldest !== 'itself' ? migration.oldest : 0
    if (!(await engine.excludeOlder(on, oldest))) return false
    await on.run(engine.translate(migration.sql))
    await setDone(on, version)
    return true
  })
}

async function noteFailure(engine: UpgradeEngine, version: number, error: unknown): Promise<void> {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll("'", "''").slice(0, 500)
  await engine.transaction((on) => on.run(`UPDATE migration SET failure = '${text}' WHERE version = ${version}`))
}

/** Does what is left of the migrations that a program knows. */
export function createUpgrade(engine: UpgradeEngine, known: readonly Migration[]): Upgrade {
  const byVersion = new Map(withVersions(known).map((migration) => [migration.version, migration]))

  async function leftMigrations(): Promise<Numbered[]> {
    const rows = await engine.transaction((on) =>
      on.rows<{ version: number | string }>('SELECT version FROM migration WHERE done IS NULL ORDER BY version'),
    )
    // Those of a newer program wait for it.
    return rows.flatMap(({ version }) => byVersion.get(Number(version)) ?? [])
  }

  return {
    knows: known.length,

    async step() {
      const left = await leftMigrations()
      let failure: unknown = null
      for (const [place, migration] of left.entries()) {
        // What an earlier move reads may be what the contract takes away.
        if (migration.kind === 'contract' && left.slice(0, place).some(({ kind }) => kind === 'move')) continue
        try {
          if (await stepOf(engine, migration)) return { step: 'moved', failure }
        } catch (error) {
          if (engine.isTemporary(error)) continue
          failure ??= error
          await noteFailure(engine, migration.version, error)
        }
      }
      return { step: left.length === 0 ? 'done' : 'waiting', failure }
    },
  }
}
