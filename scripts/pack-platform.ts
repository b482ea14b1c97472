// `messaging pack --platform`: writes the platform as a package that `npx` starts, to dist/platform, and its tarball to dist.
// Node runs no TypeScript below node_modules, so the package holds JavaScript.
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { PACKED } from '../src/cli/bundle.ts'
import { formatJson, joinText, printLine } from '../src/terminal/printer.ts'
import { root } from './contract/tools.ts'
import { bundlePlatform } from './pack/bundle.ts'
import { writeBill, writeChecksums } from './pack/release-files.ts'

const run = promisify(execFile)

/** What the platform reads at run time besides its code. */
const copied = [
  'specs',
  'docs',
  'redocly.yaml',
  '.spectral.yaml',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
  'SECURITY.md',
]
/** The code; the console is in generated/, bundled for the browser. */
const compiled = ['src/cli', 'src/clients', 'src/server', 'src/simulators', 'src/terminal', 'src/wire', 'generated']
/** Code for the contract of others: the commands, and what they load. */
const commands = ['lint', 'diff', 'generate', 'mock']
const ofCommands = ['contract', 'lint', 'diff', 'generate'].map((name) => join('scripts', name))
/** Packages that these commands take from the project of their user. */
const tools = ['@redocly/cli', '@stoplight/spectral-cli', '@stoplight/prism-cli', 'openapi-typescript', 'typescript']

interface OwnPackage {
  name: string
  version: string
  description: string
  keywords: string[]
  license: string
  type: string
  bin: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** package.json without what a development copy has in addition: scripts, tools and the bundled Node. */
async function manifest(): Promise<object> {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as OwnPackage
  const { name, version, description, keywords, license, type, bin, dependencies, devDependencies } = own
  const files = [...copied, ...compiled, 'scripts', PACKED]
  const about = { name, version, description, keywords, license, type, engines: { node: '>=24' } }
  // Read when one is missing. As peers, npm would refuse other versions.
  const versions = { tools: Object.fromEntries(tools.map((tool) => [tool, devDependencies[tool]])) }
  // It is a program: its modules are nobody's to import. The clients are a package of their own.
  return { ...about, bin, exports: { './package.json': './package.json' }, files, dependencies, ...versions }
}

/** A module as JavaScript. Paths of our modules are texts in imports, in workers and in the table of commands. */
function toJavaScript(fileName: string, source: string): string {
  const { outputText } = ts.transpileModule(source, {
    fileName,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024, verbatimModuleSyntax: true },
  })
  return outputText.replace(/(['"`])(\.{1,2}\/[^'"`\n]*)\.ts\1/g, '$1$2.js$1')
}

async function compileFile(from: string, to: string): Promise<void> {
  const target = join(to, from.slice(root.length).replace(/(?<!\.d)\.ts$/, '.js'))
  await mkdir(dirname(target), { recursive: true })
  // Validators are JavaScript without a path of ours, and large.
  if (
    /\.[jt]s$/.test(from) &&
    basename(from) !== 'validators.js' &&
    !from.startsWith(join(root, 'generated', 'console'))
  )
    await writeFile(target, toJavaScript(basename(from), await readFile(from, 'utf8')))
  else await cp(from, target)
}

async function compileFolder(folder: string, to: string): Promise<void> {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    // The clients for other languages are separate packages.
    if (!entry.isFile() || entry.name.endsWith('.d.ts') || from.startsWith(join(root, 'generated', 'clients'))) continue
    await compileFile(from, to)
  }
}

/** Builds the package in `dist` (its folder `platform`) and packs it; resolves with the path of the tarball. */
export async function packPlatform(dist: string): Promise<string> {
  const folder = join(dist, 'platform')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true })
  for (const name of [...compiled, ...ofCommands]) await compileFolder(name, folder)
  for (const name of commands) await compileFile(join(root, 'scripts', `${name}.ts`), folder)
  await bundlePlatform(join(folder, 'src', 'cli', 'serve.js'), join(folder, PACKED))
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify(await manifest(), null, 2)}
`,
  )
  const { stdout } = await run('npm', ['pack', folder, '--pack-destination', dist, '--silent'], { cwd: dist })
  return join(dist, stdout.trim())
}

/** Packs the platform into dist/ and prints the paths of the tarball, its bill of materials and the checksums. */
export async function packWhole({ json }: { json: boolean }): Promise<void> {
  const dist = join(root, 'dist')
  await mkdir(dist, { recursive: true })
  const tarball = await packPlatform(dist)
  const bill = await writeBill(tarball)
  const checksums = await writeChecksums(dist)
  printLine(json ? formatJson({ tarball, bill, checksums }, 2) : joinText([tarball, bill, checksums]))
}
