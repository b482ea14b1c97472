// The page of a form by which people subscribe. What a form on another page posts comes here as well.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entered } from '../domain/audience/forms/answers.ts'
import type { Form, FormWithFields } from '../domain/audience/forms/forms.ts'
import { inLanguage, type Language, languageTags } from '../domain/content/languages.ts'
import type { Domain } from '../domain/domain.ts'
import { type FormBody, formOf, readForms } from './form-body.ts'
import { CONSENT, controlName, pageForm, TRAP } from './form-html.ts'
import { sendPage } from './frame.ts'
import type { Html } from './html.ts'
import { sendMessage, sendUnknownLink } from './messages.ts'
import { formTexts } from './texts/forms.ts'

type FormRequest = FastifyRequest<{ Params: { hash: string }; Querystring: { lang?: unknown } }>

/** Seconds after which a network may send the form again. */
const HOUR_SECONDS = 3_600

/** The language that the address of the page asks for; without one, that of the form. */
function languageOf({ query }: FormRequest, form: Form): Language {
  const wanted = Object.keys(languageTags).find((language) => language === query.lang)
  return (wanted as Language | undefined) ?? form.language
}

const readEntered = (form: Form, body: FormBody): Entered => ({
  texts: new Map(form.fields.map(({ fieldId }) => [fieldId, body.getAll(controlName(fieldId))])),
  consent: body.has(CONSENT),
})

/** The browser follows the redirection after the form only to where the policy lets forms lead. */
const policyOf = ({ redirectUrl }: Form) => ({
  'form-action': redirectUrl === null ? "'self'" : `'self' ${new URL(redirectUrl).origin}`,
})

/** Answers what was taken, in the same way whatever became of it. */
function sendThanks(reply: FastifyReply, { redirectUrl, doubleOptin }: Form, language: Language): FastifyReply {
  if (redirectUrl !== null)
    return reply.header('cache-control', 'no-store, private').redirect(new URL(redirectUrl).href, 303)
  const texts = inLanguage(formTexts, language)
  const [title, text] = doubleOptin ? [texts.askedTitle, texts.asked] : [texts.thanksTitle, texts.thanks]
  return sendMessage(reply, { language, title, text })
}

/** Registers the page. */
export function registerForms(app: FastifyInstance, { audience: { forms, submissions } }: Domain): void {
  const sendForm = (reply: FastifyReply, { form }: FormWithFields, language: Language, body: Html, status = 200) =>
    sendPage(reply, { language, title: form.name, body, status, policy: policyOf(form) })

  app.get('/f/:hash', async (request: FormRequest, reply) => {
    request.op = 'formPage'
    const found = await forms.byHash(request.params.hash)
    if (!found) return sendUnknownLink(request, reply)
    const language = languageOf(request, found.form)
    return sendForm(reply, found, language, pageForm({ ...found, language }))
  })

  app.register(async (scope) => {
    readForms(scope)
    scope.post('/f/:hash', async (request: FormRequest, reply) => {
      request.op = 'submitForm'
      const found = await forms.byHash(request.params.hash)
      if (!found) return sendUnknownLink(request, reply)
      const { form } = found
      const language = languageOf(request, form)
      const body = formOf(request.body)
      const entered = readEntered(form, body)
      const isRobot = (body.get(TRAP) ?? '') !== ''
      const taken = await submissions.submit(form, { ...entered, isRobot, language, ip: request.ip })
      if (taken.kind === 'gone') return sendUnknownLink(request, reply)
      if (taken.kind === 'faulty')
        return sendForm(reply, found, language, pageForm({ ...found, language }, entered, taken.faults), 422)
      if (taken.kind === 'taken') return sendThanks(reply, form, language)
      const { tooManyTitle: title, tooMany: text } = inLanguage(formTexts, language)
      return sendMessage(reply.header('retry-after', HOUR_SECONDS), { language, title, text, status: 429 })
    })
  })
}
