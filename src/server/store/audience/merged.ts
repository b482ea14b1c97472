// Contacts that were merged into another contact of their list: which one stands for them now, and how what belongs to them
// moves. The numbers of merged contacts are not given out again.
import { sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import type { MergedContactTable } from '../schema.ts'
import type { Db } from '../store.ts'

/** The contacts that these were merged into; contacts that were not merged are left out. */
export async function survivorsOf(db: Db, contacts: readonly number[]): Promise<Map<number, number>> {
  if (contacts.length === 0) return new Map()
  const merged = db.selectFrom('merged_contact').select(['contact_id', 'survivor_id'])
  const rows = await merged.where(dialectOf(db).inValues('contact_id', contacts)).execute()
  return new Map(rows.map(({ contact_id, survivor_id }) => [contact_id, survivor_id]))
}

/** The contact that stands for this one of the account; undefined when it was not merged. */
export async function survivorOf(db: Db, account: number, list: number, contact: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('merged_contact')
    .select('survivor_id')
    .where('contact_id', '=', contact)
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .executeTakeFirst()
  return row?.survivor_id
}

/** What was merged into these contacts. */
export async function mergedInto(
  db: Db,
  survivors: readonly number[],
): Promise<Pick<MergedContactTable, 'contact_id' | 'survivor_id' | 'addresses'>[]> {
  if (survivors.length === 0) return []
  const merged = db.selectFrom('merged_contact').select(['contact_id', 'survivor_id', 'addresses'])
  return merged.where(dialectOf(db).inValues('survivor_id', survivors)).orderBy('contact_id').execute()
}

/** Deletes what is known of contacts that were merged into these. */
export async function deleteMergedInto(tx: Db, survivors: readonly number[]): Promise<void> {
  if (survivors.length === 0) return
  await tx.deleteFrom('merged_contact').where(dialectOf(tx).inValues('survivor_id', survivors)).execute()
}

/** Deletes this of a list, `limit` contacts at most; says whether there were any. */
export async function deleteMergedOfList(tx: Db, account: number, list: number, limit: number): Promise<boolean> {
  const ofList = tx.selectFrom('merged_contact').select('contact_id').where('account_id', '=', account)
  const rows = await ofList.where('list_id', '=', list).orderBy('contact_id').limit(limit).execute()
  const ids = rows.map(({ contact_id }) => contact_id)
  if (ids.length > 0) await tx.deleteFrom('merged_contact').where(dialectOf(tx).inValues('contact_id', ids)).execute()
  return ids.length > 0
}

const columns = ['contact_id', 'account_id', 'list_id', 'survivor_id', 'addresses', 'merged'] as const

/** The contact that a row of the table belongs to now. */
const survivingContact = (table: string) =>
  sql<number>`(SELECT m.survivor_id FROM merged_contact m WHERE m.contact_id = ${sql.ref(`${table}.contact_id`)})`

/**
 * Merges contacts of one account, which are held: notes which contacts stand for them, gives these their events, tags,
 * devices, carts, orders and ways through automations, and deletes them. The caller has freed their unique values.
 */
export async function mergeRows(
  tx: Db,
  { account, now }: { account: number; now: number },
  rows: readonly MergedContactTable[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ contact_id }) => contact_id)
  await insertMany(tx, { table: 'merged_contact', columns }, rows)
  // Contacts that were merged into one of these before.
  await tx
    .updateTable('merged_contact')
    .set({
      survivor_id: sql<number>`(SELECT m.survivor_id FROM merged_contact m WHERE m.contact_id = merged_contact.survivor_id)`,
    })
    .where(dialectOf(tx).inValues('survivor_id', ids))
    .execute()
  await moveTags(tx, ids)
  await moveWays(tx, ids, now)
  await moveOwned(tx, account, ids)
  await tx.deleteFrom('contact').where('account_id', '=', account).where(dialectOf(tx).inValues('id', ids)).execute()
}

async function moveTags(tx: Db, ids: readonly number[]): Promise<void> {
  const theirs = dialectOf(tx).inValues('contact_id', ids)
  await sql`INSERT INTO contact_tag (contact_id, tag_id)
    SELECT DISTINCT ${survivingContact('contact_tag')}, tag_id FROM contact_tag WHERE ${theirs} ON CONFLICT DO NOTHING`.execute(
    tx,
  )
  await tx.deleteFrom('contact_tag').where(theirs).execute()
}

/** Events, devices, carts, orders and entries in forms. */
async function moveOwned(tx: Db, account: number, ids: readonly number[]): Promise<void> {
  const { inValues } = dialectOf(tx)
  for (const table of ['event', 'cart', 'shop_order'] as const)
    await tx
      .updateTable(table)
      .set({ contact_id: survivingContact(table) })
      .where('account_id', '=', account)
      .where('contact_id', 'is not', null)
      .where(inValues('contact_id', ids))
      .execute()
  for (const table of ['device', 'form_submission'] as const)
    await tx
      .updateTable(table)
      .set({ contact_id: survivingContact(table) })
      .where('contact_id', 'is not', null)
      .where(inValues('contact_id', ids))
      .execute()
  await tx
    .updateTable('confirmation')
    .set({ contact_id: survivingContact('confirmation') })
    .where(inValues('contact_id', ids))
    .execute()
}

/** What automations know of the contacts. Of several open ways through the same automation, one stays open. */
async function moveWays(tx: Db, ids: readonly number[], now: number): Promise<void> {
  const { inValues } = dialectOf(tx)
  await endSecondWays(tx, ids, now)
  for (const table of ['automation_run', 'automation_signal'] as const)
    await tx
      .updateTable(table)
      .set({ contact_id: survivingContact(table) })
      .where(inValues('contact_id', ids))
      .execute()
  const theirs = inValues('contact_id', ids)
  await sql`INSERT INTO automation_member (automation_id, trigger_version, position, contact_id, account_id)
    SELECT DISTINCT automation_id, trigger_version, position, ${survivingContact('automation_member')}, account_id
    FROM automation_member WHERE ${theirs} ON CONFLICT DO NOTHING`.execute(tx)
  await sql`INSERT INTO automation_later
    (automation_id, trigger_version, position, contact_id, ref, account_id, list_id, generation, since, due)
    SELECT automation_id, trigger_version, position, ${survivingContact('automation_later')}, ref, account_id, list_id,
      generation, since, due
    FROM automation_later WHERE ${theirs} ON CONFLICT DO NOTHING`.execute(tx)
  for (const table of ['automation_member', 'automation_later'] as const)
    await tx.deleteFrom(table).where(theirs).execute()
}

/** Ends ways of contacts through automations in which the contact that stays, or another of them, is on its way. */
async function endSecondWays(tx: Db, ids: readonly number[], now: number): Promise<void> {
  const standsFor = await survivorsOf(tx, ids)
  const all = [...new Set([...ids, ...standsFor.values()])]
  const open = tx
    .selectFrom('automation_run')
    .select(['id', 'automation_id', 'contact_id', 'due'])
    .where(dialectOf(tx).inValues('contact_id', all))
    .where('status', '=', 'active')
  const rows = await dialectOf(tx).forUpdate(tx, open.orderBy('id')).execute()
  const second: number[] = []
  const isOwn = ({ contact_id }: { contact_id: number }) => !standsFor.has(contact_id)
  const owner = (id: number) => standsFor.get(id) ?? id
  for (const ways of Map.groupBy(rows, (row) => `${row.automation_id} ${owner(row.contact_id)}`).values()) {
    const stays = ways.find(isOwn) ?? ways[0]
    second.push(...ways.filter((way) => way !== stays).map(({ id }) => id))
  }
  if (second.length === 0) return
  await tx
    .updateTable('automation_run')
    .set({
      ...{ status: 'ended', reason: 'taken_out', waits_for: null, due: null, ended: now },
      generation: sql<number>`generation + 1`,
    })
    .where(dialectOf(tx).inValues('id', second))
    .execute()
}
