// What becomes of one slice of an import. Nothing here touches the store: the slice is read before its
// transaction begins, and judged in it with the values that other contacts hold at that moment.

import { csvLine } from '../../../lib/csv.ts'
import { toContactId } from '../../../lib/ids.ts'
import type { HeldKey, Holders, UniqueKey } from '../../../store/audience/contact-unique.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { addressesIn, addressFields } from '../contacts/addresses.ts'
import { applyPatch, blankContact, changeEvents, contactEvent, creationKinds } from '../contacts/contact-changes.ts'
import { type ContactInput, type ContactPatch, Fault, type PushTokens, readContact } from '../contacts/contact-input.ts'
import { uniqueForm } from '../contacts/contact-values.ts'
import { guardedFields, heldBy, uniqueKeys, without } from '../contacts/unique-values.ts'
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
  /** The same with what a new contact has by default. */
  keysIfNew: UniqueKey[]
  addresses: string[]
}

export type SliceEntry = Entry | Fault

/** A row of a file that is no contact, and why. */
export interface BadRow {
  fault: string
}

export type SliceItem = ContactInput | BadRow

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
    const patch = readContact(input, known, !rules.forceEmpty)
    if (patch instanceof Fault) return new Fault(nameOf(patch.place), patch.text)
    const keys = keysIn(patch, unique)
    const compare = keys.find(([field]) => field === rules.compareField)
    const addresses = addressesIn(patch, reachable).map(({ address }) => address)
    const keysIfNew = [...keys, ...byDefault.filter(([field]) => !(field in patch.columns))]
    if (compare) return { patch, compare, keys, keysIfNew, addresses }
    const isThere = unique.some(({ id }) => id === rules.compareField)
    const wish = isThere ? `has no value: give one in ${rules.compareField}` : 'is no unique field of the list any more'
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
  /** The tokens that contacts get. */
  tokens: { contact: ContactRow; tokens: PushTokens }[]
  freed: HeldKey[]
  taken: HeldKey[]
  events: PlatformEvent[]
  counts: { imported: number; updated: number; ignored: number; invalid: number }
  /** Lines of the result file: the contacts that were not taken. */
  lines: string
}

/**
 * Judges the entries in their order. `holders` says who has a unique value (it is changed on the way),
 * `stored` are the contacts that may be updated.
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

  const refuse = (i: number, kind: 'ignored' | 'invalid', id: number | null, detail: string) => {
    counts[kind]++
    lines += csvLine([firstRow + i, id === null ? '' : toContactId(id), kind, detail])
  }
  const clashOf = (keys: UniqueKey[], self: number | undefined) =>
    keys.find((key) => (holders.get(key) ?? self) !== self)

  const giveTokens = (id: number, patch: ContactPatch) => {
    if (patch.tokens.android || patch.tokens.ios) tokens.set(id, { ...tokens.get(id), ...patch.tokens })
  }
  const create = ({ patch, keysIfNew: keys }: Entry) => {
    const id = context.takeId()
    rows.set(id, applyPatch(blankContact(id, account, list, 'imported', now), patch, 'imported', now))
    for (const key of keys) holders.set(key, id)
    keysOfNew.set(id, keys)
    giveTokens(id, patch)
    counts.imported++
  }
  const update = (id: number, before: ContactRow, { patch, keys }: Entry) => {
    // By the contract, the status in an import applies only to new contacts.
    const { status: _status, ...columns } = patch.columns
    const after = applyPatch(before, { ...patch, columns }, 'imported', now)
    for (const key of without(uniqueKeys(before, unique), uniqueKeys(after, unique))) {
      // While a field becomes unique, another contact may hold the value.
      if (holders.get(key) === id) holders.delete(key)
    }
    for (const key of keys) holders.set(key, id)
    rows.set(id, after)
    keysOfNew.delete(id)
    giveTokens(id, patch)
    counts.updated++
  }

  for (const [i, entry] of entries.entries()) {
    if (entry instanceof Fault) {
      refuse(i, 'invalid', null, `${entry.place} ${entry.text}`)
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
    else if (isNew) create(entry)
    else if (id === undefined) refuse(i, 'ignored', null, 'is not in the list')
    else if (before) update(id, before, entry)
  }
  const given = [...tokens].map(([id, theirs]) => ({ contact: rows.get(id) as ContactRow, tokens: theirs }))
  return { ...changesOf({ rows, keysOfNew }, stored, unique, now), tokens: given, counts, lines }
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
    freed: [],
    taken: [],
    events: [],
  }
  for (const after of rows.values()) {
    const before = stored.get(after.id)
    const old = before ? uniqueKeys(before, unique) : []
    const keys = keysOfNew.get(after.id) ?? uniqueKeys(after, unique)
    const list = before ? changes.updated : changes.inserted
    list.push(after)
    changes.freed.push(...heldBy(after, without(old, keys)))
    changes.taken.push(...heldBy(after, without(keys, old)))
    if (before) changes.events.push(...changeEvents(before, after, now))
    else for (const kind of creationKinds(after)) changes.events.push(contactEvent(after, kind, now))
  }
  return changes
}
