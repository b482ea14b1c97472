// Requests of browsers for a web push site: for its scripts, and with reports on subscriptions and shown messages. They
// need no key; pages of other sites may not send them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebPushSite } from '../domain/audience/web-push/sites.ts'
import { readMessageHash } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import { DomainError, notFound } from '../domain/errors.ts'
import { pageScript, type ScriptParts, workerScript } from './web-push-scripts.ts'

/** An endpoint and its keys are far smaller. */
const BODY = 4_096
/** Seconds after which a network may ask again. */
const HOUR_SECONDS = 3_600

/** Browsers fetch the scripts from other origins, and look for a new one when this time is over. */
const scriptHeaders = {
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

const scripts: Readonly<Record<string, (parts: ScriptParts) => string>> = {
  'subscribe.js': pageScript,
  'worker.js': workerScript,
}

type SiteRequest = FastifyRequest<{ Params: { code: string } }>
type Members = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {})

/** Bodies come as text, which needs no preflight request. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY }, async (_request: unknown, body: unknown) => {
    try {
      return membersOf(JSON.parse(String(body)))
    } catch {
      throw new DomainError('malformed', 'The body is not JSON.')
    }
  })
}

/** Registers the addresses. `secret` sealed the tokens in messages. */
export function registerWebPush(
  app: FastifyInstance,
  { audience: { webPushSites, webPushSubscriptions, webPushKeys }, insight: { tracking } }: Domain,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): void {
  async function siteOf({ params: { code } }: SiteRequest): Promise<WebPushSite> {
    const site = await webPushSites.byCode(code)
    if (!site) throw notFound('web push site', code)
    return site
  }

  /** The site, if it is one of its pages that asks; lets the page read the answer. */
  async function siteOfPage(request: SiteRequest, reply: FastifyReply): Promise<WebPushSite> {
    reply.headers({ vary: 'Origin', 'cache-control': 'no-store' })
    const site = await siteOf(request)
    if (request.headers.origin !== site.origin)
      throw new DomainError('forbidden', `Only pages of ${site.origin} may do this.`)
    reply.header('access-control-allow-origin', site.origin)
    return site
  }

  for (const [name, scriptOf] of Object.entries(scripts)) {
    app.get(`/wp/:code/${name}`, async (request: SiteRequest, reply) => {
      request.op = 'webPushScript'
      const site = await siteOf(request)
      const { publicKey } = await webPushKeys.of(site.accountId)
      const script = scriptOf({ base: `${publicUrl}/wp/${site.appCode}/`, key: publicKey })
      return reply.headers(scriptHeaders).type('text/javascript; charset=utf-8').send(script)
    })
  }

  app.register(async (scope) => {
    readBodies(scope)

    scope.post('/wp/:code/subscriptions', async (request: SiteRequest, reply) => {
      request.op = 'webPushSubscribe'
      const site = await siteOfPage(request, reply)
      const { endpoint, keys, previous } = membersOf(request.body)
      const { p256dh, auth } = membersOf(keys)
      const given = { endpoint: textOf(endpoint), p256dh: textOf(p256dh), auth: textOf(auth) }
      const isTaken = await webPushSubscriptions.subscribe(site, given, {
        previous: typeof previous === 'string' ? previous : null,
        userAgent: request.headers['user-agent'] ?? '',
        ip: request.ip,
      })
      if (isTaken) return reply.code(204).send()
      reply.header('retry-after', HOUR_SECONDS)
      throw new DomainError('rate_limited', 'Too many browsers of this network have subscribed. Try again later.')
    })

    scope.post('/wp/:code/unsubscriptions', async (request: SiteRequest, reply) => {
      request.op = 'webPushUnsubscribe'
      const site = await siteOfPage(request, reply)
      await webPushSubscriptions.unsubscribe(site, textOf(membersOf(request.body)['endpoint']))
      return reply.code(204).send()
    })

    scope.post('/wp/:code/events', async (request: SiteRequest, reply) => {
      request.op = 'webPushEvent'
      const site = await siteOfPage(request, reply)
      const messageId = readMessageHash(textOf(membersOf(request.body)['shown']), secret)
      if (messageId === null || !(await tracking.shown(site.accountId, messageId)))
        throw notFound('message', 'with this token')
      return reply.code(204).send()
    })
  })
}
