// An example request of an operation, from the examples of its parameters and of its body.
import {
  type Api,
  addressOf,
  keyFieldOf,
  type Media,
  type Parameter,
  parameterOf,
  type Row,
  schemaOf,
} from '../contracts.ts'

/** A request as its samples show it. */
export interface ExampleRequest {
  api: string
  operationId: string
  method: string
  /** With the path parameters filled in, and the query. */
  address: string
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** The header with the key; null for an operation without one. */
  keyHeader: string | null
  /** What the header has before the key. */
  keyPrefix: string
  isStream: boolean
  answersJson: boolean
}

/** The parameters of an operation, resolved. */
export const parametersOf = ({ document }: Api, { operation }: Row): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => parameterOf(document, parameter))

/** The body that the operation takes: as JSON, else in the first form of another contract. */
export const bodyOf = ({ operation }: Row): Media | undefined => {
  const content = operation.requestBody?.content ?? {}
  return content['application/json'] ?? Object.values(content)[0]
}

/** The body as JSON, for samples. */
const jsonOf = ({ operation }: Row): Media | undefined =>
  Object.entries(operation.requestBody?.content ?? {}).find(([type]) =>
    /^application\/(?:[\w.+-]+\+)?json\b/.test(type),
  )?.[1]

/** The value that a sample gives a parameter. */
export function exampleOf({ document }: Api, { name, example, schema = {} }: Parameter): unknown {
  const whole = schemaOf(document, schema)
  const value = example ?? schema.example ?? whole.example ?? whole.default ?? whole.enum?.[0] ?? whole.minimum
  if (value !== undefined) return value
  return whole.type === 'integer' || whole.type === 'number' ? 1 : name
}

/** One member of a query: an object is written with its members in brackets. */
const written = ([name, value]: [string, unknown]): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, one]) => `${name}[${key}]=${encodeURIComponent(String(one))}`)
    : [`${name}=${encodeURIComponent(String(value))}`]

/** Media types of the successful responses; the samples can read only JSON. */
const typesOf = ({ operation }: Row): string[] =>
  Object.entries(operation.responses).flatMap(([status, answer]) =>
    status.startsWith('2') && 'content' in answer ? Object.keys(answer.content ?? {}) : [],
  )

/** The request that samples show: what is required, and the first example of the body. */
export function exampleRequest(api: Api, row: Row): ExampleRequest {
  const { operation, method, path } = row
  const parameters = parametersOf(api, row)
  const values = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (place === 'path' || one.required))
        .map((one) => [one.name, exampleOf(api, one)]),
    )
  const [inPath, query] = [values('path'), values('query')]
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name] ?? name)))
  const search = Object.entries(query).flatMap(written).join('&')
  const types = typesOf(row)
  const field = keyFieldOf(api, operation)
  return {
    api: api.name,
    operationId: operation.operationId,
    method: method.toUpperCase(),
    address: `${addressOf(api)}${filled}${search && `?${search}`}`,
    path: inPath,
    query,
    body: Object.values(jsonOf(row)?.examples ?? {})[0]?.value,
    keyHeader: field?.header ?? null,
    keyPrefix: field?.prefix ?? '',
    isStream: types.includes('text/event-stream'),
    answersJson: types.includes('application/json'),
  }
}
