// The report: totals with their rates, and charts.
import { useLoad } from '../../data/load.ts'
import { query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { BarChart, ColumnChart } from '../../ui/charts/bar-charts.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { Campaign } from './campaign.ts'
import { type Counts, type Metric, metricsOf, type ReportItem, type ReportPart, readReport } from './report.ts'

const text = t.campaigns.report

/** Series of the chart over time, those of most interest first. */
const overTime: readonly Metric[] = ['sends', 'opens', 'clicks', 'unsubscriptions']
/** Counts that are not a part of the sends have no rate. */
const withoutRate: readonly Metric[] = ['sends', 'opens', 'clicks', 'machine_opens', 'machine_clicks', 'destinations']
/** Bars that a chart shows one by one. */
const MAX_BARS = 12

const percent = (n: number, of: number) =>
  (n / of).toLocaleString(t.language, { style: 'percent', maximumFractionDigits: 1 })

function Totals({ totals }: { totals: Counts }) {
  const sends = totals.sends ?? 0
  const shown = (Object.keys(text.metrics) as Metric[]).filter((name) => totals[name] !== undefined)
  return (
    <section aria-label={text.totals}>
      <dl class="campaign-totals">
        {shown.map((name) => {
          const n = totals[name] ?? 0
          return (
            <div key={name}>
              <dt>{text.metrics[name]}</dt>
              <dd>
                {n.toLocaleString(t.language)}
                {sends > 0 && !withoutRate.includes(name) && (
                  <span class="quiet" title={text.ofSends}>
                    {percent(n, sends)}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The largest items, and all others as one. */
function largest(items: readonly ReportItem[], metric: Metric): { points: string[]; values: number[] } {
  const sorted = items
    .map(({ label, counts }) => ({ label, n: counts[metric] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
  const rest = sorted.slice(MAX_BARS)
  const bars = sorted.slice(0, MAX_BARS)
  if (rest.length > 0) bars.push({ label: text.others(rest.length), n: rest.reduce((sum, { n }) => sum + n, 0) })
  return { points: bars.map(({ label }) => label), values: bars.map(({ n }) => n) }
}

/** A part as a chart. One that does not count what is asked for shows the first thing that it counts. */
function PartChart({ part: { name, items }, metric: wanted }: { part: ReportPart; metric: Metric }) {
  const counted = metricsOf(items)
  const metric = counted.includes(wanted) ? wanted : counted[0]
  if (metric === undefined) return null
  if (name === 'date') {
    const series = overTime
      .filter((one) => counted.includes(one))
      .map((one) => ({ name: text.metrics[one], values: items.map(({ counts }) => counts[one] ?? 0) }))
    const points = items.map(({ label }) => label)
    return (
      <div class="campaign-wide">
        <LineChart title={text.charts.date} of={text.day} points={points} series={series} />
      </div>
    )
  }
  const title = `${text.charts[name]}: ${text.metrics[metric]}`
  if (name === 'hour' || name === 'weekday') {
    const values = items.map(({ counts }) => counts[metric] ?? 0)
    const points = items.map(({ label }) => label)
    return (
      <ColumnChart
        title={title}
        of={text.heads[name]}
        points={points}
        series={[{ name: text.metrics[metric], values }]}
      />
    )
  }
  const { points, values } = largest(items, metric)
  return (
    <BarChart title={title} of={text.heads[name]} points={points} series={[{ name: text.metrics[metric], values }]} />
  )
}

/** The report of a campaign as it grows. */
export function ReportTab({ campaign }: { campaign: Campaign }) {
  const { campaign_hash, runs, processed_messages, channel } = campaign
  const { data, error } = useLoad((signal) => readReport(campaign, signal), [campaign_hash, processed_messages], {
    on: ['message', 'event', 'operation'],
    isAbout: (event) => event.campaign_hash === campaign_hash,
  })
  if (runs.length === 0) return <p class="quiet">{text.none}</p>
  if (!data) return error === undefined ? <Loading /> : <Failure error={error} />
  const known = metricsOf(data.parts.flatMap(({ items }) => items))
  const asked = known.find((one) => one === query.value.get('metric'))
  const metric = asked ?? (known.includes('opens') ? 'opens' : (known[0] ?? 'sends'))
  return (
    <div class="stack">
      <Failure error={error} />
      <Totals totals={data.totals} />
      {channel === 'smart_sms' && <p class="quiet">{text.noBreakdown}</p>}
      {known.length > 1 && (
        <label class="campaign-filter">
          <span>{text.metric}</span>
          <select value={metric} onChange={(e) => setParameters({ tab: 'report', metric: e.currentTarget.value })}>
            {known.map((name) => (
              <option key={name} value={name}>
                {text.metrics[name]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="campaign-charts">
        {data.parts.map((part) => (
          <PartChart key={part.name} part={part} metric={metric} />
        ))}
      </div>
    </div>
  )
}
