// Exports as comma-separated values: the fields first, then what the platform knows of the contact.
import { csvLine, guarded, quoted } from '../../../lib/csv.ts'
import { toDateTimeIfAny } from '../../../lib/dates.ts'
import { toContactId } from '../../../lib/ids.ts'
import { type ContactHistory, contactStats, countOf } from '../contacts/contact-stats.ts'
import type { FieldFormat } from '../fields.ts'
import { type ExportField, type ExportFormat, fieldReader, SEPARATOR, timeWriter } from './export-record.ts'

/** Formats whose values no spreadsheet runs: a number stays a number with its sign, a phone one with its code. */
const harmless: ReadonlySet<FieldFormat> = new Set<FieldFormat>(['date', 'number', 'cellphone', 'phone'])

/** The name of a base field is its id, as in requests; two extra fields of one name are told apart by theirs. */
function columnNames(fields: readonly ExportField[]): string[] {
  const names = fields.map(({ id, name, type }) => (type === 'base' ? id : name))
  return names.map((name, n) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${fields[n]?.id})`))
}

const statColumns = Object.entries(contactStats).flatMap(([part, { counts, dates }]) => {
  const prefix = part.replace('_stats', '')
  return [
    ...Object.entries(counts).map(([name, kinds]) => ({
      name: `${prefix}_${name}`,
      read: (history: ContactHistory) => String(countOf(history, kinds)),
    })),
    ...Object.entries(dates).map(([name, kind]) => ({
      name: `${prefix}_${name}`,
      read: (history: ContactHistory) => toDateTimeIfAny(history.get(kind)?.last) ?? '',
    })),
  ]
})

const neverWritten: ContactHistory = new Map()

export const csvExport: ExportFormat = {
  mediaType: 'text/csv; charset=utf-8',

  head: ({ fields, tags, stats }) =>
    csvLine([
      ...columnNames(fields),
      ...['contact_id', 'status', 'subscription_date'],
      ...(tags ? ['tags'] : []),
      ...(stats ? statColumns.map(({ name }) => name) : []),
    ]),

  linesOf({ contacts, fields, tags, stats }) {
    const read = fieldReader(fields)
    const timeOf = timeWriter()
    const write = fields.map(({ format }) => (harmless.has(format) ? quoted : (text: string) => quoted(guarded(text))))
    let lines = ''
    for (const contact of contacts) {
      const cells = read(contact).map((text, n) => (write[n] as typeof quoted)(text))
      cells.push(toContactId(contact.id), contact.status, timeOf(contact.subscription_date))
      if (tags) cells.push(quoted(guarded((tags.get(contact.id) ?? []).join(SEPARATOR))))
      if (stats) {
        const history = stats.get(contact.id) ?? neverWritten
        for (const column of statColumns) cells.push(column.read(history))
      }
      lines += `${cells.join(',')}\r\n`
    }
    return lines
  },

  tail: '',
}
