import { useLayoutEffect, useState } from 'preact/hooks'
import { t } from '../../texts/texts.ts'
import { Field } from '../../ui/field.tsx'
import type { Schema } from './document.ts'
import { kindOf, readValue, type ValueKind } from './form-values.ts'

/** What a value is, and its limits. */
const hintOf = ({ description = '', minimum, maximum, maxLength }: Schema): string => {
  const limits = [
    minimum !== undefined && t.contract.atLeast(minimum),
    maximum !== undefined && t.contract.atMost(maximum),
    maxLength !== undefined && t.contract.longest(maxLength),
  ].filter(Boolean)
  // The first sentence says what a value is; the reference has the rest.
  return [description.split(/(?<=\.)\s/)[0], ...limits].filter(Boolean).join(' ')
}

/** The longest text, in characters, that one line is for. */
const LINE = 1_000

/** A field for one value, after its schema. It hands on texts that can be read, and says so of others. */
export function ValueField(props: {
  name: string
  schema: Schema
  required: boolean
  text: string
  onText(text: string, kind: ValueKind): void
}) {
  const { name, schema, required, onText } = props
  const kind = kindOf(schema)
  const [text, setText] = useState(props.text)
  const [wrong, setWrong] = useState(false)
  useLayoutEffect(() => setText(props.text), [props.text])
  const setValue = (given: string) => {
    setText(given)
    const readable = isReadable(kind, given)
    setWrong(!readable)
    if (readable) onText(given, kind)
  }
  const shared = {
    value: text,
    required,
    'aria-invalid': wrong,
    onInput: (e: InputLike) => setValue(e.currentTarget.value),
  }
  return (
    <Field label={required ? `${name} *` : name} hint={wrong ? t.contract.noJson : hintOf(schema)}>
      {kind === 'choice' || kind === 'boolean' ? (
        <select {...shared}>
          <option value="" />
          {(kind === 'boolean' ? [true, false] : (schema.enum ?? [])).map((one) => (
            <option key={String(one)} value={String(one)}>
              {String(one)}
            </option>
          ))}
        </select>
      ) : kind === 'json' || (schema.maxLength ?? 0) > LINE ? (
        <textarea rows={3} spellcheck={false} {...shared} />
      ) : (
        <input
          type="text"
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          maxLength={schema.maxLength}
          {...shared}
        />
      )}
    </Field>
  )
}

interface InputLike {
  currentTarget: { value: string }
}

function isReadable(kind: ValueKind, text: string): boolean {
  try {
    readValue(kind, text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
