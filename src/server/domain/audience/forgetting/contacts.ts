// The contacts of people who are forgotten: who they are, at the beginning, and their end.
import { comparedAddress } from '../../../lib/addresses.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import { updateContacts } from '../../../store/audience/contact-bulk.ts'
import { contactsAmong } from '../../../store/audience/contact-pages.ts'
import { freeValues } from '../../../store/audience/contact-unique.ts'
import { type ContactRow, holdContacts } from '../../../store/audience/contacts.ts'
import { devicesOfContacts } from '../../../store/audience/devices.ts'
import * as rows from '../../../store/audience/erasure/contacts.ts'
import { addForgotten } from '../../../store/audience/forgotten.ts'
import type { Db } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { addressesOf, type ContactAddress } from '../contacts/addresses.ts'
import { contactEvent } from '../contacts/contact-changes.ts'
import { guardedFields, heldBy, uniqueKeys } from '../contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { onwards, type Stage } from './stage.ts'
import { joinTraces, type Traces, type Whom } from './whom.ts'

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

const tracesOf = ({ contact, addresses, devices }: Person): Traces => {
  const reachable = [...addresses.map(({ address }) => address), ...devices]
  return { contacts: [contact.id], lists: [contact.list_id], addresses: reachable.map(comparedAddress) }
}

/**
 * Finds out who the contacts with these ids are, and puts hashes of their addresses on the suppression list: from here
 * on nobody writes to them. Whoever has one of their email addresses in another list is the same person.
 */
export async function identify(
  tx: Db,
  { account, list }: { account: number; list: number },
  ids: readonly number[],
  now: number,
): Promise<Traces> {
  const given = await toPeople(tx, account, await contactsAmong(tx, { account, list, condition: everybody }, ids))
  const emails = given.flatMap(({ addresses }) =>
    addresses.filter(({ type }) => type === 'email').map(({ address }) => address.toLowerCase()),
  )
  const known = new Set(given.map(({ contact }) => contact.id))
  const others = (await rows.holdContactsByEmail(tx, account, [...new Set(emails)])).filter(({ id }) => !known.has(id))
  const people = [...given, ...(await toPeople(tx, account, others))]
  await addForgotten(
    tx,
    account,
    people.flatMap(({ addresses }) => addresses),
    now,
  )
  return joinTraces(people.map(tracesOf))
}

/** Contacts that go in one step, and events that are deleted in one. */
const CONTACTS = 100
const EVENTS = 5_000
/** Contacts with one of their numbers that change in one step. */
const SHARING = 500

/** Deletes the contacts with all that belongs to them, the events first. Webhooks hear of each. */
export const contacts: Stage = async ({ whom, now }, after) => {
  const some = whom.contacts.slice(after, after + CONTACTS)
  if (some.length === 0) return onwards(null)
  return {
    next: after + some.length,
    gone: some.length,
    async apply(tx) {
      if ((await rows.deleteEvents(tx, whom.account, some, EVENTS)) === EVENTS) return 'again'
      return deleteSome(tx, whom, some, now)
    },
  }
}

async function deleteSome(tx: Db, whom: Whom, some: readonly number[], now: number): Promise<void> {
  const held = await holdContacts(tx, [...some])
  const fieldsOf = createFieldsOf(tx, whom.account)
  for (const contact of held) {
    const unique = guardedFields(await fieldsOf(contact.list_id))
    await freeValues(tx, contact.list_id, heldBy(contact, uniqueKeys(contact, unique)))
  }
  await rows.deleteContacts(tx, whom.account, some)
  // The contact is gone by now, so that webhooks are told its id and nothing more.
  await recordEvents(
    tx,
    held.map((contact) => contactEvent(contact, 'forget_subscription', now)),
  )
}

const isTheirs = (number: string | null, whom: Whom) => number !== null && whom.has(number)

/** Takes the numbers from contacts who share one with them. */
export const sharedNumbers: Stage = async ({ whom, now }) => ({
  next: null,
  async apply(tx) {
    const numbers = [...whom.addresses].filter((address) => !address.includes('@'))
    const sharing = await rows.holdContactsByNumber(tx, whom.account, numbers, SHARING)
    const fieldsOf = createFieldsOf(tx, whom.account)
    const changed: ContactRow[] = []
    for (const before of sharing) {
      const after: ContactRow = {
        ...before,
        ...(isTheirs(before.cellphone, whom) && { cellphone: null }),
        ...(isTheirs(before.phone, whom) && { phone: null }),
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
