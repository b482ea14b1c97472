// Where the tests put their data: in memory, if the machine has a folder there. Nothing that they prove depends on a
// disk, because a process that is killed takes nothing from the files that it has written; only a machine would.
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
/** Bytes: ten times what the tests need at once. */
const ROOMY = 4 * 2 ** 30

/** Tests execute programs that they have installed into temporary folders. */
function mayExecute(folder: string): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === folder)
  return mount !== undefined && !mount[3]?.split(',').includes('noexec')
}

/** A folder in memory with enough room; undefined where there is none, as in most containers. */
export function memoryFolder(): string | undefined {
  try {
    accessSync(FOLDER, constants.W_OK)
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ROOMY && mayExecute(FOLDER) ? FOLDER : undefined
  } catch {
    return undefined
  }
}
