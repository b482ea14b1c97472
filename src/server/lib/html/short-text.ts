// Texts of a feed, or of a returned mail, which may be HTML or not, as plain texts.
import { decodeHTMLStrict } from 'entities'
import { shortenLine } from '../shortened.ts'
import { type HtmlToken, readHtml } from './tokens.ts'

/** Elements that end a word. */
const BREAKS: ReadonlySet<string> = new Set(
  'br p div li ul ol h1 h2 h3 h4 h5 h6 tr td th table blockquote section article header footer'.split(' '),
)
/** Elements whose content is not displayed. */
const UNREAD: ReadonlySet<string> = new Set(['style', 'script', 'title', 'iframe', 'noembed', 'noframes'])

/** Whether a token is text. A tag without an end is: in plain text, `<b` or `<script>` may be words. */
function isRead(token: HtmlToken): boolean {
  if (token.type === 'raw') return token.isOpen || !UNREAD.has(token.name)
  return token.type === 'text' || token.type === 'unfinished'
}

const isBreak = (token: HtmlToken): boolean => 'name' in token && token.type !== 'raw' && BREAKS.has(token.name)

/** What HTML says, on one line of at most `most` characters. */
export function textOfHtml(html: string, most: number): string {
  const parts: string[] = []
  readHtml(html, (token) => {
    if (isRead(token)) parts.push(html.slice(token.start, token.end))
    else if (isBreak(token)) parts.push(' ')
  })
  return shortenLine(decodeHTMLStrict(parts.join('')), most)
}

/** The address of the first picture of some HTML that has one; undefined without any. */
export function firstImage(html: string): string | undefined {
  let found: string | undefined
  readHtml(html, (token) => {
    if (found !== undefined || token.type !== 'start' || token.name !== 'img') return
    found = token.attributes.find(({ name }) => name === 'src')?.value.trim() || undefined
  })
  return found
}
