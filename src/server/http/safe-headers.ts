// Headers of every answer. Caches may keep an answer that says nothing about it (RFC 9111 3.5 protects only requests with
// Authorization, and our key is in Apikey), and browsers may guess a type.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Of an answer that says nothing else. */
export const safeHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** Adds them: an answer keeps its own rule for caches, unless the request came with a key. */
export function addSafeHeaders({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff')
  const caching = reply.getHeader('cache-control')
  if (caching === undefined || (headers.apikey !== undefined && !String(caching).includes('no-store')))
    reply.header('cache-control', safeHeaders['cache-control'])
}
