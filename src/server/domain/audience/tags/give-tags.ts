// Gives tags to contacts, in the transaction that holds or makes them.
import { attachTag } from '../../../store/audience/contact-tags.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { findTags } from '../../../store/audience/tags.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { tagEvent } from './tag-events.ts'

/** Throws `invalid` for the number of an unknown tag. */
export async function assertTags(db: Db, account: number, tags: readonly number[]): Promise<void> {
  if (tags.length === 0) return
  const known = new Set((await findTags(db, account, tags)).map(({ id }) => id))
  const unknown = tags.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalid(`tags.${unknown}`, `is not a tag of this account: ${tags[unknown]}`)
}

/**
 * Gives the tags to contacts of one account. Returns the events of contacts with a new tag, to be recorded. Deleted
 * tags are skipped.
 */
export async function giveTags(
  tx: Db,
  tags: readonly number[],
  contacts: readonly ContactRow[],
  now: number,
): Promise<PlatformEvent[]> {
  const [first] = contacts
  if (!first || tags.length === 0) return []
  const ids = contacts.map(({ id }) => id)
  const events: PlatformEvent[] = []
  for (const tag of await findTags(tx, first.account_id, tags)) {
    const fresh = new Set(await attachTag(tx, tag.id, ids))
    for (const contact of contacts) if (fresh.has(contact.id)) events.push(tagEvent('attach_tag', contact, tag.id, now))
  }
  return events
}
