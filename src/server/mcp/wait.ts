// The tool wait_for: waits for a message, a webhook, an operation, or any value of a response. Each wait is shorter than the
// 60 seconds after which many agents end a tool call.
import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '../domain/errors.ts'
import { responseText } from './call.ts'
import type { ListedOperation } from './catalog.ts'
import { type CallParts, valueAt } from './reach.ts'
import { assertArguments, jsonOf, type RestResponse, sendCall } from './rest.ts'
import type { ToolResult } from './results.ts'
import type { Toolbox } from './toolbox.ts'

export const MOST_SECONDS = 45
export const USUAL_SECONDS = 20
/** Seconds that waitForCapturedMessage can wait. */
const LONGEST_MESSAGE_WAIT = 30
/** Milliseconds between two requests: at first, and at most. */
const PAUSE = { first: 150, most: 2_000 }
const ENDED = ['finished', 'canceled', 'error']

export const waitedFor = ['message', 'webhook', 'operation', 'response'] as const

/** The checked arguments of wait_for. */
export interface WaitArguments {
  for: (typeof waitedFor)[number]
  operation: string | undefined
  path: Record<string, unknown>
  query: Record<string, unknown>
  until: Record<string, unknown>
  seconds: number | undefined
}

interface Wait {
  listed: ListedOperation
  parts: CallParts
  isDone(response: RestResponse): boolean
  /** Whether the API waits itself, for the seconds in `timeout`. */
  isLong?: true
}

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

/** Whether a response fulfils `until`: each JSON pointer, such as `/items/0/status`, has the value or one of the values. */
function fulfils(until: Record<string, unknown>, body: unknown): boolean {
  return Object.entries(until).every(([pointer, wanted]) => {
    const steps = pointer.split('/').slice(1)
    const found = valueAt(body, ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')))
    return Array.isArray(wanted) ? wanted.includes(found) : found === wanted
  })
}

function assertUntil({ until, for: target }: WaitArguments): void {
  const wrong = Object.keys(until).find((pointer) => !pointer.startsWith('/'))
  if (wrong !== undefined)
    throw new DomainError(
      'invalid',
      `until: "${wrong.slice(0, 64)}" is not a JSON pointer. Example: {"/status": "sent"}.`,
    )
  if (target === 'response' && Object.keys(until).length === 0)
    throw new DomainError('invalid', 'until is missing: the values to wait for. Example: {"/status": "sent"}.')
}

function listedOf({ catalog }: Toolbox, name: string): ListedOperation {
  const listed = catalog.find(name)
  if (typeof listed === 'string') throw new DomainError('invalid', listed)
  if (listed.row.method !== 'get')
    throw new DomainError('invalid', `${name} changes something. Wait with a GET operation.`)
  return listed
}

function waitOf(toolbox: Toolbox, given: WaitArguments): Wait {
  const { path, query, until, operation } = given
  const parts = { path, query, body: undefined }
  const isFulfilled = (response: RestResponse) => response.status === 200 && fulfils(until, jsonOf(response))
  switch (given.for) {
    case 'message':
      return {
        listed: listedOf(toolbox, 'sandbox-v1.waitForCapturedMessage'),
        parts,
        isDone: isFulfilled,
        isLong: true,
      }
    case 'webhook':
      return {
        listed: listedOf(toolbox, 'sandbox-v1.listHookDeliveries'),
        parts: { ...parts, query: { limit: 1, ...query } },
        isDone: (response) => isFulfilled(response) && first(valueAt(jsonOf(response), 'items')) !== undefined,
      }
    case 'operation':
      return {
        listed: listedOf(toolbox, 'marketing-v3.getOperation'),
        parts,
        isDone: (response) => isFulfilled(response) && ENDED.includes(String(valueAt(jsonOf(response), 'status'))),
      }
    case 'response':
      if (operation === undefined)
        throw new DomainError('invalid', 'operation is missing: the GET operation to repeat.')
      return { listed: listedOf(toolbox, operation), parts, isDone: isFulfilled }
  }
}

/** Statuses after which waiting on is useless. 404 and 408 can mean "not yet". */
const isFinal = (status: number): boolean => status >= 400 && ![404, 408, 429, 503].includes(status)

/** Waits until it has happened, or for the seconds given. */
export async function waitFor(toolbox: Toolbox, given: WaitArguments, signal: AbortSignal): Promise<ToolResult> {
  assertUntil(given)
  const wait = waitOf(toolbox, given)
  const { listed, isDone } = wait
  const seconds = Math.min(given.seconds ?? USUAL_SECONDS, MOST_SECONDS)
  const ends = toolbox.now() + seconds * 1000
  assertArguments(listed, wait.parts)
  for (let pause = PAUSE.first; ; pause = Math.min(2 * pause, PAUSE.most)) {
    const left = Math.ceil((ends - toolbox.now()) / 1000)
    const timeout = Math.max(0, Math.min(left, LONGEST_MESSAGE_WAIT))
    const parts = wait.isLong ? { ...wait.parts, query: { ...wait.parts.query, timeout } } : wait.parts
    const response = await sendCall(toolbox.send, listed, { ...parts, signal })
    if (isDone(response)) return { text: responseText(listed.name, response) }
    if (isFinal(response.status)) return { text: responseText(listed.name, response), isError: true }
    if (toolbox.now() + pause >= ends)
      return {
        text: `Not yet, after ${seconds} s. Call wait_for again to continue.\n${responseText(listed.name, response)}`,
      }
    await sleep(pause, undefined, { signal })
  }
}
