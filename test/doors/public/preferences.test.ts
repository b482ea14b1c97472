// The page on which recipients change their data, through the link of a campaign that was really sent.
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { linkOf, type SentMail, sendMail } from '../../support/mail-links.ts'
import { actionsOf, makeContact, makeField } from '../../support/marketing.ts'
import { startReceiver } from '../../support/receiver.ts'
import { expectGoodPage, visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()

const contactOf = ({ account: { api }, list_id, contact_id }: SentMail) =>
  api.getContact({ path: { list_id, contact_id } })

/** A mail whose page shows the fields City, Birthday of the cat and Topics, and does not show Points. */
const withFields = () =>
  sendMail(server, {
    prepare: async ({ api }, list_id) => {
      const city = await makeField(api, list_id, 'text', { name: 'City' })
      const day = await makeField(api, list_id, 'date', { name: 'Birthday of the cat' })
      const points = await makeField(api, list_id, 'number', { name: 'Points' })
      const topics = await makeField(api, list_id, 'options', { name: 'Topics' })
      const path = { list_id, field_id: topics }
      for (const en of ['News', 'Offers']) await api.createFieldOption({ path, body: { en } })
      return {
        contact: {
          base: { first_name: 'Ana', last_name: '<b>Silva</b>', cellphone: '351-910000001' },
          extra: [
            { field_id: city, value: 'Lisboa' },
            { field_id: points, value: '12' },
          ],
        },
        campaign: { header_footer: { footer_links: { edit: true }, edit_fields: [city, day, topics] } },
      }
    },
  })

describe('the page of preferences', () => {
  it('shows what the campaign lets the contact see, and writes what changed', async () => {
    const receiver = await startReceiver()
    const mail = await withFields()
    const { account, list_id } = mail
    await account.api.createWebhook({
      body: { list_id, url: receiver.url, actions: ['edit_subscription'], fields: ['first_name'] },
    })
    const visitor = await visitorOf(browser, server)
    const { page } = visitor
    await page.goto(linkOf(mail, 'Change your data'))
    await expectGoodPage(visitor)
    const labels = await page.$$eval('label, legend', (all) => all.map((one) => one.textContent))
    expect(labels).toEqual([
      'First name',
      'Last name',
      'Date of birth',
      'Language',
      'Mobile phone',
      'Phone',
      'City',
      'Birthday of the cat',
      'Topics',
      'News',
      'Offers',
      'Where may we reach you?',
      'By email: ana@example.com',
      'On your mobile: 351-910000001',
    ])
    expect(await page.getByLabel('Last name').inputValue()).toBe('<b>Silva</b>')

    await page.getByLabel('First name').fill('Anne')
    await page.getByLabel('Date of birth').fill('1990-05-17')
    await page.getByLabel('Language').selectOption('de')
    await page.getByLabel('City').fill('')
    await page.getByLabel('Offers').check()
    await page.getByLabel('On your mobile').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await page.textContent('h1')).toBe('Ihre Daten')
    expect(await page.getByRole('status').textContent()).toBe('Ihre Daten sind gespeichert.')
    await expectGoodPage(visitor)

    const { base, extra } = await contactOf(mail)
    expect(base).toMatchObject({
      first_name: 'Anne',
      last_name: '<b>Silva</b>',
      birth_date: '1990-05-17',
      language: 'de',
      email_status: 'active',
      cellphone: '351-910000001',
      cellphone_status: 'inactive',
    })
    expect(extra.map(({ value }) => value)).toEqual(expect.arrayContaining(['12']))
    expect(extra.map(({ value }) => value)).not.toContain('Lisboa')
    const actions = await actionsOf(account.api, list_id, mail.contact_id)
    expect(actions.slice(0, 2).sort()).toEqual(['cellphone_field_disable', 'edit_subscription'])
    const [hook] = await receiver.waitForCount(1)
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({
      action: 'edit_subscription',
      contact: { contact_id: mail.contact_id, first_name: 'Anne' },
    })
    await visitor.close()
    await receiver.close()
  })

  it('says beside a field what is wrong, keeps what was written, and writes nothing', async () => {
    const mail = await withFields()
    const { api } = mail.account
    const unique = await makeField(api, mail.list_id, 'text', { name: 'Customer', unique: true })
    await makeContact(api, mail.list_id, {
      base: { email: 'b@example.com' },
      extra: [{ field_id: unique, value: 'C1' }],
    })
    const path = { campaign_hash: mail.campaign_hash }
    await api.updateEmailCampaign({ path, body: { header_footer: { edit_fields: [unique] } } })
    const visitor = await visitorOf(browser, server)
    const { page } = visitor
    await page.goto(linkOf(mail, 'Change your data'))
    await page.getByLabel('First name').fill('Maria')
    await page.getByLabel('Mobile phone').fill('12"><b>')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await page.getByLabel('Mobile phone').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Mobile phone').inputValue()).toBe('12"><b>')
    expect(await page.getByLabel('First name').inputValue()).toBe('Maria')
    visitor.complaints.length = 0 // The status 422 of the page itself.
    await expectGoodPage(visitor)
    await page.getByRole('alert').getByRole('link').click()
    expect(await page.getByLabel('Mobile phone').evaluate((one) => one === document.activeElement)).toBe(true)
    expect((await contactOf(mail)).base).toMatchObject({ first_name: 'Ana', cellphone: '351-910000001' })

    await page.getByLabel('Mobile phone').fill('+351 912 345 678')
    await page.getByLabel('Customer').fill('C1')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await page.getByRole('alert').innerText()).toContain('Customer: This cannot be used here.')
    expect((await contactOf(mail)).base).toMatchObject({ first_name: 'Ana', cellphone: '351-910000001' })
    await page.getByLabel('Customer').fill('C2')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await page.getByRole('status').textContent()).toBe('Your data are saved.')
    expect((await contactOf(mail)).base).toMatchObject({ first_name: 'Maria', cellphone: '351-912345678' })
    await visitor.close()
  })

  it('changes nothing for fields that it does not show, for an empty body, and when nothing is new', async () => {
    const mail = await withFields()
    const before = await contactOf(mail)
    const actions = await actionsOf(mail.account.api, mail.list_id, mail.contact_id)
    const url = linkOf(mail, 'Change your data')
    const points = before.extra.find(({ value }) => value === '12')?.field_id
    const bodies: Record<string, string>[] = [
      {},
      { step: 'other', 'field-first_name': 'Eve' },
      { step: 'save', 'channel-email': 'yes', 'channel-cellphone': 'yes' },
      {
        step: 'save',
        'channel-email': 'yes',
        'channel-cellphone': 'yes',
        'field-email': 'eve@example.com',
        'field-status': 'removed',
        [`field-${points}`]: '9999',
      },
    ]
    for (const body of bodies) {
      const answer = await server.inject(url, { method: 'POST', body: new URLSearchParams(body) })
      expect(answer.status).toBe(200)
    }
    expect(await contactOf(mail)).toEqual(before)
    expect(await actionsOf(mail.account.api, mail.list_id, mail.contact_id)).toEqual(actions)
  })

  it('leads who has left to the way back', async () => {
    const mail = await sendMail(server)
    await server.inject(linkOf(mail, 'Unsubscribe'), { method: 'POST' })
    for (const init of [
      {},
      { method: 'POST', body: new URLSearchParams({ step: 'save', 'field-first_name': 'Eve' }) },
    ]) {
      const answer = await server.inject(linkOf(mail, 'Change your data'), { redirect: 'manual', ...init })
      expect(answer.status).toBe(303)
      const next = answer.headers.get('location') ?? ''
      expect(await (await server.inject(next)).text()).toContain('Subscribe again')
    }
    expect((await contactOf(mail)).base.first_name).toBe('')
  })

  it('opens by its own link only', async () => {
    const mail = await sendMail(server)
    const token = (text: string) => linkOf(mail, text).split('/').at(-1)
    const wrong = ['none', token('Unsubscribe'), token('View in browser'), token('Change your data')?.slice(0, -1)]
    for (const one of wrong) {
      for (const method of ['GET', 'POST'])
        expect((await server.inject(`https://localhost:8443/e/${one}`, { method })).status).toBe(404)
    }
  })
})
