// Stored work that was in progress when its process died. Work whose process died often enough is set aside: nothing
// takes it until an operator releases it.
import { type Selectable, sql } from 'kysely'
import type { QuarantineTable, Tables, WorkKind } from '../schema.ts'
import { isWaiting } from '../states.ts'
import type { Db } from '../store.ts'

export type QuarantineRow = Selectable<QuarantineTable>

/** Work that a process had in progress when it died. */
export interface DeadWork {
  kind: WorkKind
  account: number
  ref: string
  place: string
  state: string
  /** Whether it was the only suspect in progress. */
  isAlone: boolean
}

/** The time to which set-aside work is moved. It is still a valid date of the API. */
export const NEVER = Date.UTC(9999, 0, 1)
/** Deaths after which work is set aside: when the ledger says the same as at the death before, and otherwise. */
const DEATHS = { same: 2, other: 3 }

/** The column whose time keeps work from being taken, and the columns of the key in the order of `ref`. */
interface Hold {
  table: keyof Tables
  key: readonly string[]
  column: string
}

const dueColumn = (table: keyof Tables, column: string, ...key: string[]): Hold => ({ table, key, column })
const triggerKey = ['automation_id', 'trigger_version', 'position']

/**
 * Work with a due time gets one that never comes. Queries leave out the other kinds by `ref`. Operations, and the files
 * of imports, are paused.
 */
const holds: { readonly [K in WorkKind]?: Hold } = {
  timer: dueColumn('timer', 'due', 'id'),
  feed: dueColumn('feed', 'due', 'campaign_id'),
  chunk: dueColumn('chunk_lease', 'lease_until', 'run_id', 'seq'),
  message: dueColumn('message', 'next_at', 'id'),
  evidence: dueColumn('evidence', 'lease_until', 'id'),
  hook_delivery: dueColumn('hook_delivery', 'next_at', 'id'),
  cname: dueColumn('cname', 'next_look', 'id'),
  automation_step: dueColumn('automation_run', 'due', 'id'),
  automation_look: dueColumn('automation_look', 'due', ...triggerKey),
  automation_later: dueColumn('automation_later', 'due', ...triggerKey, 'contact_id', 'ref'),
}

const isOperation = (kind: WorkKind) => kind === 'operation' || kind === 'import_file'

/** The text columns of a key; all others are numbers. */
const isText = (column: string) => column === 'ref'

/** The key of work in several columns as one text. A text comes last, because it may contain the separator. */
export const refOf = (...key: readonly (number | string)[]): string => key.join('/')

function isRow({ key }: Hold, ref: string) {
  const parts = ref.split('/')
  const values = key.map((column, n) => (isText(column) ? parts.slice(n).join('/') : Number(parts[n])))
  return sql`${sql.join(
    key.map((column, n) => sql`${sql.ref(column)} = ${values[n]}`),
    sql` AND `,
  )}`
}

/** Keeps work from being taken; resolves with the time that was overwritten, if any. */
async function quarantineRow(tx: Db, kind: WorkKind, ref: string): Promise<number | null> {
  if (isOperation(kind)) {
    await tx
      .updateTable('operation')
      .set({ status: 'paused', lease_until: 0 })
      .where('id', '=', Number(ref))
      .where('status', 'in', isWaiting)
      .execute()
    return null
  }
  const own = holds[kind]
  if (!own) return null
  const [table, column, where] = [sql.table(own.table), sql.ref(own.column), isRow(own, ref)]
  const found = await sql<{ due: number | null }>`SELECT ${column} AS due FROM ${table} WHERE ${where}`.execute(tx)
  const before = found.rows[0]?.due ?? null
  if (before === null) return null
  // After two deaths the next lease would treat the outcome as unknown and not send the message; a release should send
  // it.
  const state = kind === 'message' ? sql`, state = 'sending', reason = 'set aside by the platform'` : sql``
  await sql`UPDATE ${table} SET ${column} = ${NEVER} ${state} WHERE ${where}`.execute(tx)
  return Number(before)
}

/** Lets work be taken that was kept from it. */
async function releaseRow(tx: Db, { kind, ref, due: before }: QuarantineRow): Promise<void> {
  if (isOperation(kind)) {
    const own = tx.updateTable('operation').set({ status: 'queued' }).where('id', '=', Number(ref))
    await own.where('status', '=', 'paused').execute()
  }
  const own = holds[kind]
  if (!own || before === null) return
  const [table, column] = [sql.table(own.table), sql.ref(own.column)]
  await sql`UPDATE ${table} SET ${column} = ${before} WHERE ${isRow(own, ref)} AND ${column} = ${NEVER}`.execute(tx)
}

/** The operation that shows this work to the customer. */
async function operationOf(tx: Db, kind: WorkKind, ref: string): Promise<number | null> {
  const id = Number(ref.split('/')[0])
  if (isOperation(kind)) return id
  if (kind === 'feed') {
    const feed = tx.selectFrom('feed').select('operation_id').where('campaign_id', '=', id)
    return (await feed.executeTakeFirst())?.operation_id ?? null
  }
  const ofRun = async (run: number | null | undefined) => {
    if (run == null) return null
    const row = tx.selectFrom('run').select('operation_id').where('id', '=', run)
    return (await row.executeTakeFirst())?.operation_id ?? null
  }
  if (kind === 'message')
    return ofRun((await tx.selectFrom('message').select('run_id').where('id', '=', id).executeTakeFirst())?.run_id)
  return kind === 'plan' || kind === 'chunk' || kind === 'finish' || kind === 'run_check' ? ofRun(id) : null
}

/**
 * Counts the death of a process for work that it had in progress. Only a suspect that ran alone can be convicted, so
 * that concurrent work stays free. Resolves with the row if the work is set aside now.
 */
export async function countDeath(tx: Db, work: DeadWork, now: number): Promise<QuarantineRow | null> {
  const { kind, ref, place, state, account, isAlone } = work
  const own = tx.selectFrom('quarantine').selectAll().where('kind', '=', kind).where('ref', '=', ref)
  const before = await own.executeTakeFirst()
  if (before?.held === 1) return null
  const known = before && before.place === place ? before : null
  const deaths = known === null ? 1 : known.deaths + (isAlone ? 1 : 0)
  const isHeld = isAlone && deaths >= (known?.state === state ? DEATHS.same : DEATHS.other)
  const change = {
    account_id: account,
    place,
    state,
    deaths,
    last_death: now,
    held: isHeld ? 1 : 0,
    due: isHeld ? await quarantineRow(tx, kind, ref) : null,
    operation_id: isHeld ? await operationOf(tx, kind, ref) : null,
  }
  const row = await tx
    .insertInto('quarantine')
    .values({ kind, ref, ...change })
    .onConflict((c) => c.columns(['kind', 'ref']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow()
  return isHeld ? row : null
}

/** Work that was in progress at a death since `after` (real time) and is not set aside. */
export const suspectWork = (db: Db, after: number): Promise<QuarantineRow[]> =>
  db.selectFrom('quarantine').selectAll().where('held', '=', 0).where('last_death', '>', after).execute()

/** Work that is set aside, oldest first. */
export const heldWork = (db: Db): Promise<QuarantineRow[]> =>
  db.selectFrom('quarantine').selectAll().where('held', '=', 1).orderBy('id').execute()

/** Whether work that this operation shows is set aside. */
export async function hasHeldWork(db: Db, operation: number): Promise<boolean> {
  const held = db.selectFrom('quarantine').select('id').where('operation_id', '=', operation).where('held', '=', 1)
  return (await held.limit(1).executeTakeFirst()) !== undefined
}

/** Forgets the deaths of work that got on. */
export async function forgetDeaths(tx: Db, kind: WorkKind, refs: readonly string[]): Promise<void> {
  await tx.deleteFrom('quarantine').where('kind', '=', kind).where('ref', 'in', refs).where('held', '=', 0).execute()
}

/** Forgets deaths before `before` (real time) of work that is not set aside. */
export async function forgetOldDeaths(tx: Db, before: number): Promise<void> {
  await tx.deleteFrom('quarantine').where('held', '=', 0).where('last_death', '<=', before).execute()
}

/** Releases work that was set aside; resolves with what it was, or undefined when there is none with this number. */
export async function releaseWork(tx: Db, id: number): Promise<QuarantineRow | undefined> {
  const gone = tx.deleteFrom('quarantine').where('id', '=', id).where('held', '=', 1).returningAll()
  const row = await gone.executeTakeFirst()
  if (row) await releaseRow(tx, row)
  return row
}

/** Lets the workers close what was set aside of an operation that is cancelled. */
export async function dropWorkOf(tx: Db, operation: number): Promise<void> {
  const gone = tx.deleteFrom('quarantine').where('operation_id', '=', operation).where('held', '=', 1).returningAll()
  for (const row of await gone.execute()) if (!isOperation(row.kind)) await releaseRow(tx, row)
}
