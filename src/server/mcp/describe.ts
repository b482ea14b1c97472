// Describes one operation for a model: parameters, body, example, response, errors. The size is bounded: deep parts are left
// out, and a second call with `field` shows them.
import { responseOf, type Schema } from '../docs/contracts.ts'
import { bodyOf, exampleOf, parametersOf } from '../docs/reference/request.ts'
import { type Shape, shapeOf } from '../docs/reference/shape.ts'
import type { ListedOperation } from './catalog.ts'
import { reachOf } from './reach.ts'

/** Characters of a description, about 3,500 tokens. */
export const MOST_CHARACTERS = 12_000
/** Levels of fields to try, most first. */
const DEPTHS = [8, 5, 3, 2, 1]
/** Statuses that every operation can return, which the resource about errors explains. */
const usual = new Set(['400', '401', '403', '408', '413', '422', '429', '500', '503'])

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The first sentences of a text, at most this many characters. */
function shortened(text: string, most: number): string {
  const line = oneLine(text)
  if (line.length <= most) return line
  const end = line.lastIndexOf('. ', most)
  return end > most / 3 ? line.slice(0, end + 1) : `${line.slice(0, most).toWellFormed()}…`
}

interface Detail {
  depth: number
  /** Characters of the description of a field. */
  words: number
}

function line(
  name: string,
  { type, description, limits, isDeprecated }: Shape,
  how: { isRequired: boolean; words: number },
) {
  const { isRequired, words } = how
  const facts = [type, ...(isRequired ? ['required'] : []), ...(isDeprecated ? ['deprecated'] : []), ...limits]
  const about = shortened(description, words)
  return `- ${name} (${shortened(facts.join('; '), 300)})${about && `: ${about}`}`
}

/** The fields of a shape as an indented list. */
function fieldLines(shape: Shape, { depth, words }: Detail, indent = ''): string[] {
  const isNested = shape.members.length + shape.choices.length > 0
  if (depth === 0) return isNested ? [`${indent}- … (more fields: pass "field" with this place)`] : []
  const below = { depth: depth - 1, words }
  const own = shape.members.flatMap(({ name, isRequired, shape: one }) => [
    indent + line(name, one, { isRequired, words }),
    ...fieldLines(one, below, `${indent}  `),
  ])
  const forms = shape.choices.flatMap(({ title, shape: one }) => [
    `${indent}- form "${title}":`,
    ...fieldLines(one, below, `${indent}  `),
  ])
  return [...own, ...forms]
}

/** The shape at a place such as `actions.triggers`; null if there is none. */
function shapeAt(shape: Shape, steps: readonly string[]): Shape | null {
  const [step, ...rest] = steps
  if (step === undefined) return shape
  if (/^\d+$/.test(step)) return shapeAt(shape, rest)
  const member = shape.members.find(({ name }) => name === step)?.shape
  if (member) return shapeAt(member, rest)
  const form = shape.choices.find(({ title }) => title === step || title.endsWith(`: ${step}`))?.shape
  if (form) return shapeAt(form, rest)
  for (const choice of shape.choices) {
    const found = shapeAt(choice.shape, steps)
    if (found) return found
  }
  return null
}

function parameterLines({ api, row }: ListedOperation, words: number): string[] {
  const parameters = parametersOf(api, row).filter(({ in: place }) => place === 'path' || place === 'query')
  return parameters.map((one) => {
    const shape = { ...shapeOf(api.document, one.schema ?? {}, 'request'), description: one.description ?? '' }
    return line(`${one.in}.${one.name}`, shape, { isRequired: one.required ?? false, words })
  })
}

/** The arguments of call_operation for the first example of the contract. */
function exampleCall(listed: ListedOperation): string {
  const { api, row, name, entry } = listed
  const path = Object.fromEntries(
    parametersOf(api, row)
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, exampleOf(api, one)]),
  )
  const [example] = Object.values(bodyOf(row)?.examples ?? {})
  const body = entry.consumes === null || !example ? undefined : example.value
  const call = { operation: name, ...(Object.keys(path).length > 0 && { path }), ...(body !== undefined && { body }) }
  const text = JSON.stringify(call)
  return text.length > 3_000 ? '' : `Example call: ${text}`
}

/** The successful response, and the errors that not every operation has. */
function responseLines({ api, row, entry }: ListedOperation, detail: Detail): string[] {
  const parts = Object.entries(row.operation.responses).flatMap(([status, given]) => {
    const response = responseOf(api.document, given)
    if (!status.startsWith('2'))
      return usual.has(status) ? [] : [`- ${status}: ${shortened(response.description, detail.words)}`]
    const schema = response.content?.['application/json']?.schema
    const fields = schema ? fieldLines(shapeOf(api.document, schema, 'answer'), detail) : []
    return [`Response ${status}: ${oneLine(response.description)}`, ...fields, 'Errors:']
  })
  const conflicts = entry.conflicts.length > 0 ? [`- reasons of 409: ${entry.conflicts.join(', ')}`] : []
  const others = Object.keys(row.operation.responses).filter((status) => usual.has(status))
  return [...parts, ...conflicts, `- also ${others.join(', ')}: see the resource messaging://errors`]
}

const bodySchema = ({ row }: ListedOperation): Schema | undefined => bodyOf(row)?.schema

function bodyLines(listed: ListedOperation, detail: Detail): string[] {
  const schema = bodySchema(listed)
  if (!schema) return ['Body: none']
  const shape = shapeOf(listed.api.document, schema, 'request')
  const kind = shape.type.startsWith('array') ? 'Body: an array. Pass it as {"items": [...]}. Each item:' : 'Body:'
  return [kind, ...fieldLines(shape, detail)]
}

function wholeText(listed: ListedOperation, detail: Detail): string {
  const { row, name, entry, contract } = listed
  const parameters = parameterLines(listed, detail.words)
  return [
    `${name}: ${row.operation.summary}`,
    `${row.method.toUpperCase()} ${contract.basePath}${row.path}`,
    oneLine(row.operation.description ?? ''),
    `With a live key: ${reachOf(listed).about}`,
    ...(entry.idempotent ? ['It takes idempotency_key, so that you can repeat it safely.'] : []),
    ...(parameters.length > 0 ? ['Parameters:', ...parameters] : ['Parameters: none']),
    ...bodyLines(listed, detail),
    exampleCall(listed),
    ...responseLines(listed, { ...detail, depth: Math.min(detail.depth, 3) }),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The fields at a place such as `body.actions`, or null without such a place. */
function fieldText(listed: ListedOperation, field: string, detail: Detail): string | null {
  const [part, ...steps] = field.split('.')
  const schema = part === 'response' ? answerSchema(listed) : bodySchema(listed)
  if (!schema || (part !== 'response' && part !== 'body')) return null
  const shape = shapeAt(shapeOf(listed.api.document, schema, part === 'body' ? 'request' : 'answer'), steps)
  if (!shape) return null
  const lines = fieldLines(shape, detail)
  return `${listed.name}, ${field} (${shape.type}): ${oneLine(shape.description)}\n${lines.join('\n')}`
}

function answerSchema({ api, row }: ListedOperation): Schema | undefined {
  const [, response] = Object.entries(row.operation.responses).find(([status]) => status.startsWith('2')) ?? []
  return response && responseOf(api.document, response).content?.['application/json']?.schema
}

/** The description of an operation, or of the fields at `field`. Null if the operation has no such field. */
export function describeOperation(listed: ListedOperation, field?: string): string | null {
  let text: string | null = null
  for (const depth of DEPTHS)
    for (const words of [400, 160, 60]) {
      const detail = { depth, words }
      text = field === undefined ? wholeText(listed, detail) : fieldText(listed, field, detail)
      if (text === null || text.length <= MOST_CHARACTERS) return text
    }
  return text === null ? null : `${text.slice(0, MOST_CHARACTERS).toWellFormed()}… (cut; pass "field")`
}
