// The frame of the documentation in a real browser: the search by keyboard, from disk and from a server, the switches,
// what folds up, and every kind of page as axe-core sees it. PICTURES=<folder> keeps what was seen.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { registerDocs } from '../../src/server/docs/routes.ts'
import { startBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { colourFindingsOf, findingsOf, shapeFindingsOf, takePicture } from '../support/seen-page.ts'

let browser: Browser
let app: FastifyInstance
let folder: string
let served: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-frame-'))
  app = Fastify()
  registerDocs(app, { served: null, roots: {}, publicUrl: 'https://localhost:8443', isHome: false })
  const [address] = await Promise.all([
    app.listen({ host: '127.0.0.1', port: 0 }),
    promisify(execFile)(process.execPath, [join(root, 'src/cli/messaging.js'), 'docs', '--out', join(folder, 'site')]),
  ])
  served = `${address}/docs/`
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

/** A page, and what the console of the browser said of it. */
async function open(path: string, options: BrowserContextOptions = {}, base = served) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await page.goto(base + path)
  return { page, complaints, close: () => context.close() }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search all pages' })
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

/** Waits until the first result says this. */
const first = (page: Page, text: string) =>
  page.locator('[role=option]').first().filter({ hasText: text }).waitFor({ state: 'visible' })

describe.each([
  { from: 'a disk', base: () => `${pathToFileURL(join(folder, 'site'))}/` },
  { from: 'the platform', base: () => served },
])('the search from $from', ({ base }) => {
  test.each([
    { typed: 'createList', text: 'Create a list', leads: 'marketing-v3/createList.html' },
    { typed: 'CREATELIST', text: 'Create a list', leads: 'marketing-v3/createList.html' },
    { typed: 'verify signature', text: 'Verify the signature', leads: 'hooks.html#verify-the-signature' },
    { typed: 'M-036', text: 'M-036', leads: 'decisions.html#M-036' },
    { typed: 'importFinished', text: 'importFinished', leads: 'hooks.html#importFinished' },
    { typed: 'addSubscriber', text: 'addSubscriber', leads: 'soap-v2/index.html#operation-addSubscriber' },
  ])('finds $typed first', async ({ typed, text, leads }) => {
    const { page, complaints, close } = await open('marketing-v3/getContact.html', {}, base())
    await page.keyboard.press('/')
    await page.keyboard.type(typed)
    await first(page, text)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href.includes(leads))
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the search by keyboard', () => {
  test('arrows go through the results, Escape closes them and then clears the field', async () => {
    const { page, close } = await open('index.html')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('webhook')
    await chosen(page).waitFor()
    const ids = [await field(page).getAttribute('aria-activedescendant')]
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      ids.push(await field(page).getAttribute('aria-activedescendant'))
      expect(await chosen(page).getAttribute('id')).toBe(ids.at(-1))
    }
    const last = await page.locator('[role=option]').last().getAttribute('id')
    expect(ids).toEqual(['hit-0', 'hit-1', 'hit-2', 'hit-1', 'hit-0', last])
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    expect(await field(page).inputValue()).toBe('webhook')
    await page.keyboard.press('Escape')
    expect(await field(page).inputValue()).toBe('')
    await close()
  })

  test('results stand under their API with their method, and their number is said', async () => {
    const { page, close } = await open('index.html')
    await field(page).fill('create webhook')
    await first(page, 'Create')
    const group = page.getByRole('group', { name: 'Transactional API' })
    expect(await group.getByRole('option').first().locator('.method').textContent()).toBe('post')
    expect(await page.locator('.search [role=status]').textContent()).toMatch(/^\d+( or more)? found$/)
    expect(await findingsOf(page)).toEqual([])
    await field(page).fill('xyzzy')
    await page.getByText('Nothing found').waitFor()
    await close()
  })

  test('a slash that is typed into a field stays there, and nothing is loaded before the search is used', async () => {
    const { page, close } = await open('operations.html')
    expect(await page.locator('script[src*="assets/search."]').count()).toBe(0)
    await page.locator('#filter').focus()
    await page.keyboard.type('/lists')
    expect(await page.locator('#filter').inputValue()).toBe('/lists')
    expect(await page.locator('script[src*="assets/search."]').count()).toBe(0)
    await close()
  })
})

test('sources are hidden until the reader turns them on, for all pages', async () => {
  const { page, close } = await open('operations.html')
  await page.getByRole('button', { name: 'Open all' }).click()
  const source = page.locator('td.source').first()
  const button = page.getByRole('button', { name: 'Show sources' })
  expect(await source.isVisible()).toBe(false)
  await button.click()
  expect(await source.isVisible()).toBe(true)
  await page.goto(`${served}hooks.html`)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.source').first().isVisible()).toBe(true)
  await button.click()
  expect(await page.locator('.source').first().isVisible()).toBe(false)
  await close()
})

test('the first Tab leads to a link past the bar', async () => {
  const { page, close } = await open('smtp-relay.html')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await close()
})

test.each([
  { address: 'decisions.html#M-036', shows: '#M-036 > p >> nth=0' },
  { address: 'soap-v2/index.html#operation-addSubscriber', shows: '#operation-addSubscriber table >> nth=0' },
  { address: 'operations.html#marketing-v3-lists', shows: '#marketing-v3-lists table' },
])('$address unfolds what it points at', async ({ address, shows }) => {
  const { page, close } = await open(address)
  await page.locator(shows).waitFor({ state: 'visible' })
  const [, id = ''] = address.split('#')
  // The page scrolls a moment after it unfolds.
  const top = async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1
  await eventually(async () => (await top()) >= 0 && (await top()) < 720)
  await close()
})

test.each([
  ['the server', () => served],
  ['the folder', () => `${pathToFileURL(join(folder, 'site')).href}/`],
])('a script that is not of the site does not run: from %s', async (_, base) => {
  const { page, complaints, close } = await open('soap-v2/index.html', {}, base())
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "changed"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', `<button onclick="document.title = 'changed'">Press</button>`)
  })
  await page.getByRole('button', { name: 'Press' }).click()
  // A server sends the policy twice, in its header and in the page.
  await eventually(() => complaints.filter((text) => text.includes('Content Security Policy')).length >= 2)
  expect(await page.title()).not.toBe('changed')
  await close()
})

test('the filter opens what it finds, and closes it again', async () => {
  const { page, close } = await open('decisions.html')
  const shown = () => page.locator('details.entry:visible').count()
  expect(await shown()).toBe(0)
  await page.locator('#filter').fill('secret callbacks')
  const found = await shown()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(30)
  await page.locator('#filter').fill('')
  expect(await shown()).toBe(0)
  await close()
})

test('on a phone the operations of an API are folded up by group, and open for whoever asks for one', async () => {
  const options = { viewport: { width: 390, height: 844 } }
  const { page, complaints, close } = await open('marketing-v3/index.html', options)
  const shown = () => page.locator('tbody tr:visible').count()
  expect(await shown()).toBe(0)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(screens).toBeLessThan(16)
  await takePicture(page, 'marketing-v3-phone', { fullPage: true })
  await page
    .locator('summary:visible')
    .filter({ hasText: /^\d+ operations$/ })
    .first()
    .click()
  expect(await shown()).toBeGreaterThan(1)
  await page.locator('#filter').fill('createContact')
  await page.getByRole('link', { name: 'createContact', exact: true }).waitFor()
  await page.locator('#filter').fill('')
  const group = await open('marketing-v3/index.html#contacts', options)
  await group.page.getByRole('link', { name: 'createContact', exact: true }).waitFor()
  // On a wide screen nothing is folded up, also when the window was narrow before.
  await group.page.setViewportSize({ width: 1280, height: 844 })
  await group.page.getByRole('link', { name: 'createList', exact: true }).waitFor()
  expect([...complaints, ...group.complaints]).toEqual([])
  await Promise.all([close(), group.close()])
})

/** One page of each kind. */
const kinds = [
  'index.html',
  'quick-start-marketing.html',
  'changelog.html',
  'hooks.html',
  'states.html',
  'operations.html',
  'decisions.html',
  'smtp-relay.html',
  'soap-v2/index.html',
  'marketing-v3/index.html',
  'marketing-v3/createContact.html',
]

/** Pixels that a page may be high on a phone before anything is unfolded. */
const HIGHEST = 40_000

/** Shows all of the page: everything unfolded, and all sources. Resolves with how much wider than the window it is or was. */
const unfold = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    for (const part of document.querySelectorAll('details')) part.open = true
    document.documentElement.classList.add('with-sources')
    return Math.max(scrollWidth, document.documentElement.scrollWidth) - innerWidth
  })

/** What has the wrong colours, in light and then in dark. */
async function expectGoodColours(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await colourFindingsOf(page), colorScheme).toEqual([])
  }
}

describe.each(kinds)('the page %s', (path) => {
  const picture = (name: string) => `${path.replaceAll('/', '-')}-${name}`

  test('is sound on a wide screen, in light and dark', async () => {
    const { page, complaints, close } = await open(path, { viewport: { width: 1280, height: 800 } })
    await takePicture(page, picture('light'))
    expect(await unfold(page)).toBeLessThanOrEqual(0)
    expect(await findingsOf(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourFindingsOf(page)).toEqual([])
    await takePicture(page, picture('dark'))
    expect(complaints).toEqual([])
    await close()
  })

  test('is sound on a phone, in light and dark', async () => {
    const { page, complaints, close } = await open(path, { viewport: { width: 360, height: 800 } })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(HIGHEST)
    await takePicture(page, picture('narrow'))
    expect(await unfold(page)).toBeLessThanOrEqual(0)
    expect(await shapeFindingsOf(page)).toEqual([])
    await expectGoodColours(page)
    expect(complaints).toEqual([])
    await close()
  })
})
