// Sends the calls of the tools to the REST APIs. The domain has no other entrance, so rights, limits, the log and the
// list of requests are those of any request.

import { parsePath, parseQuery } from '../contract/parameters.ts'
import { assertFits } from '../contract/violations.ts'
import { DomainError } from '../domain/errors.ts'
import type { Catalog, ListedOperation } from './catalog.ts'
import type { CallParts, Read } from './reach.ts'

/** An HTTP request, without the key. */
interface RestRequest {
  method: string
  /** Path and query. */
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body?: string
  signal: AbortSignal
}

export interface RestResponse {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Sends a request with the key of the caller. */
export type Send = (request: RestRequest) => Promise<RestResponse>

type Texts = Record<string, string | string[]>

/** Path parameters as texts. Dots would leave the path of the operation. */
function pathTexts({ path }: CallParts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(path).map(([name, value]) => {
      const text = String(value)
      if (/^\.{0,2}$/.test(text)) throw new DomainError('invalid', `path.${name} "${text}" is not valid.`)
      return [name, text]
    }),
  )
}

/** Query parameters as texts; an object has its members in brackets. */
function queryTexts({ query }: CallParts): Texts {
  const texts: Texts = Object.create(null)
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (Array.isArray(value)) texts[name] = value.map(String)
    else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) texts[`${name}[${key}]`] = String(inner)
    else texts[name] = String(value)
  }
  return texts
}

function assertKnown(part: 'path' | 'query', given: object, known: object): void {
  const names = Object.keys(known)
  for (const name of Object.keys(given))
    if (!names.includes(name.replace(/\[.*$/, '')))
      throw new DomainError(
        'invalid',
        `${part}.${name.slice(0, 64)} is not a parameter. Parameters: ${names.join(', ') || 'none'}.`,
      )
}

/** Throws `invalid` unless the arguments fit the contract. */
export function assertArguments({ contract, id, entry }: ListedOperation, parts: CallParts): void {
  const [path, query] = [pathTexts(parts), queryTexts(parts)]
  assertKnown('path', path, entry.path_parameters)
  assertKnown('query', query, entry.query)
  for (const name of Object.keys(entry.path_parameters))
    if (path[name] === undefined) throw new DomainError('invalid', `path.${name} is missing.`)
  const validators = contract.validators[id]
  if (validators?.path) assertFits('path', validators.path, parsePath(path, entry))
  if (validators) assertFits('query', validators.query, parseQuery(query, entry))
  if (validators?.body && parts.body === undefined) throw new DomainError('invalid', 'body is missing.')
  if (!validators?.body && parts.body !== undefined)
    throw new DomainError('invalid', 'The operation takes no body. Leave it out.')
}

/** Throws `invalid` unless the body fits the contract. The API checks it too, and accepts a few more forms. */
export function assertBody({ contract, id }: ListedOperation, body: unknown): void {
  const validator = contract.validators[id]?.body
  if (validator) assertFits('body', validator, body)
}

function urlOf({ contract, row }: ListedOperation, parts: CallParts): string {
  const path = pathTexts(parts)
  const filled = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(queryTexts(parts)))
    for (const text of [value].flat()) query.append(name, text)
  return `${contract.basePath}${filled}${query.size > 0 ? `?${query}` : ''}`
}

/** Sends a call. The API refuses fields that it doesn't know, so that a misspelt one is noticed. */
export async function sendCall(
  send: Send,
  listed: ListedOperation,
  call: CallParts & { idempotencyKey?: string | undefined; signal: AbortSignal },
): Promise<RestResponse> {
  const { idempotencyKey, signal } = call
  const hasBody = call.body !== undefined
  const request: RestRequest = {
    method: listed.row.method.toUpperCase(),
    url: urlOf(listed, call),
    headers: {
      prefer: 'handling=strict',
      'x-client': 'mcp',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(hasBody && { body: JSON.stringify(call.body) }),
    signal,
  }
  try {
    return await send(request)
  } catch (error) {
    // The caller has gone, or nobody listens at the other end.
    if (signal.aborted || !(error instanceof Error)) throw error
    throw new DomainError('unavailable', error.message)
  }
}

/** The JSON of a response; undefined if it has another form. */
export function jsonOf({ headers, body }: RestResponse): unknown {
  if (!(headers['content-type'] ?? '').startsWith('application/json') || body.length === 0) return undefined
  return JSON.parse(body.toString('utf8'))
}

/** Reads with the key of the caller: for counts, which a call needs before it is sent. */
export const createReader =
  (send: Send, catalog: Catalog, signal: AbortSignal): Read =>
  async (name, { path = {}, query = {} }) => {
    const listed = catalog.find(name)
    if (typeof listed === 'string') return null
    const response = await sendCall(send, listed, { path, query, body: undefined, signal })
    return response.status === 200 ? jsonOf(response) : null
  }
