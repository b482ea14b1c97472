// What is new in a feed. Feeds give their items new ids now and then, all at once, and move their dates; links stay.
import { createHash } from 'node:crypto'
import type { FeedItem } from './feed.ts'

/** The items that are known, by short hashes of their ids and links: those that were in the feed last, and others. */
export interface Seen {
  shown: readonly string[]
  past: readonly string[]
}

/** Ids and links of items that have left the feed, and are remembered in case they come back. */
const MOST_PAST = 2_000

const short = (kind: 'id' | 'link', text: string) =>
  `${kind === 'id' ? 'i' : 'l'}${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`

const idOf = ({ id, link, title, date }: FeedItem): string => short('id', id ?? link ?? `${title}\n${date}`)
const linkOf = ({ link }: FeedItem): string | null => (link === null ? null : short('link', link))

/**
 * The items that nobody has seen, neither by id nor by link, and what is known afterwards. `seen` is null at the first
 * reading: then everything is known, and nothing new.
 */
export function newsOf(seen: Seen | null, items: readonly FeedItem[]): { news: FeedItem[]; seen: Seen } {
  const ids = new Set(items.map(idOf))
  const links = new Set(items.flatMap((item) => linkOf(item) ?? []))
  const shown = [...ids, ...links]
  if (!seen) return { news: [], seen: { shown, past: [] } }
  const known = new Set([...seen.shown, ...seen.past])
  const past = [...known].filter((key) => !ids.has(key) && !links.has(key)).slice(0, MOST_PAST)
  const next = { shown, past }
  if (hasNewIds(seen, ids) && links.size > 0 && [...links].every((link) => known.has(link)))
    return { news: [], seen: next }
  const news = items.filter((item) => !known.has(idOf(item)) && !known.has(linkOf(item) ?? ''))
  return { news: uniqueById(news), seen: next }
}

/** Whether more than half of the items that were there last have left. */
function hasNewIds(seen: Seen, now: ReadonlySet<string>): boolean {
  const before = seen.shown.filter((key) => key.startsWith('i'))
  return before.filter((key) => !now.has(key)).length > before.length / 2
}

const uniqueById = (items: readonly FeedItem[]): FeedItem[] =>
  [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()

/** The same for the same items, in whatever order. */
export const hashOfNews = (news: readonly FeedItem[]): string =>
  createHash('sha256').update(news.map(idOf).sort().join()).digest('base64url')
