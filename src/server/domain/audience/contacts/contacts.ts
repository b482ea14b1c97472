// Contacts of a list, one at a time.
import type { Clock } from '../../../lib/clock.ts'
import { toContactId } from '../../../lib/ids.ts'
import { insertContacts, updateContacts } from '../../../store/audience/contact-bulk.ts'
import { findHolders, type UniqueKey } from '../../../store/audience/contact-unique.ts'
import { type ContactRow, type TaggedContact, takeContactIds } from '../../../store/audience/contacts.ts'
import { findForm } from '../../../store/audience/forms.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import type { Db, Store } from '../../../store/store.ts'
import { deferToCommit } from '../../../store/transaction-end.ts'
import { invalid, notFound } from '../../errors.ts'
import { recordEvents } from '../../events/events.ts'
import { fieldsOfList, type ListFields } from '../fields.ts'
import { requireList } from '../lists.ts'
import { assertTags, giveTags } from '../tags/give-tags.ts'
import { assertNotForgotten } from './addresses.ts'
import type { Verdicts } from './bulk-verdicts.ts'
import { applyPatch, blankContact, changeEvents, contactEvent, creationKinds } from './contact-changes.ts'
import { type ContactInput, type ContactPatch, Fault, readContact } from './contact-input.ts'
import { type ContactReading, createContactReading } from './contact-reading.ts'
import { uniqueForm } from './contact-values.ts'
import { keepTokens } from './device-tokens.ts'
import { requireContact } from './required-contact.ts'
import { moveUniqueValues, uniqueKeys, withoutKeys } from './unique-values.ts'
import { createUnsubscribe, type Departure, type DepartureFault } from './unsubscribe.ts'

export type { Activity, ContactFilter } from './contact-reading.ts'
export type { ContactHistory } from './contact-stats.ts'
export type { ContactInput, ContactRow, TaggedContact }

function requirePatch(input: ContactInput, known: ListFields): ContactPatch {
  const patch = readContact(input, known)
  if (patch instanceof Fault) throw invalid(patch.place, patch.text)
  return patch
}

/** Names a contact by a value of a unique field. */
interface ContactByValue {
  fieldId: string
  value: string
}

/** The contact that has the value; throws `not_found`, and `invalid` for a field that is not unique. */
async function requireHolder(tx: Db, account: number, list: number, by: ContactByValue, known: ListFields) {
  const { fieldId, value } = by
  const field = known.get(fieldId)
  if (!field?.unique) throw invalid('compareField.fieldId', 'must be the id of a unique field of the list')
  const key: UniqueKey = [field.id, uniqueForm(field.format, value)]
  const holder = (await findHolders(tx, list, [key])).get(key)
  if (holder === undefined) throw notFound(`contact with the ${field.name}`, value)
  const contact = await requireContact(tx, account, list, toContactId(holder))
  // Another transaction may have changed the contact before this one held it.
  if (withoutKeys([key], uniqueKeys(contact, [field])).length > 0)
    throw notFound(`contact with the ${field.name}`, value)
  return contact
}

interface Change {
  known: ListFields
  input: ContactInput
  /** Tags to add to those of the contact. */
  tags?: readonly number[]
}

/** Further data of a new contact. */
interface NewContactExtras {
  tags?: readonly number[]
  /** The form that it came through; ignored if the list has no such form. */
  formId?: number
}

export interface Contacts extends ContactReading {
  create(account: number, list: number, input: ContactInput, more?: NewContactExtras): Promise<ContactRow>
  /** Changes the contact, and adds the tags to those that it has. */
  update(
    account: number,
    list: number,
    contactId: string,
    input: ContactInput,
    tags?: readonly number[],
  ): Promise<ContactRow>
  /** Changes the contact that has the value. */
  updateBy(account: number, list: number, by: ContactByValue, input: ContactInput): Promise<ContactRow>
  unsubscribe(account: number, list: number, items: Departure[]): Promise<Verdicts<DepartureFault>>
}

export function createContacts({ store, clock }: { store: Store; clock: Clock }): Contacts {
  async function change(tx: Db, before: ContactRow, asked: Change) {
    const { known, input, tags = [] } = asked
    const now = clock.now(before.account_id)
    const patch = requirePatch(input, known)
    const after = applyPatch(before, patch, 'api', now)
    await awaitAll([assertNotForgotten(tx, before, after, known), moveUniqueValues(tx, before, after, known)])
    void deferToCommit(tx, updateContacts(tx, [after]))
    await keepTokens(tx, after, patch.tokens, now)
    const events = changeEvents(before, after, now)
    await recordEvents(tx, [...events, ...(await giveTags(tx, tags, [after], now))])
    return after
  }

  return {
    create(account, list, input, more = {}): Promise<ContactRow> {
      const { tags = [], formId = 0 } = more
      return store.writeAlongside(async (tx) => {
        // The list is held first, so that its fields stay as they are read.
        const [, , known, [id]] = await awaitAll([
          requireList(tx, account, list),
          assertTags(tx, account, tags),
          fieldsOfList(tx, account, list),
          takeContactIds(tx, 1) as Promise<[number]>,
        ])
        const patch = requirePatch(input, known)
        const now = clock.now(account)
        const blank = blankContact(id, account, list, 'api', now)
        const form = formId === 0 ? undefined : await findForm(tx, account, list, formId)
        const row = applyPatch({ ...blank, subscription_form: form?.id ?? 0 }, patch, 'api', now)
        await awaitAll([assertNotForgotten(tx, null, row, known), moveUniqueValues(tx, null, row, known)])
        void deferToCommit(tx, insertContacts(tx, [row]))
        await recordEvents(
          tx,
          creationKinds(row).map((kind) => contactEvent(row, kind, now)),
        )
        await recordEvents(tx, await giveTags(tx, tags, [row], now))
        await keepTokens(tx, row, patch.tokens, now)
        return row
      })
    },

    update(account, list, contactId, input, tags = []): Promise<ContactRow> {
      return store.writeAlongside(async (tx) => {
        // The list is held first, so that its fields stay as they are read.
        await requireList(tx, account, list)
        await assertTags(tx, account, tags)
        const before = await requireContact(tx, account, list, contactId)
        return change(tx, before, { known: await fieldsOfList(tx, account, list), input, tags })
      })
    },

    updateBy(account, list, by, input): Promise<ContactRow> {
      return store.writeAlongside(async (tx) => {
        await requireList(tx, account, list)
        const known = await fieldsOfList(tx, account, list)
        return change(tx, await requireHolder(tx, account, list, by, known), { known, input })
      })
    },

    ...createContactReading(store),

    unsubscribe: createUnsubscribe({ store, clock }),
  }
}
