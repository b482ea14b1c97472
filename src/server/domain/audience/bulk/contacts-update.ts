// Changes of many contacts: the same values for all of them, or a status. Removed contacts stay as they are.
import type { Clock } from '../../../lib/clock.ts'
import { notRemoved } from '../../../store/audience/conditions.ts'
import type { Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { conflict, invalid } from '../../errors.ts'
import type { OperationKind } from '../../operations/kinds.ts'
import { addressesOfPatch, assertKnown } from '../contacts/addresses.ts'
import { type ContactInput, type ContactPatch, Fault, readContact } from '../contacts/contact-input.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { type ContactDeed, type ContactWorkInput, createContactKind, createContactWork } from './contact-work.ts'
import { giveSameValues, uniqueFieldIn } from './same-values.ts'
import { conditionOfSegment } from './segment-condition.ts'

interface UpdateInput extends ContactWorkInput {
  patch: ContactPatch
}

const updateDeed = (name: string, type: 'mass_operation' | 'update_contacts'): ContactDeed<UpdateInput> => ({
  name,
  type,
  apply: async (tx, batch) => ({ changed: await giveSameValues(tx, batch, batch.input.patch) }),
  end: ({ operation, progress }) => {
    const subject = `The contacts of list ${operation.list_id} have been changed`
    return { subject, text: `${subject}. ${progress.changed} of them had other values before.`, callback: null }
  },
})

const statusDeed = updateDeed('contact-status', 'mass_operation')
const valuesDeed = updateDeed('contact-update', 'update_contacts')

/** The kinds of operations that change contacts. */
export const createUpdateKinds = (parts: { store: Store; clock: Clock }): OperationKind[] =>
  [statusDeed, valuesDeed].map((deed) => createContactKind(parts, deed))

interface UpdateRequest extends Pick<ContactInput, 'base' | 'extra'> {
  /** The ids of the contacts, or the id of a segment; without both, the list is meant. */
  contacts?: readonly string[] | undefined
  segmentId?: string | undefined
}

/** Checks the values; throws `invalid`, and `conflict` for a unique field. */
function requireSharedPatch({ base = {}, extra = [] }: UpdateRequest, known: ListFields): ContactPatch {
  const patch = readContact({ base, extra }, known)
  if (patch instanceof Fault) throw invalid(patch.place, patch.text)
  const field = uniqueFieldIn(patch, known)
  if (!field) return patch
  const text = 'The field is unique, so many contacts cannot have this value: leave it out, or change one contact.'
  throw conflict('unique_field_in_use', text, { field_id: field.id })
}

export interface ContactsUpdate {
  /** Gives contacts of the list the status; without ids, all of them. Returns the number of the operation. */
  setStatus(by: Author, list: number, status: 'active' | 'inactive', contacts?: readonly string[]): Promise<number>
  /** Gives contacts of the list these values. Returns the number of the operation. */
  start(by: Author, list: number, request: UpdateRequest): Promise<number>
}

export function createContactsUpdate(parts: { store: Store; clock: Clock }): ContactsUpdate {
  const { store, clock } = parts
  const open = createContactWork(parts)
  const rest = { notify: [], callbackUrl: null }
  return {
    setStatus(by, list, status, contacts): Promise<number> {
      const input = { patch: { columns: { status }, fields: {}, tokens: {} }, ...rest }
      return open<UpdateInput>(by, { kind: statusDeed, list, choice: { contacts, condition: notRemoved }, input })
    },

    async start(by, list, request): Promise<number> {
      const { contacts, segmentId } = request
      const moment = { account: by.accountId, list, now: clock.now(by.accountId) }
      await requireList(store.db, by.accountId, list)
      const known = await fieldsOfList(store.db, by.accountId, list)
      const patch = requireSharedPatch(request, known)
      await assertKnown(store.db, by.accountId, addressesOfPatch(patch, known))
      const chosen = segmentId === undefined ? [] : [await conditionOfSegment(store.db, moment, segmentId)]
      const choice = { contacts, condition: { all: [notRemoved, ...chosen] } }
      return open<UpdateInput>(by, { kind: valuesDeed, list, choice, input: { patch, ...rest } })
    },
  }
}
