import type { FastifyInstance } from 'fastify'

/** `GET /healthz`: the process answers, and its store does. */
export function registerHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/healthz', async (request, reply) => {
    request.op = 'healthz'
    await check()
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
