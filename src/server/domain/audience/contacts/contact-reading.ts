// Contacts as they are, and what the log knows of each.
import { comparedEmail, toPhone } from '../../../lib/addresses.ts'
import { fromContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import * as rows from '../../../store/audience/contacts.ts'
import type { ActivityFilter } from '../../../store/events/events.ts'
import * as log from '../../../store/events/events.ts'
import { pipelined } from '../../../store/pipelined.ts'
import type { Db, Store } from '../../../store/store.ts'
import { numberOf } from '../../accounts/country.ts'
import { notFound } from '../../errors.ts'
import { readByWeight } from '../contact-reads.ts'
import { type Field, fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { optionsIn } from '../option-texts.ts'
import type { ContactHistory, ContactPlace } from './contact-stats.ts'
import { namedContacts } from './named-contacts.ts'
import { noContact } from './no-contact.ts'

/** An event of a contact. */
export interface Activity {
  kind: string
  at: number
  data: Record<string, unknown> | null
}

interface Slot {
  offset: number
  limit: number
}

/** What callers ask for, before the fields of the list say what it means. */
export interface ContactFilter extends Omit<rows.ContactFilter, 'extra' | 'chosen'> {
  /** Extra values by field id. For a field with options, a text that names some: contacts that chose all of them. */
  extra: Record<string, string>
}

/** The data of an event, without what the log notes for itself; null when nothing else is there. */
function shownData(data: string | null): Record<string, unknown> | null {
  if (data === null) return null
  const { noted: _noted, ...shown } = fromJson<Record<string, unknown>>(data)
  return Object.keys(shown).length > 0 ? shown : null
}

/** The place of the last open of a contact; undefined if it is unknown. */
async function lastPlace(db: Db, account: number, contact: number): Promise<ContactPlace | undefined> {
  const opening = await log.lastEventOf(db, account, contact, 'email_open')
  return opening?.data ? fromJson<{ noted?: { place?: ContactPlace } }>(opening.data).noted?.place : undefined
}

/** A search value in the form in which contacts store it; unchanged if it cannot be converted. */
const comparedValue = (field: Field, value: string): string =>
  field.format === 'cellphone' || field.format === 'phone' ? (toPhone(value, field.country) ?? value) : value

/** The filter as the store knows it; null when no contact can match: it names a field or an option that is not there. */
function storedFilter({ extra, ...filter }: ContactFilter, known: ListFields): rows.ContactFilter | null {
  const stored: rows.ContactFilter = { ...filter, exact: { ...filter.exact }, extra: {}, chosen: [] }
  for (const id of ['cellphone', 'phone'] as const) {
    const [number, field] = [filter.exact[id], known.get(id)]
    if (number !== undefined && field) stored.exact[id] = comparedValue(field, number)
  }
  for (const [id, value] of Object.entries(extra)) {
    const field = known.get(id)
    if (field?.type !== 'extra') return null
    if (field.format !== 'options') stored.extra[id] = comparedValue(field, value)
    else {
      const ids = optionsIn(field.options, value)
      if (!ids) return null
      for (const option of ids) stored.chosen.push([id, option])
    }
  }
  return stored
}

/** Contacts are found by an address in an index; every other filter may come to all of them. */
function weightOfFilter({ exact, extra, chosen, email }: rows.ContactFilter): number {
  const isIndexed = email !== undefined || exact.cellphone !== undefined || exact.phone !== undefined
  return isIndexed ? 0 : Object.keys(exact).length + Object.keys(extra).length + chosen.length
}

/** The row number of a contact with a log: one of this list, or one that was forgotten. Throws `not_found`. */
async function requireLogged(db: Db, account: number, list: number, contactId: string): Promise<number> {
  const id = fromContactId(contactId)
  const known = await rows.findContact(db, account, list, id)
  if (!known && !(await log.wasForgotten(db, account, list, id)))
    throw await noContact(db, { account, list }, contactId)
  return id
}

export interface ContactReading {
  /** Contacts of the list with the fields that explain their extra values, newest first. */
  list(
    account: number,
    list: number,
    filter: ContactFilter,
    slot: Slot,
  ): Promise<{ fields: ListFields; total: number; items: rows.TaggedContact[] }>
  /** A contact, the fields of its list, its events counted by kind, and where its last email was opened. */
  get(
    account: number,
    list: number,
    contactId: string,
  ): Promise<{ row: rows.TaggedContact; fields: ListFields; history: ContactHistory; place: ContactPlace | undefined }>
  /** Contacts with this address in all lists of the account; throws `not_found` when there is none. */
  search(
    account: number,
    type: 'email' | 'cellphone' | 'phone',
    address: string,
  ): Promise<{ id: number; list_id: number }[]>
  /** The row numbers of the contacts of a list with these ids, addresses or numbers. */
  named(account: number, list: number, names: readonly string[]): Promise<number[]>
  /** Those of some hundred cellphone numbers that no contact of the list has. */
  strangersAmong(account: number, list: number, numbers: readonly string[]): Promise<string[]>
  /** The contact with this id in whatever list of the account; throws `not_found`. */
  locate(account: number, contactId: string): Promise<ContactRow>
  /** What happened to a contact, newest first; of one that was forgotten, only that. */
  activities(account: number, list: number, contactId: string, filter: ActivityFilter, slot: Slot): Promise<Activity[]>
}

export function createContactReading(store: Store): ContactReading {
  return {
    async list(account, list, filter, slot) {
      const [, fields] = await pipelined(store.db, (db) => [
        requireList(db, account, list),
        fieldsOfList(db, account, list),
      ])
      const stored = storedFilter(filter, fields)
      const page = stored
        ? await readByWeight(store, { account, list }, weightOfFilter(stored), (db) =>
            rows.listContacts(db, account, list, stored, slot),
          )
        : { total: 0, items: [] }
      return { ...page, fields }
    },

    async get(account, list, contactId) {
      const id = fromContactId(contactId)
      const [row, fields, counts] = await pipelined(store.db, (db) => [
        rows.findTaggedContact(db, account, list, id),
        fieldsOfList(db, account, list),
        log.countContactEvents(db, account, id),
      ])
      if (!row) throw await noContact(store.db, { account, list }, contactId)
      const history: ContactHistory = new Map(counts.map(({ kind, n, last }) => [kind, { n: Number(n), last }]))
      const place = history.has('email_open') ? await lastPlace(store.db, account, row.id) : undefined
      return { row, fields, history, place }
    },

    async search(account, type, address) {
      const value = type === 'email' ? comparedEmail(address) : await numberOf(store.db, account, address)
      const found = await rows.searchContacts(store.db, account, type, value)
      if (found.length === 0) throw notFound(`contact with the ${type}`, address)
      return found
    },

    named: (account, list, names) => namedContacts(store.db, account, list, names),

    async strangersAmong(account, list, numbers): Promise<string[]> {
      if (numbers.length === 0) return []
      const held = await rows.newestHolders(store.db, { account, list, column: 'cellphone' }, numbers)
      const known = new Set(held.map(({ value }) => value))
      return numbers.filter((number) => !known.has(number))
    },

    async locate(account, contactId): Promise<ContactRow> {
      const [row] = await rows.contactsByIds(store.db, [fromContactId(contactId)])
      if (row?.account_id !== account) throw notFound('contact', contactId)
      return row
    },

    async activities(account, list, contactId, filter, slot): Promise<Activity[]> {
      const id = await requireLogged(store.db, account, list, contactId)
      const events = await log.listContactEvents(store.db, account, id, filter, slot)
      return events.map(({ kind, at, data }) => ({
        kind,
        at,
        data: shownData(data),
      }))
    },
  }
}
