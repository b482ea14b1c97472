// The addresses that recipients and receivers follow: opens, clicks, unsubscribing, result files. They
// need no key: each token in them was sealed by the platform.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readTrackingToken } from '../../domain/content/tracking-links.ts'
import type { Domain } from '../../domain/domain.ts'
import { messagePage, unsubscribePage } from './html.ts'

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const noStore = { 'cache-control': 'no-store, private' }
/** Nothing on these pages comes from anywhere else, and nobody may frame them. */
const pageHeaders = {
  ...noStore,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/**
 * The address in the form that a header can carry: a field of a contact may have put anything into it. Null when it is
 * not an address.
 */
function toLocation(url: string): string | null {
  if (/^[\x21-\x7e]+$/.test(url)) return url
  return URL.canParse(url) ? new URL(url).href : null
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the pages. `secret` is the one that sealed the tokens. */
export function registerPages(
  app: FastifyInstance,
  { tracking, operations, sendingDomains }: Domain,
  secret: string,
): void {
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(pageHeaders).type('text/html; charset=utf-8').send(html)
  const unknown = (reply: FastifyReply) =>
    page(reply, 404, messagePage('Unknown link', 'This link is not complete, or it was not made here.'))

  /** Leads to where the owner of the host wants it, on the host of a sending domain. */
  const astray = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = await sendingDomains.fallbackOf(request.hostname)
    const location = url === null ? null : toLocation(url)
    return location === null ? unknown(reply) : reply.headers(noStore).redirect(location, 302)
  }

  app.get('/t/:token', async (request: TokenRequest, reply) => {
    request.op = 'track'
    const target = readTrackingToken(request.params.token, secret)
    if (target?.kind === 'open') {
      await tracking.open(target.messageId, request.headers['user-agent'] ?? '')
      return reply.headers(noStore).type('image/gif').send(PIXEL)
    }
    if (target?.kind !== 'click') return astray(request, reply)
    const url = await tracking.click(target.messageId, target.linkId, target.url)
    const location = url === null ? null : toLocation(url)
    return location === null ? astray(request, reply) : reply.headers(noStore).redirect(location, 302)
  })

  // GET shows a page and changes nothing: mail programs and scanners follow every link (RFC 8058 1).
  app.get('/u/:token', async (request: TokenRequest, reply) => {
    request.op = 'unsubscribePage'
    const target = readTrackingToken(request.params.token, secret)
    const recipient = target?.kind === 'unsubscribe' ? await tracking.recipientOf(target.messageId) : null
    if (!recipient) return astray(request, reply)
    return page(reply, 200, unsubscribePage(recipient))
  })

  app.register(async (scope) => {
    // RFC 8058 3.1: the body is List-Unsubscribe=One-Click, as a form of either type; nothing depends on it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => undefined)
    scope.post('/u/:token', async (request: TokenRequest, reply) => {
      request.op = 'unsubscribe'
      const target = readTrackingToken(request.params.token, secret)
      const done = target?.kind === 'unsubscribe' && (await tracking.unsubscribe(target.messageId))
      if (!done) return unknown(reply)
      return page(reply, 200, messagePage('Unsubscribed', 'You will get no more messages from this list.'))
    })
  })

  app.get('/files/:token', async (request: TokenRequest, reply) => {
    request.op = 'downloadFile'
    const file = await operations.openFile(request.params.token)
    if (!file) return unknown(reply)
    return reply
      .headers({ ...noStore, 'content-disposition': `attachment; filename="${file.name}"` })
      .type(file.mediaType)
      .send(file.stream)
  })
}
