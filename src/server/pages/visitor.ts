// The visitor of a public page.
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../domain/insight/tracking/visitor.ts'

/** Whether the browser asks not to be tracked: Do Not Track, Global Privacy Control. */
export const objectsToTracking = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

/** The program and the address that a request comes from; `isPerson` as `people.ts` tells. */
export const visitorOf = (request: FastifyRequest, isPerson: boolean): Visitor => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
  objects: objectsToTracking(request),
  isMachine: !isPerson,
})
