// Seals: time stamps over the ends of all chains that have grown, many at once. A seal proves that the events of a
// message were written by then, even for evidence that is requested much later.
import type { Clock } from '../../../lib/clock.ts'
import { merkleTree, writePath } from '../../../lib/merkle.ts'
import { readStamp } from '../../../lib/pki/time-stamp.ts'
import {
  holdHeads,
  holdSeals,
  insertSeal,
  lastSeal,
  type OpenHead,
  openHeads,
  type SealedLeaf,
} from '../../../store/messages/chain-seals.ts'
import type { Store } from '../../../store/store.ts'
import { ALL, unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { createStampWatch, type Stamping } from './stamps.ts'

/** Chains under one seal: a path to its root has so many that it fits in a row, and a tree so few that it fits in memory. */
const MAX_LEAVES = 4096
/** Seals that one evidence shows: the oldest ones, which prove most, and the newest, which covers most. */
const MAX_SHOWN = 20

export interface SealDeps {
  store: Store
  clock: Clock
  /** Null without a time stamp authority. */
  stamping: Stamping | null
  /** Milliseconds from one seal to the next; null: none are made. */
  sealEvery: number | null
  /** Tells the operator that the authority gave no stamp. */
  warn(text: string, data: Record<string, unknown>): void
}

interface Made {
  root: Buffer
  token: Buffer
  pathOf(place: number): string
}

const headBytes = ({ head }: Pick<OpenHead, 'head'>) => Buffer.from(head, 'hex')

/** The step of the work loop that makes one seal; it resolves with false when it is not time, or nothing has grown. */
export function createSealWork({
  store,
  clock,
  stamping,
  sealEvery,
  warn,
}: SealDeps): (turn?: WorkTurn) => Promise<boolean> {
  const watch = stamping && createStampWatch(stamping)
  /** The next check is not before this (wall time). */
  let notBefore = 0

  /** The number of the newest seal (0: none) if another may follow it now; null if not. */
  async function turnAfter(every: number): Promise<number | null> {
    const last = await lastSeal(store.db)
    // A full seal may have left others out.
    if (!last || last.leaves === MAX_LEAVES) return last?.id ?? 0
    const wall = clock.wall()
    // The clock was put back since.
    if (last.created > wall) return last.id
    notBefore = last.created + every
    return wall < notBefore ? null : last.id
  }

  async function stamped({ authority }: Stamping, heads: readonly OpenHead[]): Promise<Made | null> {
    const tree = merkleTree(heads.map(headBytes))
    try {
      const token = await authority.stamp(tree.root)
      watch?.answered()
      return { root: tree.root, token, pathOf: (place) => writePath(tree.pathOf(place)) }
    } catch (error) {
      watch?.failed(clock.wall())
      warn('the chains of registered messages wait for their time stamp', { reason: (error as Error).message })
      return null
    }
  }

  /** Writes the seal, unless another process has made one since. */
  function storeSeal(after: number, heads: readonly OpenHead[], { root, token, pathOf }: Made): Promise<boolean> {
    return store.writeAlongside(async (tx) => {
      await holdSeals(tx)
      if (((await lastSeal(tx))?.id ?? 0) !== after) return false
      const places = new Map(heads.map(({ id }, place) => [id, place]))
      const found = await holdHeads(tx, [...places.keys()])
      const leaves = found.map(({ id, account_id }) => {
        const place = places.get(id) as number
        return { account_id, registered_id: id, head: (heads[place] as OpenHead).head, path: pathOf(place) }
      })
      // They were deleted since.
      if (leaves.length === 0) return false
      const covered = found.filter(({ id, head }) => heads[places.get(id) as number]?.head === head)
      const stamp = { stamped: readStamp(token).time, token: token.toString('base64') }
      const seal = { created: clock.wall(), leaves: heads.length, root: root.toString('hex'), ...stamp }
      await insertSeal(
        tx,
        seal,
        leaves,
        covered.map(({ id }) => id),
      )
      return true
    })
  }

  return async (turn = unwatched) => {
    const now = clock.wall()
    if (!stamping || sealEvery === null || (now < notBefore && now >= notBefore - sealEvery) || watch?.isDown(now))
      return false
    const after = await turnAfter(sealEvery)
    const heads = after === null ? [] : await openHeads(store.db, MAX_LEAVES)
    if (after === null || heads.length === 0) return false
    turn.note({ account: 0, refs: [ALL] })
    const made = await stamped(stamping, heads)
    return made !== null && storeSeal(after, heads, made)
  }
}

/** The seals that an evidence of a message shows. */
export const shownSeals = (seals: readonly SealedLeaf[]): SealedLeaf[] =>
  seals.length <= MAX_SHOWN ? [...seals] : [...seals.slice(0, MAX_SHOWN - 1), ...seals.slice(-1)]
