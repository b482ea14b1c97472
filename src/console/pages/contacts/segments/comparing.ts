// What the fields and the properties of a contact can be asked, by their formats.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { t } from '../../../texts/texts.ts'
import { consents, languages, optionsOf, statuses, wordsOf } from '../model.ts'
import { idOf, type References } from './references.ts'

type Operator = MarketingSchemas['SegmentOperator']
type Format = MarketingSchemas['FieldFormat']

/** A field or a property that a condition can be about. */
export interface Askable {
  id: string
  name: string
  operators: readonly Operator[]
  format: Format | 'choice'
  /** The values, where there are only a few. */
  values?: readonly (readonly [value: string, label: string])[]
}

const equality = ['equal_to', 'not_equal_to'] as const
const order = ['greater_or_equal_to', 'greater_than', 'less_or_equal_to', 'less_than'] as const
const parts = ['contains', 'does_not_contain', 'begins_with', 'ends_with'] as const
const address = [...equality, ...parts]

const operators: Readonly<Record<Format | 'choice', readonly Operator[]>> = {
  text: [...equality, ...parts, ...order],
  number: [...equality, ...order],
  date: [...order, ...equality, 'date_range'],
  email: address,
  cellphone: address,
  phone: address,
  options: [...equality, 'contains', 'does_not_contain'],
  choice: equality,
}

const channel = ['active', 'inactive']
const choices: Readonly<Record<string, readonly string[]>> = {
  status: statuses,
  consent: consents,
  email_status: channel,
  cellphone_status: channel,
  phone_status: channel,
  subscription_method: ['manual', 'form', 'imported', 'referral', 'api'],
  unsubscription_method: ['manual', 'form', 'unsubscribe_link', 'bounce', 'api'],
  unsubscription_reason: ['not_interested', 'lack_of_time', 'email_address_change', 'spam', 'other'],
}
const dates = ['subscription_date', 'consent_date', 'unsubscription_date', 'change_date']

/** Everything that a condition can be about in a list. */
export function askablesOf({ fields }: References): Askable[] {
  const own = fields.map((field): Askable => {
    const { name, format, options } = field
    if (field.field_id === 'language')
      return { id: 'language', name, format: 'choice', operators: operators.choice, values: optionsOf(languages) }
    const values = options?.map(({ option_id, en }) => [String(option_id), en || String(option_id)] as const)
    return { id: idOf(field), name, format, operators: operators[format], ...(format === 'options' && { values }) }
  })
  const few = Object.entries(choices).map(
    ([id, values]): Askable => ({
      ...{ id, name: wordsOf(id), format: 'choice', operators: operators.choice, values: optionsOf(values) },
    }),
  )
  const times = dates.map((id): Askable => ({ id, name: wordsOf(id), format: 'date', operators: operators.date }))
  return [...own, ...few, ...times]
}

/** The operators as options of a choice. */
export const operatorOptions = ({ operators: own, format }: Askable): [string, string][] =>
  own.map((name) => [name, format === 'date' ? (t.contacts.dateOperators[name] ?? wordsOf(name)) : wordsOf(name)])

/** Days that are often asked for. */
export const days = ['today', 'today-7', 'today-30', 'today-365', 'month_start', 'month_end'] as const
