// Automations that the platform brings along, and whether they run.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Row = MarketingSchemas['SystemAutomation']

const texts = t.automations.systems

const stateColumns: Column<Row>[] = [
  { title: t.automations.columns.title, kind: 'wide', cell: ({ title }) => title },
  { title: texts.domain, cell: ({ domain }) => domain },
  {
    title: t.automations.columns.status,
    cell: ({ paused }) => <Badge tone={paused ? 'idle' : 'good'} text={paused ? texts.paused : texts.running} />,
  },
]

/** The list, with a button for each that can be taken back. */
export function SystemAutomations() {
  const { data, error, reload } = useLoad((signal) => api().marketing.listSystemAutomations({}, { signal }), [])
  const action = useAction()
  const set = (row: Row, paused: boolean, isUndo = false): Promise<boolean> =>
    action.run(async () => {
      const { type, domain, title } = row
      await api().marketing.switchSystemAutomation({ body: { type, domain, paused } })
      showNotice(texts.done(title, paused), isUndo ? undefined : () => void set(row, !paused, true))
      reload()
    })
  const columns: Column<Row>[] = [
    ...stateColumns,
    {
      title: texts.actions,
      cell: (row) => (
        <button type="button" class="small" disabled={action.busy} onClick={() => void set(row, !row.paused)}>
          {row.paused ? texts.resume : texts.pause}
        </button>
      ),
    },
  ]
  return (
    <div class="stack">
      <p class="quiet">{texts.explain}</p>
      <Failure error={action.error ?? error} />
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && (
        <Empty
          text={texts.empty}
          request={curlOf('POST', '/marketing/v3/my-account/actions/enable-te', {
            domain: 'shop.example.com',
            list_id: 1,
          })}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <Table label={texts.label} columns={columns} rows={data} keyOf={({ type, domain }) => `${type} ${domain}`} />
      )}
    </div>
  )
}
