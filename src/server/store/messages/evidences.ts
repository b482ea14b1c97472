// Evidences of registered messages: those that wait to be made and those that are ready; and the options that have them
// made automatically.
import { type Insertable, type Selectable, sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { AutocertificateTable, EvidenceLevel, EvidenceTable } from '../schema.ts'
import { isInQueue } from '../states.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

/** The columns without the PDF. */
const heading = [
  'id',
  'account_id',
  'registered_id',
  'state',
  'lease_until',
  'name',
  'size',
  'queued',
  'created',
  'level',
  'stamped',
  'stamp_since',
  'stamp_tries',
  'tries',
] as const
export type EvidenceRow = Pick<Selectable<EvidenceTable>, (typeof heading)[number]>
export type AutocertificateRow = Selectable<AutocertificateTable>

const columns = [
  'account_id',
  'registered_id',
  'state',
  'lease_until',
  'name',
  'size',
  'pdf',
  'queued',
  'created',
  'stamp_since',
] as const

/** Queues an evidence of each of these messages; `now` is the time of the account. */
export function queueEvidences(
  tx: Db,
  account: number,
  messages: readonly number[],
  { now, wall }: { now: number; wall: number },
): Promise<void> {
  const rows = messages.map((registered_id) => ({
    account_id: account,
    registered_id,
    state: 'in_queue',
    lease_until: 0,
    name: '',
    size: 0,
    pdf: null,
    queued: now,
    created: null,
    stamp_since: wall,
  }))
  return insertMany(tx, { table: 'evidence', columns }, rows)
}

/** Those of these messages that have an evidence in the queue. */
export async function waitingAmong(tx: Db, account: number, messages: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('evidence')
    .select('registered_id')
    .where('account_id', '=', account)
    .where('state', '=', isInQueue)
    .where(dialectOf(tx).inValues('registered_id', messages))
    .execute()
  return new Set(rows.map((row) => row.registered_id))
}

/** Whether an evidence of the account is to be made now: none that waits for its time stamp. */
export async function hasEvidenceToMake(db: Db, account: number): Promise<boolean> {
  const waiting = db.selectFrom('evidence').select('id').where('account_id', '=', account)
  const found = waiting.where('state', '=', isInQueue).where('stamp_tries', '=', 0)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** Accounts with queued evidence that no worker holds; the search begins after the account `after`. */
export function accountsWithEvidences(db: Db, wall: number, after: number): Promise<Waiting> {
  const waits = sql<boolean>`q.state = ${isInQueue}`
  const queue = { table: 'evidence' as const, waits, kinds: [{ due: () => waits, order: sql`q.id` }] }
  return accountsWaiting(db, { ...queue, free: sql<boolean>`q.lease_until <= ${wall}` }, { wall }, after)
}

/**
 * Leases the evidence of an account that has waited longest until `until` (wall time), and counts the try; undefined when
 * none waits.
 */
export async function leaseEvidence(
  tx: Db,
  account: number,
  at: { wall: number; until: number },
): Promise<EvidenceRow | undefined> {
  const waiting = tx
    .selectFrom('evidence')
    .select(heading)
    .where('account_id', '=', account)
    .where('state', '=', isInQueue)
    .where('lease_until', '<=', at.wall)
    .orderBy('id')
    .limit(1)
  const row = await dialectOf(tx).forClaim(tx, waiting).executeTakeFirst()
  if (!row) return undefined
  await tx
    .updateTable('evidence')
    // Counted before the work: the process may not live to do so after it.
    .set({ lease_until: at.until, tries: row.tries + 1 })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute()
  return { ...row, lease_until: at.until, tries: row.tries + 1 }
}

/** Writes what was made under a lease; false when another worker has done so since, or the evidence is gone. */
export async function settleEvidence(
  tx: Db,
  { account_id, id, lease_until }: EvidenceRow,
  made: Pick<EvidenceTable, 'name' | 'size' | 'pdf' | 'stamped'> & { created: number; level: EvidenceLevel },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('evidence')
    .set({ ...made, state: 'ready', lease_until: 0 })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('state', '=', isInQueue)
    .where('lease_until', '=', lease_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases an evidence request without a time stamp: workers skip it before `until` (wall time). */
export async function postponeEvidence(
  tx: Db,
  { account_id, id, lease_until }: EvidenceRow,
  { until, since, tries }: { until: number; since: number; tries: number },
): Promise<void> {
  await tx
    .updateTable('evidence')
    // The authority is at fault, not the evidence.
    .set({ lease_until: until, stamp_since: since, stamp_tries: tries, tries: 0 })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('state', '=', isInQueue)
    .where('lease_until', '=', lease_until)
    .execute()
}

/** A row under a lease, of the worker that holds it. */
const leased = (tx: Db, { account_id, id, lease_until }: EvidenceRow) =>
  tx
    .updateTable('evidence')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('state', '=', isInQueue)
    .where('lease_until', '=', lease_until)

/** Ends the try of an evidence request: workers skip it before `until` (wall time). */
export async function returnEvidence(tx: Db, row: EvidenceRow, until: number): Promise<void> {
  await leased(tx, row).set({ lease_until: until }).execute()
}

/** Ends an evidence that cannot be made; false when another worker has settled it. */
export async function failEvidence(tx: Db, row: EvidenceRow, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await leased(tx, row).set({ state: 'failed', lease_until: 0, reason }).executeTakeFirst()
  return numUpdatedRows > 0n
}

const ready = (db: Db, account: number, registeredId: number) =>
  db
    .selectFrom('evidence')
    .where('account_id', '=', account)
    .where('registered_id', '=', registeredId)
    .where('state', '=', 'ready')

export function listEvidences(
  db: Db,
  account: number,
  registeredId: number,
  page: PageRequest,
): Promise<Page<EvidenceRow>> {
  return pageOf(ready(db, account, registeredId), page, (q) => q.select(heading))
}

/** The newest `limit` evidence requests of a message that failed. */
export function failedEvidences(
  db: Db,
  account: number,
  registeredId: number,
  limit: number,
): Promise<Pick<Selectable<EvidenceTable>, 'id' | 'reason' | 'queued'>[]> {
  return db
    .selectFrom('evidence')
    .select(['id', 'reason', 'queued'])
    .where('account_id', '=', account)
    .where('registered_id', '=', registeredId)
    .where('state', '=', 'failed')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findEvidence(
  db: Db,
  account: number,
  registeredId: number,
  id: number,
): Promise<EvidenceRow | undefined> {
  return ready(db, account, registeredId).select(heading).where('id', '=', id).executeTakeFirst()
}

/** The PDF in base64, with its name. */
export function findEvidenceFile(db: Db, account: number, registeredId: number, id: number) {
  return ready(db, account, registeredId).select(['name', 'pdf']).where('id', '=', id).executeTakeFirst()
}

/** False when no such evidence is ready. */
export async function deleteEvidence(tx: Db, account: number, registeredId: number, id: number): Promise<boolean> {
  const found = tx.deleteFrom('evidence').where('account_id', '=', account).where('registered_id', '=', registeredId)
  const { numDeletedRows } = await found.where('state', '=', 'ready').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertAutocertificate(tx: Db, row: Insertable<AutocertificateTable>): Promise<number> {
  return (await tx.insertInto('autocertificate').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export function listAutocertificates(db: Db, account: number, page: PageRequest): Promise<Page<AutocertificateRow>> {
  return pageOf(db.selectFrom('autocertificate').where('account_id', '=', account), page, (q) => q.selectAll())
}

/** All options of the account. */
export function autocertificatesOf(db: Db, account: number): Promise<AutocertificateRow[]> {
  return db.selectFrom('autocertificate').selectAll().where('account_id', '=', account).orderBy('id').execute()
}

/** False when there is none with this number. */
export async function deleteAutocertificate(tx: Db, account: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('autocertificate')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
