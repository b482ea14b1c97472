// The links of a page, and the places where something can be added to it.
import { decodeHTMLAttribute } from 'entities'
import { type Attribute, type HtmlToken, readHtml, type Span, valueSpan } from './tokens.ts'

/** Where the address of a link is, without quotes. */
export interface FoundLink extends Span {
  isQuoted: boolean
}

/** What a page says of itself for rewriting it. */
export interface PageMap {
  links: FoundLink[]
  /** The address from which relative ones start; null without one. */
  base: string | null
  /** Where it was found. */
  baseAt: Span | null
  /** The places after the beginning of what is shown, and before its end. */
  head: number
  tail: number
  /** The tokens that decide these places. */
  anchors: Span[]
}

const LINKS = new Set(['a', 'area'])

const attributeOf = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find((attribute) => attribute.name === name)

function linkIn(html: string, attributes: readonly Attribute[]): FoundLink[] {
  const href = attributeOf(attributes, 'href')
  const span = href && valueSpan(html, href)
  return span ? [span] : []
}

/** Links in HTML that only Outlook reads, buttons of its vector graphics included. */
function linksForOutlook(html: string, { start, end }: Span): FoundLink[] {
  const content = html.slice(start, end)
  const links: FoundLink[] = []
  readHtml(content, (token) => {
    if (token.type === 'start' && (LINKS.has(token.name) || token.name.startsWith('v:')))
      links.push(...linkIn(content, token.attributes))
  })
  return links.map((link) => ({ ...link, start: link.start + start, end: link.end + start }))
}

const HTTP = /^https?:\/\//i

/** Ranks of what the beginning comes after: a later one in the list wins. */
const BEGINNINGS = ['doctype', 'start html', 'end head', 'start body']

const keyOf = (token: HtmlToken): string => ('name' in token ? `${token.type} ${token.name}` : token.type)

/** Reads a page once. `address`: where it is, for a page whose relative addresses lead somewhere. */
export function mapPage(html: string, address: string | null = null): PageMap {
  const map: PageMap = { links: [], base: address, baseAt: null, head: 0, tail: html.length, anchors: [] }
  let rank = -1
  let bodyEnd: number | null = null
  let htmlEnd: number | null = null
  /** Start of a construct without an end, which reaches to the end of the text. */
  let open: number | null = null
  let rawStart = 0

  const addToken = (token: HtmlToken, key: string) => {
    const place = BEGINNINGS.indexOf(key)
    const isEnd = key === 'end body' || key === 'end html'
    if (place < 0 && !isEnd) return
    map.anchors.push({ start: token.start, end: token.end })
    if (key === 'end body') bodyEnd = token.start
    if (key === 'end html') htmlEnd = token.start
    if (place <= rank || (key !== 'start body' && bodyEnd !== null)) return
    rank = place
    map.head = token.end
  }
  readHtml(html, (token) => {
    if (token.type === 'text') return
    addToken(token, keyOf(token))
    if (token.type === 'start') {
      rawStart = token.start
      if (LINKS.has(token.name)) map.links.push(...linkIn(html, token.attributes))
      const named = token.name === 'base' && map.baseAt === null ? attributeOf(token.attributes, 'href') : undefined
      if (named) {
        map.baseAt = { start: token.start, end: token.end }
        map.base = addressIn(named.value, address) ?? address
      }
    } else if (token.type === 'comment' && token.content) map.links.push(...linksForOutlook(html, token.content))
    if ((token.type === 'comment' || token.type === 'raw') && token.isOpen)
      open = token.type === 'raw' ? rawStart : token.start
    if (token.type === 'unfinished') open = token.start
  })
  if (open !== null) map.anchors.push({ start: open, end: open })
  map.tail = bodyEnd ?? htmlEnd ?? open ?? html.length
  // A page that ends before it begins has one place for both.
  map.tail = Math.max(map.tail, map.head)
  return map
}

/** The address that a link leads to, from its value as it is written; null for one that is not http or https. */
export const addressOf = (written: string, base: string | null): string | null =>
  addressIn(decodeHTMLAttribute(written), base)

/** As `addressOf`, of a value without entities. */
export function addressIn(decoded: string, base: string | null): string | null {
  // Browsers ignore blanks around an address, and line breaks and tabs in it.
  const value = decoded.replace(/[\t\n\r]+/g, '').trim()
  if (HTTP.test(value)) return URL.canParse(value) ? value : null
  if (base === null || value === '' || value.startsWith('#') || !URL.canParse(value, base)) return null
  const { href } = new URL(value, base)
  return HTTP.test(href) ? href : null
}

export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')

/** What takes the place of a link, given its address; null leaves it as it is. */
export type PutLink = (url: string, link: FoundLink) => string | null

/** The page with other links, and with something added after its beginning and before its end. */
export function rewriteLinks(html: string, put: PutLink, added: { head?: string; tail?: string } = {}): string {
  return assemblePage(html, mapPage(html), put, added)
}

/** As `rewriteLinks`, for a page that was read before. */
export function assemblePage(
  html: string,
  { links, base, head, tail }: Pick<PageMap, 'links' | 'base' | 'head' | 'tail'>,
  put: PutLink,
  added: { head?: string; tail?: string },
): string {
  const changes = links.flatMap((link) => {
    const url = addressOf(html.slice(link.start, link.end), base)
    const text = url === null ? null : put(url, link)
    return text === null ? [] : [{ ...link, text: quoteLink(escapeAttribute(text), link) }]
  })
  if (added.head) changes.push({ start: head, end: head, isQuoted: true, text: added.head })
  if (added.tail) changes.push({ start: tail, end: tail, isQuoted: true, text: added.tail })
  changes.sort((a, b) => a.start - b.start)
  let made = ''
  let at = 0
  for (const { start, end, text } of changes) {
    made += html.slice(at, start) + text
    at = end
  }
  return made + html.slice(at)
}

const quoteLink = (text: string, { isQuoted }: FoundLink): string => (isQuoted ? text : `"${text}"`)
