import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import {
  actionsOf,
  campaignOf,
  makeContact,
  makeList,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  openAccount,
  recipientsOf,
  refused,
  SMART_SMS_TEXT,
  sendSmartSmsCampaign,
  settle,
} from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { CELLPHONE, sendSmartSms, visit } from '../../support/smart-sms.ts'

const web = useReceiver()
const server = useServer()

const LINK = /https:\/\/localhost:8443\/l\/[0-9A-Za-z]{10}$/
const page = (body: string, head = '') => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
})

async function openList() {
  const account = await openAccount(server)
  return { account, api: account.api, list_id: await makeList(account.api) }
}

describe('createSmartSmsCampaign', () => {
  it('makes a draft that nobody gets', async () => {
    const { account, api, list_id } = await openList()
    await makeContact(api, list_id, { base: { cellphone: CELLPHONE } })
    const hash = await makeSmartSmsCampaign(api, list_id)
    await settle(account, 3_600)
    await expect(campaignOf(api, hash)).resolves.toMatchObject({
      status: 'draft',
      channel: 'smart_sms',
      internal_name: 'Spring',
      title: SMART_SMS_TEXT,
    })
    await expect(recipientsOf(account, hash)).resolves.toEqual([])
  })

  it('copies a page once, with its links to whole addresses, and leaves what stands in braces', async () => {
    web.respond = () =>
      page('<p>{{ greeting }} {% x</p><a href="/sale?a=1&amp;b=2">Sale</a> <a href="#top">Top</a>', '<title>S</title>')
    const { account, api, list_id } = await openList()
    const asked = web.requests.length
    const sms = await sendSmartSms(server, {
      account,
      campaign: { page_content: { type: 'import', page_url: `${web.url}/spring/` } },
    })
    expect(web.requests.length).toBe(asked + 1)
    const html = await (await visit(server, sms.link)).text()
    expect(html).toContain(`<head><base href="${web.url}/spring/"><title>S</title>`)
    expect(html).toContain('<p>{{ greeting }} {% x</p>')
    expect(html).toContain('<a href="#top">')
    const [, tracked = ''] = /<a href="([^"]+)">Sale/.exec(html) ?? []
    const answer = await visit(server, tracked)
    expect(answer.headers.get('location')).toBe(`${web.url}/sale?a=1&b=2`)
    expect(list_id).not.toBe(sms.list_id)
    expect(api).toBe(sms.api)
  })

  it('reads a copied page in its charset, and from the base that it names', async () => {
    const latin = Buffer.from(
      '<html><head><base href="https://cdn.example.com/x/"></head><body><a href="y">Olá</a></body>',
      'latin1',
    )
    web.respond = () => ({ status: 200, headers: { 'content-type': 'text/html; charset=iso-8859-1' }, body: latin })
    const { link } = await sendSmartSms(server, {
      campaign: { page_content: { type: 'import', page_url: `${web.url}/old` } },
    })
    const answer = await visit(server, link)
    const html = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<head><base href="https://cdn.example.com/x/">')
    const [, tracked = ''] = /<a href="([^"]+)">Olá/.exec(html) ?? []
    expect((await visit(server, tracked)).headers.get('location')).toBe('https://cdn.example.com/x/y')
  })

  it.each<[string, Partial<MarketingSchemas['SmartSmsCampaignCreate']>, string]>([
    ['a text that is not a template', { campaign_content: { message: '{{ a' } }, 'body.campaign_content.message'],
    ['an empty text', { campaign_content: { message: ' ' } }, 'body.campaign_content.message'],
    ['a sender of nobody', { sender_id: 999_999 }, 'body.sender_id'],
    ['a domain name of nobody', { cname_id: 999_999 }, 'body.cname_id'],
    ['a list of nobody', { list_id: 999_999 }, 'body.list_id'],
    ['an address that is none', { page_content: { type: 'redirect', page_url: 'shop' } }, 'body.page_content.page_url'],
    [
      'an address of another kind',
      { page_content: { type: 'redirect', page_url: 'javascript:alert(1)' } },
      'body.page_content.page_url',
    ],
    [
      'an address that begins with a placeholder',
      { page_content: { type: 'redirect', page_url: '{{ email }}' } },
      'body.page_content.page_url',
    ],
    [
      'a page that is not a template',
      { page_content: { type: 'html', page_html: '{% if a %}' } },
      'body.page_content.page_html',
    ],
    ['an empty page', { page_content: { type: 'html', page_html: ' ' } }, 'body.page_content.page_html'],
    [
      'a page of countless links',
      {
        page_content: {
          type: 'html',
          page_html: Array.from({ length: 1_001 }, (_, n) => `<a href="https://a.example.com/${n}">a</a>`).join(''),
        },
      },
      'body.page_content.page_html',
    ],
    [
      'a page that cannot be reached',
      { page_content: { type: 'import', page_url: 'http://127.0.0.1:1/' } },
      'body.page_content.page_url',
    ],
    [
      'a page to copy without an address',
      { page_content: { type: 'import', page_url: 'x' } },
      'body.page_content.page_url',
    ],
  ])('refuses %s, naming the place', async (_name, change, place) => {
    const { api, list_id } = await openList()
    await expect(makeSmartSmsCampaign(api, list_id, change)).rejects.toMatchObject(refused(422, place))
    await expect(api.listCampaigns()).resolves.toMatchObject({ total_items: 0 })
  })

  it.each([
    ['is not there', { status: 404, body: 'no' }, /answered 404/],
    ['is somewhere else', { status: 302, headers: { location: 'http://10.0.0.1/' } }, /answered 302/],
    ['is a picture', { status: 200, headers: { 'content-type': 'image/png' }, body: 'x' }, /not an HTML page/],
    ['is too large', { ...page('x'.repeat(2_200_000)) }, /larger than/],
    ['is empty', { ...page(''), body: '' }, /empty|links/],
    ['has countless links', page('<a href="/a">a</a>'.repeat(20_000)), /more links than/],
  ])('says why a page cannot be copied that %s', async (_name, answer, why) => {
    web.respond = () => answer
    const { api, list_id } = await openList()
    const page_content = { type: 'import' as const, page_url: `${web.url}/page` }
    await expect(makeSmartSmsCampaign(api, list_id, { page_content })).rejects.toMatchObject({
      status: 422,
      errors: { 'body.page_content.page_url': expect.stringMatching(why) },
    })
  })
})

describe('updateSmartSmsCampaign', () => {
  it('changes what it names, also for links that are out', async () => {
    const { api, hash, link, account, list_id } = await sendSmartSms(server)
    const path = { campaign_hash: hash }
    const update = (body: MarketingSchemas['SmartSmsCampaignUpdate']) => api.updateSmartSmsCampaign({ path, body })
    // An address is no part of a page of HTML.
    await update({ page_content: { page_html: '<p>New <a href="https://n.example.com/">n</a></p>', page_url: 'x' } })
    const html = await (await visit(server, link)).text()
    expect(html).toContain('<p>New ')
    const [, tracked = ''] = /<a href="([^"]+)"/.exec(html) ?? []
    expect((await visit(server, tracked)).headers.get('location')).toBe('https://n.example.com/')
    await update({ campaign_content: { message: 'Once more:' }, internal_name: 'Again' })
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ title: 'Once more:', internal_name: 'Again' })
    await sendSmartSmsCampaign(api, hash, list_id)
    await settle(account)
    const { items } = await account.sandbox.listCapturedMessages({ query: { channel: 'smart_sms' } })
    const texts = await Promise.all(
      items.map(async (one) => (await account.sandbox.getCapturedMessage({ path: one })).text?.split(' https')[0]),
    )
    expect(texts.sort()).toEqual(['Hello Ana, your spring offers:', 'Once more:'])
  })

  it('copies a page anew when its address changes, and only then', async () => {
    web.respond = ({ path }) => page(`<p>${path}</p>`)
    const { api, hash, link } = await sendSmartSms(server, {
      campaign: { page_content: { type: 'import', page_url: `${web.url}/one` } },
    })
    const path = { campaign_hash: hash }
    const asked = web.requests.length
    await api.updateSmartSmsCampaign({ path, body: { page_content: { page_internal_name: 'n', page_html: 'no' } } })
    expect(await (await visit(server, link)).text()).toContain('<p>/one</p>')
    await api.updateSmartSmsCampaign({ path, body: { page_content: { page_url: `${web.url}/two` } } })
    expect(await (await visit(server, link)).text()).toContain('<p>/two</p>')
    expect(web.requests.length).toBe(asked + 1)
    const attempt = api.updateSmartSmsCampaign({ path, body: { page_content: { page_url: 'http://127.0.0.1:1/' } } })
    await expect(attempt).rejects.toMatchObject(refused(422, 'body.page_content.page_url'))
    expect(await (await visit(server, link)).text()).toContain('<p>/two</p>')
  })

  it('knows smart SMS only, and none that is on its way', async () => {
    const { api, list_id } = await openList()
    const sms = { campaign_hash: await makeSmsCampaign(api, list_id) }
    await expect(api.updateSmartSmsCampaign({ path: sms, body: {} })).rejects.toMatchObject({ status: 404 })
    const path = { campaign_hash: await makeSmartSmsCampaign(api, list_id) }
    await sendSmartSmsCampaign(api, path.campaign_hash, list_id, { schedule_date: '2100-01-01 00:00:00' })
    await expect(api.updateSmartSmsCampaign({ path, body: { internal_name: 'a' } })).rejects.toMatchObject(
      refused(422, 'path.campaign_hash'),
    )
    await expect(sendSmartSmsCampaign(api, path.campaign_hash, list_id)).rejects.toMatchObject(
      refused(422, 'path.campaign_hash'),
    )
  })
})

describe('sendSmartSmsCampaign', () => {
  it('puts a short link of each recipient at the end of the text', async () => {
    const { account, api, list_id } = await openList()
    const numbers = [1, 2, 3].map((n) => `351-91000000${n}`)
    for (const cellphone of numbers) await makeContact(api, list_id, { base: { cellphone, first_name: 'Ana' } })
    const hash = await makeSmartSmsCampaign(api, list_id)
    await sendSmartSmsCampaign(api, hash, list_id)
    await settle(account)
    expect((await recipientsOf(account, hash)).sort()).toEqual(numbers)
    const { items } = await account.sandbox.listCapturedMessages({ query: { channel: 'smart_sms' } })
    const texts = await Promise.all(
      items.map(async (one) => (await account.sandbox.getCapturedMessage({ path: one })).text ?? ''),
    )
    for (const text of texts) expect(text).toMatch(/^Hello Ana, your spring offers: https:/)
    expect(new Set(texts.map((text) => LINK.exec(text)?.[0])).size).toBe(3)
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ status: 'sent', processed_messages: 3 })
  })

  it('counts the link towards the length and the encoding', async () => {
    // The link and the space before it take 36 characters at this host.
    const fits = await sendSmartSms(server, { campaign: { campaign_content: { message: 'x'.repeat(160 - 36) } } })
    expect(fits.link.length).toBe(35)
    expect(fits.captured).toMatchObject({ segments: 1, encoding: 'gsm0338' })
    const { account, api, list_id } = await openList()
    const contact_id = await makeContact(api, list_id, { base: { cellphone: CELLPHONE } })
    const campaign_content = { message: 'x'.repeat(161 - 36) }
    const hash = await makeSmartSmsCampaign(api, list_id, { campaign_content, options: { max_messages: 1 } })
    await sendSmartSmsCampaign(api, hash, list_id)
    await settle(account)
    await expect(recipientsOf(account, hash)).resolves.toEqual([])
    await expect(api.listContactActivities({ path: { list_id, contact_id } })).resolves.not.toMatchObject({
      items: [{ action_name: 'smart_sms_send' }],
    })
    const unicode = await sendSmartSms(server, { campaign: { campaign_content: { message: `ł${'x'.repeat(33)}` } } })
    expect(unicode.captured).toMatchObject({ segments: 1, encoding: 'unicode' })
  })

  it('puts the link right after white space at the end of the text', async () => {
    const { text, link } = await sendSmartSms(server, { campaign: { campaign_content: { message: 'See\n' } } })
    expect(text).toBe(`See\n${link}`)
  })

  it('counts as an SMS in statistics and for webhooks, and has names of its own in the activities', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const hook = { list_id, url: `${web.url}/sms`, actions: ['sms_send', 'sms_delivered'], fields: [] as string[] }
    await api.createWebhook({ body: hook as MarketingSchemas['WebhookCreate'] })
    web.respond = () => 204
    const contact_id = await makeContact(api, list_id, { base: { cellphone: CELLPHONE } })
    const hash = await makeSmartSmsCampaign(api, list_id)
    await sendSmartSmsCampaign(api, hash, list_id)
    await settle(account)
    const [first, second] = await Promise.all(
      ['sms_send', 'sms_delivered'].map((action) =>
        web.waitFor(({ path, body }) => path === '/sms' && body.includes(action)),
      ),
    )
    for (const told of [first, second]) expect(told?.body).toContain(hash)
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual([
      'smart_sms_report',
      'smart_sms_send',
      'subscription',
    ])
    const { sms_stats } = await api.getContact({ path: { list_id, contact_id } })
    expect(sms_stats).toEqual({ sent: 1, delivered: 1 })
    await expect(api.listCampaigns({ query: { channel: 'smart_sms' } })).resolves.toMatchObject({ total_items: 1 })
  })

  it('tells the bad numbers apart as an SMS does, and skips the suppressed', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const [good, silenced] = [CELLPHONE, '351-910000009']
    for (const cellphone of [good, silenced]) await makeContact(api, list_id, { base: { cellphone } })
    await api.addSuppressionEntries({ body: { type: 'cellphone', value: [silenced] } })
    await settle(account)
    const hash = await makeSmartSmsCampaign(api, list_id)
    await sendSmartSmsCampaign(api, hash, list_id)
    await settle(account)
    await expect(recipientsOf(account, hash)).resolves.toEqual([good])
  })
})
