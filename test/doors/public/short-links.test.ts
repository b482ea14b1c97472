// The links in smart SMS, on a host of their own, and the pages behind them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from '../../support/browser.ts'
import { dropDatabaseOf, readRows } from '../../support/engine.ts'
import { actionsOf } from '../../support/marketing.ts'
import { visitorOf } from '../../support/seen-page.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { BROWSER, sendSmartSms, visit } from '../../support/smart-sms.ts'

const HOST = 's.example.com'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ env: { MESSAGING_SHORT_URL: HOST } }), startBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const redirectTo = (page_url: string) => ({ page_content: { type: 'redirect' as const, page_url } })
const showing = (page_html: string) => ({ page_content: { type: 'html' as const, page_html } })
/** Windows of a browser that says of itself that nobody sees it would count for nothing. */
const windows = { hosts: [HOST, 'localhost'], userAgent: BROWSER }
const NEVER = ['smart_sms_report', 'smart_sms_send', 'subscription']

describe('a short link', () => {
  it('takes 24 characters of the text, and leads on at once', async () => {
    const { text, link, actions } = await sendSmartSms(server, {
      campaign: redirectTo('https://shop.example.com/a?b=1'),
    })
    expect(link).toMatch(/^https:\/\/s\.example\.com\/[0-9A-Za-z]{10}$/)
    const shown = link.slice('https://'.length)
    expect(shown).toHaveLength(24)
    expect(text).toBe(`Hello Ana, your spring offers: ${shown}`)
    const { status, headers } = await visit(server, link)
    expect([status, headers.get('location')]).toEqual([302, 'https://shop.example.com/a?b=1'])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    await expect(actions()).resolves.toEqual(['smart_sms_open', ...NEVER])
  })

  it('may lead each recipient elsewhere', async () => {
    const { link } = await sendSmartSms(server, {
      campaign: redirectTo('https://shop.example.com/{{ first_name | url_encode }}?c={{ cellphone }}'),
      contact: { base: { cellphone: '351-910000001', first_name: 'Ana & Zé' } },
    })
    expect((await visit(server, link)).headers.get('location')).toBe(
      'https://shop.example.com/Ana+%26+Z%C3%A9?c=351-910000001',
    )
  })

  it('is opened once by its recipient, however often he follows it', async () => {
    const { link, actions, api, list_id, contact_id } = await sendSmartSms(server)
    for (let n = 0; n < 3; n++) expect((await visit(server, link)).status).toBe(200)
    await expect(actions()).resolves.toEqual(['smart_sms_open', ...NEVER])
    const { items } = await api.listContactActivities({ path: { list_id, contact_id } })
    expect(items[0]?.action_data).toEqual({ campaign_hash: expect.stringMatching(/^[\w-]{12}$/) })
  })

  it('is counted as opened also when the server ends right after it led on', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-links-'))
    const opened = () => readRows(data, "SELECT id FROM event WHERE kind = 'smart_sms_open'")
    try {
      {
        await using first = await startServer({ data })
        const { link } = await sendSmartSms(first, { campaign: redirectTo('https://shop.example.com/') })
        expect((await visit(first, link)).status).toBe(302)
      }
      await expect(opened()).resolves.toHaveLength(1)
    } finally {
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    }
  })

  it.each<[string, Record<string, string>, string?]>([
    ['WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0 A' }],
    [
      'Messages of Apple',
      {
        'user-agent':
          'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
      },
    ],
    ['Telegram', { 'user-agent': 'TelegramBot (like TwitterBot)' }],
    ['Slack', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['Discord', { 'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' }],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['nobody', { 'user-agent': '' }],
    ['a browser that loads ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a browser that draws a preview', { 'x-purpose': 'preview' }],
    ['somebody who asks for the head', {}, 'HEAD'],
  ])('shows %s its page, and counts it apart from people', async (_name, headers, method) => {
    const { link, actions, api, hash } = await sendSmartSms(server, {
      campaign: showing('<a href="https://a.example.com/">a</a>'),
    })
    const { status, headers: answered } = await visit(server, link, headers, method)
    expect(status).toBe(200)
    expect(answered.get('content-type')).toBe('text/html; charset=utf-8')
    const tracked = /<a href="([^"]+)"/.exec(await (await visit(server, link, { 'user-agent': '' })).text())?.[1] ?? ''
    expect((await visit(server, tracked, headers, method)).headers.get('location')).toBe('https://a.example.com/')
    await expect(actions()).resolves.toEqual(NEVER)
    const { counts } = await api.getCampaign({ path: { campaign_hash: hash } })
    expect(counts).toMatchObject({ machine_opens: 1, machine_clicks: 1 })
    expect(counts).not.toHaveProperty('opens')
    expect(counts).not.toHaveProperty('clicks')
  })

  it('is good for the message that it was made for, and no other text is one', async () => {
    const { link } = await sendSmartSms(server)
    const code = link.slice(-10)
    const changed = [...'Aa0'].map((digit) => code.slice(0, 9) + (code.endsWith(digit) ? '1' : digit))
    for (const other of [...changed, '0000000000', 'zzzzzzzzzz', 'a', `${code}0`, `${code}/x`, '', 'docs', 'healthz'])
      expect((await visit(server, `https://${HOST}/${other}`)).status, other).toBe(404)
  })

  it('works in a test of the campaign, and counts nothing there', async () => {
    const { account, api, actions, hash, contact_id } = await sendSmartSms(server)
    const path = { campaign_hash: hash }
    const to = '351-910000077'
    const { items } = await api.testCampaign({ path, body: { to: [to], contact_id } })
    expect(items).toEqual([expect.objectContaining({ to })])
    const { text = '' } = await account.sandbox.waitForCapturedMessage({ query: { recipient: to, timeout: 30 } })
    const answer = await visit(server, `https://${text.split(' ').at(-1)}`)
    // The message of a test goes to no contact.
    expect(await answer.text()).toContain('<h1>Hello </h1>')
    await expect(actions()).resolves.toEqual(NEVER)
  })

  it('leads nowhere once its campaign is gone', async () => {
    const { link, account, api, hash } = await sendSmartSms(server)
    await account.sandbox.advanceClock({ body: { seconds: 40 * 86_400 } })
    await api.deleteCampaign({ path: { campaign_hash: hash } })
    const answer = await visit(server, link)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/html')
  })
})

describe('the host of short links', () => {
  it('has nothing of the platform', async () => {
    const key = { 'x-api-key': server.key, authorization: `Bearer ${server.key}` }
    for (const path of ['/marketing/v3/ping', '/docs/', '/healthz', '/', '/u/x', '/files/x', '//marketing/v3/ping'])
      expect((await visit(server, `https://${HOST}${path}`, key)).status, path).toBe(404)
    for (const host of [`${HOST}:443`, 'S.EXAMPLE.COM', `${HOST}.`]) {
      const answer = await server.app.http.inject({ url: '/marketing/v3/ping', headers: { ...key, host } })
      expect(answer.statusCode, host).toBe(404)
    }
    const post = await visit(server, `https://${HOST}/marketing/v3/lists`, key, 'POST')
    expect(post.status).toBe(405)
  })

  it('is not the only one that its links are good on', async () => {
    const { link } = await sendSmartSms(server, { campaign: redirectTo('https://shop.example.com/') })
    const moved = link.replace(`${HOST}/`, 'localhost:8443/l/')
    expect((await visit(server, moved)).headers.get('location')).toBe('https://shop.example.com/')
  })
})

describe('the page behind a short link', () => {
  const page = `<!doctype html><title>Spring</title><h1>Hello {{ first_name }}</h1>
    <p><a href="https://shop.example.com/{{ first_name }}">Shop</a> <a href="{{ unsubscribe_url }}">No more</a></p>
    <script>
      const tell = (name, read) => { try { document.body.dataset[name] = String(read()) } catch (e) { document.body.dataset[name] = e.name } }
      tell('cookie', () => document.cookie)
      tell('storage', () => localStorage.length)
      tell('origin', () => origin)
    </script>`

  it('runs as a stranger: without cookies, storage and an origin', async () => {
    const { link, actions } = await sendSmartSms(server, { campaign: showing(page) })
    const { page: seen, complaints, close } = await visitorOf(browser, server, windows)
    await seen.context().addCookies([{ name: 'secret', value: '1', domain: HOST, path: '/' }])
    const answer = await seen.goto(link)
    expect(answer?.headers()['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation\b(?!.*allow-same-origin)/,
    )
    expect(await seen.title()).toBe('Spring')
    expect(await seen.textContent('h1')).toBe('Hello Ana')
    const told = await seen.evaluate(() => ({ ...document.body.dataset }))
    expect(told).toEqual({ cookie: 'SecurityError', storage: 'SecurityError', origin: 'null' })
    expect(complaints).toEqual([])
    await expect(actions()).resolves.toEqual(['smart_sms_open', ...NEVER])
    await close()
  })

  it('counts a click on each of its links, which leads where its author meant it to lead', async () => {
    const { link, api, list_id, contact_id, hash } = await sendSmartSms(server, { campaign: showing(page) })
    const { page: seen, close } = await visitorOf(browser, server, windows)
    await seen.goto(link)
    const left = seen.waitForRequest('https://shop.example.com/Ana')
    await seen.getByRole('link', { name: 'Shop' }).click()
    await left
    const { items } = await api.listContactActivities({ path: { list_id, contact_id } })
    expect(items[0]).toMatchObject({
      action_name: 'smart_sms_click',
      action_data: { campaign_hash: hash, url: 'https://shop.example.com/Ana' },
    })
    await close()
  })

  it('may let its reader leave the list', async () => {
    const { link, api, list_id, contact_id } = await sendSmartSms(server, { campaign: showing(page) })
    const { page: seen, close } = await visitorOf(browser, server, windows)
    await seen.goto(link)
    await seen.getByRole('link', { name: 'No more' }).click()
    await seen.getByRole('button', { name: 'Unsubscribe' }).click()
    await seen.getByRole('button', { name: 'Send' }).waitFor()
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual(['unsubscribe', 'smart_sms_open', ...NEVER])
    await expect(api.getContact({ path: { list_id, contact_id } })).resolves.toMatchObject({
      base: { status: 'removed' },
    })
    await close()
  })
})

describe('a captured smart SMS', () => {
  it('shows its page with the links of its recipient, and acts as its recipient would', async () => {
    const { account, captured, actions } = await sendSmartSms(server)
    expect(captured.html).toContain('<h1>Hello Ana</h1>')
    expect(captured.links).toEqual([expect.stringMatching(/^https:\/\/s\.example\.com\/t\//)])
    const path = { captured_id: captured.captured_id }
    await expect(actions()).resolves.toEqual(NEVER)
    await account.sandbox.createMessageEvent({ path, body: { type: 'open' } })
    await account.sandbox.createMessageEvent({ path, body: { type: 'click', url: 'https://shop.example.com/spring' } })
    await expect(actions()).resolves.toEqual(['smart_sms_click', 'smart_sms_open', ...NEVER])
    await expect(account.sandbox.createMessageEvent({ path, body: { type: 'complaint' } })).rejects.toMatchObject({
      status: 409,
    })
  })
})
