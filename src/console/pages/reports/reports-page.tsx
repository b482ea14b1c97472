// Advanced reports: files that an operation writes, and models to make them again.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { usePages } from '../../data/pages.ts'
import { goTo, hrefOf, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { type Api, apis, readContract } from '../contract/document.ts'
import { TryIt } from '../contract/try-it.tsx'

type Report = MarketingSchemas['AdvancedReport']

const texts = t.reports

const tones: Record<Report['status'], Tone> = {
  queued: 'idle',
  running: 'busy',
  finished: 'good',
  stopped: 'warn',
  canceled: 'idle',
  paused: 'warn',
  error: 'bad',
}

/** The platform serves its files under its public name, which may be another one than this page has. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

const columns: readonly Column<Report>[] = [
  { title: texts.report, kind: 'wide', cell: (one) => one.title },
  {
    title: texts.state,
    cell: (one) => <Badge tone={tones[one.status]} text={texts.states[one.status]} />,
  },
  { title: texts.created, kind: 'minor', cell: (one) => <Time at={one.created} /> },
  {
    title: texts.file,
    cell: (one) =>
      one.file && (
        <a class="over-row" href={pathOf(one.file)} download>
          {texts.download}
        </a>
      ),
  },
]

/** The form of a report: that of the operation which makes it, from the contract. */
function NewReport({ operationId, onDone }: { operationId: string | undefined; onDone(): void }) {
  const { data, error } = useLoad((signal) => readContract(apis[0] as Api, signal), [])
  if (!data) return error ? <Failure error={error} /> : <Loading />
  const kinds = data.operations.filter((one) => one.operationId.startsWith('generate'))
  const chosen = kinds.find((one) => one.operationId === operationId) ?? kinds[0]
  return (
    <article class="stack">
      <h2>{texts.make}</h2>
      <Field label={texts.kind}>
        <select
          value={chosen?.operationId}
          onChange={(event) => goTo(hrefOf(`reports/new/${event.currentTarget.value}`), { replace: true })}
        >
          {kinds.map((one) => (
            <option key={one.operationId} value={one.operationId}>
              {one.summary}
            </option>
          ))}
        </select>
      </Field>
      {chosen && <TryIt key={chosen.operationId} operation={chosen} contract={data} onDone={onDone} />}
    </article>
  )
}

function Models() {
  const { data } = useLoad((signal) => api().marketing.listAdvancedReportModels({}, { signal }), [])
  if (!data?.items.length) return null
  return (
    <section>
      <h2>{texts.models}</h2>
      <ul>
        {data.items.map((one) => (
          <li key={one.model_id}>
            {one.title} <span class="quiet">{texts.kinds[one.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const firstReport = () =>
  curlOf('POST', '/marketing/v3/reports/advanced/subscriptions', {
    title: 'March',
    range: { start: '2026-03-01 00:00:00', end: '2026-03-31 23:59:59' },
    lists: [1],
  })

/** The page. */
export function ReportsPage() {
  const [, word, operationId] = pathWords.value
  const { items, error, more, reload } = usePages(
    (slot, signal) => api().marketing.listAdvancedReports({ query: { ...slot, order: 'desc' } }, { signal }),
    [],
    { on: ['operation', 'reset'] },
  )
  return (
    <>
      <PageHead title={texts.title}>
        <a class="button primary" href={hrefOf('reports/new')}>
          {texts.make}
        </a>
      </PageHead>
      <Failure error={error} />
      {!items && !error && <Loading />}
      <Split
        label={texts.make}
        back={hrefOf('reports')}
        detail={word === 'new' ? <NewReport operationId={operationId} onDone={reload} /> : null}
        list={
          <div class="stack">
            {items?.length === 0 ? (
              <Empty text={texts.none} request={firstReport()} />
            ) : (
              <Table
                label={texts.title}
                columns={columns}
                rows={items ?? []}
                keyOf={(one) => one.advanced_report_id}
                {...(more && { onEnd: more })}
              />
            )}
            <Models />
          </div>
        }
      />
    </>
  )
}
