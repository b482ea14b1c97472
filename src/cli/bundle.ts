// The platform bundled into one file, which starts 2 times as fast as its modules. `npm ci` and `messaging pack --platform`
// write it (scripts/pack/bundle.ts).
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Folder of the bundle in a clone of the repository. `npm ci` empties it. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'messaging')
/** Folder of the bundle in a package. */
export const PACKED = 'bundle'

/** Size and modification time of a file, to detect changes since the bundle was built. */
export function markOf(path: string): string {
  const seen = statSync(join(root, path), { throwIfNoEntry: false })
  return seen ? `${seen.size} ${seen.mtimeMs}` : ''
}

/** Whether the bundle matches the current source files. */
export function isUpToDate(): boolean {
  const list = join(cacheFolder, 'sources.json')
  if (!existsSync(list)) return false
  const marks = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return Object.entries(marks).every(([path, mark]) => markOf(path) === mark)
}

function folderOfBundle(): string | null {
  const packed = join(root, PACKED)
  if (existsSync(packed)) return packed
  return isUpToDate() ? cacheFolder : null
}

/** Imports `serve.ts` from the bundle, or from source if the source has changed. */
export async function importServe(): Promise<typeof import('./serve.ts')> {
  const folder = folderOfBundle()
  // The bundle has the same exports as its module.
  return folder === null ? import('./serve.ts') : ((await import(join(folder, 'serve.js'))) as never)
}
