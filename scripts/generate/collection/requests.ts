// One operation as a request of the collection. A key is made for each send, ids come from earlier requests, and what an
// account can have once gets a new value.
import type { Document, Method, Operation, Parameter, Schema } from '../../contract/document.ts'
import { deref, takesKey } from '../../contract/document.ts'
import type { Chain, Setter } from './chains.ts'
import type { Item, Query } from './format.ts'
import { jsonBody, raw, requestItem, scriptEvent } from './format.ts'

/** The header whose value must be new for each request. */
const KEY = { key: 'Idempotency-Key', value: '{{$guid}}' }

/** Conflicts of what an account can have once. */
const UNIQUE =
  /^(?:(?:cname|domain|segment|sender|tag|webhook)_exists|product_already_exists|name_already_exists|name_taken|unique_field_in_use)$/

/** By member: a value that is new for each request, made from the example. */
const fresh: Record<string, (example: string) => string> = {
  email: (example) => example.replace('@', '-{{$guid}}@'),
  name: (example) => `${example} {{$guid}}`,
  domain: (example) => `{{$guid}}.${example}`,
  value: (example) => `{{$guid}}.${example}`,
  product_identifier: (example) => `${example}-{{$guid}}`,
  url: (example) => `${example}/{{$guid}}`,
}

/** The same for senders. A name may have 11 letters and digits. */
const freshSender: typeof fresh = {
  ...fresh,
  name: (example) => example,
  cellphone: (example) => (/^\d/.test(example) ? example : 'S{{$timestamp}}'),
  phone: () => '351-2{{$timestamp}}',
}

interface Place {
  document: Document
  path: string
  chain: Chain
}

function exampleOf({ document }: Place, { schema, ...parameter }: Parameter): unknown {
  const given = (parameter as { example?: unknown }).example ?? schema['example']
  const whole = deref<Schema>(document, schema as Schema)
  return given ?? whole['example'] ?? whole['default'] ?? (whole['enum'] as unknown[] | undefined)?.[0] ?? 1
}

/** The body with what has to be new, and with the ids of earlier requests. */
function bodyOf(value: unknown, { chain }: Place, renewed: typeof fresh): unknown {
  /** `lists: [1]` holds the id of a list. */
  const idsOf = (name: string, items: unknown[]): unknown => {
    const variable = `${name.replace(/s$/, '')}_id`
    if (items.length !== 1 || typeof items[0] === 'object' || !chain.isSet(variable)) return visit(items)
    return [typeof items[0] === 'number' ? raw(variable) : `{{${variable}}}`]
  }
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, replaced(name, member)]))
  }
  const replaced = (name: string, member: unknown): unknown => {
    if (typeof member === 'number' && chain.isSet(name)) return raw(name)
    if (Array.isArray(member)) return idsOf(name, member)
    if (typeof member !== 'string') return visit(member)
    if (chain.isSet(name)) return `{{${name}}}`
    return renewed[name]?.(member) ?? member
  }
  return visit(value)
}

/** What has to be new in the body of an operation. */
function renewedIn(operation: Operation): typeof fresh {
  const conflicts = operation['x-conflicts'] ?? []
  if (conflicts.includes('sender_exists')) return freshSender
  return conflicts.some((one) => UNIQUE.test(one)) ? fresh : {}
}

function queryOf(place: Place, parameters: Parameter[]): Query[] {
  return parameters.flatMap((parameter): Query[] => {
    const example = exampleOf(place, parameter)
    const pairs: [string, unknown][] =
      typeof example === 'object' && example !== null
        ? Object.entries(example).map(([key, value]) => [`${parameter.name}[${key}]`, value])
        : [[parameter.name, example]]
    return pairs.map(([key, value]) => ({
      key,
      value: place.chain.isSet(key) ? `{{${key}}}` : String(value),
      ...(!parameter.required && { disabled: true }),
    }))
  })
}

const setLine = ({ variable, steps }: Setter): string =>
  `if (pm.response.code < 300) pm.collectionVariables.set('${variable}', pm.response.json()${steps.map((step) => `[${/^\d+$/.test(step) ? step : `'${step}'`}]`).join('')})`

/** The request of an operation; `base` is the path of the server of its API. Notes each variable with its first value. */
export function operationItem(
  place: Place,
  { base, method, operation }: { base: string; method: Method; operation: Operation },
  note: (variable: string, example: string) => void,
): Item {
  const { document, path, chain } = place
  const parameters = (operation.parameters ?? []).map((one) => deref<Parameter>(document, one))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    // Earlier requests return no choices, such as names of base fields.
    if (parameter && deref<Schema>(document, parameter.schema)['enum']) return String(exampleOf(place, parameter))
    const variable = chain.variableOf(path, name)
    note(variable, parameter ? String(exampleOf(place, parameter)) : '')
    return `{{${variable}}}`
  })
  const example = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})[0]?.value
  const setters = chain.settersOf(path, method, operation)
  return requestItem({
    name: operation.summary,
    description: `\`${operation.operationId}\`\n\n${operation.description ?? ''}`.trim(),
    method: method.toUpperCase(),
    path: base + filled,
    query: queryOf(
      place,
      parameters.filter((one) => one.in === 'query'),
    ),
    headers: takesKey(document, operation) ? [KEY] : [],
    ...(example !== undefined && { body: jsonBody(bodyOf(example, place, renewedIn(operation))) }),
    ...(operation.security?.length === 0 && { auth: { type: 'noauth' } }),
    ...(setters.length > 0 && { event: [scriptEvent(setters.map(setLine))] }),
  })
}
