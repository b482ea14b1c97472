// The typed clients of the APIs, with the key of the session.
import { computed } from '@preact/signals'
import type { AnyMethod, TableEntry } from '../../clients/call-table.ts'
import { createApiClient } from '../../clients/client.ts'
import {
  createMarketingClient,
  createRegisteredClient,
  createSandboxClient,
  createTransactionalClient,
} from '../../clients/index.ts'
import { sessionKey } from './session.ts'

const { origin } = location

const clients = computed(() => {
  // Pages about requests leave out those with this header.
  const own = { apiKey: sessionKey.value ?? '', retries: 0, headers: { 'x-client': 'console' } }
  return {
    marketing: createMarketingClient({ ...own, baseUrl: `${origin}/marketing/v3` }),
    transactional: createTransactionalClient({ ...own, baseUrl: origin }),
    registered: createRegisteredClient({ ...own, baseUrl: `${origin}/registered/v1` }),
    sandbox: createSandboxClient({ ...own, baseUrl: `${origin}/sandbox/v1` }),
  }
})

/**
 * The clients: `api().sandbox.getClock()`. In the browser they have only the operations that the console names
 * somewhere; the generator leaves out the others.
 */
export const api = () => clients.value

/** A request of a person who tries an operation. */
export interface TriedCall {
  operationId: string
  /** The row that the tables of the clients have for it. */
  call: TableEntry
  /** What the address of its API begins with, after the origin. */
  base: string
  /** Sends requests, in place of `fetch`. */
  send(request: Request): Promise<Response>
}

/** The method of a typed client for any operation, with the key of the session. */
export function methodFor({ operationId, call, base, send }: TriedCall): AnyMethod {
  const options = { apiKey: sessionKey.value ?? '', retries: 0, fetch: send }
  const client = createApiClient({ [operationId]: call }, origin + base, options)
  // The types of a client follow from literal rows, and this one is read at run time.
  return (client as unknown as Readonly<Record<string, AnyMethod>>)[operationId] as AnyMethod
}
