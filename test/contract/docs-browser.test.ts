// The documentation in a real browser, from disk and from a running platform: every page is drawn, every link
// leads somewhere, nothing leaves the machine, and the console stays empty.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { readApis, rowsOf } from '../../src/server/docs/contracts.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { startBrowser } from '../support/browser.ts'
import { useFolder } from '../support/use-folder.ts'

const apis = readApis(root)
const { paths } = createDocsSite()
/** The first operation of each group stands for the others, which are made alike. */
const firstOfTags = apis.flatMap(({ name, document: { tags, paths: all } }) =>
  tags.map(
    (tag) =>
      `${name}/${rowsOf(all).find(({ operation }) => operation.tags[0] === tag.name)?.operation.operationId}.html`,
  ),
)
const ofOperations = new Set(
  apis.flatMap(({ name, document }) =>
    rowsOf(document.paths).map(({ operation }) => `${name}/${operation.operationId}.html`),
  ),
)
const pages = paths.filter((path) => path.endsWith('.html') && (!ofOperations.has(path) || firstOfTags.includes(path)))

let browser: Browser
let server: RunningServer
const folder = useFolder('docs-browser-')

beforeAll(async () => {
  const env = {
    MESSAGING_DATA: join(folder, 'data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
  }
  const written = promisify(execFile)(process.execPath, [
    join(root, 'src/cli/messaging.js'),
    'docs',
    '--out',
    join(folder, 'site'),
  ])
  browser = await startBrowser()
  server = await startServer(readConfig(env))
  await written
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** What a page shows, and what it did while it was drawn. */
interface Visit {
  title: string
  heading: string
  /** Elements that links may point at. */
  ids: string[]
  links: string[]
  /** Errors of the console and of scripts. */
  errors: string[]
  /** Requests to addresses outside the site. */
  strangers: string[]
  /** Whether the page is wider than the window of a phone. */
  tooWide: boolean
}

async function visit(context: BrowserContext, base: string, path: string): Promise<Visit> {
  const page = await context.newPage()
  const errors: string[] = []
  const strangers: string[] = []
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(error.message))
  page.on('requestfailed', (request) => void errors.push(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on(
    'request',
    (request) =>
      void (/^(data|blob):/.test(request.url()) || request.url().startsWith(base) || strangers.push(request.url())),
  )
  await page.goto(base + path)
  const shown = await page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    tooWide: document.documentElement.scrollWidth > innerWidth,
  }))
  await page.close()
  return { ...shown, errors, strangers }
}

/** The address of a link as [page, anchor]; null for one that leads out of the site. */
function targetOf(path: string, href: string): [page: string, anchor: string] | null {
  const here = new URL(path, 'http://site/')
  const url = new URL(href, here)
  if (url.origin !== here.origin) return null
  const file = url.pathname.slice(1)
  return [file === '' || file.endsWith('/') ? `${file}index.html` : file, decodeURIComponent(url.hash.slice(1))]
}

function brokenLinks(visits: Map<string, Visit>): string[] {
  return [...visits].flatMap(([path, { links }]) =>
    links
      .filter((href) => {
        const [page, anchor] = targetOf(path, href) ?? []
        if (page === undefined || anchor === undefined) return false
        if (!paths.includes(page)) return true
        const target = visits.get(page)
        return anchor !== '' && target !== undefined && !target.ids.includes(anchor)
      })
      .map((href) => `${path}: ${href}`),
  )
}

describe.each([
  { from: 'a disk', base: () => `${pathToFileURL(join(folder, 'site'))}/`, width: 1280 },
  // The second time, the window is as wide as a phone.
  { from: 'the platform', base: () => `http://127.0.0.1:${server.httpPort}/docs/`, width: 390 },
])('from $from', ({ base, width }) => {
  const visits = new Map<string, Visit>()
  let context: BrowserContext

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height: 844 } })
    for (const path of pages) visits.set(path, await visit(context, base(), path))
  })
  afterAll(() => context?.close())

  const each = <T>(what: (visit: Visit) => T) => Object.fromEntries([...visits].map(([path, one]) => [path, what(one)]))
  const everywhere = <T>(value: T) => Object.fromEntries(pages.map((path) => [path, value]))

  test('every page is drawn', () => {
    expect(each(({ title, heading }) => title.length > 0 && heading.length > 0)).toEqual(everywhere(true))
  })

  test('no error in the console', () => {
    expect(each(({ errors }) => errors)).toEqual(everywhere([]))
  })

  test('no request leaves the site', () => {
    expect(each(({ strangers }) => strangers)).toEqual(everywhere([]))
  })

  test('every link and anchor leads somewhere', () => {
    expect([...visits.values()].flatMap(({ links }) => links).length).toBeGreaterThan(1_000)
    expect(brokenLinks(visits)).toEqual([])
  })

  test('no page is wider than the window', () => {
    expect(each(({ tooWide }) => tooWide)).toEqual(everywhere(false))
  })
})

test('the colours follow the system, and the button', async () => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`http://127.0.0.1:${server.httpPort}/docs/`)
  const dark = await background()
  await page.click('[data-colours]')
  const light = await background()
  expect(light).not.toBe(dark)
  await page.reload()
  expect(await background()).toBe(light)
  await context.close()
})

test('the filter hides what does not fit', async () => {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.httpPort}/docs/operations.html`)
  await page.fill('#filter', 'evidence DELETE')
  const shown = await page.$$eval('tbody tr:not([hidden])', (rows) => rows.map((row) => row.textContent ?? ''))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((text) => !/evidence/i.test(text) || !/delete/i.test(text))).toEqual([])
  await page.close()
})

test('a browser that CHROMIUM_PATH names goes first, and is missed by name', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  try {
    await expect(startBrowser()).rejects.toThrow(/CHROMIUM_PATH leads to no program: \/nowhere\/chromium\./)
  } finally {
    vi.unstubAllEnvs()
  }
})
