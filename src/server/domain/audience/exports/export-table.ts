// Exports as tables: the fields first, then what the platform knows of the contact.
import { toDateTimeIfAny } from '../../../lib/dates.ts'
import { toContactId } from '../../../lib/ids.ts'
import {
  addRows,
  type Cell,
  newTable,
  type TableColumn,
  type TableFormat,
  tableFile,
} from '../../operations/table-files.ts'
import { type ContactHistory, contactStats, countOf } from '../contacts/contact-stats.ts'
import type { FieldFormat } from '../fields.ts'
import {
  type ExportBatch,
  type ExportField,
  type ExportFormat,
  type ExportInput,
  fieldReader,
  SEPARATOR,
  timeWriter,
} from './export-record.ts'

/** Formats whose values no spreadsheet runs: a number stays a number with its sign, a phone one with its code. */
const columnTypes: Readonly<Partial<Record<FieldFormat, TableColumn['type']>>> = {
  number: 'number',
  date: 'plain',
  cellphone: 'plain',
  phone: 'plain',
}

/**
 * The columns of fields, given the other columns. The name of a base field is its id, as in requests; an extra field
 * that shares its name with another field, or with one of the other columns, is followed by its id.
 */
export function fieldColumns(fields: readonly ExportField[], others: readonly string[]): TableColumn[] {
  const names = fields.map(({ id, name, type }) => (type === 'base' ? id : name))
  const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name) && !others.includes(name)
  return fields.map(({ id, type, format }, n) => {
    const name = names[n] as string
    return { name: isAlone(name) || type === 'base' ? name : `${name} (${id})`, type: columnTypes[format] ?? 'text' }
  })
}

interface StatColumn extends TableColumn {
  read(history: ContactHistory): Cell
}

const statColumns = Object.entries(contactStats).flatMap(([part, { counts, dates }]): StatColumn[] => {
  const prefix = part.replace('_stats', '')
  return [
    ...Object.entries(counts).map(([name, kinds]) => ({
      name: `${prefix}_${name}`,
      type: 'number' as const,
      read: (history: ContactHistory) => countOf(history, kinds),
    })),
    ...Object.entries(dates).map(([name, kind]) => ({
      name: `${prefix}_${name}`,
      type: 'plain' as const,
      read: (history: ContactHistory) => toDateTimeIfAny(history.get(kind)?.last) ?? null,
    })),
  ]
})

const platformColumns: readonly TableColumn[] = [
  { name: 'contact_id', type: 'plain' },
  { name: 'status', type: 'plain' },
  { name: 'subscription_date', type: 'plain' },
]

function columnsOf({ fields, tags, stats }: ExportInput): TableColumn[] {
  const others: TableColumn[] = [
    ...platformColumns,
    ...(tags ? [{ name: 'tags', type: 'text' } as const] : []),
    ...(stats ? statColumns : []),
  ]
  return [...fieldColumns(fields, []), ...others]
}

const neverWritten: ContactHistory = new Map()

function rowsOf({ contacts, fields, tags, stats }: ExportBatch): Cell[][] {
  const read = fieldReader(fields)
  const timeOf = timeWriter()
  return contacts.map((contact) => {
    const cells: Cell[] = read(contact)
    cells.push(toContactId(contact.id), contact.status, timeOf(contact.subscription_date))
    if (tags) cells.push((tags.get(contact.id) ?? []).join(SEPARATOR))
    if (stats) {
      const history = stats.get(contact.id) ?? neverWritten
      for (const column of statColumns) cells.push(column.read(history))
    }
    return cells
  })
}

/** The format of a table. */
export const tableExport = (format: TableFormat): ExportFormat => ({
  mediaType: tableFile(format).mediaType,
  open(input, { table = newTable }) {
    const rows: Cell[][] = []
    return {
      add: (batch) => void rows.push(...rowsOf(batch)),
      close: (isLast) => addRows(format, table, { columns: columnsOf(input), rows, isLast }),
    }
  },
})
