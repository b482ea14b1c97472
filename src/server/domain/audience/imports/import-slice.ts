// What becomes of one slice of an import. Nothing here touches the store: the slice is read before its
// transaction begins, and judged in it with the values that other contacts hold at that moment.

import { csvLine } from '../../../lib/csv.ts'
import { toContactId } from '../../../lib/ids.ts'
import type { HeldKey, Holders, UniqueKey } from '../../../store/audience/contact-unique.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import type { BadRow } from '../../operations/slices.ts'
import { addressesIn, addressFields } from '../contacts/addresses.ts'
import { applyPatch, blankContact, changeEvents, contactEvent, creationKinds } from '../contacts/contact-changes.ts'
import { type ContactInput, type ContactPatch, Fault, type PushTokens, readContact } from '../contacts/contact-input.ts'
import { uniqueForm } from '../contacts/contact-values.ts'
import { guardedFields, heldBy, uniqueKeys, withoutKeys } from '../contacts/unique-values.ts'
import type { Field, ListFields } from '../fields.ts'

export interface ImportRules {
  mode: 'add' | 'update' | 'update_only'
  /** Id of the unique field that tells whether a contact is new. */
  compareField: string
  /** Whether an empty value erases what is stored. */
  forceEmpty: boolean
}

/** A contact of the import that is well formed. */
interface Entry {
  patch: ContactPatch
  compare: UniqueKey
  /** All its unique values, the one to compare by included. */
  keys: UniqueKey[]
  /** `keys` plus the unique default values of a new contact. */
  keysIfNew: UniqueKey[]
  addresses: string[]
  /** Values that could not be read and were left out. */
  leftOut: readonly Fault[]
}

export type SliceEntry = Entry | Fault

export type SliceItem = ContactInput | BadRow

/** A fault in words; that of a row is a sentence. */
const textOf = ({ place, text }: Fault) => (place === 'row' ? text : `${place} ${text}`)

/** Checks the contacts of a slice one by one. `nameOf` gives the caller's name for a place. */
export function readSlice(
  inputs: SliceItem[],
  rules: ImportRules,
  known: ListFields,
  nameOf = (place: string) => place,
): SliceEntry[] {
  const unique = guardedFields(known)
  const reachable = addressFields(known)
  const byDefault = uniqueKeys(blankContact(0, 0, 0, 'imported', 0), unique)
  return inputs.map((input) => {
    if ('fault' in input) return new Fault('row', input.fault)
    const leftOut: Fault[] = []
    const named = (fault: Fault) => new Fault(nameOf(fault.place), fault.text)
    const patch = readContact(input, known, {
      ignoreEmpty: !rules.forceEmpty,
      leaveOut: (field, fault) => field !== rules.compareField && leftOut.push(named(fault)) > 0,
    })
    if (patch instanceof Fault) return named(patch)
    const keys = keysIn(patch, unique)
    const compare = keys.find(([field]) => field === rules.compareField)
    const addresses = addressesIn(patch, reachable).map(({ address }) => address)
    const keysIfNew = [...keys, ...byDefault.filter(([field]) => !(field in patch.columns))]
    if (compare) return { patch, compare, keys, keysIfNew, addresses, leftOut }
    const isThere = unique.some(({ id }) => id === rules.compareField)
    const wish = isThere
      ? `has no value: give one in ${rules.compareField}`
      : 'is not a unique field of the list any more'
    return new Fault('compare_field', wish)
  })
}

/** The unique values that a contact of the import gives. */
function keysIn({ columns, fields }: ContactPatch, unique: readonly Field[]): UniqueKey[] {
  const keys: UniqueKey[] = []
  for (const { id, format } of unique) {
    const value = isBaseField(id) ? columns[id] : fields[id]
    if (value) keys.push([id, uniqueForm(format, value)])
  }
  return keys
}

export interface SliceContext {
  account: number
  list: number
  rules: ImportRules
  known: ListFields
  /** Addresses in the slice that belong to people who were forgotten. */
  forgotten: ReadonlySet<string>
  /** Number of the first contact of the slice in the import, from 1. */
  firstRow: number
  /** Ids for the new contacts. */
  takeId(): number
  now: number
}

export interface SliceOutcome {
  inserted: ContactRow[]
  updated: ContactRow[]
  /** Contacts that had all of their values before: nothing is written for them, and no event is sent. */
  unchanged: ContactRow[]
  /** The tokens that contacts get. */
  tokens: { contact: ContactRow; tokens: PushTokens }[]
  freed: HeldKey[]
  taken: HeldKey[]
  events: PlatformEvent[]
  counts: { imported: number; updated: number; ignored: number; invalid: number }
  /** Lines of the result file: contacts that were refused, and values that were left out. */
  lines: string
}

/**
 * Judges the entries in their order. `holders` maps unique values to their contacts (this changes it), `stored` are the
 * contacts that may be updated.
 */
export function judgeSlice(
  entries: SliceEntry[],
  holders: Holders,
  stored: ReadonlyMap<number, ContactRow>,
  context: SliceContext,
): SliceOutcome {
  const { rules, account, list, now, firstRow } = context
  const unique = guardedFields(context.known)
  const rows = new Map<number, ContactRow>()
  /** The unique values of new contacts that no later entry has changed. */
  const keysOfNew = new Map<number, readonly UniqueKey[]>()
  const tokens = new Map<number, PushTokens>()
  const counts = { imported: 0, updated: 0, ignored: 0, invalid: 0 }
  let lines = ''

  const countRow = (i: number, kind: keyof typeof counts, id: number | null, detail: string) => {
    lines += csvLine([firstRow + i, id === null ? '' : toContactId(id), kind, detail])
  }
  const refuse = (i: number, kind: 'ignored' | 'invalid', id: number | null, detail: string) => {
    counts[kind]++
    countRow(i, kind, id, detail)
  }
  const noteLeftOut = (i: number, kind: 'imported' | 'updated', id: number, leftOut: readonly Fault[]) => {
    if (leftOut.length > 0) countRow(i, kind, id, leftOut.map((fault) => `${textOf(fault)} (left out)`).join('; '))
  }
  const clashOf = (keys: UniqueKey[], self: number | undefined) =>
    keys.find((key) => (holders.get(key) ?? self) !== self)

  const giveTokens = (id: number, patch: ContactPatch) => {
    if (patch.tokens.android || patch.tokens.ios) tokens.set(id, { ...tokens.get(id), ...patch.tokens })
  }
  const create = (i: number, { patch, keysIfNew: keys, leftOut }: Entry) => {
    const id = context.takeId()
    rows.set(id, applyPatch(blankContact(id, account, list, 'imported', now), patch, 'imported', now))
    for (const key of keys) holders.set(key, id)
    keysOfNew.set(id, keys)
    giveTokens(id, patch)
    counts.imported++
    noteLeftOut(i, 'imported', id, leftOut)
  }
  const update = (i: number, id: number, before: ContactRow, { patch, keys, leftOut }: Entry) => {
    // By the contract, the status in an import applies only to new contacts.
    const { status: _status, ...columns } = patch.columns
    const after = applyPatch(before, { ...patch, columns }, 'imported', now)
    for (const key of withoutKeys(uniqueKeys(before, unique), uniqueKeys(after, unique))) {
      // While a field becomes unique, another contact may hold the value.
      if (holders.get(key) === id) holders.delete(key)
    }
    for (const key of keys) holders.set(key, id)
    rows.set(id, after)
    keysOfNew.delete(id)
    giveTokens(id, patch)
    counts.updated++
    noteLeftOut(i, 'updated', id, leftOut)
  }

  for (const [i, entry] of entries.entries()) {
    if (entry instanceof Fault) {
      refuse(i, 'invalid', null, textOf(entry))
      continue
    }
    const id = holders.get(entry.compare)
    const before = id === undefined ? undefined : (rows.get(id) ?? stored.get(id))
    const isNew = id === undefined && rules.mode !== 'update_only'
    const clash = clashOf(isNew ? entry.keysIfNew : entry.keys, id)
    if (entry.addresses.some((address) => context.forgotten.has(address)))
      refuse(i, 'ignored', null, 'belongs to somebody who was forgotten, and who alone can come back')
    else if (id !== undefined && (rules.mode === 'add' || !before)) refuse(i, 'ignored', id, 'is in the list already')
    else if (clash)
      refuse(i, 'invalid', holders.get(clash) ?? null, `this contact has the value of ${clash[0]}, which is unique`)
    else if (isNew) create(i, entry)
    else if (id === undefined) refuse(i, 'ignored', null, 'is not in the list')
    else if (before) update(i, id, before, entry)
  }
  const given = [...tokens].map(([id, theirs]) => ({ contact: rows.get(id) as ContactRow, tokens: theirs }))
  return { ...changesOf({ rows, keysOfNew }, stored, unique, now), tokens: given, counts, lines }
}

/** Whether an update gave a contact no other value than it had. */
function isSame(before: ContactRow, after: ContactRow): boolean {
  for (const name in after) {
    if (name !== 'change_date' && after[name as keyof ContactRow] !== before[name as keyof ContactRow]) return false
  }
  return true
}

/** Rows, unique values and events that follow from the contacts as they are after the slice. */
function changesOf(
  { rows, keysOfNew }: { rows: ReadonlyMap<number, ContactRow>; keysOfNew: ReadonlyMap<number, readonly UniqueKey[]> },
  stored: ReadonlyMap<number, ContactRow>,
  unique: Field[],
  now: number,
) {
  const changes: Omit<SliceOutcome, 'counts' | 'lines' | 'tokens'> = {
    inserted: [],
    updated: [],
    unchanged: [],
    freed: [],
    taken: [],
    events: [],
  }
  for (const after of rows.values()) {
    const before = stored.get(after.id)
    if (before && isSame(before, after)) {
      changes.unchanged.push(before)
      continue
    }
    const old = before ? uniqueKeys(before, unique) : []
    const keys = keysOfNew.get(after.id) ?? uniqueKeys(after, unique)
    const list = before ? changes.updated : changes.inserted
    list.push(after)
    changes.freed.push(...heldBy(after, withoutKeys(old, keys)))
    changes.taken.push(...heldBy(after, withoutKeys(keys, old)))
    if (before) changes.events.push(...changeEvents(before, after, now))
    else for (const kind of creationKinds(after)) changes.events.push(contactEvent(after, kind, now))
  }
  return changes
}
