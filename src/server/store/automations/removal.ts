// What belongs to automations that were deleted, and to triggers that automations have no more.
import { isDeleted, isLeft } from '../states.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

/** Ways, or members of segments, in one transaction. */
const PART = 1_000

/** An automation that was deleted and of which something is left. */
export async function findDeleted(db: Db): Promise<number | undefined> {
  const deleted = db.selectFrom('automation').select('id').where('status', '=', isDeleted).orderBy('id').limit(1)
  return (await deleted.executeTakeFirst())?.id
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
    .where(wordsOf(tx).oneOf('contact_id', ids))
    .execute()
  return ids.length
}

/** An automation that has something left of triggers that it had before. */
export async function findChanged(db: Db): Promise<number | undefined> {
  const changed = db.selectFrom('automation').select('id').where('leftovers', '=', isLeft).orderBy('id').limit(1)
  return (await changed.executeTakeFirst())?.id
}

/** Removes some of what triggers have noted that the automation has no more. */
export async function removeLeftovers(tx: Db, automation: number): Promise<void> {
  const own = tx.selectFrom('automation').select('trigger_version').where('id', '=', automation)
  const present = (await wordsOf(tx).forUpdate(tx, own).executeTakeFirst())?.trigger_version
  if (present === undefined || (await removeMembers(tx, automation, present)) === PART) return
  for (const table of ['automation_look', 'automation_later'] as const)
    await tx.deleteFrom(table).where('automation_id', '=', automation).where('trigger_version', '<>', present).execute()
  await tx.updateTable('automation').set({ leftovers: 0 }).where('id', '=', automation).execute()
}

/** Removes some of its ways; with the last of them, the automation. */
export async function removeSome(tx: Db, automation: number): Promise<void> {
  const some = tx.selectFrom('automation_run').select('id').where('automation_id', '=', automation)
  const ids = (await wordsOf(tx).forUpdate(tx, some.orderBy('id').limit(PART)).execute()).map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('automation_message').where(wordsOf(tx).oneOf('run_id', ids)).execute()
    await tx.deleteFrom('automation_run').where(wordsOf(tx).oneOf('id', ids)).execute()
  }
  const members = await removeMembers(tx, automation)
  if (ids.length === PART || members === PART) return
  for (const table of parts) await tx.deleteFrom(table).where('automation_id', '=', automation).execute()
  await tx.deleteFrom('automation').where('id', '=', automation).execute()
}
