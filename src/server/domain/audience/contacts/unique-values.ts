// Values that only one contact of a list may have. The rows of contact_unique name their holders. The transaction that
// changes a contact reads and writes them, so two requests cannot take the same value.
import { toContactId } from '../../../lib/ids.ts'
import {
  findHolders,
  freeValues,
  type HeldKey,
  takeValues,
  type UniqueKey,
} from '../../../store/audience/contact-unique.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { fieldValue } from '../../../store/audience/field-values.ts'
import type { Db } from '../../../store/store.ts'
import { deferToCommit } from '../../../store/transaction-end.ts'
import { conflict } from '../../errors.ts'
import type { Field, ListFields } from '../fields.ts'
import { uniqueForm } from './contact-values.ts'

/** The fields among these whose values contacts take when they are written. */
export const guardedFields = (known: ListFields): Field[] => [...known.values()].filter((field) => field.isGuarded)

/** The unique values of a contact, in the form in which they are compared. */
export function uniqueKeys(contact: ContactRow, unique: readonly Field[]): UniqueKey[] {
  return unique.flatMap(({ id, format }) => {
    const value = fieldValue(contact, id)
    return value === null || value.length === 0 ? [] : [[id, uniqueForm(format, value)] as const]
  })
}

const keyText = ([field, value]: UniqueKey): string => `${field}\n${value}`

/** The keys of `keys` that are not among `others`. */
export function withoutKeys(keys: readonly UniqueKey[], others: readonly UniqueKey[]): readonly UniqueKey[] {
  if (keys.length === 0 || others.length === 0) return keys
  const known = new Set(others.map(keyText))
  return keys.filter((key) => !known.has(keyText(key)))
}

/** Whether `after` has a unique value that `before` (null: a new contact) had not, and another contact has. */
export async function isTaken(
  tx: Db,
  before: ContactRow | null,
  after: ContactRow,
  known: ListFields,
): Promise<boolean> {
  const unique = guardedFields(known)
  const keys = withoutKeys(uniqueKeys(after, unique), before === null ? [] : uniqueKeys(before, unique))
  return (await findHolders(tx, after.list_id, keys)).contacts().length > 0
}

/** These values as those of the contact. */
export const heldBy = ({ id }: ContactRow, keys: readonly UniqueKey[]): HeldKey[] =>
  keys.map(([field, value]) => [field, value, id] as const)

/** Moves the unique values of a contact from `before` (null: a new contact) to `after`; throws `conflict`. */
export async function moveUniqueValues(
  tx: Db,
  before: ContactRow | null,
  after: ContactRow,
  known: ListFields,
): Promise<void> {
  const unique = guardedFields(known)
  const old = before === null ? [] : uniqueKeys(before, unique)
  const now = uniqueKeys(after, unique)
  const taken = withoutKeys(now, old)
  const holders = await findHolders(tx, after.list_id, taken)
  for (const key of taken) {
    const holder = holders.get(key)
    if (holder === undefined) continue
    const text = 'Another contact of the list has this value in a field that is marked unique.'
    throw conflict('unique_field_in_use', text, { field_id: key[0], contacts: [toContactId(holder)] })
  }
  await freeValues(tx, after.list_id, heldBy(after, withoutKeys(old, now)))
  void deferToCommit(tx, takeValues(tx, after.list_id, heldBy(after, taken)))
}
