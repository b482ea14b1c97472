// The page on which recipients change their data and the channels on which they are written to.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contactLanguages } from '../domain/audience/contacts/contact-input.ts'
import { optionText } from '../domain/audience/option-texts.ts'
import { fillPlaceholders, inLanguage, type Language } from '../domain/content/languages.ts'
import { createTrackingLinks, readTrackingToken } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import type { Preferences } from '../domain/insight/preferences/preferences.ts'
import {
  checkBox,
  checkBoxes,
  errorSummary,
  postForm,
  selectField,
  stepField,
  textArea,
  textField,
} from './controls.ts'
import { type FormBody, formOf, readForms } from './form-body.ts'
import { sendPage } from './frame.ts'
import { type Html, html } from './html.ts'
import { type Astray, sendTooOften, sendUnknownLink } from './messages.ts'
import { generalTexts } from './texts/pages.ts'
import { preferenceTexts } from './texts/preferences.ts'

type Name = keyof typeof preferenceTexts
type Field = Preferences['fields'][number]
type Texts = Readonly<Record<Name | 'errors', string>>
type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** What is wrong with a field, by its id. */
type Faults = ReadonlyMap<string, 'invalid' | 'taken'>

/** Each language in itself. */
const languageNames: Readonly<Record<(typeof contactLanguages)[number], string>> = {
  pt: 'Português (Portugal)',
  en: 'English',
  es: 'Español',
  br: 'Português (Brasil)',
  fr: 'Français',
  de: 'Deutsch',
}

/** The keyboard and the offers of the browser for each base field. */
const autocompletes: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  birth_date: 'bday',
  cellphone: 'tel',
  phone: 'tel',
}
const types = { text: 'text', date: 'date', number: 'number', email: 'email', cellphone: 'tel', phone: 'tel' } as const
const invalid: Readonly<Record<Field['format'], Name>> = {
  text: 'invalidText',
  date: 'invalidDate',
  number: 'invalidNumber',
  email: 'invalidEmail',
  cellphone: 'invalidPhone',
  phone: 'invalidPhone',
  options: 'invalidOptions',
}
const channelTexts = { email: 'onEmail', cellphone: 'onCellphone', phone: 'onPhone' } as const

const controlName = (id: string) => `field-${id}`
const isName = (id: string): id is Name => id in preferenceTexts

const labelOf = ({ id, name, type }: Field, texts: Texts) => (type === 'base' && isName(id) ? texts[id] : name)

function errorOf({ id, format }: Field, faults: Faults, texts: Texts): string | undefined {
  const fault = faults.get(id)
  return fault && (fault === 'taken' ? texts.taken : texts[invalid[format]])
}

/** The control of a field with the value that it has, or that was sent. */
function controlOf(field: Field, language: Language, texts: Texts, faults: Faults): Html {
  const { id, format, options, value } = field
  const base = { name: controlName(id), label: labelOf(field, texts), error: errorOf(field, faults, texts) }
  if (id === 'language') {
    const choices = contactLanguages.map((one) => ({ value: one, label: languageNames[one] }))
    return selectField({ ...base, choices, value: String(value) })
  }
  if (format === 'options') {
    const choices = options.map((option) => ({ value: String(option.id), label: optionText(option, [language]) }))
    return checkBoxes({ ...base, choices, values: [...value].map(String) })
  }
  const text = String(value)
  if (text.includes('\n')) return textArea({ ...base, value: text, maxLength: 2_000 })
  const type = types[format]
  const hint = type === 'tel' ? texts.phoneHint : undefined
  return textField({ ...base, hint, value: text, type, autocomplete: autocompletes[id] ?? 'off' })
}

/** The values that the form sent, by the ids of the fields. */
const valuesOf = (fields: readonly Field[], form: FormBody) =>
  new Map(
    fields.map(({ id, format, value }) => {
      const name = controlName(id)
      if (format === 'options') return [id, form.getAll(name).map(Number)] as const
      const sent = form.get(name)
      return [id, sent === null ? value : sent.replaceAll('\r\n', '\n').trim()] as const
    }),
  )

interface Shown {
  preferences: Preferences
  faults?: Faults
  isSaved?: boolean
  leaveUrl: string
}

function sendPreferencesPage(
  reply: FastifyReply,
  { preferences, faults = new Map(), isSaved, leaveUrl }: Shown,
): FastifyReply {
  const { address, language, fields, channels } = preferences
  const texts = inLanguage({ ...preferenceTexts, errors: generalTexts.errors }, language)
  const wrong = fields.flatMap((field) => {
    const error = errorOf(field, faults, texts)
    return error ? [{ name: controlName(field.id), label: labelOf(field, texts), error }] : []
  })
  const boxes = channels.map(({ name, address: to, isOn }) =>
    checkBox({
      name: `channel-${name}`,
      label: fillPlaceholders(texts[channelTexts[name]], { address: to }),
      checked: isOn,
    }),
  )
  const body = html`${isSaved && html`<p class="done" role="status">${texts.saved}</p>`}${errorSummary(texts.errors, wrong)}<p>${fillPlaceholders(texts.intro, { address })}</p>${postForm(
    texts.save,
    [
      stepField('save'),
      ...fields.map((field) => controlOf(field, language, texts, faults)),
      html`<fieldset><legend>${texts.channels}</legend>${boxes}</fieldset>`,
    ],
  )}<p><a href="${leaveUrl}">${texts.leave}</a></p>`
  return sendPage(reply, { language, title: texts.title, body, status: wrong.length > 0 ? 422 : 200 })
}

/** Registers the page. `secret` sealed the tokens; `unknownLink` answers a link that is none of ours. */
export function registerPreferences(
  app: FastifyInstance,
  { insight: { preferences } }: Domain,
  { secret, unknownLink }: { secret: string; unknownLink: Astray },
): void {
  const links = createTrackingLinks('', secret)
  const messageOf = ({ params }: TokenRequest): number | null => {
    const target = readTrackingToken(params.token, secret)
    return target?.kind === 'edit' ? target.messageId : null
  }

  app.get('/e/:token', async (request: TokenRequest, reply) => {
    request.op = 'preferencesPage'
    const id = messageOf(request)
    const found = id === null ? null : await preferences.of(id)
    if (id === null || !found) return unknownLink(request, reply)
    // Readers who have unsubscribed go to the page where they can resubscribe.
    const leaveUrl = links.unsubscribe(id)
    return found.isRemoved
      ? reply.redirect(leaveUrl, 303)
      : sendPreferencesPage(reply, { preferences: found, leaveUrl })
  })

  app.register(async (scope) => {
    readForms(scope)
    scope.post('/e/:token', async (request: TokenRequest, reply) => {
      request.op = 'savePreferences'
      const id = messageOf(request)
      const before = id === null ? null : await preferences.of(id)
      if (id === null || !before) return sendUnknownLink(request, reply)
      const leaveUrl = links.unsubscribe(id)
      const form = formOf(request.body)
      // Browsers do not send unticked boxes, so only a body of the form says that a box is off.
      if (form.get('step') !== 'save') return sendPreferencesPage(reply, { preferences: before, leaveUrl })
      const values = valuesOf(before.fields, form)
      const on = before.channels.map(({ name }) => name).filter((name) => form.has(`channel-${name}`))
      const saved = await preferences.save(id, { values, channels: new Set(on) })
      if (!saved) return reply.redirect(leaveUrl, 303)
      if (saved.isTooOften) return sendTooOften(reply, before.language)
      if (saved.errors.size === 0) {
        return sendPreferencesPage(reply, {
          preferences: (await preferences.of(id)) ?? before,
          isSaved: true,
          leaveUrl,
        })
      }
      // What was sent stays in the form.
      const fields = before.fields.map((field) => ({ ...field, value: values.get(field.id) ?? field.value }))
      const channels = before.channels.map((channel) => ({ ...channel, isOn: on.includes(channel.name) }))
      return sendPreferencesPage(reply, {
        preferences: { ...before, fields, channels },
        faults: saved.errors,
        leaveUrl,
      })
    })
  })
}
