// The ways through what an account has, by which reports read: each step takes a stretch, so that it costs the same
// however much there is.
import { setImmediate } from 'node:timers/promises'
import { toDateTime } from '../../../lib/dates.ts'
import { columnsOfStretch, nextStretch } from '../../../store/audience/contact-pages.ts'
import * as log from '../../../store/insight/report-events.ts'
import { rowOf } from './folds.ts'
import type { ReportPosition } from './report-input.ts'
import type { Detail, Fold, MakeFold, Read, ReadContext, ReportEvent, ReportReader, ReportRow } from './report-row.ts'

/** Events of a stretch, and those that are read in one piece: about 10 ms of work, for which requests wait. */
const STRETCH = 2_000
const PAGE = 2_000
/** Contacts of a stretch. */
const CONTACTS = 200

/** The kinds of events that a report reads, which its options may change. */
export type Kinds = (context: ReadContext) => readonly string[]

const meant = ({ account, input: { start, end, last } }: ReadContext, kinds: readonly string[]): log.EventsMeant => ({
  ...{ account, start, end, last, kinds },
})

/** The place after a stretch that ends with `to`; null: the next item begins. */
export const nextPosition = ({ item }: ReportPosition, to: number | null): ReportPosition =>
  to === null ? { item: item + 1, after: 0 } : { item, after: to }

type ReadPage = (from: log.EventPlace | null) => Promise<ReportEvent[]>

/**
 * Gives the events of a stretch to the fold: all of them, or a page if the fold can pause. One contact may have any
 * number of them. Gives the event after which there are more.
 */
async function feed(fold: Fold, from: log.EventPlace | null, readPage: ReadPage): Promise<log.EventPlace | null> {
  let page = await readPage(from)
  while (page.length > 0) {
    fold.add(page)
    const last = page.at(-1)
    if (page.length < PAGE || !last) return null
    const place = { contact: last.contact_id, id: last.id }
    if (fold.pause) return place
    // Lets waiting requests run first.
    await setImmediate()
    page = await readPage(place)
  }
  return null
}

/** What a fold made of a stretch that ends with `to`, or of a page of it. */
async function readOf(
  fold: Fold,
  place: ReportPosition,
  to: number | null,
  left: log.EventPlace | null,
): Promise<Read> {
  if (!left || !fold.pause) return { rows: await fold.rows(), next: nextPosition(place, to) }
  const { rows, open } = await fold.pause()
  // The stretch is searched again, and has to begin with this contact: it may have become shorter.
  return { rows, next: { item: place.item, after: left.contact - 1, from: left, open } }
}

/** The lists to which the sends of the campaign with this place are meant. */
export function sendsMeant({ input }: ReadContext, { item }: ReportPosition): log.CampaignSends | null {
  const campaign = input.campaigns[item]
  if (campaign === undefined) return null
  const { campaignsOf, lists } = input
  return { campaign, lists: campaignsOf ? lists.filter((_, n) => campaignsOf[n]?.includes(campaign)) : lists }
}

/** A stretch of what came of the sends of a campaign, by contact; gives its end, and where the fold has paused. */
export async function feedStretch(
  context: ReadContext,
  fold: Fold,
  { sends, place, kinds }: { sends: log.CampaignSends; place: ReportPosition; kinds: readonly string[] },
): Promise<{ to: number | null; left: log.EventPlace | null }> {
  const { db, account } = context
  const { after, from = null } = place
  const to = await log.endOfStretch(db, account, sends.campaign, after, STRETCH)
  const events = meant(context, kinds)
  const left = await feed(fold, from, (at) => log.eventsOfCampaign(db, events, sends, { after, to }, at, PAGE))
  return { to, left }
}

/** Reads campaign by campaign, each contact by contact. */
export const byCampaign = (kinds: Kinds, makeFold: MakeFold): ReportReader => ({
  async read(context, place) {
    const sends = sendsMeant(context, place)
    if (!sends) return { rows: [], next: null }
    const fold = makeFold(context, place.open)
    const { to, left } = await feedStretch(context, fold, { sends, place, kinds: kinds(context) })
    return readOf(fold, place, to, left)
  },
  items: ({ campaigns }) => campaigns.length,
})

/** The next contacts of a list, and where they end. */
async function contactsAfter({ db, account, input }: ReadContext, { item, after }: ReportPosition) {
  const list = input.lists[item]
  if (list === undefined) return null
  const set = { account, list, condition: { all: [] } }
  const stretch = await nextStretch(db, set, { after, to: Number.MAX_SAFE_INTEGER }, CONTACTS)
  if (!stretch) return { list, ids: [], to: null }
  const ids = await columnsOfStretch(db, set, stretch, ['id'])
  return { list, ids: ids.map(({ id }) => id), to: stretch.to }
}

/** Reads contact by contact, each with all campaigns. */
const byContact = (kinds: Kinds, makeFold: MakeFold): ReportReader => ({
  async read(context, place) {
    const found = await contactsAfter(context, place)
    if (!found) return { rows: [], next: null }
    const { list, ids: contacts, to } = found
    const fold = makeFold(context, place.open)
    const { db, input } = context
    const events = meant(context, kinds(context))
    const whose = {
      contacts,
      list,
      campaigns: input.campaignsOf ? (input.campaignsOf[place.item] ?? []) : input.campaigns,
    }
    const left =
      contacts.length === 0 || whose.campaigns.length === 0
        ? null
        : await feed(fold, place.from ?? null, (from) => log.eventsOfContacts(db, events, whose, from, PAGE))
    return readOf(fold, place, to, left)
  },
  items: ({ lists }) => lists.length,
})

/** Reads by campaign or by contact, as the request wants it. */
export const groupedReader = (kinds: Kinds, makeFold: MakeFold): ReportReader => {
  const readers = { by_campaign: byCampaign(kinds, makeFold), by_contact: byContact(kinds, makeFold) }
  return {
    read: (context, place) => readers[context.input.grouping].read(context, place),
    items: (input) => readers[input.grouping].items(input),
  }
}

/** Counts the events of the contacts of lists: a row for each contact with one at least. */
export const countedOfLists = (kinds: Kinds): ReportReader => ({
  async read(context, place) {
    const found = await contactsAfter(context, place)
    if (!found) return { rows: [], next: null }
    const { list, ids, to } = found
    const asked = kinds(context)
    const counts =
      ids.length === 0 || asked.length === 0 ? [] : await log.countsOfContacts(context.db, meant(context, asked), ids)
    const byId = Map.groupBy(counts, ({ contact_id }) => contact_id)
    const rows = ids.flatMap((contactId): ReportRow[] => {
      const some = byId.get(contactId)
      if (!some) return []
      const numbers = Object.fromEntries(some.map(({ kind, n }) => [kind, n]))
      const texts = { list_id: String(list) }
      return [{ contactId, campaignId: null, hash: '', counts: numbers, texts, event: null }]
    })
    return { rows, next: nextPosition(place, to) }
  },
  items: ({ lists }) => lists.length,
})

/** Reads who came to lists or left them, list by list, kind by kind, in order of time. */
export const membershipOfLists = (kinds: readonly string[], detail: Detail): ReportReader => ({
  async read(context, place) {
    const { db, input } = context
    const list = input.lists[Math.floor(place.item / kinds.length)]
    const kind = kinds[place.item % kinds.length]
    if (list === undefined || kind === undefined) return { rows: [], next: null }
    const from = place.at === undefined ? null : { at: place.at, id: place.after }
    const events = await log.membershipEvents(db, meant(context, []), list, kind, from, PAGE)
    const rows = events.map((event) => rowOf(event, { list_id: String(list), date: toDateTime(event.at) }))
    const last = events.at(-1)
    const isEnd = events.length < PAGE || !last
    const next = isEnd ? nextPosition(place, null) : { item: place.item, after: last.id, at: last.at }
    return { rows: await detail(context, rows), next }
  },
  items: ({ lists }) => lists.length * kinds.length,
})
