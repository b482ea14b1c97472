// The platform as one file, which starts in half the time of its modules. `npm ci` and `messaging pack --platform` write it
// (scripts/pack/bundle.ts).
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Where the bundle of a copy of the repository lies: `npm ci` empties this folder. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'messaging')
/** Its place in a package, which nobody edits. */
export const PACKED = 'bundle'

/** What tells whether a file of this copy has changed since the bundle was made of it. */
export function markOf(path: string): string {
  const seen = statSync(join(root, path), { throwIfNoEntry: false })
  return seen ? `${seen.size} ${seen.mtimeMs}` : ''
}

/** Whether the bundle of this copy is made of its files as they are. */
export function isFresh(): boolean {
  const list = join(cacheFolder, 'sources.json')
  if (!existsSync(list)) return false
  const marks = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return Object.entries(marks).every(([path, mark]) => markOf(path) === mark)
}

function folderOfBundle(): string | null {
  const packed = join(root, PACKED)
  if (existsSync(packed)) return packed
  return isFresh() ? cacheFolder : null
}

/** The module `serve.ts`: from the bundle, or from its source if that has changed since. */
export async function importServe(): Promise<typeof import('./serve.ts')> {
  const folder = folderOfBundle()
  // The bundle has the exports of the module of which it is made.
  return folder === null ? import('./serve.ts') : ((await import(join(folder, 'serve.js'))) as never)
}
