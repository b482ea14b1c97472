// Alert templates, and the alerts that were started from them.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { bytesIn } from '../pages.ts'
import type { AlertStatus, AlertTable, AlertTemplateTable } from '../schema.ts'
import { isPending } from '../states.ts'
import type { Db } from '../store.ts'
import { type TimeRange, withinTimes } from '../time-ranges.ts'

export type AlertTemplateRow = Selectable<AlertTemplateTable>
export type AlertRow = Selectable<AlertTable>

/** Adds a template; undefined when its name is taken in the account. */
export async function insertAlertTemplate(tx: Db, row: Insertable<AlertTemplateTable>): Promise<number | undefined> {
  const added = await tx
    .insertInto('alert_template')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Templates of the account, oldest first. */
export function listAlertTemplates(db: Db, account: number): Promise<AlertTemplateRow[]> {
  return db.selectFrom('alert_template').selectAll().where('account_id', '=', account).orderBy('id').execute()
}

/** Bytes of their texts. */
export async function alertTemplateBytes(db: Db, account: number): Promise<number> {
  const templates = db.selectFrom('alert_template').where('account_id', '=', account)
  return (await bytesIn(db, templates, 'html_body')) + (await bytesIn(db, templates, 'text_body'))
}

/** A template by its number or its name; in a transaction it is held. */
export function findAlertTemplate(
  db: Db,
  account: number,
  by: { id: number } | { name: string },
): Promise<AlertTemplateRow | undefined> {
  const query = db.selectFrom('alert_template').selectAll().where('account_id', '=', account)
  return dialectOf(db)
    .forUpdate(db, 'id' in by ? query.where('id', '=', by.id) : query.where('name', '=', by.name))
    .executeTakeFirst()
}

export async function updateAlertTemplate(tx: Db, id: number, change: Updateable<AlertTemplateTable>): Promise<void> {
  await tx.updateTable('alert_template').set(change).where('id', '=', id).execute()
}

/** False if the template does not exist. */
export async function deleteAlertTemplate(tx: Db, account: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('alert_template')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertAlert(tx: Db, row: Insertable<AlertTable>): Promise<number> {
  return (await tx.insertInto('alert').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export function findAlert(db: Db, account: number, id: number): Promise<AlertRow | undefined> {
  return db.selectFrom('alert').selectAll().where('account_id', '=', account).where('id', '=', id).executeTakeFirst()
}

/** An alert of any account, held until the end of the transaction: for timers and links. */
export function holdAlert(tx: Db, id: number): Promise<AlertRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('alert').selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/** Pending alerts of a template, or the pending one with this number; oldest first, held. */
export function holdPendingAlerts(tx: Db, account: number, by: { name: string } | { id: number }): Promise<AlertRow[]> {
  const query = tx
    .selectFrom('alert')
    .selectAll()
    .where('account_id', '=', account)
    .where('status', '=', isPending)
    .orderBy('id')
  return dialectOf(tx)
    .forUpdate(tx, 'id' in by ? query.where('id', '=', by.id) : query.where('template_name', '=', by.name))
    .execute()
}

export async function updateAlert(tx: Db, id: number, change: Updateable<AlertTable>): Promise<void> {
  await tx.updateTable('alert').set(change).where('id', '=', id).execute()
}

/** Alerts that match all filters, newest first, 1,000 at most (T-023). */
export function listAlerts(
  db: Db,
  account: number,
  filter: { status?: AlertStatus | undefined; created: TimeRange },
): Promise<AlertRow[]> {
  let query = db.selectFrom('alert').selectAll().where('account_id', '=', account)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return withinTimes(query, { created: filter.created }).orderBy('id', 'desc').limit(1000).execute()
}
