// Automations with their versions, what these name, and what they listen to.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type {
  AutomationStatus,
  AutomationTable,
  AutomationUseKind,
  AutomationUseTable,
  AutomationVersionTable,
} from '../schema.ts'
import type { Db } from '../store.ts'

export type AutomationRow = Selectable<AutomationTable>
export type VersionRow = Selectable<AutomationVersionTable>

/** Filters of a list; what is undefined matches all. */
export interface AutomationFilter {
  id?: number | undefined
  title?: string | undefined
  createdBy?: number | undefined
  listId?: number | undefined
  status?: AutomationStatus | undefined
}

const ofAccount = (db: Db, account: number) =>
  db.selectFrom('automation').where('automation.account_id', '=', account).where('status', '<>', 'deleted')

export function listAutomations(
  db: Db,
  account: number,
  filter: AutomationFilter,
  page: PageRequest,
): Promise<Page<AutomationRow>> {
  let query = ofAccount(db, account)
  if (filter.id !== undefined) query = query.where('id', '=', filter.id)
  if (filter.title !== undefined) query = query.where('title', '=', filter.title)
  if (filter.createdBy !== undefined) query = query.where('created_by', '=', filter.createdBy)
  if (filter.listId !== undefined) query = query.where('list_id', '=', filter.listId)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return pageOf(query, page, (q) => q.selectAll())
}

/** An automation that is not deleted; in a transaction it stays as it is until the end of it. */
export function findAutomation(db: Db, account: number, id: number): Promise<AutomationRow | undefined> {
  return dialectOf(db)
    .forChild(db, ofAccount(db, account).selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/** The automation with this number, locked for a change. */
export function holdAutomation(tx: Db, account: number, id: number): Promise<AutomationRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, ofAccount(tx, account).selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/** Automations of the account with these numbers that are active; in a transaction they stay so until its end. */
export function activeAutomations(db: Db, account: number, ids: readonly number[]): Promise<AutomationRow[]> {
  const query = ofAccount(db, account).selectAll().where('status', '=', 'active')
  return dialectOf(db)
    .forChild(db, query.where(dialectOf(db).inValues('id', ids)).orderBy('id'))
    .execute()
}

export const insertAutomation = (tx: Db, row: Insertable<AutomationTable>): Promise<AutomationRow> =>
  tx.insertInto('automation').values(row).returningAll().executeTakeFirstOrThrow()

export const updateAutomation = (tx: Db, id: number, change: Updateable<AutomationTable>): Promise<AutomationRow> =>
  tx.updateTable('automation').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function insertVersion(tx: Db, row: VersionRow): Promise<void> {
  await tx.insertInto('automation_version').values(row).execute()
}

export function findVersion(db: Db, automation: number, version: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('automation_version')
    .selectAll()
    .where('automation_id', '=', automation)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** The present versions of these automations. */
export function presentVersions(db: Db, automations: readonly number[]): Promise<VersionRow[]> {
  return db
    .selectFrom('automation_version')
    .innerJoin('automation', (join) =>
      join
        .onRef('automation.id', '=', 'automation_version.automation_id')
        .onRef('automation.version', '=', 'automation_version.version'),
    )
    .selectAll('automation_version')
    .where(dialectOf(db).inValues('automation.id', automations))
    .execute()
}

const useColumns = ['automation_id', 'version', 'kind', 'ref', 'account_id'] as const

/** Notes what a version names. */
export const insertUses = (tx: Db, uses: readonly AutomationUseTable[]): Promise<void> =>
  insertMany(tx, { table: 'automation_use', columns: useColumns }, uses)

/** Automations that name something in their present version, or in one that a contact is on its way through. */
export async function automationsThatUse(
  db: Db,
  account: number,
  kind: AutomationUseKind,
  refs: readonly string[],
): Promise<number[]> {
  if (refs.length === 0) return []
  const rows = await db
    .selectFrom('automation_use as u')
    .innerJoin('automation as a', 'a.id', 'u.automation_id')
    .select('a.id')
    .distinct()
    .where('u.account_id', '=', account)
    .where('u.kind', '=', kind)
    .where(dialectOf(db).inValues('u.ref', refs))
    .where('a.status', '<>', 'deleted')
    .where((e) =>
      e.or([
        e('u.version', '=', e.ref('a.version')),
        e.exists(
          e
            .selectFrom('automation_run as r')
            .select('r.id')
            .whereRef('r.automation_id', '=', 'a.id')
            .where('r.due', 'is not', null)
            .whereRef('r.version', '=', 'u.version'),
        ),
      ]),
    )
    .orderBy('a.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether an automation of the account belongs to the list. */
export async function hasAutomationOf(db: Db, account: number, list: number): Promise<boolean> {
  const own = ofAccount(db, account).select('id').where('list_id', '=', list).limit(1)
  if ((await own.executeTakeFirst()) !== undefined) return true
  return (await automationsThatUse(db, account, 'list', [String(list)])).length > 0
}

/** The automation that sends a campaign, by the hash of the campaign: the oldest, where several do. */
export async function automationsOfCampaigns(
  db: Db,
  account: number,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('automation_use as u')
    .innerJoin('automation as a', (join) =>
      join.onRef('a.id', '=', 'u.automation_id').onRef('a.version', '=', 'u.version'),
    )
    .select((e) => ['u.ref', e.fn.min('a.id').as('id')])
    .where('u.account_id', '=', account)
    .where('u.kind', '=', 'campaign')
    .where(dialectOf(db).inValues('u.ref', hashes))
    .where('a.status', '<>', 'deleted')
    .groupBy('u.ref')
    .execute()
  return new Map(rows.map(({ ref, id }) => [ref, Number(id)]))
}

/** Subscribes an automation to further kinds of events. */
export async function addListeners(
  tx: Db,
  account: number,
  automation: number,
  kinds: Iterable<string>,
): Promise<void> {
  const rows = [...new Set(kinds)].map((kind) => ({ automation_id: automation, kind, account_id: account }))
  if (rows.length === 0) return
  await tx
    .insertInto('automation_listener')
    .values(rows)
    .onConflict((c) => c.columns(['automation_id', 'kind']).doNothing())
    .execute()
}

/** Automations that listen to a kind of event. */
export async function listenersTo(db: Db, account: number, kind: string): Promise<number[]> {
  const rows = await db
    .selectFrom('automation_listener')
    .select('automation_id')
    .where('account_id', '=', account)
    .where('kind', '=', kind)
    .orderBy('automation_id')
    .execute()
  return rows.map(({ automation_id }) => automation_id)
}

/** Unsubscribes the automation from all events. */
export async function deleteListeners(tx: Db, automation: number): Promise<void> {
  await tx.deleteFrom('automation_listener').where('automation_id', '=', automation).execute()
}
