// A contact as the marketing API shows it.
import type { Handler } from '../../contract/handlers.ts'
import {
  type ContactHistory,
  type ContactPlace,
  contactStats,
  countOf,
  type StatsOfKind,
} from '../../domain/audience/contacts/contact-stats.ts'
import { extraValues, originOf, pushTokens, tagsOf } from '../../domain/audience/contacts/contact-view.ts'
import type { TaggedContact } from '../../domain/audience/contacts/contacts.ts'
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

function toBase(row: TaggedContact): Base {
  const tokens = pushTokens(row)
  return {
    contact_id: toContactId(row.id),
    status: row.status,
    consent: row.consent,
    consent_date: toDateTimeIfAny(row.consent_date),
    subscription_method: row.subscription_method,
    subscription_date: toDateTime(row.subscription_date),
    subscription_form: row.subscription_form,
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

function toExtra(row: TaggedContact, known: ListFields): Extra[] {
  return extraValues(row, known).map(
    ({ field, value, status }) =>
      ({ field_id: Number(field.id), format: field.format, value, ...(status && { status }) }) as Extra,
  )
}

const noUtm = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '' }
const noAdvertising = { gclid: '', msclkid: '', fbclid: '' }

type Shown<S extends StatsOfKind> = { [M in keyof S['counts']]: number } & {
  [M in keyof S['dates']]: string | undefined
}

/** Makes the function that shows the statistics of a kind. */
function statsShower<S extends StatsOfKind>({ counts, dates }: S): (history: ContactHistory) => Shown<S> {
  const [counted, dated] = [Object.entries(counts), Object.entries(dates)]
  return (history) => {
    const shown: Record<string, number | string | undefined> = {}
    for (const [name, kinds] of counted) shown[name] = countOf(history, kinds)
    for (const [name, kind] of dated) shown[name] = toDateTimeIfAny(history.get(kind)?.last)
    return shown as Shown<S>
  }
}

const shows = {
  email: statsShower(contactStats.email_stats),
  sms: statsShower(contactStats.sms_stats),
  push: statsShower(contactStats.push_stats),
  webPush: statsShower(contactStats.webpush_stats),
  voice: statsShower(contactStats.voice_stats),
}

/** Data of a contact that is not in its row. */
interface MoreOfContact {
  fields: ListFields
  /** The number and the last time of its events by kind. */
  history: ContactHistory
  /** Where it opened its last email. */
  place: ContactPlace | undefined
}

const toLastOpen = (place: ContactPlace | undefined) =>
  place && {
    last_open_country: place.country,
    ...(place.region !== '' && { last_open_region: place.region }),
    ...(place.city !== '' && { last_open_city: place.city }),
  }

/** A contact as a single one is shown, with its statistics. */
export function toContactDetail(row: TaggedContact, { fields, history, place }: MoreOfContact): Detail {
  const { utm, referrer, advertising } = originOf(row)
  return {
    ...toContact(row, fields),
    email_stats: { ...shows.email(history), ...toLastOpen(place) },
    sms_stats: shows.sms(history),
    push_stats: shows.push(history),
    webpush_stats: shows.webPush(history),
    voice_stats: shows.voice(history),
    traffic_stats: {
      utm: { ...noUtm, ...utm },
      referrer: { referrer: '', ...referrer },
      advertising: { ...noAdvertising, ...advertising },
    },
  }
}
