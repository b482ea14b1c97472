// The sends of a campaign, newest first, with what became of their recipients.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import type { Campaign } from './campaign.ts'

type Run = MarketingSchemas['CampaignRun']
const text = t.campaigns.runs

const counted = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown'] as const
const minor: readonly string[] = ['skipped', 'cancelled', 'unknown']

const columns: readonly Column<Run>[] = [
  { title: text.columns.created, cell: ({ created }) => <Time at={created} /> },
  {
    title: text.columns.status,
    cell: ({ status, operation_id }) =>
      operation_id === undefined ? (
        text.states[status]
      ) : (
        <a href={hrefOf(`operations/${operation_id}`)}>{text.states[status]}</a>
      ),
  },
  ...counted.map(
    (name): Column<Run> => ({
      title: text.columns[name],
      kind: minor.includes(name) ? 'minor number' : 'number',
      cell: (run) => run[name].toLocaleString(t.language),
    }),
  ),
  {
    title: text.columns.ended,
    kind: 'minor',
    cell: ({ end_date }) => end_date && <Time at={end_date} />,
  },
]

/** The table of sends. */
export function RunsTab({ campaign: { runs } }: { campaign: Campaign }) {
  if (runs.length === 0) return <p class="quiet">{text.none}</p>
  return (
    <Table
      label={text.label}
      columns={columns}
      rows={runs}
      keyOf={({ created, operation_id }) => `${created} ${operation_id}`}
    />
  )
}
