// What the platform says about the hosts that lead to it: to itself, and to a proxy in front of it.
import type { FastifyInstance } from 'fastify'
import { QUESTION_PATH } from '../domain/content/cnames/proofs.ts'
import type { Domain } from '../domain/domain.ts'

/** Registers the two addresses. They need no key, and say nothing that the DNS does not say. */
export function registerHosts(app: FastifyInstance, { content: { cnames } }: Pick<Domain, 'content'>): void {
  app.get(`${QUESTION_PATH}:question`, async (request, reply) => {
    request.op = 'answerHost'
    const { question } = request.params as { question: string }
    if (!cnames.isQuestion(question)) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type('text/plain').send(cnames.answerTo(question))
  })

  // A proxy that gets certificates on demand asks here for which names it should (the `ask` of Caddy).
  app.get('/.well-known/mt-ask', async (request, reply) => {
    request.op = 'askHost'
    const { domain } = request.query as { domain?: unknown }
    const isHost = typeof domain === 'string' && domain.length <= 254 && (await cnames.isHost(domain))
    return reply
      .header('cache-control', 'no-store')
      .code(isHost ? 200 : 404)
      .send({ domain: isHost ? domain : undefined })
  })
}
