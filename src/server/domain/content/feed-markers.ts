// The markers of an HTML body that feeds fill. What a feed says becomes text of the HTML: it can neither end an
// element nor begin a placeholder of the template language, which fills the body afterwards.
import type { FeedItem } from '../../lib/feeds/feed-items.ts'

/** A feed, and the most items of it that are shown at once. */
export interface ShownFeed {
  url: string
  most: number
}

/** The items of each feed, newest first, by its address. */
export type Issue = Readonly<Record<string, readonly FeedItem[]>>

const FIELDS = ['LINK', 'IMAGE', 'TITLE', 'DESCRIPTION'] as const
type Field = (typeof FIELDS)[number]

type ItemPiece = string | { field: Field }
type BlockPiece = string | { count: number; pieces: ItemPiece[] }
type Piece = string | { url: string; pieces: BlockPiece[] }

/** Neither matches past the next brace: linear. */
const MARKER = /\{\{\s*((?:END)?FEED[^{}]*)\}\}/g

const MAX_FEEDS = 10
/** Items that one list of a block shows. */
const MAX_ITEMS = 50
/** What all lists together may repeat: markers of items, and characters of the body. */
const MOST_REPEATED = { fields: 500, characters: 500_000 }

const misplacedMarker = (marker: string, where: string) => new Error(`has {{${marker}}} ${where}`)

/** Takes a body apart. Throws an Error, which says what is wrong, for markers that do not fit together. */
function parseBody(body: string): Piece[] {
  const pieces: Piece[] = []
  let block: { url: string; pieces: BlockPiece[] } | null = null
  let list: { count: number; pieces: ItemPiece[] } | null = null
  let at = 0
  const add = (text: string) => void (list?.pieces ?? block?.pieces ?? pieces).push(text)
  for (const found of body.matchAll(MARKER)) {
    const marker = (found[1] as string).trim()
    add(body.slice(at, found.index))
    at = found.index + found[0].length
    const [name, value = ''] = divideMarker(marker)
    if (name === 'FEEDBLOCK') {
      if (block) throw misplacedMarker(marker, 'before the {{ENDFEEDBLOCK}} of its block')
      block = { url: toUrl(value), pieces: [] }
      pieces.push(block)
    } else if (!block) throw misplacedMarker(marker, 'outside of a block, which begins with {{FEEDBLOCK:<feed_url>}}')
    else if (name === 'FEEDITEMS') {
      if (list) throw misplacedMarker(marker, 'before the {{ENDFEEDITEMS}} of its list')
      list = { count: toCount(value), pieces: [] }
      block.pieces.push(list)
    } else if (name === 'ENDFEEDBLOCK') {
      if (list) throw misplacedMarker(marker, 'before {{ENDFEEDITEMS}}')
      block = null
    } else if (!list) throw misplacedMarker(marker, 'outside of a list, which begins with {{FEEDITEMS:count=<n>}}')
    else if (name === 'ENDFEEDITEMS') list = null
    else list.pieces.push({ field: toField(name, value) })
  }
  if (block) throw new Error(`has no ${list ? '{{ENDFEEDITEMS}} and no ' : ''}{{ENDFEEDBLOCK}} for the last block`)
  add(body.slice(at))
  return pieces
}

/** The name of a marker and what follows its colon. */
function divideMarker(marker: string): [string, string?] {
  const colon = marker.indexOf(':')
  return colon < 0 ? [marker] : [marker.slice(0, colon).trim(), marker.slice(colon + 1).trim()]
}

function toUrl(written: string): string {
  // Editors of HTML write it so.
  const url = written.replaceAll('&amp;', '&')
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || url.length > 8_000)
    throw new Error(`has a feed that is not an http or https URL: ${written.slice(0, 100)}`)
  return url
}

function toCount(value: string): number {
  const count = Number(/^count\s*=\s*(\d{1,9})$/.exec(value)?.[1] ?? 0)
  if (count < 1 || count > MAX_ITEMS)
    throw new Error(`has a list of items without a number from 1 to ${MAX_ITEMS}: write {{FEEDITEMS:count=3}}`)
  return count
}

function toField(name: string, value: string): Field {
  const field = FIELDS.find((known) => known === value)
  if (name !== 'FEEDITEM' || !field)
    throw new Error(
      `has a marker that is unknown; those of an item are ${FIELDS.map((f) => `{{FEEDITEM:${f}}}`).join(', ')}`,
    )
  return field
}

/** The feeds that a body shows, in the order in which it names them. Throws as `parse`, and for a body that names none. */
export function feedsOfBody(body: string): ShownFeed[] {
  const feeds = new Map<string, number>()
  const blocks = parseBody(body)
  for (const block of blocks) {
    if (typeof block === 'string') continue
    const counts = block.pieces.map((piece) => (typeof piece === 'string' ? 0 : piece.count))
    feeds.set(block.url, Math.max(feeds.get(block.url) ?? 0, ...counts))
  }
  if (feeds.size === 0) throw new Error('has no feed: it needs {{FEEDBLOCK:<feed_url>}} and {{ENDFEEDBLOCK}}')
  if (feeds.size > MAX_FEEDS) throw new Error(`names ${feeds.size} feeds; ${MAX_FEEDS} is the most`)
  assertShort(blocks)
  return [...feeds].map(([url, most]) => ({ url, most }))
}

/** Throws an Error for lists that would repeat too much. */
function assertShort(blocks: readonly Piece[]): void {
  const repeated = { fields: 0, characters: 0 }
  for (const piece of blocks.flatMap((block) => (typeof block === 'string' ? [] : block.pieces))) {
    if (typeof piece === 'string') continue
    for (const part of piece.pieces) {
      if (typeof part === 'string') repeated.characters += piece.count * part.length
      else repeated.fields += piece.count
    }
  }
  if (repeated.fields > MOST_REPEATED.fields || repeated.characters > MOST_REPEATED.characters)
    throw new Error(
      `repeats too much: all items of all lists may have ${MOST_REPEATED.fields} markers and ${MOST_REPEATED.characters} other characters`,
    )
}

/** The body with what the feeds say. A feed that the issue does not know has no items. */
export function fillFeeds(body: string, issue: Issue): string {
  return parseBody(body)
    .map((block) => (typeof block === 'string' ? block : fillBlock(block.pieces, issue[block.url] ?? [])))
    .join('')
}

function fillBlock(pieces: readonly BlockPiece[], items: readonly FeedItem[]): string {
  const fill = (list: { count: number; pieces: ItemPiece[] }) =>
    items.slice(0, list.count).map((item) => list.pieces.map((piece) => fillItem(piece, item)).join(''))
  return pieces.flatMap((piece) => (typeof piece === 'string' ? piece : fill(piece))).join('')
}

function fillItem(piece: ItemPiece, item: FeedItem): string {
  if (typeof piece === 'string') return piece
  if (piece.field === 'LINK') return escapedAddress(item.link)
  if (piece.field === 'IMAGE') return escapedAddress(item.image)
  return escapedText(piece.field === 'TITLE' ? item.title : item.description)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }

/** Braces and percent signs too, with which placeholders and tags of templates begin and end. */
const escapedText = (text: string) =>
  text.replace(/[&<>"'{}%]/g, (sign) => `&${ENTITIES[sign] ?? `#${sign.charCodeAt(0)}`};`)

const escapedAddress = (address: string | null) =>
  (address ?? '')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D')
    .replace(/[&<>"']/g, (sign) => `&${ENTITIES[sign]};`)

/** An issue in which every list of the body is full, to see what that makes of it. */
export function sampleIssue(feeds: readonly ShownFeed[]): Issue {
  const sampleItem = (url: string, n: number): FeedItem => ({
    id: null,
    link: `https://feed.example.com/${encodeURIComponent(url)}/${n}`,
    title: 'title',
    description: 'description',
    image: 'https://feed.example.com/image',
    date: null,
  })
  return Object.fromEntries(
    feeds.map(({ url, most }) => [url, Array.from({ length: most }, (_, n) => sampleItem(url, n))]),
  )
}
