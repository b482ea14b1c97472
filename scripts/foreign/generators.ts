// Client generators that are not ours. Each is run on each bundle as its users would run it: from the command line.
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import { operationsOf } from '../contract/document.ts'
import { folder } from './install.ts'
import { orvalProjects } from './orval-config.ts'

const run = promisify(execFile)

/** Milliseconds after which a tool is taken to hang. */
const GIVE_UP = 600_000

/** By package: the arguments of its command, given the bundle, the folder to write to and the name of the API. */
const generators: Record<string, (bundle: string, out: string, api: string) => string[]> = {
  '@hey-api/openapi-ts': (bundle, out, api) => [
    '@hey-api/openapi-ts/bin/run.js',
    '-i',
    bundle,
    '-o',
    out,
    '-p',
    '@hey-api/client-fetch',
    '@hey-api/sdk',
    'zod',
    // Its code for an operation with a stream of events does not compile.
    ...(api === 'sandbox-v1' ? [] : ['@tanstack/react-query']),
    '--no-log-file',
  ],
  '@kubb/cli': () => ['@kubb/cli/bin/kubb.cjs', 'generate', '--config', 'kubb.config.mjs', '--logLevel', 'silent'],
  'ng-openapi-gen': (bundle, out) => [
    'ng-openapi-gen/lib/index.js',
    ...['-i', bundle, '-o', out, '--silent', 'true', '--services', 'false'],
  ],
  'openapi-typescript': (bundle, out) => [
    'openapi-typescript/bin/cli.js',
    // Otherwise a member with a default is required in requests.
    ...[bundle, '--enum', '--default-non-nullable=false', '-o', join(out, 'index.ts')],
  ],
  'openapi-zod-client': (bundle, out) => [
    'openapi-zod-client/bin.js',
    ...[bundle, '--export-schemas', '-o', join(out, 'schemas.ts')],
    ...['-t', join(folder, 'node_modules/openapi-zod-client/src/templates/schemas-only.hbs')],
  ],
  orval: (_bundle, _out, api) => [
    'orval/dist/bin/orval.mjs',
    '-c',
    'orval.config.json',
    '-p',
    ...orvalProjects(api),
    '--fail-on-warnings',
  ],
  'orval-7': (_bundle, _out, api) => ['orval-7/dist/bin/orval.js', '-c', `orval-7.${api}.config.json`],
  'swagger-typescript-api': (bundle, out) => [
    'swagger-typescript-api/dist/cli.mjs',
    'generate',
    '--axios',
    '-p',
    bundle,
    '-o',
    out,
  ],
}

export const generatorNames = Object.keys(generators)

const fileName = (tool: string) => tool.replace('@', '').replace('/', '-')

/** The place of an API's client, relative to the folder of the tools: `clients/orval/sandbox-v1`. */
export const clientPlace = (tool: string, api: string): string => `clients/${fileName(tool)}/${api}`
/** The folder of the journeys that use its clients. */
export const journeyPlace = (tool: string): string => `journeys/${fileName(tool)}`

async function generate(command: string[], env: Record<string, string>): Promise<void> {
  const [script = '', ...args] = command
  try {
    await run(process.execPath, [join(folder, 'node_modules', script), ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      timeout: GIVE_UP,
      maxBuffer: 64e6,
    })
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`it ended with an error: ${stderr}${stdout}`)
  }
}

/**
 * The text of everything that was written. swagger-typescript-api tells the compiler to skip its output, which may have
 * unused variables (acacode/swagger-typescript-api#1041, seen 2026-11). We want it checked, and remove that line.
 */
async function readOutput(out: string): Promise<string> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  const texts = paths.map(async (path) => {
    const text = await readFile(path, 'utf8')
    // The schemas of openapi-zod-client are for zod 3, which zod 4 brings under another name.
    const checked = text.replace(/^\/\/ @ts-nocheck$/gm, '//').replace(/^(import \{ z \} from )"zod"/m, "$1'zod/v3'")
    if (checked !== text) await writeFile(path, checked)
    return checked
  })
  return (await Promise.all(texts)).join('')
}

/** Writes the client of an API, and checks whether every operation is in it. */
export async function tryGenerator(tool: string, api: string): Promise<{ lines: number; errors: string[] }> {
  const bundle = join(root, 'generated', api, 'openapi.json')
  const out = join(folder, clientPlace(tool, api))
  await mkdir(out, { recursive: true })
  await generate(generators[tool]?.(bundle, out, api) ?? [], {
    FOREIGN_BUNDLE: bundle,
    FOREIGN_OUT: `./${clientPlace(tool, api)}`,
  })
  const text = await readOutput(out)
  const document = JSON.parse(await readFile(bundle, 'utf8')) as Document
  const ids = [...operationsOf(document)].map(({ operation }) => operation.operationId)
  // This tool is run for its schemas only; kubb names types after an operation.
  const isThere = (id: string) =>
    tool === '@kubb/cli' ? text.toLowerCase().includes(id.toLowerCase()) : new RegExp(`\\b${id}\\b`).test(text)
  const missing = tool === 'openapi-zod-client' ? [] : ids.filter((id) => !isThere(id))
  return { lines: text.split('\n').length, errors: missing.map((id) => `there is no ${id} in what it wrote`) }
}
