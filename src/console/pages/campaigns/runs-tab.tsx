// The sends of a campaign, newest first, with the outcomes of their recipients.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import type { Campaign } from './campaign.ts'

type Run = MarketingSchemas['CampaignRun']
type Zone = MarketingSchemas['CampaignTimeZone']
const { runs: text, report } = t.campaigns

const counted = ['planned', 'accepted', 'failed', 'skipped', 'cancelled', 'unknown'] as const
const minor: readonly string[] = ['skipped', 'cancelled', 'unknown']

/** A column with a number of each row. */
const numberOf = <N extends string>(
  name: N,
  title: string,
  kind: 'number' | 'minor number' = 'number',
): Column<Readonly<Record<N, number>>> => ({
  title,
  kind,
  cell: (row) => row[name].toLocaleString(t.language),
})

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
  ...counted.map((name) => numberOf(name, text.columns[name], minor.includes(name) ? 'minor number' : 'number')),
  {
    title: text.columns.ended,
    kind: 'minor',
    cell: ({ end_date }) => end_date && <Time at={end_date} />,
  },
]

const zoneColumns: readonly Column<Zone>[] = [
  { title: report.heads.time_zone, cell: ({ time_zone }) => time_zone },
  { title: t.campaigns.facts.scheduled, cell: ({ send_date }) => <Time at={send_date} absolute /> },
  numberOf('planned', text.columns.planned),
  numberOf('processed', t.campaigns.columns.progress),
]

/** The table of sends, and the time zones of the newest one in local time. */
export function RunsTab({ campaign: { runs } }: { campaign: Campaign }) {
  if (runs.length === 0) return <p class="quiet">{text.none}</p>
  const zones = runs.find(({ time_zones }) => time_zones)?.time_zones ?? []
  return (
    <div class="stack">
      <Table
        label={text.label}
        columns={columns}
        rows={runs}
        keyOf={({ created, operation_id }) => `${created} ${operation_id}`}
      />
      {zones.length > 0 && (
        <section>
          <h2>{report.charts.time_zone}</h2>
          <Table
            label={report.charts.time_zone}
            columns={zoneColumns}
            rows={zones}
            keyOf={({ time_zone }) => time_zone}
          />
        </section>
      )}
    </div>
  )
}
