// The newest requests of the account, with what was answered.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { usePages } from '../../data/pages.ts'
import { hrefOf, pathWords, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { News } from '../../ui/news.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Search } from '../../ui/search.tsx'
import { Select } from '../../ui/select.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { RequestDetail, StatusBadge } from './request-detail.tsx'

type Recorded = SandboxSchemas['RecordedRequest']

const texts = t.requests
/** What the address may say, besides `page`. */
const names = ['q', 'operation', 'api', 'status', 'console'] as const
type Name = (typeof names)[number]

const columns: readonly Column<Recorded>[] = [
  { title: texts.operation, cell: (one) => one.operation_id },
  { title: texts.status, cell: (one) => <StatusBadge of={one} /> },
  {
    title: texts.path,
    kind: 'minor',
    cell: (one) => (
      <code>
        {one.method} {one.path}
      </code>
    ),
  },
  { title: texts.time, cell: (one) => <Time at={one.date} /> },
  { title: texts.duration, kind: 'number', cell: (one) => one.duration_ms },
]

/** The filters as the address has them. */
function filters(): Record<Name, string> {
  const entries = names.map((name) => [name, query.value.get(name) ?? ''] as const)
  return Object.fromEntries(entries) as Record<Name, string>
}

const readPage = (
  { q, operation, api: name, status, console }: Record<Name, string>,
  slot: { offset: number; limit: number },
  signal: AbortSignal,
) =>
  api().sandbox.listRequests(
    {
      query: {
        ...slot,
        ...(q && { text: q }),
        ...(operation && { operation_id: operation }),
        ...(name in texts.apis && { api: name as Recorded['api'] }),
        ...(status in texts.statuses && { status_class: Number(status) }),
        console: console === '1',
      },
    },
    { signal },
  )

function Choice(props: {
  label: string
  name: Name
  value: string
  all: string
  texts: Readonly<Record<string, string>>
}) {
  return (
    <Select
      label={props.label}
      options={[['', props.all], ...Object.entries(props.texts)]}
      value={props.value}
      onChoose={(value) => setParameters({ [props.name]: value })}
    />
  )
}

function Filters({ given }: { given: Record<Name, string> }) {
  return (
    <>
      <Search label={texts.search} value={given.q} onSearch={(q) => setParameters({ q })} />
      <input
        type="search"
        aria-label={texts.operation}
        placeholder={texts.operation}
        value={given.operation}
        onChange={(event) => setParameters({ operation: event.currentTarget.value.trim() })}
      />
      <Choice label={texts.api} name="api" value={given.api} all={texts.allApis} texts={texts.apis} />
      <Choice label={texts.status} name="status" value={given.status} all={texts.allStatuses} texts={texts.statuses} />
      <label class="requests-console">
        <input
          type="checkbox"
          checked={given.console === '1'}
          onChange={(event) => setParameters({ console: event.currentTarget.checked ? '1' : '' })}
        />{' '}
        {texts.console}
      </label>
    </>
  )
}

function List({ given, open }: { given: Record<Name, string>; open: string | undefined }) {
  const list = usePages((slot, signal) => readPage(given, slot, signal), [JSON.stringify(given)], {
    on: ['request', 'reset'],
  })
  const { items, total, error, more } = list
  const isFiltered = names.some((name) => given[name] !== '')
  if (error !== undefined) return <Failure error={error} />
  if (!items) return <Loading />
  if (items.length === 0 && isFiltered) return <p class="quiet">{texts.noneFits}</p>
  if (items.length === 0)
    return <Empty text={texts.none} request={curlOf('POST', '/marketing/v3/lists', { internal_name: 'Newsletter' })} />
  return (
    <>
      <News list={list} />
      <Table
        label={texts.title}
        columns={columns}
        rows={items}
        keyOf={(one) => one.request_id}
        hrefOf={(one) => hrefOf(`requests/${one.request_id}`, given)}
        open={open}
        {...(more && { onEnd: more })}
      />
      <p class="hint">
        {t.ui.of(items.length, total)}. {texts.kept}
      </p>
    </>
  )
}

/** The page. */
export function RequestsPage() {
  const [, open] = pathWords.value
  const given = filters()
  return (
    <>
      <PageHead title={texts.title}>
        <Filters given={given} />
      </PageHead>
      <Split
        label={texts.title}
        back={hrefOf('requests', given)}
        list={<List given={given} open={open} />}
        detail={open === undefined ? null : <RequestDetail id={open} />}
      />
    </>
  )
}
