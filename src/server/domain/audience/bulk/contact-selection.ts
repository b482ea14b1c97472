// Which contacts of a list a request means: by their ids, by a segment, or by values of a field (M-381).
import { setImmediate } from 'node:timers/promises'
import { toContactId } from '../../../lib/ids.ts'
import type { Condition } from '../../../store/audience/conditions.ts'
import { findHolders } from '../../../store/audience/contact-unique.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import { SLICE } from '../../operations/slices.ts'
import { readValue, uniqueForm } from '../contacts/contact-values.ts'
import { type Field, fieldsOfList } from '../fields.ts'
import type { Moment } from '../segments/read-filter.ts'
import type { ContactChoice } from './contact-work.ts'
import { conditionOfSegment } from './segment-condition.ts'

export type ContactSelection =
  | { contacts: readonly string[] }
  | { segmentId: string }
  | { fieldId: string; values: readonly string[] }

/** All contacts of the set. */
const anybody: Condition = { all: [] }

/** Values of a field that is not unique: each contact of the list is compared with all of them. */
const MAX_VALUES = 1000

/** The choice of contacts for an operation. Throws `invalid` for a segment or a field that the list does not have. */
export async function choiceOf(db: Db, moment: Moment, meant: ContactSelection): Promise<ContactChoice> {
  if ('contacts' in meant) return { contacts: meant.contacts, condition: anybody }
  if ('segmentId' in meant) return { condition: await conditionOfSegment(db, moment, meant.segmentId, true) }
  const { account, list } = moment
  const { fieldId, values } = meant
  const field = (await fieldsOfList(db, account, list)).get(fieldId)
  if (!field) throw invalid('fieldId', `is not a field of list ${list}: ${fieldId}`)
  if (field.format === 'options') throw invalid('fieldId', 'has options: a segment names contacts by those')
  if (field.unique) return { contacts: await holdersOf(db, list, field, values), condition: anybody }
  if (values.length > MAX_VALUES)
    throw invalid('values', `must be ${MAX_VALUES} at most for a field that is not unique`)
  return { condition: { field: field.id, oneOf: keptForms(field, values) } }
}

/** The values as contacts store them; values that no contact can have are left out. */
const keptForms = (field: Field, values: readonly string[]): string[] => [
  ...new Set(
    values.flatMap((value) => {
      const kept = value === '' ? null : readValue(field, value)
      return typeof kept === 'string' ? [kept] : []
    }),
  ),
]

/** The ids of the contacts that have one of the values in the unique field. */
async function holdersOf(db: Db, list: number, { id, format }: Field, values: readonly string[]): Promise<string[]> {
  const holders: string[] = []
  for (let from = 0; from < values.length; from += SLICE) {
    const keys = values.slice(from, from + SLICE).map((value) => [id, uniqueForm(format, value)] as const)
    for (const holder of (await findHolders(db, list, keys)).contacts()) holders.push(toContactId(holder))
    // Other requests have their turn.
    await setImmediate()
  }
  return holders
}
