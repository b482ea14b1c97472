// Pages as a person sees them: the platform of a test answers a real Chromium without a port, and axe-core looks at
// what was drawn, in light and in dark, on a phone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RunOptions } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

/** The minified form: every page compiles it again, in 22 % less time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Where the platform of a test is. */
const HOST = 'localhost'

/** A small phone. */
const phone = { viewport: { width: 360, height: 740 } }

export interface Visitor {
  page: Page
  /** Addresses on other hosts that a page asked for. Nobody answers them. */
  strangers: string[]
  /** What the console said, and errors of scripts. */
  complaints: string[]
}

/** A window of the browser whose requests to `hosts` (localhost) the server answers. */
export async function visitorOf(
  browser: Browser,
  server: TestServer,
  {
    hosts = [HOST],
    ...options
  }: { javaScriptEnabled?: boolean; locale?: string; userAgent?: string; hosts?: readonly string[] } = {},
): Promise<Visitor & { close(): Promise<void> }> {
  const context = await browser.newContext({ ...phone, ...options })
  const strangers: string[] = []
  const complaints: string[] = []
  await answerFrom(context, server, { hosts, strangers })
  const page = await context.newPage()
  // What leads to another host fails here; the test looks at `strangers`.
  const ofPage = (text: string) => !text.includes('ERR_BLOCKED_BY_CLIENT')
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && ofPage(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  return { page, strangers, complaints, close: () => context.close() }
}

async function answerFrom(
  context: BrowserContext,
  server: TestServer,
  { hosts, strangers }: { hosts: readonly string[]; strangers: string[] },
): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (!hosts.includes(url.hostname)) {
      strangers.push(request.url())
      return route.abort('blockedbyclient')
    }
    const body = request.postDataBuffer()
    const answer = await server.inject(
      new Request(url, {
        method: request.method(),
        headers: await request.allHeaders().then(withoutPseudo),
        redirect: 'manual',
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}

/** HTTP/2 names the method and the address as headers that begin with a colon. */
const withoutPseudo = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))

/** The rules of axe-core that read colours. All others find the same in light and in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects that nobody is kept out of what the page shows, that it fits a phone, and that it came alone. */
export async function expectGoodPage({ page, strangers, complaints }: Visitor): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findingsOf(page), `${page.url()} in light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFindingsOf(page), `${page.url()} in dark`).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(tooWide, `${page.url()} is wider than a phone`).toBe(false)
  expect(strangers).toEqual([])
  expect(complaints).toEqual([])
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core finds on the page, each with the place. */
export const findingsOf = (page: Page): Promise<string[]> => find(page, { runOnly: LEVELS })

/** What it finds in the colours. */
export const colourFindingsOf = (page: Page): Promise<string[]> => find(page, { runOnly: COLOUR_RULES })

/** What it finds in all but the colours. */
export const shapeFindingsOf = (page: Page): Promise<string[]> =>
  find(page, { runOnly: LEVELS, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) })

async function find(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => typeof (globalThis as { axe?: { run?: unknown } }).axe?.run === 'function')
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'], ...options })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, options)
}

/** Keeps a picture of the page in the folder PICTURES, if the run names one. */
export async function takePicture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder) await page.screenshot({ ...options, path: join(folder, `${name}.png`) })
}
