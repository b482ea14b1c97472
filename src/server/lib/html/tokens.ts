// HTML as browsers cut it up (parse5): texts, tags, comments, and what stands raw between some tags. Each token says where
// it is in the source, and all of them together cover it. One pass, whose cost is proportional to the length.
import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** A part of a text. */
export interface Span {
  start: number
  end: number
}

export interface Attribute {
  /** In lower case. */
  name: string
  /** Without entities; empty for an attribute without a value. */
  value: string
  /** Where its name starts. */
  start: number
}

export type HtmlToken = Span &
  (
    | { type: 'text' }
    | { type: 'start'; name: string; attributes: readonly Attribute[] }
    | { type: 'end'; name: string }
    /** Content of an element whose content is not HTML. `isOpen`: it has no end tag. */
    | { type: 'raw'; name: string; isOpen: boolean }
    /** `content`: the HTML that only Outlook reads, in a conditional comment. `isOpen`: it never ends. */
    | { type: 'comment'; content: Span | null; isOpen: boolean }
    | { type: 'doctype' }
    /** A tag that never ends. */
    | { type: 'unfinished' }
  )

/** How the content of elements is read that is not HTML. */
const RAW: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
])

const CONDITION = /^\[if\b[^\]]*\]>/i
const CONDITION_END = /<!\[endif\]$/i
const TAG = /<\/?[a-z]/gi

/** The content of `<!--[if mso]>…<![endif]-->`; null for other comments. */
function conditionalContent(html: string, { start, end }: Span): Span | null {
  if (!html.startsWith('<!--[', start)) return null
  const from = start + 4
  const inner = html.slice(from, end - 3)
  const [begin] = CONDITION.exec(inner) ?? []
  const close = begin === undefined ? -1 : inner.search(CONDITION_END)
  return begin === undefined || close < begin.length ? null : { start: from + begin.length, end: from + close }
}

/** Calls `visit` with each token, in order. */
export function readHtml(html: string, visit: (token: HtmlToken) => void): void {
  let at = 0
  /** The element whose raw content begins at `at`. */
  let raw: string | null = null

  const textUpTo = (end: number) => {
    if (raw !== null) visit({ type: 'raw', name: raw, start: at, end, isOpen: end === html.length })
    else if (end > at) visit({ type: 'text', start: at, end })
    raw = null
    at = end
  }
  const spanOf = ({ location }: Token.TagToken | Token.CommentToken | Token.DoctypeToken): Span => {
    // The tokenizer is asked for locations.
    const { startOffset: start, endOffset: end } = location as Token.Location
    textUpTo(start)
    at = end
    return { start, end }
  }
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        const span = spanOf(token)
        const places = token.location?.attrs
        const attributes = token.attrs.map(({ name, value }) => ({
          name,
          value,
          start: places?.[name]?.startOffset ?? span.start,
        }))
        visit({ type: 'start', name: token.tagName, attributes, ...span })
        const state = RAW.get(token.tagName)
        if (state === undefined) return
        tokenizer.state = state
        raw = token.tagName
      },
      onEndTag: (token) => visit({ type: 'end', name: token.tagName, ...spanOf(token) }),
      onComment(token) {
        const { start, end } = spanOf(token)
        // The end of the text counts as a character.
        const isOpen = end > html.length
        const span = { start, end: Math.min(end, html.length) }
        at = span.end
        visit({ type: 'comment', content: isOpen ? null : conditionalContent(html, span), isOpen, ...span })
      },
      onDoctype: (token) => visit({ type: 'doctype', ...spanOf(token) }),
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
      onEof: nothing,
      onParseError: null,
    },
  )
  tokenizer.write(html, true)
  if (raw !== null) return textUpTo(html.length)
  TAG.lastIndex = at
  // A tag that ends would be a token.
  const open = TAG.exec(html)?.index ?? html.length
  textUpTo(open)
  if (open < html.length) visit({ type: 'unfinished', start: open, end: html.length })
}

const BLANK = /[\t\n\f\r ]*/y
const END_OF_NAME = /[^\t\n\f\r />=]*/y
const BARE = /[^\t\n\f\r >]*/y

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  return from + (pattern.exec(text)?.[0].length ?? 0)
}

/** Where the value of an attribute is, without its quotes; null for an attribute without one. */
export function valueSpan(html: string, { start }: Attribute): (Span & { isQuoted: boolean }) | null {
  // An equals sign at the beginning belongs to the name.
  const equals = endOf(BLANK, html, endOf(END_OF_NAME, html, start + 1))
  if (html[equals] !== '=') return null
  const from = endOf(BLANK, html, equals + 1)
  const quote = html[from]
  if (quote === '"' || quote === "'") return { start: from + 1, end: html.indexOf(quote, from + 1), isQuoted: true }
  return { start: from, end: endOf(BARE, html, from), isQuoted: false }
}
