import { t } from '../../../texts/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Field } from '../model.ts'
import { idOf } from '../segments/references.ts'
import type { Csv } from './csv.ts'
import type { Mapping } from './mapping.ts'

const texts = t.contacts.import

/** Rows that are shown. */
const PREVIEW = 5

interface Line {
  column: string
  n: number
  id: string
}

/** One line for each column: its name, the field that it fills, and what its first rows hold. */
export function MappingTable(props: {
  csv: Csv
  mapping: Mapping
  fields: readonly Field[]
  onMap(mapping: Mapping): void
}) {
  const { csv, mapping, fields, onMap } = props
  const lines = csv.columns.map((column, n): Line => ({ column, n, id: mapping[n] ?? '' }))
  const options = [['', texts.passOver] as const, ...fields.map((field) => [idOf(field), field.name] as const)]
  /** A field that another column filled is taken from it. */
  const map = (n: number, id: string) =>
    onMap(mapping.map((one, other) => (other === n ? id : id !== '' && one === id ? '' : one)))
  return (
    <Table
      label={texts.mapping}
      rows={lines}
      keyOf={({ n }) => n}
      columns={[
        { title: texts.column, cell: ({ column, n }) => column || texts.nameless(n + 1) },
        {
          title: texts.field,
          cell: ({ column, n, id }) => (
            <Select label={texts.fieldOf(column)} options={options} value={id} onChoose={(next) => map(n, next)} />
          ),
        },
        {
          title: texts.firstRows,
          kind: 'wide',
          cell: ({ n }) => (
            <span class="quiet">
              {csv.rows
                .slice(0, PREVIEW)
                .map((row) => row[n] || '–')
                .join(' · ')}
            </span>
          ),
        },
      ]}
    />
  )
}
