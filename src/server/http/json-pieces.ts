// Parses long JSON in pieces and lets other work run in between: JSON.parse itself cannot be interrupted. A piece is a
// few items of a long list; json-body.ts finds these lists while it counts the body.
import { randomToken } from '../lib/ids.ts'
import { createLoopTurn } from '../lib/loop-turn.ts'

/** A long list: where its items begin and end, and the commas at which it is cut. */
export interface LongList {
  from: number
  to: number
  commas: number[]
}

/** Bytes from which a list is cut, and of a piece. */
export const PIECE = 262_144

const parsePiece = (bytes: Buffer, from: number, to: number): unknown[] =>
  JSON.parse(`[${bytes.toString('utf8', from, to)}]`)

/** The items of a list; null when a piece of it has none, which is a comma too many. */
async function itemsOf(bytes: Buffer, { from, to, commas }: LongList): Promise<unknown[] | null> {
  const turn = createLoopTurn()
  const items: unknown[] = []
  let start = from
  for (const end of [...commas, to]) {
    const some = parsePiece(bytes, start, end)
    if (some.length === 0) return null
    for (const item of some) items.push(item)
    start = end + 1
    const pause = turn()
    if (pause) await pause
  }
  return items
}

/** The body with a mark in place of the items of each list. */
function outlineOf(bytes: Buffer, lists: readonly LongList[], markOf: (n: number) => string): unknown {
  let text = ''
  let start = 0
  for (const [n, { from, to }] of lists.entries()) {
    text += bytes.toString('utf8', start, from) + JSON.stringify(markOf(n))
    start = to
  }
  return JSON.parse(text + bytes.toString('utf8', start))
}

/**
 * The value of the body. Its long lists are the root or members of the root. Throws for invalid JSON; returns null if
 * the body has to be parsed as a whole.
 */
export async function parseInPieces(bytes: Buffer, lists: readonly LongList[]): Promise<unknown> {
  const token = randomToken(16)
  const filled: (unknown[] | null)[] = []
  for (const list of lists) filled.push(await itemsOf(bytes, list))
  if (filled.includes(null)) return null
  const marks = new Map(lists.map((_, n) => [`${token} ${n}`, filled[n]]))
  const restorePiece = (value: unknown) => (Array.isArray(value) && marks.get(value[0] as string)) || value
  const outline = outlineOf(bytes, lists, (n) => `${token} ${n}`)
  if (typeof outline !== 'object' || outline === null || Array.isArray(outline)) return restorePiece(outline)
  return Object.fromEntries(Object.entries(outline).map(([name, value]) => [name, restorePiece(value)]))
}
