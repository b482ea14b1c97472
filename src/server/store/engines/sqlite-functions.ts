// SQL functions of ours for SQLite. Each connection that runs conditions needs them.
import type { DatabaseSync } from 'node:sqlite'
import { foldBeyondAscii } from '../../lib/fold.ts'

/** Name of the function that folds letters beyond ASCII. SQLite's lower() knows those of ASCII only. */
export const FOLD_LETTERS = 'fold_letters'

/** Adds the functions to a connection that was just opened. */
export function addFunctions(database: DatabaseSync): void {
  // Several conditions on one field fold the same value one after the other.
  let last: { text: string; folded: string } = { text: '', folded: '' }
  database.function(FOLD_LETTERS, { deterministic: true, directOnly: true }, (text) => {
    if (typeof text !== 'string') return text
    if (text !== last.text) last = { text, folded: foldBeyondAscii(text) }
    return last.folded
  })
}
