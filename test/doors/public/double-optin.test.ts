// The way of a person onto a list: a form, an email that asks, a page that confirms. Strangers change nobody, and learn
// nothing about who is on the list.
import { beforeEach, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { confirm, confirmationLink, enter } from '../../support/forms.ts'
import { follow } from '../../support/mailing.ts'
import {
  type Account,
  actionsOf,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSender,
  openAccount,
  refused,
  sendCampaign,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const DAY = 86_400

const receiver = useReceiver()
const server = useServer()
let account: Account
let list_id: number

beforeEach(async () => {
  account = await openAccount(server)
  list_id = await makeList(account.api, 'Readers')
  await makeSender(account.api)
})

const makeForm = (change: Partial<MarketingSchemas['FormCreate']> = {}) =>
  account.api.createForm({
    path: { list_id },
    body: { name: 'News', fields: [{ field_id: 'email' }, { field_id: 'first_name' }], ...change },
  })
async function contactOf(email: string) {
  const { items } = await account.api.listContacts({ path: { list_id }, query: { email } })
  return items[0]
}
const baseOf = async (email: string) => (await contactOf(email))?.base
const actions = async (email: string) =>
  actionsOf(account.api, list_id, (await baseOf(email))?.contact_id ?? '0000000000')
const mailsTo = async (recipient: string) =>
  (await account.sandbox.listCapturedMessages({ query: { recipient } })).total_items
const submissionsOf = async ({ form_id }: { form_id: number }) =>
  (await account.api.listFormSubmissions({ path: { list_id, form_id } })).items
/** Resolves when everything that is queued went out. */
const settled = () => account.sandbox.advanceClock({ body: { seconds: 1 } })

describe('a new contact', () => {
  it('is unconfirmed until the person presses the button', async () => {
    await account.api.createWebhook({
      body: { list_id, url: receiver.url, actions: ['subscription', 'double_optin'], fields: ['email'] },
    })
    const form = await makeForm({ consent: { en: 'Yes, please.' } })
    const answer = await enter(server, form, { email: 'Ana@example.com', first_name: 'Ana', consent: 'yes' })
    expect(answer.status).toBe(200)
    expect(await baseOf('ana@example.com')).toMatchObject({
      status: 'unconfirmed',
      consent: 'consent',
      subscription_method: 'form',
      subscription_form: form.form_id,
      first_name: 'Ana',
    })
    expect(await submissionsOf(form)).toMatchObject([{ status: 'waiting' }])
    const link = await confirmationLink(account.sandbox, 'Ana@example.com')

    // Scanners open links.
    for (let n = 0; n < 2; n++) {
      const page = await follow(server, link)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<form method="post">')
    }
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'unconfirmed' })

    for (let n = 0; n < 2; n++) {
      const done = await confirm(server, link)
      expect(done.status).toBe(200)
      expect(await done.text()).not.toContain('<form')
    }
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active', subscription_form: form.form_id })
    expect(await actions('ana@example.com')).toEqual(['double_optin', 'subscription'])
    expect(await submissionsOf(form)).toMatchObject([{ status: 'confirmed' }])
    const told = await receiver.waitFor(({ body }) => body.includes('double_optin'))
    expect(JSON.parse(told.body)).toMatchObject({ action: 'double_optin', contact: { email: 'Ana@example.com' } })
  })

  it('is active at once without double opt-in, and gets no email', async () => {
    const form = await makeForm({ double_optin: false })
    await enter(server, form, { email: 'ana@example.com' })
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active' })
    expect(await actions('ana@example.com')).toEqual(['subscription'])
    await settled()
    expect(await mailsTo('ana@example.com')).toBe(0)
  })

  it('is asked in the language of the page, by the sender of the form', async () => {
    const sender_id = await makeSender(account.api, 'club@example.com')
    const form = await makeForm({ sender_id })
    await enter(server, form, { email: 'ana@example.com' }, 'de')
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    const { items } = await account.sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com' } })
    expect(items[0]?.subject).toBe('Bitte bestätigen Sie Ihre Anmeldung zu Readers')
    expect(items[0]?.sender).toContain('club@example.com')
    expect(await (await follow(server, link)).text()).toContain('<html lang="de">')
  })

  it('is asked by the sender of the last campaign of the list, else by the first of the account', async () => {
    const { api, sandbox } = account
    const other = await makeSender(api, 'other@example.com')
    const form = await makeForm()
    const askedBy = async (email: string) => {
      await enter(server, form, { email })
      return (await sandbox.waitForCapturedMessage({ query: { recipient: email, timeout: 30 } })).sender
    }
    expect(await askedBy('ana@example.com')).toContain('shop@example.com')
    await makeContact(api, list_id, 'ben@example.com')
    await sendCampaign(api, await makeCampaign(api, list_id, { sender_id: other }), list_id)
    await settled()
    expect(await askedBy('eva@example.com')).toContain('other@example.com')
  })

  it('gets the name of the list as a text, whatever it looks like', async () => {
    await account.api.updateList({ path: { list_id }, body: { public_name: '<b>{{ 1 }}</b>' } })
    await enter(server, await makeForm(), { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    const mail = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com', timeout: 30 } })
    expect(mail.html).toContain('&lt;b&gt;{{ 1 }}&lt;/b&gt;')
    expect(mail.subject).toContain('<b>{{ 1 }}</b>')
    expect(await (await follow(server, link)).text()).toContain('&lt;b&gt;{{ 1 }}&lt;/b&gt;')
  })

  it('can confirm after the form is deleted', async () => {
    const form = await makeForm()
    await enter(server, form, { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    await account.api.deleteForm({ path: { list_id, form_id: form.form_id } })
    expect((await confirm(server, link)).status).toBe(200)
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active' })
  })

  it('waits where the account has no sender', async () => {
    const bare = await openAccount(server)
    const list = await makeList(bare.api)
    const body = { name: 'News', fields: [{ field_id: 'email' }] }
    const form = await bare.api.createForm({ path: { list_id: list }, body })
    expect((await enter(server, form, { email: 'ana@example.com' })).status).toBe(200)
    const { items } = await bare.api.listContacts({ path: { list_id: list } })
    const path = { list_id: list, contact_id: items[0]?.base.contact_id ?? '' }
    await expect(bare.api.resendDoubleOptin({ path })).rejects.toMatchObject(refused(409, 'sender_missing'))
    await makeSender(bare.api)
    await bare.api.resendDoubleOptin({ path })
    await confirm(server, await confirmationLink(bare.sandbox, 'ana@example.com'))
    expect((await bare.api.getContact({ path })).base.status).toBe('active')
  })
})

describe('a link', () => {
  it.each([
    { name: 'cut short', change: (token: string) => token.slice(0, -1) },
    { name: 'for another contact', change: (token: string) => token.replace(/\d+/, (n) => String(Number(n) + 1)) },
    { name: 'without its seal', change: (token: string) => token.split('.')[0] },
    { name: 'that is no number', change: () => 'd-' },
  ])('$name leads nowhere', async ({ change }) => {
    await enter(server, await makeForm(), { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    const forged = `https://localhost/o/${change(link.split('/').at(-1) as string)}`
    expect((await follow(server, forged)).status).toBe(404)
    expect((await confirm(server, forged)).status).toBe(404)
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'unconfirmed' })
  })

  it('holds for 30 days', async () => {
    const form = await makeForm()
    await enter(server, form, { email: 'ana@example.com' })
    await enter(server, form, { email: 'rui@example.com' })
    const [ana, rui] = [
      await confirmationLink(account.sandbox, 'ana@example.com'),
      await confirmationLink(account.sandbox, 'rui@example.com'),
    ]
    await account.sandbox.advanceClock({ body: { seconds: 30 * DAY - 60 } })
    expect((await confirm(server, ana)).status).toBe(200)
    await account.sandbox.advanceClock({ body: { seconds: 120 } })
    expect((await follow(server, rui)).status).toBe(404)
    expect((await confirm(server, rui)).status).toBe(404)
    expect(await baseOf('rui@example.com')).toMatchObject({ status: 'unconfirmed' })
  })

  it('does not bring back who has left since', async () => {
    await enter(server, await makeForm(), { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    await account.sandbox.advanceClock({ body: { seconds: 60 } })
    const contact_id = (await baseOf('ana@example.com'))?.contact_id ?? ''
    await account.api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    expect((await confirm(server, link)).status).toBe(404)
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'removed' })
  })

  it('ends when the account gives the contact another address', async () => {
    await enter(server, await makeForm(), { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    const contact_id = (await baseOf('ana@example.com'))?.contact_id ?? ''
    await account.api.updateContact({ path: { list_id, contact_id }, body: { base: { email: 'eva@example.com' } } })
    expect((await confirm(server, link)).status).toBe(404)
    expect(await baseOf('eva@example.com')).toMatchObject({ status: 'unconfirmed' })
  })
})

describe('a contact that the list has', () => {
  it.each([true, false])('is changed only when the person confirms (double opt-in: %s)', async (double_optin) => {
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const form = await makeForm({ double_optin })
    const known = await (await enter(server, form, { email: 'ANA@example.com', first_name: 'Eve' })).text()
    const unknown = await (await enter(server, form, { email: 'new@example.com', first_name: 'Eve' })).text()
    expect(known).toBe(unknown)
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active', first_name: 'Ana' })
    const link = await confirmationLink(account.sandbox, 'ANA@example.com')
    expect(await (await follow(server, link)).text()).toContain('<dd>Eve</dd>')
    await confirm(server, link)
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active', first_name: 'Eve', subscription_form: 0 })
    expect(await actions('ana@example.com')).toEqual(
      expect.arrayContaining(['edit_subscription', 'double_optedit', 'subscription']),
    )
  })

  it('stays inactive, though its values change', async () => {
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', status: 'inactive' } })
    await enter(server, await makeForm(), { email: 'ana@example.com', first_name: 'Ana' })
    await confirm(server, await confirmationLink(account.sandbox, 'ana@example.com'))
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'inactive', first_name: 'Ana' })
  })

  it('keeps its data when the form is deleted before it confirms', async () => {
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const form = await makeForm()
    await enter(server, form, { email: 'ana@example.com', first_name: 'Eve' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    await account.api.deleteForm({ path: { list_id, form_id: form.form_id } })
    expect((await confirm(server, link)).status).toBe(404)
    expect(await baseOf('ana@example.com')).toMatchObject({ first_name: 'Ana' })
  })

  it.each([true, false])('and was removed comes back by confirming only (double opt-in: %s)', async (double_optin) => {
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', status: 'removed' } })
    const form = await makeForm({ double_optin })
    await enter(server, form, { email: 'ana@example.com' })
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'removed' })
    await confirm(server, await confirmationLink(account.sandbox, 'ana@example.com'))
    expect(await baseOf('ana@example.com')).toMatchObject({
      status: 'active',
      subscription_method: 'form',
      subscription_form: form.form_id,
      unsubscription_method: '',
    })
    expect((await actions('ana@example.com')).sort()).toEqual(['double_optin', 'resubscription', 'unsubscribe_api'])
  })

  it('shares no unique value with a stranger', async () => {
    const number = await makeField(account.api, list_id, 'text', { name: 'Number', unique: true })
    const extra = [{ field_id: number, value: 'A1' }]
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com' }, extra })
    const fields = [{ field_id: 'email' }, { field_id: String(number) }]
    const form = await makeForm({ fields, double_optin: false })
    const taken = await enter(server, form, { email: 'eve@example.com', [`extra_${number}`]: 'A1' })
    const free = await enter(server, form, { email: 'rui@example.com', [`extra_${number}`]: 'B2' })
    expect(await taken.text()).toBe(await free.text())
    expect(await contactOf('eve@example.com')).toBeUndefined()
    const [second, first] = await submissionsOf(form)
    expect(first).toMatchObject({ status: 'refused' })
    expect(first).not.toHaveProperty('contact_id')
    expect(second).toMatchObject({ status: 'accepted' })
  })

  it('is one, also when the form comes many times at once', async () => {
    const form = await makeForm()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter(server, form, { email: 'ana@example.com' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await account.api.listContacts({ path: { list_id } })).total_items).toBe(1)
    expect((await submissionsOf(form)).map(({ status }) => status)).toEqual(Array(10).fill('waiting'))
  })
})

describe('an automation for those who join', () => {
  it.each(['new', 'removed'])('takes a %s contact once, when the person confirms', async (before) => {
    const form = await makeForm()
    const other = await makeForm()
    const automate = async ({ form_id }: { form_id: number }) => {
      const triggers = [{ type: 'subscription' as const, form_id }]
      const actions = [{ action: 'end' as const }]
      const body = { title: 'Welcome', list_id, triggers, actions }
      const { automation_id } = await account.api.createAutomation({ body })
      await account.api.activateAutomation({ path: { automation_id } })
      return { automation_id }
    }
    const [meant, not] = [await automate(form), await automate(other)]
    const causesOf = async (path: { automation_id: number }) =>
      (await account.api.listAutomationRuns({ path })).items.map(({ cause }) => cause)
    if (before === 'removed')
      await makeContact(account.api, list_id, { base: { email: 'ana@example.com', status: 'removed' } })
    await enter(server, form, { email: 'ana@example.com' })
    // Again and again.
    for (let n = 0; n < 2; n++) {
      await confirm(server, await confirmationLink(account.sandbox, 'ana@example.com'))
      await settled()
    }
    expect(await causesOf(meant)).toEqual(['subscription'])
    // An edit is no arrival.
    const { captured_id } = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
    await enter(server, other, { email: 'ana@example.com' })
    await confirm(server, await confirmationLink(account.sandbox, 'ana@example.com', captured_id))
    await settled()
    expect([await causesOf(meant), await causesOf(not)]).toEqual([['subscription'], []])
  })

  it('waits for the person', async () => {
    const form = await makeForm()
    const body = {
      title: 'Welcome',
      list_id,
      triggers: [{ type: 'subscription' as const }],
      actions: [{ action: 'end' as const }],
    }
    const path = await account.api.createAutomation({ body })
    await account.api.activateAutomation({ path })
    await enter(server, form, { email: 'ana@example.com' })
    const link = await confirmationLink(account.sandbox, 'ana@example.com')
    await settled()
    expect((await account.api.listAutomationRuns({ path })).total_items).toBe(0)
    await confirm(server, link)
    await settled()
    expect((await account.api.listAutomationRuns({ path })).total_items).toBe(1)
  })
})

describe('a suppressed address', () => {
  const suppress = (type: 'email' | 'email_domain', value: string) =>
    account.api.addSuppressionEntries({ body: { type, value: [value] } })

  it.each<['email' | 'email_domain', string]>([
    ['email', 'ana@blocked.example.com'],
    ['email_domain', 'blocked.example.com'],
  ])('by the %s gets nothing, and the page does not tell', async (type, value) => {
    await suppress(type, value)
    const form = await makeForm({ double_optin: false })
    const barred = await enter(server, form, { email: 'ana@blocked.example.com' })
    const free = await enter(server, form, { email: 'ana@example.com' })
    expect(await barred.text()).toBe(await free.text())
    expect(await contactOf('ana@blocked.example.com')).toBeUndefined()
    expect((await submissionsOf(form))[1]).toMatchObject({ status: 'refused' })
    await settled()
    expect(await mailsTo('ana@blocked.example.com')).toBe(0)
  })

  it.each([true, false])('whose owner left comes back by confirming only (double opt-in: %s)', async (double_optin) => {
    const mailing = server.transactional(account.key)
    const senderId = String(await makeSender(account.api))
    await mailing.sendEmail({
      body: { senderId, to: 'ana@example.com', subject: 'Hi', textBody: 'Hi', header: { listUnsubscribe: true } },
    })
    const { headers } = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
    const header = headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? ''
    await follow(server, /<([^>]+)>/.exec(header)?.[1] ?? '', { method: 'POST' })
    const entries = async () =>
      (await account.api.listSuppressionEntries({ query: { value: 'ana@example.com' } })).items
    const [entry] = await entries()
    expect(entry).toMatchObject({ method: 'unsubscribe' })

    await enter(server, await makeForm({ double_optin }), { email: 'ana@example.com' })
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'unconfirmed' })
    expect(await entries()).toEqual([entry])
    const first = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
    await confirm(server, await confirmationLink(account.sandbox, 'ana@example.com', first.captured_id))
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active' })
    expect(await entries()).toEqual([])
  })

  it('of somebody who was forgotten comes back by confirming only', async () => {
    const contact_id = await makeContact(account.api, list_id, 'ana@example.com')
    await account.api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settled()
    const add = () => makeContact(account.api, list_id, 'ana@example.com')
    await expect(add()).rejects.toMatchObject(refused(409, 'address_forgotten'))
    const form = await makeForm({ double_optin: false })
    await enter(server, form, { email: 'ana@example.com' })
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'unconfirmed' })
    await confirm(server, await confirmationLink(account.sandbox, 'ana@example.com'))
    expect(await baseOf('ana@example.com')).toMatchObject({ status: 'active' })
    expect((await account.api.listSuppressionEntries()).items).toEqual([])
  })
})

describe('resendDoubleOptin', () => {
  const waiting = async (email = 'ana@example.com') => {
    const contact_id = await makeContact(account.api, list_id, { base: { email, status: 'unconfirmed' } })
    return { list_id, contact_id }
  }

  it('asks a contact that came by no form, three times a day at most', async () => {
    const path = await waiting()
    for (let n = 0; n < 3; n++) await account.api.resendDoubleOptin({ path })
    const tooOften = account.api.resendDoubleOptin({ path })
    await expect(tooOften).rejects.toMatchObject(refused(409, 'double_optin_too_often'))
    await account.sandbox.advanceClock({ body: { seconds: DAY + 1 } })
    await account.api.resendDoubleOptin({ path })
    const first = await confirmationLink(account.sandbox, 'ana@example.com')
    await confirm(server, first)
    expect((await account.api.getContact({ path })).base.status).toBe('active')
    const told = await actionsOf(account.api, list_id, path.contact_id)
    expect(told).toEqual(['double_optin', ...Array.from({ length: 4 }, () => 'double_optin_resend'), 'subscription'])
  })

  it('counts the emails of forms as well', async () => {
    const form = await makeForm()
    for (let n = 0; n < 5; n++) await enter(server, form, { email: 'ana@example.com' })
    await settled()
    expect(await mailsTo('ana@example.com')).toBe(3)
    expect(await submissionsOf(form)).toHaveLength(5)
  })

  it.each<[string, MarketingSchemas['ContactCreateBase']]>([
    ['active', { email: 'ana@example.com' }],
    ['removed', { email: 'ana@example.com', status: 'removed' }],
    ['without an address', { cellphone: '351-912345678', status: 'unconfirmed' }],
  ])('refuses a contact that is %s', async (_what, base) => {
    const contact_id = await makeContact(account.api, list_id, { base })
    const call = account.api.resendDoubleOptin({ path: { list_id, contact_id } })
    await expect(call).rejects.toMatchObject(refused(409, 'contact_not_confirmable'))
  })

  it('refuses a suppressed address', async () => {
    const path = await waiting()
    await account.api.addSuppressionEntries({ body: { type: 'email', value: ['ana@example.com'] } })
    const call = account.api.resendDoubleOptin({ path })
    await expect(call).rejects.toMatchObject(refused(409, 'contact_not_confirmable'))
  })

  it('knows no contact of others', async () => {
    const path = await waiting()
    const other = await openAccount(server)
    await expect(other.api.resendDoubleOptin({ path })).rejects.toMatchObject(refused(404))
  })
})
