// Makes a client from a generated table: it adds one method for each operationId at run time, so a new operation in the
// contract needs no code here.

import type { Call } from './attempt.ts'
import { createAttempt } from './attempt.ts'
import { sendInParts } from './bulk.ts'
import type { AnyMethod, Table, TableEntry } from './call-table.ts'
import type { ClientOptions, KeyedCallOptions } from './options.ts'
import { addressOf, assertOptions, inDevelopment } from './options.ts'
import { itemsOfAll, pagesOf } from './paging.ts'
import { randomKey } from './random-key.ts'
import { isRepeatable, retryWait, sleepFor } from './retry.ts'

const TIMEOUT = 60_000
const RETRIES = 2
const LONGEST_WAIT = 30_000
/** Milliseconds that the network may add to the time that the contract gives an operation. */
const TIMEOUT_MARGIN = 5_000

/** The form of an idempotency key in the contract. */
const KEY = /^[\x21-\x7e]{1,255}$/

/** A client for the operations of a table. `server` is its address in the contract. */
export function createApiClient<Client>(operations: Table, server: string, options: ClientOptions): Client {
  assertOptions(options)
  const run = createRunner(server, options)
  const methods: Record<string, AnyMethod> = {}
  for (const [operationId, entry] of Object.entries(operations))
    methods[operationId] = createMethod(operationId, entry, run)
  // Making methods from a table loses their types. This cast, the only one, restores them: the table and the types
  // come from the same run of the generator.
  return Object.freeze(methods) as Client
}

type Run = (call: Pick<Call, 'operationId' | 'entry' | 'request'>, options: KeyedCallOptions) => Promise<unknown>

function createMethod(operationId: string, entry: TableEntry, run: Run): AnyMethod {
  const method: AnyMethod = (request = {}, options = {}) => run({ operationId, entry, request }, options)
  if (entry.paging === 'offset')
    Object.assign(method, { items: itemsOfAll.bind(null, method), pages: pagesOf.bind(null, method) })
  if (entry.bulk) Object.assign(method, { bulk: sendInParts.bind(null, { operationId, method, entry: entry.bulk }) })
  return method
}

/** Sends a call until it succeeds, must not be repeated, or has used up its retries. */
function createRunner(server: string, client: ClientOptions): Run {
  const { apiKey, fetch, strict = inDevelopment() } = client
  const attempt = createAttempt({ baseUrl: addressOf(server, client.baseUrl), apiKey, fetch, strict })
  const { sleep = sleepFor, random = Math.random, maxWaitMs = LONGEST_WAIT } = client

  return async ({ operationId, entry, request }, { signal, ...options }) => {
    const retries = options.retries ?? client.retries ?? RETRIES
    const headers = { ...client.headers, ...options.headers }
    const idempotencyKey = keyFor(operationId, entry, options.idempotencyKey)
    const repeatable = isRepeatable(entry.method, idempotencyKey)
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? timeoutOf(entry)
    for (let count = 0; ; count++) {
      try {
        return await attempt({ operationId, entry, request, headers, idempotencyKey, timeoutMs, signal })
      } catch (error) {
        const wait = retryWait(error, { repeatable, attempt: count, maxWaitMs, random })
        if (wait === null || count >= retries) throw error
        await sleep(wait, signal)
      }
    }
  }
}

/** The idempotency key of a call: the caller's, or a new one where the operation takes one. */
function keyFor(operationId: string, { idempotent }: TableEntry, given: string | undefined): string | undefined {
  if (given === undefined) return idempotent ? randomKey() : undefined
  if (!idempotent) throw new TypeError(`${operationId} takes no idempotencyKey.`)
  if (!KEY.test(given))
    throw new TypeError('idempotencyKey must have 1 to 255 visible ASCII characters, without spaces.')
  return given
}

function timeoutOf({ timeout }: TableEntry): number {
  return timeout ? Math.max(TIMEOUT, timeout * 1000 + TIMEOUT_MARGIN) : TIMEOUT
}
