// The campaigns of all channels with their progress.
import { useEffect, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { type Again, useLoad } from '../../data/load.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { goTo, hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Search } from '../../ui/search.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { type Channel, campaignHref, isUnderWay, PERIOD_MS, type Status, tones } from './campaign.ts'
import { CampaignProgress } from './campaign-progress.tsx'

type Listed = MarketingSchemas['Campaign']

const text = t.campaigns
const PAGE = 100

const columns: readonly Column<Listed>[] = [
  { title: text.columns.name, kind: 'wide', cell: (one) => <Named campaign={one} /> },
  { title: text.columns.channel, kind: 'minor', cell: ({ channel }) => text.channels[channel] },
  {
    title: text.columns.status,
    cell: ({ status }) => <Badge tone={tones[status]} text={text.statuses[status]} />,
  },
  {
    title: text.columns.progress,
    kind: 'number',
    cell: (one) => <CampaignProgress campaign={one} />,
  },
  { title: text.columns.when, kind: 'minor', cell: ({ updated }) => <Time at={updated} /> },
]

function Named({ campaign: { internal_name, title } }: { campaign: Listed }) {
  return (
    <>
      {internal_name}
      {title !== internal_name && <span class="campaign-title"> {title}</span>}
    </>
  )
}

/** A choice among the members of a table of texts, kept in the address. */
function Filter<Name extends string>(props: { name: string; label: string; texts: Record<Name, string> }) {
  return (
    <label class="campaign-filter">
      <span>{props.label}</span>
      <select
        value={query.value.get(props.name) ?? ''}
        onChange={(event) => setParameters({ [props.name]: event.currentTarget.value })}
      >
        <option value="">{text.all}</option>
        {(Object.entries(props.texts) as [Name, string][]).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What the address asks for. */
function useFilters() {
  const parameters = query.value
  return {
    channel: (parameters.get('channel') ?? undefined) as Channel | undefined,
    status: (parameters.get('status') ?? undefined) as Status | undefined,
    search: parameters.get('q') || undefined,
  }
}

async function readPages(filters: ReturnType<typeof useFilters>, pages: number, signal: AbortSignal) {
  const items: Listed[] = []
  let total = 0
  for (let page = 0; page < pages; page++) {
    const request = { query: { ...filters, limit: PAGE, offset: page * PAGE } }
    const answer = await api().marketing.listCampaigns(request, { signal })
    items.push(...answer.items)
    total = answer.total_items
  }
  return { items, total }
}

const updates: Again = {
  on: ['message', 'event', 'operation', 'reset'],
  isAbout: ({ kind, campaign_hash }) => campaign_hash !== undefined || kind === 'reset',
}

/** The list, with its filters in the address. */
export function CampaignList() {
  const filters = useFilters()
  const inputs = [filters.channel, filters.status, filters.search]
  const [pages, setPages] = useState(1)
  const [moves, setMoves] = useState(false)
  useEffect(() => setPages(1), inputs)
  const { data, error, loading } = useLoad(
    (signal) => readPages(filters, pages, signal),
    [...inputs, pages],
    // A reader far down the list does not reload all of it.
    pages <= 3 ? { ...updates, ...(moves && { every: PERIOD_MS }) } : {},
  )
  useEffect(() => setMoves(data?.items.some(({ status }) => isUnderWay(status)) ?? false), [data])
  useShortcuts([{ key: 'n', label: text.create, run: () => goTo(hrefOf('campaigns/new')) }])
  const isFiltered = inputs.some(Boolean)
  const hasMore = data !== undefined && data.items.length < data.total
  return (
    <>
      <PageHead title={text.title}>
        <Search label={text.search} value={filters.search ?? ''} onSearch={(q) => setParameters({ q: q.trim() })} />
        <Filter name="channel" label={text.channel} texts={text.channels} />
        <Filter name="status" label={text.status} texts={text.statuses} />
        <a class="button primary" href={hrefOf('campaigns/new', { channel: filters.channel ?? '' })}>
          {text.create}
        </a>
      </PageHead>
      <Failure error={error} />
      {!data && loading && <Loading />}
      {data && data.total === 0 && (isFiltered ? <NothingFits /> : <NoCampaigns />)}
      {data && data.total > 0 && (
        <>
          <p class="quiet">{text.count(data.total)}</p>
          <Table
            label={text.list}
            columns={columns}
            rows={data.items}
            keyOf={({ id }) => id}
            hrefOf={({ campaign_hash }) => campaignHref(campaign_hash)}
            {...(hasMore && { onEnd: () => !loading && setPages(pages + 1) })}
          />
        </>
      )}
    </>
  )
}

function NothingFits() {
  return (
    <Empty text={text.nothingFits}>
      <a href={hrefOf('campaigns')}>{text.clear}</a>
    </Empty>
  )
}

function NoCampaigns() {
  const body = {
    list_id: 1,
    internal_name: 'Spring sale',
    subject: 'Spring is here',
    content: { type: 'html', body: '<p>Hello {{ first_name }}</p>' },
    sender_id: 1,
  }
  return <Empty text={text.noCampaigns} request={curlOf('POST', '/marketing/v3/campaigns/email', body)} />
}
