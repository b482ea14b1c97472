// Packages that only some commands need: each such group has a package.json and a lock file of its own, and is installed
// beside the platform's packages when its command runs for the first time.
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Installs what the lock file in `sources` says into `folder`, and removes whatever else was there, unless that lock file
 * was installed last. Throws with what npm said.
 */
export async function installIsolated(sources: string, folder: string): Promise<void> {
  const wanted = await readFile(join(sources, 'package-lock.json'), 'utf8')
  // A copy of the lock file, written once everything is installed.
  const installed = join(folder, 'installed.json')
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
    throw new Error(`npm ci in ${basename(folder)}/ failed: ${(cause as { stderr?: string }).stderr || String(cause)}`)
  }
  await writeFile(installed, wanted)
}
