// What a snapshot holds against what the account has now, by kind of record.
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'
import { type Column, Table } from '../../ui/table.tsx'

const texts = t.snapshots
type Counts = SandboxSchemas['AccountCounts']
type Kind = SandboxSchemas['RecordKind']

interface Row {
  kind: Kind | 'all'
  then: number
  now: number
}

const kinds = Object.keys(texts.kinds) as Kind[]
const countOf = ({ counts }: Pick<Counts, 'counts'>, kind: Kind) =>
  counts.find((one) => one.kind === kind)?.records ?? 0

/** The kinds of which there were or are any, and the sum of all. */
function rowsOf(then: SandboxSchemas['SnapshotDetail'], now: Counts): Row[] {
  const all: Row = { kind: 'all', then: then.records, now: now.records }
  const rows = kinds.map((kind): Row => ({ kind, then: countOf(then, kind), now: countOf(now, kind) }))
  return [...rows.filter((row) => row.then > 0 || row.now > 0), all]
}

const signed = new Intl.NumberFormat(t.language, { signDisplay: 'exceptZero' })

function Difference({ then, now }: Row) {
  return then === now ? <span class="quiet">0</span> : <strong>{signed.format(now - then)}</strong>
}

const columns: Column<Row>[] = [
  {
    title: texts.compareColumns.kind,
    kind: 'wide',
    cell: ({ kind }) => (kind === 'all' ? <strong>{texts.all}</strong> : texts.kinds[kind]),
  },
  {
    title: texts.compareColumns.then,
    kind: 'number',
    cell: ({ then }) => then.toLocaleString(t.language),
  },
  { title: texts.compareColumns.now, kind: 'number', cell: ({ now }) => now.toLocaleString(t.language) },
  { title: texts.compareColumns.difference, kind: 'number', cell: Difference },
]

/** The table, with a box that leaves out what is the same. */
export function Comparison({ then, now }: { then: SandboxSchemas['SnapshotDetail']; now: Counts }) {
  const [onlyChanged, setOnlyChanged] = useState(false)
  if (then.counts.length === 0 && then.records > 0) return <p>{texts.noCounts}</p>
  const rows = rowsOf(then, now).filter((row) => !onlyChanged || row.then !== row.now)
  return (
    <div class="stack">
      <p class="hint">{texts.compareText}</p>
      <label>
        <input
          type="checkbox"
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
        />{' '}
        {texts.onlyChanged}
      </label>
      {rows.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <Table label={texts.compare} columns={columns} rows={rows} keyOf={({ kind }) => kind} />
      )}
    </div>
  )
}
