// What a reader needs to know of a schema: its type in words, its limits, and its members, with all references resolved.
import type { ApiDocument, Schema } from '../contracts.ts'
import { limitsOf } from './limits.ts'

/** What a value may be. */
export interface Shape {
  /** In the words of JSON Schema: `string (date-time)`, `array of integer`, `object or null`. */
  type: string
  /** The schema among the components; the types of the clients have the same name. */
  name?: string | undefined
  description: string
  /** Sentences without a full stop: `1 to 255 characters`, `one of "a", "b"`. */
  limits: string[]
  isDeprecated: boolean
  example?: unknown
  /** Of an object, or of the objects of a list. */
  members: Member[]
  /** The forms of which a value has one, each with what tells it from the others. */
  choices: { title: string; shape: Shape }[]
  /** Whether its members are those of a value around it, and left out here. */
  isRepeated: boolean
  provenance?: string | undefined
  decision?: string | undefined
}

/** A member of an object. */
export interface Member {
  name: string
  isRequired: boolean
  shape: Shape
}

/** The side that writes the value: members that only the other side writes are left out. */
export type Direction = 'request' | 'answer'

interface Place {
  document: ApiDocument
  direction: Direction
  /** The names of the schemas around this one. */
  around: readonly string[]
  /** How many values are around this one. */
  depth: number
  /** Shared by all values of a shape. */
  budget: { left: number }
}

/** Some contracts nest without end for a reader: beyond these numbers, a value shows only the name of its schema. */
const DEEPEST = 12
const MOST = 3_000

const nameOf = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1)

/** A schema with its references resolved; keywords next to a reference win. */
function resolved(document: ApiDocument, schema: Schema): Schema {
  const name = nameOf(schema)
  if (name === undefined) return schema
  const { $ref: _, ...beside } = schema
  return { ...resolved(document, document.components.schemas?.[name] ?? {}), ...beside }
}

const article = (types: readonly string[]): string => types.join(' or ')

function typeOf(place: Place, schema: Schema): string {
  const { type, format, items, oneOf, anyOf, const: only } = schema
  if (type === undefined && (oneOf ?? anyOf))
    return article([...new Set((oneOf ?? anyOf ?? []).map((one) => typeOf(place, resolved(place.document, one))))])
  const types = type === undefined ? [only === undefined ? 'any' : typeof only] : [type].flat()
  const named = types.map((one) => {
    if (one === 'array') return items ? `array of ${typeOf(place, resolved(place.document, items))}` : 'array'
    return format && one === 'string' ? `string (${format})` : one
  })
  return article(named)
}

function isHidden({ readOnly, writeOnly }: Schema, direction: Direction): boolean {
  return direction === 'request' ? readOnly === true : writeOnly === true
}

function membersOf(schema: Schema, place: Place): Member[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const named = Object.entries(properties)
    .filter(([, one]) => !isHidden(resolved(place.document, one), place.direction))
    .map(([name, one]) => ({ name, isRequired: required.includes(name), shape: shapeIn(one, place) }))
  const others =
    typeof additionalProperties === 'object'
      ? [{ name: '(any name)', isRequired: false, shape: shapeIn(additionalProperties, place) }]
      : []
  return [...named, ...others]
}

/** What tells a form from the others: the value of the member that decides, or the name of its schema. */
function titleOf(form: Schema, at: number, { discriminator }: Schema): string {
  const { propertyName = '', mapping = {} } = discriminator ?? {}
  const values = Object.entries(mapping).filter(([, to]) => to === form.$ref || to === nameOf(form))
  if (values.length > 0) return `${propertyName}: ${values.map(([value]) => value).join(', ')}`
  return form.title ?? nameOf(form) ?? `Form ${at + 1}`
}

function choicesOf(schema: Schema, place: Place): Shape['choices'] {
  const forms = schema.oneOf ?? schema.anyOf ?? []
  return forms
    .map((form, at) => ({ title: titleOf(form, at, schema), shape: shapeIn(form, place) }))
    .filter(({ shape }) => shape.members.length > 0 || shape.limits.length > 0 || shape.isRepeated)
}

function shapeIn(schema: Schema, place: Place): Shape {
  const whole = resolved(place.document, schema)
  const name = nameOf(schema)
  const isCut = place.depth > DEEPEST || --place.budget.left < 0
  const isRepeated = isCut || (name !== undefined && place.around.includes(name))
  const around = name === undefined ? place.around : [...place.around, name]
  const inner = { ...place, around, depth: place.depth + 1 }
  const items = whole.items && !isCut ? shapeIn(whole.items, inner) : undefined
  const own = isRepeated ? [] : membersOf(whole, inner)
  const choices = isRepeated ? [] : choicesOf(whole, inner)
  return {
    type: typeOf(place, whole),
    name: name ?? items?.name,
    description: whole.description ?? '',
    limits: [...limitsOf(whole), ...(items?.limits ?? []).map((text) => `each: ${text}`)],
    isDeprecated: whole.deprecated ?? false,
    ...(whole.example !== undefined && { example: whole.example }),
    members: own.length > 0 ? own : (items?.members ?? []),
    choices: choices.length > 0 ? choices : (items?.choices ?? []),
    isRepeated: isRepeated || (items?.isRepeated ?? false),
    provenance: whole['x-provenance'],
    decision: whole['x-decision'],
  }
}

/** The shape of a schema of the document. */
export const shapeOf = (document: ApiDocument, schema: Schema, direction: Direction): Shape =>
  shapeIn(schema, { document, direction, around: [], depth: 0, budget: { left: MOST } })

/** How many members a shape shows in all. */
export const sizeOf = ({ members, choices }: Shape): number =>
  members.reduce((sum, { shape }) => sum + 1 + sizeOf(shape), 0) +
  choices.reduce((sum, { shape }) => sum + 1 + sizeOf(shape), 0)
