// Who asks for a public page.
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../domain/insight/tracking/visitor.ts'

/** Whether the browser asks that nobody be followed: Do Not Track, Global Privacy Control. */
export const objects = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

/** The program and the address that a request comes from. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
  objects: objects(request),
})
