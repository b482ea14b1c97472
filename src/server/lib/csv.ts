// Lines of comma-separated values (RFC 4180).

const NEEDS_QUOTES = /[",\r\n]/
// A value that a spreadsheet would run as a formula when a user opens the file.
const FORMULA = /^[=+\-@\t\r]/

/** A text that no spreadsheet runs as a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A text as it stands between two commas. */
export const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (value: string | number) => (typeof value === 'number' ? String(value) : quoted(guarded(value)))

/** One line with its line break; texts are guarded. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`
