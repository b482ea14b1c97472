// Copies of pages: HTML from elsewhere that the platform shows as its own.
import { assemblePage, escapeAttribute, mapPage } from '../../lib/html/links.ts'
import { readHtml } from '../../lib/html/tokens.ts'
import { MAX_LINKS } from './html-template.ts'

/** What the links of a copy may take: each grows by the address of its page, and again when it is counted. */
const MAX_WEIGHT = 2 * 1024 * 1024
const WEIGHT = 200

/** The place in the head of a page before everything that has an address. */
function headOf(html: string): number {
  const places: Record<string, number> = {}
  readHtml(html, (token) => {
    const key = token.type === 'start' ? token.name : token.type
    places[key] ??= token.end
  })
  return places['head'] ?? places['html'] ?? places['doctype'] ?? 0
}

/**
 * Prepares a page for another URL: pictures, styles and scripts stay on their host, and links become absolute, so that
 * their clicks can be counted. `url` is the URL of the original. Throws an Error for an empty page or one with too many
 * links.
 */
export function copyOfPage(html: string, url: string): string {
  if (html.trim() === '') throw new Error('the page is empty')
  const map = mapPage(html, url)
  let weight = 0
  const withinWeight = (whole: string) => {
    weight += WEIGHT + whole.length
    if (weight > MAX_WEIGHT) throw new Error('the page has more links than can be copied')
    return whole
  }
  // Of several bases the first counts (HTML 4.2.3).
  const head = `<base href="${escapeAttribute(map.base ?? url)}">`
  return assemblePage(html, { ...map, head: headOf(html) }, withinWeight, { head })
}

/** The links of a copy, which is read once for all recipients. Throws an Error for more than can be tracked. */
export function copiedLinks(html: string) {
  const map = mapPage(html)
  const urls = new Set<string>()
  const addUrl = (url: string) => {
    urls.add(url)
    return null
  }
  assemblePage(html, map, addUrl, {})
  if (urls.size > MAX_LINKS)
    throw new Error(`has more than ${MAX_LINKS} different links, whose clicks cannot be tracked`)
  return { urls: [...urls], finish: (put: (url: string) => string) => assemblePage(html, map, put, {}) }
}
