import { describe, expect, it } from 'vitest'
import { enter } from '../../support/forms.ts'
import { makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

/** A form that asks for the address, a text and a choice, with two submissions. */
async function openForm() {
  const account = await openSoap(server)
  const { api } = account
  const list_id = await makeList(api)
  const city = await makeField(api, list_id, 'text', { name: 'City' })
  const often = await makeField(api, list_id, 'options', { name: 'How often' })
  const { option_id } = await api.createFieldOption({ path: { list_id, field_id: often }, body: { en: 'Weekly' } })
  const fields = ['email', String(city), String(often)].map((field_id) => ({ field_id }))
  const form = await api.createForm({ path: { list_id }, body: { name: 'News', fields, double_optin: false } })
  const ana = { email: 'ana@example.com', [`extra_${city}`]: 'Évora', [`extra_${often}`]: String(option_id) }
  await enter(server, form, ana)
  await enter(server, form, { email: 'rui@example.com' })
  return { ...account, list_id, form: form.form_id, ana }
}

describe('getFormsSubmissions', () => {
  it('shows what was entered, newest first, in the words of addSubscriber', async () => {
    const { soap, api, form, list_id, ana } = await openForm()
    const { items } = await api.listContacts({ path: { list_id } })
    const uids = items.map(({ base }) => base.contact_id)
    const answers = [
      { UID: uids[0], DATE: TIME, ANSWERS: { email: 'rui@example.com' } },
      { UID: uids[1], DATE: TIME, ANSWERS: ana },
    ]
    await expect(soap.getFormsSubmissions({ form })).resolves.toEqual(answers)
    await expect(soap.getFormsSubmissions({ form, listID: list_id, start: 1, limit: 5 })).resolves.toEqual([answers[1]])
  })

  it('shows a submission that was refused without a contact', async () => {
    const { soap, api, form, list_id } = await openForm()
    const { url } = await api.getForm({ path: { list_id, form_id: form } })
    await api.addSuppressionEntries({ body: { type: 'email', value: ['eva@example.com'] } })
    await enter(server, { url }, { email: 'eva@example.com' })
    const [newest] = await soap.getFormsSubmissions({ form, limit: 1 })
    expect(newest).toMatchObject({ UID: '', ANSWERS: { email: 'eva@example.com' } })
  })

  it('refuses a call without a form, a form of others, and a form of another list', async () => {
    const { soap, api, form } = await openForm()
    const other = await openSoap(server)
    expect(await codeOf(soap.getFormsSubmissions({} as never))).toBe('FORM_MISSING')
    expect(await codeOf(other.soap.getFormsSubmissions({ form }))).toBe('FORMS_NOT_FOUND')
    expect(await codeOf(soap.getFormsSubmissions({ form, listID: 4711 }))).toBe('LIST_NOT_FOUND')
    const listID = await makeList(api, 'Other')
    expect(await codeOf(soap.getFormsSubmissions({ form, listID }))).toBe('FORMS_NOT_FOUND')
  })
})
