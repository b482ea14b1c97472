// The way out of a list. GET shows a page and changes nothing, because mail programs and scanners follow every link;
// POST acts, with or without the page (RFC 8058). Who has left may then say why, or come back.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fill, inLanguage, type Language } from '../../domain/content/languages.ts'
import { readTrackingToken } from '../../domain/content/tracking-links.ts'
import type { Domain } from '../../domain/domain.ts'
import { leavingReasons, type Recipient } from '../../domain/insight/tracking/leaving.ts'
import { errorSummary, postForm, radioGroup, step, textArea } from './controls.ts'
import { type FormBody, formOf, readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { type Html, html } from './html.ts'
import { type Astray, languageOfRequest, sendMessage, sendUnknownLink } from './messages.ts'
import { generalTexts, unsubscribeTexts } from './texts.ts'

const allTexts = { ...generalTexts, ...unsubscribeTexts }
/** Long enough for a letter. */
const MOST_TEXT = 1_000

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Somebody who came by a link, with the texts in his language. */
interface Visitor extends Recipient {
  messageId: number
  language: Language
  texts: Readonly<Record<keyof typeof allTexts, string>>
}

/** Asks why; `isMissing` when no reason came. */
function reasonForm({ texts }: Visitor, isMissing: boolean, observation = ''): Html {
  const error = isMissing ? texts.chooseReason : undefined
  const choices = leavingReasons.map((value) => ({ value, label: texts[value] }))
  return postForm(texts.sendReason, [
    step('reason'),
    radioGroup({ name: 'reason', label: texts.why, choices, required: true, error }),
    textArea({
      name: 'observation',
      label: texts.observation,
      hint: texts.optional,
      maxLength: MOST_TEXT,
      value: observation,
    }),
  ])
}

const wayBack = ({ texts }: Visitor) =>
  html`<h2>${texts.mistake}</h2>${postForm(texts.back, step('back'), { second: true })}`

/** Says that the visitor gets nothing more. */
function sendLeft(reply: FastifyReply, visitor: Visitor, wrong?: { observation: string }): FastifyReply {
  const { address, state, language, texts } = visitor
  const summary = wrong && errorSummary(texts.errors, [{ name: 'reason', label: texts.why, error: texts.chooseReason }])
  const more =
    state === 'left' && html`${reasonForm(visitor, wrong !== undefined, wrong?.observation)}${wayBack(visitor)}`
  const body = html`${summary}<p>${fill(texts.done, { address })}</p>${more}`
  return sendPage(reply, { language, title: texts.doneTitle, body, status: wrong ? 422 : 200 })
}

/** Asks whether to leave, or says that the visitor has left. */
function show(reply: FastifyReply, visitor: Visitor): FastifyReply {
  if (visitor.state !== 'subscribed') return sendLeft(reply, visitor)
  const { address, language, texts } = visitor
  const body = html`<p>${fill(texts.ask, { address })}</p>${postForm(texts.button)}`
  return sendPage(reply, { language, title: texts.askTitle, body })
}

/** Registers the page. `secret` sealed the tokens; `astray` answers a link that is none of ours. */
export function registerUnsubscribe(
  app: FastifyInstance,
  { tracking }: Domain,
  { secret, astray }: { secret: string; astray: Astray },
): void {
  const visitorOf = async (request: TokenRequest): Promise<Visitor | null> => {
    const target = readTrackingToken(request.params.token, secret)
    const recipient = target?.kind === 'unsubscribe' ? await tracking.recipientOf(target.messageId) : null
    if (target?.kind !== 'unsubscribe' || !recipient) return null
    const language = recipient.language ?? languageOfRequest(request)
    return { ...recipient, messageId: target.messageId, language, texts: inLanguage(allTexts, language) }
  }

  async function explain(reply: FastifyReply, visitor: Visitor, form: FormBody): Promise<FastifyReply> {
    const observation = (form.get('observation') ?? '').trim().slice(0, MOST_TEXT)
    const reason = leavingReasons.find((one) => one === form.get('reason'))
    if (!reason) return sendLeft(reply, visitor, { observation })
    await tracking.explain(visitor.messageId, reason, observation)
    const { address, language, texts } = visitor
    const body = html`<p>${fill(texts.done, { address })}</p>${wayBack(visitor)}`
    return sendPage(reply, { language, title: texts.thanksTitle, body })
  }

  async function comeBack(reply: FastifyReply, { messageId, address, language, texts }: Visitor) {
    await tracking.comeBack(messageId)
    return sendMessage(reply, { language, title: texts.backTitle, text: fill(texts.backDone, { address }) })
  }

  app.get('/u/:token', async (request: TokenRequest, reply) => {
    request.op = 'unsubscribePage'
    const visitor = await visitorOf(request)
    return visitor ? show(reply, visitor) : astray(request, reply)
  })

  app.register(async (scope) => {
    // RFC 8058 3.1: the body is List-Unsubscribe=One-Click, as a form of either type. A body without a step of ours
    // unsubscribes, whatever it is.
    readForms(scope)
    scope.post('/u/:token', async (request: TokenRequest, reply) => {
      request.op = 'unsubscribe'
      const visitor = await visitorOf(request)
      if (!visitor) return sendUnknownLink(request, reply)
      const form = formOf(request.body)
      const step = form.get('step')
      if (step === 'back' && visitor.state !== 'removed') return comeBack(reply, visitor)
      // Who came back meanwhile has nothing to explain.
      if (step === 'reason' && visitor.state === 'left') return explain(reply, visitor, form)
      if (step === null) await tracking.unsubscribe(visitor.messageId)
      return show(reply, (await visitorOf(request)) ?? visitor)
    })
  })
}
