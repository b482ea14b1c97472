// Makes commits durable. With synchronous = FULL, SQLite waits for the disk within the commit and blocks the whole
// process, including reads and finished responses. So a commit writes to the log without waiting (NORMAL), and this
// code waits for the disk outside of the event loop; a commit is reported only after that.
import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { StoreUnavailableError } from '../store.ts'

const waitForDisk = promisify(fdatasync)

export interface Log {
  /** Resolves when all that was committed is on the disk. Throws StoreUnavailableError, from then on always. */
  sync(): Promise<void>
  close(): void
}

/** The write-ahead log at this path, which must exist. It stays the same file as long as the database is open. */
export function openLog(path: string): Log {
  // Windows syncs only what may be written.
  const file = openSync(path, 'r+')
  let failed: StoreUnavailableError | null = null
  return {
    async sync() {
      if (failed) throw failed
      try {
        await waitForDisk(file)
      } catch (cause) {
        // The system forgets what it could not write: a later success would say nothing about it.
        failed = new StoreUnavailableError(
          `The disk did not keep what was written (${(cause as Error).message}). Restart the platform when it does again`,
          { cause },
        )
        throw failed
      }
    },
    close: () => closeSync(file),
  }
}
