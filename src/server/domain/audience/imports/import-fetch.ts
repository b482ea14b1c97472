// Fetches the files of imports and stores their rows as slices. A file is taken as a whole: no contact is imported
// until its last row is stored, and after a crash before that the file is fetched anew.

import type { Clock } from '../../../lib/clock.ts'
import { csvLine } from '../../../lib/csv.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import { findAccount } from '../../../store/accounts/accounts.ts'
import type { ImportFileRow } from '../../../store/audience/import-files.ts'
import * as files from '../../../store/audience/import-files.ts'
import { holdEpoch } from '../../../store/epoch.ts'
import type { OperationRow } from '../../../store/operations/operations.ts'
import * as operations from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import { holding } from '../../sending/holding.ts'
import { fieldsOfList } from '../fields.ts'
import { type ImportFile, readImportFile } from './import-file.ts'
import { type EndParts, endImport, type ImportInput, nothingDone, SLICE, slicesOf } from './import-record.ts'
import type { SliceItem } from './import-slice.ts'

/** The bytes of a file at an address of a customer, as they come. Implemented in channels/http. */
export type StreamFile = (
  kind: AccountKind,
  url: string,
  options: { signal: AbortSignal; maxBytes: number },
) => AsyncIterable<Buffer>

export interface FetchParts extends EndParts {
  store: Store
  clock: Clock
  streamFile: StreamFile
}

/** The contract's 256 MiB and ten minutes (M-044). */
const MAX_FILE = 256 * 1024 * 1024
const MAX_TIME = 600_000
/** Wall time for which a process keeps a file to itself, milliseconds. */
const LEASE = 60_000

/** Another worker fetches the file, or nobody wants it any more. */
class Lost extends Error {}

/** The file cannot be had, or is none that can be read; the message says why. */
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

interface Job {
  row: ImportFileRow
  operation: OperationRow
  input: ImportInput & { file: ImportFile }
}

/** Makes the task that fetches the files of imports. */
export function createImportFetch(parts: FetchParts) {
  const { store, clock, streamFile } = parts
  const stopped = new AbortController()

  const until = () => clock.wall() + LEASE

  async function take(): Promise<Job | null> {
    if (!(await files.hasWaitingFile(store.db, clock.wall()))) return null
    return store.write(async (tx) => {
      const row = await files.leaseFile(tx, { wall: clock.wall(), until: until() })
      const operation = row && (await operations.findOperation(tx, row.operation_id))
      const input = operation && fromJson<ImportInput>(operation.input)
      return row && operation && input?.file ? { row, operation, input: { ...input, file: input.file } } : null
    })
  }

  /** Throws Lost when the file is not this worker's any more: a restore gives it another token. The first statement of a transaction. */
  async function keep(tx: Db, { row }: Job): Promise<void> {
    await holdEpoch(tx, row.account_id)
    if (!(await files.extendFile(tx, row, until()))) throw new Lost()
  }

  const giveBack = ({ row }: Job) => store.write(async (tx) => void (await files.extendFile(tx, row, 0)))

  /** The end of the fetching; false when the operation was called off meanwhile. */
  async function release(tx: Db, job: Job): Promise<boolean> {
    await keep(tx, job)
    await files.deleteImportFile(tx, job.operation.id)
    const now = await operations.findOperation(tx, job.operation.id)
    return now !== undefined && operations.openOperationStates.includes(now.status)
  }

  async function* itemsOf({ operation, input }: Job): AsyncGenerator<SliceItem> {
    const account = await findAccount(store.db, operation.account_id)
    const known = await fieldsOfList(store.db, operation.account_id, operation.list_id ?? 0)
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(MAX_TIME)])
    const bytes = streamFile((account?.kind ?? 'live') as AccountKind, input.file.url, { signal, maxBytes: MAX_FILE })
    try {
      yield* readImportFile(bytes, input.file, known)
    } catch (error) {
      throw new Unreadable(`${input.file.url} cannot be read. ${reasonOf(error)}`)
    }
  }

  /** Stores the rows of the file; returns the number of slices. */
  async function storeRows(job: Job): Promise<number> {
    const id = job.operation.id
    let seq = 0
    let items: SliceItem[] = []
    const flush = async () => {
      const rows = slicesOf(items, id, seq)
      await store.write(async (tx) => {
        await keep(tx, job)
        // What an attempt that was cut off left.
        if (seq === 0) await operations.deleteSlices(tx, id)
        if (rows.length > 0) await operations.insertSlices(tx, rows)
      })
      seq += rows.length
      items = []
    }
    for await (const item of itemsOf(job)) {
      items.push(item)
      if (items.length === SLICE) await flush()
    }
    if (items.length > 0 || seq === 0) await flush()
    return seq
  }

  /** Hands the import over to the task that works off slices. */
  const hand = (job: Job, slices: number) =>
    store.write(async (tx) => {
      if (!(await release(tx, job))) return operations.deleteSlices(tx, job.operation.id)
      const input = { ...job.input, slices }
      await operations.updateOperation(tx, job.operation.id, { input: toJson(input) })
      if (slices > 0) return
      await endImport(tx, parts, job.operation, input, { progress: nothingDone, hasLines: false, at: clock.now() })
    })

  /** Ends an import whose file cannot be read: the file of the result has one line, which says why. */
  const giveUp = (job: Job, reason: string) =>
    store.write(async (tx) => {
      const { operation } = job
      const wanted = await release(tx, job)
      await operations.deleteSlices(tx, operation.id)
      if (!wanted) return
      const input = { ...job.input, slices: 1 }
      await operations.updateOperation(tx, operation.id, { input: toJson(input) })
      await operations.insertResultPart(tx, operation.id, 0, csvLine(['', '', 'invalid', reason]))
      await endImport(tx, parts, operation, input, { progress: nothingDone, hasLines: true, at: clock.now() })
    })

  async function fetchFile(job: Job): Promise<void> {
    try {
      const slices = await storeRows(job).catch((error: unknown) => unlessUnreadable(error))
      // Broken off because the server ends: another process, or the next start, begins anew at once.
      if (slices instanceof Unreadable && stopped.signal.aborted) return await giveBack(job)
      await (slices instanceof Unreadable ? giveUp(job, slices.message) : hand(job, slices))
    } catch (error) {
      if (!(error instanceof Lost)) throw error
    }
  }

  return {
    /** Fetches one file; false when none waits. */
    async step(): Promise<boolean> {
      if (stopped.signal.aborted) return false
      const job = await take()
      if (!job) return false
      await holding(
        LEASE,
        () => store.write((tx) => keep(tx, job)),
        () => fetchFile(job),
      )
      return true
    },

    /** Breaks off the files under way, so that the server can end. */
    stop: () => stopped.abort(),
  }
}
