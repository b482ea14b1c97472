// `messaging docs`: writes the documentation as a static site that works offline.
import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { HistoryEntry } from '../server/docs/changes/history.ts'
import { movedFile } from '../server/docs/changes/moved.ts'
import { plainAddress } from '../server/docs/origin.ts'
import { createDocsSite } from '../server/docs/site.ts'
import { makeFolder } from '../server/lib/private-files.ts'
import { UsageError } from '../terminal/command.ts'
import { formatJson, type Printable } from '../terminal/printer.ts'

const root = join(import.meta.dirname, '..', '..')

/** Loads the function that compares the contract below a folder with its last release. */
type Gate = () => Promise<(root: string, today: string) => Promise<HistoryEntry | null>>

interface DocsCall {
  options: { out: string; server?: string | undefined; json: boolean }
  say(text: Printable): void
}

/** The address for the pages. Throws a `UsageError` for a text that is not one. */
function serverOf(text: string): string {
  const address = URL.canParse(text) ? plainAddress(text) : null
  if (address === null)
    throw new UsageError(
      `--server: "${text}" is not the address of a platform. Example: https://api.example.com/messaging`,
    )
  return address
}

/** Whether this is a clone of the repository with the tools of the break gate, not a package. */
function hasGate(): boolean {
  try {
    return existsSync(join(root, 'releases')) && findPackageJSON('@redocly/cli', import.meta.url) !== undefined
  } catch {
    return false
  }
}

/** The changes since the last release, for readers of a preview; null in a package, which has a release. */
async function unreleasedChanges(gate: Gate): Promise<HistoryEntry | null> {
  if (!hasGate()) return null
  const unreleased = await gate()
  return unreleased(root, new Date().toISOString().slice(0, 10))
}

async function writeSite(folder: string, server: string | null, gate: Gate): Promise<number> {
  const place = (path: string): string => {
    const file = join(folder, path)
    makeFolder(dirname(file))
    return file
  }
  // The site takes a second, and the folder may be invalid.
  makeFolder(folder)
  const site = createDocsSite({ server, unreleased: await unreleasedChanges(gate) })
  for (const path of site.paths) await writeFile(place(path), site.get(path)?.body ?? '')
  for (const [path, picture] of site.pictures) await copyFile(picture, place(path))
  for (const [path, moved] of site.moved) await writeFile(place(path), movedFile(path, moved))
  return site.paths.length + site.pictures.size + site.moved.size
}

/**
 * Writes the site to the folder `out` and prints the path of its start page. `gate` loads the break gate, which only a clone
 * has.
 */
export async function writeDocs({ options, say }: DocsCall, gate: Gate): Promise<void> {
  const server = options.server === undefined ? null : serverOf(options.server)
  const files = await writeSite(options.out, server, gate)
  const first = join(relative('', options.out) || '.', 'index.html')
  say(options.json ? formatJson({ files, first }) : `Wrote ${files} files. Open ${first}`)
}
