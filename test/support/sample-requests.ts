// Requests made from the contract: for each operation, one that the validators accept.
import { readFileSync } from 'node:fs'
import { type ApiName, contracts, type OperationEntry } from '../../src/server/contract/registry.ts'

export interface Sample {
  api: ApiName
  id: string
  operation: OperationEntry
  metered: boolean
  /** The body of the first example; undefined when the operation takes none. */
  body: Record<string, unknown> | undefined
  /** The same request as a client takes it. */
  request: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  /** The address, with these path parameters in place of those of the contract, and what follows the `?`. */
  url(path?: Readonly<Record<string, string | number>>, query?: Readonly<Record<string, string>>): string
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { examples: Record<string, { value: Record<string, unknown> }> } } }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { parameters?: Record<string, Parameter> }
}

const readDocument = (api: ApiName) =>
  JSON.parse(readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8')) as Document

function sampleOf(api: ApiName, id: string, document: Document): Sample {
  const { basePath, metered, operations } = contracts[api]
  const operation = operations[id] as OperationEntry
  const described = document.paths[operation.path]?.[operation.method] ?? {}
  const parameters = (described.parameters ?? []).map(
    (p) => (p.$ref ? document.components.parameters?.[p.$ref.split('/').at(-1) ?? ''] : p) as Parameter,
  )
  const examples = described.requestBody?.content['application/json'].examples
  const given = (place: string) => parameters.filter((p) => p.in === place && (place === 'path' || p.required))
  const body = examples && Object.values(examples)[0]?.value
  const partOf = (place: string) => {
    const values = Object.fromEntries(given(place).map((p) => [p.name, p.example]))
    return Object.keys(values).length > 0 && { [place]: values }
  }
  return {
    api,
    id,
    operation,
    metered: metered || !operation.secured,
    body,
    request: { ...partOf('path'), ...partOf('query'), ...(body && { body }) },
    url(path = {}, query = {}) {
      const filled = given('path').reduce(
        (text, p) => text.replace(`{${p.name}}`, String(path[p.name] ?? p.example)),
        operation.path,
      )
      const needed = given('query').map((p) => [p.name, String(p.example)] as [string, string])
      const search = new URLSearchParams([...needed, ...Object.entries(query)]).toString()
      return `${basePath}${filled}${search && `?${search}`}`
    },
  }
}

/** One sample for every operation of every API. */
export const samples: readonly Sample[] = (Object.keys(contracts) as ApiName[]).flatMap((api) => {
  const document = readDocument(api)
  return Object.keys(contracts[api].operations).map((id) => sampleOf(api, id, document))
})
