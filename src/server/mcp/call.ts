// The tool call_operation: checks the arguments, asks for a confirmation where a live key would reach people, and calls.
import { resolveShape } from '../contract/request-shapes.ts'
import { DomainError } from '../domain/errors.ts'
import { sha256 } from '../lib/ids.ts'
import type { ListedOperation } from './catalog.ts'
import type { Confirmed } from './confirmation.ts'
import { type Count, reachOf } from './reach.ts'
import { assertArguments, assertBody, createReader, jsonOf, type RestResponse, sendCall } from './rest.ts'
import { markedData, type ToolResult } from './results.ts'
import type { Toolbox } from './toolbox.ts'

/** Bytes of a text response that are shown. */
const MOST_TEXT = 200_000

/** Headers of responses that a caller needs to know, with their meaning. */
const shownHeaders: Readonly<Record<string, string>> = {
  'retry-after': 'Try again after this many seconds',
  'x-total-count': 'Total items',
  'idempotent-replayed': 'This is the stored response of an earlier call',
  'x-request-id': 'Request id',
}

/** What a response contains, as text for a model. */
export function responseText(operation: string, response: RestResponse): string {
  const { status, headers, body } = response
  const type = headers['content-type'] ?? ''
  const facts = Object.entries(shownHeaders).flatMap(([name, meaning]) =>
    headers[name] === undefined ? [] : [`${meaning}: ${headers[name]}`],
  )
  const head = [`${operation}: HTTP ${status}`, ...facts].join('\n')
  if (body.length === 0) return `${head}\nThe response has no body.`
  const json = jsonOf(response)
  if (json !== undefined) return `${head}\n${markedData(json)}`
  if (type.startsWith('text/') || type.startsWith('message/'))
    return `${head}\n${markedData(body.subarray(0, MOST_TEXT).toString('utf8'))}`
  return `${head}\nThe body is ${body.length} bytes of ${type}. Download it with the REST API.`
}

const toResult = (operation: string, response: RestResponse): ToolResult => ({
  text: responseText(operation, response),
  ...(response.status >= 400 && { isError: true }),
})

/** Whether the key is of a sandbox account: only those may list faults. Any doubt counts as live. */
async function isSandboxKey({ catalog, send }: Toolbox, signal: AbortSignal): Promise<boolean> {
  const probe = catalog.find('sandbox-v1.listFaults')
  if (typeof probe === 'string') return false
  const { status } = await sendCall(send, probe, { path: {}, query: {}, body: undefined, signal })
  return status === 200
}

/** The name under which the API remembers a confirmed call, so that its token cannot send twice. */
const keyOfToken = (token: string): string => `mcp-${sha256(token).slice(0, 40)}`

function dryRunText(
  listed: ListedOperation,
  count: Count,
  { token, expires }: { token: string; expires: Date },
): string {
  const { kind } = reachOf(listed)
  const reaches =
    kind === 'deletes'
      ? 'It deletes permanently and sends nothing.'
      : `It reaches ${count.people ?? 'an unknown number of'} ${count.people === 1 ? 'person' : 'people'} (${count.how}).`
  return [
    'Nothing was done yet: this was a dry run, because the key is of a live account.',
    `${listed.name}: ${listed.row.operation.summary}. ${reaches}`,
    'Show this to the user, and continue only if the user agrees. Then repeat the same call with:',
    `confirmation: ${token}`,
    `The token is valid until ${expires.toISOString()}, for exactly this call.`,
  ].join('\n')
}

/** Null if the call can be sent; otherwise the result of the dry run or of a wrong token. */
async function confirmationNeeded(
  toolbox: Toolbox,
  { listed, call }: { listed: ListedOperation; call: Confirmed },
  given: { confirmation: string | undefined; signal: AbortSignal },
): Promise<ToolResult | null> {
  const { kind, count } = reachOf(listed)
  const { confirmation, signal } = given
  if (kind === 'none' || (await toolbox.knowsSandbox(() => isSandboxKey(toolbox, signal)))) return null
  assertBody(listed, call.body)
  const counted = await count(call, createReader(toolbox.send, toolbox.catalog, signal))
  const reason = confirmation === undefined ? null : toolbox.confirmations.refusalOf(confirmation, call, counted.people)
  if (confirmation !== undefined && reason === null) return null
  const text = dryRunText(listed, counted, toolbox.confirmations.issue(call, counted.people))
  return { text: reason === null ? text : `${reason}\n${text}`, ...(reason !== null && { isError: true }) }
}

/** An array body can be given as `{ "items": [...] }`, because many clients only send objects. */
function bodyOf({ contract, id }: ListedOperation, body: unknown): unknown {
  const { requests } = contract
  const takesArray = resolveShape(requests.operations[id]?.body ?? {}, requests).type === 'array'
  const isWrapped = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!takesArray || !isWrapped) return body
  return Object.keys(body).join() === 'items' && 'items' in body ? body.items : body
}

/** The checked arguments of call_operation. */
export interface CallArguments {
  operation: string
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  idempotencyKey: string | undefined
  confirmation: string | undefined
}

/** Calls an operation for a model. */
export async function callOperation(toolbox: Toolbox, given: CallArguments, signal: AbortSignal): Promise<ToolResult> {
  const listed = toolbox.catalog.find(given.operation)
  if (typeof listed === 'string') return { text: listed, isError: true }
  if (listed.entry.produces === 'text/event-stream')
    return { text: 'Streams are not available here. Use wait_for instead.', isError: true }
  const { path, query, idempotencyKey, confirmation } = given
  const parts = { path, query, body: bodyOf(listed, given.body) }
  assertArguments(listed, parts)
  if (idempotencyKey !== undefined && !listed.entry.idempotent)
    throw new DomainError('invalid', `${listed.name} does not take idempotency_key.`)
  const call = { operation: listed.name, ...parts, idempotencyKey }
  const refused = await confirmationNeeded(toolbox, { listed, call }, { confirmation, signal })
  if (refused) return refused
  const ownKey = confirmation !== undefined && listed.entry.idempotent ? keyOfToken(confirmation) : undefined
  return toResult(
    listed.name,
    await sendCall(toolbox.send, listed, { ...parts, idempotencyKey: idempotencyKey ?? ownKey, signal }),
  )
}
