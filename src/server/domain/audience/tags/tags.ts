// Tags: marks of an account that contacts of any list can carry.
import type { Clock } from '../../../lib/clock.ts'
import { countTagged } from '../../../store/audience/contact-tags.ts'
import type { TagRow } from '../../../store/audience/tags.ts'
import * as rows from '../../../store/audience/tags.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { conflict, notFound } from '../../errors.ts'
import { openTagRemoval } from './tag-removal.ts'
import { usesOfTag } from './tag-uses.ts'

export interface Tag {
  id: number
  name: string
  /** As `#rrggbb`. */
  color: string
}

const DEFAULT_COLOR = '#808080'

/** The form in which two names are the same (M-171). */
const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** `#abc` -> `#aabbcc`; the letters stay as they are. */
const toColor = (color = DEFAULT_COLOR): string =>
  color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color

/** Throws `conflict` when another tag has the name. */
async function assertFree(tx: Db, account: number, name: string, self?: number): Promise<void> {
  const holder = await rows.findTagNamed(tx, account, keyOf(name))
  if (holder && holder.id !== self) throw conflict('tag_exists', 'The account already has a tag with this name.')
}

/** Throws `conflict` while segments, automations or campaigns in the queue use the tag (M-380). */
async function assertUnused(tx: Db, account: number, tag: number): Promise<void> {
  const uses = await usesOfTag(tx, account, tag)
  if (uses.segments.length + uses.automations.length + uses.campaigns.length === 0) return
  const text = 'Segments, automations or queued campaigns use the tag.'
  throw conflict('tag_in_use', text, { tag_in_use_data: uses })
}

/** Makes a tag. Throws `conflict` when another has the name. */
export async function makeTag(
  tx: Db,
  account: number,
  { name, color }: { name: string; color?: string | undefined },
  now: number,
): Promise<TagRow> {
  await assertFree(tx, account, name)
  const key = { name, name_key: keyOf(name) }
  return rows.insertTag(tx, { account_id: account, ...key, color: toColor(color), created: now, updated: now })
}

export interface Tags {
  list(account: number, page: PageRequest): Promise<Page<Tag>>
  create(account: number, tag: { name: string; color?: string | undefined }): Promise<Tag>
  /** Replaces a tag; without a name it keeps its own. */
  update(account: number, id: number, input: { name?: string | undefined; color?: string | undefined }): Promise<Tag>
  /** Deletes a tag; the contacts that have it lose it. Throws `conflict` while it is in use. */
  delete(author: Author, id: number): Promise<void>
}

export function createTags({ store, clock }: { store: Store; clock: Clock }): Tags {
  return {
    list: (account, page) => rows.listTags(store.db, account, page),

    create(account, tag) {
      const now = clock.now(account)
      return store.write((tx) => makeTag(tx, account, tag, now))
    },

    update(account, id, { name, color }) {
      const updated = clock.now(account)
      return store.write(async (tx) => {
        if (name !== undefined) await assertFree(tx, account, name, id)
        const key = name !== undefined && { name, name_key: keyOf(name) }
        const row = await rows.updateTag(tx, account, id, { ...key, color: toColor(color), updated })
        if (!row) throw notFound('tag', id)
        return row
      })
    },

    delete({ accountId: account, userId }, id): Promise<void> {
      return store.writeAlongside(async (tx) => {
        if (!(await rows.holdTag(tx, account, id))) throw notFound('tag', id)
        await assertUnused(tx, account, id)
        await rows.deleteTag(tx, account, id)
        const total = await countTagged(tx, id)
        if (total > 0) await openTagRemoval(tx, { account, user: userId, tag: id, total, at: clock.now(account) })
      })
    },
  }
}
