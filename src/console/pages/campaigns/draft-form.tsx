// The form of a draft, whatever its channel: the table of channels says which fields it has.
import { useRef, useState } from 'preact/hooks'
import { useAction, useLoad } from '../../data/load.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { t } from '../../texts/texts.ts'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type Choice, sources, type Values } from './draft-values.ts'
import type { CampaignKind, DraftField } from './kinds.ts'

const text = t.campaigns.form
const hints: Readonly<Record<string, string>> = text.hints

type Choices = Readonly<Record<string, Choice[]>>

/** What the choices of the form can be. */
const readChoices = async (fields: readonly DraftField[]): Promise<Choices> =>
  Object.fromEntries(
    await Promise.all(
      fields.flatMap(({ source }) => (source ? [sources[source]().then((found) => [source, found] as const)] : [])),
    ),
  )

/** A file as Base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

interface ControlProps {
  field: DraftField
  value: string
  choices: Choices
  isEdit: boolean
  onValue(value: string): void
}

function Control({ field, value, choices, isEdit, onValue }: ControlProps) {
  const { name, kind, source } = field
  const required = field.required === true && !(isEdit && kind === 'file')
  if (kind === 'choice') {
    const known = choices[source ?? ''] ?? []
    return (
      <select required={required} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        <option value="">{field.required ? text.choose : text.none}</option>
        {known.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'file') {
    const read = async (file: File | undefined) => onValue(file ? await base64Of(file) : '')
    return (
      <input
        type="file"
        required={required}
        accept="audio/mpeg,audio/wav"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    )
  }
  if (kind === 'check')
    return (
      <input
        type="checkbox"
        checked={value !== ''}
        onChange={(event) => onValue(event.currentTarget.checked ? '1' : '')}
      />
    )
  const common = {
    required,
    value,
    onInput: (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value),
  }
  return kind === 'text' ? (
    <textarea class={name === 'body' || name === 'page_html' ? 'source' : undefined} {...common} />
  ) : (
    <input type="text" class="line" {...common} />
  )
}

/** Says what has to be there before a draft can be made. */
function Missing({ fields, choices }: { fields: readonly DraftField[]; choices: Choices }) {
  const missing = fields.filter(({ required, source }) => required && source && choices[source]?.length === 0)
  return missing.map(({ source }) => (
    <p key={source} class="failure">
      {text.missing(text.sources[source as keyof typeof text.sources])}
    </p>
  ))
}

/** The fields, and the button that keeps them. Ctrl-S keeps them, too. */
export function DraftForm(props: {
  kind: CampaignKind
  /** Of the draft that there is. */
  start?: Values
  button: string
  back: string
  onSave(values: Values): Promise<void>
}) {
  const { kind, start, button, back, onSave } = props
  const isEdit = start !== undefined
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>(start ?? { footer: '1' })
  const { data: choices, error } = useLoad(() => readChoices(kind.fields), [kind])
  const { busy, error: refused, run } = useAction()
  const save = () => void run(() => onSave(values))
  useShortcuts(
    [
      {
        key: 'Mod+S',
        label: button,
        run: () => form.current?.requestSubmit(),
      },
    ],
    [button],
  )
  if (!choices) return error === undefined ? <Loading /> : <Failure error={error} />
  return (
    <form
      ref={form}
      class="campaign-form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Missing fields={kind.fields} choices={choices} />
      {kind.fields
        .filter(({ fixed }) => !(fixed && isEdit))
        .map((field) => {
          const hint = hints[field.name]
          return (
            <Field key={field.name} label={text.fields[field.name]} {...(hint !== undefined && { hint })}>
              <Control
                field={field}
                value={values[field.name] ?? ''}
                choices={choices}
                isEdit={isEdit}
                onValue={(value) => setValues((old) => ({ ...old, [field.name]: value }))}
              />
            </Field>
          )
        })}
      <Failure error={refused} />
      <div class="actions">
        <button type="submit" class="primary" disabled={busy}>
          {button}
        </button>
        <a class="button" href={back}>
          {text.cancel}
        </a>
      </div>
    </form>
  )
}
