// What is due, or was on the way.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const texts = t.clock
type Due = SandboxSchemas['ClockDue']

/** The page of the object that a kind of due thing has as its id; kinds that are left out have none. */
const pageOf: Partial<Record<Due['kind'], string>> = {
  automation_trigger: 'automations',
  campaign_feed: 'campaigns',
  campaign_hours: 'campaigns',
  campaign_start: 'campaigns',
  hook_delivery: 'hooks',
  sandbox_ending: 'inbox',
}

function Which({ kind, id }: Due) {
  const page = pageOf[kind]
  return page === undefined ? id : <a href={hrefOf(`${page}/${id}`)}>{id}</a>
}

const columns: Column<Due>[] = [
  { title: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
  { title: texts.columns.id, cell: (due) => <Which {...due} /> },
  { title: texts.columns.at, cell: ({ at }) => <Time at={at} /> },
  { title: texts.columns.date, kind: 'minor', cell: ({ at }) => <Time at={at} absolute /> },
]

/** A table of due things, soonest first. */
export const DueTable = ({ due, label }: { due: readonly Due[]; label: string }) => (
  <Table label={label} columns={columns} rows={due} keyOf={({ kind, id, at }) => `${kind} ${id} ${at}`} />
)
