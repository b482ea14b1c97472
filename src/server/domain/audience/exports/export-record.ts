// The stored request of an export, and the data of contacts that it reads in addition to their rows.
import { toDateTime } from '../../../lib/dates.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import type { TableState } from '../../operations/table-files.ts'
import type { ReadContact, WrittenSlice } from '../bulk/contact-extract.ts'
import type { ContactWorkInput } from '../bulk/contact-work.ts'
import type { ContactHistory } from '../contacts/contact-stats.ts'
import type { FieldValue } from '../contacts/contact-values.ts'
import type { Field } from '../fields.ts'

/** A field of an export, as it was when the export began. */
export interface ExportField extends Pick<Field, 'id' | 'name' | 'type' | 'format'> {
  /** The texts of its options, by their numbers. */
  options: Readonly<Record<number, string>>
}

export interface ExportInput extends ContactWorkInput {
  format: 'csv' | 'xml' | 'xlsx'
  /** The fields in the order of their columns. */
  fields: ExportField[]
  tags: boolean
  stats: boolean
}

/** Contacts with what the export shows of them. */
export interface ExportBatch {
  contacts: readonly ReadContact[]
  fields: readonly ExportField[]
  /** The names of the tags of each contact; null when they were not asked for. */
  tags: ReadonlyMap<number, readonly string[]> | null
  /** The events of each contact; null when the statistics were not asked for. */
  stats: ReadonlyMap<number, ContactHistory> | null
}

/** The state of the file before a slice: the table so far; undefined at its beginning, and for other formats. */
interface ExportState {
  isFirst: boolean
  table: TableState | undefined
}

/** Writes what one slice adds to the file. */
interface ExportWriter {
  add(batch: ExportBatch): void
  close(isLast: boolean): Promise<WrittenSlice>
}

/** The format of contacts in a file. */
export interface ExportFormat {
  mediaType: string
  open(input: ExportInput, state: ExportState): ExportWriter
}

/** Writes times. Contacts that came together have one time, so the last text is kept. */
export function timeWriter(): (time: number) => string {
  let last = { time: Number.NaN, text: '' }
  return (time) => {
    if (time !== last.time) last = { time, text: toDateTime(time) }
    return last.text
  }
}

/** Between several values of one contact. */
export const SEPARATOR = ';'

/** A value of a field as text. Options that are gone have no text. */
export const textOf = ({ options }: ExportField, value: FieldValue | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).flatMap((id) => options[id] || []).join(SEPARATOR)

/** The columns that hold the fields. */
export const columnsOf = ({ fields }: ExportInput): (keyof ContactRow)[] =>
  fields.map(({ id }) => (isBaseField(id) ? id : 'fields'))

/** Reads the fields of a contact as texts; a missing value is empty. */
export function fieldReader(fields: readonly ExportField[]): (contact: ReadContact) => string[] {
  const readers = fields.map((field) => {
    const { id } = field
    return isBaseField(id)
      ? (contact: ReadContact) => contact[id] ?? ''
      : (_contact: ReadContact, extra: Record<string, FieldValue>) => textOf(field, extra[id])
  })
  const hasExtra = fields.some(({ type }) => type === 'extra')
  return (contact) => {
    const text = contact.fields ?? '{}'
    const extra = hasExtra && text !== '{}' ? fromJson<Record<string, FieldValue>>(text) : {}
    return readers.map((read) => read(contact, extra))
  }
}
