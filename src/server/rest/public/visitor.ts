// Who asks for a public page.
import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../domain/insight/tracking/visitor.ts'

/** The program and the address that a request comes from. */
export const visitorOf = ({ headers, ip }: FastifyRequest): Visitor => ({ userAgent: headers['user-agent'] ?? '', ip })
