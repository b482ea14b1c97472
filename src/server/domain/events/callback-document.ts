// What a list's callback says of a contact: the XML document that receivers of the SOAP API know (O-042).
import { toDateTime } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'
import { escapeXml } from '../../lib/xml.ts'
import type { ContactRow } from '../../store/audience/contacts.ts'
import { fieldValue } from '../../store/audience/field-values.ts'
import type { ContactStatus, UnsubscriptionMethod } from '../../store/schema.ts'

/** The numbers of the statuses (O-006). */
export const statusNumbers: Readonly<Record<ContactStatus, number>> = {
  unconfirmed: 0,
  active: 1,
  removed: 2,
  inactive: 4,
}

/** The word for how a contact left; receivers compare with API in capitals. */
export const departureWord = (method: UnsubscriptionMethod): string => (method === 'api' ? 'API' : method)

/** The counters, with the kinds of events that each counts. */
const counters: Readonly<Record<string, readonly string[]>> = {
  STATS_EMAIL_SENT: ['email_send'],
  STATS_EMAIL_VIEWS: ['email_open'],
  STATS_EMAIL_CLICKS: ['email_click'],
  STATS_BOUNCES: ['email_hard_bounce', 'email_soft_bounce'],
  STATS_SMS_SENT: ['sms_send', 'smart_sms_send'],
  STATS_SMS_DELIVERED: ['sms_report', 'smart_sms_report'],
}

/** What is known of a contact beyond its own row. */
export interface ContactFacts {
  /** Numbers of the extra fields of its list. */
  extraFields: readonly number[]
  /** How many events of each kind it has. */
  counts: ReadonlyMap<string, number>
}

/** The elements in their order. One without a value is empty. */
function elementsOf(contact: ContactRow, { extraFields, counts }: ContactFacts): [string, string | number][] {
  const { unsubscription_date: left } = contact
  return [
    ['UID', toContactId(contact.id)],
    ['LIST', contact.list_id],
    ['FIRST_NAME', contact.first_name],
    ['LAST_NAME', contact.last_name],
    ['EMAIL', contact.email ?? ''],
    ['CELLPHONE', contact.cellphone ?? ''],
    ['TELEPHONE', contact.phone ?? ''],
    ['FAX', ''],
    ['LANGUAGE', contact.language],
    ['BIRTH_DATE', contact.birth_date ?? ''],
    ['DATE_ADD', toDateTime(contact.subscription_date)],
    ['STATUS', statusNumbers[contact.status]],
    ...extraFields.map((id): [string, string] => {
      const value = fieldValue(contact, String(id)) ?? ''
      return [`EXTRA_FIELD_${id}`, typeof value === 'string' ? value : value.join()]
    }),
    ['REMOVE_DATE', left === null ? '' : toDateTime(left)],
    ['REMOVE_METHOD', departureWord(contact.unsubscription_method)],
    ['REMOVE_OPTION', contact.unsubscription_reason],
    ['REMOVE_OBS', contact.unsubscription_observation],
    ...Object.entries(counters).map(([name, kinds]): [string, number] => [
      name,
      kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0),
    ]),
  ]
}

/** The document `DATA` about a contact. */
export function callbackDocument(contact: ContactRow, facts: ContactFacts): string {
  const elements = elementsOf(contact, facts).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
  return `<DATA>${elements.join('')}</DATA>`
}
