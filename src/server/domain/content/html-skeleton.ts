// A template as one page: each branch and each round of a loop once, and one character in place of each placeholder.
import { type Token, TokenKind, type TopLevelToken } from 'liquidjs'
import type { Span } from '../../lib/html/tokens.ts'

/** A part of a page that a template makes, up to where the next one begins. */
export interface Piece {
  at: number
  /** The place of its first character in the template; null for what depends on the data. */
  source: number | null
  /** What writes it. */
  token: Token
}

/** How the template wrote a part of the page. */
export interface Written {
  source: string | null
  /** The placeholder that wrote it. */
  block: string | null
}

export interface SkeletonPiece extends Piece {
  /** What writes it when the template is filled: for raw text, its tag. */
  writer: Token
  kind: 'text' | 'output' | 'control'
  end: number
  /** The name of the tag; empty for texts and placeholders. */
  tag: string
}

export interface Skeleton {
  tokens: TopLevelToken[]
  html: string
  pieces: SkeletonPiece[]
  /** Whether a placeholder may write markup, or a part of the template is written elsewhere than it is. */
  isOpaque: boolean
}

/** Stands for a placeholder: no character of HTML's syntax. */
export const HOLE = '\uFFFC'
/** Tags that never write anything. */
const SILENT = new Set(['assign', '#'])
/** Only this filter keeps markup in a value. */
const RAW = /\braw\b/
const OPAQUE = new Set(['capture', 'endcapture', 'cycle', 'echo'])

interface TextToken extends Token {
  trimLeft: number
  getContent(): string
}

const isText = (token: Token): token is TextToken => token.kind === TokenKind.HTML

/** `tokens` are those that the result will be parsed of. */
export function skeletonOf(tokens: TopLevelToken[]): Skeleton {
  const skeleton: Skeleton = { tokens, html: '', pieces: [], isOpaque: false }
  let inside = ''
  let rawTag: Token | null = null
  const add = (token: TopLevelToken, kind: SkeletonPiece['kind'], written: string, source: number | null, tag = '') => {
    const at = skeleton.html.length
    skeleton.html += written
    skeleton.pieces.push({ token, writer: rawTag ?? token, kind, at, end: at + written.length, source, tag })
  }
  for (const token of tokens) {
    if (isText(token)) {
      if (inside === 'raw') add(token as TopLevelToken, 'text', token.getText(), token.begin)
      else if (inside === '') add(token as TopLevelToken, 'text', token.getContent(), token.begin + token.trimLeft)
      continue
    }
    const tag = token.kind === TokenKind.Tag ? (token as TopLevelToken & { name: string }).name : ''
    if (inside !== '') {
      if (tag !== `end${inside}`) continue
      inside = ''
      rawTag = null
    } else if (tag === 'raw' || tag === 'comment') {
      inside = tag
      rawTag = tag === 'raw' ? token : null
    } else if (OPAQUE.has(tag)) {
      skeleton.isOpaque = true
      if (!tag.endsWith('capture')) add(token, 'output', HOLE, null)
    } else if (tag === '') {
      if (RAW.test(token.getText())) skeleton.isOpaque = true
      add(token, 'output', HOLE, null)
    } else if (!SILENT.has(tag)) add(token, 'control', '', null, tag)
  }
  return skeleton
}

/** What was rendered, as pieces. */
export const tracedPieces = (at: readonly number[], tokens: readonly Token[]): Piece[] =>
  at.map((place, i) => ({ at: place, source: sourceOf(tokens[i] as Token), token: tokens[i] as Token }))

function sourceOf(token: Token): number | null {
  if (isText(token)) return token.begin + token.trimLeft
  return token.kind === TokenKind.Tag && (token as Token & { name: string }).name === 'raw' ? token.end : null
}

/** The number of the last piece that begins at a place or before it; -1 for none. */
export function pieceAt(pieces: readonly Pick<Piece, 'at'>[], place: number): number {
  let [low, high] = [0, pieces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pieces[middle] as Pick<Piece, 'at'>).at <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The place in the template of one character of the page; null when the data wrote it. */
function originOf(pieces: readonly Piece[], place: number): number | null {
  const piece = pieces[pieceAt(pieces, place)]
  return piece?.source == null ? null : piece.source + place - piece.at
}

/**
 * A part of the page as its author wrote it, or the placeholder that wrote all of it; null when the template does not
 * hold its edges.
 */
export function writtenAs(template: string, pieces: readonly Piece[], { start, end }: Span): Written {
  const [before, after] = [originOf(pieces, start - 1), originOf(pieces, end)]
  if (before !== null && after !== null && before < after)
    return { source: template.slice(before + 1, after), block: null }
  const at = pieceAt(pieces, start - 1)
  const block =
    before === null && after === null && at === pieceAt(pieces, end) ? pieces[at]?.token.getText() : undefined
  return { source: null, block: block ?? null }
}

/** Placeholders that may write links. */
export const blocksIn = ({ pieces }: Skeleton): string[] =>
  pieces.flatMap(({ kind, token }) => (kind === 'output' && RAW.test(token.getText()) ? [token.getText()] : []))
