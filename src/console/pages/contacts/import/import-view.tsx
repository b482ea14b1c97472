// Imports a table: paste it or choose a file, say which column is which field, look at the first rows, begin.
import { useState } from 'preact/hooks'
import { useShortcuts } from '../../../shell/keys.ts'
import { t } from '../../../texts/texts.ts'
import { Field } from '../../../ui/field.tsx'
import type { Known } from '../model.ts'
import { numberText } from '../model.ts'
import { OperationLine } from '../operation-line.tsx'
import { type Csv, readCsv, textOfFile } from './csv.ts'
import { ImportForm, type Part } from './import-form.tsx'
import { guessMapping, type Mapping } from './mapping.ts'
import { MappingTable } from './mapping-table.tsx'

const texts = t.contacts.import

interface Table {
  csv: Csv
  mapping: Mapping
}

/** Where the table comes from. */
function Source({ text, onText }: { text: string; onText(text: string): void }) {
  useShortcuts([{ key: 'i', label: texts.paste, run: () => document.getElementById('import-text')?.focus() }])
  const choose = async (file: File | undefined) => {
    if (file) onText(textOfFile(await file.arrayBuffer()))
  }
  return (
    <div class="import-source">
      <Field label={texts.file} hint={texts.fileHint}>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </Field>
      <Field label={texts.paste}>
        <textarea
          id="import-text"
          placeholder={'email;first name\nana@example.com;Ana'}
          value={text.length > MAX_SHOWN ? '' : text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}

/** Which rows of the table cannot be read, by the first of them. */
function Unreadable({ faults }: Pick<Csv, 'faults'>) {
  const [first] = faults
  if (!first) return null
  const example = texts.unreadableRow(numberText(first.row), first.fault)
  return <p class="hint">{texts.unreadable(numberText(faults.length), example)}</p>
}

/** A file is not put into the field of the text when it is longer: the browser would lay out each line. */
const MAX_SHOWN = 100_000

/** The view. */
export function ImportView({ known, onDone }: { known: Known; onDone(): void }) {
  const [text, setText] = useState('')
  const [table, setTable] = useState<Table | null>(null)
  const [parts, setParts] = useState<readonly Part[]>([])
  const read = (next: string) => {
    setText(next)
    const csv = readCsv(next)
    setTable(csv.columns.length > 0 ? { csv, mapping: guessMapping(csv, known.fields) } : null)
  }
  return (
    <div class="stack">
      <Source text={text} onText={read} />
      {table && (
        <>
          <p role="status">{texts.found(numberText(table.csv.rows.length), table.csv.columns.length)}</p>
          <Unreadable faults={table.csv.faults} />
          <MappingTable {...table} fields={known.fields} onMap={(mapping) => setTable({ ...table, mapping })} />
          <ImportForm {...table} known={known} onBegin={(begun) => setParts([...begun, ...parts])} />
        </>
      )}
      {parts.map(({ operation, from, to }) => (
        <OperationLine
          key={operation}
          id={operation}
          label={texts.running(numberText(from), numberText(to))}
          file={texts.refused}
          onEnd={onDone}
        />
      ))}
    </div>
  )
}
