// Gives many contacts the same values. Contacts that have them already are skipped: nothing is written, and no event is
// sent.
import { changeContacts } from '../../../store/audience/contact-bulk.ts'
import { freeValues } from '../../../store/audience/contact-unique.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import type { Db } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { applyPatch, changeEvents } from '../contacts/contact-changes.ts'
import type { ContactPatch } from '../contacts/contact-input.ts'
import { guardedFields, heldBy, uniqueKeys, withoutKeys } from '../contacts/unique-values.ts'
import { type Field, fieldsOfList, type ListFields } from '../fields.ts'
import type { Batch } from './contact-work.ts'

/** The unique field for which the patch has a value; undefined when there is none. */
export const uniqueFieldIn = ({ columns, fields }: ContactPatch, known: ListFields): Field | undefined =>
  guardedFields(known).find(({ id }) => (isBaseField(id) ? columns[id] : fields[id])?.length)

/** The patch without values whose field is gone, or unique, since the request was checked. */
function stillAllowed(patch: ContactPatch, known: ListFields): ContactPatch {
  const allowed = ([name, value]: [string, unknown]) => {
    const field = known.get(name.split('.')[0] as string)
    return field ? !field.isGuarded || !value || name !== field.id : isColumn(name)
  }
  const isColumn = (name: string) => name in patch.columns
  const kept = <T extends object>(values: T) => Object.fromEntries(Object.entries(values).filter(allowed)) as T
  return { ...patch, columns: kept(patch.columns), fields: kept(patch.fields) }
}

interface Change {
  before: ContactRow
  after: ContactRow
  /** The columns with a new value, apart from the date of the change. */
  values: Partial<ContactRow>
}

function changeOf(before: ContactRow, after: ContactRow): Change | null {
  const values: Partial<Record<string, unknown>> = {}
  let isNew = false
  for (const name in after) {
    const value = after[name as keyof ContactRow]
    if (value === before[name as keyof ContactRow] || name === 'change_date') continue
    values[name] = value
    isNew = true
  }
  return isNew ? { before, after, values: values as Partial<ContactRow> } : null
}

/** Whether the contact has other values than the patch. Extra values are one text, so only their change tells. */
const differsFromPatch = (contact: ContactRow, { columns, fields }: ContactPatch): boolean =>
  Object.keys(fields).length > 0 ||
  Object.entries(columns).some(([name, value]) => contact[name as keyof ContactRow] !== value)

/** Writes the values of the patch to the contacts of a slice; says how many changed. */
export async function giveSameValues(
  tx: Db,
  batch: Omit<Batch<object>, 'input'>,
  given: ContactPatch,
): Promise<number> {
  const { account, list, contacts, now } = batch
  const known = await fieldsOfList(tx, account, list)
  const patch = stillAllowed(given, known)
  const changes = contacts
    .filter((before) => differsFromPatch(before, patch))
    .flatMap((before) => changeOf(before, applyPatch(before, patch, 'api', now)) ?? [])
  await changeContacts(
    tx,
    account,
    changes.map(({ after, values }) => ({ id: after.id, values: { ...values, change_date: now } })),
  )
  const unique = guardedFields(known).filter(({ id }) => id in patch.columns || id in patch.fields)
  const freed = changes.flatMap(({ before, after }) =>
    heldBy(after, withoutKeys(uniqueKeys(before, unique), uniqueKeys(after, unique))),
  )
  await freeValues(tx, list, freed)
  await recordEvents(
    tx,
    changes.flatMap(({ before, after }) => changeEvents(before, after, now)),
  )
  return changes.length
}
