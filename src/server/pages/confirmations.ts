// The page behind the link of a double opt-in email. GET shows it and changes nothing, because scanners follow every
// link; POST confirms.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldValue } from '../domain/audience/contacts/contact-values.ts'
import type { Field } from '../domain/audience/fields.ts'
import type { ConfirmationView } from '../domain/audience/forms/confirmations.ts'
import { optionText } from '../domain/audience/option-texts.ts'
import { fillPlaceholders, inLanguage, type Language } from '../domain/content/languages.ts'
import type { Domain } from '../domain/domain.ts'
import { postForm } from './controls.ts'
import { readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { type Html, html } from './html.ts'
import { sendMessage, sendUnknownLink } from './messages.ts'
import { baseLabel } from './texts/base-fields.ts'
import { confirmationTexts } from './texts/forms.ts'

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Options show by their texts. */
const valueText = (value: FieldValue, { options }: Field, language: Language): string =>
  typeof value === 'string'
    ? value
    : options
        .filter(({ id }) => value.includes(id))
        .map((option) => optionText(option, [language]))
        .join(', ')

/** What was entered. The email address is left out, since the text contains it. */
function answersTable({ answers, known, language }: ConfirmationView): Html | false {
  const lines = answers.flatMap(({ fieldId, value }) => {
    const field = known.get(fieldId)
    if (!field || fieldId === 'email') return []
    const label = baseLabel(fieldId, language) ?? field.name
    return [html`<dt>${label}</dt><dd>${valueText(value, field, language)}</dd>`]
  })
  return lines.length > 0 && html`<dl>${lines}</dl>`
}

function sendView(reply: FastifyReply, view: ConfirmationView): FastifyReply {
  const { language, isConfirmed, isEdit, email: address, listName: list } = view
  const texts = inLanguage(confirmationTexts, language)
  if (isConfirmed)
    return sendMessage(reply, {
      language,
      title: texts.doneTitle,
      text: fillPlaceholders(texts.done, { address, list }),
    })
  const text = fillPlaceholders(isEdit ? texts.edit : texts.subscribe, { address, list })
  const body = html`<p>${text}</p>${answersTable(view)}${postForm(texts.button)}`
  return sendPage(reply, { language, title: isEdit ? texts.editTitle : texts.subscribeTitle, body })
}

/** Registers the page. */
export function registerConfirmations(app: FastifyInstance, { audience: { confirmations } }: Domain): void {
  app.get('/o/:token', async (request: TokenRequest, reply) => {
    request.op = 'confirmationPage'
    const view = await confirmations.view(request.params.token)
    return view ? sendView(reply, view) : sendUnknownLink(request, reply)
  })

  app.register(async (scope) => {
    // The form has no fields.
    readForms(scope)
    scope.post('/o/:token', async (request: TokenRequest, reply) => {
      request.op = 'confirm'
      const { token } = request.params
      const view = (await confirmations.confirm(token)) ? await confirmations.view(token) : null
      return view ? sendView(reply, view) : sendUnknownLink(request, reply)
    })
  })
}
