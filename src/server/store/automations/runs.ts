// The ways of contacts through automations.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { insertMany, updateMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { accountsAhead } from '../due.ts'
import { type Page, pageOf } from '../pages.ts'
import type { AutomationMessageTable, AutomationRunReason, AutomationRunStatus, AutomationRunTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { type Waiting, withoutSuspended } from '../waiting.ts'

export type AutomationRunRow = Selectable<AutomationRunTable>
export type NewAutomationRun = Insertable<AutomationRunTable>

/** Filters of a list; what is undefined matches all. */
export interface RunFilter {
  status?: AutomationRunStatus | undefined
  actionId?: number | undefined
  contactId?: number | undefined
}

const columns = [
  'account_id',
  'automation_id',
  'contact_id',
  'version',
  'action_id',
  'stage',
  'generation',
  'status',
  'cause',
  'reason',
  'waits_for',
  'entered',
  'due',
  'ended',
] as const

export const insertRuns = (tx: Db, rows: readonly NewAutomationRun[]): Promise<void> =>
  insertMany(tx, { table: 'automation_run', columns }, rows)

export function listRuns(
  db: Db,
  automation: number,
  filter: RunFilter,
  page: { offset: number; limit: number },
): Promise<Page<AutomationRunRow>> {
  let query = db.selectFrom('automation_run').where('automation_id', '=', automation)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  if (filter.actionId !== undefined) query = query.where('action_id', '=', filter.actionId)
  if (filter.contactId !== undefined) query = query.where('contact_id', '=', filter.contactId)
  return pageOf(query, { ...page, orderBy: 'id', order: 'desc' }, (q) => q.selectAll())
}

/** How many ways are at an action, or ended at it. */
export interface RunCount {
  automation_id: number
  version: number
  action_id: number
  status: AutomationRunStatus
  reason: AutomationRunReason | null
  n: number
}

/** The ways through an automation, counted by version, action and ending. */
export async function countRuns(db: Db, automation: number): Promise<RunCount[]> {
  const by = ['automation_id', 'version', 'action_id', 'status', 'reason'] as const
  const rows = await db
    .selectFrom('automation_run')
    .select((e) => [...by, e.fn.countAll<number>().as('n')])
    .where('automation_id', '=', automation)
    .groupBy(by)
    .orderBy('version')
    .orderBy('action_id')
    .execute()
  return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

/**
 * How many runs of these automations are active and how many reached the end; automations without runs are left out.
 */
export async function runTotals(db: Db, automations: readonly number[]) {
  const rows = await db
    .selectFrom('automation_run')
    .select((e) => ['automation_id', 'status', e.fn.countAll<number>().as('n')])
    .where(dialectOf(db).inValues('automation_id', automations))
    .where((e) => e.or([e('status', '=', 'active'), e('reason', '=', 'completed')]))
    .groupBy(['automation_id', 'status'])
    .execute()
  const totals = new Map<number, { active: number; completed: number }>()
  for (const { automation_id, status, n } of rows) {
    const before = totals.get(automation_id) ?? { active: 0, completed: 0 }
    totals.set(automation_id, { ...before, [status === 'active' ? 'active' : 'completed']: Number(n) })
  }
  return totals
}

/** A run of an automation, held for a change. */
export function holdRun(tx: Db, automation: number, id: number): Promise<AutomationRunRow | undefined> {
  const query = tx.selectFrom('automation_run').selectAll().where('automation_id', '=', automation)
  return dialectOf(tx)
    .forUpdate(tx, query.where('id', '=', id))
    .executeTakeFirst()
}

/** A run of any automation, held for a change. */
export function holdRunById(tx: Db, id: number): Promise<AutomationRunRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('automation_run').selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/**
 * How often each of these contacts has entered an automation, how often after `since`, and whether it is on its way; who
 * never has is left out.
 */
export async function timesThrough(
  db: Db,
  automation: number,
  contacts: readonly number[],
  since: number,
): Promise<Map<number, { times: number; lately: number; isOpen: boolean }>> {
  const rows = await db
    .selectFrom('automation_run')
    .select((e) => [
      'contact_id',
      e.fn.countAll<number>().as('times'),
      sql<number>`sum(case when entered > ${since} then 1 else 0 end)`.as('lately'),
      sql<number | null>`max(due)`.as('due'),
    ])
    .where('automation_id', '=', automation)
    .where(dialectOf(db).inValues('contact_id', contacts))
    .groupBy('contact_id')
    .execute()
  return new Map(
    rows.map(({ contact_id, times, lately, due }) => [
      contact_id,
      { times: Number(times), lately: Number(lately), isOpen: due !== null },
    ]),
  )
}

/** Whether a contact is on its way through the automation. */
export async function hasOpenRuns(db: Db, automation: number): Promise<boolean> {
  const open = db.selectFrom('automation_run').select('id').where('automation_id', '=', automation)
  return (await open.where('due', 'is not', null).limit(1).executeTakeFirst()) !== undefined
}

/** An automation of the account with runs that are due, and since when. */
export interface DueAutomation {
  id: number
  list: number
  due: number
}

/** Active automations of an account with the time at which the first of their runs is due, soonest first. */
export async function dueAutomations(db: Db, account: number, limit: number, until?: number): Promise<DueAutomation[]> {
  const first = sql<number | null>`(SELECT min(r.due) FROM automation_run r
    WHERE r.automation_id = a.id AND r.due IS NOT NULL)`
  const { rows } = await sql<DueAutomation>`
    SELECT id, list, due FROM (
      SELECT a.id AS id, a.list_id AS list, ${first} AS due FROM automation a
      WHERE a.account_id = ${account} AND a.status = 'active') found
    WHERE due IS NOT NULL ${until === undefined ? sql`` : sql`AND due <= ${until}`}
    ORDER BY due, id LIMIT ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id, list, due }) => ({ id, list, due: Number(due) }))
}

const dueBy = (now: unknown) => sql<boolean>`EXISTS (SELECT 1 FROM automation_run r
  WHERE r.automation_id = a.id AND r.due IS NOT NULL AND r.due <= ${now})`

/** Accounts with runs of active automations that are due. */
export async function accountsWithRuns(db: Db, at: Times): Promise<Waiting> {
  const real = await sql<{ account_id: number }>`SELECT DISTINCT a.account_id FROM automation a
    WHERE a.status = 'active' AND ${dueBy(at.wall)}`.execute(db)
  const accounts = withoutSuspended(
    real.rows.map(({ account_id }) => account_id),
    at,
  )
  if (at.ahead.size === 0) return { accounts, next: 0 }
  const early = await accountsAhead(db, at)
    .innerJoin('automation as a', 'a.account_id', 'ahead.account_id')
    .select('a.account_id')
    .distinct()
    .where('a.status', '=', 'active')
    .where(dueBy(sql`${at.wall} + ahead.ahead`))
    .execute()
  const others = early.map(({ account_id }) => account_id)
  return { accounts: [...accounts, ...withoutSuspended(others, at)], next: 0 }
}

/** The runs of an automation that have been due longest and are not taken, locked until the end. */
export function claimRuns(
  tx: Db,
  account: number,
  automation: number,
  at: Times,
  limit: number,
): Promise<AutomationRunRow[]> {
  const due = tx
    .selectFrom('automation_run')
    .selectAll()
    .where('automation_id', '=', automation)
    .where('due', 'is not', null)
    .where('due', '<=', timeOf(account, at))
  return dialectOf(tx).forClaim(tx, due.orderBy('due').orderBy('id').limit(limit)).execute()
}

/** The runs of an account that have been due longest, by their numbers. */
export async function runsDueNext(db: Db, account: number, limit: number): Promise<{ id: number; due: number }[]> {
  const automations = await dueAutomations(db, account, limit)
  const found: { id: number; due: number }[] = []
  for (const { id } of automations) {
    const rows = await db
      .selectFrom('automation_run')
      .select(['id', 'due'])
      .where('automation_id', '=', id)
      .where('due', 'is not', null)
      .$narrowType<{ due: number }>()
      .orderBy('due')
      .orderBy('id')
      .limit(limit)
      .execute()
    found.push(...rows)
  }
  return found.sort((a, b) => a.due - b.due || a.id - b.id).slice(0, limit)
}

const moving = {
  table: 'automation_run',
  columns: ['action_id', 'stage', 'generation', 'status', 'reason', 'waits_for', 'due', 'ended', 'tries'],
  unchanged: ['generation'],
  condition: "automation_run.status = 'active'",
} as const

export type RunMove = Pick<AutomationRunRow, Exclude<(typeof moving.columns)[number], 'tries'>>

/** Moves runs that are held. */
export async function moveRuns(tx: Db, moves: readonly { before: AutomationRunRow; after: RunMove }[]): Promise<void> {
  if (moves.length === 0) return
  await updateMany(
    tx,
    moving,
    moves.map(({ before, after }) => ({
      id: before.id,
      is: {
        action_id: after.action_id,
        stage: after.stage,
        generation: after.generation,
        status: after.status,
        reason: after.reason,
        waits_for: after.waits_for,
        due: after.due,
        ended: after.ended,
        tries: 0,
      },
      was: { generation: before.generation },
    })),
  )
}

/** Changes a run that is held. */
export async function updateRunOf(tx: Db, id: number, change: Updateable<AutomationRunTable>): Promise<void> {
  await tx.updateTable('automation_run').set(change).where('id', '=', id).execute()
}

/** Ends the ways of these contacts through all automations of their list. */
export async function endRunsOf(
  tx: Db,
  contacts: readonly number[],
  reason: AutomationRunReason,
  now: number,
): Promise<{ automation_id: number; contact_id: number }[]> {
  if (contacts.length === 0) return []
  return tx
    .updateTable('automation_run')
    .set({ status: 'ended', reason, due: null, waits_for: null, ended: now, generation: sql<number>`generation + 1` })
    .where(dialectOf(tx).inValues('contact_id', contacts))
    .where('due', 'is not', null)
    .returning(['automation_id', 'contact_id'])
    .execute()
}

/** Deletes the ways of these contacts, and what was signalled of them. */
export async function deleteRunsOf(tx: Db, contacts: readonly number[]): Promise<void> {
  if (contacts.length === 0) return
  const { inValues } = dialectOf(tx)
  const own = tx.selectFrom('automation_run').select('id').where(inValues('contact_id', contacts)).orderBy('id')
  const ids = (await dialectOf(tx).forUpdate(tx, own).execute()).map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('automation_message').where(inValues('run_id', ids)).execute()
  await tx.deleteFrom('automation_run').where(inValues('contact_id', contacts)).execute()
  for (const table of ['automation_signal', 'automation_member', 'automation_later'] as const)
    await tx.deleteFrom(table).where(inValues('contact_id', contacts)).execute()
}

/** Runs of these contacts that wait for events, held for a change. */
export function holdWaiting(tx: Db, contacts: readonly number[]): Promise<AutomationRunRow[]> {
  // Asked for the account as well, SQLite would walk through all its runs.
  const query = tx
    .selectFrom('automation_run')
    .selectAll()
    .where(dialectOf(tx).inValues('contact_id', contacts))
    .where('waits_for', 'is not', null)
  return dialectOf(tx).forUpdate(tx, query.orderBy('id')).execute()
}

/** The messages of actions of runs. */
export const insertRunMessages = (tx: Db, rows: readonly AutomationMessageTable[]): Promise<void> =>
  insertMany(
    tx,
    {
      table: 'automation_message',
      columns: ['run_id', 'generation', 'seq', 'account_id', 'action_id', 'message_id'],
    },
    rows,
  )
