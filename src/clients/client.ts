// Makes a client from a generated table: one method for each operationId, at run time, so that a new
// operation of the contract needs no code here.
import { createAttempt } from './attempt.ts'
import type { Call } from './attempt.ts'
import type { ApiClient, Table, TableEntry } from './operation-types.ts'
import { assertOptions } from './options.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { itemsOfAll, pagesOf } from './paging.ts'
import type { AnyMethod } from './paging.ts'
import { retryWait, sleepFor } from './retry.ts'

const TIMEOUT = 60_000
const RETRIES = 2
const LONGEST_WAIT = 30_000
/** What the network may add to the time that the contract gives an operation. */
const TIMEOUT_MARGIN = 5_000

/** A client for the operations of a table. `server` is the address when the options name none. */
export function createApiClient<Operations, Rows extends Table>(
  operations: Rows,
  server: string,
  options: ClientOptions,
): ApiClient<Operations, Rows> {
  assertOptions(options)
  const run = createRunner(server, options)
  const methods: Record<string, AnyMethod> = {}
  for (const [operationId, entry] of Object.entries(operations)) methods[operationId] = createMethod(operationId, entry, run)
  // Types get lost where methods are made from a table. This is the only place that gives them back:
  // operations and types come from the same run of the generator.
  return Object.freeze(methods) as unknown as ApiClient<Operations, Rows>
}

type Run = (call: Pick<Call, 'operationId' | 'entry' | 'request'>, options: CallOptions) => Promise<unknown>

function createMethod(operationId: string, entry: TableEntry, run: Run): AnyMethod {
  const method: AnyMethod = (request = {}, options = {}) => run({ operationId, entry, request }, options)
  if (entry.paging !== 'offset') return method
  return Object.assign(method, {
    items: itemsOfAll.bind(null, method),
    pages: pagesOf.bind(null, method),
  })
}

/** Sends a call until it succeeds, may not be repeated, or was repeated often enough. */
function createRunner(server: string, client: ClientOptions): Run {
  const attempt = createAttempt({ baseUrl: client.baseUrl ?? server, apiKey: client.apiKey, fetch: client.fetch })
  const { sleep = sleepFor, random = Math.random, maxWaitMs = LONGEST_WAIT } = client

  return async ({ operationId, entry, request }, { signal, ...options }) => {
    const retries = options.retries ?? client.retries ?? RETRIES
    const headers = { ...client.headers, ...options.headers }
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? timeoutOf(entry)
    for (let count = 0; ; count++) {
      try {
        return await attempt({ operationId, entry, request, headers, timeoutMs, signal })
      } catch (error) {
        const wait = retryWait(error, { method: entry.method, attempt: count, maxWaitMs, random })
        if (wait === null || count >= retries) throw error
        await sleep(wait, signal)
      }
    }
  }
}

function timeoutOf({ timeout }: TableEntry): number {
  return timeout === null ? TIMEOUT : Math.max(TIMEOUT, timeout * 1000 + TIMEOUT_MARGIN)
}
