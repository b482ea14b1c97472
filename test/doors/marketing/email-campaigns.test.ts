import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import {
  campaignOf,
  HTML,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSender,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const web = useReceiver()
const server = useServer()

type Content = MarketingSchemas['EmailContent']

async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  /** The mail that ana@example.com gets. */
  const mailOf = async (campaign_hash: string, contact: MarketingSchemas['ContactCreate'] = {}) => {
    await makeContact(api, list_id, { ...contact, base: { email: 'ana@example.com', ...contact.base } })
    await sendCampaign(api, campaign_hash, list_id)
    return account.sandbox.waitForCapturedMessage({ query: { recipient: 'ana@example.com' } })
  }
  return { account, api, list_id, mailOf }
}

const headerOf = (mail: { headers: { name: string; value: string }[] }, name: string) =>
  mail.headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value

describe('createEmailCampaign', () => {
  it('makes a draft that nobody gets', async () => {
    const { account, api, list_id } = await openList()
    await makeContact(api, list_id, 'ana@example.com')
    const hash = await makeCampaign(api, list_id)
    expect(hash).toMatch(/^[\w-]{12}$/)
    await settle(account, 3600)
    const draft = {
      status: 'draft',
      channel: 'email',
      internal_name: 'Spring',
      title: 'Spring',
      list_id,
      processed_messages: 0,
      schedule_date: { enabled: false },
    }
    const made = await campaignOf(api, hash)
    expect(made).toMatchObject(draft)
    expect(made?.schedule_date).toEqual({ enabled: false })
    for (const name of ['start_date', 'end_date', 'group_id']) expect(made).not.toHaveProperty(name)
    await expect(account.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 0 })
  })

  it('fills in the fields of each contact, and lets none of them add HTML or headers', async () => {
    const { api, list_id, mailOf } = await openList()
    const city = await makeField(api, list_id, 'text', { name: 'City' })
    const reply_to = await makeSender(api, 'help@example.com')
    const hash = await makeCampaign(api, list_id, {
      subject: '{{ first_name }} in {{ extra.City }}',
      reply_to,
      content: {
        type: 'html',
        body: `<body><p>{% if extra_${city} == "Lisboa" %}Olá{% else %}Hello{% endif %} {{ first_name }} {{ last_name }}</p></body>`,
        plain_text: 'Hello {{ first_name }}',
        snippet: 'For {{ email }}',
      },
    })
    const first_name = 'Ana<br>\r\nBcc: eva@example.com'
    const mail = await mailOf(hash, { base: { first_name }, extra: [{ field_id: city, value: 'Lisboa' }] })
    expect(mail.subject).toBe('Ana<br> Bcc: eva@example.com in Lisboa')
    expect(mail.html).toContain('Olá Ana&lt;br&gt;')
    expect(mail.html).toMatch(/<body><div style="display:none[^>]*>For ana@example\.com<\/div>/)
    expect(mail.text).toContain('Hello Ana<br>')
    expect(headerOf(mail, 'Bcc')).toBeUndefined()
    expect(headerOf(mail, 'Reply-To')).toContain('help@example.com')
    expect(headerOf(mail, 'From')).toContain('shop@example.com')
  })

  it('puts tracked links, an open pixel and a way out into the mail', async () => {
    const { api, list_id, mailOf } = await openList()
    const body =
      '<a href="https://a.example.com/?x=1&amp;y=2">a</a> <a href="mailto:shop@example.com">b</a> <a href="https://a.example.com/{{ email }}">c</a>'
    const hash = await makeCampaign(api, list_id, {
      content: { type: 'html', body },
      header_footer: { footer_links: { unsubscribe: true } },
    })
    const mail = await mailOf(hash)
    const url = expect.stringMatching(/^https:\/\/localhost:8443\/[tu]\/[\w.-]+$/)
    expect(mail.links).toEqual([url, 'mailto:shop@example.com', url, url])
    const leadsTo = await Promise.all(
      [0, 2].map(async (n) =>
        (await server.inject(mail.links[n] ?? '', { redirect: 'manual' })).headers.get('location'),
      ),
    )
    expect(leadsTo).toEqual(['https://a.example.com/?x=1&y=2', 'https://a.example.com/ana@example.com'])
    expect(mail.html).toMatch(/<img src="https:\/\/localhost:8443\/t\/[^"]+" width="1" height="1"/)
    expect(headerOf(mail, 'List-Unsubscribe')).toBe(`<${mail.links[3]}>`)
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  it('keeps addresses of a page whole, and what its scripts say as it is', async () => {
    web.respond = () => ({
      status: 200,
      body:
        '<html><head><base href="/shop/"><style>p { background: url(bg.png) }</style><script>x = {{ y | nothing }}</script></head>' +
        '<body background="b.png"><a href="spring?a=1&amp;b=2">a</a><img src="../i.png" srcset="i.png 1x, j.png 2x"><p>{{ first_name }}</p></body></html>',
    })
    const { api, list_id, mailOf } = await openList()
    const { html = '', links } = await mailOf(
      await makeCampaign(api, list_id, { content: { type: 'web_page', url: `${web.url}/news` } }),
    )
    expect(html).toContain(`<img src="${web.url}/i.png" srcset="${web.url}/shop/i.png 1x, ${web.url}/shop/j.png 2x">`)
    expect(html).toContain(`<body background="${web.url}/shop/b.png">`)
    expect(html).toContain(`url('${web.url}/shop/bg.png')`)
    expect(html).toContain('<script>x = {{ y | nothing }}</script>')
    const link = links.find((url) => url.includes('/t/')) ?? ''
    const { headers } = await server.inject(link, { redirect: 'manual' })
    expect(headers.get('location')).toBe(`${web.url}/shop/spring?a=1&b=2`)
  })

  it('has a text made of its HTML when its author wrote none', async () => {
    const { api, list_id, mailOf } = await openList()
    const body =
      '<html><head><title>no</title><style>no</style></head><body><!-- no --><script>no</script><h1>Hello &amp; welcome {{ email }}</h1>' +
      '<p>See <a href="https://a.example.com/?x=1&amp;y=2">the shop</a>.</p><table><tr><th>Item</th><th>Price</th></tr><tr><td>Book</td><td>10</td></tr></table></body></html>'
    const { text } = await mailOf(await makeCampaign(api, list_id, { content: { type: 'html', body } }))
    expect(text?.trim()).toBe(
      'Hello & welcome ana@example.com\n\nSee the shop (https://a.example.com/?x=1&y=2).\n\nItem | Price\nBook | 10',
    )
  })

  it('takes its content from a file, or from a page whose title becomes the subject', async () => {
    web.respond = () => ({
      status: 200,
      body: '<html><head><title> From the web </title></head><body>Page</body></html>',
    })
    const contents: [Content, string, string][] = [
      [{ type: 'file', file: Buffer.from('<p>Olá</p>').toString('base64') }, 'Spring', '<p>Olá</p>'],
      [{ type: 'web_page', url: `${web.url}/news`, use_page_title: true }, 'From the web', 'Page'],
      [{ type: 'web_page', url: `${web.url}/news` }, 'Spring', 'Page'],
    ]
    for (const [content, subject, html] of contents) {
      const { api, list_id, mailOf } = await openList()
      const titled = content.type === 'web_page' && content.use_page_title
      const mail = await mailOf(await makeCampaign(api, list_id, { content, subject: titled ? undefined : 'Spring' }))
      expect(mail.subject).toBe(subject)
      expect(mail.html).toContain(html)
    }
  })

  it.each([
    [{ subject: 'Hello {{ first_name' }, 'body.subject'],
    [{ content: { type: 'html', body: '<p>{% if first_name %}Hello</p>' } }, 'body.content.body'],
    [{ content: { type: 'html', body: '<p>{{ first_name | shout }}</p>' } }, 'body.content.body'],
    [{ content: { type: 'html', body: '{% include "x" %}{{' } }, 'body.content.body'],
    [{ content: { type: 'html', body: 'a', plain_text: '{% nonsense %}' } }, 'body.content.plain_text'],
    [{ content: { type: 'html', body: 'a', snippet: '{{ a' } }, 'body.content.snippet'],
    [{ content: { type: 'html' } }, 'body.content.body'],
    [{ content: { type: 'template', template_id: 1 } }, 'body.content.template_id'],
    [{ content: { type: 'file', file: '' } }, 'body.content.file'],
    [{ content: { type: 'web_page', url: 'http://127.0.0.1:1/' } }, 'body.content.url'],
    [{ content: { type: 'poem' } }, 'body.content'],
    [{ sender_id: 999_999 }, 'body.sender_id'],
    [{ reply_to: 999_999 }, 'body.reply_to'],
    [{ internal_name: '' }, 'body.internal_name'],
  ])('refuses %j, naming the place', async (change, place) => {
    const { api, list_id } = await openList()
    const attempt = makeCampaign(api, list_id, change as Partial<MarketingSchemas['EmailCampaignCreate']>)
    await expect(attempt).rejects.toMatchObject(refused(422, place))
    await expect(api.listCampaigns()).resolves.toMatchObject({ total_items: 0 })
  })

  it('knows neither list nor sender of another account', async () => {
    const [mine, other] = [await openList(), await openList()]
    await expect(makeCampaign(mine.api, other.list_id)).rejects.toMatchObject(refused(422, 'body.list_id'))
    const sender_id = await makeSender(other.api)
    await expect(makeCampaign(mine.api, mine.list_id, { sender_id })).rejects.toMatchObject(
      refused(422, 'body.sender_id'),
    )
  })
})

describe('updateEmailCampaign', () => {
  it('changes what is named, and leaves the rest', async () => {
    const { account, api, list_id, mailOf } = await openList()
    const hash = await makeCampaign(api, list_id, { content: { type: 'html', body: HTML, plain_text: 'Text' } })
    const before = await campaignOf(api, hash)
    await settle(account, 60)
    const path = { campaign_hash: hash }
    const sender_id = await makeSender(api, 'news@example.com')
    const body = {
      subject: 'New {{ first_name }}',
      internal_name: 'Renamed',
      sender_id,
      content: { snippet: 'Only now' },
    }
    await expect(api.updateEmailCampaign({ path, body })).resolves.toEqual(path)
    const after = await campaignOf(api, hash)
    expect(after).toEqual({
      ...before,
      internal_name: 'Renamed',
      title: 'New {{ first_name }}',
      updated: after.updated,
    })
    expect(after.updated > before.updated).toBe(true)
    const mail = await mailOf(hash, { base: { first_name: 'Ana' } })
    expect(mail).toMatchObject({ subject: 'New Ana', sender: 'news@example.com', text: 'Text' })
    expect(mail.html).toContain('Only now')
    expect(mail.html).toContain('Hello Ana')
  })

  it.each([
    [{ subject: '{{ a', internal_name: 'b' }, 'body.subject'],
    [{ content: { body: '{% if a %}' } }, 'body.content.body'],
    [{ content: { type: 'html' } }, 'body.content.type'],
    [{ sender_id: 999_999 }, 'body.sender_id'],
    [{ list_id: 1 }, 'body.list_id'],
  ])('refuses %j, and changes nothing', async (body, place) => {
    const { api, list_id } = await openList()
    const campaign_hash = await makeCampaign(api, list_id)
    const before = await campaignOf(api, campaign_hash)
    const attempt = api.updateEmailCampaign({
      path: { campaign_hash },
      body: body as MarketingSchemas['EmailCampaignUpdate'],
    })
    await expect(attempt).rejects.toMatchObject(refused(422, place))
    await expect(campaignOf(api, campaign_hash)).resolves.toEqual(before)
  })

  it('leaves a campaign alone that is on its way, and takes one that was sent', async () => {
    const { account, api, list_id } = await openList()
    const campaign_hash = await makeCampaign(api, list_id)
    await makeContact(api, list_id, 'ana@example.com')
    await sendCampaign(api, campaign_hash, list_id, { schedule_date: await timeOf(account, 60) })
    const update = () => api.updateEmailCampaign({ path: { campaign_hash }, body: { subject: 'Late' } })
    await expect(update()).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    await settle(account, 61)
    await update()
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'sent', title: 'Late' })
  })
})
