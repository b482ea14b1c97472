// Contacts as recipients: each with the address in a column, or in an extra field of its format.
import { toEmail, toPhone } from '../../../lib/addresses.ts'
import { contactsByIds } from '../../../store/audience/contacts.ts'
import { type AddressKind, readAudience, suppressedAmong } from '../../../store/campaigns/recipients.ts'
import type { Db } from '../../../store/store.ts'
import { countryOf } from '../../accounts/country.ts'
import { fieldsOfList } from '../../audience/fields.ts'
import { requireNamedList } from '../../audience/lists.ts'
import { invalid } from '../../errors.ts'
import { addressOf, isUsable } from './address.ts'
import type { Destination, FoundRecipient, Recipients } from './recipients.ts'

async function assertField(tx: Db, account: number, list: number, field: string, kind: AddressKind): Promise<void> {
  if (field === kind) return
  const named = (await fieldsOfList(tx, account, list)).get(field)
  if (named?.type !== 'extra' || named.format !== kind)
    throw invalid('destinationField', `is neither "${kind}" nor an extra field of format ${kind}`)
}

const isGuardedField = async (
  tx: Db,
  { account, list }: { account: number; list: number },
  kind: AddressKind,
): Promise<boolean> => (await fieldsOfList(tx, account, list)).get(kind)?.unique === true

/** Creates the recipients of a channel whose address is in this column of a contact. */
export function contactsBy(kind: AddressKind): Recipients {
  return {
    kind,

    async place(tx, account, { listId = 0, destinationField: field = kind }: Destination) {
      await requireNamedList(tx, account, listId)
      await assertField(tx, account, listId, field, kind)
      return { list: listId, field }
    },

    appOf: async () => null,

    async *plan(tx, { field, ...selection }, size) {
      const isUnique = kind !== 'email' || selection.isUnique
      // Where no two contacts of the list can have the same address, none need to be compared.
      const isGuarded = isUnique && field === kind && (await isGuardedField(tx, selection, kind))
      yield* readAudience(tx, { ...selection, places: [{ kind, field }], isUnique: isUnique && !isGuarded }, size)
    },

    async find(db, account, field, ids) {
      const contacts = await contactsByIds(db, [...ids])
      const addresses = contacts.map((contact) => addressOf(contact, kind, field))
      const suppressed = await suppressedAmong(db, account, kind, addresses.filter(Boolean))
      const found = new Map<number, FoundRecipient>()
      for (const [i, contact] of contacts.entries()) {
        const address = addresses[i] as string
        const isSuppressed = suppressed.has(address.toLowerCase())
        const isOff = !isUsable(contact, kind, field)
        const refusal = address === '' ? 'no address' : isOff ? `${kind} disabled` : isSuppressed ? 'suppressed' : null
        found.set(contact.id, { contact, address, device: null, refusal })
      }
      return found
    },

    ofContacts: async (_tx, _field, contacts) => new Map(contacts.map((id) => [id, [id]])),

    contactOf: (id) => id,

    ofMessages: async (_db, _field, messages) =>
      new Map(messages.map(({ id, contact_id }) => [id, contact_id as number])),

    async forTest(db, account, _list, text) {
      const address = kind === 'email' ? toEmail(text) : toPhone(text, await countryOf(db, account))
      if (address === null) return `is not ${kind === 'email' ? 'an email address' : 'a number with its country code'}`
      const suppressed = await suppressedAmong(db, account, kind, [address])
      return { address, device: null, field: kind, isSuppressed: suppressed.size > 0 }
    },
  }
}
