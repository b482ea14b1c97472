// Finds the contact that a call names: by UID, email address or number.
import type { ContactRow } from '../domain/audience/contacts/contacts.ts'
import type { Domain } from '../domain/domain.ts'
import { DomainError } from '../domain/errors.ts'
import { toContactId } from '../lib/ids.ts'
import { mapDomainError, Refusal } from './errors.ts'
import { unknownList } from './required-list.ts'

const UID = /^[\da-f]{10}$/i
const unknownContact = { not_found: 'SUBSCRIBER_NOT_FOUND' } as const

/** The filters to try for a reference; a number may be a cellphone or a phone. */
function filtersOf(reference: string) {
  if (reference.includes('@')) return [{ exact: {}, extra: {}, email: reference }]
  return [
    { exact: { cellphone: reference }, extra: {} },
    { exact: { phone: reference }, extra: {} },
  ]
}

/** The results of a search, none instead of its `not_found`. */
async function orNothing<T>(search: Promise<T[]>): Promise<T[]> {
  try {
    return await search
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return []
    throw error
  }
}

export interface SubscriberFinder {
  /** The contact of a list; refuses with LIST_NOT_FOUND or SUBSCRIBER_NOT_FOUND. */
  inList(account: number, list: number, reference: string): Promise<ContactRow>
  /** Finds a contact in all lists; refuses with SUBSCRIBER_NOT_FOUND. */
  everywhere(account: number, reference: string): Promise<{ list: number; uid: string }[]>
}

export function createSubscriberFinder({ audience: { contacts, lists } }: Domain): SubscriberFinder {
  async function byAddress(account: number, list: number, reference: string): Promise<ContactRow> {
    for (const filter of filtersOf(reference)) {
      const { items } = await contacts.list(account, list, filter, { offset: 0, limit: 1 })
      if (items[0]) return items[0]
    }
    throw new Refusal('SUBSCRIBER_NOT_FOUND')
  }

  async function searchAll(account: number, reference: string): Promise<{ list: number; uid: string }[]> {
    const types = reference.includes('@') ? (['email'] as const) : (['cellphone', 'phone'] as const)
    for (const type of types) {
      const found = await orNothing(contacts.search(account, type, reference))
      if (found.length > 0) return found.map(({ id, list_id }) => ({ list: list_id, uid: toContactId(id) }))
    }
    throw new Refusal('SUBSCRIBER_NOT_FOUND')
  }

  return {
    async inList(account, list, reference): Promise<ContactRow> {
      await mapDomainError(unknownList, () => lists.get(account, list))
      if (!UID.test(reference)) return byAddress(account, list, reference)
      return (await mapDomainError(unknownContact, () => contacts.get(account, list, reference))).row
    },

    async everywhere(account, reference): Promise<{ list: number; uid: string }[]> {
      if (!UID.test(reference)) return searchAll(account, reference)
      const row = await mapDomainError(unknownContact, () => contacts.locate(account, reference))
      return [{ list: row.list_id, uid: toContactId(row.id) }]
    },
  }
}
