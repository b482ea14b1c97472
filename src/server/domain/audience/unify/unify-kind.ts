// Merging duplicates as a kind of operation. It writes a hash of the compared values of each contact, then reads the hashes in
// their order, in which duplicates are neighbours, and merges some groups in each transaction. Last, it deletes the hashes.
import type { Clock } from '../../../lib/clock.ts'
import * as pages from '../../../store/audience/contact-pages.ts'
import * as rows from '../../../store/audience/unify-keys.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { OperationEnd, OperationInput, OperationKind, Slice, SliceOutcome, Work } from '../../operations/kinds.ts'
import { SLICE } from '../../operations/slices.ts'
import { fieldsOfList } from '../fields.ts'
import { requireList } from '../lists.ts'
import { comparedFields, keyOf } from './compare.ts'
import { type Group, mergeGroups, type UnifyOrder } from './merge-groups.ts'

export const UNIFY = { name: 'unify', type: 'unify' } as const

/** Contacts with equal values that are taken for one person: more share a placeholder. */
const MAX_EQUAL = 100

export interface UnifyInput extends OperationInput, UnifyOrder {
  /** The contacts that the request names; null for the duplicates of the list. */
  contacts: number[] | null
  isDryRun: boolean
  /** The newest contact of the list when the operation began: later ones are not compared. */
  last: number
}

export interface UnifyProgress {
  phase: 'compare' | 'merge' | 'clean'
  /** The contact, or the key, after which the phase continues. */
  after: number
  key: string
  /** Contacts that were compared, of how many. */
  done: number
  total: number
  /** Merged groups, deleted contacts, and groups with too many contacts. */
  groups: number
  merged: number
  skipped: number
}

type UnifyWork = Work<UnifyInput, UnifyProgress>
type Outcome = SliceOutcome<UnifyProgress>

/** Keys that are read at once, more than a group may have, and how often in a slice at most. */
const KEYS = MAX_EQUAL + 20
const READS = 16
/** Contacts with which a slice has enough to merge: about 20 ms of work. */
const ENOUGH = 50
/** Keys that are deleted in one step. */
const CLEANED = 5_000

const sliceOutcome = (work: UnifyWork, change: Partial<UnifyProgress>, isLast = false): Outcome => ({
  progress: { ...work.progress, ...change },
  lines: '',
  isLast,
})

/** Groups of contacts with equal keys. */
interface Found {
  groups: Group[]
  skipped: number
  /** The key after which the next slice continues; null at the end. */
  key: string | null
}

/** The groups of a page. Its last key may have more contacts than the page shows. */
function groupsIn(page: Awaited<ReturnType<typeof rows.keysAfter>>): Found {
  const isLast = page.length < KEYS
  const byKey = [...Map.groupBy(page, ({ key }) => key)]
  const whole = isLast || byKey.length === 1 ? byKey : byKey.slice(0, -1)
  const all = whole.map(([key, of]) => ({ key, contacts: of.map(({ contact_id }) => contact_id) }))
  return {
    groups: all.filter(({ contacts }) => contacts.length > 1 && contacts.length <= MAX_EQUAL),
    skipped: all.filter(({ contacts }) => contacts.length > MAX_EQUAL).length,
    key: isLast ? null : (all.at(-1)?.key ?? null),
  }
}

/** The next groups after a key: few contacts, which may be far apart. */
async function nextGroups(db: Db, operation: number, after: string): Promise<Found> {
  const found: Found = { groups: [], skipped: 0, key: after }
  let contacts = 0
  for (let n = 0; n < READS && contacts < ENOUGH && found.key !== null; n++) {
    const { groups, skipped, key } = groupsIn(await rows.keysAfter(db, operation, found.key, KEYS))
    found.groups.push(...groups)
    found.skipped += skipped
    found.key = key
    contacts += groups.reduce((sum, group) => sum + group.contacts.length, 0)
  }
  return found
}

function end({ operation, input, progress }: UnifyWork): OperationEnd {
  const { groups, merged, skipped } = progress
  const subject = input.isDryRun
    ? `Duplicates of list ${operation.list_id} have been counted`
    : `Contacts of list ${operation.list_id} have been merged`
  const what = input.isDryRun ? 'Duplicates' : 'Merged'
  const text = `${subject}. ${what}: ${merged}. Remaining: ${groups}. Groups with too many contacts: ${skipped}.`
  return { subject, text, callback: null }
}

interface UnifyDeps {
  store: Store
  clock: Clock
}

const placeOf = ({ operation }: UnifyWork) => ({ account: operation.account_id, list: operation.list_id ?? 0 })

/** Writes the keys of the next contacts. */
async function writeKeys({ store }: UnifyDeps, work: UnifyWork): Promise<Slice<UnifyProgress>> {
  const { input, progress, operation } = work
  const set = { ...placeOf(work), condition: { all: [] } }
  const stretch = await pages.nextStretch(store.db, set, { after: progress.after, to: input.last }, SLICE)
  if (!stretch) return { apply: async () => sliceOutcome(work, { phase: 'merge' }) }
  const fields = comparedFields(input.fields ?? [], await fieldsOfList(store.db, set.account, set.list)) ?? []
  const contacts = fields.length === 0 ? [] : await pages.contactsOfStretch(store.db, set, stretch)
  const keys = contacts.flatMap((contact) => {
    const key = keyOf(contact, fields)
    return key === null ? [] : [{ operation_id: operation.id, key, contact_id: contact.id }]
  })
  return {
    async apply(tx) {
      await rows.insertKeys(tx, keys)
      return sliceOutcome(work, { after: stretch.to, done: progress.done + stretch.contacts })
    },
  }
}

/** Merges groups, or counts what that would merge. */
async function mergeSome(
  { clock }: UnifyDeps,
  tx: Db,
  work: UnifyWork,
  groups: readonly Group[],
): Promise<Partial<UnifyProgress>> {
  const { input, progress } = work
  const place = { ...placeOf(work), now: clock.now(work.operation.account_id) }
  const size = (sum: number, { contacts }: Group) => sum + contacts.length - 1
  // The list is held first, so that its fields stay as they were compared.
  if (!input.isDryRun) await requireList(tx, place.account, place.list)
  const found = input.isDryRun
    ? { groups: groups.length, merged: groups.reduce(size, 0) }
    : await mergeGroups(tx, place, groups, input)
  return { groups: progress.groups + found.groups, merged: progress.merged + found.merged }
}

/** Merges the next groups of equal contacts. */
async function mergeNextGroups(parts: UnifyDeps, work: UnifyWork): Promise<Slice<UnifyProgress>> {
  const { progress, operation } = work
  const { groups, skipped, key } = await nextGroups(parts.store.db, operation.id, progress.key)
  const place = key === null ? { phase: 'clean' as const } : { key }
  return {
    async apply(tx) {
      const counts = groups.length === 0 ? {} : await mergeSome(parts, tx, work, groups)
      return sliceOutcome(work, { ...counts, ...place, skipped: progress.skipped + skipped })
    },
  }
}

/** Merges the contacts that the request names. */
const mergeNamed = (parts: UnifyDeps, work: UnifyWork, contacts: readonly number[]): Slice<UnifyProgress> => ({
  async apply(tx) {
    const { account, list } = placeOf(work)
    const there = await pages.contactsAmong(tx, { account, list, condition: { all: [] } }, contacts)
    const group = { key: null, contacts: there.map(({ id }) => id) }
    const counts = there.length < 2 ? {} : await mergeSome(parts, tx, work, [group])
    return sliceOutcome(work, { ...counts, done: contacts.length }, true)
  },
})

async function removeKeys(tx: Db, work: UnifyWork): Promise<Outcome> {
  const deleted = await rows.deleteKeys(tx, work.operation.id, CLEANED)
  return sliceOutcome(work, {}, deleted < CLEANED)
}

/** Makes the kind. */
export function createUnifyKind(parts: UnifyDeps): OperationKind<UnifyInput, UnifyProgress> {
  return {
    ...UNIFY,
    resultFile: () => null,
    async read(work) {
      const { contacts } = work.input
      if (contacts) return mergeNamed(parts, work, contacts)
      if (work.progress.phase === 'compare') return writeKeys(parts, work)
      return work.progress.phase === 'merge' ? mergeNextGroups(parts, work) : { apply: (tx) => removeKeys(tx, work) }
    },
    progressOf: ({ progress: { done, total, groups, merged, skipped } }) => ({
      ...{ done, total },
      duplicates: { groups, merged, skipped_groups: skipped },
    }),
    end,
    // The keys of an operation that was cancelled go with retention.
    discard: async () => undefined,
  }
}
