// Files and folders that only their owner may read, whatever the umask of the process.
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The permissions of all users except the owner. */
const OTHERS = 0o077

/** Takes the rights of others away from a file or folder that exists. A link, or what another user owns, stays as it is. */
export function restrictRights(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(path, found.mode & 0o7777 & ~OTHERS)
  } catch (error) {
    // The file belongs to another user, or the file system is read-only.
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Creates a folder, as `makeFolder` does, for the owner only. */
export const makePrivateFolder = (folder: string): void => makeFolder(folder, 0o700)

/**
 * Creates a folder and its missing parents. An existing folder stays as it is. Throws an error with the path on
 * failure. Node's recursive mkdir loops without end on file systems that reject new folders, such as /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Makes an empty file for the owner only; takes the rights of others away from one that exists. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  restrictRights(file)
}

/** Writes a text into a file for the owner only. */
export function writePrivateFile(file: string, text: string): void {
  makePrivateFile(file)
  writeFileSync(file, text)
}
