// Files of imports as work. The worker that fetches a file holds it under a lease, and then gives it back or
// finishes it.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { ImportFileRow } from '../../../store/audience/import-files.ts'
import * as files from '../../../store/audience/import-files.ts'
import { holdEpoch } from '../../../store/epoch.ts'
import type { OperationRow } from '../../../store/operations/operations.ts'
import * as operations from '../../../store/operations/operations.ts'
import { isOpenOperation } from '../../../store/states.ts'
import type { Db, Store } from '../../../store/store.ts'
import { type ClaimedWork, createFairQueue } from '../../timers/fair-queue.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportInput } from './import-record.ts'

/** Milliseconds of wall time for which a process keeps a file to itself. */
export const FILE_LEASE_MS = 60_000

/** Files of an account that a process fetches at once. */
const EACH = 2

/** Another worker fetches the file, or it is no longer needed. */
export class Lost extends Error {}

/** The file of an import in the hands of one worker. */
export interface FileJob {
  row: ImportFileRow
  operation: OperationRow
  input: ImportInput & { file: ImportFile }
}

export interface FileJobs {
  claimFile(): Promise<ClaimedWork<FileJob> | null>
  /**
   * Extends the lease of the file; throws Lost when the file is no longer this worker's (a restore gives it another
   * token). Must be the first statement of a transaction.
   */
  extendLease(tx: Db, job: FileJob): Promise<void>
  giveBack(job: FileJob): Promise<undefined>
  /** Ends the fetching of a file; false if the operation was cancelled. */
  release(tx: Db, job: FileJob): Promise<boolean>
}

export function createFileJobs({ store, clock }: { store: Store; clock: Clock }): FileJobs {
  const until = () => clock.wall() + FILE_LEASE_MS

  const fairQueue = createFairQueue((after) => files.accountsWithFiles(store.db, clock.wall(), after), { each: EACH })

  /** Takes a free file of an account; null if none waits. */
  function takeOf(account: number): Promise<FileJob | null> {
    return store.write(async (tx) => {
      const row = await files.leaseFile(tx, account, { wall: clock.wall(), until: until() })
      const operation = row && (await operations.findOperation(tx, row.operation_id))
      const input = operation && fromJson<ImportInput>(operation.input)
      return row && operation && input?.file ? { row, operation, input: { ...input, file: input.file } } : null
    })
  }

  async function extendLease(tx: Db, { row }: FileJob): Promise<void> {
    await holdEpoch(tx, row.account_id)
    if (!(await files.extendFile(tx, row, until()))) throw new Lost()
  }

  /** Lets another worker fetch the file at once. */
  const giveBack = ({ row }: FileJob) => store.write(async (tx) => void (await files.extendFile(tx, row, 0)))

  async function release(tx: Db, job: FileJob): Promise<boolean> {
    await extendLease(tx, job)
    await files.deleteImportFile(tx, job.operation.id)
    const now = await operations.findOperation(tx, job.operation.id)
    return now !== undefined && isOpenOperation(now.status)
  }

  /** Takes a free file of the account whose turn it is; null if none waits. */
  const claimFile = () => fairQueue.claimNext(takeOf)

  return { claimFile, extendLease, giveBack, release }
}
