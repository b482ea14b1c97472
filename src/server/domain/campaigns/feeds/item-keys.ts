// By what an item of a feed is recognised: short hashes of its id, its link, its title with its date, and its title with
// its path. Feeds lie about each of them, so a key counts only where it tells the items of the feed apart.
import { createHash } from 'node:crypto'
import { normalLink } from '../../../lib/feeds/normal-link.ts'
import type { FeedItem } from './feed.ts'

/** i: id; n: link in its normal form; d: title and date; p: title and path; x: everything; l: link as earlier versions kept it. */
type Kind = 'i' | 'n' | 'd' | 'p' | 'x' | 'l'

const short = (kind: Kind, text: string) =>
  `${kind}${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`

export interface KeyedItem {
  item: FeedItem
  /** By what it is kept; never empty. */
  keys: readonly string[]
  /** Those by which earlier versions kept it. */
  older: readonly string[]
  /** Its id and its link among the keys, where they count. */
  id: string | null
  link: string | null
}

/** An item as a whole. */
export const keyOfItem = ({ id, link, title, date }: FeedItem): string =>
  short('x', [id, link === null ? '' : normalLink(link).page, title, id ?? link ?? date].join('\n'))

const idOf = ({ id }: FeedItem) => (id === null ? null : short('i', id))
const linkOf = ({ link }: FeedItem) => (link === null ? null : short('n', normalLink(link).page))
const pathOf = ({ link }: FeedItem) => (link === null ? null : normalLink(link).path || null)

/** The values that items with different titles share, which say nothing about any of them. */
function shared(items: readonly FeedItem[], read: (item: FeedItem) => string | null): ReadonlySet<string> {
  const titles = new Map<string, string>()
  const found = new Set<string>()
  for (const item of items) {
    const value = read(item)
    if (value === null) continue
    const says = item.title || item.description
    if ((titles.get(value) ?? says) !== says) found.add(value)
    titles.set(value, says)
  }
  return found
}

/** The paths that several pages share. */
function sharedPaths(items: readonly FeedItem[]): ReadonlySet<string> {
  const pages = new Map<string, string | null>()
  const found = new Set<string>()
  for (const item of items) {
    const path = pathOf(item)
    if (path === null) continue
    const page = linkOf(item)
    if ((pages.get(path) ?? page) !== page) found.add(path)
    pages.set(path, page)
  }
  return found
}

/** The items of a feed with their keys, each item once. */
export function withItemKeys(items: readonly FeedItem[]): KeyedItem[] {
  const lying = { ids: shared(items, idOf), links: shared(items, linkOf), paths: sharedPaths(items) }
  const all = items.map((item): KeyedItem => {
    const [id, link, path] = [idOf(item), linkOf(item), pathOf(item)]
    const trusted = {
      id: id !== null && !lying.ids.has(id) ? id : null,
      link: link !== null && !lying.links.has(link) ? link : null,
    }
    const byPath = path !== null && !lying.paths.has(path) && item.title ? short('p', `${item.title}\n${path}`) : null
    const byDate = item.date !== null && item.title ? short('d', `${item.title}\n${item.date}`) : null
    const keys = [trusted.id, trusted.link, byDate, byPath].filter((key) => key !== null)
    const { title, date, link: raw } = item
    const older = [
      ...(raw !== null && trusted.link !== null ? [short('l', raw)] : []),
      ...(item.id === null && raw === null ? [short('i', `${title}\n${date}`)] : []),
    ]
    return { item, keys: keys.length > 0 ? keys : [keyOfItem(item)], older, ...trusted }
  })
  const known = new Set<string>()
  return all.filter(({ id, link, keys }) => {
    const key = id ?? link ?? keys[0] ?? ''
    if (known.has(key) || (link !== null && known.has(link))) return false
    known.add(key)
    if (link !== null) known.add(link)
    return true
  })
}
