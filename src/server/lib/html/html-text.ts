// What somebody reads of a page, for searching.
import { decodeHTML } from 'entities'
import { tokensOf } from './tokens.ts'

/** Characters of a page that are looked at. */
const MOST = 100_000

/** The beginning of the text of a page, of up to `limit` characters, on one line; what is in styles and scripts is none. */
export function readableText(html: string, limit: number): string {
  const parts: string[] = []
  let length = 0
  for (const token of tokensOf(html.slice(0, MOST))) {
    if (token.type !== 'text') continue
    parts.push(token.text)
    length += token.text.length
    if (length > limit) break
  }
  return decodeHTML(parts.join(' ')).replace(/\s+/g, ' ').trim().slice(0, limit)
}
