// A new flow: its name, and its messages with what each waits for, and a drawing of them.
import { useState } from 'preact/hooks'
import type { TransactionalClient } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Graph } from '../../ui/graph/graph.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { type Item, Items, kindsOf } from '../automations/items.tsx'
import { type Api, apis, readContract } from '../contract/document.ts'
import { Delay, HOUR_SECONDS } from './delay.tsx'
import { graphOf } from './flow-steps.ts'

type Body = Parameters<TransactionalClient['createMultiChannelFlow']>[0]['body']
type Messages = Parameters<typeof graphOf>[0]['messages']

const texts = t.flows.form
const transactional = apis.find(({ word }) => word === 'transactional') as Api
const conditions = Object.entries(t.flows.conditions)
const special = { interval: Delay }
/** What the first message does not wait for. */
const ofOthers = ['interval', 'condition']

/** The contract, and the stored templates of each channel. */
async function readOffered(signal: AbortSignal) {
  const { listEmailTemplates, listSmsTemplates } = api().transactional
  const [contract, email, sms] = await Promise.all([
    readContract(transactional, signal),
    listEmailTemplates({}, { signal }),
    listSmsTemplates({}, { signal }),
  ])
  const named = (all: typeof email | typeof sms) =>
    all.map(({ id, templateName }) => [String(id), templateName] as const)
  return { contract, templates: { email: named(email), sms: named(sms) } }
}

const fresh = (): Item => ({ channel: 'sms', interval: HOUR_SECONDS, condition: 'none' })

/** The form, and what it draws. */
export function CreateFlow() {
  const { data, error } = useLoad(readOffered, [])
  const [name, setName] = useState('')
  const [group, setGroup] = useState('')
  const [messages, setMessages] = useState<readonly Item[]>([{ channel: 'email' }])
  const save = async () => {
    // The platform checks what somebody typed, and says at which place something does not fit.
    const body = { name, ...(group !== '' && { group }), messages } as unknown as Body
    const { multiChannelId } = await api().transactional.createMultiChannelFlow({ body })
    showNotice(texts.saved)
    goTo(hrefOf(`flows/${multiChannelId}`))
  }
  const drawn = messages.map((message) => ({
    interval: HOUR_SECONDS,
    condition: 'none',
    ...message,
  })) as unknown as Messages
  return (
    <>
      <PageHead title={texts.create} />
      {!data && (error === undefined ? <Loading /> : <Failure error={error} />)}
      {data && (
        <div class="automation-editor">
          <Form
            action={texts.save}
            work={save}
            isReady={name.trim() !== '' && messages.length > 0}
            beside={<a href={hrefOf('flows')}>{t.ui.cancel}</a>}
          >
            <Field label={t.flows.columns.name}>
              <input required maxLength={255} value={name} onInput={(event) => setName(event.currentTarget.value)} />
            </Field>
            <Field label={t.flows.columns.group} hint={texts.groupHint}>
              <input maxLength={255} value={group} onInput={(event) => setGroup(event.currentTarget.value)} />
            </Field>
            <Items
              words={texts.messages}
              items={messages}
              kinds={kindsOf(data.contract, 'MultiChannelMessageCreate', 'channel')}
              labels={t.flows.channels}
              member="channel"
              contract={data.contract}
              choicesOf={({ channel }) => ({
                condition: conditions,
                templateId: data.templates[channel === 'email' ? 'email' : 'sms'],
              })}
              special={special}
              hides={(name, item) => item === messages[0] && ofOthers.includes(name)}
              onItems={setMessages}
              fresh={fresh}
            />
          </Form>
          <section class="stack">
            <h2>{t.automations.editor.preview}</h2>
            <Graph label={t.flows.graph} steps={graphOf({ messages: drawn })} />
          </section>
        </div>
      )}
    </>
  )
}
