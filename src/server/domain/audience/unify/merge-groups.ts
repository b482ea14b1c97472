// Merges groups of contacts in the transaction of a slice: each group becomes one contact.
import { comparedAddress } from '../../../lib/addresses.ts'
import { toContactId } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { findHolders, freeValues, takeValues } from '../../../store/audience/contact-unique.ts'
import { type ContactRow, holdContactsOfList } from '../../../store/audience/contacts.ts'
import { mergeRows } from '../../../store/audience/merged.ts'
import { endRunsOf } from '../../../store/automations/runs.ts'
import { suppressionsAmong } from '../../../store/campaigns/recipients.ts'
import type { MergedContactTable } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { addressesOf } from '../contacts/addresses.ts'
import { changeEvents, contactEvent } from '../contacts/contact-changes.ts'
import { guardedFields, heldBy, uniqueKeys, withoutKeys } from '../contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { comparedFields, keyOf } from './compare.ts'
import { lostAddresses, mergedContact, type Suppressed, type ValuesOf } from './merged-contact.ts'

/** How contacts are merged. */
export interface UnifyOrder {
  /** The fields in which duplicates are equal; null for contacts that the request names. */
  fields: readonly string[] | null
  survivor: 'oldest' | 'newest'
  /** The contact that stays, if the request names it. */
  survivorId: number | null
  valuesOf: ValuesOf
}

/** Contacts that are to become one; those with a key are compared again. */
export interface Group {
  key: string | null
  contacts: readonly number[]
}

/** What a slice merged: groups, and deleted contacts. */
export interface Merged {
  groups: number
  merged: number
}

interface Place {
  account: number
  list: number
  now: number
}

interface Change {
  before: ContactRow
  after: ContactRow
  others: ContactRow[]
}

/** Merges the groups. The caller holds the list. */
export async function mergeGroups(tx: Db, place: Place, groups: readonly Group[], order: UnifyOrder): Promise<Merged> {
  const known = await fieldsOfList(tx, place.account, place.list)
  const held = await holdContactsOfList(
    tx,
    place,
    groups.flatMap(({ contacts }) => contacts),
  )
  const still = groups.map((group) => membersOf(group, held, order, known)).filter(({ length }) => length > 1)
  if (still.length === 0) return { groups: 0, merged: 0 }
  const suppressed = await suppressedAddresses(tx, place.account, still.flat(), known)
  const changes = still.map((members): Change => {
    const before = survivorAmong(members, order)
    const others = members.filter((row) => row !== before)
    const duplicates = { survivor: before, others, known, valuesOf: order.valuesOf, suppressed }
    return { before, others, after: mergedContact(duplicates, place.now) }
  })
  await moveUnique(tx, place.list, changes, known)
  await updateContacts(
    tx,
    changes.map(({ after }) => after),
  )
  await mergeRows(tx, place, toMerged(place, changes, known))
  const unreachable = changes.filter(({ after }) => after.status !== 'active').map(({ after }) => after.id)
  await endRunsOf(tx, unreachable, 'unsubscribed', place.now)
  await recordEvents(
    tx,
    changes.flatMap((change) => eventsOf(change, place.now)),
  )
  return { groups: changes.length, merged: changes.reduce((sum, { others }) => sum + others.length, 0) }
}

/** The contacts of a group that are still there, and still equal. */
function membersOf(group: Group, held: readonly ContactRow[], { fields }: UnifyOrder, known: ListFields): ContactRow[] {
  const ids = new Set(group.contacts)
  const members = held.filter(({ id }) => ids.has(id))
  if (fields === null) return members
  const compared = comparedFields(fields, known)
  return compared ? members.filter((row) => keyOf(row, compared) === group.key) : []
}

function survivorAmong(members: readonly ContactRow[], { survivor, survivorId }: UnifyOrder): ContactRow {
  const byId = members.toSorted((a, b) => a.id - b.id)
  const named = byId.find(({ id }) => id === survivorId)
  return (named ?? (survivor === 'newest' ? byId.at(-1) : byId[0])) as ContactRow
}

/** Which addresses of the contacts are on the suppression list. */
async function suppressedAddresses(
  tx: Db,
  account: number,
  contacts: readonly ContactRow[],
  known: ListFields,
): Promise<Suppressed> {
  const all = contacts.flatMap((row) => addressesOf(row, known))
  const [bounced, refused] = [new Set<string>(), new Set<string>()]
  for (const type of ['email', 'cellphone', 'phone'] as const) {
    const own = all.filter((one) => one.type === type).map(({ address }) => address)
    for (const [address, methods] of await suppressionsAmong(tx, account, type, own)) {
      const isBounce = methods.size === 1 && methods.has('bounce')
      ;(isBounce ? bounced : refused).add(comparedAddress(address))
    }
  }
  return { bounced, refused }
}

/** Frees the unique values of the contacts, and gives those that stay to the contacts that have them now. */
async function moveUnique(tx: Db, list: number, changes: readonly Change[], known: ListFields): Promise<void> {
  const unique = guardedFields(known)
  if (unique.length === 0) return
  const gone = changes.flatMap(({ others }) => others.flatMap((row) => heldBy(row, uniqueKeys(row, unique))))
  const left = changes.flatMap(({ before, after }) =>
    heldBy(after, withoutKeys(uniqueKeys(before, unique), uniqueKeys(after, unique))),
  )
  await freeValues(tx, list, [...gone, ...left])
  const fresh = changes.flatMap(({ before, after }) =>
    heldBy(after, withoutKeys(uniqueKeys(after, unique), uniqueKeys(before, unique))),
  )
  // While a field becomes unique, other contacts may have the same value: one of them holds it.
  const holders = await findHolders(
    tx,
    list,
    fresh.map(([field, value]) => [field, value] as const),
  )
  const free = fresh.filter(([field, value, id]) => {
    if (holders.get([field, value]) !== undefined) return false
    holders.set([field, value], id)
    return true
  })
  await takeValues(tx, list, free)
}

/** Each contact that goes, with the addresses that would be forgotten with it. */
function toMerged({ account, list, now }: Place, changes: readonly Change[], known: ListFields): MergedContactTable[] {
  return changes.flatMap(({ before, after, others }) =>
    others.map((row, n) => {
      // The contact that stays may have lost an address, too.
      const lost = lostAddresses(n === 0 ? [row, before] : [row], after, known)
      const addresses = lost.length === 0 ? null : toJson(lost)
      return {
        ...{ contact_id: row.id, account_id: account, list_id: list, survivor_id: after.id },
        ...{ addresses, merged: now },
      }
    }),
  )
}

/** One event per group notifies webhooks: the change of the remaining contact, with the ids of the deleted ones. */
function eventsOf({ before, after, others }: Change, now: number): PlatformEvent[] {
  const told = { merged_contacts: others.map(({ id }) => toContactId(id)) }
  const events = changeEvents(before, after, now)
  const edit = events.find(({ kind }) => kind === 'edit_subscription')
  if (edit) edit.told = told
  return edit ? events : [...events, { ...contactEvent(after, 'edit_subscription', now), told }]
}
