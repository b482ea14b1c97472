// A file of short texts that survives the death of the process, not that of the machine: a write takes microseconds,
// since it waits for no disk.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/** Bytes of a slot, including the zero byte that ends its text. */
const SLOT = 16_384

/** A text that stays in the file until `clear`. */
interface Slot {
  write(text: string): void
  clear(): void
}

export interface SlotFile {
  /** Longest text of a slot, in bytes. */
  readonly longest: number
  /** Takes a free slot. */
  open(): Slot
  /** Closes and removes the file. */
  remove(): void
}

/** Creates an empty file at this path, for the owner only. */
export function createSlotFile(path: string): SlotFile {
  const file = openSync(path, 'w+', 0o600)
  const free: number[] = []
  let slots = 0
  // A full disk must not keep work from being done: what cannot be noted is done without a note.
  const writeSlot = (slot: number, text: string): boolean => {
    try {
      writeSync(file, `${text}\0`, slot * SLOT)
      return true
    } catch {
      return false
    }
  }
  return {
    longest: SLOT - 1,
    open() {
      const slot = free.pop() ?? slots++
      return {
        write: (text) => writeSlot(slot, text),
        clear() {
          writeSlot(slot, '')
          free.push(slot)
        },
      }
    },
    remove() {
      closeSync(file)
      rmSync(path, { force: true })
    },
  }
}

/** The texts in the slots of such a file; another process may have written it. */
export function readSlots(path: string): string[] {
  const bytes = readFileSync(path)
  const texts: string[] = []
  for (let at = 0; at < bytes.length; at += SLOT) {
    const slot = bytes.subarray(at, at + SLOT)
    const end = slot.indexOf(0)
    if (end > 0) texts.push(slot.toString('utf8', 0, end))
  }
  return texts
}
