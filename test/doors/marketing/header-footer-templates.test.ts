import { describe, expect, it } from 'vitest'
import { linkOf, sendMail } from '../../support/mail-links.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const header = '<p>Hello {{ first_name }} <a href="{{ view_url }}">Look</a></p>'
const footer =
  '<p><a href="{{ edit_url }}">Edit</a><a href="{{ unsubscribe_url }}">Leave</a><a href="https://shop.example.com/">Shop</a></p>'

const opened = async () => {
  const account = await openAccount(server)
  const template = await account.api.createHeaderFooterTemplate({ body: { name: 'Plain', header, footer } })
  return { ...account, template, path: { template_id: template.template_id } }
}

describe('createHeaderFooterTemplate', () => {
  it('keeps a template, whose header and footer may be empty', async () => {
    const { api, template, path } = await opened()
    expect(template).toMatchObject({ template_id: expect.any(Number), name: 'Plain', header, footer })
    await expect(api.getHeaderFooterTemplate({ path })).resolves.toEqual(template)
    const bare = await api.createHeaderFooterTemplate({ body: { name: 'Bare' } })
    expect(bare).toMatchObject({ name: 'Bare', header: '', footer: '' })
  })

  it('frames the emails of a campaign that names it, in place of all links', async () => {
    const mail = await sendMail(server, {
      contact: { base: { first_name: 'Ana' } },
      prepare: async ({ api }) => {
        const { template_id: id } = await api.createHeaderFooterTemplate({ body: { name: 'Plain', header, footer } })
        return {
          contact: { base: { first_name: 'Ana' } },
          campaign: { header_footer: { id, header_links: { forward: true }, footer_links: { unsubscribe: true } } },
        }
      },
    })
    expect([...mail.links.keys()]).toEqual(['Look', 'Spring', 'Edit', 'Leave', 'Shop'])
    expect(mail.html).toMatch(/^<body><p>Hello Ana <a href/)
    expect(linkOf(mail, 'Leave')).toMatch(/\/u\//)
    const shop = await server.inject(linkOf(mail, 'Shop'), { redirect: 'manual' })
    expect(shop.headers.get('location')).toBe('https://shop.example.com/')
    expect(mail.text).toBe(
      `View in browser: ${linkOf(mail, 'Look')}\n\nHello Ana\n\nChange your data: ${linkOf(mail, 'Edit')}\nUnsubscribe: ${linkOf(mail, 'Leave')}`,
    )
  })

  it('refuses what is no template, and more links than can be tracked', async () => {
    const { api } = await openAccount(server)
    const create = (body: object) => api.createHeaderFooterTemplate({ body: { name: 'Bad', ...body } })
    await expect(create({ header: '{{ first_name' })).rejects.toMatchObject(refused(422, 'body.header'))
    await expect(create({ footer: '{% if %}' })).rejects.toMatchObject(refused(422, 'body.footer'))
    const links = Array.from({ length: 1001 }, (_, n) => `<a href="https://a.example.com/${n}">a</a>`).join('')
    await expect(create({ footer: links })).rejects.toMatchObject(refused(422, 'body.footer'))
    await expect(create({ name: '' })).rejects.toMatchObject(refused(422, 'body.name'))
  })

  it('is named by campaigns of its own account only', async () => {
    const { template } = await opened()
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const header_footer = { id: template.template_id }
    await expect(makeCampaign(api, list_id, { header_footer })).rejects.toMatchObject(
      refused(422, 'body.header_footer.id'),
    )
    const campaign_hash = await makeCampaign(api, list_id)
    await expect(api.updateEmailCampaign({ path: { campaign_hash }, body: { header_footer } })).rejects.toMatchObject(
      refused(422, 'body.header_footer.id'),
    )
    const foreign = await makeField(api, await makeList(api), 'text')
    await expect(makeCampaign(api, list_id, { header_footer: { edit_fields: [foreign] } })).rejects.toMatchObject(
      refused(422, 'body.header_footer.edit_fields.0'),
    )
  })
})

describe('listHeaderFooterTemplates', () => {
  it('shows the templates without their HTML, newest first, in pages', async () => {
    const { api, template } = await opened()
    const { template_id } = await api.createHeaderFooterTemplate({ body: { name: 'Festive', header } })
    const page = await api.listHeaderFooterTemplates()
    expect(page.total_items).toBe(2)
    expect(page.items.map((item) => item.template_id)).toEqual([template_id, template.template_id])
    const { created, updated } = template
    expect(page.items[1]).toEqual({ template_id: template.template_id, name: 'Plain', created, updated })
    const second = await api.listHeaderFooterTemplates({ query: { offset: 1, limit: 1 } })
    expect(second.items.map(({ name }) => name)).toEqual(['Plain'])
  })
})

describe('getHeaderFooterTemplate', () => {
  it('knows none of another account', async () => {
    const { path } = await opened()
    const { api } = await openAccount(server)
    await expect(api.getHeaderFooterTemplate({ path })).rejects.toMatchObject(refused(404))
  })
})

describe('updateHeaderFooterTemplate', () => {
  it('changes what the body names, also for campaigns that have the template', async () => {
    const { api, sandbox, path } = await opened()
    await sandbox.advanceClock({ body: { seconds: 60 } })
    const changed = await api.updateHeaderFooterTemplate({ path, body: { name: 'New', header: '<p>New</p>' } })
    expect(changed).toMatchObject({ name: 'New', header: '<p>New</p>', footer })
    expect(changed.updated > changed.created).toBe(true)
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'ana@example.com')
    const hash = await makeCampaign(api, list_id, { header_footer: { id: path.template_id } })
    await api.updateHeaderFooterTemplate({ path, body: { footer: '<p>Later</p>' } })
    await sendCampaign(api, hash, list_id)
    const { html } = await sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com', timeout: 30 } })
    expect(html).toMatch(/^<body><p>New<\/p>.*<p>Later<\/p>/)
    await expect(api.updateHeaderFooterTemplate({ path, body: { footer: '{{' } })).rejects.toMatchObject(
      refused(422, 'body.footer'),
    )
  })
})

describe('deleteHeaderFooterTemplate', () => {
  it('waits for the campaigns that have the template', async () => {
    const account = await opened()
    const { api, sandbox, path } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'ana@example.com')
    const campaign_hash = await makeCampaign(api, list_id, { header_footer: { id: path.template_id } })
    await sendCampaign(api, campaign_hash, list_id, { schedule_date: await timeOf(account, 3600) })
    await expect(api.deleteHeaderFooterTemplate({ path })).rejects.toMatchObject(refused(409, 'template_in_use'))
    await settle({ sandbox }, 3700)
    await api.deleteHeaderFooterTemplate({ path })
    await expect(api.getHeaderFooterTemplate({ path })).rejects.toMatchObject(refused(404))
    await expect(api.listHeaderFooterTemplates()).resolves.toEqual({ total_items: 0, items: [] })
  })
})
