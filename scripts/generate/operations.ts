// Writes the table of operations, which the server routes, the clients call and the tests count.

import { conflictsOf } from '../contract/conflicts.ts'
import type { Document, Operation, Parameter, Schema } from '../contract/document.ts'
import { deref, operationsOf, takesKey } from '../contract/document.ts'
import { printFinding } from '../contract/finding.ts'
import { listNamedBy } from './bulk.ts'

type QueryType = 'integer' | 'number' | 'boolean' | 'object' | 'string'

function typeOf(document: Document, schema: Schema): QueryType {
  const type = deref(document, schema)['type']
  return type === 'integer' || type === 'number' || type === 'boolean' || type === 'object' ? type : 'string'
}

function parametersIn(document: Document, operation: Operation, place: Parameter['in']): Parameter[] {
  const all = (operation.parameters ?? []).map((p) => deref<Parameter>(document, p))
  return all.filter((p) => p.in === place)
}

function parameterTable(document: Document, parameters: Parameter[]) {
  const entry = (p: Parameter) => {
    const fallback = deref(document, p.schema)['default']
    const type = typeOf(document, p.schema)
    return [p.name, fallback === undefined ? { type } : { type, default: fallback }] as const
  }
  return Object.fromEntries(parameters.map(entry))
}

function describe(document: Document, path: string, method: string, operation: Operation) {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'))
  if (!success) throw new Error(`${operation.operationId} declares no success status`)
  const response = deref(document, operation.responses[success] ?? { description: '' })
  const security = operation.security ?? document.security ?? []
  const live = operation['x-live-accounts']
  const partial = listNamedBy(document, operation, 'x-partial-success')
  return {
    method,
    path,
    tag: operation.tags[0],
    summary: operation.summary,
    secured: security.length > 0,
    status: Number(success),
    produces: Object.keys(response.content ?? {})[0] ?? null,
    consumes: operation.requestBody ? 'application/json' : null,
    paging: operation['x-paging'] ?? null,
    timeout: operation['x-timeout-seconds'] ?? null,
    access: method === 'get' && !operation['x-secret'] ? 'read' : 'write',
    creates: method === 'post' && !operation['x-changes'],
    ...(partial !== null && { partial }),
    ...(live !== undefined && { live }),
    idempotent: takesKey(document, operation),
    conflicts: conflictsOf(document, operation),
    statuses: Object.keys(operation.responses).map(Number),
    path_parameters: parameterTable(document, parametersIn(document, operation, 'path')),
    query: parameterTable(document, parametersIn(document, operation, 'query')),
  }
}

/** What a client has to know of an operation; the types say the rest. */
export function describeCall(document: Document, path: string, method: string, operation: Operation) {
  const { secured, status, produces, paging, timeout, idempotent, path_parameters } = describe(
    document,
    path,
    method,
    operation,
  )
  const row = {
    method,
    path,
    secured,
    status,
    produces,
    paging,
    timeout,
    idempotent,
    path_parameters: Object.keys(path_parameters),
  }
  const bulk = listNamedBy(document, operation, 'x-bulk')
  return { ...row, bulk }
}

/** The source of generated/<api>/calls.ts. */
export function renderCalls(document: Document): string {
  const rows = [...operationsOf(document)].map(
    ({ path, method, operation }) =>
      `  ${operation.operationId}: ${JSON.stringify(describeCall(document, path, method, operation))},`,
  )
  return [
    `/** The first address of the API. */`,
    `export const server = ${JSON.stringify(document.servers[0]?.url ?? '')}`,
    `/** Every operation of the contract by its operationId, as far as a client needs it. */`,
    `export const calls = {`,
    ...rows,
    `} as const`,
    ``,
  ].join('\n')
}

/** Throws when two operations have the same name, which is a key of the table, the handlers and the clients. */
export function assertUniqueNames(api: string, document: Document): void {
  const places = new Map<string, string>()
  for (const { path, method, operation } of operationsOf(document)) {
    const [id, place] = [operation.operationId, `${method.toUpperCase()} ${path}`]
    const taken = places.get(id)
    const message = `Two operations are called ${id}, ${String(taken)} and ${place}: rename one of them.`
    if (taken)
      throw new Error(
        printFinding({ file: `specs/${api}/openapi.yaml`, place: '#/paths', message, rule: 'operation-id-unique' }),
      )
    places.set(id, place)
  }
}

/** The source of generated/<api>/operations.ts. */
export function renderOperations(document: Document): string {
  const rows = [...operationsOf(document)].map(({ path, method, operation }) => {
    return `  ${operation.operationId}: ${JSON.stringify(describe(document, path, method, operation))},`
  })
  const base = document.servers[0]?.url ?? ''
  return [
    `/** The title, version and first address of the API. */`,
    `export const info = ${JSON.stringify({ title: document.info.title, version: document.info.version, server: base })} as const`,
    `/** Every operation of the contract by its operationId. */`,
    `export const operations = {`,
    ...rows,
    `} as const`,
    ``,
  ].join('\n')
}
