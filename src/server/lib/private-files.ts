// Files and folders that only their owner may read, whatever the umask of the process.
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The permissions of everybody but the owner. */
const OTHERS = 0o077

/** Takes the rights of others away from a file or folder that exists. A link, or what another user owns, stays as it is. */
export function tighten(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(path, found.mode & 0o7777 & ~OTHERS)
  } catch (error) {
    // The operator gave us the file of another user, or a file system that nobody may write.
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * Makes a folder, and the folders above it that are missing, for the owner only. A folder that exists stays as it is.
 * Throws with the path when that fails. Node's recursive mkdir repeats for ever where a file system has no new folders,
 * as under /proc.
 */
export function makePrivateFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makePrivateFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Makes an empty file for the owner only; takes the rights of others away from one that exists. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  tighten(file)
}

/** Writes a text into a file for the owner only. */
export function writePrivateFile(file: string, text: string): void {
  makePrivateFile(file)
  writeFileSync(file, text)
}
