// Segments as they are, and the contacts in them.
import type { Clock } from '../../../lib/clock.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import { pageOfContacts } from '../../../store/audience/contact-pages.ts'
import type { TaggedContact } from '../../../store/audience/contacts.ts'
import * as rows from '../../../store/audience/segments.ts'
import type { Page } from '../../../store/pages.ts'
import type { Store } from '../../../store/store.ts'
import { readByCondition } from '../contact-reads.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { automaticSegments } from './automatic.ts'
import type { SegmentFilter } from './filter.ts'
import { requireSegment, type Segment, type SegmentDetail, type SegmentType } from './find-segment.ts'
import { checkFilter, readFilter } from './read-filter.ts'

interface Slot {
  offset: number
  limit: number
}

/** The name that the input of a segment has for its filter. */
export const FILTER = 'segment_filter'

export interface SegmentReading {
  /** Segments of the list, with a type or an exact name: those of the account and of tags first, newest first. */
  list(
    account: number,
    list: number,
    filter: { type?: SegmentType | undefined; name?: string | undefined },
    slot: Slot,
  ): Promise<Page<Segment>>
  get(account: number, list: number, id: string): Promise<SegmentDetail>
  /** The contacts of a segment; throws `not_found`. */
  contacts(
    account: number,
    list: number,
    segment: { id: string; showRemoved: boolean },
    slot: Slot,
  ): Promise<{ fields: ListFields; total: number; items: TaggedContact[] }>
  /** The contacts that a segment with this filter would have; throws `invalid` with the place in the filter. */
  preview(
    account: number,
    list: number,
    filter: SegmentFilter,
    slot: Slot,
  ): Promise<{ fields: ListFields; total: number; items: TaggedContact[] }>
}

export function createSegmentReading({ store, clock }: { store: Store; clock: Clock }): SegmentReading {
  const momentOf = (account: number, list: number) => ({ account, list, now: clock.now(account) })

  /** Contacts that meet a condition, newest first, with the fields that explain their extra values. */
  async function contactsBy(account: number, list: number, condition: Condition, slot: Slot) {
    const set = { account, list, condition }
    const page = await readByCondition(store, set, (db) => pageOfContacts(db, set, slot))
    return { ...page, fields: await fieldsOfList(store.db, account, list) }
  }

  return {
    async list(account, list, filter, slot): Promise<Page<Segment>> {
      await requireList(store.db, account, list)
      const types = (['saved', 'tag'] as const).filter((type) => (filter.type ?? type) === type)
      const page = await rows.listSegments(store.db, { account, list, types, name: filter.name }, slot)
      const automatic = automaticSegments
        .filter(({ name }) => (filter.type ?? 'auto') === 'auto' && (filter.name ?? name) === name)
        .map(({ word, name }): Segment => ({ id: `auto_${word}`, type: 'auto', name }))
      const from = Math.max(0, slot.offset - page.total)
      const own = page.items.map((entry): Segment => ({ ...entry, id: `${entry.type}_${entry.id}` }))
      return {
        total: page.total + automatic.length,
        items: [...own, ...automatic.slice(from, from + slot.limit - own.length)],
      }
    },

    async get(account, list, id): Promise<SegmentDetail> {
      await requireList(store.db, account, list)
      return requireSegment(store.db, account, list, id)
    },

    async contacts(account, list, { id, showRemoved }, slot) {
      await requireList(store.db, account, list)
      const { filter } = await requireSegment(store.db, account, list, id)
      return contactsBy(account, list, await readFilter(store.db, momentOf(account, list), filter, showRemoved), slot)
    },

    async preview(account, list, filter, slot) {
      await requireList(store.db, account, list)
      return contactsBy(account, list, await checkFilter(store.db, momentOf(account, list), filter, FILTER), slot)
    },
  }
}
