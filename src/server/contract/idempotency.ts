// The header Idempotency-Key (I-001): reads it, gives the domain a fingerprint of the request, and marks an answer that
// was given before.

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../domain/accounts/accounts.ts'
import type { Answered, KeyedRequest } from '../domain/accounts/idempotency/idempotency.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body as it came, when the request has an idempotency key. */
    bodyDigest: string
  }
}

/** The name of the header as Node spells it. */
export const KEY_HEADER = 'idempotency-key'

/** Does the work of a keyed request at most once. */
export type RunOnce = (request: KeyedRequest, work: () => Promise<unknown>) => Promise<Answered>

/** The key that a request came with. Two headers of this name become one text with a comma, which no key contains. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[KEY_HEADER]
  return typeof key === 'string' ? key : key?.join(', ')
}

/** What identifies a request: method, address and body, byte for byte. */
const fingerprintOf = ({ method, url, bodyDigest }: FastifyRequest) =>
  hash('sha256', `${method} ${url}\n${bodyDigest}`, 'hex')

/** Does the work; under a key, at most once. */
export async function runKeyed(
  runOnce: RunOnce,
  request: FastifyRequest,
  { operation, key, caller }: { operation: string; key: string | undefined; caller: Caller },
  work: () => Promise<unknown>,
): Promise<Answered> {
  if (key === undefined) return { outcome: { result: await work() }, replayed: false }
  return runOnce({ account: caller.accountId, operation, key, fingerprint: fingerprintOf(request) }, work)
}

/** The result of the work, whether it was done now or before; throws the refusal that the work ended with. */
export function resultOf({ outcome, replayed }: Answered, reply: FastifyReply): unknown {
  if (replayed) reply.header('idempotent-replayed', 'true')
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.result
}
