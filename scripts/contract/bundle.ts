// Bundles every API of redocly.yaml into one plain object each, with the Redocly CLI.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import type { Document } from './document.ts'

const run = promisify(execFile)
export const root = join(import.meta.dirname, '..', '..')
const redocly = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

/** The names of the APIs, in the order of redocly.yaml. */
export async function apiNames(): Promise<string[]> {
  const config = parse(await readFile(join(root, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> }
  return Object.keys(config.apis)
}

/** Runs the Redocly CLI without telemetry; rejects with its output when it fails. */
export async function runRedocly(args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  try {
    const { stdout, stderr } = await run(process.execPath, [redocly, ...args], { cwd: root, env, maxBuffer: 64e6 })
    return stdout + stderr
  } catch (cause) {
    const failed = cause as { stdout?: string; stderr?: string }
    throw new Error(`redocly ${args[0]} failed:\n${failed.stdout ?? ''}${failed.stderr ?? ''}`)
  }
}

/** One API as one document: every reference to a file becomes a component. */
async function bundle(api: string, folder: string): Promise<Document> {
  const file = join(folder, `${api}.json`)
  await runRedocly(['bundle', api, '-o', file])
  return JSON.parse(await readFile(file, 'utf8')) as Document
}

/** Every API of redocly.yaml, bundled, by name. */
export async function bundleAll(): Promise<Map<string, Document>> {
  const names = await apiNames()
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const documents = await Promise.all(names.map(async (api) => [api, await bundle(api, folder)] as const))
    return new Map(documents)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
