// Rows of a worksheet (ECMA-376 1, 18.3.1). Rows and cells carry their references: some readers refuse them without.
import { escapeXml } from '../xml.ts'

/** A cell; null and the empty text leave it out. */
export type Cell = string | number | null

/** Rows and columns of a sheet, and characters of a cell: what Excel opens. */
export const SHEET_ROWS = 1_048_576
export const SHEET_COLUMNS = 16_384
const CELL_LENGTH = 32_767

const A = 65
const LETTERS = 26

/** The letters of a column, from 0. */
export function columnName(column: number): string {
  const [rest, letter] = [Math.floor(column / LETTERS) - 1, String.fromCharCode(A + (column % LETTERS))]
  return rest < 0 ? letter : columnName(rest) + letter
}

/** What a text cannot hold as it is. */
const SPECIAL = /[\x00-\x1f&<>"\ufffe\uffff\ud800-\udfff]|_x/
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f]/g
/** What readers take for an escaped character (18.18.22, 22.9.2.19); the escaped underscore says that it is none. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi

/** A text of a cell, without control characters. */
function textOf(value: string): string {
  const text = value.length > CELL_LENGTH ? shortenCell(value) : value
  return SPECIAL.test(text) ? escapeXml(text.replace(CONTROL, '').replace(ESCAPE, '_x005F_')) : text
}

/** As much as a cell holds, without half a character at its end. */
const shortenCell = (text: string) => text.slice(0, CELL_LENGTH).replace(/[\ud800-\udbff]$/, '')

/** The rows from the number `first` on, as XML. */
export function rowsXml(rows: readonly (readonly Cell[])[], first: number, columns: readonly string[]): string {
  let xml = ''
  let number = first
  for (const cells of rows) {
    xml += `<row r="${number}">`
    for (let n = 0; n < cells.length; n++) {
      const cell = cells[n]
      if (typeof cell === 'number' && Number.isFinite(cell)) xml += `<c r="${columns[n]}${number}"><v>${cell}</v></c>`
      else if (cell !== null && cell !== '')
        xml += `<c r="${columns[n]}${number}" t="inlineStr"><is><t xml:space="preserve">${textOf(String(cell))}</t></is></c>`
    }
    xml += '</row>'
    number++
  }
  return xml
}
