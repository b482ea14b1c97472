// Texts that spreadsheets run as formulas, and texts that only look guarded against that.

export const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'] as const
/** What programs split cells at, in spite of quotes. */
export const delimiters = [';', '|', '\t', '\n', '\r\n'] as const

/** Each sign at the start, behind spaces, and behind each delimiter, alone, with a space and with a quote. */
export const formulas: readonly string[] = signs.flatMap((sign) => {
  const formula = `${sign}1+1`
  return [
    formula,
    `  ${formula}`,
    ...delimiters.flatMap((one) => [`a${one}${formula}`, `a${one} ${formula}`, `a${one}"${formula}`]),
  ]
})

/** Values whose guard must be undone exactly, those that begin with apostrophes among them. */
export const lookalikes: readonly string[] = [
  '+351912345678',
  '-5',
  '=x',
  "'quoted",
  "''x",
  "'=x",
  "''=x",
  "' =x",
  "'",
  "'-5",
  "a;'=b",
  "a|''@b",
  "a\t'+b",
  'a;=b',
  '1;2|-3',
  '"=x"',
  '="x"',
  'a;"\'=b',
  'a,=b',
  "it's; -5 % off",
]

/**
 * The cells of a file as a program finds them that splits at these whatever the quotes say. Such a program may also take
 * quotes at the start of a cell away.
 */
export const cellsInSpiteOfQuotes = (file: string): string[] =>
  file.split(/[;|\t\r\n]/).map((cell) => cell.replace(/^\s*(""|"(?!"))/, ''))

/** Whether a spreadsheet would run the cell. */
export const isFormula = (cell: string): boolean => /^[\s\0]*[=+\-@＝＋－＠]/.test(cell)
