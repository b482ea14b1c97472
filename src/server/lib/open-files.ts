import { readFileSync } from 'node:fs'

/** How many files, connections among them, this process may have open; Infinity where the system does not tell. */
export function openFiles(): number {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))
    return limit ? Number(limit[1]) : Infinity
  } catch {
    return Infinity
  }
}
