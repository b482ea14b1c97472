// The file in which a process notes what it has in progress. It is in the data folder, one for each process, and the
// process that starts next on the folder reads what the dead ones left.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Journal, JournalEntry } from '../domain/timers/work-watch.ts'
import { makePrivateFolder, restrictRights } from '../lib/private-files.ts'
import { createSlotFile, readSlots, type SlotFile } from '../lib/slot-file.ts'
import type { Config } from '../settings/settings.ts'

/** Files of this process that are in use, of which a test may have several. */
const opened = new Set<string>()
let count = 0

/** The folder of the files, in the data folder. */
const FOLDER = 'in-progress'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A text that another version wrote, or that was cut off, says nothing. */
function readEntry(text: string): JournalEntry[] {
  try {
    // Only this file writes these texts.
    return [JSON.parse(text) as JournalEntry]
  } catch {
    return []
  }
}

/** What processes that died had in progress on this data folder, by the files that say so. */
export function readJournals(data: string, isShared: boolean): { files: string[]; left: JournalEntry[] } {
  const folder = join(data, FOLDER)
  makePrivateFolder(folder)
  restrictRights(folder)
  const files = readdirSync(folder).flatMap((name) => {
    const [pid, path] = [Number.parseInt(name, 10), join(folder, name)]
    if (Number.isNaN(pid) || opened.has(path)) return []
    // In a container every process has the same number. A folder that is not shared has no other process.
    return !isShared || pid === process.pid || !isAlive(pid) ? [path] : []
  })
  return { files, left: files.flatMap((file) => readSlots(file).flatMap(readEntry)) }
}

/** The text of an entry. Of very many pieces, those are noted that fit. */
function textOf(entry: JournalEntry, longest: number): string {
  for (let count = entry.refs.length; ; count = Math.floor(count / 2)) {
    const text = JSON.stringify(count === entry.refs.length ? entry : { ...entry, refs: entry.refs.slice(0, count) })
    if (Buffer.byteLength(text) <= longest || count === 0) return text
  }
}

/** Opens the journal of this process; null when its role has no work. `isShared`: others may use the same data folder. */
export function openJournal(
  { data, role }: Pick<Config, 'data' | 'role'>,
  isShared: boolean,
): (Journal & { close(): void }) | null {
  if (role !== 'all' && role !== 'work') return null
  const { files, left } = readJournals(data, isShared)
  const own = join(data, FOLDER, `${process.pid}-${++count}`)
  opened.add(own)
  let file: SlotFile | null = null
  const fileOf = () => {
    file ??= createSlotFile(own)
    return file
  }
  return {
    left,
    forgetLeft() {
      for (const path of files) rmSync(path, { force: true })
    },
    open() {
      const slots = fileOf()
      const slot = slots.open()
      return { write: (entry) => slot.write(textOf(entry, slots.longest)), clear: slot.clear }
    },
    close() {
      file?.remove()
      opened.delete(own)
    },
  }
}
