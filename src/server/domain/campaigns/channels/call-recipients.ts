// Contacts as recipients of calls: at the number of the order, at the next one if the call is not answered, or at two
// numbers.
import { type ContactRow, contactsByIds } from '../../../store/audience/contacts.ts'
import {
  callOf,
  contactOfCall,
  lastWithin,
  readCalls,
  recipientsOfMessages,
} from '../../../store/campaigns/call-recipients.ts'
import { type AudienceQuery, suppressedAmong } from '../../../store/campaigns/recipients.ts'
import type { Db } from '../../../store/store.ts'
import { requireNamedList } from '../../audience/lists.ts'
import { invalid } from '../../errors.ts'
import { addressOf, isUsable } from './address.ts'
import { contactsBy } from './contact-recipients.ts'
import type { FoundRecipient, Recipients, Selection } from './recipients.ts'

export type NumberKind = 'phone' | 'cellphone'
/** The numbers at which a contact is tried for one message, in their order. */
type Leg = readonly [NumberKind, ...NumberKind[]]
/** One leg, or one for each of two messages. */
export type CallDestination = readonly [Leg] | readonly [Leg, Leg]

const legAt = (destination: CallDestination, leg: number): Leg => destination[leg] ?? destination[0]

/** What the list of suppressions may call a number. */
const kinds = ['phone', 'cellphone'] as const
const NO_ADDRESS = 'no address'

/** A number of a contact, and why it is not called, or null. */
interface Numbered {
  number: string
  kind: NumberKind
  refusal: string | null
}

function numbersOf(contact: ContactRow, leg: Leg): Numbered[] {
  return leg.map((kind) => {
    const number = addressOf(contact, kind, kind)
    const refusal = number === '' ? NO_ADDRESS : isUsable(contact, kind, kind) ? null : `${kind} disabled`
    return { number, kind, refusal }
  })
}

/** One audience for each leg, within the limit of the order. A number of the first leg is left out of the second. */
async function audiencesOf(tx: Db, destination: CallDestination, selection: Selection): Promise<AudienceQuery[]> {
  const { field: _field, limit, ...query } = selection
  const legs: AudienceQuery[] = []
  for (const [kind, ...more] of destination) {
    const places = [{ kind, field: kind }, ...more.map((other) => ({ kind: other, field: other }))] as const
    legs.push({ ...query, places, failedByAddress: destination.length > 1, besides: legs[0] ?? null })
  }
  const upTo = limit ? await lastWithin(tx, legs, limit) : null
  return legs.map((leg) => ({ ...leg, upTo }))
}

/** Which of these numbers are suppressed now, each with its kind. */
async function suppressionsOf(db: Db, account: number, all: readonly Numbered[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const [kind, some] of Map.groupBy(all, (one) => one.kind)) {
    const numbers = some.map(({ number }) => number).filter(Boolean)
    for (const number of await suppressedAmong(db, account, kind, numbers)) found.add(`${kind} ${number}`)
  }
  return found
}

/** The reason to report: a fault of a number says more than a missing one. */
const mainRefusal = (numbers: readonly Numbered[]): string =>
  numbers.find(({ refusal }) => refusal !== null && refusal !== NO_ADDRESS)?.refusal ?? NO_ADDRESS

function toFound(contact: ContactRow, numbers: readonly Numbered[]): FoundRecipient {
  const [first, ...others] = numbers.filter(({ refusal }) => refusal === null).map(({ number }) => number)
  if (first !== undefined) return { contact, address: first, others, device: null, refusal: null }
  return { contact, address: numbers[0]?.number ?? '', device: null, refusal: mainRefusal(numbers) }
}

/** Makes the recipients of a channel that calls. An order names one of the destinations. */
export function contactsToCall(destinations: Readonly<Record<string, CallDestination>>, usual: NumberKind): Recipients {
  // The domain stores only names that are in the table.
  const destinationOf = (name: string) => destinations[name] as CallDestination
  return {
    ...contactsBy(usual),

    async place(tx, account, { listId = 0, destinationField: field = usual }) {
      await requireNamedList(tx, account, listId)
      if (!Object.hasOwn(destinations, field)) {
        const names = Object.keys(destinations).join(', ')
        throw invalid('destinationField', `is none of ${names}`)
      }
      return { list: listId, field }
    },

    async *plan(tx, selection, size) {
      yield* readCalls(tx, await audiencesOf(tx, destinationOf(selection.field), selection), size)
    },

    async find(db, account, field, ids) {
      const contacts = await contactsByIds(db, [...new Set(ids.map((id) => contactOfCall(id).contact))])
      const byId = new Map(contacts.map((contact) => [contact.id, contact]))
      const called = ids.flatMap((id) => {
        const { contact: contactId, leg } = contactOfCall(id)
        const contact = byId.get(contactId)
        return contact ? [{ id, contact, numbers: numbersOf(contact, legAt(destinationOf(field), leg)) }] : []
      })
      const suppressed = await suppressionsOf(
        db,
        account,
        called.flatMap(({ numbers }) => numbers),
      )
      const findContact = (one: Numbered) =>
        one.refusal === null && suppressed.has(`${one.kind} ${one.number}`) ? { ...one, refusal: 'suppressed' } : one
      return new Map(called.map(({ id, contact, numbers }) => [id, toFound(contact, numbers.map(findContact))]))
    },

    // An automation calls at one number.
    ofContacts: async (_tx, _field, contacts) => new Map(contacts.map((id) => [id, [callOf(id)]])),

    contactOf: (id) => contactOfCall(id).contact,

    async ofMessages(db, _field, messages) {
      const run = messages[0]?.run_id ?? null
      if (run === null) return new Map()
      const planned = await recipientsOfMessages(
        db,
        run,
        messages.map(({ id }) => id),
      )
      if (planned !== null) return planned
      return new Map(messages.flatMap(({ id, contact_id }) => (contact_id === null ? [] : [[id, callOf(contact_id)]])))
    },

    async forTest(db, account, list, text) {
      const recipient = await contactsBy(usual).forTest(db, account, list, text)
      if (typeof recipient === 'string') return recipient
      const both = kinds.map((kind) => ({ number: recipient.address, kind, refusal: null }))
      return { ...recipient, isSuppressed: (await suppressionsOf(db, account, both)).size > 0 }
    },
  }
}
