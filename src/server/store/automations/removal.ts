// What belongs to automations that were deleted, and to triggers that automations have no more.
import type { Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { AutomationTable } from '../schema.ts'
import { isDeleted, isLeft } from '../states.ts'
import type { Db } from '../store.ts'
import { isNotHeld } from '../timers/held.ts'

/** Ways, or members of segments, in one transaction. */
const PART = 1_000

type Owned = Pick<Selectable<AutomationTable>, 'id' | 'account_id'>

/** An automation that was deleted and of which something is left, except those in `held`. */
export function findDeleted(db: Db, held: readonly string[]): Promise<Owned | undefined> {
  const deleted = db.selectFrom('automation').select(['id', 'account_id']).where('status', '=', isDeleted)
  return deleted.where(isNotHeld('id', held)).orderBy('id').limit(1).executeTakeFirst()
}

/** What an automation has a few of. */
const parts = [
  'automation_version',
  'automation_use',
  'automation_listener',
  'automation_look',
  'automation_later',
  'automation_system',
] as const

/** Removes some of those who were in its segments, unless they were in those of `present`; resolves with their number. */
async function removeMembers(tx: Db, automation: number, present = 0): Promise<number> {
  const some = tx.selectFrom('automation_member').select('contact_id').where('automation_id', '=', automation)
  const old = some.where('trigger_version', '<>', present)
  const ids = (await old.orderBy('contact_id').limit(PART).execute()).map(({ contact_id }) => contact_id)
  if (ids.length === 0) return 0
  await tx
    .deleteFrom('automation_member')
    .where('automation_id', '=', automation)
    .where('trigger_version', '<>', present)
    .where(dialectOf(tx).inValues('contact_id', ids))
    .execute()
  return ids.length
}

/** An automation that has something left of triggers that it had before, except those in `held`. */
export function findChanged(db: Db, held: readonly string[]): Promise<Owned | undefined> {
  const changed = db.selectFrom('automation').select(['id', 'account_id']).where('leftovers', '=', isLeft)
  return changed.where(isNotHeld('id', held)).orderBy('id').limit(1).executeTakeFirst()
}

/** Removes some of what triggers have noted that the automation has no more. */
export async function removeLeftovers(tx: Db, automation: number): Promise<void> {
  const own = tx.selectFrom('automation').select('trigger_version').where('id', '=', automation)
  const present = (await dialectOf(tx).forUpdate(tx, own).executeTakeFirst())?.trigger_version
  if (present === undefined || (await removeMembers(tx, automation, present)) === PART) return
  for (const table of ['automation_look', 'automation_later'] as const)
    await tx.deleteFrom(table).where('automation_id', '=', automation).where('trigger_version', '<>', present).execute()
  await tx.updateTable('automation').set({ leftovers: 0 }).where('id', '=', automation).execute()
}

/** Removes some of its ways; with the last of them, the automation. */
export async function removeSome(tx: Db, automation: number): Promise<void> {
  const some = tx.selectFrom('automation_run').select('id').where('automation_id', '=', automation)
  const ids = (await dialectOf(tx).forUpdate(tx, some.orderBy('id').limit(PART)).execute()).map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('automation_message').where(dialectOf(tx).inValues('run_id', ids)).execute()
    await tx.deleteFrom('automation_run').where(dialectOf(tx).inValues('id', ids)).execute()
  }
  const members = await removeMembers(tx, automation)
  if (ids.length === PART || members === PART) return
  for (const table of parts) await tx.deleteFrom(table).where('automation_id', '=', automation).execute()
  await tx.deleteFrom('automation').where('id', '=', automation).execute()
}
