// Takes away what an account has, some rows at a time, and in the end the account itself.
import { type RawBuilder, sql } from 'kysely'
import { type AccountTable, accountTables, passingTables } from '../account-tables.ts'
import { dialectOf } from '../dialect.ts'
import { raiseEpoch } from '../epoch.ts'
import type { Tables } from '../schema.ts'
import { deleteSenderBuckets } from '../sending/rate-buckets.ts'
import { putSetting } from '../settings.ts'
import { isOpen } from '../states.ts'
import type { Db } from '../store.ts'

/** Rows that one transaction deletes, of each of the tables that it comes to; others may have to wait for it. */
const SLICE = 2_000
/** Rows whose dependants go together. */
const OWNERS = 500
/** Rows of all accounts among which one transaction looks for those of one. */
const STRETCH = 20_000
/** The newest rows of a walked table: whatever came in while it was walked through is among them. */
const NEWEST = 100_000

/** Large tables without an index by account, which would slow down sending: they are gone through once, by their ids. */
export const walked: readonly (keyof Tables)[] = ['contact', 'message', 'link']
const isWalked = ({ name }: AccountTable) => walked.includes(name)

/**
 * Tables with an account column. Rows of other tables are deleted together with the rows they belong to. Operations
 * come first, because they would continue to write.
 */
const named: readonly AccountTable[] = accountTables
  .filter(({ through }) => through === undefined)
  .sort((a, b) => Number(b.name === 'operation') - Number(a.name === 'operation'))
/**
 * Status reports of carriers for parts of its SMS. They are not records of the account, but would be left over once the
 * messages are gone.
 */
const smsParts: AccountTable = {
  name: 'sms_part',
  key: ['carrier', 'carrier_id'],
  through: { column: 'message_id', table: 'message' },
}
const dependantsOf = Map.groupBy(
  [...accountTables, smsParts].filter(({ through }) => through !== undefined),
  ({ through }) => through?.table as keyof Tables,
)

/** How far a removal has come: a table, and the row up to which it has none any more. */
export interface RemovalPlace {
  table: number
  after: number
}

export const firstPlace: RemovalPlace = { table: 0, after: 0 }

async function deleteWhere(tx: Db, name: keyof Tables, where: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(name)} WHERE ${where}`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes a slice of the rows that meet the condition; resolves with their number. */
function deleteSome(tx: Db, { name, key }: AccountTable, where: RawBuilder<unknown>): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const found = sql`SELECT ${columns} FROM ${sql.table(name)} WHERE ${where} LIMIT ${sql.lit(SLICE)}`
  return deleteWhere(tx, name, sql`(${columns}) IN (${found})`)
}

/** Deletes rows with these ids, or first what belongs to the account through them: it stays until that is gone. */
async function deleteOwners(tx: Db, { name }: AccountTable, ids: number[]): Promise<{ removed: number; all: boolean }> {
  for (const one of dependantsOf.get(name) ?? []) {
    const removed = await deleteSome(tx, one, dialectOf(tx).inValues(one.through?.column ?? '', ids))
    if (removed > 0) return { removed, all: false }
  }
  return { removed: await deleteWhere(tx, name, dialectOf(tx).inValues('id', ids)), all: true }
}

const selectIds = async (tx: Db, query: RawBuilder<unknown>): Promise<number[]> =>
  (await sql<{ id: number }>`${query}`.execute(tx)).rows.map(({ id }) => id)

/** Looks through the next rows of a walked table. */
async function walkTable(tx: Db, table: AccountTable, account: number, after: number) {
  const rows = sql.table(table.name)
  const stretch = sql`SELECT id FROM ${rows} WHERE id > ${after} ORDER BY id LIMIT ${sql.lit(STRETCH)}`
  const [to] = await selectIds(tx, sql`SELECT max(id) AS id FROM (${stretch}) stretch`)
  if (to === undefined || to === null) return { removed: 0, next: null }
  const own = await selectIds(
    tx,
    sql`SELECT id FROM ${rows} WHERE id > ${after} AND id <= ${to} AND account_id = ${account}
      ORDER BY id LIMIT ${sql.lit(OWNERS)}`,
  )
  const { removed, all } = await deleteOwners(tx, table, own)
  return { removed, next: all && own.length < OWNERS ? to : after }
}

/** Deletes some rows of the account and returns where to continue; null: only the account itself is left. */
export async function removeSome(
  tx: Db,
  account: number,
  { table: index, after }: RemovalPlace,
): Promise<{ removed: number; next: RemovalPlace | null }> {
  const table = named[index]
  if (!table) return { removed: 0, next: null }
  const following = { table: index + 1, after: 0 }
  if (isWalked(table)) {
    const { removed, next } = await walkTable(tx, table, account, after)
    return { removed, next: next === null ? following : { table: index, after: next } }
  }
  const own = sql`account_id = ${account}`
  const removed = dependantsOf.has(table.name)
    ? (await deleteOwners(tx, table, await selectIds(tx, firstOwners(table, own)))).removed
    : await deleteSome(tx, table, own)
  return { removed, next: removed === 0 ? following : { table: index, after } }
}

const firstOwners = ({ name }: AccountTable, own: RawBuilder<unknown>) =>
  sql`SELECT id FROM ${sql.table(name)} WHERE ${own} ORDER BY id LIMIT ${sql.lit(OWNERS)}`

/** Deletes the users and keys, so that the account cannot be used any more. */
export async function deleteAccess(tx: Db, account: number): Promise<void> {
  for (const name of ['api_key', 'platform_user'] as const) await deleteWhere(tx, name, sql`account_id = ${account}`)
}

/** What stays when an account is emptied, and goes with it. */
const ownTables = ['idempotency', 'api_key', 'platform_user', 'web_push_key', 'live_watch', 'live_event'] as const

/** Deletes the account, and what came in while its records were being removed. */
export async function deleteAccount(tx: Db, account: number): Promise<void> {
  await raiseEpoch(tx, account)
  const own = (table: AccountTable) => {
    const all = sql`account_id = ${account}`
    if (!isWalked(table)) return all
    return sql`${all} AND id > (SELECT COALESCE(max(id), 0) FROM ${sql.table(table.name)}) - ${sql.lit(NEWEST)}`
  }
  for (const table of named) {
    const rows = sql`SELECT id FROM ${sql.table(table.name)} WHERE ${own(table)}`
    for (const { name, through } of dependantsOf.get(table.name) ?? [])
      await deleteWhere(tx, name, sql`${sql.ref(through?.column ?? '')} IN (${rows})`)
    await deleteWhere(tx, table.name, own(table))
  }
  await deleteBesides(tx, account)
  await deleteWhere(tx, 'account', sql`id = ${account}`)
}

/** Rows of an account that are not records. */
async function deleteBesides(tx: Db, account: number): Promise<void> {
  const snapshots = sql`SELECT id FROM snapshot WHERE account_id = ${account}`
  await deleteWhere(tx, 'snapshot_part', sql`snapshot_id IN (${snapshots})`)
  for (const name of ['snapshot', ...ownTables, ...passingTables] as const)
    await deleteWhere(tx, name, sql`account_id = ${account}`)
  await deleteSenderBuckets(tx, account)
}

const REMOVED = 'removed-account:'

/** Writes down that an account is gone since a moment of wall time: a request under way may still write rows of it. */
export const noteRemoved = (tx: Db, account: number, wall: number): Promise<void> =>
  putSetting(tx, `${REMOVED}${account}`, String(wall))

/** An account removed at `wall` or earlier that was not yet checked for rows written late. */
export async function removedBefore(db: Db, wall: number): Promise<number | undefined> {
  const query = db.selectFrom('setting').selectAll().where('name', '>=', REMOVED).where('name', '<', `${REMOVED}:`)
  const old = (await query.execute()).find(({ value }) => Number(value) <= wall)
  return old && Number(old.name.slice(REMOVED.length))
}

/**
 * Deletes some rows that were written after the removal of an account; null: nothing is left, and no further check is
 * needed.
 */
export async function removeLate(tx: Db, account: number, place: RemovalPlace): Promise<RemovalPlace | null> {
  const { next } = await removeSome(tx, account, place)
  if (next === null) {
    await deleteBesides(tx, account)
    await tx.deleteFrom('setting').where('name', '=', `${REMOVED}${account}`).execute()
  }
  return next
}

/** How many pieces of work of the account are leased by workers at a moment of wall time. */
export async function countInHand(db: Db, account: number, wall: number): Promise<number> {
  const messages = db.selectFrom('message').where('account_id', '=', account).where('next_at', 'is not', null)
  const runs = db.selectFrom('run').select('id').where('account_id', '=', account)
  // `isOpen` selects the index of open chunks; a finished run may have many others.
  const leases = db.selectFrom('chunk_lease').where('state', '=', isOpen).where('lease_until', '>', wall)
  const counts = [
    messages.where('lease_until', '>', wall),
    leases.where('run_id', 'in', runs),
    db.selectFrom('hook_address').where('account_id', '=', account).where('lease_until', '>', wall),
  ].map((query) => (query as typeof messages).select(({ fn }) => fn.countAll<number>().as('n')))
  const found = await Promise.all(counts.map((query) => query.executeTakeFirstOrThrow()))
  return found.reduce((sum, { n }) => sum + Number(n), 0)
}

/** Registered messages of the account. */
export async function countRegistered(db: Db, account: number): Promise<number> {
  const query = db.selectFrom('registered_message').where('account_id', '=', account)
  return Number((await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n)
}
