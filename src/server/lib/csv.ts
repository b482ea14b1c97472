// Lines of comma-separated values (RFC 4180), with a guard against formulas that an import undoes.
import { guardFormula } from '../../wire/csv/guard.ts'

export { guardFormula, unguardFormula } from '../../wire/csv/guard.ts'

/** Spreadsheets split at one of these, depending on the country of the user: a value with one of them is quoted. */
const NEEDS_QUOTES = /[",;|\t\r\n]/
/** A text as it stands between two commas. */
export const quoteCell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cellText = (value: string | number) =>
  typeof value === 'number' ? String(value) : quoteCell(guardFormula(value))

/** One line with its line break; texts are guarded. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(cellText).join(',')}\r\n`
