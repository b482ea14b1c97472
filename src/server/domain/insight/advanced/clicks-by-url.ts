// The clicks of a campaign by address: the rows of a campaign are known when all of its clicks were read. What is counted
// until then is kept between the slices. If there are too many groups to keep, the campaign is read several times: each
// time those are counted that come first in the order of their keys, of those that are not written yet.
import { type CampaignSends, emailsOfStretch } from '../../../store/insight/report-events.ts'
import { sendsOf, sendsOfCampaigns } from '../../../store/insight/report-facts.ts'
import { type Dimension, dataOf, dimensions, isDimension } from './event-data.ts'
import { feedStretch, nextPosition, sendsMeant } from './readers.ts'
import type { CountedGroup, ReportPosition } from './report-input.ts'
import type { Fold, ReadContext, ReportReader, ReportRow } from './report-row.ts'

/**
 * The size of the groups that are kept between two slices, in characters of JSON: about 13,000 groups with URLs of
 * usual length. A step reads and writes up to twice as much.
 */
const MAX_JSON = 1_000_000
/** The size of a group without its key. */
const REST = 40

interface Group {
  clicks: number
  contacts: number
  hash: string
}

const sizeOf = (key: string) => key.length + REST

/** The groups that are being counted. */
class Tally {
  readonly groups: Map<string, Group>
  readonly #floor: string | undefined
  ceiling: string | undefined
  #size = 0

  constructor({ groups = [], floor, ceiling }: ReportPosition) {
    this.groups = new Map(groups.map(([key, clicks, contacts, hash]) => [key, { clicks, contacts, hash }]))
    this.#floor = floor
    this.ceiling = ceiling
    for (const key of this.groups.keys()) this.#size += sizeOf(key)
  }

  /** The group of a key; null when it has its turn in another reading. */
  of(key: string, hash: string): Group | null {
    if (this.#floor !== undefined && key <= this.#floor) return null
    if (this.ceiling !== undefined && key > this.ceiling) return null
    const found = this.groups.get(key)
    if (found) return found
    const group = { clicks: 0, contacts: 0, hash }
    this.groups.set(key, group)
    this.#size += sizeOf(key)
    if (this.#size > 2 * MAX_JSON) this.#shrink()
    return group
  }

  /** Keeps those whose keys come first. */
  #shrink(): void {
    const keys = [...this.groups.keys()].sort()
    let kept = 0
    let size = sizeOf(keys[0] ?? '')
    for (; kept + 1 < keys.length && size <= MAX_JSON; kept++) size += sizeOf(keys[kept + 1] ?? '')
    this.ceiling = keys[kept]
    for (const key of keys.slice(kept + 1)) {
      this.groups.delete(key)
      this.#size -= sizeOf(key)
    }
  }

  /** As JSON keeps them. */
  list(): CountedGroup[] {
    return Array.from(this.groups, ([key, { clicks, contacts, hash }]) => [key, clicks, contacts, hash])
  }
}

/** An address is always told apart; a report without its column begins with it all the same. */
const dimensionsOf = ({ input }: ReadContext): Dimension[] => [
  'url',
  ...input.shown.filter((name): name is Dimension => isDimension(name) && name !== 'url'),
]

function countClicks(tally: Tally, shown: readonly Dimension[]): Fold {
  let contact = 0
  let seen = new Set<string>()
  return {
    add(events) {
      for (const event of events) {
        if (event.contact_id !== contact) {
          contact = event.contact_id
          seen = new Set()
        }
        const data = dataOf(event)
        const key = shown.map((name) => dimensions[name](data)).join('\n')
        const group = tally.of(key, data.campaign_hash ?? '')
        if (!group) continue
        group.clicks++
        if (!seen.has(key)) group.contacts++
        seen.add(key)
      }
    },
    rows: async () => [],
  }
}

/** How many of those who got the campaign clicked, in percent. */
const rateOf = (contacts: number, sends: number) => (sends === 0 ? 0 : Math.round((contacts / sends) * 10_000) / 100)

function rowsOf(campaign: number, sends: number, groups: readonly CountedGroup[], shown: Dimension[]) {
  return groups.map(([key, clicks, contacts, hash]): ReportRow => {
    const values = key.split('\n')
    return {
      ...{ contactId: null, campaignId: campaign, hash, event: null },
      counts: { clicks, unique_clicks: contacts, click_rate_per_url: rateOf(contacts, sends) },
      texts: Object.fromEntries(shown.map((name, n) => [name, values[n] ?? ''])),
    }
  })
}

/** Whether all lists are meant that a campaign was sent to: then its report has counted the emails. */
async function areAllMeant({ db, account }: ReadContext, { campaign, lists }: CampaignSends): Promise<boolean> {
  const meant = new Set(lists)
  return (await sendsOfCampaigns(db, account, [campaign])).every(({ list_id }) => meant.has(list_id))
}

/** The emails of a campaign to the lists that are meant, up to the end of a stretch. The first reading counts them. */
async function emailsUpTo(context: ReadContext, place: ReportPosition, meant: CampaignSends, to: number | null) {
  const { db, account } = context
  const isFirst = place.floor === undefined
  if (isFirst && place.after === 0 && (await areAllMeant(context, meant))) return undefined
  if (!isFirst || (place.after > 0 && place.sends === undefined)) return place.sends
  return (place.sends ?? 0) + (await emailsOfStretch(db, account, meant, { after: place.after, to }))
}

/** Reads campaign by campaign. */
export const clicksByUrl: ReportReader = {
  async read(context, place) {
    const meant = sendsMeant(context, place)
    if (!meant) return { rows: [], next: null }
    const { campaign } = meant
    const shown = dimensionsOf(context)
    const tally = new Tally(place)
    const fold = countClicks(tally, shown)
    const { to } = await feedStretch(context, fold, { sends: meant, place, kinds: ['email_click'] })
    const sends = await emailsUpTo(context, place, meant, to)
    const groups = tally.list()
    const { ceiling } = tally
    if (to !== null) return { rows: [], next: { ...place, after: to, sends, groups, ceiling } }
    groups.sort(([a], [b]) => (a < b ? -1 : 1))
    const rows = rowsOf(campaign, sends ?? (await sendsOf(context.db, campaign)), groups, shown)
    const { item } = place
    return { rows, next: ceiling === undefined ? nextPosition(place, null) : { item, after: 0, sends, floor: ceiling } }
  },
  items: ({ campaigns }) => campaigns.length,
}
