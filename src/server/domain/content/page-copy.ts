// Copies of pages: HTML from elsewhere that the platform shows as its own.
import { replaceHrefs } from './links.ts'

const BASE = /<base\b[^<>]*?(?<![\w-])href\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** The address that the links of a page start from: that of the page, unless it names another one. */
function baseOf(html: string, url: string): string {
  const [, double, single] = BASE.exec(html) ?? []
  const named = (double ?? single)?.trim()
  return named && URL.canParse(named, url) ? new URL(named, url).href : new URL(url).href
}

/** What the links of a copy may take: each grows by the address of its page, and again when it is counted. */
const MOST_WEIGHT = 2 * 1024 * 1024
const WEIGHT = 200

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The page so that it can stand at another address: pictures, styles and scripts stay on the host that they came from,
 * and links name their whole address, so that their clicks can be counted. `url` is where the page was read. Throws an
 * Error for an empty page and for one of countless links.
 */
export function copyOfPage(html: string, url: string): string {
  if (html.trim() === '') throw new Error('the page is empty')
  const base = baseOf(html, url)
  // Of several bases the first counts (HTML 4.2.3).
  const tag = `<base href="${escapeAttribute(base)}">`
  let weight = 0
  const absolute = replaceHrefs(html, (href) => {
    if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return null
    const { protocol, href: whole } = new URL(href, base)
    if (protocol !== 'http:' && protocol !== 'https:') return null
    weight += WEIGHT + whole.length
    if (weight > MOST_WEIGHT) throw new Error('the page has more links than can be copied')
    return escapeAttribute(whole)
  })
  const place =
    /<head\b[^<>]*>/i.exec(absolute) ?? /<html\b[^<>]*>/i.exec(absolute) ?? /<!doctype\b[^<>]*>/i.exec(absolute)
  const at = place ? place.index + place[0].length : 0
  return absolute.slice(0, at) + tag + absolute.slice(at)
}
