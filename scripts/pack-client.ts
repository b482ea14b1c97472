// `messaging pack`: writes the clients as a package of their own to dist/client, and its tarball to dist.
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatJson, joinText, printLine } from '../src/terminal/printer.ts'
import { apiNames, root } from './contract/bundle.ts'
import { compile, writeOutput } from './pack/compile.ts'
import { writeChecksums } from './pack/release-files.ts'
import { type EntrySize, sizeOf } from './pack/sizes.ts'

const run = promisify(execFile)
export const PACKAGE = 'messaging-platform-client'
/** What can be imported, and the file of src/clients behind it. */
export const entries: Readonly<Record<string, string>> = {
  '.': 'index',
  './marketing': 'marketing',
  './transactional': 'transactional',
  './registered': 'registered',
  './sandbox': 'sandbox',
  './carrier': 'carrier',
  './errors': 'errors',
  './times': 'times',
  './webhooks': 'webhooks',
  './soap': 'soap/index',
  './msw': 'msw',
}

/** An entry without a second form for `require`: its examples are large, and every Node of `engines` can require modules. */
const MODULE_ONLY = 'msw'
/** The files that only this entry loads. */
const ofModuleOnly = (path: string) => /^(src\/clients\/(msw|mock\/)|generated\/[^/]+\/mocks)/.test(path)

interface OwnPackage {
  version: string
  license: string
  keywords: string[]
  engines: { node: string }
  dependencies: Record<string, string>
}

/** An entry for `import` and for `require`, each with its types. */
function exportOf(file: string): object {
  const path = `./src/clients/${file}`
  if (file === MODULE_ONLY) return { types: `${path}.d.ts`, default: `${path}.js` }
  return {
    import: { types: `${path}.d.ts`, default: `${path}.js` },
    require: { types: `${path}.d.cts`, default: `${path}.cjs` },
  }
}

async function manifest(): Promise<object> {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as OwnPackage
  const named = Object.entries(entries).filter(([name]) => name !== '.')
  const main = `./src/clients/${entries['.']}`
  return {
    name: PACKAGE,
    version: own.version,
    description: 'Typed clients of the messaging platform, for Node and browsers.',
    keywords: [...own.keywords, 'client', 'sdk', 'typescript'],
    license: own.license,
    type: 'module',
    sideEffects: false,
    engines: own.engines,
    // For compilers and bundlers that do not read `exports`.
    main: `${main}.cjs`,
    types: `${main}.d.cts`,
    typesVersions: {
      '*': Object.fromEntries(
        named.map(([name, file]) => [name.slice(2), [`./src/clients/${file}.d.${file === MODULE_ONLY ? '' : 'c'}ts`]]),
      ),
    },
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, exportOf(file)])),
      './package.json': './package.json',
    },
    files: ['src', 'generated'],
    peerDependencies: { msw: '>=2' },
    peerDependenciesMeta: { msw: { optional: true } },
    dependencies: { 'openapi-fetch': own.dependencies['openapi-fetch'] },
  }
}

const clientFiles = new Set(['calls.ts', 'methods.ts', 'mocks.ts', 'schemas.ts'])

/** Copies the sources of the package: the clients, the wire that they share with the server, their generated files. */
async function stage(folder: string): Promise<void> {
  for (const name of ['clients', 'wire'])
    await cp(join(root, 'src', name), join(folder, 'src', name), { recursive: true })
  for (const api of await apiNames()) {
    const generated = join('generated', api)
    await mkdir(join(folder, generated), { recursive: true })
    for (const file of await readdir(join(root, generated)))
      if (clientFiles.has(file)) await cp(join(root, generated, file), join(folder, generated, file))
  }
  await cp(join(root, 'generated', 'soap-v2'), join(folder, 'generated', 'soap-v2'), {
    recursive: true,
    filter: (path) => !path.endsWith('.json'),
  })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
}

/** Builds the package in `dist` (its folder `client`) and packs it; resolves with the path of the tarball. */
export async function packClient(dist: string): Promise<string> {
  const [sources, folder] = [join(dist, 'client-sources'), join(dist, 'client')]
  await rm(sources, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  await stage(sources)
  // The compiler looks for packages in the folders above the sources, and `dist` may be anywhere.
  await symlink(join(root, 'node_modules'), join(sources, 'node_modules'))
  const output = compile(
    sources,
    Object.values(entries).map((file) => join(sources, 'src', 'clients', `${file}.ts`)),
  )
  for (const path of output.keys()) if (ofModuleOnly(path) && /\.c[jt]s$/.test(path)) output.delete(path)
  output.set('package.json', `${JSON.stringify(await manifest(), null, 2)}\n`)
  output.set('LICENSE', await readFile(join(root, 'LICENSE'), 'utf8'))
  output.set('README.md', await readFile(join(root, 'src', 'clients', 'README.md'), 'utf8'))
  await writeOutput(folder, output)
  await rm(sources, { recursive: true })
  const { stdout } = await run('npm', ['pack', folder, '--pack-destination', dist, '--silent'], { cwd: dist })
  return join(dist, stdout.trim())
}

/** The bytes of each entry. */
const sizesOf = (folder: string): ({ entry: string } & EntrySize)[] =>
  Object.entries(entries).map(([entry, file]) => ({ entry, ...sizeOf(folder, join('src', 'clients', file)) }))

/** A line for each entry: kilobytes of code, compressed, and of declarations. */
export function describeSizes(folder: string): string[] {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
  return sizesOf(folder).map(
    ({ entry, code, gzip, types }) => `${entry.padEnd(16)} ${kb(code)} code ${kb(gzip)} gzip ${kb(types)} types`,
  )
}

/** Packs the clients into dist/ and prints the sizes and the paths of the tarball and the checksums. */
export async function pack({ json }: { json: boolean }): Promise<void> {
  const dist = join(root, 'dist')
  await mkdir(dist, { recursive: true })
  const tarball = await packClient(dist)
  const checksums = await writeChecksums(dist)
  const folder = join(dist, 'client')
  if (json) printLine(formatJson({ tarball, checksums, entries: sizesOf(folder) }, 2))
  else printLine(joinText([...describeSizes(folder), '', tarball, checksums]))
}
