// Converts contacts of the domain to the records of SOAP, and the options of a call to the input of the domain.
import type { Contact } from '../../../generated/soap-v2/types.ts'
import { extraValues, tagsOf } from '../domain/audience/contacts/contact-view.ts'
import type { ContactHistory, ContactInput, ContactRow, TaggedContact } from '../domain/audience/contacts/contacts.ts'
import type { ListFields } from '../domain/audience/fields.ts'
import { departureWord, statusNumbers } from '../domain/events/callback-document.ts'
import { toDateTime } from '../lib/dates.ts'
import { toContactId } from '../lib/ids.ts'
import type { OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { entryOf, textOf } from './options.ts'

/** Stands for a missing time (O-021). */
const NO_TIME = '0000-00-00 00:00:00'
export const timeOrNone = (time: number | null): string => (time === null ? NO_TIME : toDateTime(time))

type Status = ContactRow['status']

const statusWords: Readonly<Record<string, Status>> = { 0: 'unconfirmed', 1: 'active', 3: 'unconfirmed', 4: 'inactive' }

/** The record of a contact. `changed` adds the time of its last change, for the answer to a change. */
export function toContactRecord(row: TaggedContact, fields: ListFields, changed = false): Contact {
  const extra = extraValues(row, fields).map(({ field, value }) => [
    `EXTRA_${field.id}`,
    typeof value === 'string' ? value : value.join(','),
  ])
  return {
    UID: toContactId(row.id),
    LIST: row.list_id,
    STATUS: statusNumbers[row.status],
    EMAIL: row.email ?? '',
    FIRST_NAME: row.first_name,
    LAST_NAME: row.last_name,
    CELLPHONE: row.cellphone ?? '',
    TELEPHONE: row.phone ?? '',
    FAX: '',
    BIRTH_DATE: row.birth_date ?? '',
    LANGUAGE: row.language,
    ADD_DATE: toDateTime(row.subscription_date),
    SUBSCRIPTION_METHOD: row.subscription_method,
    REMOVE_DATE: timeOrNone(row.unsubscription_date),
    REMOVE_METHOD: departureWord(row.unsubscription_method),
    ...(changed && { MODIFICATION_DATE: toDateTime(row.change_date) }),
    TAGS: tagsOf(row),
    ...(Object.fromEntries(extra) as Record<string, string>),
  }
}

/** The counters from a contact's history, as members of its record. */
export function toCounters(history: ContactHistory) {
  const n = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (history.get(kind)?.n ?? 0), 0)
  return {
    EMAIL_SENT: n('email_send'),
    EMAIL_VIEWS: n('email_open'),
    CLICKS: n('email_click'),
    BOUNCES: n('email_hard_bounce', 'email_soft_bounce'),
    REFERRALS: n('forward'),
    REFERRALS_CONVERTED: n('conversion'),
    SMS_SENT: n('sms_send', 'smart_sms_send'),
    SMS_DELIVERED: n('sms_report', 'smart_sms_report'),
  }
}

/** The base fields, by the names of their arguments. Fax is not supported (O-007). */
const baseOptions = {
  email: 'email',
  cellphone: 'cellphone',
  telephone: 'phone',
  first_name: 'first_name',
  last_name: 'last_name',
  birth_date: 'birth_date',
  lang: 'language',
} as const

/** The word for the status that a call sets; refuses numbers that a call cannot set. */
export function statusWord(options: OptionMap): Status | undefined {
  const text = textOf(options, 'status')?.trim()
  if (text === undefined || text === '') return undefined
  const word = entryOf(statusWords, text)
  if (word === undefined) throw new Refusal('SUBSCRIBER_FORMAT_ERROR')
  return word
}

/** The id of the field that `compareField` names. */
export function compareFieldId(name: string): string {
  if (name === 'telephone') return 'phone'
  return /^extra_(\d+)$/i.exec(name)?.[1] ?? name
}

/**
 * The values in a call, not yet checked. With `erase`, empty texts are kept and erase a field; without it, they count
 * as not sent.
 */
export function readValues(options: OptionMap, erase: boolean): ContactInput {
  const base: Record<string, string> = {}
  for (const [option, field] of Object.entries(baseOptions)) {
    const value = textOf(options, option)?.trim()
    if (value === undefined || (value === '' && !erase)) continue
    base[field] = value === '0000-00-00' ? '' : value
  }
  const status = statusWord(options)
  if (status !== undefined) base['status'] = status
  const extra = Object.keys(options).flatMap((name) => {
    const id = /^extra_(\d{1,15})$/i.exec(name)?.[1]
    const value = id === undefined ? undefined : textOf(options, name)
    return value === undefined || (value === '' && !erase) ? [] : [{ field_id: Number(id), value }]
  })
  return { base, ...(extra.length > 0 && { extra }) }
}
