// The automations of the account, with how many contacts are in each.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { usePages } from '../../data/pages.ts'
import { hrefOf, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { exampleOf } from './example.ts'

type Row = MarketingSchemas['Automation']

const texts = t.automations

/** Whether an automation takes contacts. */
export function AutomationStatus({ status }: { status: Row['status'] }) {
  return <Badge tone={status === 'active' ? 'good' : 'idle'} text={texts.status[status]} />
}

const columns: Column<Row>[] = [
  { title: texts.columns.title, kind: 'wide', cell: ({ title }) => title },
  { title: texts.columns.status, cell: ({ status }) => <AutomationStatus status={status} /> },
  { title: texts.columns.list, kind: 'minor', cell: ({ list_id }) => texts.list(list_id) },
  {
    title: texts.columns.active,
    kind: 'number',
    cell: ({ runs }) => runs?.active.toLocaleString(t.language),
  },
  {
    title: texts.columns.completed,
    kind: 'minor number',
    cell: ({ runs }) => runs?.completed.toLocaleString(t.language),
  },
  { title: texts.columns.updated, kind: 'minor', cell: ({ updated }) => updated },
]

/** The list with its filter. */
export function AutomationList() {
  const given = query.value.get('status')
  const status = given === 'active' || given === 'inactive' ? given : undefined
  const list = usePages(
    (slot, signal) => api().marketing.listAutomations({ query: { ...slot, ...(status && { status }) } }, { signal }),
    [status],
  )
  const { items } = list
  const isEmpty = items?.length === 0
  return (
    <div class="stack">
      <div class="actions">
        <Select
          label={texts.filter.status}
          value={status ?? ''}
          options={[
            ['', texts.filter.every],
            ['active', texts.status.active],
            ['inactive', texts.status.inactive],
          ]}
          onChoose={(chosen) => setParameters({ status: chosen })}
        />
      </div>
      <Failure error={list.error} />
      {!items && list.error === undefined && <Loading />}
      {isEmpty && status && <p class="quiet">{texts.emptyFilter}</p>}
      {isEmpty && !status && (
        <Empty text={texts.empty} request={curlOf('POST', '/marketing/v3/automations', exampleOf(1))} />
      )}
      {items && !isEmpty && (
        <Table
          label={texts.title}
          columns={columns}
          rows={items}
          keyOf={({ automation_id }) => automation_id}
          hrefOf={({ automation_id }) => hrefOf(`automations/${automation_id}`)}
          {...(list.more && { onEnd: list.more })}
        />
      )}
    </div>
  )
}
