// Client generators that are not ours. Each is run on each bundle as its users would run it: from the command line.
import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
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
  '@hey-api/openapi-ts': (bundle, out) => [
    '@hey-api/openapi-ts/bin/run.js',
    '-i',
    bundle,
    '-o',
    out,
    '-c',
    '@hey-api/client-fetch',
    '--no-log-file',
  ],
  orval: (_bundle, _out, api) => [
    'orval/dist/bin/orval.mjs',
    '-c',
    'orval.config.json',
    '-p',
    ...orvalProjects(api),
    '--fail-on-warnings',
  ],
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

async function generate(command: string[]): Promise<void> {
  const [script = '', ...args] = command
  try {
    await run(process.execPath, [join(folder, 'node_modules', script), ...args], {
      cwd: folder,
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
    const checked = text.replace(/^\/\/ @ts-nocheck$/gm, '//')
    if (checked !== text) await writeFile(path, checked)
    return checked
  })
  return (await Promise.all(texts)).join('')
}

/** Writes the client of an API, and checks whether every operation is in it. */
export async function tryGenerator(tool: string, api: string): Promise<{ lines: number; errors: string[] }> {
  const bundle = join(root, 'generated', api, 'openapi.json')
  const out = join(folder, clientPlace(tool, api))
  await generate(generators[tool]?.(bundle, out, api) ?? [])
  const text = await readOutput(out)
  const document = JSON.parse(await readFile(bundle, 'utf8')) as Document
  const ids = [...operationsOf(document)].map(({ operation }) => operation.operationId)
  const missing = ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(text))
  return { lines: text.split('\n').length, errors: missing.map((id) => `there is no ${id} in what it wrote`) }
}
