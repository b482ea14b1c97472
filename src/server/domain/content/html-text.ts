// The plain text for the HTML of a template, without reading the HTML of each recipient: it is known in advance which
// piece of the template writes which part of the text. If the text depends on the data in another way, the HTML is
// read.
import type { Token } from 'liquidjs'
import { type KnownLines, linesOf, takeText } from '../../lib/html/page-text.ts'
import { pieceAt, type Skeleton } from './html-skeleton.ts'
import type { Blocks } from './html-states.ts'
import type { Trace } from './template-language.ts'

/** What pieces of a template write into the text: null for a placeholder, which writes its value. */
type TextParts = ReadonlyMap<Token, string | null>

/** What is known of the text of a template before it is filled. */
export interface KnownText {
  parts: TextParts
  known: KnownLines
}

/** The parts; null when the text depends on the data. */
export function textPartsOf({ html, pieces }: Skeleton, { joints }: Blocks): KnownText | null {
  const parts = new Map<Token, string | null>()
  const cuts = pieces.map(({ at, kind }) => ({ at, isHole: kind === 'output' }))
  const writerAt = (at: number) => pieces[pieceAt(pieces, at)]?.writer
  const taker = {
    text(text: string, at: number) {
      const writer = writerAt(at)
      if (writer) parts.set(writer, (parts.get(writer) ?? '') + text)
    },
    hole(at: number) {
      const writer = writerAt(at)
      if (writer) parts.set(writer, null)
    },
  }
  const { at: places, states, isUnsafe } = takeText(html, taker, cuts)
  if (isUnsafe) return null
  const tokens = places.map((at) => ({ at }))
  const stateAt = (place: number) => states[pieceAt(tokens, place)]
  return joints.every(([begin, place]) => stateAt(begin) === stateAt(place)) ? { parts, known: new Map() } : null
}

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#34;': '"', '&#39;': "'" }
const unescapeHtml = (text: string) =>
  text.includes('&') ? text.replace(/&(?:amp|lt|gt|#34|#39);/g, (sign) => SIGNS[sign] as string) : text

/** The text of one recipient, from what the pieces have written. */
export function textOf({ parts, known }: KnownText, html: string, { at, tokens }: Trace): string {
  let taken = ''
  for (let i = 0; i < tokens.length; i++) {
    const part = parts.get(tokens[i] as Token)
    if (part === undefined) continue
    taken += part ?? unescapeHtml(html.slice(at[i], at[i + 1] ?? html.length))
  }
  return linesOf(taken, known)
}
