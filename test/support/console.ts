// A platform and a browser for the tests of the console. Whatever the console should not do is collected: lines in the
// browser's console, errors of scripts, refusals by the content security policy, requests to anybody else.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { createMarketingClient, createSandboxClient, createTransactionalClient } from '../../src/clients/index.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { startBrowser } from './browser.ts'
import { duringTests } from './during-tests.ts'
import { eventually } from './eventually.ts'

/** A running platform with a browser beside it. */
export type ConsoleBench = Awaited<ReturnType<typeof startConsole>>

/** A page of the console, and what it did wrong so far. */
export interface OpenConsole {
  page: Page
  wrongs: string[]
}

async function watch(page: Page, origin: string): Promise<string[]> {
  const wrongs: string[] = []
  page.on('console', (line) => {
    const isAnswer = line.text().startsWith('Failed to load resource')
    wrongs.push(`${line.type()}: ${line.text()}${isAnswer ? ` ${line.location().url}` : ''}`)
  })
  page.on('pageerror', (error) => wrongs.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${origin}/`)) wrongs.push(`stranger: ${url}`)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    ),
  )
  return wrongs
}

/** The clients of an account. */
export function clientsOf(origin: string, apiKey: string) {
  return {
    marketing: createMarketingClient({ apiKey, baseUrl: `${origin}/marketing/v3` }),
    transactional: createTransactionalClient({ apiKey, baseUrl: origin }),
    sandbox: createSandboxClient({ apiKey, baseUrl: `${origin}/sandbox/v1` }),
  }
}

/** Starts the platform in a folder of its own, over plain HTTP on loopback, and the browser. */
export async function startConsole(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'console-'))
  const env = {
    MESSAGING_DATA: join(folder, 'data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
    ...settings,
  }
  const server: RunningServer = await startServer(readConfig(env))
  const browser: Browser = await startBrowser()
  const origin = `http://127.0.0.1:${server.httpPort}`
  const key = server.sandboxKey ?? ''
  return {
    origin,
    key,
    browser,
    /** What the operator may do. */
    domain: server.app.domain,
    /** The clients of the first account, of which `key` is the key. */
    ...clientsOf(origin, key),
    /** Opens a view of the console: `open('inbox?q=to:rui')`. `as`: another key. */
    async open(view: string, options: BrowserContextOptions = {}, as = key): Promise<OpenConsole> {
      const page = await (await browser.newContext(options)).newPage()
      const wrongs = await watch(page, origin)
      await page.goto(`${origin}/console/${view}#key=${as}`)
      return { page, wrongs }
    },
    async close() {
      await browser.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the live page hears of what happens: the title has the same word from the beginning. */
export const untilLive = (page: Page): Promise<void> => page.getByText('✓ Live', { exact: true }).waitFor()

/** Goes through views in one page, and waits for all that each of them reads. */
export function tourOf(page: Page) {
  const reads = new Set<Request>()
  // The stream of events does not end, and a browser reads as much of a recording as it likes.
  page.on('request', (request) => {
    const isEndless = request.resourceType() === 'media' || new URL(request.url()).pathname.endsWith('/events')
    if (!isEndless) reads.add(request)
  })
  page.on('requestfinished', (request) => reads.delete(request))
  page.on('requestfailed', (request) => reads.delete(request))

  const settled = () =>
    eventually(async () => {
      await drawn(page)
      return reads.size === 0 && (await page.locator('.loading').count()) === 0
    })
  return {
    /** Follows an address of the console as its links do, without loading the console again. */
    async follow(href: string): Promise<void> {
      await page.evaluate((href) => {
        history.pushState(null, '', href)
        dispatchEvent(new PopStateEvent('popstate'))
      }, href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled()
    },
    /** Loads the console at an address. */
    async load(href: string): Promise<void> {
      reads.clear()
      await page.goto(href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled()
    },
  }
}

/** Waits until what the page knows is drawn, and what starts after a drawing has started. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
    }
  })

/** Goes on with Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = { name, exact: true }
  const target = page.getByRole('button', named).or(page.getByLabel(name)).or(page.getByRole('link', named)).first()
  await target.waitFor()
  for (let n = 0; n < 120; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}

/** Asks again until what follows holds: a page shows first, and changes its address a moment later. */
export const poll = <T>(read: () => T) => expect.poll(read, { timeout: 120_000 })

/** The platform and the browser of a file of tests. */
export const useConsole = (settings?: Record<string, string>): ConsoleBench =>
  duringTests(
    () => startConsole(settings),
    (bench) => bench.close(),
  )
