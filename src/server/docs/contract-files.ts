// The files of the contract that editors and viewers of other origins load: OpenAPI, WSDL, the collection. They are public and the same for
// every reader, so every origin may read them, whatever MESSAGING_CORS allows for the operations.
import type { FastifyInstance, FastifyReply } from 'fastify'

const NAMES = /\/(?:openapi\.json|service\.wsdl|messaging\.postman_collection\.json)$/

/** Whether a path of the server or of the site is that of a contract file. */
export const isContractFile = (path: string): boolean => NAMES.test(path)

/** Lets pages of every origin read the response. */
export const allowEveryOrigin = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' })

/** Answers preflight requests for contract files: viewers add their headers. */
export function answerPreflights(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (!isPreflight || !isContractFile(request.url.split('?')[0] ?? '')) return done()
    allowEveryOrigin(reply)
      .headers({ 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': '*' })
      .code(204)
      .send()
  })
}
