// Finds the links of an HTML body and puts tracked ones in their place.

export interface TrackedHtml {
  /** The HTML with `{{ links[n] }}` in place of each address. */
  html: string
  /** The addresses as they stood there, templates included, by n. */
  urls: string[]
}

// Never matches past the next `<`, so that matching is linear, and never `data-href`.
const ANCHOR = /(<a\b[^<>]*?(?<![\w-])href\s*=\s*)("([^"]*)"|'([^']*)')/gi

const unescapeHtml = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** Replaces the address of every `<a href>` with what `put` returns, escaped for HTML; null leaves it as it is. */
export function replaceHrefs(html: string, put: (href: string) => string | null): string {
  return html.replace(ANCHOR, (all, before: string, _quoted: string, double?: string, single?: string) => {
    const href = put(unescapeHtml((double ?? single ?? '').trim()))
    return href === null ? all : `${before}"${href}"`
  })
}

/** The same for http(s) addresses. Other schemes (mailto, tel) and pure templates stay. */
export const replaceLinks = (html: string, put: (url: string) => string): string =>
  replaceHrefs(html, (href) => (/^https?:\/\//i.test(href) ? put(href) : null))

/** Most different links whose clicks are counted: each is a row, and an address that is sealed for each recipient. */
const MOST_LINKS = 1_000

/**
 * Collects the addresses of links, each once, and replaces each with its place in the list `links`. Throws an Error
 * for more links than can be tracked.
 */
export function extractLinks(html: string): TrackedHtml {
  const places = new Map<string, number>()
  const tracked = replaceLinks(html, (url) => {
    const n = places.get(url) ?? places.size
    if (n >= MOST_LINKS) throw new Error(`has more than ${MOST_LINKS} different links, whose clicks cannot be tracked`)
    places.set(url, n)
    return `{{ links[${n}] }}`
  })
  return { html: tracked, urls: [...places.keys()] }
}

/** Whether the address differs by recipient. */
export const isDynamic = (url: string) => url.includes('{{') || url.includes('{%')

/** Puts a piece of HTML before the end of the body, or at the very end. */
export function appendToBody(html: string, piece: string): string {
  const end = html.search(/<\/body\s*>/i)
  return end < 0 ? html + piece : html.slice(0, end) + piece + html.slice(end)
}

/** Puts a piece of HTML at the start of the body, or at the very start. */
export function prependToBody(html: string, piece: string): string {
  const body = /<body\b[^<>]*>/i.exec(html)
  if (!body) return piece + html
  const at = body.index + body[0].length
  return html.slice(0, at) + piece + html.slice(at)
}
