// The recordings of texts that calls speak, for gateways and for the inbox.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { privateHeaders } from './frame.ts'

/** Registers the address; `listen` gives a WAV, or null for a token that is none of ours. */
export function registerSpoken(app: FastifyInstance, listen: (token: string) => Promise<Buffer | null>): void {
  app.get('/m/spoken/:token', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    request.op = 'listenToSpeech'
    const wav = await listen(request.params.token)
    if (wav === null) return reply.callNotFound()
    return reply
      .headers(privateHeaders({ 'default-src': "'none'", 'media-src': "'self'" }))
      .type('audio/wav')
      .send(wav)
  })
}
