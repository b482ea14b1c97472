// Makes a client from a generated table: it adds one method for each operationId at run time, so a new operation in the
// contract needs no code here. Each method is one call of the plain client.

import { sendInParts } from './bulk.ts'
import type { AnyMethod, AnyRequest, Table, TableEntry } from './call-table.ts'
import { EVENT_STREAM, openEvents } from './event-stream.ts'
import { toConnectionError } from './failures.ts'
import { type AnyInit, type AnyResult, assertKey, createFetchClient } from './fetch-client.ts'
import type { ClientOptions, KeyedCallOptions } from './options.ts'
import { addressOf } from './options.ts'
import { idOf, itemsOfAll, pagesOf, type ReadPage } from './paging.ts'

/** A client for the operations of a table. `server` is its address in the contract. */
export function createApiClient<Client>(operations: Table, server: string, options: ClientOptions): Client {
  const plain = createFetchClient(operations, server, options) as unknown as Plain
  const baseUrl = addressOf(server, options.baseUrl)
  const methods: Record<string, AnyMethod> = {}
  for (const [operationId, entry] of Object.entries(operations)) {
    const target = { plain, baseUrl, operationId, entry }
    const method: AnyMethod = async (request = {}, callOptions = {}) => (await call(target, request, callOptions)).data
    if (entry.paging === 'offset') {
      const read: ReadPage = (request, callOptions) => call(target, request, callOptions)
      const id = idOf(operations, entry)
      Object.assign(method, { items: itemsOfAll.bind(null, read, id), pages: pagesOf.bind(null, read, id) })
    }
    if (entry.bulk) Object.assign(method, { bulk: sendInParts.bind(null, { operationId, method, entry: entry.bulk }) })
    methods[operationId] = method
  }
  // Making methods from a table loses their types. This cast, the only one, restores them: the table and the types
  // come from the same run of the generator.
  return Object.freeze(methods) as Client
}

interface Plain {
  request(method: string, path: string, init: AnyInit): Promise<AnyResult>
}

interface Target {
  plain: Plain
  baseUrl: string
  operationId: string
  entry: TableEntry
}

/** Calls an operation; resolves with its result and the headers. Throws what the plain client has in `error`. */
async function call(
  { plain, baseUrl, operationId, entry }: Target,
  { path, query, body }: AnyRequest,
  { idempotencyKey, headers, signal, ...options }: KeyedCallOptions,
): Promise<{ data: unknown; headers: Headers }> {
  if (idempotencyKey !== undefined && !entry.idempotent) throw new TypeError(`${operationId} takes no idempotencyKey.`)
  assertKey(idempotencyKey)
  const isFile = entry.produces === 'application/pdf' || entry.produces === 'application/octet-stream'
  const { data, error, response } = await plain.request(entry.method, entry.path, {
    ...options,
    ...(signal && { signal }),
    params: { path, query },
    ...(body !== undefined && { body }),
    headers: { ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }), ...headers },
    ...(isFile && { parseAs: 'arrayBuffer' }),
  })
  if (error) throw error
  const { headers: received } = response
  if (isFile) return { data: new Uint8Array(data as ArrayBuffer), headers: received }
  if (entry.produces !== EVENT_STREAM) return { data, headers: received }
  const broken = (reason: unknown) =>
    signal?.aborted ? signal.reason : toConnectionError(operationId, reason, baseUrl)
  const events = await openEvents(data as ReadableStream<Uint8Array>, () => undefined, broken)
  return { data: events, headers: received }
}
