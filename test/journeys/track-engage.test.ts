// Track&Engage in a real Chromium: a shop on this machine carries the script of its site, people come by the link of a mail,
// and what they do is counted, and known of them only as far as they let it.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listener, listenLoopback } from '../../src/server/http/listener.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { linkOf, type SentMail, sendMail } from '../support/mail-links.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { openTrackedSite } from '../support/sites.ts'
import { PHONE, subscriptionOf } from '../support/web-push.ts'
import { pageOf, startShop } from '../support/web-shop.ts'

/** What the page of a shop says to the script, in a file of its own: a strict policy allows no script inline. */
const SHOP_SCRIPT = `
window.mt = window.mt || function () { (mt.q = mt.q || []).push(arguments) }
mt('product', 'shoe-1')
document.addEventListener('click', ({ target }) => target.dataset.call && mt(...JSON.parse(target.dataset.call)))
`

let server: TestServer
let listener: Listener
let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
let platform: string
let mail: SentMail
let site: Awaited<ReturnType<typeof openTrackedSite>>
let goals: Record<'order' | 'title' | 'file' | 'elsewhere' | 'stay' | 'button', number>

beforeAll(async () => {
  const port = await freePort()
  platform = `http://localhost:${port}`
  server = await startServer({ env: { MESSAGING_PUBLIC_URL: platform } })
  listener = await listenLoopback(port, server.app.http.routing.bind(server.app.http))
  shop = await startShop()
  // What a page sends while it is left has the name of the browser itself, whatever the context says.
  browser = await startBrowser([`--user-agent=${PHONE}`])
  const body = `<body><h1>Hello</h1><a href="${shop.origin}/spring?size=4%201#top">Spring</a></body>`
  mail = await sendMail(server, { campaign: { content: { type: 'html', body, plain_text: 'Hello' } } })
  site = await openTrackedSite(server, mail.account, '127.0.0.1')
  goals = await makeGoals()
  await fillShop()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await listener?.close()
  await server?.close()
})

async function makeGoals() {
  const { api } = mail.account
  const make = async (name: string, config: Parameters<typeof api.createTrackEngageGoal>[0]['body']['config']) =>
    (await api.createTrackEngageGoal({ body: { domain: site.domain, name, config } })).id
  const automatic = { type: 'automatic', case_sensitive: false, multiple_conversion: false } as const
  return {
    order: await make('Order', { ...automatic, rule: 'url', condition: 'contains', pattern: '/SPRING?size' }),
    title: await make('Title', { ...automatic, rule: 'title', condition: 'exactly', pattern: 'spring' }),
    file: await make('File', { ...automatic, rule: 'download', condition: 'regex', pattern: '/\\w+\\.pdf$' }),
    elsewhere: await make('Elsewhere', {
      ...automatic,
      rule: 'external_url',
      condition: 'contains',
      pattern: 'localhost',
      multiple_conversion: true,
    }),
    stay: await make('Stay', { type: 'time', minutes: 0.01 }),
    button: await make('Button', { type: 'manual', multiple_conversion: false }),
  }
}

async function fillShop() {
  const script = `${platform}/te/${site.code}.js`
  const form = await mail.account.api.createForm({
    path: { list_id: site.list_id },
    body: { name: 'Footer', fields: [{ field_id: 'email', required: true }] },
  })
  const push = await mail.account.api.createWebpushSite({
    body: { site: shop.origin, list_id: site.list_id, name: 'Shop' },
  })
  // A theme and a tag manager may both bring the script: it counts once.
  const head = `<script async src="${script}"></script><script src="/shop.js"></script><script src="${script}"></script>`
  const call = (...parts: unknown[]) => `data-call='${JSON.stringify(parts)}'`
  const buttons = `
    <a href="/list.pdf">List</a> <a href="${platform}/healthz" target="_blank">Elsewhere</a>
    <button ${call('goal', goals.button)}>Reach</button> <button ${call('consent')}>Allow</button>
    <button ${call('consent', false)}>Refuse</button> <button data-web-push="subscribe">Tell me</button>`
  const { files } = shop
  files.set('/shop.js', { type: 'text/javascript', text: SHOP_SCRIPT })
  files.set('/list.pdf', { type: 'text/plain', text: 'a list' })
  files.set('/spring', pageOf('Spring', head, buttons))
  files.set('/next', pageOf('Next', head, buttons))
  files.set('/strict', {
    ...pageOf('Strict', head, buttons + form.embed),
    policy: `default-src 'none'; script-src 'self' ${platform}; connect-src ${platform}; worker-src 'self'`,
  })
  files.set('/messaging-worker.js', {
    type: 'text/javascript',
    text: `importScripts('${platform}/wp/${push.app_code}/worker.js')`,
  })
}

/** A visitor with a browser of their own, which says nothing of being a program. */
async function visit(
  work: (page: Page, context: BrowserContext) => Promise<void>,
  options: BrowserContextOptions & { prepare?: (context: BrowserContext) => Promise<unknown> } = {},
): Promise<void> {
  const { prepare, ...more } = options
  const context = await browser.newContext(more)
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  await prepare?.(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await work(page, context)
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([])
  // Not even a visitor who consents gets a cookie.
  await expect(context.cookies()).resolves.toEqual([])
  await context.close()
}

const countOf = async (goal: keyof typeof goals) =>
  (await site.counts()).goals.find(({ id }) => id === goals[goal])?.conversions
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('mt'))
const click = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** What the recipient of the mail did on the site, oldest first. */
async function deeds(): Promise<string[]> {
  const { list_id, contact_id, account } = mail
  const { items } = await account.api.listContactEvents({ path: { list_id, contact_id }, query: { limit: 100 } })
  return items
    .map(({ event }) => event)
    .filter((name) => name === 'conversion' || name === 'product_view')
    .reverse()
}

describe('track and engage in a browser', () => {
  it('knows who clicked, takes the token out of the address, and keeps nothing before consent', async () => {
    await visit(async (page) => {
      await page.goto(linkOf(mail, 'Spring'))
      await page.waitForFunction(() => !location.search.includes('_mt'))
      expect(page.url()).toBe(`${shop.origin}/spring?size=4%201#top`)
      await eventually(async () => (await site.counts()).page_views === 1)
      await eventually(async () => (await countOf('stay')) === 1)
      await expect(Promise.all([countOf('order'), countOf('title')])).resolves.toEqual([1, 1])
      await click(page, 'Reach')
      await click(page, 'Reach')
      await page.getByRole('link', { name: 'Elsewhere' }).click()
      await eventually(async () => (await countOf('elsewhere')) === 1)
      await expect(countOf('button')).resolves.toBe(1)
      expect(await stored(page)).toBeNull()
      // Nobody knows on the next page who it is.
      await page.goto(`${shop.origin}/next`)
      await eventually(async () => (await site.counts()).page_views === 2)
      expect(await stored(page)).toBeNull()
    })
    await expect(site.counts()).resolves.toMatchObject({ product_views: 2 })
    const names = await deeds()
    expect(names.filter((name) => name === 'product_view')).toHaveLength(1)
    // Order, title, stay, button, elsewhere.
    expect(names.filter((name) => name === 'conversion')).toHaveLength(5)
  })

  it('counts the visit of a page with the longest address', async () => {
    const before = (await site.counts()).page_views ?? 0
    const path = `/${'long/'.repeat(1800)}`
    shop.files.set(path, pageOf('Long', `<script async src="${platform}/te/${site.code}.js"></script>`))
    await visit(async (page) => {
      await page.goto(`${shop.origin}${path}`)
      await eventually(async () => (await site.counts()).page_views === before + 1)
    })
  })

  it('knows a visitor who consents again, until the consent is taken back', async () => {
    // What was seen before is no repetition by then.
    await mail.account.sandbox.advanceClock({ body: { seconds: 600 } })
    const before = await deeds()
    await visit(async (page) => {
      await page.goto(linkOf(mail, 'Spring'))
      await click(page, 'Allow')
      await eventually(() => stored(page))
      await page.goto(`${shop.origin}/next`)
      await page.getByRole('link', { name: 'List' }).click()
      await eventually(async () => (await countOf('file')) === 1)
      await page.goto(`${shop.origin}/next`)
      await click(page, 'Refuse')
      expect(await stored(page)).toBeNull()
    })
    // The page of the mail; the next one shows the same product.
    const names = (await deeds()).slice(before.length)
    expect(names.filter((name) => name === 'product_view').length).toBe(1)
    expect(names).toContain('conversion')
    // Goals that count once for a contact are not reached again.
    await expect(countOf('order')).resolves.toBe(1)
  })

  it('counts a visitor who objects, and knows nothing of them', async () => {
    const before = await deeds()
    const { page_views } = await site.counts()
    await visit(
      async (page) => {
        // A link that somebody else had clicked, and consent that was given before the objection.
        await page.goto(`${shop.origin}/spring?_mt=g-1-1.x&size=4`)
        await page.waitForFunction(() => !location.search.includes('_mt'))
        expect(page.url()).toBe(`${shop.origin}/spring?size=4`)
        await page.evaluate(() => localStorage.setItem('mt', '{"w":{"e":"ana@example.com"},"g":[]}'))
        await page.goto(linkOf(mail, 'Spring'))
        await click(page, 'Allow')
        await eventually(async () => (await stored(page)) === null)
        await eventually(async () => (await site.counts()).page_views === page_views + 2)
      },
      {
        extraHTTPHeaders: { 'sec-gpc': '1' },
        prepare: (context) =>
          context.addInitScript(() =>
            Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
          ),
      },
    )
    await expect(deeds()).resolves.toEqual(before)
  })

  it('works under a strict policy: visits, forms in view, and web push', async () => {
    const { page_views } = await site.counts()
    const subscription = subscriptionOf('https://push.example.com/v1/strict')
    await visit(
      async (page) => {
        await page.goto(`${shop.origin}/strict`)
        await click(page, 'Tell me')
        await eventually(async () => (await site.counts()).web_push_optins === 1)
        await expect(site.counts()).resolves.toMatchObject({ page_views: page_views + 1, form_displays: 1 })
      },
      {
        prepare: async (context) => {
          await context.grantPermissions(['notifications'], { origin: shop.origin })
          // The browser cannot reach a push service here.
          await context.addInitScript((given) => {
            PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription
          }, subscription)
        },
      },
    )
  })

  it('counts no program', async () => {
    const { page_views } = await site.counts()
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${shop.origin}/next`)
    await page.waitForFunction(() => typeof (window as { mt?: { q?: unknown } }).mt === 'function')
    await context.close()
    await expect(site.counts()).resolves.toMatchObject({ page_views })
  })
})
