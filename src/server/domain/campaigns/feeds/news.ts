// Finds the new items of a feed. Old posts must not be sent again when a site moves, when links, ids or dates change,
// or when the feed shows more of them than before.
import { createHash } from 'node:crypto'
import type { FeedItem } from './feed.ts'
import { type KeyedItem, keyOfItem, withItemKeys } from './item-keys.ts'

/** What is known of a feed, by the keys of its items. */
export interface Seen {
  /** Of the items that were in the feed last. */
  shown: readonly string[]
  /** Of others, which may come back. */
  past: readonly string[]
  /** Dates of the items that were in the feed last, without those in the future. */
  dates?: readonly number[]
  /** The ids of those items by their links. */
  ids?: Readonly<Record<string, string>>
  /** How many items were in the feed last. */
  count?: number
  /** How many new items each of the last issues had. */
  sizes?: readonly number[]
}

/** What a reading has found. */
export interface FeedReading {
  news: FeedItem[]
  seen: Seen
  /** Why a user should check the new items before they are sent; null if they are as usual. */
  unusual: string | null
}

/** Keys of items that have left the feed. */
const MAX_PAST = 4_000
const DAY_MS = 24 * 60 * 60_000
/** Issues by which the usual size of an issue is known. */
const SIZES = 10
/** New items that are never too many. */
const FEW = 5
/** Items that a feed must have had for their disappearance to mean anything. */
const SEVERAL = 3

/**
 * The unknown items that are newer than most of the known ones, and all that is known afterwards. `seen` is null at the
 * first reading: then all items count as known.
 */
export function newsOf(seen: Seen | null, items: readonly FeedItem[], now: number): FeedReading {
  const all = withItemKeys(items)
  const shown = [...new Set(all.flatMap(({ keys }) => keys))]
  const next: Seen = {
    shown,
    past: pastOf(seen, shown),
    dates: all.flatMap(({ item }) => datedBy(item, now) ?? []),
    ids: idsByLink(all),
    count: all.length,
    sizes: seen?.sizes ?? [],
  }
  if (!seen) return { news: [], seen: next, unusual: null }
  const known = knownAmong(seen, all)
  if (hasNewIds(seen, all)) return { news: [], seen: next, unusual: null }
  const isNewer = newerThan(seen, all, known, now)
  const news = all.filter((one) => !known.has(one) && isNewer(one)).map(({ item }) => item)
  return { news, seen: next, unusual: unusualIn(seen, news.length, known.size === 0) }
}

/** What is known after an issue with so many new items. */
export const withIssue = (seen: Seen, size: number): Seen => ({
  ...seen,
  sizes: [...(seen.sizes ?? []), size].slice(-SIZES),
})

/** A hash of the items, independent of their order. */
export const hashOfNews = (news: readonly FeedItem[]): string =>
  createHash('sha256').update(news.map(keyOfItem).sort().join()).digest('base64url')

function pastOf(seen: Seen | null, shown: readonly string[]): string[] {
  const now = new Set(shown)
  return [...new Set([...(seen?.shown ?? []), ...(seen?.past ?? [])])].filter((key) => !now.has(key)).slice(0, MAX_PAST)
}

const idsByLink = (all: readonly KeyedItem[]): Record<string, string> =>
  Object.fromEntries(all.flatMap(({ id, link }) => (id !== null && link !== null ? [[link, id]] : [])))

/** The items that were seen before, by any key that counts. */
function knownAmong(seen: Seen, all: readonly KeyedItem[]): ReadonlySet<KeyedItem> {
  const keys = new Set([...seen.shown, ...seen.past])
  const idsLie = idsWander(seen, all)
  const isKnown = ({ keys: own, older, id }: KeyedItem) =>
    [...own, ...older].some((key) => keys.has(key) && !(idsLie && key === id && own.length > 1))
  return new Set(all.filter(isKnown))
}

/** Whether an id has gone from one known link to another: some feeds number their items by their place. */
function idsWander({ ids = {} }: Seen, all: readonly KeyedItem[]): boolean {
  const owners = new Map(Object.entries(ids).map(([link, id]) => [id, link]))
  return all.some(({ id, link }) => {
    if (id === null || link === null || ids[link] === undefined) return false
    const owner = owners.get(id)
    return owner !== undefined && owner !== link
  })
}

/** Whether all links are known while more than half of the ids have left: such a feed has given new ids to its items. */
function hasNewIds(seen: Seen, all: readonly KeyedItem[]): boolean {
  const known = new Set([...seen.shown, ...seen.past])
  const links = all.filter(({ link }) => link !== null)
  if (links.length === 0) return false
  const areKnown = links.every(({ link, older }) => [link ?? '', ...older].some((key) => known.has(key)))
  const now = new Set(all.map(({ id }) => id))
  const before = seen.shown.filter((key) => key.startsWith('i'))
  return areKnown && before.filter((key) => !now.has(key)).length > before.length / 2
}

/** The date by which an item is judged; null without one, and for one in the future, which means nothing. */
const datedBy = ({ date }: FeedItem, now: number): number | null =>
  date !== null && date <= now + DAY_MS ? date : null

/**
 * Compares dates, or else positions: an item behind most of the known ones is old, and appeared because others were
 * deleted or the feed shows more of them.
 */
function newerThan(seen: Seen, all: readonly KeyedItem[], known: ReadonlySet<KeyedItem>, now: number) {
  const places = new Map(all.map((one, place) => [one, place]))
  const placeOf = (one: KeyedItem) => places.get(one) ?? 0
  const dated = [...known].flatMap((one) => {
    const date = datedBy(one.item, now)
    return date === null ? [] : [{ date, place: placeOf(one) }]
  })
  const before = seen.dates ?? []
  return (one: KeyedItem): boolean => {
    const [date, place] = [datedBy(one.item, now), placeOf(one)]
    if (date === null || (dated.length === 0 && before.length === 0))
      return isMost([...known].filter((other) => placeOf(other) > place).length, known.size)
    const older = dated.filter((other) => other.date < date || (other.date === date && other.place > place))
    return isMost(older.length, dated.length) && isMost(before.filter((day) => day <= date).length, before.length)
  }
}

const isMost = (part: number, all: number) => part >= all / 2

/** Whether an issue with so many new items is unusual for its feed, and why. */
function unusualIn(seen: Seen, news: number, isAllNew: boolean): string | null {
  const usual = Math.max(0, ...(seen.sizes ?? []))
  const before = seen.count ?? seen.shown.filter((key) => key.startsWith('i')).length
  if (isAllNew && before >= SEVERAL && news > Math.max(1, usual))
    return `Nothing that the feed showed before is still in it, and all of its ${news} posts look new.`
  return tooMany(seen, news)
}

/** Why so many posts at once are unusual; null when they are not. */
export function tooMany({ sizes = [] }: Seen, news: number): string | null {
  const usual = Math.max(0, ...sizes)
  if (news <= Math.max(FEW, 2 * usual)) return null
  const before = usual === 0 ? 'It had no issue before.' : `No recent issue had more than ${usual}.`
  return `The feed has ${news} new posts at once. ${before}`
}
