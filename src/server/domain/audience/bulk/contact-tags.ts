// Attaches a tag to contacts, and detaches it from them. Removed contacts are taken as well (M-158).
import type { Clock } from '../../../lib/clock.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import { detachTag } from '../../../store/audience/contact-tags.ts'
import { findTags } from '../../../store/audience/tags.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { invalid } from '../../errors.ts'
import { recordEvents } from '../../events/events.ts'
import { requireList } from '../lists.ts'
import { giveTags } from '../tags/give-tags.ts'
import { tagEvent } from '../tags/tag-events.ts'
import { type ContactSelection, choiceOf } from './contact-selection.ts'
import {
  type Batch,
  type ContactDeed,
  type ContactWorkInput,
  createContactKind,
  createContactWork,
} from './contact-work.ts'

type Change = 'attach_tag' | 'detach_tag'

interface TagInput extends ContactWorkInput {
  tag: number
}

/** Changes contacts, and returns the events of those that changed. */
async function eventsOf(tx: Db, type: Change, { contacts, input: { tag }, now }: Batch<TagInput>) {
  if (type === 'attach_tag') return giveTags(tx, [tag], contacts, now)
  const ids = contacts.map(({ id }) => id)
  const changed = new Set(await detachTag(tx, tag, ids))
  return contacts.filter(({ id }) => changed.has(id)).map((contact) => tagEvent(type, contact, tag, now))
}

function deedOf(type: Change, word: string): ContactDeed<TagInput> {
  return {
    name: type.replace('_', '-'),
    type,
    async apply(tx, batch) {
      const events = await eventsOf(tx, type, batch)
      await recordEvents(tx, events)
      return { changed: events.length }
    },
    end: ({ operation, input, progress }) => {
      const subject = `Tag ${input.tag} was ${word} contacts of list ${operation.list_id}`
      return { subject, text: `${subject}: ${progress.changed}.`, callback: null }
    },
  }
}

const deeds = { attach_tag: deedOf('attach_tag', 'attached to'), detach_tag: deedOf('detach_tag', 'detached from') }

/** The kinds of operations that attach a tag and detach it. */
export const createTagKinds = (parts: { store: Store; clock: Clock }) =>
  Object.values(deeds).map((deed) => createContactKind(parts, deed))

export interface ContactTags {
  /** Attaches the tag to contacts of the list. Returns the number of the operation. */
  attach(by: Author, list: number, tag: number, meant: ContactSelection): Promise<number>
  /** Detaches the tag likewise. */
  detach(by: Author, list: number, tag: number, meant: ContactSelection): Promise<number>
}

export function createContactTags(parts: { store: Store; clock: Clock }): ContactTags {
  const open = createContactWork(parts)
  const { store, clock } = parts

  async function queue(by: Author, type: Change, list: number, tag: number, meant: ContactSelection): Promise<number> {
    await requireList(store.db, by.accountId, list)
    const [known] = await findTags(store.db, by.accountId, [tag])
    if (!known) throw invalid('tagId', `is not a tag of this account: ${tag}`)
    const moment = { account: by.accountId, list, now: clock.now(by.accountId) }
    const { contacts, condition } = await choiceOf(store.db, moment, meant)
    // Contacts that would not change are not even read.
    const has: Condition = type === 'attach_tag' ? { not: { tag } } : { tag }
    return open<TagInput>(by, {
      kind: deeds[type],
      list,
      choice: { contacts, condition: { all: [has, condition] } },
      input: { tag, notify: [], callbackUrl: null },
    })
  }

  return {
    attach: (by, list, tag, meant) => queue(by, 'attach_tag', list, tag, meant),
    detach: (by, list, tag, meant) => queue(by, 'detach_tag', list, tag, meant),
  }
}
