// Requests of the pages of connected sites: for their script, and with reports of visits. Neither needs a key, and the
// responses do not reveal the contacts of the account.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Meter } from '../contract/rate-limit.ts'
import { isPageOf } from '../domain/commerce/sites.ts'
import type { Domain } from '../domain/domain.ts'
import { DomainError, notFound } from '../domain/errors.ts'
import { isProgram } from './bot-detection.ts'
import { settleFirst } from './buffered.ts'
import { readReport } from './site-reports.ts'
import { siteScript } from './site-script.ts'
import { objectsToTracking } from './visitor.ts'

const BODY = 8_192

/** Pages of other origins load the script, and look for a new one when this time is over. */
const scriptHeaders = {
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

type ScriptRequest = FastifyRequest<{ Params: { name: string } }>

/** Bodies come as text, which needs no preflight request. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY }, async (_request: unknown, body: unknown) => {
    try {
      return JSON.parse(String(body)) as unknown
    } catch {
      throw new DomainError('malformed', 'The body is not JSON.')
    }
  })
}

/** Registers both. `meter` counts requests by network; `secret` sealed the tokens in links. */
export function registerSites(
  app: FastifyInstance,
  { insight: { siteVisits } }: Pick<Domain, 'insight'>,
  { secret, publicUrl, meter }: { secret: string; publicUrl: string; meter: Pick<Meter, 'takeUnknown'> },
): void {
  const { bufferVisit, settle } = siteVisits.receive((err, visits) =>
    app.log.error({ err, visits }, 'visits were not counted'),
  )
  settleFirst(app, settle)

  function assertMayAsk({ ip }: FastifyRequest, reply: FastifyReply): void {
    const { headers, refusal } = meter.takeUnknown(ip)
    if (!refusal) return
    reply.header('retry-after', headers['retry-after'])
    throw refusal
  }

  app.get('/te/:name', async (request: ScriptRequest, reply) => {
    request.op = 'siteScript'
    assertMayAsk(request, reply)
    const { name } = request.params
    const known = name.endsWith('.js') ? await siteVisits.siteOf(name.slice(0, -3)) : null
    if (!known) throw notFound('script', name)
    return reply.headers(scriptHeaders).type('text/javascript; charset=utf-8').send(siteScript(known, publicUrl))
  })

  app.register(async (scope) => {
    readBodies(scope)
    scope.post('/te/e', async (request, reply) => {
      request.op = 'siteVisit'
      assertMayAsk(request, reply)
      const report = readReport(request.body)
      const known = await siteVisits.siteOf(report.code)
      if (!known) throw notFound('connected site', report.code)
      const { origin } = request.headers
      if (!isPageOf(origin, known.site))
        throw new DomainError('forbidden', `Only pages of ${known.site.domain} may do this.`)
      reply.code(204)
      if (!known.isTracked || isProgram(request.headers['user-agent'])) return reply.send()
      const claim = objectsToTracking(request) ? null : report.claimAt(siteVisits.now(known.site.account_id), secret)
      if (!bufferVisit({ known, url: `${origin}${report.path}`, claim, events: report.events }))
        throw new DomainError('unavailable', 'Too many visits wait to be counted. Try again later.')
      return reply.send()
    })
  })
}
