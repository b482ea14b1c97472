// A form by which people subscribe, as HTML: for the page of the platform, and for pages of others.

import type { Field, ListFields } from '../domain/audience/fields.ts'
import type { AnswerFaults, Entered } from '../domain/audience/forms/answers.ts'
import { type Form, formText } from '../domain/audience/forms/form.ts'
import { optionText } from '../domain/audience/option-texts.ts'
import { fillPlaceholders, inLanguage, type Language } from '../domain/content/languages.ts'
import {
  type Choice,
  checkBox,
  checkGroup,
  errorSummary,
  postForm,
  selectField,
  textField,
  trapField,
  typedInput,
} from './controls.ts'
import { type Html, html } from './html.ts'
import { baseLabel } from './texts/base-fields.ts'
import { faultTexts, formTexts } from './texts/forms.ts'
import { generalTexts } from './texts/pages.ts'

/** The control that only programs fill in. */
export const TRAP = 'website'
export const CONSENT = 'consent'

/** A form in one language. */
interface Shown {
  form: Form
  known: ListFields
  language: Language
}

/** The name of the control of a field. */
export const controlName = (fieldId: string): string => (/^\d/.test(fieldId) ? `extra_${fieldId}` : fieldId)

const types = {
  text: 'text',
  date: 'date',
  number: 'number',
  email: 'email',
  cellphone: 'tel',
  phone: 'tel',
  options: 'text',
} as const

const autocompletes: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  birth_date: 'bday',
  email: 'email',
  cellphone: 'tel',
  phone: 'tel',
}

/** The languages that a contact can have, each in its own words. */
const languageChoices: readonly Choice[] = [
  { value: '', label: '' },
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'pt', label: 'Português' },
  { value: 'br', label: 'Português (Brasil)' },
]

/** The label of a field in a language: of the form, of the platform, or the name of the field. */
const labelOf = ({ form, language }: Omit<Shown, 'known'>, field: Field): string =>
  formText(form.fields.find(({ fieldId }) => fieldId === field.id)?.labels ?? {}, language, form) ??
  baseLabel(field.id, language) ??
  field.name

/** What the form asks for. Fields that are gone from the list are passed over. */
function askedControls(shown: Shown) {
  const { optional } = inLanguage(formTexts, shown.language)
  return shown.form.fields.flatMap(({ fieldId, required }) => {
    const field = shown.known.get(fieldId)
    if (!field) return []
    const bare = labelOf(shown, field)
    const label = required ? bare : fillPlaceholders(optional, { label: bare })
    return [{ field, required, bare, label, name: controlName(fieldId), type: types[field.format] }]
  })
}

type Question = ReturnType<typeof askedControls>[number]

/** The options of a field in the language of the page. */
const choicesOf = ({ form, language }: Shown, { options }: Field): Choice[] =>
  options.map((option) => ({ value: String(option.id), label: optionText(option, [language, form.language]) }))

const consentText = ({ form, language }: Shown): string | undefined =>
  form.consent ? (formText(form.consent, language, form) ?? Object.values(form.consent)[0]) : undefined

/** The form for a page of the platform, with what was entered and what is wrong with it. */
export function pageForm(shown: Shown, entered?: Entered, faults: AnswerFaults = new Map()): Html {
  const { language } = shown
  const texts = inLanguage(formTexts, language)
  const errorOf = (id: string): string | undefined => {
    const fault = faults.get(id)
    return fault && faultTexts[fault][language]
  }
  const control = ({ field, required, label, name, type }: Question): Html => {
    const values = entered?.texts.get(field.id) ?? []
    const common = { name, label, required, value: values[0], error: errorOf(field.id) }
    if (field.format === 'options') return checkGroup({ ...common, values, choices: choicesOf(shown, field) })
    if (field.id === 'language') return selectField({ ...common, choices: languageChoices })
    const hint = type === 'tel' ? texts.phoneHint : undefined
    return textField({ ...common, hint, type, autocomplete: autocompletes[field.id] })
  }
  const questions = askedControls(shown)
  const agreement = consentText(shown)
  const errors = [
    ...questions.map(({ field, name, bare }) => ({ name, label: bare, error: errorOf(field.id) })),
    { name: CONSENT, label: texts.consent, error: errorOf(CONSENT) },
  ].filter((one): one is { name: string; label: string; error: string } => one.error !== undefined)
  const box = agreement !== undefined && {
    name: CONSENT,
    label: agreement,
    required: true,
    checked: entered?.consent,
    error: errorOf(CONSENT),
  }
  const controls = [...questions.map(control), ...(box ? [checkBox(box)] : []), trapField(TRAP, texts.trap)]
  return html`${errorSummary(generalTexts.errors[language], errors)}${postForm(texts.send, controls)}`
}

/**
 * The form for embedding in another page: without scripts, styles and ids, which the policy of that page may block or
 * which may conflict with its own.
 */
export function embeddedForm(form: Form, known: ListFields, url: string): string {
  const shown = { form, known, language: form.language }
  const texts = inLanguage(formTexts, form.language)
  const agreement = consentText(shown)
  const line = ({ field, label, name, type, required }: Question) => {
    if (field.format === 'options') {
      const choice = ({ value, label: text }: Choice) =>
        html`<br><label><input type="checkbox" name="${name}" value="${value}"> ${text}</label>`
      return html`<p>${label}${choicesOf(shown, field).map(choice)}</p>
`
    }
    const must = required && html` required`
    const control =
      field.id === 'language'
        ? html`<select name="${name}"${must}>${languageChoices.map(({ value, label: text }) => html`<option value="${value}">${text}</option>`)}</select>`
        : html`<input ${typedInput(type)} name="${name}"${type === 'number' && html` step="any"`}${autocompletes[field.id] && html` autocomplete="${autocompletes[field.id]}"`}${must}>`
    return html`<p><label>${label} ${control}</label></p>
`
  }
  return html`<form method="post" action="${url}?lang=${form.language}" accept-charset="utf-8">
${askedControls(shown).map(line)}${
  agreement !== undefined &&
  html`<p><label><input type="checkbox" name="${CONSENT}" value="yes" required> ${agreement}</label></p>
`
}<p hidden><label>${texts.trap} <input type="text" name="${TRAP}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${texts.send}</button></p>
</form>
`.source
}
