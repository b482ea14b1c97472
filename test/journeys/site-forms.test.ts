// Forms that the script of a connected site shows, in a real Chromium on a page with a strict policy: popups, messages and
// WhatsApp buttons, opened by their rules, closed once, and safe against the texts of the account.
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../src/clients/index.ts'
import { type Listener, listenLoopback } from '../../src/server/http/listener.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { type Account, makeSender, openAccount } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { openTrackedSite } from '../support/sites.ts'
import { PHONE } from '../support/web-push.ts'
import { pageOf, startShop } from '../support/web-shop.ts'

type Display = MarketingSchemas['FormDisplay']

let server: TestServer
let listener: Listener
let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
let platform: string
let account: Account
let site: Awaited<ReturnType<typeof openTrackedSite>>

beforeAll(async () => {
  const port = await freePort()
  platform = `http://localhost:${port}`
  server = await startServer({ env: { MESSAGING_PUBLIC_URL: platform } })
  listener = await listenLoopback(port, server.app.http.routing.bind(server.app.http))
  shop = await startShop()
  browser = await startBrowser([`--user-agent=${PHONE}`])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await listener?.close()
  await server?.close()
})
beforeEach(async () => {
  account = await openAccount(server)
  await makeSender(account.api)
  site = await openTrackedSite(server, account, '127.0.0.1')
  const head = `<meta name="viewport" content="width=device-width"><script async src="${platform}/te/${site.code}.js"></script>`
  const policy = `default-src 'none'; script-src 'self' ${platform}; connect-src ${platform}; form-action ${platform}; require-trusted-types-for 'script'`
  for (const [path, body] of [
    ['/', '<h1>Shop</h1>'],
    ['/long', `<h1>Shop</h1>${'<p>Shoes</p>'.repeat(200)}<p id="end">End</p>`],
  ] as const)
    shop.files.set(path, { ...pageOf('Shop', head, body), policy })
})

const makeForm = (display: Display, more: Partial<MarketingSchemas['FormCreate']> = {}) =>
  account.api.createForm({ path: { list_id: site.list_id }, body: { name: 'News', display, ...more } })

/** A visitor of the shop with a separate browser. */
async function visit(
  work: (page: Page, context: BrowserContext) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await work(page, context)
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([])
  await expect(context.cookies()).resolves.toEqual([])
  await context.close()
}

const dialogOf = (page: Page, name = 'News') => page.getByRole('dialog', { name })
/** Waits until the script has reported the page: what it shows without delay is there by then. */
const isLoaded = (page: Page) => page.waitForFunction(() => typeof (window as { mt?: unknown }).mt === 'function')
/** What comes without delay is there; nothing else opened. */
async function expectNothing(page: Page): Promise<void> {
  await isLoaded(page)
  await page.getByRole('link', { name: 'Marker' }).waitFor()
  await expect(page.getByRole('dialog').count()).resolves.toBe(0)
}
/** A closed dialog has no role any more, but is there until its end has been noted. */
const isGone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' })
/** A button that comes without delay, after all forms that were made before it. */
const makeMarker = () => makeForm({ kind: 'whatsapp', phone: '351-912345678', button: 'Marker' })
const contacts = async () => (await account.api.listContacts({ path: { list_id: site.list_id } })).items

describe('forms on a connected site', () => {
  it('a popup asks for the address in a dialog under a strict policy, and counts as shown', async () => {
    const consent = { en: 'I agree.' }
    await makeForm({ kind: 'popup', delay_seconds: 0, text: '10 % off', button: 'Send' }, { consent })
    await visit(async (page, context) => {
      await page.goto(`${shop.origin}/`)
      const dialog = dialogOf(page)
      await dialog.waitFor()
      expect(await dialog.getByText('10 % off').isVisible()).toBe(true)
      // The style is there: the page has none.
      expect(await dialog.evaluate((node) => getComputedStyle(node).borderRadius)).toBe('8px')
      expect(await dialog.locator('[name=website]').isVisible()).toBe(false)
      await dialog.getByLabel('Email address').fill('ana@example.com')
      await dialog.getByLabel('I agree.').check()
      const thanks = context.waitForEvent('page')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await (await thanks).getByRole('heading', { name: 'Almost done' }).waitFor()
      await dialog.waitFor({ state: 'detached' })
      expect(page.url()).toBe(`${shop.origin}/`)
      await eventually(async () => (await site.counts()).form_displays === 1)
    })
    await expect(contacts()).resolves.toMatchObject([{ base: { email: 'ana@example.com', status: 'unconfirmed' } }])
  })

  it('Escape closes a popup, which does not come back in the tab, and with consent in none', async () => {
    await makeForm({ kind: 'popup', delay_seconds: 0 })
    await makeMarker()
    await visit(async (page, context) => {
      await page.goto(`${shop.origin}/`)
      await dialogOf(page).waitFor()
      expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
      await page.keyboard.press('Escape')
      await isGone(page)
      await page.reload()
      await expectNothing(page)

      // Without consent, another tab does not know of it.
      const other = await context.newPage()
      await other.goto(`${shop.origin}/`)
      await dialogOf(other).waitFor()
      await other.evaluate(() => (window as unknown as { mt(name: string): void }).mt('consent'))
      await other.getByRole('button', { name: 'Close' }).click()
      await isGone(other)
      const third = await context.newPage()
      await third.goto(`${shop.origin}/`)
      await expectNothing(third)
      await third.evaluate(() => (window as unknown as { mt(name: string, yes: boolean): void }).mt('consent', false))
      expect(await third.evaluate(() => localStorage.length)).toBe(0)
    })
  })

  it('a popup waits for the visitor to scroll, or to leave with the pointer', async () => {
    await makeForm({ kind: 'popup', opens: 'scroll', delay_seconds: 0, scroll_percent: 90 })
    const exit = await makeForm({ kind: 'popup', opens: 'exit', delay_seconds: 0 }, { name: 'Bye', language: 'de' })
    await makeMarker()
    await visit(async (page) => {
      await page.goto(`${shop.origin}/long`)
      await expectNothing(page)
      await page.locator('#end').scrollIntoViewIfNeeded()
      await dialogOf(page).waitFor()
      // The other one does not open over it.
      await page.mouse.move(100, 100)
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
      await expect(page.getByRole('dialog').count()).resolves.toBe(1)
      await page.keyboard.press('Escape')
      await isGone(page)

      await page.reload()
      await expectNothing(page)
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
      await dialogOf(page, 'Bye').waitFor()
      expect(await dialogOf(page, 'Bye').getAttribute('lang')).toBe('de')
      await page.getByRole('button', { name: 'Schließen' }).click()
    })
    // What a site does not show any more is gone from its script at once.
    await account.api.updateForm({
      path: { list_id: site.list_id, form_id: exit.form_id },
      body: { display: { kind: 'none' } },
    })
    expect(await site.script()).not.toContain(exit.form_hash)
  })

  it('a popup that waits for the pointer opens by the delay where there is none', async () => {
    await makeForm({ kind: 'popup', opens: 'exit', delay_seconds: 0 })
    await visit(
      async (page) => {
        await page.goto(`${shop.origin}/`)
        await dialogOf(page).waitFor()
        expect((await dialogOf(page).boundingBox())?.width).toBeLessThanOrEqual(320)
      },
      { isMobile: true, hasTouch: true, viewport: { width: 320, height: 480 } },
    )
  })

  it('a message shows its text with a link, or a button to its form', async () => {
    await makeForm(
      { kind: 'message', text: 'Sale until Sunday', button: 'See', link: `${platform}/healthz`, delay_seconds: 0 },
      { name: 'Sale' },
    )
    await makeForm({ kind: 'message', text: 'Do you read emails?', delay_seconds: 0 })
    await visit(async (page) => {
      await page.goto(`${shop.origin}/`)
      const sale = page.getByRole('complementary', { name: 'Sale' })
      expect(await sale.getByRole('link', { name: 'See' }).getAttribute('href')).toBe(`${platform}/healthz`)
      await page.getByRole('complementary', { name: 'News' }).getByRole('button', { name: 'Open' }).click()
      await dialogOf(page).getByLabel('Email address').waitFor()
      await page.keyboard.press('Escape')
      await isGone(page)
      await sale.getByRole('button', { name: 'Close' }).press('Escape')
      await sale.waitFor({ state: 'detached' })
    })
  })

  it('a WhatsApp button leads to the chat, with its first text', async () => {
    await makeForm({ kind: 'whatsapp', phone: '+351 912 345 678', text: 'Hello & "hi"' })
    await visit(async (page) => {
      await page.goto(`${shop.origin}/`)
      const link = page.getByRole('link', { name: 'Chat on WhatsApp' })
      expect(await link.getAttribute('href')).toBe('https://wa.me/351912345678?text=Hello+%26+%22hi%22')
      expect(await link.getAttribute('rel')).toBe('noopener')
    })
  })

  it('texts of the account stay texts', async () => {
    const hostile = '</script><img src=x onerror="alert(1)">`\u2028"\''
    const labels = { en: hostile }
    const more = { name: hostile, consent: { en: hostile }, fields: [{ field_id: 'email', labels }] }
    await makeForm({ kind: 'popup', delay_seconds: 0, text: hostile, button: hostile }, more)
    await makeForm({ kind: 'message', delay_seconds: 0, text: hostile, button: hostile }, more)
    await visit(async (page, context) => {
      const alerts: string[] = []
      context.on('dialog', (one) => void alerts.push(one.message()))
      await page.goto(`${shop.origin}/`)
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await dialog.getByRole('heading').textContent()).toBe(hostile)
      expect(await dialog.locator('img, script').count()).toBe(0)
      await page.keyboard.press('Escape')
      const message = page.getByRole('complementary')
      expect(await message.locator('p').textContent()).toBe(hostile)
      expect(await message.locator('img, script').count()).toBe(0)
      expect(alerts).toEqual([])
    })
  })

  it('a site that is disconnected shows nothing', async () => {
    const form = await makeForm({ kind: 'popup', delay_seconds: 0 })
    const script = await site.script()
    expect(script).toContain(form.form_hash)
    expect(() => new Function(script)).not.toThrow()
    expect(gzipSync(script).length).toBeLessThan(4_000)
    expect(script).not.toMatch(/\beval\b|new Function|\.style\b|innerHTML|document\.write|cookie/)
    await account.api.deleteConnectedSite({ path: { domain: site.domain } })
    expect(await site.script()).not.toContain(form.form_hash)
  })
})
