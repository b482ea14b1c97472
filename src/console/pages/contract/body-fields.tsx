// The members of a body as fields, typed by the contract. Members that are objects or lists are JSON.
import { t } from '../../texts/texts.ts'
import type { Schema } from './document.ts'
import { readValue, showValue, type ValueKind } from './form-values.ts'
import { ValueField } from './value-field.tsx'

type Body = Readonly<Record<string, unknown>>

/** The body as an object, where its text is one. */
function bodyObject(text: string): Body | null {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The text with another value of one member; without the member for an empty text. */
function withMember(body: Body, name: string, kind: ValueKind, text: string): string {
  const value = readValue(kind, text)
  const { [name]: _, ...others } = body
  return JSON.stringify(value === undefined ? others : { ...body, [name]: value }, null, 2)
}

/** Fields for the members of a body. `schemaOf` follows references. */
export function BodyFields(props: {
  schema: Schema
  text: string
  schemaOf(schema: Schema): Schema
  onText(text: string): void
}) {
  const { schema, text, schemaOf, onText } = props
  const body = bodyObject(text)
  const members = Object.entries(schema.properties ?? {}).filter(([, member]) => !schemaOf(member).readOnly)
  if (body === null || members.length === 0) return <p class="quiet">{t.contract.onlyJson}</p>
  return (
    <div class="try-fields">
      {members.map(([name, member]) => (
        <ValueField
          key={name}
          name={name}
          schema={{ ...schemaOf(member), ...(member.description && { description: member.description }) }}
          required={schema.required?.includes(name) ?? false}
          text={showValue(body[name])}
          onText={(given, kind) => onText(withMember(body, name, kind, given))}
        />
      ))}
    </div>
  )
}
