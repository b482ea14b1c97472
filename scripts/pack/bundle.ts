// Joins the modules of `messaging serve` in one file: Node needs longer to load 1,500 files than to execute them, and keeps
// more of them in memory.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { cacheFolder, isUpToDate, markOf } from '../../src/cli/bundle.ts'
import { root } from '../contract/tools.ts'

/** Packages of many files that every start needs, with what they import. All others stay where they are. */
const joined = ['kysely', 'fastify']

const packageOf = (path: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? null

/** The packages that are loaded with `joined`. */
async function joinedPackages(): Promise<Set<string>> {
  const found = new Set<string>()
  const add = async (name: string): Promise<void> => {
    if (found.has(name)) return
    found.add(name)
    const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> }
    await Promise.all(Object.keys(dependencies).map(add))
  }
  await Promise.all(joined.map(add))
  return found
}

/** Modules look for their files and workers beside themselves: they get the places that they had. */
const ownPlaces = (folder: string): Plugin => ({
  name: 'own-places',
  transform: {
    filter: { id: { exclude: /^\0/ }, code: /import\.meta\./ },
    handler: (code, id) => {
      const place = relative(folder, id)
      const texts = {
        url: `new URL(${JSON.stringify(place)}, import.meta.url).href`,
        dirname: `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`,
      }
      return code.replace(/import\.meta\.(url|dirname)/g, (_all, word: keyof typeof texts) => texts[word])
    },
  },
})

/** V8 keeps a source for as long as the program runs, with two bytes for each character if one of them needs two. */
const inAscii = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Writes the bundle of the module `entry` into `folder`, and resolves with the paths of the files that are in it. */
export async function bundlePlatform(entry: string, folder: string): Promise<string[]> {
  const packages = await joinedPackages()
  const stays = (id: string, importer = '') => {
    // A path, a module that rolldown makes, or what it adds to the code.
    if (/^[./\0]|^@oxc-project\/runtime\//.test(id)) return false
    const [name, from] = [packageOf(`/node_modules/${id}`), packageOf(importer)]
    return !packages.has(name ?? '') || (from !== null && !packages.has(from))
  }
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    external: stays,
    plugins: [ownPlaces(folder)],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', keepNames: true, comments: false })
    const chunks = output.filter((part) => part.type === 'chunk')
    await mkdir(folder, { recursive: true })
    for (const { fileName, code } of chunks) await writeFile(join(folder, fileName), inAscii(code))
    return chunks.flatMap(({ moduleIds }) => moduleIds)
  } finally {
    await bundle.close()
  }
}

/** Makes the bundle of this copy of the repository, unless it is fresh. */
export async function refreshBundle(): Promise<void> {
  if (isUpToDate()) return
  // Beside the old one, which a server may be reading, and in a folder of the same depth.
  const folder = `${cacheFolder}-${randomUUID()}`
  const modules = await bundlePlatform(join(root, 'src', 'cli', 'serve.ts'), folder)
  const own = modules.map((path) => relative(root, path)).filter((path) => /^(src|generated)\//.test(path))
  // npm gives a package that it installs the time of then.
  const folders = modules.flatMap(
    (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(root, path)) ?? [],
  )
  const manifests = [...new Set(folders)].map((place) => join(place, 'package.json'))
  const sources = [...own, ...manifests, 'package.json']
  const marks = Object.fromEntries(sources.map((path) => [path, markOf(path)]))
  await writeFile(join(folder, 'sources.json'), JSON.stringify(marks))
  await mkdir(dirname(cacheFolder), { recursive: true })
  await rm(cacheFolder, { recursive: true, force: true })
  await rename(folder, cacheFolder)
}
