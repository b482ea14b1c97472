// A table as a file that the browser saves.
import { guardFormula } from '../../../wire/csv/guard.ts'

/** A cell that no spreadsheet runs as a formula or splits. */
const cell = (value: string): string => {
  const text = guardFormula(value)
  return /[",;|\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a CSV file with these rows. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Saves rows as a CSV file under this name. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvText(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
