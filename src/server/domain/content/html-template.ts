// A template of HTML whose links are counted, and to which something is added. It means: render first, then read the HTML,
// then rewrite it. Most templates are read once for all recipients, with signs where something goes in; the result is the
// same, byte by byte.
import { randomBytes } from 'node:crypto'
import {
  addressOf,
  assemblePage,
  escapeAttribute,
  type FoundLink,
  mapPage,
  type PageMap,
} from '../../lib/html/links.ts'
import { pageText } from '../../lib/html/page-text.ts'
import type { Span } from '../../lib/html/tokens.ts'
import {
  blocksIn,
  type Piece,
  pieceAt,
  type Skeleton,
  type SkeletonPiece,
  skeletonOf,
  tracedPieces,
  type Written,
  writtenAs,
} from './html-skeleton.ts'
import { type Blocks, blocksOf } from './html-states.ts'
import { textOf, textPartsOf } from './html-text.ts'
import type { Budget } from './template-budget.ts'
import type { Trace } from './template-language.ts'
import { parsedTemplate } from './templates.ts'

/**
 * A link in the mail of a recipient. Clicks are counted by the URL that its author wrote, or by the placeholder that
 * wrote it.
 */
export interface MailLink extends Written {
  url: string
  /** Whether it is the same for all recipients. */
  isFixed: boolean
}

/** What takes the place of the address; null leaves it as it is. */
export type PutMailLink = (link: MailLink) => string | null

/** Leaves all links as they are. */
export const asWritten: PutMailLink = () => null

/** A template with the data of one recipient. */
export interface FilledHtml {
  /** The HTML with other links, and with something added after its beginning and before its end. */
  finish(put: PutMailLink, added?: { head?: string; tail?: string }): string
  /** What it says to those who read without HTML, with the addresses of its links. */
  text(): string
}

export interface HtmlTemplate {
  /** The addresses of links, as their author wrote them, each once. */
  urls: readonly string[]
  /** Whether its HTML is read once for all recipients. */
  isReadOnce: boolean
  /** Throws for a mistake in the data, and when the budget is not enough. */
  fill(variables: object, budget?: Budget): FilledHtml
}

/** Most different links whose clicks are counted: each is a row, and an address that is sealed for each recipient. */
export const MAX_LINKS = 1_000
/** Links beyond this number get no sign. */
const MAX_SIGNS = 50_000

/** Marks each sign in a rendered text. It is random, so no other text can contain it. */
const SIGN = `\uF8FF${randomBytes(6).toString('hex')}`
const END = 0
const HEAD = 1
const TAIL = 2
const FIRST_LINK = 256
const signOf = (code: number): string => SIGN + String.fromCharCode(code)

/** A link of the template: for a fixed one the address is known. */
type TemplateLink = FoundLink & Written & { fixed: { url: string; written: string } | null }

interface Read {
  skeleton: Skeleton
  map: PageMap
  links: TemplateLink[]
  urls: string[]
  fixed: ReadonlySet<string>
}

const OTHER_SCHEME = /^\s*(?:#|(?!https?:)[a-z][a-z\d+.-]*:)/i

function readTemplate(template: string, skeleton: Skeleton): Read {
  const { html, pieces } = skeleton
  const map = mapPage(html)
  const urls = new Set<string>()
  const fixed = new Set<string>()
  const links = map.links.flatMap((link): TemplateLink[] => {
    if (holdsTextOnly(pieces, link)) {
      const written = html.slice(link.start, link.end)
      const url = addressOf(written, map.base)
      if (url === null) return []
      fixed.add(url)
      urls.add(url)
      return [{ ...link, source: url, block: null, fixed: { url, written } }]
    }
    const written = writtenAs(template, pieces, link)
    if (written.source !== null && !OTHER_SCHEME.test(written.source)) urls.add(written.source)
    return [{ ...link, ...written, fixed: null }]
  })
  return { skeleton, map, links, urls: [...urls], fixed }
}

/** Whether data has no part in a part of the page. */
function holdsTextOnly(pieces: readonly SkeletonPiece[], { start, end }: Span): boolean {
  for (let i = pieceAt(pieces, start); i < pieces.length && (pieces[i] as Piece).at < end; i++)
    if (pieces[i]?.kind !== 'text') return false
  return true
}

interface HowToCompile {
  /** Whether its HTML may be read once for all recipients (true). */
  isReadOnce?: boolean
  /** Whether its text will be asked for (false). */
  hasText?: boolean
  /** Whether all links that are not in the template itself are looked for (true). */
  looksForMore?: boolean
}

/** Throws an Error that says what is wrong where, and for more links than can be tracked. */
export function compileHtml(template: string, how: HowToCompile = {}): HtmlTemplate {
  const parsed = parsedTemplate(template, 'html')
  const read = readTemplate(template, skeletonOf(parsed.tokens()))
  if (read.urls.length > MAX_LINKS)
    throw new Error(`has more than ${MAX_LINKS} different links, whose clicks cannot be tracked`)
  const blocks = how.isReadOnce === false ? null : blocksOf(read.skeleton)
  const parts = blocks && how.hasText ? textPartsOf(read.skeleton, blocks) : null
  const signed = blocks && signTemplate(read, blocks)
  if (signed === null) {
    const pieces = parsed.parse(parsed.tokens())
    const fill = (variables: object, budget?: Budget) => {
      const trace: Trace = { at: [], tokens: [] }
      return filledLater(template, read, pieces.render(variables, budget, trace), trace)
    }
    const more = how.looksForMore === false ? [] : [...sourcesIn(fill), ...blocksIn(read.skeleton)]
    return { urls: [...new Set([...read.urls, ...more])], isReadOnce: false, fill }
  }
  const pieces = parsed.parse(signed.tokens)
  return {
    urls: read.urls,
    isReadOnce: true,
    fill(variables, budget) {
      const trace: Trace | undefined = parts ? { at: [], tokens: [] } : undefined
      const rendered = pieces.render(variables, budget, trace)
      const filled = filledAtSigns(signed, read, rendered)
      const text = () => (parts && trace ? textOf(parts, rendered, trace) : pageText(filled.finish(asWritten)))
      return { ...filled, text }
    },
  }
}

/** The links that show only once the template is filled, here with nothing. */
function sourcesIn(fill: HtmlTemplate['fill']): string[] {
  const sources: string[] = []
  try {
    fill({}).finish(({ source }) => {
      if (source !== null) sources.push(source)
      return null
    })
  } catch {
    // The data may be needed.
  }
  return sources
}

/** Reads the HTML of one recipient. */
function filledLater(template: string, { fixed, ...read }: Read, html: string, { at, tokens }: Trace): FilledHtml {
  let map: PageMap | undefined
  const pieces = tracedPieces(at, tokens)
  return {
    finish(put, added = {}) {
      map ??= html === read.skeleton.html ? read.map : mapPage(html)
      const putLink = (url: string, link: FoundLink) =>
        put(fixed.has(url) ? fixedLink(url) : { ...writtenAs(template, pieces, link), url, isFixed: false })
      return assemblePage(html, map, putLink, added)
    },
    text: () => pageText(html),
  }
}

/** A link that is the same for all recipients. */
export const fixedLink = (url: string): MailLink => ({ url, source: url, block: null, isFixed: true })

interface Signed {
  tokens: ReturnType<ReturnType<typeof parsedTemplate>['tokens']>
  /** Places that have no sign: the very beginning and the very end. */
  isHeadFirst: boolean
  isTailLast: boolean
}

/** A change of the text of the template; `after`: it belongs to the character before its place. */
interface Edit extends Span {
  text: string
  after: boolean
}

/** Puts signs into the tokens of a template; null for a template whose HTML depends on the data. */
function signTemplate({ skeleton, map, links }: Read, { outermost }: Blocks): Signed | null {
  if (links.length > MAX_SIGNS) return null
  const isInBlock = ({ start }: Span) => outermost.some((block) => block.start <= start && start < block.end)
  if (map.anchors.some(isInBlock)) return null
  if (map.baseAt && (isInBlock(map.baseAt) || !holdsTextOnly(skeleton.pieces, map.baseAt))) return null
  const edits = links.flatMap((link, i) => signsOf(link, signOf(FIRST_LINK + i)))
  const { head, tail } = map
  const isTailLast = tail === skeleton.html.length
  if (head > 0) edits.push({ start: head, end: head, text: signOf(HEAD), after: true })
  if (!isTailLast) edits.push({ start: tail, end: tail, text: signOf(TAIL), after: tail === head })
  edits.sort((a, b) => a.start - b.start)
  applyEdits(skeleton, edits)
  return { tokens: skeleton.tokens, isHeadFirst: head === 0, isTailLast }
}

function signsOf({ start, end, fixed }: TemplateLink, sign: string): Edit[] {
  if (fixed) return [{ start, end, text: sign, after: start === end }]
  return [
    { start, end: start, text: sign, after: true },
    { start: end, end, text: signOf(END), after: false },
  ]
}

/** Changes the texts of tokens, which come in the order of the edits. */
function applyEdits({ html, pieces }: Skeleton, edits: readonly Edit[]): void {
  let next = 0
  let done = 0
  for (const piece of pieces) {
    if (piece.kind !== 'text') continue
    const from = Math.max(piece.at, done)
    let made = ''
    done = from
    for (let edit = edits[next]; edit; edit = edits[++next]) {
      const { start, end, text, after } = edit
      if (after ? start > piece.end : start >= piece.end) break
      made += html.slice(done, start) + text
      done = end
    }
    if (made === '' && from === piece.at) continue
    const text = made + html.slice(done, piece.end)
    Object.assign(piece.token, { getContent: () => text, getText: () => text })
  }
}

/** Puts links in at the signs of a rendered text. */
function filledAtSigns(
  { isHeadFirst, isTailLast }: Signed,
  { links, map, fixed }: Read,
  rendered: string,
): Pick<FilledHtml, 'finish'> {
  return {
    finish(put, { head = '', tail = '' } = {}) {
      const parts = rendered.split(SIGN)
      let made = (isHeadFirst ? head : '') + parts[0]
      for (let i = 1; i < parts.length; i++) {
        const part = parts[i] as string
        const code = part.charCodeAt(0)
        const text = part.slice(1)
        const link = links[code - FIRST_LINK]
        if (code === HEAD) made += head + text
        else if (code === TAIL) made += tail + text
        else if (code === END || !link) made += text
        else if (link.fixed) made += putText(put(fixedLink(link.fixed.url)), link.fixed.written, link) + text
        else {
          const url = addressOf(text, map.base)
          const given = url === null ? null : put(fixed.has(url) ? fixedLink(url) : personalLink(link, url))
          made += putText(given, text, link)
        }
      }
      return isTailLast ? made + tail : made
    },
  }
}

const personalLink = ({ source, block }: Written, url: string): MailLink => ({ source, block, url, isFixed: false })

/** An address in the place of a link. */
const putText = (given: string | null, written: string, { isQuoted }: FoundLink): string => {
  if (given === null) return written
  return isQuoted ? escapeAttribute(given) : `"${escapeAttribute(given)}"`
}
