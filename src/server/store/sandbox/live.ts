// What happened in an account, in the order in which its transactions ended. Triggers note it (migration 0051).
import { type Selectable, sql } from 'kysely'
import type { AccountKind, LiveEventKind, LiveEventTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type { LiveEventKind }
export type LiveRow = Selectable<LiveEventTable>

/** A place in the stream: the transaction, and the event in it. */
export interface Place {
  tx: number
  id: number
}

/** Whether the first place comes before the second one. */
export const isBefore = (a: Place, b: Place): boolean => a.tx < b.tx || (a.tx === b.tx && a.id < b.id)

/** Milliseconds for which events are noted, and kept, after somebody watched an account. */
export const KEPT_FOR: Readonly<Record<AccountKind, number>> = {
  sandbox: 3_600_000,
  // Each event is a row more for whoever sends.
  live: 300_000,
}
/** Events that are kept of an account. */
const KEPT = 100_000

/** The place before all that is still to come. What has ended before lies behind it; what is under way, before it. */
async function presentPlace(db: Db, account: number): Promise<Place> {
  const row = await db
    .selectFrom('live_event')
    .select((e) => [wordsOf(db).horizon.as('horizon'), e.fn.max('id').as('id')])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return { tx: Number(row.horizon) - 1, id: Number(row.id ?? 0) }
}

/** Has the events of an account noted from now on, for so many milliseconds. */
export async function watchLive(tx: Db, account: number, keptFor: number): Promise<void> {
  const { now } = wordsOf(tx)
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
  const { is_on } = await wordsOf(tx).forUpdate(tx, query).executeTakeFirstOrThrow()
  const until = sql<number>`${now} + ${keptFor}`
  const update = tx.updateTable('live_watch').set({ until }).where('account_id', '=', account)
  if (is_on) return void (await update.execute())
  // Nobody has noted what happened since, so what was noted before leads nowhere.
  const lost = await presentPlace(tx, account)
  await update.set({ lost_tx: lost.tx, lost_id: lost.id }).execute()
  await tx.deleteFrom('live_event').where('account_id', '=', account).execute()
}

/** In the transaction: stops the noting of events, and at the next call goes on with it. */
export async function silenceLive(tx: Db, account: number): Promise<void> {
  await tx.updateTable('live_watch').set({ until: sql<number>`-until` }).where('account_id', '=', account).execute()
}

/** Where a stream begins, and the place before which events may be missing. */
export async function placesOf(db: Db, account: number): Promise<{ present: Place; lost: Place }> {
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

/** Removes the events of accounts that nobody watches any more; returns how many. */
export async function pruneLive(tx: Db, { limit }: { limit: number }): Promise<number> {
  const off = tx
    .selectFrom('live_watch')
    .select('account_id')
    .where('until', '<', wordsOf(tx).now)
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
  upTo: Place
  isHeld: boolean
}

/**
 * The next events after a place. Those that a transaction wrote while an older one is still under way wait for that one:
 * it may write events that come before them.
 */
export async function nextLive(db: Db, filter: LiveFilter, after: Place, limit: number): Promise<LivePage> {
  const { kinds, without } = filter
  const { horizon } = wordsOf(db)
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
