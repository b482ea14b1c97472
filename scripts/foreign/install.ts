// Installs these tools in a folder of their own, with a lock file of their own, because nobody who runs or tests the
// platform needs them.
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiNames, root } from '../contract/bundle.ts'
import { installIsolated } from '../isolated-install/install.ts'
import { orval7Config, orvalConfig } from './orval-config.ts'

/** Where they are installed and where they write; git ignores it. */
export const folder = join(root, '.foreign')
const sources = import.meta.dirname

/** Installs what scripts/foreign/package-lock.json says, unless it is there, and removes what an earlier run wrote. */
export async function prepare(): Promise<void> {
  await installIsolated(sources, folder)
  for (const part of ['clients', 'journeys', 'js']) await rm(join(folder, part), { recursive: true, force: true })
  for (const part of ['journeys', 'tsconfig.json', 'tsconfig.bundler.json', 'kubb.config.mjs'])
    await cp(join(sources, part), join(folder, part), { recursive: true })
  const apis = await apiNames()
  await writeFile(join(folder, 'orval.config.json'), JSON.stringify(orvalConfig(apis)))
  for (const api of apis) await writeFile(join(folder, `orval-7.${api}.config.json`), JSON.stringify(orval7Config(api)))
}

/** Puts our own package among the tools, as a user would install it. */
export async function addClient(name: string, pack: (dist: string) => Promise<string>): Promise<void> {
  await pack(folder)
  const place = join(folder, 'node_modules', name)
  await rm(place, { recursive: true, force: true })
  await cp(join(folder, 'client'), place, { recursive: true })
}

/** The pinned versions of the tools by name. */
export async function versions(): Promise<Record<string, string>> {
  return (JSON.parse(await readFile(join(sources, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies
}
