// The link of an alert. Opening it confirms the alert, but only when a person does so: programs that look into links
// (virus scanners, previews) run no script and press no button, and must not silence an alert.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Domain } from '../../domain/domain.ts'
import type { AlertStatus } from '../../domain/messages/alerts/states.ts'
import { confirmPage, messagePage } from './html.ts'

const SCRIPT = 'document.forms[0].submit()'
const hash = createHash('sha256').update(SCRIPT).digest('base64')
const headers = {
  'cache-control': 'no-store, private',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
}

const ended: Readonly<Record<Exclude<AlertStatus, 'pending'>, [title: string, text: string]>> = {
  acknowledge: ['Confirmed', 'The alert was confirmed and is not sent again.'],
  noaction: ['Too late', 'The alert has ended: all of its messages were sent, and nobody confirmed.'],
  cancelack: ['Stopped', 'The alert was stopped and is not sent again.'],
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the page. */
export function registerAlertPage(app: FastifyInstance, { alerts }: Domain): void {
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
  const unknown = (reply: FastifyReply) =>
    page(reply, 404, messagePage('Unknown link', 'This link is not complete, or it was not made here.'))

  app.get('/a/:token', async (request: TokenRequest, reply) => {
    request.op = 'alertPage'
    const alert = await alerts.ofLink(request.params.token)
    if (!alert) return unknown(reply)
    const { status } = alert
    return page(
      reply,
      200,
      status === 'pending' ? confirmPage(alert.template_name, SCRIPT) : messagePage(...ended[status]),
    )
  })

  app.register(async (scope) => {
    // The form has no fields.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => undefined)
    scope.post('/a/:token', async (request: TokenRequest, reply) => {
      request.op = 'acknowledgeAlert'
      const alert = await alerts.ofLink(request.params.token)
      if (!alert) return unknown(reply)
      const status = await alerts.acknowledge(alert.id)
      return page(reply, 200, messagePage(...ended[status as keyof typeof ended]))
    })
  })
}
