// HTML as browsers cut it up: texts, tags, and what stands raw between some of them. Reads once from the beginning to
// the end, so a page costs no more than its letters, whatever somebody wrote into it.

export interface Attribute {
  /** In lower case. */
  name: string
  /** As it was written, with its entities; empty for an attribute without a value. */
  value: string
}

export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: Attribute[] }
  | { type: 'end'; name: string }
  /** What stands in an element whose content is no HTML, up to its end tag. */
  | { type: 'raw'; name: string; text: string }
  | { type: 'doctype'; text: string }

/** Elements whose content is no HTML. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])
const BLANK = /[\t\n\f\r ]/
const BLANK_OR_SLASH = /[\t\n\f\r /]/
const END_OF_NAME = /[\t\n\f\r />]/
const END_OF_ATTRIBUTE = /[\t\n\f\r />=]/
const END_OF_BARE = /[\t\n\f\r >]/

/** The first place from `at` on where a letter fits; the end of the text if none does. */
function findFrom(text: string, at: number, letter: RegExp): number {
  let place = at
  while (place < text.length && !letter.test(text[place] as string)) place++
  return place
}

const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The attributes of a tag from `at` on, and the place after its `>`; null when the tag never ends. */
function readAttributes(html: string, at: number): { attributes: Attribute[]; end: number } | null {
  const attributes: Attribute[] = []
  const names = new Set<string>()
  let place = at
  for (;;) {
    while (place < html.length && BLANK_OR_SLASH.test(html[place] as string)) place++
    if (place >= html.length) return null
    if (html[place] === '>') return { attributes, end: place + 1 }
    // An equals sign at the beginning belongs to the name.
    const nameEnd = findFrom(html, place + 1, END_OF_ATTRIBUTE)
    const name = lower(html.slice(place, nameEnd))
    place = nameEnd
    while (place < html.length && BLANK.test(html[place] as string)) place++
    let value = ''
    if (html[place] === '=') {
      place++
      while (place < html.length && BLANK.test(html[place] as string)) place++
      const quote = html[place]
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, place + 1)
        if (close < 0) return null
        value = html.slice(place + 1, close)
        place = close + 1
      } else {
        const end = findFrom(html, place, END_OF_BARE)
        value = html.slice(place, end)
        place = end
      }
    }
    // Of several with one name, the first counts.
    if (!names.has(name)) attributes.push({ name, value })
    names.add(name)
  }
}

/** Where a comment or another declaration that begins at `at` ends. */
function endOfDeclaration(html: string, at: number): number {
  if (html.startsWith('<!-->', at) || html.startsWith('<!--->', at)) return html.indexOf('>', at) + 1
  const mark = html.startsWith('<!--', at) ? '-->' : '>'
  const end = html.indexOf(mark, at + 2)
  return end < 0 ? html.length : end + mark.length
}

/** The tokens of a page, in their order. Comments are left out. */
export function* tokensOf(html: string): Generator<HtmlToken> {
  const small = lower(html)
  let at = 0
  let text = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    const next = html[open + 1] ?? ''
    const isEnd = next === '/' && /[a-z]/i.test(html[open + 2] ?? '')
    if (!isEnd && !/[a-z!?/]/i.test(next)) {
      at = open + 1
      continue
    }
    if (open > text) yield { type: 'text', text: html.slice(text, open) }
    if (!isEnd && !/[a-z]/i.test(next)) {
      at = endOfDeclaration(html, open)
      if (small.startsWith('<!doctype', open)) yield { type: 'doctype', text: html.slice(open, at) }
    } else {
      const from = open + (isEnd ? 2 : 1)
      const nameEnd = findFrom(html, from, END_OF_NAME)
      const name = small.slice(from, nameEnd)
      const read = readAttributes(html, nameEnd)
      if (read === null) return
      at = read.end
      if (isEnd) yield { type: 'end', name }
      else {
        yield { type: 'start', name, attributes: read.attributes }
        if (RAW.has(name)) {
          const close = small.indexOf(`</${name}`, at)
          const end = close < 0 ? html.length : close
          yield { type: 'raw', name, text: html.slice(at, end) }
          at = end
        }
      }
    }
    text = at
  }
  if (text < html.length) yield { type: 'text', text: html.slice(text) }
}
