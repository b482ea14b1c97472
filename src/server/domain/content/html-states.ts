// Whether the placeholders and tags of a template stand where they cannot change how its HTML is cut up: in a text, in a
// quoted value, in a style or in a comment, each block as a whole. Then the HTML is read once for all recipients.
import { type HtmlToken, readHtml, type Span, valueSpan } from '../../lib/html/tokens.ts'
import { HOLE, type Skeleton, type SkeletonPiece } from './html-skeleton.ts'

/** Where a piece stands: equal for pieces in the same text or value. Null where a value might change the markup. */
type State = string | null

const TEXT = 'text'

/** The end of a text that may begin a tag together with what follows. */
const BEGINS_TAG = /<[!/]?[-a-z]*$/i

type Finder = (piece: SkeletonPiece) => State

/** Says the state of pieces, which come in the order of the page. */
function stateFinder(
  { html, pieces }: Pick<Skeleton, 'html' | 'pieces'>,
  within: Span = { start: 0, end: html.length },
): Finder {
  const tokens: HtmlToken[] = []
  const { start: offset } = within
  const source = html.slice(within.start, within.end)
  readHtml(source, (token) => tokens.push(token))
  const holes = new Set(pieces.filter(({ kind }) => kind === 'output').map(({ at }) => at - offset))
  const inner = new Map<HtmlToken, Finder>()
  let next = 0

  /** The character next to a place, ignoring placeholders. */
  const beside = (place: number, step: 1 | -1): string => {
    let at = place
    while (holes.has(at)) at += step
    return source[at] ?? ''
  }
  /** Whether what stands before a place may begin a tag together with what follows. */
  const begins = (place: number): boolean => {
    const before = beside(place - 1, -1)
    return (
      before === '<' ||
      (before === '/' &&
        source
          .slice(Math.max(0, place - 20), place)
          .replaceAll(HOLE, '')
          .endsWith('</'))
    )
  }
  const valueAt = (token: HtmlToken & { type: 'start' }, from: number, to: number): State => {
    for (const attribute of token.attributes) {
      const value = valueSpan(source, attribute)
      if (value?.isQuoted && value.start <= from && to <= value.end) return `value ${value.start}`
    }
    return null
  }
  const commentAt = (token: HtmlToken & { type: 'comment' }, piece: SkeletonPiece, from: number, to: number): State => {
    if (!source.startsWith('<!--', token.start) || from < token.start + 4) return null
    if ('-<!'.includes(beside(from - 1, -1)) || '->!'.includes(beside(to, 1))) return null
    const { content } = token
    if (content === null) return `comment ${token.start}`
    if (from < content.start || to > content.end) return null
    const span = { start: content.start + offset, end: content.end + offset }
    const find = inner.get(token) ?? stateFinder({ html, pieces }, span)
    inner.set(token, find)
    const state = find(piece)
    return state === null ? null : `comment ${token.start} ${state}`
  }
  return (piece) => {
    const [from, to] = [piece.at - offset, piece.end - offset]
    while (next < tokens.length && !holdsOrFollows(tokens[next] as HtmlToken, from, to)) next++
    const token = tokens[next]
    if (!token || !holdsToken(token, from, to) || token.type === 'text') return begins(from) ? null : TEXT
    if (token.type === 'start') return valueAt(token, from, to)
    if (token.type === 'comment') return commentAt(token, piece, from, to)
    if (token.type !== 'raw' || token.name === 'script') return null
    const before = source.slice(Math.max(token.start, from - 20), from)
    return BEGINS_TAG.test(before.replaceAll(HOLE, '')) ? null : `raw ${token.start}`
  }
}

/** A tag has no width: between two tokens it belongs to neither, unless one is raw content. */
function holdsToken({ type, start, end }: HtmlToken, from: number, to: number): boolean {
  if (type === 'raw') return start <= from && to <= end
  return from === to ? start < from && from < end : start <= from && to <= end
}

const holdsOrFollows = (token: HtmlToken, from: number, to: number): boolean =>
  holdsToken(token, from, to) || token.start >= to

const OPENS = new Set(['if', 'unless', 'case', 'for'])
const MIDDLE = new Set(['elsif', 'else', 'when'])

export interface Blocks {
  /** The outermost ones. */
  outermost: Span[]
  /** Places of tags, with that of the beginning of their block. */
  joints: [begin: number, place: number][]
}

/** The blocks of a template whose HTML can be read before it is filled; null for another template. */
export function blocksOf(skeleton: Skeleton): Blocks | null {
  if (skeleton.isOpaque) return null
  if (skeleton.pieces.every(({ kind }) => kind === 'text')) return { outermost: [], joints: [] }
  const find = stateFinder(skeleton)
  const open: { tag: string; state: State; at: number }[] = []
  const blocks: Blocks = { outermost: [], joints: [] }
  for (const piece of skeleton.pieces) {
    if (piece.kind === 'text') continue
    const state = find(piece)
    if (state === null) return null
    const { tag, at } = piece
    if (piece.kind === 'output') continue
    if (OPENS.has(tag)) {
      open.push({ tag, state, at })
      continue
    }
    const isJump = tag === 'break' || tag === 'continue'
    if (!isJump && !MIDDLE.has(tag) && !tag.startsWith('end')) return null
    const block = isJump ? open.findLast((one) => one.tag === 'for') : open.at(-1)
    if (block?.state !== state) return null
    blocks.joints.push([block.at, at])
    if (!tag.startsWith('end')) continue
    open.pop()
    if (open.length === 0) blocks.outermost.push({ start: block.at, end: at })
  }
  return open.length === 0 ? blocks : null
}
