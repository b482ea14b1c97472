// Forms by which people subscribe: made, listed, changed and deleted. Their pages: test/doors/public/forms.test.ts.
import { describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import { enter } from '../../support/forms.ts'
import { makeContact, makeField, makeList, makeSender, openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const email = { field_id: 'email', required: true }

const sale = { kind: 'message', text: 'Sale' } as const

const makeForm = (api: MarketingClient, list_id: number, change: Partial<MarketingSchemas['FormCreate']> = {}) =>
  api.createForm({ path: { list_id }, body: { name: 'News', fields: [email], ...change } })

describe('createForm', () => {
  it('answers the form as lists show it, with its page and its HTML', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const city = String(await makeField(api, list_id, 'text', { name: 'City' }))
    const wanted = {
      name: 'News <weekly>',
      language: 'pt' as const,
      fields: [
        { field_id: 'first_name', labels: { pt: 'O seu "nome"' }, required: false },
        email,
        { field_id: city, required: true },
      ],
      consent: { pt: 'Quero a newsletter.' },
      double_optin: false,
      sender_id: await makeSender(api),
      redirect_url: 'https://shop.example.com/thanks',
    }
    const form = await api.createForm({ path: { list_id }, body: wanted })
    expect(form).toMatchObject({ ...wanted, list_id, created: form.updated })
    expect(form.url).toBe(`https://localhost:8443/f/${form.form_hash}`)
    expect(form.embed).toContain(`action="${form.url}?lang=pt"`)
    expect(form.embed).toContain('O seu &quot;nome&quot; (opcional)')
    expect(form.embed).toContain(`name="extra_${city}" required`)
    expect(form.embed).toMatch(/Quero a newsletter/)
    expect(form.embed).not.toMatch(/<script|style=|<style|\sid=|\son\w+=/)
    const path = { list_id, form_id: form.form_id }
    expect(await api.getForm({ path })).toEqual(form)
    expect(await api.listForms({ path: { list_id } })).toEqual({ total_items: 1, items: [form] })
  })

  it('asks for a double opt-in in the language of the list, unless it is told otherwise', async () => {
    const { api } = await openAccount(server)
    const form = await makeForm(api, await makeList(api))
    expect(form).toMatchObject({ language: 'en', double_optin: true })
    expect(form).not.toHaveProperty('consent')
    expect(form).not.toHaveProperty('redirect_url')
    expect(form).not.toHaveProperty('sender_id')
  })

  it('always requires the address', async () => {
    const { api } = await openAccount(server)
    const form = await makeForm(api, await makeList(api), { fields: [{ field_id: 'email', required: false }] })
    expect(form.fields).toEqual([email])
  })

  it.each<[string, Partial<MarketingSchemas['FormCreate']>, string]>([
    ['a field that the list does not have', { fields: [email, { field_id: '4711' }] }, 'body.fields.1.field_id'],
    ['a field twice', { fields: [email, email] }, 'body.fields.1.field_id'],
    ['no address', { fields: [{ field_id: 'first_name' }] }, 'body.fields'],
    ['a sender that the account does not have', { sender_id: 4711 }, 'body.sender_id'],
    ['an address to run a script at', { redirect_url: 'javascript:alert(1)' }, 'body.redirect_url'],
    ['an address with a password', { redirect_url: 'https://a:b@example.com/' }, 'body.redirect_url'],
    ['a message without a text', { display: { kind: 'message', text: ' ' } }, 'body.display.text'],
    ['a WhatsApp button without a number', { display: { kind: 'whatsapp' } }, 'body.display.phone'],
    ['a number that is none', { display: { kind: 'whatsapp', phone: 'x"><b>' } }, 'body.display.phone'],
    ['a number for a popup', { display: { kind: 'popup', phone: '351-912345678' } }, 'body.display.phone'],
    ['a link of a popup', { display: { kind: 'popup', link: 'https://shop.example.com/' } }, 'body.display.link'],
    ['a link to run a script at', { display: { ...sale, link: 'javascript:alert(1)' } }, 'body.display.link'],
    ['a link with a password', { display: { ...sale, link: 'https://a:b@example.com/' } }, 'body.display.link'],
    [
      'a percentage without scrolling',
      { display: { kind: 'popup', scroll_percent: 9 } },
      'body.display.scroll_percent',
    ],
    ['a text that is too long', { display: { ...sale, text: 'a'.repeat(501) } }, 'body.display.text'],
    ['an empty name', { name: '' }, 'body.name'],
    ['a language that no list has', { language: 'nl' as 'en' }, 'body.language'],
  ])('refuses %s', async (_what, change, place) => {
    const { api } = await openAccount(server)
    await expect(makeForm(api, await makeList(api), change)).rejects.toMatchObject(refused(422, place))
  })

  it('asks for the email address alone by default', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const form = await api.createForm({ path: { list_id }, body: { name: 'News' } })
    expect(form).toMatchObject({ fields: [email] })
    expect(form).not.toHaveProperty('display')
  })

  it('takes how a site shows the form, for ten forms of a list', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const display = {
      kind: 'popup',
      opens: 'scroll',
      delay_seconds: 0,
      scroll_percent: 40,
      text: 'Hi',
      button: 'Go',
    } as const
    const first = await makeForm(api, list_id, { display })
    expect(first).toMatchObject({ display })
    for (let n = 1; n < 10; n++)
      await makeForm(api, list_id, { display: { kind: 'whatsapp', phone: '+351 912 345 678' } })
    await expect(makeForm(api, list_id, { display })).rejects.toMatchObject(refused(422, 'body.display'))
    const plain = await makeForm(api, list_id)
    const change = (form_id: number, kind: 'popup' | 'none') =>
      api.updateForm({ path: { list_id, form_id }, body: { display: { kind } } })
    await expect(change(plain.form_id, 'popup')).rejects.toMatchObject(refused(422, 'body.display'))
    await expect(change(first.form_id, 'popup')).resolves.toMatchObject({ display: { kind: 'popup' } })
    await expect(change(first.form_id, 'none')).resolves.not.toHaveProperty('display')
    await expect(change(plain.form_id, 'popup')).resolves.toMatchObject({ display: { kind: 'popup' } })
  })

  it('knows no list of others', async () => {
    const { api } = await openAccount(server)
    const other = await openAccount(server)
    await expect(makeForm(other.api, await makeList(api))).rejects.toMatchObject(refused(404))
  })
})

describe('listForms', () => {
  it('pages through the forms, oldest first', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    for (const name of ['a', 'b', 'c']) await makeForm(api, list_id, { name })
    await makeForm(api, await makeList(api, 'Other'))
    const page = await api.listForms({ path: { list_id }, query: { offset: 1, limit: 1 } })
    expect(page).toMatchObject({ total_items: 3, items: [{ name: 'b' }] })
  })
})

describe('getForm', () => {
  it('knows no form of another list', async () => {
    const { api } = await openAccount(server)
    const { form_id } = await makeForm(api, await makeList(api))
    const list_id = await makeList(api, 'Other')
    await expect(api.getForm({ path: { list_id, form_id } })).rejects.toMatchObject(refused(404))
  })
})

describe('updateForm', () => {
  it('changes what it names, and takes away what is empty', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const redirect_url = 'https://shop.example.com/thanks'
    const form = await makeForm(api, list_id, { consent: { en: 'Yes' }, redirect_url })
    const path = { list_id, form_id: form.form_id }
    const renamed = await api.updateForm({ path, body: { name: 'Other' } })
    expect(renamed).toMatchObject({ name: 'Other', consent: { en: 'Yes' }, redirect_url, form_hash: form.form_hash })
    const bare = await api.updateForm({ path, body: { consent: {}, redirect_url: '', double_optin: false } })
    expect(bare).toMatchObject({ double_optin: false })
    expect(bare).not.toHaveProperty('consent')
    expect(bare).not.toHaveProperty('redirect_url')
    expect(await api.getForm({ path })).toEqual(bare)
  })

  it('refuses what a new form could not have', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const { form_id } = await makeForm(api, list_id)
    const change = api.updateForm({ path: { list_id, form_id }, body: { fields: [{ field_id: 'phone' }] } })
    await expect(change).rejects.toMatchObject(refused(422, 'body.fields'))
  })
})

describe('a field that a form asks for', () => {
  it('cannot be deleted', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const [city, other] = [await makeField(api, list_id, 'text'), await makeField(api, list_id, 'number')]
    const labels = { en: `"fieldId":"${other}"` }
    const form = await makeForm(api, list_id, { fields: [email, { field_id: String(city), labels }] })
    const remove = (field_id: number) => api.deleteExtraField({ path: { list_id, field_id } })
    const used = { segments: [], forms: [form.form_id], webhooks: [], campaigns: [] }
    await expect(remove(city)).rejects.toMatchObject({ status: 409, errors: { field_in_use_data: used } })
    await remove(other)
    await api.updateForm({ path: { list_id, form_id: form.form_id }, body: { fields: [email] } })
    await remove(city)
  })
})

describe('deleteForm', () => {
  it('takes the submissions along and leaves the contacts', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const form = await makeForm(api, list_id, { double_optin: false })
    await enter(server, form, { email: 'ana@example.com' })
    const path = { list_id, form_id: form.form_id }
    await api.deleteForm({ path })
    for (const ask of [api.getForm, api.listFormSubmissions, api.deleteForm])
      await expect(ask({ path })).rejects.toMatchObject(refused(404))
    const { items } = await api.listContacts({ path: { list_id } })
    expect(items[0]?.base).toMatchObject({ email: 'ana@example.com', subscription_form: form.form_id })
    expect((await enter(server, form, { email: 'rui@example.com' })).status).toBe(404)
  })

  it('goes with the list', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const form = await makeForm(api, list_id)
    await enter(server, form, { email: 'ana@example.com' })
    await api.deleteList({ path: { list_id } })
    expect((await enter(server, form, { email: 'rui@example.com' })).status).toBe(404)
  })
})

describe('listFormSubmissions', () => {
  it('shows what was entered, newest first', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const fields = [email, { field_id: 'first_name' }, { field_id: 'cellphone' }]
    const form = await makeForm(api, list_id, { double_optin: false, fields })
    await enter(server, form, { email: 'ana@example.com', first_name: ' Ana ', cellphone: '+351 912 345 678' })
    await enter(server, form, { email: 'rui@example.com' }, 'de')
    const page = await api.listFormSubmissions({ path: { list_id, form_id: form.form_id } })
    const contact = async (address: string) =>
      (await api.listContacts({ path: { list_id }, query: { email: address } })).items[0]?.base
    const { contact_id = '', ...ana } = (await contact('ana@example.com')) ?? {}
    expect(ana).toMatchObject({ first_name: 'Ana', cellphone: '351-912345678', subscription_method: 'form' })
    expect(page.total_items).toBe(2)
    expect(page.items[0]).toMatchObject({ language: 'de', status: 'accepted' })
    expect(page.items[1]).toMatchObject({
      contact_id,
      status: 'accepted',
      language: 'en',
      answers: [
        { field_id: 'email', value: 'ana@example.com' },
        { field_id: 'first_name', value: 'Ana' },
        { field_id: 'cellphone', value: '+351 912 345 678' },
      ],
    })
    expect(await contact('rui@example.com')).toMatchObject({ language: 'de' })
  })

  it('knows no form of others', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const { form_id } = await makeForm(api, list_id)
    const other = await openAccount(server)
    await makeContact(other.api, await makeList(other.api), 'ana@example.com')
    await expect(other.api.listFormSubmissions({ path: { list_id, form_id } })).rejects.toMatchObject(refused(404))
  })
})
