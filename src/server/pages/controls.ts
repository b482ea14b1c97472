// What forms on pages are made of. Each control has a label, tells its hint and its error to screen readers, and gets an
// id from its name, which the summary of errors leads to.
import { type Html, html } from './html.ts'

interface Control {
  /** The name in the body of the request; unique in the form. */
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with the value, for people. */
  error?: string | undefined
  required?: boolean | undefined
}

/** The attributes that tie a control to its label, hint and error. */
function tieAttributes({ name, hint, error, required }: Control): Html {
  const by = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`id="${name}" name="${name}"${by && html` aria-describedby="${by}"`}${error && html` aria-invalid="true"`}${required && html` required`}`
}

const noteLines = ({ name, hint, error }: Control) =>
  html`${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}${error && html`<span class="error" id="${name}-error">${error}</span>`}`

const fieldHtml = (control: Control, input: Html) =>
  html`<div class="field"><label for="${control.name}">${control.label}</label>${noteLines(control)}${input}</div>
`

/**
 * The type of a line of text. Browsers take no letters beyond ASCII before the @ in a control for emails (HTML 4.10.5.1.5);
 * as a text it still gets their keyboard for emails.
 */
export const typedInput = (type: 'text' | 'email' | 'tel' | 'date' | 'number'): Html =>
  type === 'email' ? html`type="text" inputmode="email"` : html`type="${type}"`

/** One line of text. `type` chooses the keyboard of a phone; `autocomplete` what the browser offers. */
export const textField = (
  control: Control & {
    value?: string | undefined
    type?: 'text' | 'email' | 'tel' | 'date' | 'number' | undefined
    autocomplete?: string | undefined
    maxLength?: number | undefined
  },
): Html => {
  const { value, type = 'text', autocomplete = 'off', maxLength } = control
  const longest = maxLength !== undefined && html` maxlength="${maxLength}"`
  return fieldHtml(
    control,
    html`<input ${tieAttributes(control)} ${typedInput(type)} value="${value}" autocomplete="${autocomplete}"${longest}${type === 'number' && html` step="any"`}>`,
  )
}

/** Several lines of text. */
export const textArea = (control: Control & { value?: string | undefined; maxLength: number }): Html =>
  fieldHtml(
    control,
    html`<textarea ${tieAttributes(control)} maxlength="${control.maxLength}">${control.value}</textarea>`,
  )

export interface Choice {
  value: string
  label: string
}

/** One of several values in a list. */
export const selectField = (control: Control & { value?: string | undefined; choices: readonly Choice[] }): Html => {
  const option = ({ value, label }: Choice) =>
    html`<option value="${value}"${value === control.value && html` selected`}>${label}</option>`
  return fieldHtml(control, html`<select ${tieAttributes(control)}>${control.choices.map(option)}</select>`)
}

/** One of a few values, all of which show. */
export const radioGroup = (control: Control & { value?: string | undefined; choices: readonly Choice[] }): Html => {
  const { name, label, value: chosen, error, required } = control
  const by = error && html` aria-describedby="${name}-error"`
  const radio = ({ value, label: text }: Choice, n: number) => {
    // The summary of errors leads to the first.
    const id = n === 0 ? name : `${name}-${n}`
    return html`<div class="choice"><input type="radio" id="${id}" name="${name}" value="${value}"${value === chosen && html` checked`}${required && html` required`}><label for="${id}">${text}</label></div>
`
  }
  return html`<fieldset${by}><legend>${label}</legend>${noteLines(control)}${control.choices.map(radio)}</fieldset>
`
}

/** Any of a few values, all of which show. The request has `name` once for each that is ticked. */
export const checkGroup = (
  control: Omit<Control, 'required'> & { values: readonly string[]; choices: readonly Choice[] },
): Html => {
  const { name, label, values, error } = control
  const by = error && html` aria-describedby="${name}-error"`
  const box = ({ value, label: text }: Choice, n: number) => {
    // The summary of errors leads to the first.
    const id = n === 0 ? name : `${name}-${n}`
    return html`<div class="choice"><input type="checkbox" id="${id}" name="${name}" value="${value}"${values.includes(value) && html` checked`}><label for="${id}">${text}</label></div>
`
  }
  return html`<fieldset${by}><legend>${label}</legend>${noteLines(control)}${control.choices.map(box)}</fieldset>
`
}

/** A box to tick. The request has `name` with the value `yes` when it is. */
export const checkBox = (control: Control & { checked?: boolean | undefined }): Html =>
  html`<div class="choice"><input type="checkbox" ${tieAttributes(control)} value="yes"${control.checked && html` checked`}><div><label for="${control.name}">${control.label}</label>${noteLines(control)}</div></div>
`

/** Any of several values. The request has `name` once for each that is ticked. */
export const checkBoxes = (control: Control & { values: readonly string[]; choices: readonly Choice[] }): Html => {
  const { name, label, values, error } = control
  const by = error && html` aria-describedby="${name}-error"`
  const box = ({ value, label: text }: Choice, n: number) => {
    const id = n === 0 ? name : `${name}-${n}`
    return html`<div class="choice"><input type="checkbox" id="${id}" name="${name}" value="${value}"${values.includes(value) && html` checked`}><label for="${id}">${text}</label></div>
`
  }
  return html`<fieldset${by}><legend>${label}</legend>${noteLines(control)}${control.choices.map(box)}</fieldset>
`
}

/** Says which of the forms of a page was sent. */
export const stepField = (name: string): Html => html`<input type="hidden" name="step" value="${name}">`

/** A hidden field: only programs fill it in. */
export const trapField = (name: string, label: string): Html =>
  html`<div class="trap" aria-hidden="true"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" tabindex="-1" autocomplete="off"></div>
`

/** What is wrong with a form, first on the page and with the focus; each line leads to its control. */
export function errorSummary(title: string, errors: readonly { name: string; label: string; error: string }[]): Html {
  if (errors.length === 0) return html``
  const line = ({ name, label, error }: { name: string; label: string; error: string }) =>
    html`<li><a href="#${name}">${label}: ${error}</a></li>`
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>${title}</h2><ul>${errors.map(line)}</ul></div>
`
}

/** A form that posts to its own address, or to `action` below it. */
export const postForm = (
  button: string,
  controls: Html | readonly Html[] = [],
  { action, second = false }: { action?: string; second?: boolean } = {},
): Html =>
  html`<form method="post"${action && html` action="${action}"`}>${controls}<button${second && html` class="second"`}>${button}</button></form>
`
