// The visible text of a page, for searching.
import { decodeHTML } from 'entities'
import { readHtml } from './tokens.ts'

/** Characters of a page that are looked at. */
const MAX_CHARACTERS = 100_000

/** The beginning of the text of a page, of up to `limit` characters, on one line, without styles and scripts. */
export function readableText(html: string, limit: number): string {
  const parts: string[] = []
  const looked = html.slice(0, MAX_CHARACTERS)
  readHtml(looked, ({ type, start, end }) => {
    if (type === 'text') parts.push(looked.slice(start, end))
  })
  return decodeHTML(parts.join(' ')).replace(/\s+/g, ' ').trim().slice(0, limit)
}
