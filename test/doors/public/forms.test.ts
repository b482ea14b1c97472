// The page of a form, and the same form on a page of somebody else, as people see them in a real browser; and what
// programs send that are no people.
import { beforeEach, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { useBrowser } from '../../support/browser.ts'
import { confirmationLink, enter } from '../../support/forms.ts'
import { type Account, makeField, makeList, makeSender, openAccount } from '../../support/marketing.ts'
import { expectGoodPage, visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()
let account: Account
let list_id: number

beforeEach(async () => {
  account = await openAccount(server)
  list_id = await makeList(account.api, 'Readers')
  await makeSender(account.api)
})

type Form = MarketingSchemas['Form']
const email = { field_id: 'email' }
const makeForm = (change: Partial<MarketingSchemas['FormCreate']> = {}): Promise<Form> =>
  account.api.createForm({ path: { list_id }, body: { name: 'News', fields: [email], ...change } })
const contacts = async () => (await account.api.listContacts({ path: { list_id } })).items
const submissionsOf = async ({ form_id }: Form) =>
  (await account.api.listFormSubmissions({ path: { list_id, form_id } })).total_items
const local = ({ url }: { url: string }, lang = '') =>
  `https://localhost${new URL(url).pathname}${lang && `?lang=${lang}`}`

/** A field with the options Monthly and Weekly; returns its id and theirs. */
async function makeOptions() {
  const field_id = await makeField(account.api, list_id, 'options', { name: 'How often' })
  const path = { list_id, field_id }
  const option = async (en: string, de: string) =>
    (await account.api.createFieldOption({ path, body: { en, de } })).option_id
  return { field_id, monthly: await option('Monthly', 'Monatlich'), weekly: await option('Weekly', 'Wöchentlich') }
}

describe('in a browser', () => {
  it.each([true, false])('people subscribe and confirm (with scripts: %s)', async (javaScriptEnabled) => {
    const { field_id, weekly } = await makeOptions()
    const form = await makeForm({
      language: 'de',
      fields: [email, { field_id: 'cellphone' }, { field_id: 'language' }, { field_id: String(field_id) }],
      consent: { de: 'Ich will Nachrichten bekommen.' },
    })
    const visitor = await visitorOf(browser, server, { javaScriptEnabled })
    const { page } = visitor
    const look = () => (javaScriptEnabled ? expectGoodPage(visitor) : Promise.resolve())
    await page.goto(local(form))
    expect(await page.getAttribute('html', 'lang')).toBe('de')
    await look()

    // The browser accepts the address, the platform does not.
    await page.getByLabel('E-Mail-Adresse').fill('ana@example')
    await page.getByLabel('Mobiltelefon (freiwillig)').fill('12')
    await page.getByLabel('Ich will Nachrichten bekommen.').check()
    await page.getByLabel('Wöchentlich').check()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    expect(await page.getByRole('alert').textContent()).toContain('Bitte prüfen Sie Ihre Angaben')
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('ana@example')
    expect(await page.getByLabel('Wöchentlich').isChecked()).toBe(true)
    visitor.complaints.length = 0 // The status 422 of the page itself.
    await look()

    await page.getByLabel('E-Mail-Adresse').fill('ana@example.com')
    await page.getByLabel('Mobiltelefon (freiwillig)').fill('+49 151 23456789')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    expect(await page.textContent('h1')).toBe('Fast geschafft')
    await look()
    await page.goto((await confirmationLink(account.sandbox, 'ana@example.com')).replace(':8443', ''))
    expect(await page.textContent('dl')).toContain('Wöchentlich')
    await look()
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    expect(await page.textContent('h1')).toBe('Bestätigt')
    await look()
    await visitor.close()
    expect(await contacts()).toMatchObject([
      {
        base: { status: 'active', email: 'ana@example.com', cellphone: '49-15123456789', consent: 'consent' },
        extra: [{ field_id, value: [weekly] }],
      },
    ])
  })

  // A redirection leaves what the test answers, and nobody listens where it leads: that the browser asks is enough.
  it.each(['page of the platform', 'page of somebody else with a strict policy'])(
    'the form on a %s leads to the thank-you address',
    async (where) => {
      const redirect_url = 'https://localhost:1/thanks?from=form'
      const form = await makeForm({ redirect_url, fields: [email, { field_id: 'first_name' }], consent: { en: 'Yes' } })
      const visitor = await visitorOf(browser, server)
      const { page } = visitor
      await page.route('https://localhost/shop', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: {
            'content-security-policy': "default-src 'none'; form-action https://localhost https://localhost:1",
          },
          body: `<!doctype html><title>Shop</title>${form.embed.replaceAll('https://localhost:8443', 'https://localhost')}`,
        }),
      )
      await page.goto(where.endsWith('platform') ? local(form) : 'https://localhost/shop')
      expect(
        await page
          .locator('[name=website]')
          .boundingBox()
          .then((box) => (box?.x ?? -1) < 0),
      ).toBe(true)
      await page.getByLabel('Email address').fill('ana@example.com')
      await page.getByLabel('First name (optional)').fill('Ana')
      await page.getByLabel('Yes').check()
      const thanks = page.waitForRequest(redirect_url)
      await page.getByRole('button', { name: 'Subscribe' }).click({ noWaitAfter: true })
      await thanks
      expect(visitor.complaints.filter((text) => !text.includes('ERR_'))).toEqual([])
      await visitor.close()
      expect(await contacts()).toMatchObject([{ base: { first_name: 'Ana', status: 'unconfirmed' } }])
    },
  )

  it('the page lets the form lead to the thank-you address only', async () => {
    const policyOf = async (form: Form) => (await server.inject(local(form))).headers.get('content-security-policy')
    const elsewhere = await makeForm({ redirect_url: 'https://shop.example.com/thanks' })
    expect(await policyOf(elsewhere)).toContain("form-action 'self' https://shop.example.com;")
    expect(await policyOf(await makeForm())).toContain("form-action 'self';")
  })

  it('speaks the language that the address names, and that of the form otherwise', async () => {
    const labels = { en: 'Your name', fr: 'Votre nom' }
    const form = await makeForm({ language: 'fr', fields: [email, { field_id: 'first_name', labels, required: true }] })
    const textOf = async (lang?: string) => (await server.inject(local(form, lang))).text()
    expect(await textOf('en')).toContain('>Your name<')
    expect(await textOf('hu')).toContain('>E-mail-cím<')
    // Without a label in the language of the page there is the one of the form.
    expect(await textOf('hu')).toContain('>Votre nom<')
    for (const lang of ['', 'xx', 'constructor']) expect(await textOf(lang)).toContain('<html lang="fr">')
  })
})

describe('POST /f/<hash>', () => {
  it('leads only to the address of the form', async () => {
    const form = await makeForm({ redirect_url: 'https://shop.example.com/thanks?a=1' })
    const answer = await enter(server, form, { email: 'ana@example.com', redirect_url: 'https://evil.example.com/' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('https://shop.example.com/thanks?a=1')
  })

  it('thanks a robot in the same words, and keeps nothing', async () => {
    const form = await makeForm()
    const robot = await enter(server, form, { email: 'robot@example.com', website: 'https://spam.example.com' })
    const person = await enter(server, form, { email: 'ana@example.com', website: '' })
    expect(await robot.text()).toBe(await person.text())
    expect(await contacts()).toMatchObject([{ base: { email: 'ana@example.com' } }])
    expect(await submissionsOf(form)).toBe(1)
  })

  it('shows what was entered as text', async () => {
    const form = await makeForm({ name: '<i>News</i>', fields: [email, { field_id: 'first_name' }] })
    const hostile = '"><script>alert(1)</script>'
    const answer = await enter(server, form, { email: hostile, first_name: hostile })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<i>')
    expect(page).toContain('&quot;&gt;&lt;script&gt;')
  })

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['no consent', { email: 'ana@example.com' }],
    ['no address', { email: 'ana', consent: 'yes' }],
    ['a name that is too long', { email: 'ana@example.com', consent: 'yes', first_name: 'a'.repeat(256) }],
    ['a day that is none', { email: 'ana@example.com', consent: 'yes', birth_date: '2001-02-30' }],
    ['a language that is none', { email: 'ana@example.com', consent: 'yes', language: 'constructor' }],
  ])('refuses %s', async (_what, values) => {
    const fields = ['email', 'first_name', 'birth_date', 'language'].map((field_id) => ({ field_id }))
    const form = await makeForm({ fields, consent: { en: 'Yes' } })
    expect((await enter(server, form, values)).status).toBe(422)
    expect(await contacts()).toEqual([])
    expect(await submissionsOf(form)).toBe(0)
  })

  it('refuses options that the field does not have', async () => {
    const { field_id, weekly } = await makeOptions()
    const form = await makeForm({ fields: [email, { field_id: String(field_id) }] })
    const send = (option: string) => enter(server, form, { email: 'ana@example.com', [`extra_${field_id}`]: option })
    for (const option of ['4711', 'x', '1e3']) expect((await send(option)).status).toBe(422)
    expect((await send(String(weekly))).status).toBe(200)
  })

  it('sets only the fields that the form asks for', async () => {
    const form = await makeForm({ double_optin: false })
    await enter(server, form, { email: 'ana@example.com', first_name: 'Ana', status: 'inactive', list_id: '1' })
    expect(await contacts()).toMatchObject([{ base: { first_name: '', status: 'active' } }])
  })

  it('takes a form in parts as well, without its files', async () => {
    const form = await makeForm({ fields: [email, { field_id: 'first_name' }], double_optin: false })
    const body = new FormData()
    body.set('email', 'ana@example.com')
    body.set('first_name', new File(['x'], 'x.txt'))
    expect((await server.inject(local(form), { method: 'POST', body })).status).toBe(200)
    expect(await contacts()).toMatchObject([{ base: { email: 'ana@example.com', first_name: '' } }])
  })

  it.each<[string, RequestInit, number]>([
    ['JSON', { body: '{"email":"ana@example.com"}', headers: { 'content-type': 'application/json' } }, 422],
    ['parts that are none', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 422],
    ['no body', {}, 422],
    ['more than a form has', { body: new URLSearchParams({ email: 'a'.repeat(200_000) }) }, 413],
  ])('refuses %s', async (_what, init, status) => {
    const form = await makeForm()
    expect((await server.inject(local(form), { method: 'POST', ...init })).status).toBe(status)
    expect(await contacts()).toEqual([])
  })

  it('lets one network send it 30 times an hour', async () => {
    const form = await makeForm({ double_optin: false })
    for (let n = 0; n < 30; n++) await enter(server, form, {})
    const answer = await enter(server, form, { email: 'ana@example.com' })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect(await answer.text()).toContain('Please wait')
    expect(await contacts()).toEqual([])
    const other = await makeForm({ double_optin: false })
    expect((await enter(server, other, { email: 'ana@example.com' })).status).toBe(200)
  })

  it.each(['none', '%00', 'a'.repeat(500), '..%2f..'])('knows no form %s', async (hash) => {
    const answer = await server.inject(`https://localhost/f/${hash}`)
    expect(answer.status).toBe(404)
    const posted = await server.inject(`https://localhost/f/${hash}`, { method: 'POST', body: new URLSearchParams() })
    expect(posted.status).toBe(404)
  })
})
