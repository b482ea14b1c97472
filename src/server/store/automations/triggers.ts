// When automations look for contacts by themselves, who was in their segments then, and what they look at again later.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { dialectOf } from '../dialect.ts'
import type { AutomationLaterTable, AutomationLookTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Queue, type Waiting } from '../waiting.ts'

export type LookRow = Selectable<AutomationLookTable>
export type LaterRow = Selectable<AutomationLaterTable>
/** A trigger of an automation, by the version that brought its triggers and its place among them. */
export type TriggerKey = Pick<LookRow, 'automation_id' | 'trigger_version' | 'position'>

const byDue = (table: Queue['table']): Queue => {
  const waits = sql<boolean>`q.due IS NOT NULL`
  const due = (now: RawBuilder<number>) => sql<boolean>`q.due <= ${now}`
  return { table, waits, kinds: [{ due, order: sql`q.due, q.automation_id` }], free: waits }
}

const looks = byDue('automation_look')
const laters = byDue('automation_later')

/** Accounts whose automations have to look for contacts. */
export const accountsWithLooks = (db: Db, at: Times, after: number): Promise<Waiting> =>
  accountsWaiting(db, looks, at, after)

/** Accounts whose automations have to look at something again. */
export const accountsWithLater = (db: Db, at: Times, after: number): Promise<Waiting> =>
  accountsWaiting(db, laters, at, after)

/** Sets a check; an existing one starts again. */
export async function setLook(tx: Db, row: LookRow): Promise<void> {
  const { day, done, place, is_first, due } = row
  await tx
    .insertInto('automation_look')
    .values(row)
    .onConflict((c) =>
      c.columns(['automation_id', 'trigger_version', 'position']).doUpdateSet({ day, done, place, is_first, due }),
    )
    .execute()
}

/** Stops the checks of the automation. */
export async function stopLooks(tx: Db, automation: number): Promise<void> {
  await tx.updateTable('automation_look').set({ due: null }).where('automation_id', '=', automation).execute()
}

export async function updateLook(
  tx: Db,
  key: TriggerKey,
  change: Partial<Pick<LookRow, 'day' | 'done' | 'place' | 'is_first' | 'due'>>,
): Promise<void> {
  await tx
    .updateTable('automation_look')
    .set(change)
    .where('automation_id', '=', key.automation_id)
    .where('trigger_version', '=', key.trigger_version)
    .where('position', '=', key.position)
    .execute()
}

/** Lets a look come earlier, unless it is under way or comes earlier already. */
export async function pullLook(tx: Db, key: TriggerKey, { day, due }: { day: string; due: number }): Promise<void> {
  await tx
    .updateTable('automation_look')
    .set({ day, due })
    .where('automation_id', '=', key.automation_id)
    .where('trigger_version', '=', key.trigger_version)
    .where('position', '=', key.position)
    .where('place', '=', 0)
    .where((e) => e.or([e('due', 'is', null), e('day', '>', day)]))
    .execute()
}

/** The first `limit` looks of an account. */
export function nextLooks(db: Db, account: number, limit: number): Promise<(LookRow & { due: number })[]> {
  return db
    .selectFrom('automation_look')
    .selectAll()
    .where('account_id', '=', account)
    .where('due', 'is not', null)
    .$narrowType<{ due: number }>()
    .orderBy('due')
    .orderBy('automation_id')
    .limit(limit)
    .execute()
}

/** The check with this key if it is due and not taken, locked until the end. */
export function claimLook(tx: Db, account: number, key: TriggerKey, at: Times): Promise<LookRow | undefined> {
  const due = tx.selectFrom('automation_look').selectAll().where('due', '<=', timeOf(account, at))
  const own = due
    .where('automation_id', '=', key.automation_id)
    .where('trigger_version', '=', key.trigger_version)
    .where('position', '=', key.position)
  return dialectOf(tx).forClaim(tx, own).executeTakeFirst()
}

/** The looks of the triggers that a version of an automation brought. */
export const looksOf = (db: Db, automation: number, version: number): Promise<LookRow[]> =>
  db
    .selectFrom('automation_look')
    .selectAll()
    .where('automation_id', '=', automation)
    .where('trigger_version', '=', version)
    .execute()

const membersOf = (db: Db, key: TriggerKey) =>
  db
    .selectFrom('automation_member')
    .select('contact_id')
    .where('automation_id', '=', key.automation_id)
    .where('trigger_version', '=', key.trigger_version)
    .where('position', '=', key.position)

/** Who was in the segment among the contacts after one id and up to another. */
export async function membersOfStretch(
  db: Db,
  key: TriggerKey,
  { after, to }: { after: number; to: number },
): Promise<number[]> {
  const rows = await membersOf(db, key).where('contact_id', '>', after).where('contact_id', '<=', to).execute()
  return rows.map(({ contact_id }) => contact_id)
}

/** Who was in the segment among these contacts. */
export async function membersAmong(db: Db, key: TriggerKey, contacts: readonly number[]): Promise<number[]> {
  const rows = await membersOf(db, key).where(dialectOf(db).inValues('contact_id', contacts)).execute()
  return rows.map(({ contact_id }) => contact_id)
}

/** Notes that these contacts are in the segment now; resolves with those that are new in it. */
export async function addMembers(
  tx: Db,
  key: TriggerKey,
  account: number,
  contacts: readonly number[],
): Promise<number[]> {
  if (contacts.length === 0) return []
  const { automation_id, trigger_version, position } = key
  const rows = await tx
    .insertInto('automation_member')
    .values(
      contacts.map((contact_id) => ({ automation_id, trigger_version, position, contact_id, account_id: account })),
    )
    .onConflict((c) => c.columns(['automation_id', 'trigger_version', 'position', 'contact_id']).doNothing())
    .returning('contact_id')
    .execute()
  return rows.map(({ contact_id }) => contact_id)
}

/** Notes that these contacts are in the segment no more. */
export async function removeMembers(tx: Db, key: TriggerKey, contacts: readonly number[]): Promise<void> {
  if (contacts.length === 0) return
  await tx
    .deleteFrom('automation_member')
    .where('automation_id', '=', key.automation_id)
    .where('trigger_version', '=', key.trigger_version)
    .where('position', '=', key.position)
    .where(dialectOf(tx).inValues('contact_id', contacts))
    .execute()
}

/** Sets when something is looked at again; what was set before for the same thing is forgotten. */
export async function setLater(tx: Db, rows: readonly LaterRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('automation_later')
    .values(rows)
    .onConflict((c) =>
      c.columns(['automation_id', 'trigger_version', 'position', 'contact_id', 'ref']).doUpdateSet({
        generation: sql<number>`excluded.generation`,
        since: sql<number>`excluded.since`,
        due: sql<number>`excluded.due`,
      }),
    )
    .execute()
}

/** The first `limit` things that an account has to look at again. */
export const nextLater = (db: Db, account: number, limit: number): Promise<LaterRow[]> =>
  db
    .selectFrom('automation_later')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('due')
    .orderBy('automation_id')
    .limit(limit)
    .execute()

/** The due rows of a trigger that are not taken, locked until the end. */
export function claimLater(
  tx: Db,
  account: number,
  key: TriggerKey,
  { limit, ...at }: Times & { limit: number },
): Promise<LaterRow[]> {
  const due = tx
    .selectFrom('automation_later')
    .selectAll()
    .where('account_id', '=', account)
    .where('due', '<=', timeOf(account, at))
    .where('automation_id', '=', key.automation_id)
    .where('trigger_version', '=', key.trigger_version)
    .where('position', '=', key.position)
  return dialectOf(tx).forClaim(tx, due.orderBy('due').orderBy('contact_id').limit(limit)).execute()
}

/** Removes what was looked at. */
export async function removeLater(tx: Db, key: TriggerKey, rows: readonly LaterRow[]): Promise<void> {
  for (const [ref, own] of Map.groupBy(rows, (row) => row.ref))
    await tx
      .deleteFrom('automation_later')
      .where('automation_id', '=', key.automation_id)
      .where('trigger_version', '=', key.trigger_version)
      .where('position', '=', key.position)
      .where('ref', '=', ref)
      .where(
        dialectOf(tx).inValues(
          'contact_id',
          own.map(({ contact_id }) => contact_id),
        ),
      )
      .execute()
}
