// The unsubscribe page of a list. GET shows a page and changes nothing, because mail programs and scanners follow every
// link; POST acts, with or without the page (RFC 8058). After that, the reader may give a reason or resubscribe.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillPlaceholders, inLanguage, type Language } from '../domain/content/languages.ts'
import { readTrackingToken } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import { type Recipient, unsubscribeReasons } from '../domain/insight/tracking/unsubscribe.ts'
import { errorSummary, postForm, radioGroup, stepField, textArea } from './controls.ts'
import { type FormBody, formOf, readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { type Html, html } from './html.ts'
import { type Astray, languageOfRequest, sendMessage, sendTooOften, sendUnknownLink } from './messages.ts'
import { generalTexts, unsubscribeTexts } from './texts/pages.ts'

const allTexts = { ...generalTexts, ...unsubscribeTexts }
/** Long enough for a letter. */
const MAX_TEXT = 1_000

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** A visitor who came by a link, with the language of the texts. */
interface Visitor extends Recipient {
  messageId: number
  language: Language
  texts: Readonly<Record<keyof typeof allTexts, string>>
}

/** Asks why; `isMissing` when no reason came. */
function reasonForm({ texts }: Visitor, isMissing: boolean, observation = ''): Html {
  const error = isMissing ? texts.chooseReason : undefined
  const choices = unsubscribeReasons.map((value) => ({ value, label: texts[value] }))
  return postForm(texts.sendReason, [
    stepField('reason'),
    radioGroup({ name: 'reason', label: texts.why, choices, required: true, error }),
    textArea({
      name: 'observation',
      label: texts.observation,
      hint: texts.optional,
      maxLength: MAX_TEXT,
      value: observation,
    }),
  ])
}

const wayBack = ({ texts }: Visitor) =>
  html`<h2>${texts.mistake}</h2>${postForm(texts.back, stepField('back'), { second: true })}`

/** Says that the visitor gets nothing more. */
function sendLeft(reply: FastifyReply, visitor: Visitor, wrong?: { observation: string }): FastifyReply {
  const { address, state, language, texts } = visitor
  const summary = wrong && errorSummary(texts.errors, [{ name: 'reason', label: texts.why, error: texts.chooseReason }])
  const more =
    state === 'left' && html`${reasonForm(visitor, wrong !== undefined, wrong?.observation)}${wayBack(visitor)}`
  const body = html`${summary}<p>${fillPlaceholders(texts.done, { address })}</p>${more}`
  return sendPage(reply, { language, title: texts.doneTitle, body, status: wrong ? 422 : 200 })
}

/** The page for a recipient whose records are gone: there is nothing left to unsubscribe from. */
function sendGone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request)
  const { doneTitle: title, gone: text } = inLanguage(allTexts, language)
  return sendMessage(reply, { language, title, text })
}

/** Asks whether to leave, or says that the visitor has left. */
function sendUnsubscribePage(reply: FastifyReply, visitor: Visitor): FastifyReply {
  if (visitor.state !== 'subscribed') return sendLeft(reply, visitor)
  const { address, language, texts } = visitor
  const body = html`<p>${fillPlaceholders(texts.ask, { address })}</p>${postForm(texts.button)}`
  return sendPage(reply, { language, title: texts.askTitle, body })
}

/** Registers the page. `secret` sealed the tokens; `unknownLink` answers a link that is none of ours. */
export function registerUnsubscribe(
  app: FastifyInstance,
  { insight: { tracking } }: Domain,
  { secret, unknownLink }: { secret: string; unknownLink: Astray },
): void {
  const visitorOf = async (request: TokenRequest): Promise<Visitor | null> => {
    const target = readTrackingToken(request.params.token, secret)
    const recipient = target?.kind === 'unsubscribe' ? await tracking.recipientOf(target.messageId) : null
    if (target?.kind !== 'unsubscribe' || !recipient) return null
    const language = recipient.language ?? languageOfRequest(request)
    return { ...recipient, messageId: target.messageId, language, texts: inLanguage(allTexts, language) }
  }

  const isOurs = ({ params }: TokenRequest) => readTrackingToken(params.token, secret)?.kind === 'unsubscribe'

  async function explain(reply: FastifyReply, visitor: Visitor, form: FormBody): Promise<FastifyReply> {
    const observation = (form.get('observation') ?? '').trim().slice(0, MAX_TEXT)
    const reason = unsubscribeReasons.find((one) => one === form.get('reason'))
    if (!reason) return sendLeft(reply, visitor, { observation })
    const { address, language, texts } = visitor
    if ((await tracking.explain(visitor.messageId, reason, observation)) === 'too_often')
      return sendTooOften(reply, language)
    const body = html`<p>${fillPlaceholders(texts.done, { address })}</p>${wayBack(visitor)}`
    return sendPage(reply, { language, title: texts.thanksTitle, body })
  }

  async function comeBack(reply: FastifyReply, { messageId, address, language, texts }: Visitor) {
    if ((await tracking.comeBack(messageId)) === 'too_often') return sendTooOften(reply, language)
    return sendMessage(reply, { language, title: texts.backTitle, text: fillPlaceholders(texts.backDone, { address }) })
  }

  app.get('/u/:token', async (request: TokenRequest, reply) => {
    request.op = 'unsubscribePage'
    const visitor = await visitorOf(request)
    if (!visitor) return isOurs(request) ? sendGone(request, reply) : unknownLink(request, reply)
    return sendUnsubscribePage(reply, visitor)
  })

  app.register(async (scope) => {
    // RFC 8058 3.1: the body is List-Unsubscribe=One-Click, as a form of either type. A body without a step of ours
    // unsubscribes, whatever it is.
    readForms(scope)
    scope.post('/u/:token', async (request: TokenRequest, reply) => {
      request.op = 'unsubscribe'
      const visitor = await visitorOf(request)
      if (!visitor) return isOurs(request) ? sendGone(request, reply) : sendUnknownLink(request, reply)
      const form = formOf(request.body)
      const step = form.get('step')
      if (step === 'back' && visitor.state !== 'removed') return comeBack(reply, visitor)
      // After resubscribing, a visitor need not give a reason.
      if (step === 'reason' && visitor.state === 'left') return explain(reply, visitor, form)
      if (step === null) await tracking.unsubscribe(visitor.messageId)
      return sendUnsubscribePage(reply, (await visitorOf(request)) ?? visitor)
    })
  })
}
