// The text of a page for readers without HTML: paragraphs and items on separate lines, cells divided, and URLs after
// their link texts. The first half turns each token into text and marks independently of the others, so that it can run
// once for a template. The second half turns the marks into lines.
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { addressIn } from './links.ts'
import { type Attribute, type HtmlToken, readHtml, type Span, valueSpan } from './tokens.ts'

/** Marks between texts: characters that mean nothing in Unicode. */
const MARKS = {
  line: '\uE010',
  block: '\uE011',
  break: '\uE012',
  cell: '\uE013',
  item: '\uE014',
  rule: '\uE015',
  numbered: '\uE016',
  bulleted: '\uE017',
  listEnd: '\uE018',
  link: '\uE019',
  linkText: '\uE01A',
  linkEnd: '\uE01B',
  space: '\uE01C',
  /** As `block`, outside of lists and links: what stands between two of them is a text by itself. */
  top: '\uE01D',
} as const

const wordSet = (text: string) => new Set(text.split(' '))
const BLOCKS = wordSet('p h1 h2 h3 h4 h5 h6 blockquote table pre dl')
const LINES = wordSet(
  'html head body div tr dt dd section article header footer main nav aside address figure figcaption form fieldset legend ' +
    'caption center thead tbody tfoot option details summary',
)
const VOID = wordSet('img br hr input meta link area base col wbr source track embed param')
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i
const OPEN_ENTITY = /&[#\w]*$/

/** Gets the parts of the text in order, each with its place in the page, and the placeholders that are part of it. */
export interface TextTaker {
  text(text: string, at: number): void
  hole?(at: number): void
}

/** What of the text depends on more than one token, at places in order. */
export interface TextStates {
  at: number[]
  states: string[]
  /** Whether a placeholder stands where the text depends on its value. */
  isUnsafe: boolean
}

/** A position where another part of a template follows; `isHole`: after a placeholder of one character. */
export interface Cut {
  at: number
  isHole: boolean
}

/** Reads a template, whose `cuts` are in order. */
export function takeText(html: string, taker: TextTaker, cuts: readonly Cut[]): TextStates {
  const reader = new TextReader(html, taker, cuts)
  readHtml(html, (token) => {
    reader.readToken(token)
    reader.keepState(token.end)
  })
  return reader.states
}

class TextReader {
  readonly states: TextStates = { at: [0], states: [''], isUnsafe: false }
  private base: string | null = null
  private hidden = { name: '', depth: 0 }
  private link = 0
  private pre = 0
  private lists = 0
  /** Cuts before the token. */
  private passed = 0
  private readonly html: string
  private readonly taker: TextTaker
  private readonly cuts: readonly Cut[]

  constructor(html: string, taker: TextTaker, cuts: readonly Cut[]) {
    this.html = html
    this.taker = taker
    this.cuts = cuts
  }

  readToken(token: HtmlToken): void {
    while ((this.cuts[this.passed]?.at ?? Number.POSITIVE_INFINITY) < token.start) this.passed++
    if (token.type === 'start') this.start(token)
    else if (token.type === 'end') this.end(token)
    else if (this.hidden.depth === 0 && (token.type === 'text' || (token.type === 'raw' && token.name === 'textarea')))
      this.words(token, false)
  }

  keepState(at: number): void {
    this.states.at.push(at)
    this.states.states.push(`${this.hidden.name} ${this.hidden.depth} ${this.link} ${this.pre} ${this.lists}`)
  }

  private start(token: HtmlToken & { type: 'start' }): void {
    const { name, attributes, start } = token
    if (this.hidden.depth > 0) {
      if (name === this.hidden.name && !VOID.has(name)) this.hidden.depth++
      return
    }
    if (this.isHidden(attributes)) {
      if (!VOID.has(name)) this.hidden = { name, depth: 1 }
      return
    }
    if (name === 'base') this.base ??= addressIn(attributes.find((one) => one.name === 'href')?.value ?? '', null)
    this.edge(name, start)
    if (name === 'a') this.startLink(token)
    else if (name === 'img') this.attribute(attributes, 'alt')
    else if (name === 'br') this.mark(MARKS.break, start)
    else if (name === 'hr') this.mark(MARKS.rule, start)
    else if (name === 'td' || name === 'th') this.mark(MARKS.cell, start)
    else if (name === 'li') this.mark(MARKS.item, start)
    else if (name === 'pre') this.pre = 1
  }

  private end({ name, start }: HtmlToken & { type: 'end' }): void {
    if (this.hidden.depth > 0) {
      if (name !== this.hidden.name) return
      this.hidden.depth--
      if (this.hidden.depth === 0) this.hidden.name = ''
      return
    }
    if (name === 'a') this.endLink(start)
    if (name === 'pre') this.pre = 0
    this.edge(name, start, true)
  }

  /** The start or end of an element that begins a new line. */
  private edge(name: string, at: number, isEnd = false): void {
    if (BLOCKS.has(name)) this.mark(this.link === 0 && this.lists === 0 ? MARKS.top : MARKS.block, at)
    else if (LINES.has(name)) this.mark(MARKS.line, at)
    else if (name === 'li' && isEnd) this.mark(MARKS.line, at)
    else if (name === 'ul' || name === 'ol') this.list(name, at, isEnd)
  }

  private list(name: 'ul' | 'ol', at: number, isEnd: boolean): void {
    this.mark(isEnd ? MARKS.listEnd : name === 'ol' ? MARKS.numbered : MARKS.bulleted, at)
    this.lists = isEnd ? Math.max(0, this.lists - 1) : this.lists + 1
  }

  private startLink({ attributes, start, end }: HtmlToken & { type: 'start' }): void {
    this.endLink(start)
    const href = attributes.find((one) => one.name === 'href')
    const span = href && valueSpan(this.html, href)
    if (!span) return
    this.link = start + 1
    this.mark(MARKS.link, start)
    if (this.cutsIn(span).length === 0) {
      const address = addressIn(href.value, this.base) ?? href.value
      this.taker.text(address, span.start)
    } else {
      if (this.base !== null) this.states.isUnsafe = true
      this.words(span, true)
    }
    this.mark(MARKS.linkText, end - 1)
  }

  private endLink(at: number): void {
    if (this.link > 0) this.mark(MARKS.linkEnd, at)
    this.link = 0
  }

  private attribute(attributes: readonly Attribute[], name: string): void {
    const found = attributes.find((one) => one.name === name)
    const span = found && valueSpan(this.html, found)
    if (span) this.words(span, true)
  }

  private isHidden(attributes: readonly Attribute[]): boolean {
    const style = attributes.find(({ name }) => name === 'style')
    const span = style && this.cuts.length > 0 ? valueSpan(this.html, style) : null
    if (span && this.cutsIn(span).length > 0) this.states.isUnsafe = true
    return attributes.some(({ name }) => name === 'hidden') || /display\s*:\s*none/i.test(style?.value ?? '')
  }

  private mark(mark: string, at: number): void {
    this.taker.text(mark, at)
  }

  private cutsIn({ start, end }: Span): Cut[] {
    const found: Cut[] = []
    for (let next = this.passed; next < this.cuts.length; next++) {
      const cut = this.cuts[next] as Cut
      if (cut.at >= end) break
      if (cut.at >= start) found.push(cut)
    }
    return found
  }

  private words({ start, end }: Span, isValue: boolean): void {
    let at = start
    const pushWord = (to: number) => {
      const written = this.html.slice(at, to)
      if (written !== '') this.taker.text(this.decoded(written, isValue), at)
      // The text after the cut could complete the entity.
      if (to < end && OPEN_ENTITY.test(written.slice(-32))) this.states.isUnsafe = true
      at = to
    }
    for (const cut of this.cutsIn({ start, end })) {
      pushWord(cut.at)
      if (!cut.isHole) continue
      if (this.pre > 0 && !isValue) this.states.isUnsafe = true
      this.taker.hole?.(cut.at)
      at = cut.at + 1
    }
    pushWord(end)
  }

  private decoded(written: string, isValue: boolean): string {
    if (isValue) return decodeHTMLAttribute(written)
    const text = decodeHTML(written)
    return this.pre === 0 ? text : text.replace(/\r?\n/g, MARKS.break).replace(/[ \t]/g, MARKS.space)
  }
}

/** The text of a page. */
export function pageText(html: string): string {
  let taken = ''
  const reader = new TextReader(html, { text: (text) => void (taken += text) }, [])
  readHtml(html, (token) => reader.readToken(token))
  return linesOf(taken)
}

const MARK = new RegExp(`([${MARKS.line}-${MARKS.space}])`)

/** Texts between marks, with their lines: most are the same for all recipients. */
export type KnownLines = Map<string, string>
const MAX_KNOWN = 1_000

/** The lines of a text with marks. */
export function linesOf(marked: string, known?: KnownLines): string {
  let lines = ''
  for (const text of marked.split(MARKS.top)) {
    const made = known?.get(text) ?? madeLines(text, known)
    if (made !== '') lines += lines === '' ? made : `\n\n${made}`
  }
  return lines
}

function madeLines(text: string, known: KnownLines | undefined): string {
  const parts = text.split(MARK)
  if (parts.length === 1) return cleaned(withoutDivider(collapsed(text))).trim()
  const writer = new LineWriter()
  for (let i = 0; i < parts.length; i += 2) {
    writer.text(parts[i] as string)
    const mark = parts[i + 1]
    if (mark !== undefined) writer.mark(mark)
  }
  const made = writer.end()
  if (known && known.size < MAX_KNOWN) known.set(text, made)
  return made
}

const DIVIDER = ' | '
/** Characters of a line that are looked at again, and of those that are kept for it. */
const LONG_LINE = 4_000
const KEPT_LINE = 400
/** Places where a word may be broken. */
const INVISIBLE = /[\u200b\u00ad\ufeff]/g

function withoutDivider(line: string): string {
  let end = line.length
  while (line[end - 1] === ' ' || line[end - 1] === '|') end--
  return line.slice(0, end)
}

const collapsed = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ')
const cleaned = (line: string): string => line.replace(INVISIBLE, '').replaceAll('\u00a0', ' ').trimEnd()

class LineWriter {
  private readonly lines: string[] = []
  /** The beginning of a very long line, apart from what may still change: to look at all of it each time would be quadratic. */
  private head = ''
  private line = ''
  private bullet = ''
  private isApart = false
  private readonly lists: (number | null)[] = []
  private address: string | null = null
  private linkWords: string | null = null

  text(text: string): void {
    if (this.address !== null && this.linkWords === null) {
      this.address += text
      return
    }
    const words = collapsed(text)
    if (words === '') return
    if (this.linkWords !== null) this.linkWords += words
    if (this.line === '' && this.bullet !== '' && words.trim() !== '') {
      this.line = this.bullet
      this.bullet = ''
    }
    this.line += this.line === '' || this.line.endsWith(' ') ? words.replace(/^ /, '') : words
    if (this.line.length <= LONG_LINE) return
    this.head += this.line.slice(0, -KEPT_LINE)
    this.line = this.line.slice(-KEPT_LINE)
  }

  mark(mark: string): void {
    if (mark === MARKS.link) this.startLink()
    else if (mark === MARKS.linkText) this.linkWords = this.address === null ? null : ''
    else if (mark === MARKS.linkEnd) this.endLink()
    else if (this.address !== null && this.linkWords === null) return
    else if (mark === MARKS.space) this.line += ' '
    else if (mark === MARKS.break) this.endLine(true)
    else if (mark === MARKS.cell) this.line = this.isBlank() ? this.line : this.divided()
    else this.edge(mark)
  }

  end(): string {
    this.endLink()
    this.endLine()
    return this.lines
      .map(cleaned)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }

  private edge(mark: string): void {
    this.endLine()
    if (mark === MARKS.block) this.isApart = true
    else if (mark === MARKS.rule) this.writeLine('-'.repeat(20))
    else if (mark === MARKS.numbered || mark === MARKS.bulleted) {
      if (this.lists.length === 0) this.isApart = true
      this.lists.push(mark === MARKS.numbered ? 1 : null)
    } else if (mark === MARKS.listEnd) {
      this.lists.pop()
      this.bullet = ''
      if (this.lists.length === 0) this.isApart = true
    } else if (mark === MARKS.item) this.bullet = this.nextBullet()
  }

  private nextBullet(): string {
    const depth = Math.min(this.lists.length, 10)
    const indent = '  '.repeat(Math.max(0, depth - 1))
    const number = this.lists.at(-1) ?? null
    if (number === null) return `${indent}- `
    this.lists[this.lists.length - 1] = number + 1
    return `${indent}${number}. `
  }

  private isBlank(): boolean {
    return this.head === '' && this.line.trim() === ''
  }

  private divided(): string {
    const line = this.line.trimEnd()
    return line.endsWith('|') ? `${line} ` : line + DIVIDER
  }

  private writeLine(line: string): void {
    if (this.isApart && this.lines.length > 0) this.lines.push('')
    this.isApart = false
    this.lines.push(line)
  }

  private endLine(isForced = false): void {
    const line = withoutDivider(this.head + this.line)
    this.head = ''
    this.line = ''
    if (line !== '') this.writeLine(line)
    else if (isForced && this.lines.length > 0) this.lines.push('')
  }

  private startLink(): void {
    this.endLink()
    this.address = ''
  }

  private endLink(): void {
    const [address, shown] = [(this.address ?? '').replace(/[\t\n\r]+/g, '').trim(), (this.linkWords ?? '').trim()]
    this.address = null
    this.linkWords = null
    if (!ADDRESS.test(address)) return
    const short = address.replace(/^(?:mailto|tel):/i, '')
    if (shown === short || shown === address || shown === address.replace(/^https?:\/\//i, '')) return
    if (shown === '') this.text(short)
    else if (!this.isBlank()) this.line = `${this.line.trimEnd()} (${short})`
    else if (this.lines.length > 0) this.lines[this.lines.length - 1] += ` (${short})`
  }
}
