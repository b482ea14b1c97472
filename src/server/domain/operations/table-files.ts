// Tables as result files: rows of cells, slice by slice, as comma-separated values or as a workbook.
import { guardFormula, quoteCell } from '../../lib/csv.ts'
import type { Cell } from '../../lib/xlsx/rows.ts'
import { addPiece, newWorkbook, type Workbook } from '../../lib/xlsx/workbook.ts'
import { ZIP_LIMIT } from '../../lib/xlsx/zip.ts'
import type { FileFormat } from './kinds.ts'

export type { Cell }

export type TableFormat = 'csv' | 'xlsx'

export interface TableColumn {
  name: string
  /**
   * `text` may be anything, which no spreadsheet shall run as a formula; `plain` cannot be one: a date, a phone number, an
   * id; the texts of `number` are numbers.
   */
  type: 'text' | 'plain' | 'number'
}

/** A table between two slices. */
export interface TableState {
  begun: boolean
  workbook: Workbook
}

export const newTable: TableState = { begun: false, workbook: newWorkbook }

/** What to add to a table. */
export interface TablePiece {
  columns: readonly TableColumn[]
  rows: readonly (readonly Cell[])[]
  /** Whether these are the last rows. */
  isLast: boolean
}

/** What a slice adds to the file, and the table after it. */
export interface TableOutcome {
  lines: string | Buffer
  table: TableState
}

interface TableWriter {
  mediaType: string
  add(table: TableState, piece: TablePiece): Promise<TableOutcome>
}

const csvText: Readonly<Record<TableColumn['type'], (text: string) => string>> = {
  text: (text) => quoteCell(guardFormula(text)),
  plain: quoteCell,
  number: quoteCell,
}

const csvHeadings = (columns: readonly TableColumn[]) =>
  `${columns.map(({ name }) => csvText.text(name)).join(',')}\r\n`

const csv: TableWriter = {
  mediaType: 'text/csv; charset=utf-8',
  async add({ begun, workbook }, { columns, rows }) {
    const writers = columns.map(({ type }) => csvText[type])
    let lines = begun ? '' : csvHeadings(columns)
    for (const row of rows) {
      const cells = writers.map((write, n) => {
        const cell = row[n] ?? ''
        return typeof cell === 'number' ? String(cell) : write(cell)
      })
      lines += `${cells.join(',')}\r\n`
    }
    return { lines, table: { begun: true, workbook } }
  },
}

/** Numbers that a spreadsheet keeps as they are: up to 15 digits, without zeros in front. */
const NUMBER = /^-?(?=[\d.]{1,16}$)(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/

const toNumber = (cell: Cell): Cell => (typeof cell === 'string' && NUMBER.test(cell) ? Number(cell) : cell)

const xlsx: TableWriter = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  async add(table, { columns, rows, isLast }) {
    const numbers = new Set(columns.flatMap(({ type }, n) => (type === 'number' ? n : [])))
    const cells =
      numbers.size === 0 ? rows : rows.map((row) => row.map((cell, n) => (numbers.has(n) ? toNumber(cell) : cell)))
    const piece = { headings: columns.map(({ name }) => name), rows: cells, isLast }
    const { bytes, workbook } = await addPiece(table.workbook, piece)
    return { lines: bytes, table: { begun: true, workbook } }
  },
}

const writers: Readonly<Record<TableFormat, TableWriter>> = { csv, xlsx }

/** The result file that a table becomes. */
export const tableFile = (format: TableFormat): FileFormat => ({
  extension: format,
  mediaType: writers[format].mediaType,
  head: '',
})

/** Bytes below the 4 GiB limit of an archive: more than a slice and the end of the file need. */
const ROOM = 512 * 1024 * 1024

/** Whether a table can take no more rows. */
export const isFull = (format: TableFormat, { workbook }: TableState): boolean =>
  format === 'xlsx' && workbook.written > ZIP_LIMIT - ROOM

/** Adds rows to a table, below a line of headings. */
export const addRows = (format: TableFormat, table: TableState, piece: TablePiece): Promise<TableOutcome> =>
  writers[format].add(table, piece)

/** What several pieces add to the file, one after the other. */
export const joinLines = (parts: readonly (string | Buffer)[]): string | Buffer =>
  parts.every((part) => typeof part === 'string')
    ? parts.join('')
    : Buffer.concat(parts.map((part) => Buffer.from(part)))
