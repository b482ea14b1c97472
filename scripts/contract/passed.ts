// Remembers which parts of the contract passed with the very same inputs, so that an author who edits one API does not
// wait for the others. It keeps only a hash of the inputs, never what a check said.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { apiNames } from './bundle.ts'
import { root } from './tools.ts'

/** The part that is not an API. Its lint reads its own files and the root files of the APIs. */
export const workflows = 'workflows'

const cacheOf = (base: string) => join(base, 'node_modules', '.cache', 'contract')

/** What every check depends on besides specs/ and generated/: rules, our own code, the versions of all tools. */
const common = ['package-lock.json', 'redocly.yaml', '.spectral.yaml', 'scripts', 'src/wire/soap']

/** The files of a folder, in the same order on every machine; the path itself when it is not a folder. */
async function filesBelow(base: string, path: string): Promise<string[]> {
  const entries = await readdir(join(base, path), { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort()
}

/** A hash of `seed` and of the names and contents of all files at or below the paths. */
async function hashOf(base: string, seed: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256').update(seed)
  for (const file of (await Promise.all(paths.map((path) => filesBelow(base, path)))).flat()) {
    const content = await readFile(join(base, file)).catch(() => null)
    hash.update(`\n${file} ${content?.length ?? 'missing'}\n`).update(content ?? '')
  }
  return hash.digest('hex')
}

/** The inputs of one part. References of an API lead into its own folder and into specs/shared, nowhere else. */
function inputsOf(part: string, apis: string[], generated: boolean): string[] {
  if (part === workflows) return [`specs/${workflows}`, ...apis.map((api) => `specs/${api}/openapi.yaml`)]
  return [`specs/${part}`, 'specs/shared', `releases/${part}.json`, ...(generated ? [`generated/${part}`] : [])]
}

/** The present hash of each API of the project below `base`, and of the workflows; without `generated`, of what is written by hand. */
export async function inputHashes(base: string = root, generated: boolean = true): Promise<Map<string, string>> {
  const apis = await apiNames(base)
  const seed = await hashOf(base, process.version, common)
  const entries = [...apis, workflows].map(
    async (part): Promise<[string, string]> => [part, await hashOf(base, seed, inputsOf(part, apis, generated))],
  )
  return new Map(await Promise.all(entries))
}

/** The parts that passed with these inputs. */
export async function passedBefore(hashes: Map<string, string>, base: string = root): Promise<Set<string>> {
  const kept = await Promise.all(
    [...hashes].map(async ([part, hash]) => {
      return (await readFile(join(cacheOf(base), part), 'utf8').catch(() => '')) === hash ? [part] : []
    }),
  )
  return new Set(kept.flat())
}

/**
 * The hashes of the parts whose sources are the same as in `sources`, hashed without generated/: a run that writes
 * generated/ has checked those, and no others.
 */
export async function writtenFrom(sources: Map<string, string>, base: string = root): Promise<Map<string, string>> {
  const [now, all] = await Promise.all([inputHashes(base, false), inputHashes(base)])
  return new Map([...all].filter(([part]) => now.get(part) === sources.get(part)))
}

/** Notes that all parts passed with these inputs, except those whose inputs changed meanwhile. */
export async function keepPassed(hashes: Map<string, string>, base: string = root): Promise<void> {
  const now = await inputHashes(base)
  const same = [...hashes].filter(([part, hash]) => now.get(part) === hash)
  await mkdir(cacheOf(base), { recursive: true })
  await Promise.all(same.map(([part, hash]) => writeFile(join(cacheOf(base), part), hash)))
}
