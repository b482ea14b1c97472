// One automation: its graph with who is where, the ways of contacts, and what one can do with it.
import { useMemo, useState } from 'preact/hooks'
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf, hrefWith, pathWords, query, setParameters } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Graph } from '../../ui/graph/graph.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useReaching } from '../../ui/real-people.tsx'
import { Select } from '../../ui/select.tsx'
import { ChangeAutomation } from './automation-editor.tsx'
import { AutomationStatus } from './automation-list.tsx'
import { graphOf } from './automation-steps.ts'
import { Runs } from './runs.tsx'
import { StartContacts } from './start-contacts.tsx'

type Detail = MarketingSchemas['AutomationDetail']
type Run = MarketingSchemas['AutomationRun']

const texts = t.automations

const timesText = ({ allow_multiple_contacts, contact_limit }: Detail): string => {
  if (!allow_multiple_contacts) return texts.once
  return contact_limit === 0 ? texts.often : texts.atMost(contact_limit)
}

function Delete({ id, onClose }: { id: number; onClose(): void }) {
  const remove = async () => {
    await api().marketing.deleteAutomation({ path: { automation_id: id } })
    showNotice(texts.deleted)
    goTo(hrefOf('automations'))
  }
  return (
    <Confirm title={texts.deleteTitle} text={texts.deleteText} action={texts.delete} work={remove} onClose={onClose} />
  )
}

/** Activates or pauses; either can be taken back. */
function useSwitch(id: number, reload: () => void) {
  const action = useAction()
  const set = (active: boolean, isUndo = false): Promise<boolean> =>
    action.run(async () => {
      const { marketing } = api()
      const path = { automation_id: id }
      await (active ? marketing.activateAutomation({ path }) : marketing.pauseAutomation({ path }))
      showNotice(active ? texts.activated : texts.paused, isUndo ? undefined : () => void set(!active, true))
      reload()
    })
  return { ...action, set }
}

function Head({ detail, onStart, reload }: { detail: Detail; onStart(): void; reload(): void }) {
  const [isDeleting, setDeleting] = useState(false)
  const { automation_id: id, status, title } = detail
  const state = useSwitch(id, reload)
  const { reach, question } = useReaching()
  const isActive = status === 'active'
  const flip = () => (isActive ? void state.set(false) : reach({ action: texts.activate, work: () => state.set(true) }))
  return (
    <>
      <p>
        <a href={hrefOf('automations')}>← {texts.title}</a>
      </p>
      <PageHead title={title}>
        <AutomationStatus status={status} />
        <button type="button" class="primary" disabled={state.busy} onClick={flip}>
          {isActive ? texts.pause : texts.activate}
        </button>
        <button type="button" disabled={!isActive} onClick={onStart}>
          {texts.start}
        </button>
        <a class="button" href={hrefOf(`automations/${id}/change`)}>
          {texts.edit}
        </a>
        <button type="button" class="danger" onClick={() => setDeleting(true)}>
          {texts.delete}
        </button>
      </PageHead>
      <Failure error={state.error} />
      {question}
      {isDeleting && <Delete id={id} onClose={() => setDeleting(false)} />}
    </>
  )
}

/** The graph of the version that is shown, with counts, and the way of the contact that is chosen. */
function AutomationGraph({ detail, run, onShown }: { detail: Detail; run: Run | undefined; onShown: number }) {
  const { automation_id: id, version } = detail
  const path = { automation_id: id }
  const counts = useLoad((signal) => api().marketing.getAutomationRunCounts({ path }, { signal }), [id, onShown], {
    on: ['message', 'event', 'clock', 'reset'],
  })
  const steps = useMemo(() => {
    const of = counts.data?.steps.filter((step) => step.version === version) ?? []
    const here = new Map(of.map((step) => [step.action_id, step.active]))
    return graphOf(detail, { here, ...(run && { at: run.action_id }) })
  }, [detail, counts.data, run])
  const { active = 0, ended = 0, reasons = {} } = counts.data ?? {}
  const endings = Object.entries(reasons).map(
    ([reason, n]) => `${n.toLocaleString(t.language)} ${texts.reasons[reason as keyof typeof texts.reasons]}`,
  )
  return (
    <>
      <Facts
        rows={[
          [
            texts.facts.list,
            <a key="list" href={hrefOf(`contacts/${detail.list_id}`)}>
              {detail.list_id}
            </a>,
          ],
          [texts.facts.times, timesText(detail)],
          [texts.facts.active, active.toLocaleString(t.language)],
          [texts.facts.ended, [ended.toLocaleString(t.language), ...endings].join(' · ')],
          [texts.facts.created, detail.created],
          [texts.facts.updated, detail.updated],
        ]}
      />
      <Failure error={counts.error} />
      {run && (
        <p>
          <strong>{texts.way.title(run.contact_id)}</strong> <span class="quiet">{texts.way.explain}</span>{' '}
          <a href={hrefWith({ run: null, version: null })}>{texts.way.close}</a>
        </p>
      )}
      <Graph
        label={texts.graph}
        steps={steps}
        linkOf={(step) =>
          step.note && (
            <a href={hrefWith({ action: step.id, status: 'active', run: null })}>
              {texts.whoIsHere(Number(counts.data?.steps.find(isAt(version, step.id))?.active ?? 0))}
            </a>
          )
        }
      />
    </>
  )
}

const isAt = (version: number, id: string) => (step: { version: number; action_id: number }) =>
  step.version === version && String(step.action_id) === id

function Versions({ present, shown }: { present: number; shown: number }) {
  if (present === 1) return null
  const options = Array.from({ length: present }, (_, at) => present - at)
  return (
    <Select
      label={texts.version}
      value={String(shown)}
      options={options.map((n) => [String(n), texts.versionOf(n, n === present)] as const)}
      onChoose={(version) => setParameters({ version, run: null })}
    />
  )
}

/** The page of one automation. */
export function Automation({ id }: { id: number }) {
  const [isStarting, setStarting] = useState(false)
  const [run, setRun] = useState<Run>()
  const [turn, setTurn] = useState(0)
  const wanted = Number(query.value.get('version')) || undefined
  const present = useLoad((signal) => api().marketing.getAutomation({ path: { automation_id: id } }, { signal }), [id])
  const old = useLoad(
    async (signal) =>
      wanted === undefined
        ? undefined
        : api().marketing.getAutomation({ path: { automation_id: id }, query: { version: wanted } }, { signal }),
    [id, wanted, present.data],
  )
  if (!present.data) return present.error === undefined ? <Loading /> : <Failure error={present.error} />
  if (pathWords.value[2] === 'change') return <ChangeAutomation automation={present.data} />
  const shown = (wanted === undefined ? undefined : old.data) ?? present.data
  const reload = () => {
    present.reload()
    setTurn(turn + 1)
  }
  const isWay = run !== undefined && query.value.get('run') === String(run.run_id)
  return (
    <div class="stack">
      <Head detail={present.data} onStart={() => setStarting(true)} reload={reload} />
      <Failure error={old.error} />
      <Versions present={present.data.version} shown={shown.version} />
      <AutomationGraph detail={shown} run={isWay ? run : undefined} onShown={turn} />
      <Runs detail={present.data} onRun={setRun} turn={turn} onChange={reload} />
      {isStarting && (
        <StartContacts
          automation={present.data}
          onClose={() => setStarting(false)}
          onStarted={() => {
            setStarting(false)
            reload()
          }}
        />
      )}
    </div>
  )
}
