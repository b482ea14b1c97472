// `messaging docs`: writes the documentation as a static site that works offline.
import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { HistoryEntry } from '../server/docs/changes/history.ts'
import { movedFile } from '../server/docs/changes/moved.ts'
import { readContract } from '../server/docs/foreign/document.ts'
import { ContractError } from '../server/docs/foreign/files.ts'
import { createForeignSite } from '../server/docs/foreign/site.ts'
import { plainAddress } from '../server/docs/origin.ts'
import { createDocsSite, type DocsSite } from '../server/docs/site.ts'
import { makeFolder } from '../server/lib/private-files.ts'
import { UsageError } from '../terminal/command.ts'
import { formatJson, type Printable } from '../terminal/printer.ts'

const root = join(import.meta.dirname, '..', '..')

/** Loads the function that compares the contract below a folder with its last release. */
type Gate = () => Promise<(root: string, today: string) => Promise<HistoryEntry | null>>

/** What the site is made for. */
interface Given {
  server: string | null
  contract: string | undefined
}

interface DocsCall {
  options: { out: string; server?: string | undefined; contract?: string | undefined; json: boolean }
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

/** The site of our contract, or of the one at `contract`. Throws a `UsageError` if that cannot be read. */
async function siteOf({ server, contract }: Given, gate: Gate): Promise<DocsSite> {
  if (contract === undefined) return createDocsSite({ server, unreleased: await unreleasedChanges(gate) })
  try {
    return createForeignSite(readContract(contract, server))
  } catch (error) {
    throw error instanceof ContractError ? new UsageError(`--contract: ${error.message}`) : error
  }
}

async function writeSite(folder: string, given: Given, gate: Gate): Promise<number> {
  const place = (path: string): string => {
    const file = join(folder, path)
    makeFolder(dirname(file))
    return file
  }
  // Another contract may be unreadable. Ours takes a second, and the folder may be invalid.
  if (given.contract === undefined) makeFolder(folder)
  const site = await siteOf(given, gate)
  makeFolder(folder)
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
  const files = await writeSite(options.out, { server, contract: options.contract }, gate)
  const first = join(relative('', options.out) || '.', 'index.html')
  say(options.json ? formatJson({ files, first }) : `Wrote ${files} files. Open ${first}`)
}
