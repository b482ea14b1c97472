// A contact as the marketing API shows it.
import type { Handler } from '../../contract/handlers.ts'
import { extraValues, originOf, pushTokens, tagsOf } from '../../domain/audience/contacts/contact-view.ts'
import type { ContactHistory, ContactRow, TaggedContact } from '../../domain/audience/contacts/contacts.ts'
import type { ListFields } from '../../domain/audience/fields.ts'
import { toDate, toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'

type Detail = Awaited<ReturnType<Handler<'marketing-v3', 'getContact'>>>
type Contact = Awaited<ReturnType<Handler<'marketing-v3', 'listContacts'>>>['items'][number]
type Base = Contact['base']
type Extra = Contact['extra'][number]

/** A contact as lists show it. */
export function toContact(row: TaggedContact, known: ListFields): Contact {
  return { base: toBase(row), extra: toExtra(row, known), tags: tagsOf(row) }
}

function toBase(row: ContactRow): Base {
  const tokens = pushTokens(row)
  return {
    contact_id: toContactId(row.id),
    status: row.status,
    consent: row.consent,
    consent_date: toDateTimeIfAny(row.consent_date),
    subscription_method: row.subscription_method,
    subscription_date: toDateTime(row.subscription_date),
    subscription_form: 0,
    unsubscription_method: row.unsubscription_method,
    unsubscription_reason: row.unsubscription_reason,
    unsubscription_observation: row.unsubscription_observation,
    unsubscription_date: toDateTimeIfAny(row.unsubscription_date),
    change_date: toDate(row.change_date),
    first_name: row.first_name,
    last_name: row.last_name,
    birth_date: row.birth_date ?? undefined,
    language: row.language,
    email: row.email ?? '',
    email_status: row.email_status,
    cellphone: row.cellphone ?? '',
    cellphone_status: row.cellphone_status,
    phone: row.phone ?? '',
    phone_status: row.phone_status,
    push_token_android: tokens.android,
    push_token_ios: tokens.ios,
  }
}

function toExtra(row: ContactRow, known: ListFields): Extra[] {
  return extraValues(row, known).map(
    ({ field, value, status }) =>
      ({ field_id: Number(field.id), format: field.format, value, ...(status && { status }) }) as Extra,
  )
}

const noUtm = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '' }
const noAdvertising = { gclid: '', msclkid: '', fbclid: '' }

/** `history` holds the number and the last time of the contact's events by kind. */
export function toContactDetail(row: TaggedContact, known: ListFields, history: ContactHistory): Detail {
  const n = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (history.get(kind)?.n ?? 0), 0)
  const last = (kind: string) => toDateTimeIfAny(history.get(kind)?.last)
  const { utm, referrer, advertising } = originOf(row)
  return {
    ...toContact(row, known),
    email_stats: {
      sent: n('email_send'),
      opens: n('email_open'),
      clicks: n('email_click'),
      soft_bounces: n('email_soft_bounce'),
      hard_bounces: n('email_hard_bounce'),
      forwards: n('forward'),
      conversions: n('conversion'),
      social_actions: n('facebook_like', 'social_share'),
      last_send_date: last('email_send'),
      last_open_date: last('email_open'),
      last_click_date: last('email_click'),
    },
    sms_stats: { sent: n('sms_send', 'smart_sms_send'), delivered: n('sms_report', 'smart_sms_report') },
    push_stats: {
      sent: n('push_send'),
      delivered: n('push_delivered'),
      not_delivered: n('push_error'),
      views: n('push_open'),
      clicks: n('push_click'),
      last_view_date: last('push_open'),
    },
    webpush_stats: {
      sent: n('web_push_send'),
      delivered: n('web_push_delivered'),
      clicks: n('web_push_click'),
      bounces: n('web_push_bounce'),
      last_send_date: last('web_push_send'),
      last_delivery_date: last('web_push_delivered'),
      last_click_date: last('web_push_click'),
      last_bounce_date: last('web_push_bounce'),
    },
    voice_stats: { sent: n('voice_send'), answered: n('voice_report') },
    traffic_stats: {
      utm: { ...noUtm, ...utm },
      referrer: { referrer: '', ...referrer },
      advertising: { ...noAdvertising, ...advertising },
    },
  }
}
