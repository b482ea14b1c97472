// The contacts of people who are forgotten: who they are, at the beginning, and their end.
import { comparedAddress } from '../../../lib/addresses.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { contactsAmong } from '../../../store/audience/contact-pages.ts'
import { freeValues } from '../../../store/audience/contact-unique.ts'
import { type ContactRow, contactsByIds, holdContacts } from '../../../store/audience/contacts.ts'
import { devicesOfContacts } from '../../../store/audience/devices.ts'
import { addErased, type ErasedAddress } from '../../../store/audience/erased-addresses.ts'
import * as rows from '../../../store/audience/erasure/contacts.ts'
import { mergedInto } from '../../../store/audience/merged.ts'
import type { Db } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { addressesOf, type ContactAddress } from '../contacts/addresses.ts'
import { contactEvent } from '../contacts/contact-changes.ts'
import { guardedFields, heldBy, uniqueKeys } from '../contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { type DataSubjects, type Identifiers, joinIdentifiers } from './data-subjects.ts'
import { lookedOnly, type Stage } from './stage.ts'

const everybody: Condition = { all: [] }

/** Makes the function that looks up the fields of lists, each once. */
function createFieldsOf(db: Db, account: number): (list: number) => Promise<ListFields> {
  const known = new Map<number, ListFields>()
  return async (list) => {
    const fields = known.get(list) ?? (await fieldsOfList(db, account, list))
    known.set(list, fields)
    return fields
  }
}

interface Person {
  contact: ContactRow
  addresses: ContactAddress[]
  /** What names their devices. */
  devices: string[]
}

async function toPeople(tx: Db, account: number, contacts: readonly ContactRow[]): Promise<Person[]> {
  const fieldsOf = createFieldsOf(tx, account)
  const owned = await devicesOfContacts(
    tx,
    contacts.map(({ id }) => id),
  )
  const byOwner = Map.groupBy(owned, ({ contact_id }) => contact_id)
  const people: Person[] = []
  for (const contact of contacts) {
    const devices = (byOwner.get(contact.id) ?? []).map(({ address }) => address)
    people.push({ contact, addresses: addressesOf(contact, await fieldsOf(contact.list_id)), devices })
  }
  return people
}

const tracesOf = ({ contact, addresses, devices }: Person): Identifiers => {
  const reachable = [...addresses.map(({ address }) => address), ...devices]
  return { contacts: [contact.id], lists: [contact.list_id], addresses: reachable.map(comparedAddress) }
}

/**
 * Identifies the persons of these contacts, and puts hashes of their addresses on the suppression list, so that they
 * get no more messages. A contact of another list with one of their email addresses counts as the same person.
 */
export async function identifySubjects(
  tx: Db,
  { account, list }: { account: number; list: number },
  ids: readonly number[],
  now: number,
): Promise<Identifiers> {
  const given = await toPeople(tx, account, await contactsAmong(tx, { account, list, condition: everybody }, ids))
  const emails = given.flatMap(({ addresses }) =>
    addresses.filter(({ type }) => type === 'email').map(({ address }) => address.toLowerCase()),
  )
  const known = new Set(given.map(({ contact }) => contact.id))
  const others = (await rows.holdContactsByEmail(tx, account, [...new Set(emails)])).filter(({ id }) => !known.has(id))
  const people = [...given, ...(await toPeople(tx, account, others))]
  const former = await mergedInto(
    tx,
    people.map(({ contact }) => contact.id),
  )
  const lost = former.flatMap((row) => fromJson<ErasedAddress[]>(row.addresses ?? '[]'))
  await addErased(tx, account, [...people.flatMap(({ addresses }) => addresses), ...lost], now)
  const addresses = lost.map(({ address }) => comparedAddress(address))
  const merged = former.map(({ contact_id }) => contact_id)
  return joinIdentifiers([...people.map(tracesOf), { contacts: [], merged, lists: [], addresses }])
}

/** Contacts that go in one step, and events that are deleted in one. */
const CONTACTS = 100
const EVENTS = 1_000
/** Contacts with one of their numbers that change in one step. */
const SHARING = 500

/** Deletes the contacts with all their records, the events first. Webhooks receive an event for each. */
export const contacts: Stage = async ({ db, subjects, now }, after) => {
  const some = subjects.contacts.slice(after, after + CONTACTS)
  if (some.length === 0) return lookedOnly(null)
  return {
    next: after + some.length,
    gone: (await contactsByIds(db, some)).length,
    async apply(tx) {
      if ((await rows.deleteEvents(tx, subjects.account, some, EVENTS)) === EVENTS) return 'again'
      return deleteSome(tx, subjects, some, now)
    },
  }
}

async function deleteSome(tx: Db, whom: DataSubjects, some: readonly number[], now: number): Promise<void> {
  const held = await holdContacts(tx, [...some])
  const fieldsOf = createFieldsOf(tx, whom.account)
  for (const contact of held) {
    const unique = guardedFields(await fieldsOf(contact.list_id))
    await freeValues(tx, contact.list_id, heldBy(contact, uniqueKeys(contact, unique)))
  }
  await rows.deleteContacts(tx, whom.account, some)
  // The contact is already deleted, so that webhooks receive only its id.
  await recordEvents(
    tx,
    held.map((contact) => contactEvent(contact, 'forget_subscription', now)),
  )
}

const isTheirs = (number: string | null, whom: DataSubjects) => number !== null && whom.has(number)

/** Takes the numbers from contacts who share one with them. */
export const sharedNumbers: Stage = async ({ subjects, now }) => ({
  next: null,
  async apply(tx) {
    const numbers = [...subjects.addresses].filter((address) => !address.includes('@'))
    const sharing = await rows.holdContactsByNumber(tx, subjects.account, numbers, SHARING)
    const fieldsOf = createFieldsOf(tx, subjects.account)
    const changed: ContactRow[] = []
    for (const before of sharing) {
      const after: ContactRow = {
        ...before,
        ...(isTheirs(before.cellphone, subjects) && { cellphone: null }),
        ...(isTheirs(before.phone, subjects) && { phone: null }),
        change_date: now,
      }
      const unique = guardedFields(await fieldsOf(before.list_id))
      const kept = new Set(uniqueKeys(after, unique).map(([field]) => field))
      const freed = uniqueKeys(before, unique).filter(([field]) => !kept.has(field))
      await freeValues(tx, before.list_id, heldBy(before, freed))
      changed.push(after)
    }
    await updateContacts(tx, changed)
    await recordEvents(
      tx,
      changed.map((contact) => contactEvent(contact, 'edit_subscription', now)),
    )
    return sharing.length > 0 ? 'again' : undefined
  },
})
