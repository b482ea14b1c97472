// What rows show that the log of events does not say: it is looked up for many rows at once.
import { toDateTime, toDateTimeIfAny } from '../../../lib/dates.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { findFormById } from '../../../store/audience/forms.ts'
import {
  columnsOfContacts,
  fatesOf,
  type MessageFate,
  type MessageNews,
  newsOf,
} from '../../../store/insight/report-facts.ts'
import { dataOf } from './event-data.ts'
import type { ReadContext, ReportEvent, ReportRow } from './report-row.ts'

const idsOf = (values: readonly (number | null | undefined)[]): number[] => [
  ...new Set(values.filter((value): value is number => typeof value === 'number')),
]

/** What is known of the messages of rows. */
async function messagesOf({ db, account }: ReadContext, rows: readonly ReportRow[], news: readonly string[]) {
  const ids = idsOf(rows.map(({ event }) => event?.message_id))
  if (ids.length === 0) return { fates: new Map<number, MessageFate>(), news: new Map<number, MessageNews[]>() }
  const fates = await fatesOf(db, account, ids)
  const found = await newsOf(db, account, ids, news)
  return {
    fates: new Map(fates.map((fate) => [fate.id, fate])),
    news: Map.groupBy(found, ({ message_id }) => message_id),
  }
}

const withTexts = (row: ReportRow, texts: ReportRow['texts']): ReportRow => ({
  ...row,
  texts: { ...row.texts, ...texts },
})

/** `hard` or `soft`, when, and in the words of the mail host. */
export async function bounceDetails(context: ReadContext, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const { fates, news } = await messagesOf(context, rows, ['hard_bounce', 'soft_bounce'])
  return rows.map((row) => {
    const { event } = row
    if (!event) return row
    const type = event.kind === 'email_hard_bounce' ? 'hard' : 'soft'
    const heard = news.get(event.message_id ?? 0)?.find(({ kind }) => kind === `${type}_bounce`)
    const detail = heard?.reason ?? fates.get(event.message_id ?? 0)?.reason ?? ''
    return withTexts(row, { bounce_type: type, bounce_date: toDateTime(event.at), bounce_detail: detail })
  })
}

interface Answer {
  answer: string
  at: number | null
  isBounce: boolean
}

const inWords = (word: string, reason: string | null) => (reason ? `${word}: ${reason}` : word)

/** What is known of an SMS that left the platform. */
function answerTo(fate: MessageFate | undefined, news: readonly MessageNews[]): Answer {
  const rejected = news.find(({ kind }) => kind === 'rejected')
  const delivered = news.find(({ kind }) => kind === 'delivered')
  if (delivered) return { answer: 'delivered', at: delivered.at, isBounce: false }
  if (rejected) return { answer: inWords('rejected', rejected.reason), at: rejected.at, isBounce: true }
  if (fate?.state === 'failed') return { answer: inWords('rejected', fate.reason), at: fate.settled, isBounce: true }
  if (fate?.state === 'accepted' && fate.pending === null)
    return { answer: 'delivered', at: fate.settled, isBounce: false }
  return { answer: 'pending', at: null, isBounce: false }
}

/** What the network said of each SMS, and when; of those that it did not deliver only, where only those are wanted. */
export const deliveryDetails =
  (which: 'all' | 'bounces') =>
  async (context: ReadContext, rows: readonly ReportRow[]): Promise<ReportRow[]> => {
    const { fates, news } = await messagesOf(context, rows, ['delivered', 'rejected'])
    return rows.flatMap((row) => {
      const message = row.event?.message_id ?? 0
      const { answer, at, isBounce } = answerTo(fates.get(message), news.get(message) ?? [])
      if (which === 'bounces' && !isBounce) return []
      return [withTexts(row, { delivery_answer: answer, delivery_date: toDateTimeIfAny(at) ?? '' })]
    })
  }

const membership = [
  'id',
  'subscription_method',
  'subscription_date',
  'subscription_form',
  'origin',
  'unsubscription_method',
  'unsubscription_reason',
  'unsubscription_date',
] as const

async function membershipsOf({ db, account }: ReadContext, rows: readonly ReportRow[]) {
  const contacts = await columnsOfContacts(db, account, idsOf(rows.map(({ contactId }) => contactId)), membership)
  return new Map(contacts.map((contact) => [contact.id, contact]))
}

/** How contacts leave, by the kind of the event, where nothing else is known. */
const methodsOfKinds: Readonly<Record<string, string>> = {
  unsubscribe: 'unsubscribe_link',
  unsubscribe_api: 'api',
  unsubscribe_manual: 'manual',
}

/** How a contact left, why and when. What the contact says holds for the last time only. */
export async function departureDetails(context: ReadContext, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const contacts = await membershipsOf(context, rows)
  return rows.map((row) => {
    const event = row.event as ReportEvent
    const data = dataOf(event)
    const contact = contacts.get(event.contact_id)
    const last = contact?.unsubscription_date === event.at ? contact : undefined
    return withTexts(row, {
      unsubscription_method: data.noted?.method ?? (last?.unsubscription_method || methodsOfKinds[event.kind]) ?? '',
      unsubscription_motive: last?.unsubscription_reason ?? '',
      unsubscription_src: data.campaign_hash ?? '',
      unsubscription_date: toDateTime(event.at),
    })
  })
}

type Member = Awaited<ReturnType<typeof membershipsOf>> extends Map<number, infer M> ? M : never

/** The contact, where it has not come again since. */
const asItCame = (event: ReportEvent, contact: Member | undefined): Member | undefined =>
  contact?.subscription_date === event.at ? contact : undefined

/** The number of the form that the contact came through; 0 for none. */
function formOf(event: ReportEvent, contact: Member | undefined): number {
  const { noted } = dataOf(event)
  return noted?.method === undefined ? (asItCame(event, contact)?.subscription_form ?? 0) : (noted.form ?? 0)
}

/** The page that a contact came from. */
const referrerOf = (contact: Member | undefined): string =>
  contact?.origin ? (fromJson<{ referrer?: { referrer?: string } }>(contact.origin).referrer?.referrer ?? '') : ''

/** How a contact came, and by which form or from which page. */
export async function arrivalDetails(context: ReadContext, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const { db, account } = context
  const contacts = await membershipsOf(context, rows)
  const came = rows.map((row) => {
    const event = row.event as ReportEvent
    const contact = contacts.get(event.contact_id)
    return { row, event, contact, form: formOf(event, contact) }
  })
  const names = new Map([[0, '']])
  for (const { form } of came)
    if (!names.has(form)) names.set(form, (await findFormById(db, account, form))?.name ?? `form ${form}`)
  return came.map(({ row, event, contact, form }) =>
    withTexts(row, {
      subscription_method: dataOf(event).noted?.method ?? asItCame(event, contact)?.subscription_method ?? '',
      subscription_src: names.get(form) || referrerOf(asItCame(event, contact)),
    }),
  )
}
