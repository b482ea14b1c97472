// The page of operations: the work that waits, is done or has ended, and one of it beside the list.
import { useEffect, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { type ReadPages, usePages } from '../../data/pages.ts'
import { hrefOf, pathWords, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { News } from '../../ui/news.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Select } from '../../ui/select.tsx'
import { Split } from '../../ui/split.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Time } from '../../ui/time.tsx'
import { StatusBadge, WorksOn } from './operation-parts.tsx'
import { OperationView } from './operation-view.tsx'

const texts = t.operations
/** Milliseconds between two looks at operations under way, whose progress nobody tells. */
const PERIOD_MS = 3_000

type Type = MarketingSchemas['OperationType']
type OpenStatus = MarketingSchemas['OperationStatus']
type EndedStatus = MarketingSchemas['EndedOperationStatus']
type Row = Omit<MarketingSchemas['EndedOperation'], 'status' | 'end_date'> & {
  status: OpenStatus | EndedStatus
  end_date?: string
}

const statuses = {
  open: ['queued', 'processing', 'executing', 'paused'],
  ended: ['finished', 'canceled', 'error'],
} as const
type Shown = keyof typeof statuses
const isUnderWay = ({ status }: Row) => status === 'processing' || status === 'executing'

/** What the address asks for; unknown words are left out. */
function wanted() {
  const shown: Shown = query.value.get('show') === 'ended' ? 'ended' : 'open'
  const type = query.value.get('type') ?? ''
  const status = query.value.get('status') ?? ''
  return {
    shown,
    type: type in texts.types ? (type as Type) : null,
    status: (statuses[shown] as readonly string[]).includes(status) ? (status as OpenStatus | EndedStatus) : null,
  }
}
type Wanted = ReturnType<typeof wanted>

/** Reads a page of the list; the newest operations come first. */
function read({ shown, type, status }: Wanted, slot: { offset: number; limit: number }, signal: AbortSignal) {
  const filter = { ...slot, ...(type && { type }) }
  if (shown === 'ended')
    return api().marketing.listEndedOperations(
      { query: { ...filter, ...(status && { status: status as EndedStatus }) } },
      { signal },
    )
  return api().marketing.listOperations(
    { query: { ...filter, ...(status && { status: status as OpenStatus }) } },
    { signal },
  )
}

const columnsOf = (shown: Shown): Column<Row>[] => [
  { title: texts.columns.id, cell: ({ type }) => texts.types[type] },
  { title: '#', kind: 'number', cell: ({ operation_id }) => operation_id },
  { title: texts.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: texts.columns.object,
    kind: 'minor',
    cell: ({ operation_data }) => <WorksOn data={operation_data} />,
  },
  shown === 'ended'
    ? { title: texts.columns.end, cell: ({ end_date }) => end_date && <Time at={end_date} /> }
    : {
        title: texts.columns.start,
        cell: ({ start_date, created }) => <Time at={start_date ?? created} />,
      },
]

function Filters({ shown, type, status }: Wanted) {
  const types = Object.entries(texts.types) as [Type, string][]
  return (
    <>
      <Select
        label={texts.type}
        value={type ?? ''}
        options={[['', texts.anyType], ...types]}
        onChoose={(chosen) => setParameters({ type: chosen })}
      />
      <Select
        label={texts.status}
        value={status ?? ''}
        options={[['', texts.anyStatus], ...statuses[shown].map((one) => [one, texts.statuses[one]] as const)]}
        onChoose={(chosen) => setParameters({ status: chosen })}
      />
    </>
  )
}

function Nothing({ shown, type, status }: Wanted) {
  if (type || status)
    return (
      <Empty text={texts.noneFits}>
        <a href={hrefOf('operations', { show: shown === 'ended' ? shown : null })}>{texts.clear}</a>
      </Empty>
    )
  const contacts = [{ base: { email: 'ana@example.com' } }]
  const body = { mode: 'add', compare_field: 'email', contacts }
  const request = curlOf('POST', '/marketing/v3/lists/1/contacts/actions/import-bulk', body)
  return <Empty text={shown === 'ended' ? texts.noneEnded : texts.noneOpen} request={request} />
}

/** The page. */
export function OperationsPage() {
  const [, word] = pathWords.value
  const open = word === undefined ? null : Number(word)
  const want = wanted()
  const filters = { show: want.shown === 'ended' ? want.shown : null, type: want.type, status: want.status }
  const [moves, setMoves] = useState(false)
  const list = usePages<Row>((slot, signal) => read(want, slot, signal), [want.shown, want.type, want.status], {
    on: ['operation', 'reset'],
    ...(moves && { every: PERIOD_MS }),
  })
  useEffect(() => setMoves(list.items?.some(isUnderWay) ?? false), [list.items])
  return (
    <>
      <PageHead title={texts.title}>
        <Filters {...want} />
        <News list={list} />
      </PageHead>
      <Split
        label={texts.detail}
        back={hrefOf('operations', filters)}
        list={
          <>
            <Tabs
              id="operations"
              label={texts.shown}
              tabs={[
                { name: 'open', label: texts.open },
                { name: 'ended', label: texts.ended },
              ]}
              open={want.shown}
              onOpen={(name) => setParameters({ show: name === 'ended' ? name : null, status: null })}
            />
            <TabPanel id="operations" open={want.shown}>
              <Failure error={list.error} />
              <Rows list={list} want={want} open={open} hrefOfRow={(id) => hrefOf(`operations/${id}`, filters)} />
            </TabPanel>
          </>
        }
        detail={open === null ? null : <OperationView id={open} onChange={list.reload} />}
      />
    </>
  )
}

function Rows(props: { list: ReadPages<Row>; want: Wanted; open: number | null; hrefOfRow(id: number): string }) {
  const { list, want, open, hrefOfRow } = props
  if (list.items === undefined) return list.error === undefined ? <Loading /> : null
  if (list.items.length === 0) return <Nothing {...want} />
  return (
    <Table
      label={texts.label}
      columns={columnsOf(want.shown)}
      rows={list.items}
      keyOf={({ operation_id }) => operation_id}
      hrefOf={({ operation_id }) => hrefOfRow(operation_id)}
      open={open ?? undefined}
      {...(list.more && { onEnd: list.more })}
    />
  )
}
