// Overwrites remains of deleted rows in the database file. PRAGMA secure_delete zeroes rows and pages as they are
// deleted. But when SQLite splits a page, the rows that move leave their bytes between the list of cells and the cells.
// SQLite never reads these bytes, and only VACUUM removes them, which blocks everything while it writes the whole file.
// This code walks through the file some pages at a time and zeroes those gaps (the format is in
// https://sqlite.org/fileformat2.html#b_tree_pages). It writes only between two cells, so it cannot disturb a reader,
// or damage the page in a power failure.
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** Bytes that are looked at in one step. */
const STEP = 2 * 1024 * 1024
/** From here on the number of a page may look like the type of one. */
const MAX_PAGES = 2 ** 24
/** Types of pages with cells, each with the size of its header. */
const headers: ReadonlyMap<number, number> = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
])

/** Where the next step continues; null: the whole file was checked. */
interface Scrubbed {
  next: number | null
}

/** The bytes between the list of cells of a page and its cells; null if there are none, or if the page has no cells. */
function gapOf(page: Buffer, isFirst: boolean): [from: number, to: number] | null {
  // The first page begins with the header of the file.
  const at = isFirst ? 100 : 0
  const header = headers.get(page[at] ?? 0)
  if (header === undefined) return null
  const from = at + header + 2 * page.readUInt16BE(at + 3)
  const to = page.readUInt16BE(at + 5) || 65_536
  return from < to && to <= page.length ? [from, to] : null
}

/** Zeroes the gaps of some pages. */
function zeroGaps(file: number, pages: Buffer, start: number, size: number): void {
  for (let at = 0; at + size <= pages.length; at += size) {
    const page = pages.subarray(at, at + size)
    const gap = gapOf(page, start + at === 0)
    if (!gap || page.subarray(...gap).every((byte) => byte === 0)) continue
    const [from, to] = gap
    writeSync(file, Buffer.alloc(to - from), 0, to - from, start + at + from)
  }
}

/** Moves what the write-ahead log holds into the database and leaves the log empty; false while a reader needs it. */
function emptyLog(database: DatabaseSync): boolean {
  database.exec('PRAGMA busy_timeout = 0')
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
  database.exec('PRAGMA busy_timeout = 10000')
  return busy === 0
}

export interface Scrubber {
  /** Scrubs some pages from a place on; null while a reader needs the log. */
  step(after: number): Scrubbed | null
  close(): void
}

/** Makes what scrubs a database through the connection that writes it. Call `step` between two transactions. */
export function createScrubber(path: string, writer: DatabaseSync): Scrubber {
  // Closing a file ends all locks that the process has on it, those of SQLite too: it stays open as long as the database.
  const file = openSync(path, 'r+')
  const { page_size: size } = writer.prepare('PRAGMA page_size').get() as { page_size: number }
  const length = STEP - (STEP % size)
  return {
    step(after): Scrubbed | null {
      if (!emptyLog(writer)) return null
      // A page in memory would be written as it was before.
      writer.exec('PRAGMA shrink_memory')
      const total = fstatSync(file).size
      if (after >= total || total / size >= MAX_PAGES) return { next: null }
      const pages = Buffer.alloc(Math.min(length, total - after))
      readSync(file, pages, 0, pages.length, after)
      zeroGaps(file, pages, after, size)
      return { next: after + pages.length }
    },
    close: () => closeSync(file),
  }
}
