// The faults of the account: what fails on purpose, how often still, and a form for another one.
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { curlOf, Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { FaultForm } from './fault-form.tsx'

const texts = t.clock.faults
type Fault = SandboxSchemas['Fault']
type FaultCreate = SandboxSchemas['FaultCreate']

const LIMIT = 100

const isOfHooks = ({ type }: Fault) => type === 'hook_failure' || type === 'hook_twice'
const whereOf = (fault: Fault): string =>
  [fault.operation_id, fault.api, fault.event, fault.url].filter(Boolean).join(' · ') ||
  (isOfHooks(fault) ? texts.everyHook : texts.everything)

function effectOf({ type, status, retry_after, delay_ms }: Fault): string {
  const parts = [
    type === 'hook_failure' && status === undefined && texts.noAnswer,
    status !== undefined && texts.statusText(status),
    retry_after !== undefined && texts.retryText(retry_after),
    delay_ms !== undefined && texts.delayText(delay_ms),
  ]
  return parts.filter(Boolean).join(' · ')
}

const isUsed = ({ times, hits }: Fault) => times !== undefined && hits >= times

function Left(fault: Fault) {
  if (fault.times === undefined) return texts.forever
  return isUsed(fault) ? <span class="quiet">{texts.used}</span> : texts.left(fault.times - fault.hits, fault.times)
}

/** The request that makes the same fault again, with what is left of it. */
const again = ({ fault_id: _id, created: _created, hits, times, ...rule }: Fault) =>
  ({ ...rule, times: times === undefined ? null : Math.max(1, times - hits) }) as FaultCreate

function columnsOf(onDelete: (fault: Fault) => void): Column<Fault>[] {
  const { columns } = texts
  return [
    {
      title: columns.type,
      cell: (fault) => (
        <>
          {texts.types[fault.type]} <span class="quiet">{effectOf(fault)}</span>
        </>
      ),
    },
    { title: columns.where, cell: whereOf },
    { title: columns.left, kind: 'number', cell: Left },
    { title: columns.hits, kind: 'minor number', cell: ({ hits }) => hits.toLocaleString(t.language) },
    { title: columns.created, kind: 'minor', cell: ({ created }) => <Time at={created} /> },
    {
      title: texts.delete,
      cell: (fault) => (
        <button
          type="button"
          class="small"
          aria-label={texts.deleteOf(`${texts.types[fault.type]}, ${whereOf(fault)}`)}
          onClick={() => onDelete(fault)}
        >
          {texts.delete}
        </button>
      ),
    },
  ]
}

/** The panel. */
export function FaultsPanel() {
  const [isCreating, setCreating] = useState(false)
  const list = useLoad((signal) => api().sandbox.listFaults({ query: { limit: LIMIT } }, { signal }), [], {
    on: ['request', 'hook', 'reset'],
  })
  const { error, run } = useAction()
  const create = async (body: FaultCreate) => {
    await api().sandbox.createFault({ body })
    list.reload()
  }
  const remove = async (fault: Fault) => {
    const isDone = await run(() => api().sandbox.deleteFault({ path: { fault_id: fault.fault_id } }))
    list.reload()
    if (isDone) showNotice(texts.deleted, isUsed(fault) ? undefined : () => void run(() => create(again(fault))))
  }
  useShortcuts([{ key: 'c', label: texts.create, run: () => setCreating(true) }])
  return (
    <div class="stack faults">
      <div class="actions">
        <button type="button" class="primary" onClick={() => setCreating(true)}>
          {texts.create}
        </button>
      </div>
      <p class="hint">{texts.explain}</p>
      <Failure error={error ?? list.error} />
      {!list.data && list.error === undefined && <Loading />}
      {list.data?.items.length === 0 && (
        <Empty
          text={texts.none}
          request={curlOf('POST', '/sandbox/v1/faults', { type: 'status', operation_id: 'createContact', status: 429 })}
        />
      )}
      {list.data && list.data.items.length > 0 && (
        <Table
          label={texts.label}
          columns={columnsOf((fault) => void remove(fault))}
          rows={list.data.items}
          keyOf={({ fault_id }) => fault_id}
        />
      )}
      {isCreating && <FaultForm onClose={() => setCreating(false)} onCreate={create} />}
    </div>
  )
}
