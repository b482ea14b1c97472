// The flows of the account, and the one that is open beside them.
import { useState } from 'preact/hooks'
import type { TransactionalSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf, pathWords } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Graph } from '../../ui/graph/graph.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Split } from '../../ui/split.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { graphOf } from './flow-steps.ts'

type Flow = TransactionalSchemas['MultiChannelFlow']

const texts = t.flows

const columns: Column<Flow>[] = [
  { title: texts.columns.name, kind: 'wide', cell: ({ name }) => name },
  { title: texts.columns.group, cell: ({ group }) => group },
  {
    title: texts.columns.messages,
    cell: ({ messages }) => messages.map(({ channel }) => texts.channels[channel]).join(' → '),
  },
]

const firstFlow = () =>
  curlOf('POST', '/api/v2/multi-channel/flow', {
    name: 'Unpaid order',
    group: 'orders',
    messages: [
      { channel: 'email', subject: 'Your order is waiting', htmlBody: '<p>Your order is not paid yet.</p>' },
      { channel: 'sms', interval: 7200, condition: 'not_open', textBody: 'Your order is not paid yet.' },
    ],
  })

function Delete({ flow, onClose, onDone }: { flow: Flow; onClose(): void; onDone(): void }) {
  const remove = async () => {
    await api().transactional.deleteMultiChannelFlow({ path: { id: flow.id } })
    showNotice(texts.deleted)
    onDone()
  }
  return (
    <Confirm title={texts.deleteTitle} text={texts.deleteText} action={texts.delete} work={remove} onClose={onClose} />
  )
}

function OneFlow({ flow, onChange }: { flow: Flow; onChange(): void }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div class="stack">
      <h2>{flow.name}</h2>
      <div class="actions">
        <a class="button" href={hrefOf('flows/runs', { flow: flow.id })}>
          {texts.showRuns}
        </a>
        <button type="button" class="danger" onClick={() => setDeleting(true)}>
          {texts.delete}
        </button>
      </div>
      <Graph label={texts.graph} steps={graphOf(flow)} />
      {isDeleting && (
        <Delete
          flow={flow}
          onClose={() => setDeleting(false)}
          onDone={() => {
            onChange()
            goTo(hrefOf('flows'))
          }}
        />
      )}
    </div>
  )
}

/** The list and what is open. */
export function FlowList() {
  const { data, error, reload } = useLoad((signal) => api().transactional.listMultiChannelFlows({}, { signal }), [])
  const open = pathWords.value[1]
  const flow = data?.find(({ id }) => id === open)
  useShortcuts([{ key: 'Escape', label: t.ui.close, run: () => goTo(hrefOf('flows')) }])
  const list = (
    <div class="stack">
      <Failure error={error} />
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && <Empty text={texts.empty} request={firstFlow()} />}
      {data !== undefined && data.length > 0 && (
        <Table
          label={texts.title}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => hrefOf(`flows/${id}`)}
          open={open}
        />
      )}
    </div>
  )
  const detail = flow ? <OneFlow key={flow.id} flow={flow} onChange={reload} /> : null
  return <Split label={texts.label} back={hrefOf('flows')} list={list} detail={detail} />
}
