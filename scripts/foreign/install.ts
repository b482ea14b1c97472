// Installs these tools in a folder of their own, with a lock file of their own, because nobody who runs or tests the
// platform needs them.
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiNames, root } from '../contract/bundle.ts'
import { orvalConfig } from './orval-config.ts'

const run = promisify(execFile)

/** Where they are installed and where they write; git ignores it. */
export const folder = join(root, '.foreign')
const sources = import.meta.dirname

/** A copy of the lock file that was installed last, written once everything is installed. */
const installed = join(folder, 'installed.json')

async function installPackages(): Promise<void> {
  const wanted = await readFile(join(sources, 'package-lock.json'), 'utf8')
  if (wanted === (await readFile(installed, 'utf8').catch(() => null))) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const file of ['package.json', 'package-lock.json']) await cp(join(sources, file), join(folder, file))
  try {
    // None of them needs its install script.
    await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
      timeout: 180_000,
      maxBuffer: 64e6,
    })
  } catch (cause) {
    throw new Error(`npm ci in .foreign/ failed: ${(cause as { stderr?: string }).stderr || String(cause)}`)
  }
  await writeFile(installed, wanted)
}

/** Installs what scripts/foreign/package-lock.json says, unless it is there, and removes what an earlier run wrote. */
export async function prepare(): Promise<void> {
  await installPackages()
  for (const part of ['clients', 'journeys', 'js']) await rm(join(folder, part), { recursive: true, force: true })
  for (const part of ['journeys', 'tsconfig.json'])
    await cp(join(sources, part), join(folder, part), { recursive: true })
  await writeFile(join(folder, 'orval.config.json'), JSON.stringify(orvalConfig(await apiNames())))
}

/** The pinned versions of the tools by name. */
export async function versions(): Promise<Record<string, string>> {
  return (JSON.parse(await readFile(join(sources, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies
}
