// Contacts as they are, and what the log knows of each.
import { comparedEmail } from '../../../lib/addresses.ts'
import { fromContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { atOnce } from '../../../store/at-once.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import * as rows from '../../../store/audience/contacts.ts'
import type { ActivityFilter } from '../../../store/events/events.ts'
import * as log from '../../../store/events/events.ts'
import type { Db, Store } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { optionsIn } from '../option-texts.ts'
import type { ContactHistory, ContactPlace } from './contact-stats.ts'
import { namedContacts } from './named-contacts.ts'
import { requireContact } from './required-contact.ts'

/** An event of a contact. */
export interface Activity {
  kind: string
  at: number
  data: Record<string, unknown> | null
}

export interface Slot {
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

/** The place of the last opening of a contact; undefined when nobody knows it. */
async function lastPlace(db: Db, account: number, contact: number): Promise<ContactPlace | undefined> {
  const opening = await log.lastEventOf(db, account, contact, 'email_open')
  return opening?.data ? fromJson<{ noted?: { place?: ContactPlace } }>(opening.data).noted?.place : undefined
}

/** The filter as the store knows it; null when no contact can match: it names a field or an option that is not there. */
function storedFilter({ extra, ...filter }: ContactFilter, known: ListFields): rows.ContactFilter | null {
  const stored: rows.ContactFilter = { ...filter, extra: {}, chosen: [] }
  for (const [id, value] of Object.entries(extra)) {
    const field = known.get(id)
    if (field?.type !== 'extra') return null
    if (field.format !== 'options') stored.extra[id] = value
    else {
      const ids = optionsIn(field.options, value)
      if (!ids) return null
      for (const option of ids) stored.chosen.push([id, option])
    }
  }
  return stored
}

export function createContactReading(store: Store) {
  return {
    /** Contacts of the list with the fields that explain their extra values, newest first. */
    async list(account: number, list: number, filter: ContactFilter, slot: Slot) {
      const [, fields] = await atOnce(store.db, (db) => [
        requireList(db, account, list),
        fieldsOfList(db, account, list),
      ])
      const stored = storedFilter(filter, fields)
      const page = stored ? await rows.listContacts(store.db, account, list, stored, slot) : { total: 0, items: [] }
      return { ...page, fields }
    },

    /** A contact, the fields of its list, its events counted by kind, and where its last email was opened. */
    async get(account: number, list: number, contactId: string) {
      const id = fromContactId(contactId)
      const [row, fields, counts] = await atOnce(store.db, (db) => [
        rows.findTaggedContact(db, account, list, id),
        fieldsOfList(db, account, list),
        log.countContactEvents(db, account, id),
      ])
      if (!row) throw notFound('contact', contactId)
      const history: ContactHistory = new Map(counts.map(({ kind, n, last }) => [kind, { n: Number(n), last }]))
      const place = history.has('email_open') ? await lastPlace(store.db, account, row.id) : undefined
      return { row, fields, history, place }
    },

    /** Contacts with this address in all lists of the account; throws `not_found` when there is none. */
    async search(account: number, type: 'email' | 'cellphone' | 'phone', address: string) {
      const value = type === 'email' ? comparedEmail(address) : address.trim()
      const found = await rows.searchContacts(store.db, account, type, value)
      if (found.length === 0) throw notFound(`contact with the ${type}`, address)
      return found
    },

    /** The row numbers of the contacts of a list with these ids, addresses or numbers. */
    named: (account: number, list: number, names: readonly string[]) => namedContacts(store.db, account, list, names),

    /** Those of some hundred cellphone numbers that no contact of the list has. */
    async strangersAmong(account: number, list: number, numbers: readonly string[]): Promise<string[]> {
      if (numbers.length === 0) return []
      const held = await rows.newestHolders(store.db, { account, list, column: 'cellphone' }, numbers)
      const known = new Set(held.map(({ value }) => value))
      return numbers.filter((number) => !known.has(number))
    },

    /** The contact with this id in whatever list of the account; throws `not_found`. */
    async locate(account: number, contactId: string): Promise<ContactRow> {
      const [row] = await rows.contactsByIds(store.db, [fromContactId(contactId)])
      if (row?.account_id !== account) throw notFound('contact', contactId)
      return row
    },

    /** What happened to a contact, newest first. */
    async activities(
      account: number,
      list: number,
      contactId: string,
      filter: ActivityFilter,
      slot: Slot,
    ): Promise<Activity[]> {
      const { id } = await requireContact(store.db, account, list, contactId)
      const events = await log.listContactEvents(store.db, account, id, filter, slot)
      return events.map(({ kind, at, data }) => ({
        kind,
        at,
        data: shownData(data),
      }))
    },
  }
}
