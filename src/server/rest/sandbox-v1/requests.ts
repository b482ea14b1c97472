import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { parsePath, parseQuery } from '../../contract/parameters.ts'
import { type ApiContract, type ApiName, contracts, type OperationEntry } from '../../contract/registry.ts'
import type { Domain } from '../../domain/domain.ts'
import { problemOf, type RequestRow } from '../../domain/sandbox/requests.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type RecordedRequest = components['schemas']['RecordedRequest']

const toRequest = (row: RequestRow): RecordedRequest => ({
  request_id: row.request_id,
  // The log holds nothing but what the doors wrote.
  api: row.api as RecordedRequest['api'],
  operation_id: row.operation,
  method: row.method,
  path: row.path,
  status: row.status,
  duration_ms: row.tenths / 10,
  date: toDateTime(row.at),
  key_id: row.key_id,
  client: row.client === '' ? undefined : row.client,
  problem: problemOf(row),
})

/** A long path is kept in part, and may end within an escape. */
function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The parameters of a request as a client gives them; none of an operation that is gone, and of another door. */
function parametersOf({ api, operation, path }: RequestRow) {
  const contract: ApiContract | undefined = contracts[api as ApiName]
  const entry: OperationEntry | undefined = contract?.operations[operation]
  if (!contract || !entry) return { path_parameters: {}, query_parameters: {} }
  const [bare = '', query = ''] = path.split('?', 2)
  const words = bare.slice(contract.basePath.length).split('/')
  const names = entry.path.split('/').map((word) => /^\{(\w+)\}$/.exec(word)?.[1])
  const values = names.flatMap((name, at) => (name ? [[name, decodePath(words[at] ?? '')] as const] : []))
  const given = Object.fromEntries(new URLSearchParams(query))
  // Without the defaults of those that were not given.
  const known = Object.entries(parseQuery(given, entry)).filter(([name]) =>
    Object.keys(given).some((one) => one === name || one.startsWith(`${name}[`)),
  )
  return {
    path_parameters: parsePath(Object.fromEntries(values), entry),
    query_parameters: Object.fromEntries(known),
  }
}

export function requestHandlers({ sandbox: { requests } }: Domain) {
  return {
    async listRequests({ query, caller }) {
      const { api, operation_id: operation, status_class: statusClass, text, console } = query
      const page = await requests.list(caller, { api, operation, statusClass, text, console }, toPage(query))
      return { total_items: page.total, items: page.items.map(toRequest) }
    },

    async getRequest({ path, caller }) {
      const row = await requests.get(caller, path.request_id)
      return {
        ...toRequest(row),
        ...parametersOf(row),
        request_body: row.request ?? undefined,
        answer_body: row.answer ?? undefined,
        is_cut: row.is_cut === 1,
      }
    },
  } satisfies Handlers<'sandbox-v1', 'Requests'>
}
