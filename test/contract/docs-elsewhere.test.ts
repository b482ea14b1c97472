// The documentation away from the root of the platform: behind a proxy with a path prefix, and as a static site of another
// origin. Both in a real browser: samples and contract files name the platform, and the form reaches it.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { startBrowser } from '../support/browser.ts'
import { useFolder } from '../support/use-folder.ts'

const PREFIX = '/messaging'
const cli = join(root, 'src/cli/messaging.js')

let browser: Browser
const folder = useFolder('docs-elsewhere-')
let proxy: Server
let files: Server
let platform: RunningServer
let proxied: string
let elsewhere: string

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Removes the prefix and passes the rest on, with the host of the request; knows nothing without the prefix. */
const makeProxy = () =>
  http.createServer((request, response) => {
    const url = request.url ?? ''
    if (!url.startsWith(`${PREFIX}/`)) return response.writeHead(404).end('Only the prefix leads to the platform.')
    const { method = 'GET', headers } = request
    const forward = http.request(
      { host: '127.0.0.1', port: platform.httpPort, method, path: url.slice(PREFIX.length), headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    request.pipe(forward)
  })

const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }
const makeFileServer = () =>
  http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    readFile(join(folder, 'site', path)).then(
      (text) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(text),
      () => response.writeHead(404).end(),
    )
  })

const docs = (...args: string[]) => promisify(execFile)(process.execPath, [cli, 'docs', ...args])

beforeAll(async () => {
  proxy = makeProxy()
  files = makeFileServer()
  ;[proxied, elsewhere] = await Promise.all([listen(proxy), listen(files)])
  const env = {
    MESSAGING_DATA: join(folder, 'data'),
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
    MESSAGING_PUBLIC_URL: `${proxied}${PREFIX}`,
    MESSAGING_CORS: elsewhere,
  }
  ;[browser, platform] = await Promise.all([startBrowser(), startServer(readConfig(env))])
  // The site names the platform with a slash at the end, as people copy it.
  await docs('--out', join(folder, 'site'), '--server', `${proxied}${PREFIX}/`)
})

afterAll(async () => {
  await browser?.close()
  await platform?.close()
  for (const server of [proxy, files]) {
    server?.closeAllConnections()
    server?.close()
  }
})

/** Opens a page and collects what its scripts and its policy complain about. */
async function open(address: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await page.goto(address)
  return { page, complaints }
}

/** Creates a list with the form of its operation. */
async function createList(page: Page): Promise<string> {
  await page.fill('[data-key]', platform.sandboxKey ?? '')
  await page.fill('[data-body]', '{ "internal_name": "From elsewhere" }')
  await page.click('[data-try] [type=submit]')
  await page.waitForFunction(() => document.querySelector('[data-answer] p'))
  return (await page.textContent('[data-answer]')) ?? ''
}

describe.each([
  { where: 'behind a path prefix', site: () => `${proxied}${PREFIX}/docs` },
  { where: 'on a static site of another origin', site: () => elsewhere },
])('$where', ({ site }) => {
  test('samples name the platform with its prefix, and the form reaches it', async () => {
    const { page, complaints } = await open(`${site()}/marketing-v3/createList.html`)
    expect(await page.textContent('[data-tab]:not([hidden]) code')).toContain(`${proxied}${PREFIX}/marketing/v3/lists`)
    const answer = await createList(page)
    expect(answer).toMatch(/^201 Created/)
    expect(answer).toContain('list_id')
    expect(complaints).toEqual([])
    await page.close()
  })

  test('the former page of a renamed operation leads to the present one', async () => {
    const { page, complaints } = await open(`${site()}/marketing-v3/retryEmailCampaign.html`)
    await page.waitForURL(`${site()}/marketing-v3/retryCampaign.html`)
    expect(await page.textContent('.call .id')).toBe('retryCampaign')
    expect(complaints).toEqual([])
    await page.close()
  })

  test.each([
    { file: 'marketing-v3/openapi.json', has: '/marketing/v3"' },
    { file: 'transactional-v2/openapi.json', has: '"' },
    { file: 'soap-v2/service.wsdl', has: '/soap/v2"' },
    { file: 'marketing-v3/createList.md', has: '/marketing/v3/lists' },
    { file: 'quick-start-marketing.html', has: '/marketing/v3' },
  ])('$file names the platform with its prefix', async ({ file, has }) => {
    const text = await (await fetch(`${site()}/${file}`)).text()
    expect(text).toContain(`${proxied}${PREFIX}${has}`)
    expect(text).not.toContain('localhost:8443')
  })
})

test.each([
  { from: '/docs', to: '/docs/' },
  { from: '/docs/marketing-v3', to: '/docs/marketing-v3/' },
  { from: '/soap/v2', to: '/docs/soap-v2/' },
])('$from leads to $to below the prefix', async ({ from, to }) => {
  const { headers } = await fetch(`${proxied}${PREFIX}${from}`, { redirect: 'manual' })
  const leads = new URL(headers.get('location') ?? '', `${proxied}${PREFIX}${from}`)
  expect(leads.href).toBe(`${proxied}${PREFIX}${to}`)
})

test('without an answer the form says what to check', async () => {
  const { page } = await open(`${elsewhere.replace('127.0.0.1', 'localhost')}/marketing-v3/createList.html`)
  const answer = await createList(page)
  expect(answer).toContain(`${proxied}${PREFIX} did not answer this page`)
  expect(answer).toContain(`MESSAGING_CORS has ${elsewhere.replace('127.0.0.1', 'localhost')}.`)
  await page.close()
})

test.each(['api.example.com', 'ftp://api.example.com', 'https://api.example.com/?a=b', "https://x.test/a'b"])(
  'docs --server %s is a misuse that writes nothing',
  async (server) => {
    const out = join(folder, 'never')
    const failed = await docs('--out', out, '--server', server).catch(
      (error: { code: number; stderr: string }) => error,
    )
    expect(failed).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`"${server}" is not the address`) as string,
    })
    await expect(readFile(join(out, 'index.html'))).rejects.toThrow(/ENOENT/)
  },
)
