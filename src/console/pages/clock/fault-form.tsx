// The form of a new fault; the kind of failure decides what it asks for.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { SandboxSchemas } from '../../../clients/index.ts'
import { useLoad } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { apis, readContract } from '../contract/document.ts'

const texts = t.clock.faults
type FaultCreate = SandboxSchemas['FaultCreate']
type Type = FaultCreate['type']

/** What the form holds, as texts; an empty one is left out of the request. */
const empty = {
  type: 'status' as Type,
  api: '',
  operation_id: '',
  status: '429',
  retry_after: '',
  delay_ms: '2000',
  event: '',
  url: '',
  times: '1',
}
type Values = typeof empty
type Name = Exclude<keyof Values, 'type'>

/** Members that a kind of failure has beside `times`. */
const membersOf: Record<Type, readonly Name[]> = {
  status: ['status', 'retry_after', 'api', 'operation_id'],
  delay: ['delay_ms', 'api', 'operation_id'],
  lost_answer: ['api', 'operation_id'],
  hook_failure: ['status', 'event', 'url'],
  hook_twice: ['event', 'url'],
}
const numbers: readonly Name[] = ['status', 'retry_after', 'delay_ms']
/** The Sandbox API itself never fails on purpose. */
const failing = apis.filter(({ word }) => word !== 'sandbox')

/** The names of the operations of an API, or of all. */
async function readOperations(name: string, signal: AbortSignal): Promise<string[]> {
  const chosen = failing.filter((one) => name === '' || one.name === name)
  const contracts = await Promise.all(chosen.map((one) => readContract(one, signal)))
  return [...new Set(contracts.flatMap(({ operations }) => operations.map((one) => one.operationId)))].sort()
}

/** The request of what the form holds. */
function requestOf(values: Values): FaultCreate {
  const given = membersOf[values.type].filter((name) => values[name].trim() !== '')
  const members = given.map((name) => [name, numbers.includes(name) ? Number(values[name]) : values[name].trim()])
  const times = values.times === '' ? null : Number(values.times)
  // The server says which members do not fit.
  return { type: values.type, ...Object.fromEntries(members), times } as FaultCreate
}

interface Input {
  name: Name
  label: string
  hint?: string
  required?: boolean
  min?: number
  max?: number
  list?: string
}

const inputsOf: Record<Type, readonly Input[]> = {
  status: [
    { name: 'status', label: texts.status, required: true, min: 400, max: 599 },
    { name: 'retry_after', label: texts.retryAfter, min: 0, max: 3600 },
  ],
  delay: [{ name: 'delay_ms', label: texts.delay, required: true, min: 1, max: 30_000 }],
  lost_answer: [],
  hook_failure: [
    { name: 'status', label: texts.hookStatus, min: 300, max: 599 },
    { name: 'event', label: texts.event, hint: texts.eventHint },
    { name: 'url', label: texts.url, hint: texts.urlHint },
  ],
  hook_twice: [
    { name: 'event', label: texts.event, hint: texts.eventHint },
    { name: 'url', label: texts.url, hint: texts.urlHint },
  ],
}
const operation: Input = {
  name: 'operation_id',
  label: texts.operation,
  hint: texts.operationHint,
  list: 'fault-operations',
}
const times: Input = { name: 'times', label: texts.times, hint: texts.timesHint, min: 1 }
const isNumber = ({ name }: Input) => numbers.includes(name) || name === 'times'

/** Where the request is met: an API, and one of its operations. */
function Target(props: { values: Values; set(part: Partial<Values>): void; children: ComponentChildren }) {
  const { values, set } = props
  const { data: names } = useLoad((signal) => readOperations(values.api, signal), [values.api])
  if (!membersOf[values.type].includes('api')) return null
  return (
    <>
      <Field label={texts.api}>
        <Select
          options={[['', texts.anyApi], ...failing.map(({ name }) => [name, name] as const)]}
          value={values.api}
          onChoose={(api) => set({ api })}
        />
      </Field>
      {props.children}
      <datalist id="fault-operations">
        {names?.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </>
  )
}

/** The form over the page. */
export function FaultForm({ onClose, onCreate }: { onClose(): void; onCreate(body: FaultCreate): Promise<void> }) {
  const [values, setValues] = useState(empty)
  const set = (part: Partial<Values>) => setValues({ ...values, ...part })
  const create = async () => {
    await onCreate(requestOf(values))
    showNotice(texts.created)
    onClose()
  }
  const field = (input: Input) => (
    <Field key={input.name} label={input.label} {...(input.hint && { hint: input.hint })}>
      <input
        type={isNumber(input) ? 'number' : 'text'}
        {...(input.list && { list: input.list })}
        {...(input.min !== undefined && { min: input.min })}
        {...(input.max !== undefined && { max: input.max })}
        required={input.required}
        value={values[input.name]}
        onInput={(event) => set({ [input.name]: event.currentTarget.value })}
      />
    </Field>
  )
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form action={texts.create} class="fault-form" work={create}>
        <Field label={texts.type} hint={texts.explainType[values.type]}>
          <Select
            options={Object.entries(texts.types) as [Type, string][]}
            value={values.type}
            onChoose={(type) => set({ type, status: type === 'status' ? '429' : '' })}
          />
        </Field>
        <Target values={values} set={set}>
          {field(operation)}
        </Target>
        {inputsOf[values.type].map(field)}
        {field(times)}
      </Form>
    </Dialog>
  )
}
