// The link of an alert. Opening it confirms the alert, but only when a person does so: programs that look into links
// (virus scanners, previews) run no script and press no button, and must not silence an alert.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../domain/content/languages.ts'
import type { Domain } from '../domain/domain.ts'
import type { AlertStatus } from '../domain/messages/alerts/states.ts'
import { postForm } from './controls.ts'
import { readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { html } from './html.ts'
import { languageOfRequest, sendMessage, sendUnknownLink } from './messages.ts'
import { alertTexts } from './texts/pages.ts'

/** Confirms by itself where scripts run; elsewhere the button does. */
const SCRIPT = 'document.forms[0].submit()'

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the page. */
export function registerAlertPage(app: FastifyInstance, { messages: { alerts } }: Domain): void {
  /** Says how the alert ended. */
  const ended = (request: FastifyRequest, reply: FastifyReply, status: Exclude<AlertStatus, 'pending'>) => {
    const language = languageOfRequest(request)
    const texts = inLanguage(alertTexts, language)
    return sendMessage(reply, { language, title: texts[`${status}Title`], text: texts[status] })
  }

  app.get('/a/:token', async (request: TokenRequest, reply) => {
    request.op = 'alertPage'
    const alert = await alerts.ofLink(request.params.token)
    if (!alert) return sendUnknownLink(request, reply)
    if (alert.status !== 'pending') return ended(request, reply, alert.status)
    const language = languageOfRequest(request)
    const { askTitle: title, button } = inLanguage(alertTexts, language)
    const body = html`<p>${alert.template_name}</p>${postForm(button)}`
    return sendPage(reply, { language, title, body, script: SCRIPT })
  })

  app.register(async (scope) => {
    readForms(scope)
    scope.post('/a/:token', async (request: TokenRequest, reply) => {
      request.op = 'acknowledgeAlert'
      const alert = await alerts.ofLink(request.params.token)
      if (!alert) return sendUnknownLink(request, reply)
      return ended(request, reply, (await alerts.acknowledge(alert.id)) as Exclude<AlertStatus, 'pending'>)
    })
  })
}
