// The one table from a domain error to an answer. The transactional API has no 409 and no 422:
// there the same refusals are 400 (T-002).
import type { ErrorCode } from '../domain/errors.ts'
import type { ApiName } from './registry.ts'

interface Reply {
  status: number
  title: string
  /** Whether the body has a member `errors`. */
  withErrors?: true
}

export const errorTable: Record<ErrorCode | 'internal', Reply> = {
  malformed: { status: 400, title: 'Bad Request' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  not_found: { status: 404, title: 'Not Found' },
  timeout: { status: 408, title: 'Request Timeout' },
  conflict: { status: 409, title: 'Conflict', withErrors: true },
  too_large: { status: 413, title: 'Request Entity Too Large' },
  invalid: { status: 422, title: 'Unprocessable Entity', withErrors: true },
  rate_limited: { status: 429, title: 'Too Many Requests' },
  internal: { status: 500, title: 'Internal Server Error' },
  not_implemented: { status: 501, title: 'Not Implemented' },
  unavailable: { status: 503, title: 'Service Unavailable' },
}

/** Seconds after which a client may try again what the server cannot do now (503). */
export const RETRY_AFTER = 5
/** Seconds after which an account may read again that has too many reads in progress (429). */
export const READS_RETRY_AFTER = 1

const transactionalRefusal: Reply = { status: 400, title: 'Bad Request', withErrors: true }

/** The row for a code as this API answers it. */
export function replyFor(api: ApiName | null, code: ErrorCode | 'internal'): Reply {
  const merged = api === 'transactional-v2' && (code === 'conflict' || code === 'invalid')
  return merged ? transactionalRefusal : errorTable[code]
}

/** The row for a status as this API answers it. */
export function replyForStatus(api: ApiName, status: number): Reply {
  const codes = Object.keys(errorTable) as (keyof typeof errorTable)[]
  return codes.map((code) => replyFor(api, code)).find((row) => row.status === status) ?? errorTable.internal
}

/** A JSON body of the contract's error shape. */
export function problemBody(reply: Reply, detail: string, errors?: Record<string, unknown>): Record<string, unknown> {
  const body = { type: '/docs/#errors', title: reply.title, status: reply.status, detail }
  return reply.withErrors && errors ? { ...body, errors } : body
}

/** For an address that has other methods. Nothing in the domain refuses so. */
export const methodNotAllowed: Reply = { status: 405, title: 'Method Not Allowed' }

/** For a body that is compressed. */
export const unsupportedEncoding: Reply = { status: 415, title: 'Unsupported Media Type' }
