// The answers to a form: checks them, and converts them to values of a contact.
import { fromJson } from '../../../lib/json-text.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import { type ContactInput, type ContactPatch, Fault, readContact } from '../contacts/contact-input.ts'
import { type FieldValue, isEmpty } from '../contacts/contact-values.ts'
import type { Field, FieldFormat, ListFields } from '../fields.ts'
import type { Form } from './form.ts'

/** One answer, in the order of the form. */
export interface FormAnswer {
  fieldId: string
  value: FieldValue
}

/** What is wrong with an answer: it is missing, too long, or no value of its format. */
export type AnswerFault = 'required' | 'too_long' | FieldFormat

/** The faults by the ids of the fields, and that of `consent`. */
export type AnswerFaults = ReadonlyMap<string, AnswerFault>

/** What came from the browser: the texts by the ids of the fields. */
export interface Entered {
  texts: ReadonlyMap<string, readonly string[]>
  consent: boolean
}

/** Characters in a base field, and in an extra one. */
const LONGEST = { base: 255, extra: 2_000 } as const

const toInput = ({ fieldId, value }: FormAnswer): ContactInput =>
  isBaseField(fieldId) ? { base: { [fieldId]: String(value) } } : { extra: [{ field_id: Number(fieldId), value }] }

/** What answers say about a contact. Those that fit their field no more, or whose field is gone, are left out. */
export function patchOf(answers: readonly FormAnswer[], known: ListFields): ContactPatch {
  const patch: ContactPatch = { columns: {}, fields: {}, tokens: {} }
  for (const answer of answers) {
    const one = known.has(answer.fieldId) ? readContact(toInput(answer), known) : null
    if (one === null || one instanceof Fault) continue
    Object.assign(patch.columns, one.columns)
    Object.assign(patch.fields, one.fields)
  }
  return patch
}

/** Who fills in a form with a consent has ticked its box. */
export const withConsent = (patch: ContactPatch, consented: boolean): ContactPatch =>
  consented ? { ...patch, columns: { ...patch.columns, consent: 'consent' } } : patch

export const answersOf = (row: { answers: string }): FormAnswer[] => fromJson<FormAnswer[]>(row.answers)

function faultOf(answer: FormAnswer, field: Field, known: ListFields): AnswerFault | null {
  const longest = LONGEST[field.type]
  if (typeof answer.value === 'string' && answer.value.length > longest) return 'too_long'
  return readContact(toInput(answer), known) instanceof Fault ? field.format : null
}

/** A text, or the ids of the chosen options; anything but a number becomes 0, which no option has. */
function valueIn({ format, options }: Field, texts: readonly string[]): FieldValue {
  if (format !== 'options') return (texts[0] ?? '').trim()
  // With one more than there are, one of them is none.
  const chosen = [...new Set(texts)].filter((text) => text !== '').slice(0, options.length + 1)
  return chosen.map((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0))
}

/** Reads what was entered into the fields of a form; the fields that are gone from the list are passed over. */
export function readAnswers(form: Form, known: ListFields, { texts, consent }: Entered): FormAnswer[] | AnswerFaults {
  const faults = new Map<string, AnswerFault>()
  const answers: FormAnswer[] = []
  for (const { fieldId, required } of form.fields) {
    const field = known.get(fieldId)
    if (!field) continue
    const value = valueIn(field, texts.get(fieldId) ?? [])
    if (isEmpty(value, field.format)) {
      if (required) faults.set(fieldId, 'required')
      continue
    }
    const answer = { fieldId, value }
    const fault = faultOf(answer, field, known)
    if (fault) faults.set(fieldId, fault)
    else answers.push(answer)
  }
  if (form.consent && !consent) faults.set('consent', 'required')
  return faults.size > 0 ? faults : answers
}
