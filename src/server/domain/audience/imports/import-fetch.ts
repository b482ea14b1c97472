// Fetches the files of imports and stores their rows as slices. A file is taken as a whole: no contact is imported
// until its last row is stored, and after a crash before that the file is fetched again.

import type { Clock } from '../../../lib/clock.ts'
import { csvLine } from '../../../lib/csv.ts'
import { toJson } from '../../../lib/json-text.ts'
import { type AccountKind, findAccount } from '../../../store/accounts/accounts.ts'
import * as operations from '../../../store/operations/operations.ts'
import type { Store } from '../../../store/store.ts'
import type { EndOperation } from '../../operations/ending.ts'
import { SLICE, slicesOf } from '../../operations/slices.ts'
import { withLeaseRenewal } from '../../sending/lease-renewal.ts'
import { unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { createFileJobs, FILE_LEASE_MS, type FileJob, Lost } from './file-jobs.ts'
import { readImportFile } from './import-file.ts'
import { type ImportInput, type ImportProgress, nothingDone } from './import-record.ts'
import type { SliceItem } from './import-slice.ts'

/** The bytes of a file at an address of a customer, as they come. Implemented in channels/http. */
type StreamFile = (
  kind: AccountKind,
  url: string,
  options: { signal: AbortSignal; maxBytes: number },
) => AsyncIterable<Buffer>

export interface FetchDeps {
  store: Store
  clock: Clock
  streamFile: StreamFile
  endOperation: EndOperation
}

/** The contract's 256 MiB and ten minutes (M-044). */
const MAX_FILE = 256 * 1024 * 1024
const MAX_TIME = 600_000
/** The file cannot be fetched or read; the message says why. */
class Unreadable extends Error {}

function unlessUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  throw error
}

function reasonOf(error: unknown): string {
  const { name, message, code } = error as Error & { code?: string }
  if (name === 'TimeoutError') return 'It did not come within ten minutes'
  return message || code || name
}

/** The rows of a file, as they come. Throws Unreadable. */
async function* itemsOf(
  { store, streamFile }: Pick<FetchDeps, 'store' | 'streamFile'>,
  { operation, input }: FileJob,
  stopped: AbortSignal,
): AsyncGenerator<SliceItem> {
  const account = await findAccount(store.db, operation.account_id)
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(MAX_TIME)])
  const bytes = streamFile(account?.kind ?? 'live', input.file.url, { signal, maxBytes: MAX_FILE })
  try {
    yield* readImportFile(bytes, input.file)
  } catch (error) {
    throw new Unreadable(`${input.file.url} cannot be read. ${reasonOf(error)}`)
  }
}

/** What was stored of a file. */
type StoredRows = Pick<ImportInput, 'slices' | 'total'>

/** An import of which no row was taken. */
const emptyWork = ({ operation, input }: FileJob, progress: ImportProgress = nothingDone) => ({
  operation,
  input,
  progress,
  seq: 0,
})

export interface ImportFetch {
  /** Takes one file and says how to fetch it; false when none waits. */
  step(watched?: WorkTurn): Promise<false | (() => Promise<void>)>
  /** Breaks off the files under way, so that the server can end. */
  stop(): void
}

/** Makes the task that fetches the files of imports. */
export function createImportFetch({ store, clock, streamFile, endOperation }: FetchDeps): ImportFetch {
  const stopped = new AbortController()
  const jobs = createFileJobs({ store, clock })

  /** Stores the rows of the file; returns their number, and that of the slices. */
  async function storeRows(job: FileJob): Promise<StoredRows> {
    const id = job.operation.id
    let seq = 0
    let total = 0
    let items: SliceItem[] = []
    const flush = async () => {
      const rows = slicesOf(items, id, seq)
      await store.write(async (tx) => {
        await jobs.extendLease(tx, job)
        // Removes what an interrupted attempt left.
        if (seq === 0) await operations.deleteSlices(tx, id)
        if (rows.length > 0) await operations.insertSlices(tx, rows)
      })
      seq += rows.length
      total += items.length
      items = []
    }
    for await (const item of itemsOf({ store, streamFile }, job, stopped.signal)) {
      items.push(item)
      if (items.length === SLICE) await flush()
    }
    if (items.length > 0 || seq === 0) await flush()
    return { slices: seq, total }
  }

  /** Hands the import over to the task that works off slices. */
  const hand = (job: FileJob, stored: StoredRows) =>
    store.write(async (tx) => {
      if (!(await jobs.release(tx, job))) return operations.deleteSlices(tx, job.operation.id)
      const input = { ...job.input, ...stored }
      await operations.updateOperation(tx, job.operation.id, { input: toJson(input) })
      if (stored.slices > 0) return
      await endOperation(tx, emptyWork({ ...job, input }), clock.now(job.operation.account_id))
    })

  /** Ends an import whose file cannot be read: the file of the result has one line, which says why. */
  const giveUp = (job: FileJob, reason: string) =>
    store.write(async (tx) => {
      const { operation } = job
      const wanted = await jobs.release(tx, job)
      await operations.deleteSlices(tx, operation.id)
      if (!wanted) return
      await operations.insertResultPart(tx, operation.id, 0, csvLine(['', '', 'invalid', reason]))
      const progress = { ...nothingDone, problem: reason }
      await operations.updateOperation(tx, operation.id, { progress: toJson({ next: 0, ...progress }) })
      await endOperation(tx, emptyWork(job, progress), clock.now(operation.account_id))
    })

  async function fetchFile(job: FileJob): Promise<void> {
    try {
      const stored = await storeRows(job).catch((error: unknown) => unlessUnreadable(error))
      // The server is shutting down: another process, or the next start, fetches it again at once.
      if (stored instanceof Unreadable && stopped.signal.aborted) return await jobs.giveBack(job)
      await (stored instanceof Unreadable ? giveUp(job, stored.message) : hand(job, stored))
    } catch (error) {
      if (!(error instanceof Lost)) throw error
    }
  }

  return {
    async step(watched = unwatched): Promise<false | (() => Promise<void>)> {
      if (stopped.signal.aborted) return false
      const turn = await jobs.claimFile()
      if (!turn) return false
      const { work: job } = turn
      watched.note({ account: job.row.account_id, refs: [job.operation.id] })
      const extendLease = () => store.write((tx) => jobs.extendLease(tx, job))
      return () => turn.run(() => withLeaseRenewal(FILE_LEASE_MS, extendLease, () => fetchFile(job)))
    },

    stop: () => stopped.abort(),
  }
}
