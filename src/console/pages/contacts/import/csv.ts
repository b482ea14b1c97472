// Reads the file that a person chose for an import, as the server reads the file of an import request.
import { createTextReader } from '../../../../wire/csv/encoding.ts'
import { unguardFormula } from '../../../../wire/csv/guard.ts'
import { type CsvRow, createCsvReader, usualDelimiters } from '../../../../wire/csv/rows.ts'

/** A table: the names of its columns, and its rows. */
export interface Csv {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Why rows were left out, with their numbers; the first row below the names has the number 1. */
  faults: readonly { row: number; fault: string }[]
}

/** The longest row, characters: that of an import by file. */
const MAX_ROW = 20 * 1024

/** The text of a file, whatever its encoding. */
export function textOfFile(bytes: ArrayBuffer): string {
  const reader = createTextReader()
  return reader.push(new Uint8Array(bytes)) + reader.end()
}

/** The delimiter by which the first line has most columns. */
const widest = (headingsBy: (delimiter: string) => string[]): string =>
  usualDelimiters.toSorted((a, b) => headingsBy(b).length - headingsBy(a).length)[0] ?? ','

const isFilled = (row: CsvRow) => 'fault' in row || row.cells.some((cell) => cell.trim() !== '')

/**
 * Reads a table whose first line names its columns. Empty lines are skipped. An apostrophe that an export put in front of a
 * formula is removed.
 */
export function readCsv(text: string): Csv {
  const reader = createCsvReader({ delimiter: widest, quote: '"', maxRow: MAX_ROW })
  const [head, ...rest] = [...reader.push(text), ...reader.end()].filter(isFilled)
  const columns = head && 'cells' in head ? head.cells.map((name) => unguardFormula(name.trim())) : []
  const rows = rest.flatMap((row) => ('cells' in row ? [row.cells.map(unguardFormula)] : []))
  const faults = rest.flatMap((row, n) => ('fault' in row ? [{ row: n + 1, fault: row.fault }] : []))
  return { columns, rows, faults }
}
