import type { Handler, HandlerRequest, Handlers } from '../../contract/handlers.ts'
import type { DisplayInput, FormDisplay } from '../../domain/audience/forms/display.ts'
import type { FormInput, FormSubmission, FormWithFields } from '../../domain/audience/forms/forms.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { embeddedForm } from '../../pages/form-html.ts'
import { toPage } from '../query.ts'

type Form = Awaited<ReturnType<Handler<'marketing-v3', 'getForm'>>>
type Body = HandlerRequest<'marketing-v3', 'createForm'>['body']
type Display = NonNullable<Form['display']>
type Submission = Awaited<ReturnType<Handler<'marketing-v3', 'listFormSubmissions'>>>['items'][number]

const toFields = (fields: NonNullable<Body['fields']>) =>
  fields.map(({ field_id, labels = {}, required = false }) => ({ fieldId: field_id, labels, required }))

const toDisplayInput = ({ kind, opens, text, button, link, phone, ...display }: Display): DisplayInput => ({
  ...{ kind, opens, text, button, link, phone },
  delaySeconds: display.delay_seconds,
  scrollPercent: display.scroll_percent,
})

const toDisplay = ({ delaySeconds, scrollPercent, ...display }: FormDisplay): Display => ({
  ...display,
  ...(delaySeconds !== undefined && { delay_seconds: delaySeconds }),
  ...(scrollPercent !== undefined && { scroll_percent: scrollPercent }),
})

const toInput = (body: Partial<Body>): FormInput => ({
  name: body.name,
  language: body.language,
  fields: body.fields && toFields(body.fields),
  consent: body.consent,
  doubleOptin: body.double_optin,
  senderId: body.sender_id,
  redirectUrl: body.redirect_url,
  display: body.display && toDisplayInput(body.display),
})

function toSubmission(entry: FormSubmission): Submission {
  return {
    submission_id: entry.id,
    ...(entry.contactId !== null && { contact_id: entry.contactId }),
    status: entry.status,
    language: entry.language,
    created: toDateTime(entry.created),
    answers: entry.answers.map(({ fieldId, value }) => ({ field_id: fieldId, value })),
  }
}

export function formHandlers({ audience: { forms } }: Domain) {
  function toForm({ form, known }: FormWithFields): Form {
    const url = forms.urlOf(form)
    return {
      form_id: form.id,
      form_hash: form.hash,
      list_id: form.listId,
      name: form.name,
      language: form.language,
      fields: form.fields.map(({ fieldId, labels, required }) => ({
        field_id: fieldId,
        ...(Object.keys(labels).length > 0 && { labels }),
        required,
      })),
      ...(form.consent && { consent: form.consent }),
      double_optin: form.doubleOptin,
      ...(form.senderId !== null && { sender_id: form.senderId }),
      ...(form.redirectUrl !== null && { redirect_url: form.redirectUrl }),
      ...(form.display && { display: toDisplay(form.display) }),
      created: toDateTime(form.created),
      updated: toDateTime(form.updated),
      url,
      embed: embeddedForm(form, known, url),
    }
  }

  return {
    async listForms({ path, query, caller }) {
      const page = await forms.list(caller.accountId, path.list_id, { ...toPage(query), order: 'asc' })
      return { total_items: page.total, items: page.items.map(toForm) }
    },

    async createForm({ path, body, caller }) {
      return toForm(await forms.create(caller.accountId, path.list_id, { ...toInput(body), name: body.name }))
    },

    async getForm({ path, caller }) {
      return toForm(await forms.get(caller.accountId, path.list_id, path.form_id))
    },

    async updateForm({ path, body, caller }) {
      return toForm(await forms.update(caller.accountId, path.list_id, path.form_id, toInput(body)))
    },

    async deleteForm({ path, caller }) {
      await forms.delete(caller.accountId, path.list_id, path.form_id)
    },

    async listFormSubmissions({ path, query, caller }) {
      const page = await forms.submissions(caller.accountId, path.list_id, path.form_id, toPage(query))
      return { total_items: page.total, items: page.items.map(toSubmission) }
    },
  } satisfies Handlers<'marketing-v3', 'Forms'>
}
