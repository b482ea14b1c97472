// One row per message that was attempted, whatever door it came through.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { MessageTable } from './schema.ts'
import type { Db } from './store.ts'

export type MessageRow = Selectable<MessageTable>
export type NewMessage = Insertable<MessageTable>

/** Writes attempted messages; a row that is there already (an early open, a retry) gets the new state. */
export async function upsertMessages(tx: Db, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  await tx
    .insertInto('message')
    .values(messages)
    .onConflict((c) =>
      c.column('id').doUpdateSet({
        state: sql<string>`excluded.state`,
        reason: sql<string>`excluded.reason`,
        attempts: sql<number>`excluded.attempts`,
        carrier_ref: sql<string>`excluded.carrier_ref`,
        next_at: sql<number>`excluded.next_at`,
        lease_until: 0,
        settled: sql<number>`excluded.settled`,
      }),
    )
    .execute()
}

/** Inserts the row of a message unless it is there. */
export async function insertMessageIfMissing(tx: Db, message: NewMessage): Promise<void> {
  await tx.insertInto('message').values(message).onConflict((c) => c.column('id').doNothing()).execute()
}

export function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateMessage(tx: Db, id: number, change: Updateable<MessageTable>): Promise<void> {
  await tx.updateTable('message').set(change).where('id', '=', id).execute()
}

/** Writes the time of a first open, click or removal; false when it was written before. */
export async function markFirst(tx: Db, id: number, what: 'opened' | 'clicked' | 'removed', at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ [what]: at })
    .where('id', '=', id)
    .where(what, 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const dueMessages = (db: Db, at: { now: number; wall: number }) =>
  db
    .selectFrom('message')
    .select('id')
    .where('next_at', 'is not', null)
    .where('next_at', '<=', at.now)
    .where('lease_until', '<=', at.wall)

/** Whether a message is due: a look that costs no transaction. */
export async function hasDueMessage(db: Db, at: { now: number; wall: number }): Promise<boolean> {
  return (await dueMessages(db, at).limit(1).executeTakeFirst()) !== undefined
}

/** A message that is leased again without having been settled was in the hands of a worker that died. */
const afterLease = sql<string>`CASE state WHEN 'sending' THEN 'resending' WHEN 'resending' THEN 'unknown' ELSE 'sending' END`

/**
 * Takes up to `limit` due messages for `lease` milliseconds of wall time. The state tells what to do:
 * `sending` and `resending` are to be sent, `unknown` was in doubt twice and is not.
 */
export async function leaseMessages(
  tx: Db,
  at: { now: number; wall: number; lease: number; limit: number },
): Promise<MessageRow[]> {
  const due = dueMessages(tx, at).orderBy('next_at').orderBy('id').limit(at.limit)
  const rows = await tx
    .updateTable('message')
    .set({ lease_until: at.wall + at.lease, state: afterLease })
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

/** Keeps leased messages until `until`, wall time. Those that were settled meanwhile are left alone. */
export async function extendMessageLeases(tx: Db, ids: number[], until: number): Promise<void> {
  await tx.updateTable('message').set({ lease_until: until }).where('id', 'in', ids).where('lease_until', '>', 0).execute()
}

/** When the next message is due, or null. */
export async function nextMessage(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('message')
    .select((e) => e.fn.min('next_at').as('due'))
    .where('next_at', 'is not', null)
    .executeTakeFirst()
  return row?.due ?? null
}

/** Whether mails of the run wait for another attempt. */
export async function hasDeferred(db: Db, run: number): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('next_at', 'is not', null)
    .where('run_id', '=', run)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of each link text of a campaign or message, made when missing. */
export async function linkIds(
  tx: Db,
  owner: { account: number; campaign: number | null; message: number | null },
  urls: string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const url of new Set(urls)) {
    const row = { account_id: owner.account, campaign_id: owner.campaign, message_id: owner.message, url }
    const found = await tx
      .selectFrom('link')
      .select('id')
      .where('account_id', '=', owner.account)
      .where('campaign_id', owner.campaign === null ? 'is' : '=', owner.campaign)
      .where('message_id', owner.message === null ? 'is' : '=', owner.message)
      .where('url', '=', url)
      .executeTakeFirst()
    ids.set(url, found?.id ?? (await tx.insertInto('link').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  return ids
}

export function findLink(db: Db, id: number) {
  return db.selectFrom('link').selectAll().where('id', '=', id).executeTakeFirst()
}
