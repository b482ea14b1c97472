// What happened in an account, in the order in which its transactions ended. Triggers note it (migration 0051).
import { type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { AccountKind, LiveEventKind, LiveEventTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type { LiveEventKind }
export type LiveRow = Selectable<LiveEventTable>

/** A place in the stream: the transaction, and the event in it. */
export interface StreamPosition {
  tx: number
  id: number
}

/** Whether the first place comes before the second one. */
export const isBefore = (a: StreamPosition, b: StreamPosition): boolean => a.tx < b.tx || (a.tx === b.tx && a.id < b.id)

/** Milliseconds for which events are recorded and kept after the last client of an account. */
export const KEPT_FOR: Readonly<Record<AccountKind, number>> = {
  sandbox: 3_600_000,
  // Shorter, because each event adds a row to every send.
  live: 300_000,
}
/** Events that are kept of an account. */
const KEPT = 100_000

/** The place between past and future events: finished transactions are before it, running ones after it. */
async function presentPlace(db: Db, account: number): Promise<StreamPosition> {
  const row = await db
    .selectFrom('live_event')
    .select((e) => [dialectOf(db).horizon.as('horizon'), e.fn.max('id').as('id')])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return { tx: Number(row.horizon) - 1, id: Number(row.id ?? 0) }
}

/** Has the events of an account noted from now on, for so many milliseconds. */
export async function watchLive(tx: Db, account: number, keptFor: number): Promise<void> {
  const { now } = dialectOf(tx)
  const none = { account_id: account, until: 0, lost_tx: 0, lost_id: 0 }
  await tx
    .insertInto('live_watch')
    .values(none)
    .onConflict((c) => c.doNothing())
    .execute()
  const query = tx
    .selectFrom('live_watch')
    .select(sql<number>`until > ${now}`.as('is_on'))
    .where('account_id', '=', account)
  const { is_on } = await dialectOf(tx).forUpdate(tx, query).executeTakeFirstOrThrow()
  const until = sql<number>`${now} + ${keptFor}`
  const update = tx.updateTable('live_watch').set({ until }).where('account_id', '=', account)
  if (is_on) return void (await update.execute())
  // Events since then are missing, so earlier ones are useless. This uses up a number: a client that has every event up
  // to the last one would otherwise not notice the gap.
  const unnoted = { account_id: account, kind: 'reset', ref: account, state: '', at: 0 } as const
  const { id } = await tx.insertInto('live_event').values(unnoted).returning('id').executeTakeFirstOrThrow()
  const { tx: transaction } = await presentPlace(tx, account)
  await update.set({ lost_tx: transaction, lost_id: id }).execute()
  await tx.deleteFrom('live_event').where('account_id', '=', account).execute()
}

/** Stops recording events in this transaction; the next call resumes it. */
export async function silenceLive(tx: Db, account: number): Promise<void> {
  await tx.updateTable('live_watch').set({ until: sql<number>`-until` }).where('account_id', '=', account).execute()
}

/** Where a stream begins, and the place before which events may be missing. */
export async function placesOf(db: Db, account: number): Promise<{ present: StreamPosition; lost: StreamPosition }> {
  const watch = await db.selectFrom('live_watch').selectAll().where('account_id', '=', account).executeTakeFirst()
  const present = await presentPlace(db, account)
  const lost = watch ? { tx: watch.lost_tx, id: watch.lost_id } : present
  return { present: isBefore(present, lost) ? lost : present, lost }
}

/** Removes the events of an account that are no longer kept. */
export async function trimLive(tx: Db, account: number): Promise<void> {
  const last = await tx
    .selectFrom('live_event')
    .select(['tx', 'id'])
    .where('account_id', '=', account)
    .orderBy('tx', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await tx
    .updateTable('live_watch')
    .set({ lost_tx: last.tx, lost_id: last.id })
    .where('account_id', '=', account)
    .execute()
  await tx
    .deleteFrom('live_event')
    .where('account_id', '=', account)
    .where(sql<boolean>`(tx, id) <= (${last.tx}, ${last.id})`)
    .execute()
}

/** Removes the events of accounts without clients; returns how many. */
export async function pruneLive(tx: Db, { limit }: { limit: number }): Promise<number> {
  const off = tx
    .selectFrom('live_watch')
    .select('account_id')
    .where('until', '<', dialectOf(tx).now)
    .where('until', '>', 0)
  const old = await tx.selectFrom('live_event').select('id').where('account_id', 'in', off).limit(limit).execute()
  if (old.length > 0)
    await tx
      .deleteFrom('live_event')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
  return old.length
}

/** Which events of an account. */
export interface LiveFilter {
  account: number
  /** All kinds if undefined. */
  kinds?: readonly LiveEventKind[] | undefined
  /** Requests of this client are left out. */
  without?: string | undefined
}

/** Events, the place up to which everything was looked at, and whether some have to wait for a transaction. */
export interface LivePage {
  events: LiveRow[]
  upTo: StreamPosition
  isHeld: boolean
}

/**
 * The next events after a place. Those that a transaction wrote while an older one is still under way wait for that one:
 * it may write events that come before them.
 */
export async function nextLive(db: Db, filter: LiveFilter, after: StreamPosition, limit: number): Promise<LivePage> {
  const { kinds, without } = filter
  const { horizon } = dialectOf(db)
  const rows = await db
    .selectFrom('live_event')
    .selectAll()
    .select(sql<number>`CASE WHEN tx < ${horizon} THEN 0 ELSE 1 END`.as('is_open'))
    .where('account_id', '=', filter.account)
    .where(sql<boolean>`(tx, id) > (${after.tx}, ${after.id})`)
    .orderBy('tx')
    .orderBy('id')
    .limit(limit)
    .execute()
  const ended = rows.filter(({ is_open }) => Number(is_open) === 0)
  const events = ended.filter(
    ({ kind, state }) => (kinds?.includes(kind) ?? true) && !(kind === 'request' && state === without),
  )
  const { tx, id } = ended.at(-1) ?? after
  return { events, upTo: { tx, id }, isHeld: ended.length < rows.length }
}
