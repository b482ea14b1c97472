// An operation, called with the key of the console from a form that its schemas give.
import { useLayoutEffect, useState } from 'preact/hooks'
import { methodFor } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { t } from '../../texts/texts.ts'
import { Code } from '../../ui/code.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { RealPeople } from '../../ui/real-people.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BodyFields } from './body-fields.tsx'
import type { Contract, Operation, Schema } from './document.ts'
import { type ClientRequest, showValue, toRequest } from './form-values.ts'
import { curlText, typescriptText } from './samples.ts'
import { ValueField } from './value-field.tsx'

const texts = t.contract

/** What came back. */
interface Answer {
  status: number
  ms: number
  text: string
}

/** Calls an operation as the typed clients do, and notes the status and the time of the last attempt. */
async function callOnce({ api, operationId, call }: Operation, request: ClientRequest): Promise<Answer> {
  let status = 0
  let ms = 0
  const send = async (sent: Request) => {
    const began = performance.now()
    const answer = await fetch(sent)
    status = answer.status
    ms = Math.round(performance.now() - began)
    return answer
  }
  const body = await methodFor({ operationId, call, base: api.base, send })(request)
  return { status, ms, text: showValue(body) }
}

/** The request of the form, or what cannot be read in it. */
function requestOf(read: () => ClientRequest): { request: ClientRequest; error?: string } {
  try {
    return { request: read() }
  } catch (error) {
    if (error instanceof SyntaxError) return { request: {}, error: error.message }
    throw error
  }
}

/** The form of an operation, its request as programs make it, and the answer. */
export function TryIt(props: { operation: Operation; contract: Contract; onDone?(): void }) {
  const { operation, contract, onDone } = props
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { busy, error, run } = useAction()
  useLayoutEffect(() => {
    setValues({})
    setAnswer(null)
    setBody(operation.example === undefined ? '' : JSON.stringify(operation.example, null, 2))
  }, [operation])
  const schemaOf = (one: { schema?: Schema }): Schema => contract.resolve(one.schema ?? {})
  const { request, error: unreadable } = requestOf(() => toRequest(operation, values, body, schemaOf))
  const send = (event: Event) => {
    event.preventDefault()
    setAnswer(null)
    void run(async () => setAnswer(await callOnce(operation, request))).then((done) => done && onDone?.())
  }
  return (
    <form class="stack" onSubmit={send}>
      {operation.parameters.length > 0 && (
        <div class="try-fields">
          {operation.parameters.map((one) => (
            <ValueField
              key={`${operation.operationId} ${one.name}`}
              name={one.name}
              schema={{ ...schemaOf(one), ...(one.description && { description: one.description }) }}
              required={one.required ?? false}
              text={values[`${one.in}.${one.name}`] ?? ''}
              onText={(text) => setValues((old) => ({ ...old, [`${one.in}.${one.name}`]: text }))}
            />
          ))}
        </div>
      )}
      {operation.body && (
        <BodyEditor schema={contract.resolve(operation.body)} text={body} onText={setBody} contract={contract} />
      )}
      {unreadable !== undefined && <p class="failure">{texts.unreadable(unreadable)}</p>}
      <div class="actions">
        <button type="submit" class="primary" disabled={busy || unreadable !== undefined}>
          {texts.send}
        </button>
        {operation.method !== 'get' && <span class="hint">{texts.takesEffect}</span>}
      </div>
      {operation.method !== 'get' && <RealPeople />}
      <Failure error={error} />
      {answer && <Code label={texts.answer(answer.status, answer.ms)} text={answer.text} />}
      <Code label="curl" text={curlText(operation, request)} />
      <Code label="TypeScript" text={typescriptText(operation.api, operation.operationId, request)} />
    </form>
  )
}

const views = [
  { name: 'fields', label: texts.fields },
  { name: 'json', label: 'JSON' },
] as const

function BodyEditor(props: { schema: Schema; text: string; contract: Contract; onText(text: string): void }) {
  const { schema, text, contract, onText } = props
  const [open, setOpen] = useState<'fields' | 'json'>(schema.properties ? 'fields' : 'json')
  return (
    <div>
      <Tabs id="body" label={texts.body} tabs={views} open={open} onOpen={(name) => setOpen(name)} />
      <TabPanel id="body" open={open}>
        {open === 'fields' ? (
          <BodyFields schema={schema} text={text} schemaOf={contract.resolve} onText={onText} />
        ) : (
          <Field label={texts.body}>
            <textarea rows={14} spellcheck={false} value={text} onInput={(e) => onText(e.currentTarget.value)} />
          </Field>
        )}
      </TabPanel>
    </div>
  )
}
