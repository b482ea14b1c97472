// What push services say over HTTP, for those that are asked one message at a time.
import type { Outcome } from '../../domain/sending/carrier.ts'
import { GuardError } from './guarded-client.ts'

/** No service may keep a message waiting for longer than a day, milliseconds. */
const MAX_WAIT_MS = 86_400_000

/** Milliseconds that a service asks to wait, in either form of RFC 9110 10.2.3; undefined when it does not say. */
export function waitOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): number | undefined {
  const after = headers['retry-after']
  if (typeof after !== 'string') return undefined
  const wait = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - now
  return wait > 0 ? Math.min(wait, MAX_WAIT_MS) : undefined
}

/** Errors before the first byte of the request leaves: no connection, no name, no certificate. */
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|.*_CERT.*|SELF_SIGNED_.*)$/

/** Whether a request that failed certainly did not leave. */
export const neverLeft = (error: unknown): boolean => NOT_CONNECTED.test(String((error as { code?: unknown }).code))

/** The outcome of a message after a network error, for a URL that the platform did not choose. */
export function outcomeOfError(error: unknown): Outcome {
  const { message: reason } = error as Error
  if (error instanceof GuardError) return { state: 'failed', reason }
  if (neverLeft(error)) return { state: 'deferred', reason, broken: true }
  return { state: 'unknown', reason }
}
