// The operations that the tools search, describe and call, from the contract.
import { join } from 'node:path'
import { type ApiContract, type ApiName, contracts, type OperationEntry } from '../contract/registry.ts'
import { type Api, type Row, readApis, rowsOf } from '../docs/contracts.ts'
import { nearestName } from '../lib/nearest-name.ts'
import { createRanking, type Ranking } from '../lib/text-ranking.ts'

const projectRoot = join(import.meta.dirname, '..', '..', '..')

/** An operation of the contract with its documentation. */
export interface ListedOperation {
  /** Unique among all APIs: `marketing-v3.createList`. */
  name: string
  id: string
  contract: ApiContract
  entry: OperationEntry
  api: Api
  row: Row
}

export interface Catalog {
  operations: readonly ListedOperation[]
  /** The best operations for a query, best first. */
  search(query: string, options: { api?: string | undefined; most: number }): ListedOperation[]
  /** The operation with a name, `createList` or `marketing-v3.createList`. A text explains why there is none. */
  find(name: string): ListedOperation | string
}

const listed = (api: Api, row: Row): ListedOperation[] => {
  const contract = contracts[api.name as ApiName] as ApiContract | undefined // Others implement the Carrier API.
  const id = row.operation.operationId
  const entry = contract?.operations[id]
  return contract && entry ? [{ name: `${api.name}.${id}`, id, contract, entry, api, row }] : []
}

/** What an operation is found by: name and summary, then its description, tag, path and parameters. */
function rankingOf(operations: readonly ListedOperation[]): Ranking {
  return createRanking(
    operations.map(({ id, row, entry, contract }) => ({
      title: `${id} ${row.operation.summary}`,
      body: [
        row.operation.description ?? '',
        row.operation.tags.join(' '),
        contract.name,
        row.path,
        ...Object.keys(entry.query),
        bodyNames(contract, id),
      ].join(' '),
    })),
  )
}

/** The names of the fields of a request body. */
function bodyNames({ requests }: ApiContract, id: string): string {
  const shape = requests.operations[id]?.body
  return shape ? [...JSON.stringify(shape).matchAll(/"(\w+)":\{/g)].map(([, name]) => name).join(' ') : ''
}

/** The catalog of the APIs in `served`; null for all. */
export function createCatalog(served: readonly string[] | null = null): Catalog {
  const operations = readApis(projectRoot)
    .filter(({ name }) => served?.includes(name) ?? true)
    .flatMap((api) => rowsOf(api.document.paths).flatMap((row) => listed(api, row)))
  const rank = rankingOf(operations)
  const byName = new Map(operations.map((one) => [one.name, one]))
  const namesOf = (id: string) => operations.filter((one) => one.id === id).map(({ name }) => name)
  return {
    operations,
    search: (query, { api, most }) =>
      rank(query, operations.length)
        .flatMap(({ at }) => operations[at] ?? [])
        .filter(({ contract }) => api === undefined || contract.name === api)
        .slice(0, most),
    find(name) {
      const names = namesOf(name)
      const found = byName.get(name) ?? (names.length === 1 ? byName.get(names[0] as string) : undefined) // One name.
      if (found) return found
      if (names.length > 1) return `Several APIs have ${name}. Use one of: ${names.join(', ')}.`
      const near = nearestName(
        name.slice(name.indexOf('.') + 1),
        operations.map(({ id }) => id),
      )
      const advice = near === undefined ? 'Find operations with search_operations.' : `Did you mean ${near}?`
      return `The operation "${name.slice(0, 100)}" was not found. ${advice}`
    },
  }
}
