// Contacts of a list, one at a time.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { insertContacts, updateContacts } from '../../../store/audience/contact-bulk.ts'
import type { ContactFilter, ContactRow } from '../../../store/audience/contacts.ts'
import * as rows from '../../../store/audience/contacts.ts'
import type { ActivityFilter } from '../../../store/events/events.ts'
import * as log from '../../../store/events/events.ts'
import type { Db, Store } from '../../../store/store.ts'
import { invalid, notFound } from '../../errors.ts'
import { recordEvents } from '../../events/events.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { applyPatch, blankContact, changeKinds, contactEvent, creationKinds } from './contact-changes.ts'
import { type ContactInput, type ContactPatch, Fault, readContact } from './contact-input.ts'
import { moveUniqueValues } from './unique-values.ts'
import { createUnsubscribe } from './unsubscribe.ts'

export type { ActivityFilter, ContactFilter, ContactInput, ContactRow }

/** An event of a contact. */
export interface Activity {
  kind: string
  at: number
  data: Record<string, unknown> | null
}

/** Number and last time of a contact's events, by kind. */
export type ContactHistory = ReadonlyMap<string, { n: number; last: number | null }>

export interface Slot {
  offset: number
  limit: number
}

/** The contact of this account and list; throws `not_found`. */
export async function requireContact(db: Db, account: number, list: number, contactId: string): Promise<ContactRow> {
  const row = await rows.findContact(db, account, list, fromContactId(contactId))
  if (!row) throw notFound('contact', contactId)
  return row
}

function requirePatch(input: ContactInput, known: ListFields): ContactPatch {
  const patch = readContact(input, known)
  if (patch instanceof Fault) throw invalid(`body.${patch.place}`, patch.text)
  return patch
}

export type Contacts = ReturnType<typeof createContacts>

export function createContacts({ store, clock }: { store: Store; clock: Clock }) {
  return {
    create(account: number, list: number, input: ContactInput): Promise<ContactRow> {
      return store.writeAlongside(async (tx) => {
        await requireList(tx, account, list)
        const known = await fieldsOfList(tx, account, list)
        const patch = requirePatch(input, known)
        const now = clock.now()
        const [id] = (await rows.takeContactIds(tx, 1)) as [number]
        const blank = blankContact(id, account, list, 'api', now)
        const row = applyPatch(blank, patch, 'api', now)
        await moveUniqueValues(tx, null, row, known)
        await insertContacts(tx, [row])
        await recordEvents(
          tx,
          creationKinds(row).map((kind) => contactEvent(row, kind, now)),
        )
        return row
      })
    },

    update(account: number, list: number, contactId: string, input: ContactInput): Promise<ContactRow> {
      return store.writeAlongside(async (tx) => {
        const before = await requireContact(tx, account, list, contactId)
        const known = await fieldsOfList(tx, account, list)
        const now = clock.now()
        const after = applyPatch(before, requirePatch(input, known), 'api', now)
        await moveUniqueValues(tx, before, after, known)
        await updateContacts(tx, [after])
        await recordEvents(
          tx,
          changeKinds(before, after).map((kind) => contactEvent(after, kind, now)),
        )
        return after
      })
    },

    /** Contacts of the list with the fields that explain their extra values, newest first. */
    async list(account: number, list: number, filter: ContactFilter, slot: Slot) {
      await requireList(store.db, account, list)
      const page = await rows.listContacts(store.db, account, list, filter, slot)
      return { ...page, fields: await fieldsOfList(store.db, account, list) }
    },

    /** A contact, the fields of its list, and its events counted by kind. */
    async get(account: number, list: number, contactId: string) {
      const row = await requireContact(store.db, account, list, contactId)
      const counts = await log.countContactEvents(store.db, account, row.id)
      const history: ContactHistory = new Map(counts.map(({ kind, n, last }) => [kind, { n: Number(n), last }]))
      return { row, fields: await fieldsOfList(store.db, account, list), history }
    },

    /** Contacts with this address in all lists of the account; throws `not_found` when there is none. */
    async search(account: number, type: 'email' | 'cellphone' | 'phone', address: string) {
      const found = await rows.searchContacts(store.db, account, type, address.trim())
      if (found.length === 0) throw notFound(`contact with the ${type}`, address)
      return found
    },

    /** The contact with this id in whatever list of the account; throws `not_found`. */
    async locate(account: number, contactId: string): Promise<ContactRow> {
      const [row] = await rows.contactsByIds(store.db, [fromContactId(contactId)])
      if (row?.account_id !== account) throw notFound('contact', contactId)
      return row
    },

    unsubscribe: createUnsubscribe({ store, clock }),

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
        data: data === null ? null : fromJson<Record<string, unknown>>(data),
      }))
    },
  }
}
