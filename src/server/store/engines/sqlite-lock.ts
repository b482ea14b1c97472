// One server per data folder. The lock is the operating system's, on a small database that stays in an exclusive
// transaction. It is released when the process ends, however that happens.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile, makePrivateFolder, writePrivateFile } from '../../lib/private-files.ts'

/** Another process uses the folder. */
export class FolderInUseError extends Error {}

/** Locks the folder; returns a function that unlocks it. Throws FolderInUseError with the pid of the holder. */
export function lockFolder(folder: string): () => void {
  makePrivateFolder(folder)
  const pidFile = join(folder, 'server.pid')
  const lockFile = join(folder, 'lock.db')
  makePrivateFile(lockFile)
  const lock = new DatabaseSync(lockFile)
  try {
    lock.exec('PRAGMA busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new FolderInUseError(
      `The data folder ${folder} is in use by process ${readPid(pidFile)}. Stop it, or set MESSAGING_DATA to another folder.`,
    )
  }
  writePrivateFile(pidFile, `${process.pid}\n`)
  return () => lock.close()
}

/** The pid of the process that has the folder locked, `unknown` if it left none, or null if there is none. Changes nothing. */
export function folderHolder(folder: string): string | null {
  const lockFile = join(folder, 'lock.db')
  if (!existsSync(lockFile)) return null
  const lock = new DatabaseSync(lockFile, { readOnly: true })
  try {
    lock.exec('PRAGMA busy_timeout = 0')
    lock.prepare('SELECT count(*) FROM sqlite_schema').get()
    return null
  } catch {
    return readPid(join(folder, 'server.pid'))
  } finally {
    lock.close()
  }
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
