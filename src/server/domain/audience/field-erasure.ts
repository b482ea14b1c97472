// Removes the values of a deleted field, or of a deleted option, from the contacts of a list. They are not shown any
// more, so this can happen at any time.
import type { Clock } from '../../lib/clock.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { changeContacts } from '../../store/audience/contact-bulk.ts'
import { freeSome } from '../../store/audience/contact-unique.ts'
import { statusOf } from '../../store/audience/field-values.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import type { OperationKind } from '../operations/kinds.ts'
import { SLICE } from '../operations/slices.ts'
import { type ContactDeed, type ContactWorkInput, createContactKind, openOnList } from './bulk/contact-work.ts'
import type { FieldValue } from './contacts/contact-values.ts'

interface ErasureInput extends ContactWorkInput {
  /** The id of the extra field. */
  field: string
  /** The option that is gone; null: the field is. */
  option: number | null
}

/** The extra values of a contact, as text, without what is gone. */
function withoutField(text: string, { field, option }: ErasureInput): string {
  const { [field]: value, [statusOf(field)]: status, ...rest } = fromJson<Record<string, FieldValue>>(text)
  if (option === null || value === undefined || typeof value === 'string') return toJson(rest)
  const chosen = value.filter((id) => id !== option)
  return toJson(chosen.length === 0 ? rest : { ...rest, [field]: chosen })
}

const erasure: ContactDeed<ErasureInput> = {
  name: 'field-erasure',
  type: 'mass_operation',
  async apply(tx, { account, list, contacts, input }) {
    const changes = contacts.map(({ id, fields }) => ({ id, values: { fields: withoutField(fields, input) } }))
    await changeContacts(tx, account, changes)
    // A slice has no more contacts than this, so in the end all values are free.
    if (input.option === null) await freeSome(tx, list, input.field, SLICE)
    return { changed: changes.length }
  },
  end: ({ operation, progress }) => {
    const subject = `Values of a field of list ${operation.list_id} have been erased`
    return { subject, text: `${subject}. ${progress.changed} contacts had one.`, callback: null }
  },
}

/** The kind of the operations that erase values. */
export const createErasureKind = (parts: { store: Store; clock: Clock }): OperationKind =>
  createContactKind(parts, erasure)

/** Opens such an operation, in the transaction that deletes the field or the option and holds the list. */
export function eraseValues(
  tx: Db,
  by: Author,
  { list, field, option }: { list: number; field: number; option: number | null },
  at: number,
): Promise<number> {
  const input = { field: String(field), option, notify: [], callbackUrl: null }
  return openOnList<ErasureInput>(tx, by, { kind: erasure, list, condition: { filled: String(field) }, input }, at)
}
