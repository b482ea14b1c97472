// A tree of hashes (RFC 6962, 2.1): its root stands for all leaves, and a path of a few hashes proves that a leaf is among
// them. A leaf and a node are hashed differently, so that none can pass for the other.
import { hash } from 'node:crypto'

/** A step towards the root: a hash, and the side on which it stands. */
export interface MerkleStep {
  side: 'left' | 'right'
  hash: Buffer
}

const LEAF = Buffer.of(0)
const NODE = Buffer.of(1)

const sha256 = (...parts: Buffer[]) => hash('sha256', Buffer.concat(parts), 'buffer')
const hashPair = (left: Buffer, right: Buffer) => sha256(NODE, left, right)

/** The next level of the tree: pairs are joined; a last node without a partner moves up unchanged. */
const levelAbove = (level: readonly Buffer[]): Buffer[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
    const [left, right] = [level[2 * i] as Buffer, level[2 * i + 1]]
    return right ? hashPair(left, right) : left
  })

/** The tree over one leaf or more; `pathOf` takes the place of a leaf, from 0. */
export function merkleTree(leaves: readonly Buffer[]): { root: Buffer; pathOf(place: number): MerkleStep[] } {
  const levels: Buffer[][] = [leaves.map((leaf) => sha256(LEAF, leaf))]
  while ((levels.at(-1)?.length ?? 0) > 1) levels.push(levelAbove(levels.at(-1) as Buffer[]))
  const root = levels.at(-1)?.[0]
  if (!root) throw new Error('A tree has at least one leaf.')
  return {
    root,
    pathOf: (place) =>
      levels.slice(0, -1).flatMap((level, height): MerkleStep[] => {
        const own = Math.floor(place / 2 ** height)
        const other = level[own ^ 1]
        return other ? [{ side: own % 2 === 0 ? 'right' : 'left', hash: other }] : []
      }),
  }
}

/** The root to which a path leads from a leaf. */
export const rootFrom = (leaf: Buffer, path: readonly MerkleStep[]): Buffer =>
  path.reduce(
    (own, step) => (step.side === 'left' ? hashPair(step.hash, own) : hashPair(own, step.hash)),
    sha256(LEAF, leaf),
  )

/** A path as a text: `L` or `R` and the hash in hexadecimal, with spaces between the steps. */
export const writePath = (path: readonly MerkleStep[]): string =>
  path.map(({ side, hash: other }) => `${side === 'left' ? 'L' : 'R'}${other.toString('hex')}`).join(' ')

/** Reads such a text; null where it is none. */
export function readPath(text: string): MerkleStep[] | null {
  const steps = text === '' ? [] : text.split(' ')
  if (!steps.every((step) => /^[LR][0-9a-f]{64}$/.test(step))) return null
  return steps.map((step) => ({
    side: step.startsWith('L') ? 'left' : 'right',
    hash: Buffer.from(step.slice(1), 'hex'),
  }))
}
