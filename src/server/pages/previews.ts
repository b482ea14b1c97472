// Previews of captured messages. Their HTML is untrusted: the policy puts it into a sandbox without an origin, in which
// no script runs and no pictures load except those embedded in the page.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Domain } from '../domain/domain.ts'
import { privateHeaders } from './frame.ts'
import { sendEndedLink, sendUnknownLink } from './messages.ts'

const policyOf = (isRemote: boolean) => ({
  sandbox: 'allow-popups allow-popups-to-escape-sandbox',
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': isRemote ? 'data: https: http:' : 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
})

/** Registers the previews. */
export function registerPreviews(app: FastifyInstance, { sandbox: { previews } }: Domain): void {
  app.get('/preview/:token', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    request.op = 'previewMessage'
    const preview = await previews.open(request.params.token)
    if (preview === 'ended') return sendEndedLink(request, reply)
    if (preview === 'unknown') return sendUnknownLink(request, reply)
    return reply
      .headers(privateHeaders(policyOf(preview.isRemote)))
      .type('text/html; charset=utf-8')
      .send(preview.html)
  })
}
