// Reads comma-separated values as people's programs write them (RFC 4180 and what comes instead), piece by piece: memory
// does not grow with the file. One bad row costs that row.

/** A row: its cells, or why it cannot be read. */
export type CsvRow = { cells: string[] } | { fault: string }

export interface CsvOptions {
  /**
   * The character between two columns, or a function that chooses it: `headingsBy` reads the first row with a delimiter. A
   * first line `sep=;` decides, whatever is asked.
   */
  delimiter: string | ((headingsBy: (delimiter: string) => string[]) => string)
  /** The character around a cell that holds a delimiter or a line break. */
  quote: string
  /** The longest row, characters. */
  maxRow: number
}

/** The delimiters that spreadsheets use, depending on the country of the user. */
export const usualDelimiters = [',', ';', '\t', '|'] as const

export interface CsvReader {
  /** Takes the next piece of text; returns the rows that it completes. Blank lines are skipped. */
  push(text: string): CsvRow[]
  /** Returns the last rows. */
  end(): CsvRow[]
}

/** A part of the text: where it ends, or null while its end has not come. */
type Step<T> = (T & { next: number }) | null

interface Grammar {
  delimiter: string
  quote: string
  maxRow: number
}

const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\r\n]*$/i
const BLANKS = /[ \t]/
const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r'

/** The start of the line after the line end at `at`. A CR at the end of a piece may be half of a CRLF. */
function afterLineEnd(text: string, at: number, isLast: boolean): number | null {
  if (text[at] === '\n') return at + 1
  if (at + 1 === text.length && !isLast) return null
  return text[at + 1] === '\n' ? at + 2 : at + 1
}

type LineEnds = (from: number) => number

/** Finds line ends in ascending order. Each sign is searched for once per piece, so a sign that never comes costs one look. */
function createLineEnds(text: string): LineEnds {
  let [lf, cr] = [-2, -2]
  return (from) => {
    if (lf !== -1 && lf < from) lf = text.indexOf('\n', from)
    if (cr !== -1 && cr < from) cr = text.indexOf('\r', from)
    if (lf === -1) return cr
    return cr === -1 ? lf : Math.min(lf, cr)
  }
}

const NOT_CLOSED = 'never closes'

/**
 * Reads a quoted cell; `at` is its opening quote. A quote inside is doubled; a single one counts as text as long as the cell
 * has no line break, because with one it is rather the opening quote that is wrong: `fault`.
 */
function readQuoted(text: string, at: number, { delimiter, quote, maxRow }: Grammar, isLast: boolean) {
  let value = ''
  let from = at + 1
  let hasBreak = false
  for (;;) {
    const found = text.indexOf(quote, from)
    if (found < 0 || found - at > maxRow) {
      return isLast || text.length - at > maxRow ? { fault: NOT_CLOSED } : null
    }
    if (found + 1 === text.length && !isLast) return null
    const part = text.slice(from, found)
    hasBreak ||= part.includes('\n') || part.includes('\r')
    value += part
    if (text[found + 1] === quote) {
      value += quote
      from = found + 2
      continue
    }
    let next = found + 1
    while (next < text.length && text[next] !== delimiter && BLANKS.test(text[next] ?? '')) next++
    if (next === text.length && !isLast) return null
    if (next === text.length || text[next] === delimiter || isLineEnd(text[next])) return { value, next }
    if (hasBreak) return { fault: NOT_CLOSED }
    value += quote
    from = found + 1
  }
}

/** The first cell of `rest` with misplaced quotes: `"Ana" Silva` is `Ana Silva`. Null without a closing quote. */
function readLoosely(rest: string, { delimiter, quote }: Grammar): { value: string; length: number } | null {
  const close = rest.indexOf(quote, 1)
  if (close < 0) return null
  const found = rest.indexOf(delimiter, close + 1)
  const length = found < 0 ? rest.length : found
  return { value: rest.slice(1, close) + rest.slice(close + 1, length), length }
}

/** The place of the opening quote of the cell that begins at `at`; -1 for a cell without quotes. */
function openingQuote(text: string, at: number, { delimiter, quote }: Grammar): number {
  let place = at
  while (text[place] !== delimiter && BLANKS.test(text[place] ?? '')) place++
  return text[place] === quote ? place : -1
}

interface RowStart {
  at: number
  /** The first line end after it. */
  eol: number
  endOfLine: LineEnds
  isLast: boolean
}

/** The cells of a row with quotes. */
function readCells(text: string, { at: start, eol, endOfLine, isLast }: RowStart, grammar: Grammar): Step<CsvRow> {
  const cells: string[] = []
  let at = start
  let lineEnd = eol
  /** Takes one cell; returns what ends the row early. */
  function takeCell(): 'unfinished' | 'fault' | undefined {
    const opening = openingQuote(text, at, grammar)
    const rest = text.slice(opening < 0 ? at : opening, lineEnd)
    if (opening < 0) {
      const found = rest.indexOf(grammar.delimiter)
      const length = found < 0 ? rest.length : found
      cells.push(rest.slice(0, length))
      at += length
      return undefined
    }
    const quoted = readQuoted(text, opening, grammar, isLast)
    if (quoted === null) return 'unfinished'
    if ('fault' in quoted) {
      const loose = readLoosely(rest, grammar)
      if (loose === null) return 'fault'
      cells.push(loose.value)
      at = opening + loose.length
      return undefined
    }
    cells.push(quoted.value)
    at = quoted.next
    return undefined
  }
  for (;;) {
    const stop = takeCell()
    if (stop === 'unfinished') return null
    if (stop === 'fault')
      return { fault: `The quotation mark of value ${cells.length + 1} ${NOT_CLOSED}`, next: lineEnd }
    if (at > lineEnd) {
      const found = endOfLine(at)
      if (found < 0 && !isLast) return null
      lineEnd = found < 0 ? text.length : found
    }
    if (at === lineEnd) return { cells, next: at }
    at++
  }
}

const tooLong = (maxRow: number) => ({ fault: `The row has more than ${maxRow} characters` })

/** Reads the rows of `text` that are complete; returns them, and where the rest begins. */
function readRows(text: string, grammar: Grammar, isLast: boolean): { rows: CsvRow[]; next: number } {
  const { delimiter, quote, maxRow } = grammar
  const rows: CsvRow[] = []
  const endOfLine = createLineEnds(text)
  const hasQuotes = text.includes(quote)
  let at = 0
  while (at < text.length) {
    const found = endOfLine(at)
    if (found < 0 && !isLast) break
    const eol = found < 0 ? text.length : found
    const line = text.slice(at, eol)
    const row: Step<CsvRow> =
      hasQuotes && line.includes(quote)
        ? readCells(text, { at, eol, endOfLine, isLast }, grammar)
        : { cells: line.split(delimiter), next: eol }
    if (row === null) break
    const next = row.next === text.length ? text.length : afterLineEnd(text, row.next, isLast)
    if (next === null) break
    if (row.next - at > maxRow) rows.push(tooLong(maxRow))
    else if (row.next > at && line.trim() !== '')
      rows.push('fault' in row ? { fault: row.fault } : { cells: row.cells })
    at = next
  }
  return { rows, next: at }
}

/** The first row of a text by a delimiter; empty when it cannot be read. */
function firstCells(text: string, grammar: Grammar): string[] {
  const { rows } = readRows(text, grammar, true)
  const [row] = rows
  return row && 'cells' in row ? row.cells : []
}

/** Makes a reader of one file. */
export function createCsvReader({ delimiter, quote, maxRow }: CsvOptions): CsvReader {
  let text = ''
  let grammar: Grammar | null = null
  /** Whether the rest of a line is skipped, whose start was too long for a row. */
  let isSkipping = false

  function detectGrammar(): Grammar {
    text = text.replace(/^\uFEFF/, '')
    const [line = ''] = text.split(/\r\n?|\n/, 1)
    const named = SEPARATOR_LINE.exec(line)?.[1]
    if (named !== undefined) text = text.slice(line.length).replace(/^\r\n?|^\n/, '')
    const head = text.slice(0, maxRow)
    const choose = () =>
      typeof delimiter === 'string'
        ? delimiter
        : delimiter((one) => firstCells(head, { delimiter: one, quote, maxRow }))
    return { delimiter: named ?? choose(), quote, maxRow }
  }

  /** Skips to the next line end. */
  function skip(isLast: boolean): void {
    const eol = createLineEnds(text)(0)
    const next = eol < 0 ? null : afterLineEnd(text, eol, isLast)
    text = next === null ? (eol < 0 ? '' : text.slice(eol)) : text.slice(next)
    isSkipping = next === null
  }

  function read(isLast: boolean): CsvRow[] {
    if (grammar === null && text.length <= maxRow && !isLast) return []
    grammar ??= detectGrammar()
    if (isSkipping) skip(isLast)
    if (isSkipping) return []
    const { rows, next } = readRows(text, grammar, isLast)
    text = text.slice(next)
    if (text.length > 2 * maxRow) {
      rows.push(tooLong(maxRow))
      isSkipping = true
      skip(isLast)
    }
    return rows
  }

  return {
    push(piece) {
      text += piece
      return read(false)
    },
    end: () => read(true),
  }
}
