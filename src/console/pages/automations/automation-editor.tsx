// Writes an automation as the body of a request, with a drawing of it.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { MarketingClient, MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useAction, useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Graph } from '../../ui/graph/graph.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AutomationForm, type Draft } from './automation-form.tsx'
import { type Content, graphOf } from './automation-steps.ts'
import { exampleOf } from './example.ts'

const texts = t.automations.editor

/** A text as JSON, or why it is none. */
function readJson(text: string): { value: unknown } | { why: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { why: (error as Error).message }
  }
}

/** The value as a draft, where it has the shape of one. */
function draftOf(value: unknown): Draft | null {
  const { actions, triggers = [] } = (value ?? {}) as Partial<Content>
  const isList = Array.isArray(actions) && Array.isArray(triggers)
  return isList && actions.every((step) => typeof step?.action === 'string') ? (value as Draft) : null
}

const views = [
  { name: 'form', label: t.automations.form.asForm },
  { name: 'json', label: 'JSON' },
] as const

function Editor(props: {
  start: object
  list: number
  hint?: string
  onSave(value: unknown): Promise<number>
  cancel: string
}) {
  const [view, setView] = useState<'form' | 'json'>('form')
  const [text, setText] = useState(() => JSON.stringify(props.start, null, 2))
  useEffect(() => setText(JSON.stringify(props.start, null, 2)), [props.start])
  const { busy, error, run } = useAction()
  const read = useMemo(() => readJson(text), [text])
  const draft = useMemo(() => ('value' in read ? draftOf(read.value) : null), [read])
  const steps = useMemo(() => draft && graphOf(draft as unknown as Content), [draft])
  const save = (event: Event) => {
    event.preventDefault()
    if (!('value' in read)) return
    void run(async () => {
      const id = await props.onSave(read.value)
      showNotice(texts.saved)
      goTo(hrefOf(`automations/${id}`))
    })
  }
  return (
    <form class="automation-editor" onSubmit={save}>
      <div class="stack">
        <Tabs
          id="automation"
          label={t.automations.form.views}
          tabs={views}
          open={view}
          onOpen={(name) => setView(name)}
        />
        <TabPanel id="automation" open={view}>
          {view === 'form' && draft ? (
            <div class="stack">
              <AutomationForm
                draft={draft}
                list={draft.list_id ?? props.list}
                onDraft={(next) => setText(JSON.stringify(next, null, 2))}
              />
            </div>
          ) : (
            <Field label={texts.label} hint={texts.hint}>
              <textarea
                class="automation-json"
                spellcheck={false}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </Field>
          )}
        </TabPanel>
        {'why' in read && (
          <p class="failure" role="alert">
            {texts.noJson(read.why)}
          </p>
        )}
        {props.hint !== undefined && <p class="hint">{props.hint}</p>}
        <Failure error={error} />
        <div class="actions">
          <button type="submit" class="primary" disabled={busy || !('value' in read)}>
            {texts.save}
          </button>
          <a href={props.cancel}>{texts.cancel}</a>
        </div>
      </div>
      {steps && (
        <section class="stack">
          <h2>{texts.preview}</h2>
          <Graph label={t.automations.graph} steps={steps} />
        </section>
      )}
    </form>
  )
}

/** A new automation: an example that the first list of the account can have at once. */
export function CreateAutomation() {
  const { data } = useLoad((signal) => api().marketing.listLists({ query: { limit: 1, order: 'asc' } }, { signal }), [])
  const list = data?.items[0]?.list_id ?? 1
  const start = useMemo(() => exampleOf(list), [list])
  type Body = Parameters<MarketingClient['createAutomation']>[0]['body']
  // The platform checks what somebody typed, and says at which place something does not fit.
  const save = async (value: unknown) => (await api().marketing.createAutomation({ body: value as Body })).automation_id
  return (
    <>
      <PageHead title={texts.create} />
      {data && <Editor start={start} list={list} onSave={save} cancel={hrefOf('automations')} />}
    </>
  )
}

/** Other triggers, actions or terms for an automation that is there. */
export function ChangeAutomation({ automation }: { automation: MarketingSchemas['AutomationDetail'] }) {
  const { automation_id } = automation
  const start = useMemo(() => {
    const { title, allow_multiple_contacts, contact_limit, triggers, actions } = automation
    return { title, allow_multiple_contacts, contact_limit, triggers, actions }
  }, [automation_id])
  type Body = Parameters<MarketingClient['updateAutomation']>[0]['body']
  const save = async (value: unknown) => {
    await api().marketing.updateAutomation({ path: { automation_id }, body: value as Body })
    return automation_id
  }
  return (
    <>
      <PageHead title={texts.change} />
      <Editor
        start={start}
        list={automation.list_id}
        hint={texts.newVersion}
        onSave={save}
        cancel={hrefOf(`automations/${automation_id}`)}
      />
    </>
  )
}
