// Finds what importing an entry of the client package loads: the files that it leads to, and their sizes.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes of code, of the same code compressed, and of the declarations that an editor reads. */
export interface EntrySize {
  code: number
  gzip: number
  types: number
}

const IMPORT = /(?:from|import|import\() ?['"](\.[^'"]*)['"]/g

/** Texts of a file and of all that it leads to by relative imports. */
function reach(file: string, toPath: (path: string) => string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const [, path] of text.matchAll(IMPORT)) reach(toPath(join(dirname(file), path as string)), toPath, seen)
  return seen
}

/** The size of an entry, `<folder>/<path>.js` and `.d.ts`, without what it imports from other packages. */
export function sizeOf(folder: string, path: string): EntrySize {
  const code = [...reach(join(folder, `${path}.js`), (found) => found).values()].join('\n')
  const types = [
    ...reach(join(folder, `${path}.d.ts`), (found) => found.replace(/\.(c?)js$/, '.d.$1ts')).values(),
  ].join('\n')
  return { code: Buffer.byteLength(code), gzip: gzipSync(code).length, types: Buffer.byteLength(types) }
}
