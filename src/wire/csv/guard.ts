// The guard of table cells against formulas of spreadsheets: exports put it in, imports take it out.

/**
 * A value that a spreadsheet would run as a formula when a user opens the file, including the full-width forms of the
 * signs. Apostrophes in front count, so that the guard of a value that looks guarded can be told from the value.
 */
const FORMULA = /^'*(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n])/
/**
 * As `FORMULA`, after a delimiter or a line break in the value, for programs that split there in spite of the quotes.
 * The pattern matches every delimiter, formula or not: each character is read once, however many delimiters there are.
 */
const WITHIN = /([;|\t\r\n][\s\0"]*)('*[=+\-@＝＋－＠])?/g

/** A text that no spreadsheet runs as a formula: one more apostrophe in front of each formula. */
export function guardFormula(text: string): string {
  const safe = text.replace(WITHIN, (all, lead: string, formula?: string) =>
    formula === undefined ? all : `${lead}'${formula}`,
  )
  return FORMULA.test(safe) ? `'${safe}` : safe
}

/** The text from which `guardFormula` made this one. A text that needs no guard stays as it is. */
export function unguardFormula(text: string): string {
  const bare = text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
  return bare.replace(WITHIN, (all, lead: string, formula?: string) =>
    formula?.startsWith("'") ? `${lead}${formula.slice(1)}` : all,
  )
}
