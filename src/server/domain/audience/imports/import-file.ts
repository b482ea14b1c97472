// The file of an import: what a request may say of it, and its rows as contacts.
import { unguardFormula } from '../../../lib/csv.ts'
import { CsvError, type CsvRow, readCsvRows, usualDelimiters } from '../../../lib/csv-rows.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import { invalid } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import type { BaseInput } from '../contacts/contact-input.ts'
import type { ListFields } from '../fields.ts'
import type { SliceItem } from './import-slice.ts'

export interface ImportFile {
  url: string
  mapping: { fieldId: string; column: string }[]
  delimiter: string
  /** The character around a value. */
  quote: string
}

/** The contract's 20 KB for a row (M-044): a slice of such rows still fits into the memory. */
const MAX_ROW = 20 * 1024
const LINE_BREAK = /[\r\n]/

/** Throws `invalid` for a file that could never be read as it is described. */
export function assertImportFile(file: ImportFile, known: ListFields, compareField: string): void {
  assertHookAddress('source.url', file.url)
  for (const [name, value] of [
    ['quote', file.quote],
    ['delimiter', file.delimiter],
  ] as const) {
    if (LINE_BREAK.test(value)) throw invalid(`source.${name}`, 'must not be a line break')
  }
  if (file.quote === file.delimiter) throw invalid('source.quote', 'must be another character than the delimiter')
  const taken = new Set<string>()
  for (const [i, { fieldId }] of file.mapping.entries()) {
    const place = `source.mapping.${i}.fieldId`
    if (!known.has(fieldId)) throw invalid(place, 'is not a field of the list')
    if (taken.has(fieldId)) throw invalid(place, 'has a column already')
    taken.add(fieldId)
  }
  if (!taken.has(compareField))
    throw invalid('source.mapping', `needs a column for ${compareField}, the field to compare by`)
}

/** The rows of a file as contacts, in their order. Throws CsvError for a file that is not as its mapping says. */
export async function* readImportFile(bytes: AsyncIterable<Buffer>, file: ImportFile): AsyncGenerator<SliceItem> {
  let head: Head | null = null
  for await (const row of readCsvRows(bytes, {
    delimiter: (headingsBy) => delimiterOf(file, headingsBy),
    quote: file.quote,
    maxRow: MAX_ROW,
  })) {
    if (head) yield toItem(row, head)
    else head = readHead(row, file)
  }
  if (!head) throw new CsvError('The file is empty: its first line has to name the columns')
}

interface Column {
  index: number
  fieldId: string
}

interface Head {
  width: number
  columns: Column[]
}

/** A request may name a column as the export wrote it or as the field is called, whatever its case. */
const nameOfColumn = (cell: string): string => unguardFormula(cell.trim()).normalize('NFC')

/** Places of the columns with a name: exactly this one, else this one in another case. */
function placesOf(names: readonly string[], column: string): number[] {
  const name = nameOfColumn(column)
  const where = (test: (one: string) => boolean) => names.flatMap((one, n) => (test(one) ? n : []))
  const exact = where((one) => one === name)
  return exact.length > 0 ? exact : where((one) => one.toLowerCase() === name.toLowerCase())
}

/** The delimiter of the request, unless only another one finds the columns that the request names. */
function delimiterOf({ delimiter, quote, mapping }: ImportFile, headingsBy: (delimiter: string) => string[]): string {
  const findsAll = (one: string) => {
    const names = headingsBy(one).map(nameOfColumn)
    return mapping.every(({ column }) => placesOf(names, column).length > 0)
  }
  const others = usualDelimiters.filter((one) => one !== delimiter && one !== quote)
  return findsAll(delimiter) ? delimiter : (others.find(findsAll) ?? delimiter)
}

/** Where in a row each field is. */
function readHead(row: CsvRow, { mapping }: ImportFile): Head {
  if ('fault' in row) throw new CsvError(`The first line cannot be read: ${row.fault}`)
  const names = row.cells.map(nameOfColumn)
  const columns = mapping.map(({ fieldId, column }) => {
    const [index, ...more] = placesOf(names, column)
    if (index === undefined)
      throw new CsvError(`The file has no column "${column}"; its first line names ${names.join(', ')}`)
    if (more.length > 0) throw new CsvError(`The file has several columns "${column}": give them different names`)
    return { index, fieldId }
  })
  return { width: row.cells.length, columns }
}

function toItem(row: CsvRow, { width, columns }: Head): SliceItem {
  if ('fault' in row) return row
  const { cells } = row
  // Spreadsheets leave out empty cells at the end of a row; other programs end each row with a delimiter.
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    return { fault: `The row has ${cells.length} values, the first line names ${width} columns` }
  const base: BaseInput = {}
  const extra: { field_id: number; value: string }[] = []
  for (const { index, fieldId } of columns) {
    const text = unguardFormula((cells[index] ?? '').trim())
    if (isBaseField(fieldId)) base[fieldId] = text
    else extra.push({ field_id: Number(fieldId), value: text })
  }
  return { base, extra }
}

/** Names a place such as `base.email` or `extra.0.value` by the column that the caller knows. */
export function columnNamer({ mapping }: ImportFile): (place: string) => string {
  const base = new Map(mapping.map(({ fieldId, column }) => [`base.${fieldId}`, column]))
  const extra = mapping.filter(({ fieldId }) => !isBaseField(fieldId)).map(({ column }) => column)
  return (place) => {
    const column = base.get(place) ?? extra[Number(/^extra\.(\d+)\./.exec(place)?.[1])]
    return column === undefined ? place : `"${column}"`
  }
}
