// The runs of flows, and the way of one of them.
import type { TransactionalSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { goTo, hrefOf, hrefWith, pathWords, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Graph } from '../../ui/graph/graph.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { graphOf, graphOfRun } from './flow-steps.ts'
import { daysSet, spans, startOf } from './span.ts'

type Run = TransactionalSchemas['MultiChannelRun']
type Status = Run['status']

const texts = t.flows

const tones: Record<Status, Tone> = { pending: 'busy', finished: 'good', interrupted: 'idle', canceled: 'bad' }

function RunStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]} text={texts.statuses[status]} />
}

const recipientOf = ({ to }: Run): string => [to.email, to.phone].filter(Boolean).join(', ')

const columns: Column<Run>[] = [
  { title: texts.columns.to, cell: recipientOf },
  { title: texts.columns.status, cell: ({ status }) => <RunStatus status={status} /> },
  { title: texts.columns.flow, kind: 'minor', cell: ({ flowId }) => flowId },
  { title: texts.columns.created, kind: 'minor', cell: ({ createDate }) => <Time at={createDate} /> },
]

function FilterRow({ status, flow }: { status: string | undefined; flow: string | null }) {
  const statuses = (Object.keys(texts.statuses) as Status[]).map((name) => [name, texts.statuses[name]] as const)
  return (
    <div class="actions">
      <Select
        label={texts.columns.status}
        value={status ?? ''}
        options={[['', texts.runs.every], ...statuses]}
        onChoose={(chosen) => setParameters({ status: chosen })}
      />
      <Select label={texts.runs.since} value={daysSet()} options={spans} onChoose={(days) => setParameters({ days })} />
      {flow !== null && (
        <span>
          {texts.runs.ofFlow(flow)} <a href={hrefWith({ flow: null })}>{texts.runs.everyFlow}</a>
        </span>
      )}
    </div>
  )
}

/** One run: the outcome of each message, in the drawing of its flow. */
function OneRun({ id }: { id: string }) {
  const { data, error } = useLoad(
    async (signal) => {
      const { transactional } = api()
      const run = await transactional.getMultiChannelRun({ path: { id } }, { signal })
      const flows = await transactional.listMultiChannelFlows({}, { signal })
      return { run, flow: flows.find((flow) => flow.id === run.flowId) }
    },
    [id],
    { on: ['message', 'event', 'clock', 'reset'] },
  )
  if (!data) return error === undefined ? <Loading /> : <Failure error={error} />
  const { run, flow } = data
  const links = [run.to.email, run.to.phone].flatMap((to) =>
    to === undefined
      ? []
      : [
          <a key={to} href={hrefOf('inbox', { q: `to:${to}` })}>
            {to}
          </a>,
        ],
  )
  return (
    <div class="stack">
      <h2>{texts.runs.title(run.multiChannelId)}</h2>
      <Failure error={error} />
      <Facts
        rows={[
          [texts.columns.status, <RunStatus key="status" status={run.status} />],
          [
            texts.columns.flow,
            flow ? (
              <a key="flow" href={hrefOf(`flows/${flow.id}`)}>
                {flow.name}
              </a>
            ) : (
              run.flowId
            ),
          ],
          [
            texts.runs.inbox,
            <span key="to" class="actions">
              {links}
            </span>,
          ],
          [texts.columns.created, <Time key="created" at={run.createDate} />],
          [texts.columns.ended, run.endDate && <Time key="ended" at={run.endDate} />],
        ]}
      />
      {!flow && <p class="quiet">{texts.gone}</p>}
      <Graph
        label={texts.runs.way}
        steps={flow ? graphOf(flow, run) : graphOfRun(run)}
        linkOf={(step) => {
          const at = run.messages[Number(step.id) - 1]?.date
          return (
            <>
              {step.note} {at && <Time at={at} />}
            </>
          )
        }}
      />
    </div>
  )
}

const firstRun = () =>
  curlOf('POST', '/api/v2/multi-channel/execute', {
    templateId: '1',
    to: { email: 'ana@example.com' },
    sender: { emailSenderId: '1' },
  })

/** The list with its filters, and what is open. */
export function Runs() {
  const status = (Object.keys(texts.statuses) as Status[]).find((name) => name === query.value.get('status'))
  const flow = query.value.get('flow')
  const days = daysSet()
  const open = pathWords.value[2]
  const { data, error } = useLoad(
    (signal) => {
      const asked = { dateStart: startOf(days), ...(status && { status }) }
      return api().transactional.listMultiChannelRuns({ query: asked }, { signal })
    },
    [status, days],
    { on: ['message', 'event', 'clock', 'reset'] },
  )
  const rows = data?.filter(({ flowId }) => flow === null || flowId === flow)
  const filters = Object.fromEntries(query.value)
  useShortcuts([{ key: 'Escape', label: t.ui.close, run: () => goTo(hrefOf('flows/runs', filters)) }], [query.value])
  const list = (
    <div class="stack">
      <FilterRow status={status} flow={flow} />
      <Failure error={error} />
      {!rows && error === undefined && <Loading />}
      {rows?.length === 0 && <Empty text={texts.runs.empty} request={firstRun()} />}
      {rows !== undefined && rows.length > 0 && (
        <Table
          label={texts.tabs.runs}
          columns={columns}
          rows={rows}
          keyOf={({ multiChannelId }) => multiChannelId}
          hrefOf={({ multiChannelId }) => hrefOf(`flows/runs/${multiChannelId}`, filters)}
          open={open}
        />
      )}
    </div>
  )
  return (
    <Split
      label={texts.runs.label}
      back={hrefOf('flows/runs', filters)}
      list={list}
      detail={open === undefined ? null : <OneRun key={open} id={open} />}
    />
  )
}
