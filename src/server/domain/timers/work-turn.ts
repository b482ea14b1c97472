// What a step of the work loop says about the stored work that it takes, so that work whose process dies can be found
// afterwards.
import type { WorkKind } from '../../store/schema.ts'

export type { WorkKind }

/** Work that a step has in progress. */
export interface WorkNote {
  /** 0 for work that belongs to no account. */
  account: number
  /** The keys of the pieces within their kind. */
  refs: readonly (number | string)[]
  /** How far the work has come. */
  place?: string | number
  /** What the ledger said of the work when it was taken. */
  state?: string
}

/** One step of a task, and the job that it returns. */
export interface WorkTurn {
  /** How many pieces to take at once: `most`, or one while some of the kind are under suspicion. */
  limit(most: number): number
  /** Keys of the kind that are set aside; a step whose query does not leave them out by itself has to do so. */
  readonly held: readonly string[]
  /** Notes what is in progress from now on, in place of what was noted before. Call it before the work is begun. */
  note(work: WorkNote): void
}

/** The key of a task whose work cannot be told apart. */
export const ALL = 'all'

/** A turn of a caller outside the work loop: nothing is noted. */
export const unwatched: WorkTurn = { limit: (most) => most, held: [], note: () => undefined }
