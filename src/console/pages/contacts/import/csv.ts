// Reads a table of text as spreadsheets and other programs write it (RFC 4180, with any usual delimiter).

/** A table: the names of its columns, and its rows. */
export interface Csv {
  delimiter: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const delimiters = [',', ';', '\t', '|']

/** The text of a file: UTF-8 with or without its mark, else what old programs for Windows write. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The delimiter that the first line has most often outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const countOf = (one: string) => line.split(one).length
  return delimiters.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ','
}

/** A cell and what ends it: in quotes, of which a doubled one stands for itself, or without. */
const cellBefore = (delimiter: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"([^${delimiter}\\r\\n]*)|([^${delimiter}\\r\\n]*))(\\r\\n?|\\n|$|[${delimiter}])`,
    'y',
  )

/** All lines with their cells. */
function linesOf(text: string, delimiter: string): string[][] {
  const cell = cellBefore(delimiter)
  const lines: string[][] = []
  let line: string[] = []
  while (cell.lastIndex < text.length) {
    const [, quoted, after = '', plain = '', end] = cell.exec(text) ?? []
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + after)
    if (end === delimiter && cell.lastIndex < text.length) continue
    lines.push(end === delimiter ? [...line, ''] : line)
    line = []
  }
  return lines
}

const isFilled = (line: readonly string[]) => line.some((cell) => cell.trim() !== '')

/** Reads a table whose first line names its columns. Empty lines are passed over. */
export function readCsv(text: string): Csv {
  const plain = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(plain)
  const [columns = [], ...rows] = linesOf(plain, delimiter).filter(isFilled)
  return { delimiter, columns: columns.map((name) => name.trim()), rows }
}
