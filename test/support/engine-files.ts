// Finds the test files that are independent of the engine: those that do not reach engine.ts through any import. They
// prove the same on both engines, so CI runs them once.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const tests = resolve(import.meta.dirname, '..')
const engine = join(import.meta.dirname, 'engine.ts')

/** The files of test/ that a file imports; src/ and scripts/ import none of them. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'(\.[^']+\.ts)'/g)
  return [...found].map(([, path = '']) => resolve(dirname(file), path)).filter((path) => path.startsWith(tests))
}

function reachesEngine(file: string, seen: Set<string>): boolean {
  if (file === engine) return true
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some((path) => reachesEngine(path, seen))
}

/** The test files, relative to the project, that are the same on every engine. */
export const filesWithoutEngine = (): string[] =>
  globSync('**/*.test.ts', { cwd: tests })
    .filter((file) => !reachesEngine(join(tests, file), new Set()))
    .map((file) => join('test', file))
    .sort()
