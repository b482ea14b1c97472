// Pages as a person sees them: the platform of a test answers a real Chromium without a port, and axe-core looks at
// what was drawn, in light and in dark, on a phone.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

/** Expects that nobody is kept out of what the page shows, that it fits a phone, and that it came alone. */
export async function expectGoodPage({ page, strangers, complaints }: Visitor): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findingsOf(page), `${page.url()} in ${colorScheme}`).toEqual([])
  }
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(tooWide, `${page.url()} is wider than a phone`).toBe(false)
  expect(strangers).toEqual([])
  expect(complaints).toEqual([])
}

/** What axe-core finds on the page, each with the place. */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}
