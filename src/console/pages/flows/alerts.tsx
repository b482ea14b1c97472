// Alerts, which are repeated until somebody confirms.
import type { TransactionalSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { daysSet, spans, startOf } from './span.ts'

type Alert = TransactionalSchemas['AlertRun']
type Status = Alert['status']

const texts = t.flows.alerts

const tones: Record<Status, Tone> = { pending: 'busy', acknowledge: 'good', noaction: 'bad', cancelack: 'idle' }
const statuses = Object.keys(texts.statuses) as Status[]

const columnsOf = (stop: (alert: Alert) => void): Column<Alert>[] => [
  { title: texts.name, cell: ({ alertTemplateName }) => alertTemplateName },
  {
    title: t.flows.columns.status,
    cell: ({ status }) => <Badge tone={tones[status]} text={texts.statuses[status]} />,
  },
  {
    title: texts.attempts,
    kind: 'minor',
    cell: ({ attempts, maxAttempts }) => t.ui.of(attempts, maxAttempts),
  },
  { title: texts.next, kind: 'minor', cell: ({ nextDate }) => nextDate && <Time at={nextDate} /> },
  { title: t.flows.columns.created, kind: 'minor', cell: ({ createDate: at }) => <Time at={at} /> },
  {
    title: t.flows.columns.actions,
    cell: (alert) =>
      alert.status === 'pending' && (
        <button type="button" class="small" onClick={() => stop(alert)}>
          {texts.stop}
        </button>
      ),
  },
]

const firstAlert = () =>
  curlOf('POST', '/api/v2/alert/action/execute', {
    alertTemplateName: 'Cold store',
    senderId: '1',
    to: [{ email: 'ana@example.com' }],
  })

/** The list with its filters. */
export function Alerts() {
  const status = statuses.find((name) => name === query.value.get('status'))
  const only = query.value.get('alert')
  // Somebody who follows a link to an alert may come long after it.
  const days = only === null ? daysSet() : '365'
  const { data, error, reload } = useLoad(
    (signal) => {
      const asked = { dateStart: startOf(days), ...(status && { status }) }
      return api().transactional.listAlerts({ query: asked }, { signal })
    },
    [status, days],
    { on: ['message', 'event', 'clock', 'reset'] },
  )
  const rows = data?.filter(({ alertId }) => only === null || alertId === only)
  const action = useAction()
  const stop = ({ alertId }: Alert) =>
    void action.run(async () => {
      await api().transactional.stopAlert({ body: { alertName: alertId } })
      showNotice(texts.stopped)
      reload()
    })
  return (
    <div class="stack">
      <div class="actions">
        <Select
          label={t.flows.columns.status}
          value={status ?? ''}
          options={[['', t.flows.runs.every], ...statuses.map((name) => [name, texts.statuses[name]] as const)]}
          onChoose={(chosen) => setParameters({ status: chosen })}
        />
        <Select
          label={t.flows.runs.since}
          value={days}
          options={spans}
          onChoose={(chosen) => setParameters({ days: chosen })}
        />
        {only !== null && (
          <span>
            {texts.only(only)} <a href={hrefOf('flows/alerts')}>{texts.every}</a>
          </span>
        )}
      </div>
      <Failure error={action.error ?? error} />
      {!rows && error === undefined && <Loading />}
      {rows?.length === 0 && <Empty text={texts.empty} request={firstAlert()} />}
      {rows !== undefined && rows.length > 0 && (
        <Table label={texts.label} columns={columnsOf(stop)} rows={rows} keyOf={({ alertId }) => alertId} />
      )}
    </div>
  )
}
