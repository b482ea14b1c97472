// Kinds of operation that are worked off in slices. A kind says what one slice does and what the end says. The
// runner does what all kinds share: leases, states, progress, the result file, the notice and the callback.
import { fromJson } from '../../lib/json-text.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import type { OperationType } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** What every kind keeps of its request. */
export interface OperationInput {
  /** Users to tell at the end, by number. */
  notify: number[]
  /** The address to call at the end. */
  callbackUrl: string | null
}

/**
 * An operation between two of its slices. `P` is the state that the kind keeps from one slice to the next: counts, a
 * place to continue from.
 */
export interface Work<I extends OperationInput = OperationInput, P extends object = object> {
  operation: OperationRow
  input: I
  progress: P
  /** Number of the next slice, from 0. */
  seq: number
}

/** A slice that was read and waits for its transaction. */
export interface Slice<P extends object = object> {
  /**
   * Judges the slice by what is stored now, and writes what follows. It may run again: it changes nothing but the
   * database.
   */
  apply(tx: Db): Promise<SliceOutcome<P>>
}

export interface SliceOutcome<P extends object = object> {
  progress: P
  /** What the slice adds to the result file, as text in UTF-8 or as bytes; empty for nothing. */
  lines: string | Buffer
  isLast: boolean
}

/** A result file: its extension, its media type, and what stands above all lines. */
export interface FileFormat {
  extension: string
  mediaType: string
  head: string
}

export interface OperationEnd {
  /** The email to the users of the request. */
  subject: string
  text: string
  /** The callback: its name in the contract, and what it posts. Null for a kind that has none. */
  callback: { name: string; body: object } | null
  /** Whether the operation could do nothing; `progressOf` says why. */
  hasFailed?: boolean
}

/** How far an operation has come, as far as that is known. */
export interface OperationProgress {
  /** Items that were worked off, of how many. */
  done?: number | undefined
  total?: number | undefined
  /** What became of the items, by verdict. */
  counts?: Readonly<Record<string, number>> | undefined
  /** What a merge of contacts did, or would do: its groups, the contacts that go, the groups with too many contacts. */
  duplicates?: Readonly<Record<'groups' | 'merged' | 'skipped_groups', number>> | undefined
  /** Why it does not get on, in words. */
  problem?: string | undefined
  /** New items of a feed that wait for a person to send or to skip them. */
  held?: number | undefined
}

/** A kind of operation. It belongs to the area whose records it changes; app.ts joins the kinds. */
export interface OperationKind<I extends OperationInput = OperationInput, P extends object = object> {
  /** One word, which the rows of its operations hold, and the links and names of its result files. */
  name: string
  /** The operation type of the contract, which several kinds may share. */
  type: OperationType
  /** The result file of such a request; null when it has none. */
  resultFile(input: I): FileFormat | null
  /** Reads the next slice, before its transaction begins; null if another process has done it. */
  read(work: Work<I, P>): Promise<Slice<P> | null>
  /** How far it has come; left out for a kind that does not know. */
  progressOf?(work: Work<I, P>): OperationProgress
  /** What the end says. `file` is the link to the result file; empty when nothing was written to it. */
  end(work: Work<I, P>, file: string): OperationEnd
  /** Removes what a cancelled operation leaves, apart from its stored slices. */
  discard(tx: Db, operation: number): Promise<void>
}

/** Kinds by their names. */
export type OperationKinds = ReadonlyMap<string, OperationKind>

/** The table of kinds. */
export const tableOfKinds = (kinds: readonly OperationKind[]): OperationKinds =>
  new Map(kinds.map((kind) => [kind.name, kind]))

/** The kind of an operation; undefined when it is not worked off in slices. */
export const kindOf = (kinds: OperationKinds, { kind }: Pick<OperationRow, 'kind'>): OperationKind | undefined =>
  kind === null ? undefined : kinds.get(kind)

/** An operation as its kind sees it. */
export function workOf(operation: OperationRow): Work {
  const { next, ...progress } = fromJson<{ next: number }>(operation.progress)
  return { operation, input: fromJson<OperationInput>(operation.input), progress, seq: next }
}
