// Reads RSS 0.9 to 2.0, Atom and JSON Feed into items of one shape, in which all texts are plain and all addresses whole.
import { type AnyFeed, DetectError, parseFeed } from 'feedsmith'
import { firstImage, textOfHtml } from '../html/short-text.ts'
import { shortenLine } from '../shortened.ts'
import { assertHarmless, UnreadableFeedError } from './feed-source.ts'

export interface FeedItem {
  /** What the feed calls the item. */
  id: string | null
  /** An http or https address. */
  link: string | null
  title: string
  description: string
  /** An http or https address. */
  image: string | null
  /** Milliseconds. */
  date: number | null
}

/** Items of a feed that are read. */
const MAX_ITEMS = 500
/** Characters of an item. */
const LONGEST = { title: 300, description: 1_000, address: 2_000, id: 2_000 }

type FeedOf<Format extends AnyFeed['format']> = Extract<AnyFeed, { format: Format }>['feed']
type RssItem = NonNullable<FeedOf<'rss'>['items']>[number]
type RdfItem = NonNullable<FeedOf<'rdf'>['items']>[number]
type Entry = NonNullable<FeedOf<'atom'>['entries']>[number]
type JsonItem = NonNullable<FeedOf<'json'>['items']>[number]
type Media = RssItem['media']

/** An item as its format has it; texts are HTML, addresses may be relative to `base`. */
interface Raw {
  base: string
  id: string | undefined
  links: readonly (string | undefined)[]
  title: string
  /** The first that says something. */
  texts: readonly (string | undefined)[]
  images: readonly (string | undefined)[]
  dates: readonly (string | undefined)[]
}

/**
 * The items of a feed that came from `url`, newest first as far as all have dates. Throws UnreadableFeedError, which
 * says what is wrong.
 */
export function readFeedItems(text: string, url: string): FeedItem[] {
  assertHarmless(text)
  const items = rawItems(parseFeedText(text), url).map(toItem)
  return items.every(({ date }) => date !== null) ? items.sort((a, b) => (b.date ?? 0) - (a.date ?? 0)) : items
}

function parseFeedText(text: string): AnyFeed {
  try {
    return parseFeed(text, { maxItems: MAX_ITEMS })
  } catch (error) {
    const reason = error instanceof DetectError ? 'it is neither RSS nor Atom nor JSON Feed' : 'it is broken'
    throw new UnreadableFeedError(reason)
  }
}

function rawItems({ format, feed }: AnyFeed, url: string): Raw[] {
  if (format === 'json') return (feed.items ?? []).map((item) => ofJson(item as JsonItem, url))
  const base = resolveAddress(feed.xml?.base, url) ?? url
  if (format === 'atom') return (feed.entries ?? []).map((entry) => ofAtom(entry as Entry, base))
  if (format === 'rss') return (feed.items ?? []).map((item) => ofRss(item as RssItem, base))
  return (feed.items ?? []).map((item) => ofRdf(item as RdfItem, base))
}

function ofRss(item: RssItem, feedBase: string): Raw {
  const { guid, content, dc, media, enclosures = [], itunes } = item
  return {
    base: resolveAddress(item.xml?.base, feedBase) ?? feedBase,
    id: guid?.value,
    links: [
      item.link,
      guid?.isPermaLink === false ? undefined : absoluteId(guid?.value),
      // An episode of a podcast may have nothing but its recording.
      ...enclosures.filter(({ type = '' }) => !type.startsWith('image/')).map(({ url: file }) => file),
    ],
    title: item.title ?? '',
    texts: [item.description, content?.encoded],
    images: [
      ...mediaImages(media),
      ...enclosures.flatMap(({ type = '', url: file }) => (type.startsWith('image/') ? [file] : [])),
      itunes?.image,
      firstImage(item.description ?? ''),
      firstImage(content?.encoded ?? ''),
    ],
    dates: [item.pubDate, ...(dc?.dates ?? [])],
  }
}

function ofRdf(item: RdfItem, base: string): Raw {
  const { rdf, content, dc, media } = item
  return {
    base,
    id: rdf?.about,
    links: [item.link],
    title: item.title ?? '',
    texts: [item.description, content?.encoded],
    images: [...mediaImages(media), firstImage(item.description ?? ''), firstImage(content?.encoded ?? '')],
    dates: dc?.dates ?? [],
  }
}

function ofAtom(entry: Entry, feedBase: string): Raw {
  const { links = [], summary, content, media } = entry
  const alternate = links.find(({ rel = 'alternate' }) => rel === 'alternate') ?? links[0]
  const texts = [summary, content].map((text) => asHtml(text))
  return {
    base: resolveAddress(entry.xml?.base, feedBase) ?? feedBase,
    id: entry.id,
    links: [alternate?.href],
    title: asHtml(entry.title) ?? '',
    texts,
    images: [
      ...mediaImages(media),
      ...links.flatMap(({ rel, type = '', href }) => (rel === 'enclosure' && type.startsWith('image/') ? [href] : [])),
      ...texts.map((text) => firstImage(text ?? '')),
    ],
    dates: [entry.published, entry.updated],
  }
}

function ofJson(item: JsonItem, base: string): Raw {
  const texts = [item.summary, item.content_text].map((text) => (text === undefined ? undefined : escapeText(text)))
  return {
    base,
    id: item.id,
    links: [item.url, item.external_url, ...(item.attachments ?? []).map(({ url: file }) => file)],
    title: escapeText(item.title ?? ''),
    texts: [...texts, item.content_html],
    images: [item.image, item.banner_image, firstImage(item.content_html ?? '')],
    dates: [item.date_published, item.date_modified],
  }
}

/** An id that is an address; others would become one of the feed's site. */
const absoluteId = (id: string | undefined) => (/^\s*https?:\/\//i.test(id ?? '') ? id : undefined)

/** A text of Atom as HTML: by its type it is a plain one (RFC 4287 3.1.1). */
function asHtml(text: { value?: string | undefined; type?: string | undefined } | undefined): string | undefined {
  if (text?.value === undefined) return undefined
  return text.type === 'html' || text.type === 'xhtml' ? text.value : escapeText(text.value)
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function mediaImages(media: Media): (string | undefined)[] {
  const contents = [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap((group) => group.contents ?? [])]
  const pictures = contents.filter(({ medium, type = '' }) => medium === 'image' || type.startsWith('image/'))
  const thumbnails = [...(media?.thumbnails ?? []), ...contents.flatMap((content) => content.thumbnails ?? [])]
  return [...pictures, ...thumbnails].map(({ url }) => url)
}

/** The whole address, if it is one of http or https that is not too long. */
function resolveAddress(address: string | undefined, base: string): string | undefined {
  const trimmed = address?.trim()
  if (!trimmed || trimmed.length > LONGEST.address || !URL.canParse(trimmed, base)) return undefined
  const { protocol, href } = new URL(trimmed, base)
  return /^https?:$/.test(protocol) && href.length <= LONGEST.address ? href : undefined
}

function firstOf<T, U>(values: readonly T[], read: (value: T) => U | undefined): U | null {
  for (const value of values) {
    const found = read(value)
    if (found !== undefined) return found
  }
  return null
}

function toItem({ base, id, links, title, texts, images, dates }: Raw): FeedItem {
  const text = firstOf(texts, (html) => textOfHtml(html ?? '', LONGEST.description) || undefined)
  return {
    id: shortenLine(id ?? '', LONGEST.id) || null,
    link: firstOf(links, (link) => resolveAddress(link, base)),
    title: textOfHtml(title, LONGEST.title),
    description: text ?? '',
    image: firstOf(images, (image) => resolveAddress(image, base)),
    date: firstOf(dates, (date) => {
      const at = Date.parse(date ?? '')
      return Number.isNaN(at) ? undefined : at
    }),
  }
}
