// The files of the embedded database: what is wrong with them at the start, and whether they are still in their place.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreUnavailableError } from '../store.ts'

/** The database in a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'messaging.db')

/** Files that only a data folder with a database contains. */
const companions = ['sandbox.key', 'sandbox.password', 'master.key', 'tls']

/** Primary result codes of SQLite (sqlite3.h). */
const IOERR = 10
const BUSY = 5
const READONLY = 8
const CORRUPT = 11
const FULL = 13
const CANTOPEN = 14
const NOTADB = 26

/** Codes of a database that takes no writes or cannot be read now, and may again later. */
const away = new Set([BUSY, READONLY, IOERR, FULL, CANTOPEN])

const primaryCode = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

/** Turns the error of a disk that is full, broken or read-only into StoreUnavailableError; returns others as they are. */
export function nameError(error: unknown): unknown {
  if (!away.has(primaryCode(error))) return error
  return new StoreUnavailableError(`The database takes no writes: ${(error as Error).message}`, { cause: error })
}

const remedies: Readonly<Record<number, string>> = {
  [BUSY]: 'Another program has locked it: end that program.',
  [READONLY]: 'Give the user of this process the right to write the file and its folder.',
  [IOERR]: 'The disk fails or is full: look at the log of the system, and make room.',
  [CORRUPT]: 'The file is damaged: put a backup in its place.',
  [FULL]: 'The disk is full: make room.',
  [CANTOPEN]:
    'Check that the folder exists and that the user of this process may read and write it, or set MESSAGING_DATA to another folder.',
  [NOTADB]: 'The file is not a database: put a backup in its place, or set MESSAGING_DATA to another folder.',
}

/** An error at the start, with the file and the fix; other errors stay as they are. */
export function explainStart(file: string, error: unknown): unknown {
  // An error of the file system has a call and no code of SQLite: something else is in the place of the file.
  const { syscall, message } = error as NodeJS.ErrnoException
  const remedy = syscall === undefined ? remedies[primaryCode(error)] : remedies[CANTOPEN]
  if (remedy === undefined) return error
  return new Error(`The database ${file} cannot be used: ${message}. ${remedy}`, { cause: error })
}

/**
 * Rejects an empty database next to files that belong to one with data: a start with it would look like a silent loss
 * of all data.
 */
export function assertNotEmptied(folder: string): void {
  const file = databaseFile(folder)
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return
  const found = companions.find((name) => existsSync(join(folder, name)))
  if (found === undefined) return
  throw new Error(
    `The database ${file} has 0 bytes, but ${join(folder, found)} shows that it held data. Put a backup of the database in its place; to begin anew, move the whole folder away.`,
  )
}

/**
 * Remembers which files these are; returns a function that throws StoreUnavailableError when another file, or none, is
 * in the place of one.
 */
export function keepPlaces(files: readonly string[]): () => void {
  const identityOf = (file: string): string | null => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found ? `${found.dev} ${found.ino}` : null
  }
  const opened = files.map((file) => [file, identityOf(file)] as const)
  return () => {
    for (const [file, identity] of opened)
      if (identityOf(file) !== identity)
        throw new StoreUnavailableError(
          `The database file ${file} was moved or replaced while it was open. Put it back, or restart the platform on the folder that is to be used`,
        )
  }
}
