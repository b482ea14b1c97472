// Actions that write contacts. The list is held, and so are the contacts.
import { insertContacts, updateContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, holdNewEmail, takeContactIds } from '../../../store/audience/contacts.ts'
import { findList } from '../../../store/audience/lists.ts'
import type { Db } from '../../../store/store.ts'
import { assertNotForgotten } from '../../audience/contacts/addresses.ts'
import {
  applyPatch,
  blankContact,
  changeEvents,
  contactEvent,
  creationKinds,
} from '../../audience/contacts/contact-changes.ts'
import { type ContactPatch, Fault, readContact } from '../../audience/contacts/contact-input.ts'
import { isTaken, moveUniqueValues } from '../../audience/contacts/unique-values.ts'
import { fieldsOfList } from '../../audience/fields.ts'
import { DomainError } from '../../errors.ts'
import { inputOf } from '../field-input.ts'
import { allGo, goOn, type RunInProgress, type Slice, type Step } from './step.ts'

/** Changes contacts, and notes what the log says about it. */
async function writeChanges(
  { tx, now, events }: Slice,
  changes: readonly { traveller: RunInProgress; after: ContactRow }[],
) {
  if (changes.length === 0) return
  await updateContacts(
    tx,
    changes.map(({ after }) => after),
  )
  for (const { traveller, after } of changes) {
    events.push(...changeEvents(traveller.contact, after, now))
    traveller.contact = after
  }
}

/** Whether the rules of contacts allow a change; they refuse before they write. */
async function isAllowed(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return false
    throw error
  }
}

export const changeField: Step<'changeField'> = async (slice, { field_id, value }, travellers) => {
  const { tx, fields, now } = slice
  const field = fields.get(field_id)
  const patch = field && readContact(inputOf(field, value), fields)
  // The field or its option is gone, or it is unique by now.
  if (!patch || patch instanceof Fault || field.unique) return allGo({ end: 'failed' })
  const changes: { traveller: RunInProgress; after: ContactRow }[] = []
  for (const traveller of travellers) {
    const after = applyPatch(traveller.contact, patch, 'api', now)
    if (await isAllowed(() => assertNotForgotten(tx, traveller.contact, after, fields)))
      changes.push({ traveller, after })
  }
  const allowed = new Set(changes.map(({ traveller }) => traveller))
  await writeChanges(slice, changes)
  return (traveller) => (allowed.has(traveller) ? goOn : { end: 'failed' })
}

const removal: ContactPatch = { columns: { status: 'removed' }, fields: {}, tokens: {} }

/** Takes contacts off the list. */
async function unsubscribeContacts(slice: Slice, travellers: readonly RunInProgress[]): Promise<void> {
  const after = (traveller: RunInProgress) => applyPatch(traveller.contact, removal, 'api', slice.now)
  await writeChanges(
    slice,
    travellers.map((traveller) => ({ traveller, after: after(traveller) })),
  )
}

export const unsubscribe: Step<'unsubscribe'> = async (slice, _action, travellers) => {
  await unsubscribeContacts(slice, travellers)
  return allGo({ end: 'unsubscribed' })
}

/** The values that fields of any list have. */
const copied = ['first_name', 'last_name', 'birth_date', 'language', 'email', 'cellphone', 'phone', 'consent'] as const

/** Creates a contact of another list with the same values, unless a contact there has its address. */
async function copyContact(slice: Slice, list: number, contact: ContactRow): Promise<void> {
  const { tx, automation, now, events } = slice
  const known = await fieldsOfList(tx, automation.account_id, list)
  const values = Object.fromEntries(copied.map((name) => [name, contact[name]])) as Partial<ContactRow>
  if (contact.email !== null) await holdNewEmail(tx, list, contact.email)
  const blank = blankContact(0, automation.account_id, list, 'api', now)
  const draft = applyPatch(blank, { columns: values, fields: {}, tokens: {} }, 'api', now)
  if (await isTaken(tx, null, draft, known)) return
  if (!(await isAllowed(() => assertNotForgotten(tx, null, draft, known)))) return
  const row = { ...draft, id: await newId(tx) }
  await moveUniqueValues(tx, null, row, known)
  await insertContacts(tx, [row])
  events.push(...creationKinds(row).map((kind) => contactEvent(row, kind, now)))
}

const newId = async (tx: Db): Promise<number> => ((await takeContactIds(tx, 1)) as [number])[0]

async function copyAll(slice: Slice, list: number, travellers: readonly RunInProgress[]): Promise<boolean> {
  if (!(await findList(slice.tx, slice.automation.account_id, list))) return false
  for (const { contact } of travellers) await copyContact(slice, list, contact)
  return true
}

export const copyToList: Step<'copyToList'> = async (slice, { list_id }, travellers) =>
  allGo((await copyAll(slice, list_id, travellers)) ? goOn : { end: 'failed' })

export const moveToList: Step<'moveToList'> = async (slice, { list_id }, travellers) => {
  if (!(await copyAll(slice, list_id, travellers))) return allGo({ end: 'failed' })
  await unsubscribeContacts(slice, travellers)
  return allGo({ end: 'moved' })
}
