// The ways of contacts through an automation: who is where, and who is taken out.
import { useEffect } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { usePages } from '../../data/pages.ts'
import { showNotice } from '../../shell/notices.tsx'
import { hrefOf, hrefWith, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Failure } from '../../ui/failure.tsx'
import { News } from '../../ui/news.tsx'
import { Search } from '../../ui/search.tsx'
import { Select } from '../../ui/select.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

type Run = MarketingSchemas['AutomationRun']

const texts = t.automations.run

function RunStatus({ run: { status, reason } }: { run: Run }) {
  if (status === 'active') return <Badge tone="busy" text={texts.active} />
  const tone = reason === 'completed' ? 'good' : reason === 'failed' || reason === 'too_many_steps' ? 'bad' : 'idle'
  return <Badge tone={tone} text={reason === undefined ? texts.ended : t.automations.reasons[reason]} />
}

const columns: Column<Run>[] = [
  { title: texts.contact, cell: ({ contact_id }) => contact_id },
  { title: texts.status, cell: (run) => <RunStatus run={run} /> },
  { title: texts.step, cell: ({ action_id }) => texts.step_(action_id) },
  { title: t.automations.version, kind: 'minor', cell: ({ version }) => version },
  { title: texts.cause, kind: 'minor', cell: ({ cause }) => t.automations.causes[cause] },
  { title: texts.entered, kind: 'minor', cell: ({ entered }) => <Time at={entered} /> },
  { title: texts.due, kind: 'minor', cell: ({ due }) => due && <Time at={due} /> },
]

/** The filters in the address, as the operation takes them. */
function filtersSet() {
  const status = (['active', 'ended'] as const).find((one) => one === query.value.get('status'))
  const action = Number(query.value.get('action')) || undefined
  const contact = query.value.get('contact') ?? ''
  return {
    ...(status && { status }),
    ...(action !== undefined && { action_id: action }),
    ...(/^[a-f\d]{10}$/i.test(contact) && { contact_id: contact }),
  }
}

function FilterRow({ status, action }: { status: string | undefined; action: number | undefined }) {
  return (
    <div class="actions">
      <Search
        label={texts.contactField}
        value={query.value.get('contact') ?? ''}
        onSearch={(contact) => setParameters({ contact })}
      />
      <Select
        label={texts.status}
        value={status ?? ''}
        options={[
          ['', texts.every],
          ['active', texts.active],
          ['ended', texts.ended],
        ]}
        onChoose={(chosen) => setParameters({ status: chosen })}
      />
      {action !== undefined && (
        <span>
          {texts.only(String(action))} <a href={hrefWith({ action: null })}>{texts.clear}</a>
        </span>
      )}
    </div>
  )
}

/** The list. `onRun` gets the run that the address names; `turn` changes when it is to be read again. */
export function Runs(props: {
  detail: MarketingSchemas['AutomationDetail']
  onRun(run: Run): void
  turn: number
  onChange(): void
}) {
  const { detail, onRun, turn, onChange } = props
  const { automation_id, list_id } = detail
  const path = { automation_id }
  const filters = filtersSet()
  const list = usePages(
    (slot, signal) => api().marketing.listAutomationRuns({ path, query: { ...filters, ...slot } }, { signal }),
    [automation_id, JSON.stringify(filters), turn],
    { on: ['message', 'event', 'clock', 'reset'] },
  )
  const open = Number(query.value.get('run')) || undefined
  const run = list.items?.find(({ run_id }) => run_id === open)
  useEffect(() => {
    if (run) onRun(run)
  }, [run])
  const action = useAction()
  const takeOut = (run_id: number) =>
    action.run(async () => {
      await api().marketing.deleteAutomationRun({ path: { automation_id, run_id } })
      showNotice(texts.takenOut)
      onChange()
    })
  const buttons: Column<Run> = {
    title: texts.actions,
    cell: ({ run_id, status, contact_id }) => (
      <span class="actions automation-run">
        <a href={hrefOf(`contacts/${list_id}/${contact_id}`)}>{texts.contact}</a>
        {status === 'active' && (
          <button type="button" class="small" disabled={action.busy} onClick={() => void takeOut(run_id)}>
            {texts.takeOut}
          </button>
        )}
      </span>
    ),
  }
  return (
    <section class="stack">
      <h2>{t.automations.runs}</h2>
      <div class="actions">
        <FilterRow status={filters.status} action={filters.action_id} />
        <News list={list} />
      </div>
      <Failure error={action.error ?? list.error} />
      {list.items?.length === 0 && (
        <p class="quiet">{Object.keys(filters).length > 0 ? t.automations.noRunFits : t.automations.noRun}</p>
      )}
      {list.items !== undefined && list.items.length > 0 && (
        <Table
          label={t.automations.runs}
          columns={[...columns, buttons]}
          rows={list.items}
          keyOf={({ run_id }) => run_id}
          hrefOf={({ run_id, version }) => hrefWith({ run: String(run_id), version: String(version) })}
          open={open}
          {...(list.more && { onEnd: list.more })}
        />
      )}
    </section>
  )
}
