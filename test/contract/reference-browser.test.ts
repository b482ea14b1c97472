// The page of an operation in a real browser, on a running platform: its samples are filled with the reader's key, its
// form sends a real request, and addresses of earlier references lead to it.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMarketingClient } from '../../src/clients/index.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { startBrowser } from '../support/browser.ts'
import { useFolder } from '../support/use-folder.ts'

let browser: Browser
let server: RunningServer
const folder = useFolder('reference-browser-')
let page: Page
let key: string
const errors: string[] = []

beforeAll(async () => {
  const env = {
    MESSAGING_DATA: folder,
    MESSAGING_PORT: '0',
    MESSAGING_HTTP_PORT: '0',
    MESSAGING_SMTP_PORT: 'off',
    MESSAGING_LOG: 'silent',
  }
  ;[browser, server] = await Promise.all([startBrowser(), startServer(readConfig(env))])
  key = server.sandboxKey ?? ''
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})
beforeEach(async () => {
  page = await browser.newPage()
  page.on('pageerror', (error) => void errors.push(error.message))
})
afterEach(async () => {
  await page.close()
  expect(errors.splice(0)).toEqual([])
})

const open = (path: string) => page.goto(`http://127.0.0.1:${server.httpPort}/docs/${path}`)
const shownSample = () => page.textContent('[data-tab]:not([hidden]) code')
const answer = () => page.textContent('[data-answer]')

describe('the page of an operation', () => {
  test('shows its samples with the address and the key of the reader, in the language that was chosen last', async () => {
    await open('marketing-v3/createList.html')
    expect(await shownSample()).toContain(`http://127.0.0.1:${server.httpPort}/marketing/v3/lists`)
    expect(await shownSample()).toContain('Apikey: YOUR_KEY')
    await page.fill('[data-key]', key)
    expect(await shownSample()).toContain(`Apikey: ${key}`)
    await page.focus('[role=tab][aria-selected=true]')
    await page.keyboard.press('ArrowRight')
    expect(await shownSample()).toContain(`apiKey: '${key}'`)
    await open('marketing-v3/listLists.html')
    expect(await shownSample()).toContain(`apiKey: '${key}'`)
  })

  test('shows no key that a shell could read as more than a word', async () => {
    await open('marketing-v3/createList.html')
    await page.fill('[data-key]', "'; touch /tmp/x; '")
    expect(await shownSample()).toContain('Apikey: YOUR_KEY')
  })

  test('sends the request, and shows the answer', async () => {
    await open('marketing-v3/createList.html')
    await page.fill('[data-key]', key)
    await page.fill('[data-body]', '{ "internal_name": "From the docs" }')
    await page.click('[data-try] [type=submit]')
    await page.waitForFunction(() => document.querySelector('[data-answer]')?.textContent?.includes('list_id'))
    expect(await answer()).toMatch(/^201 Created · \d+ ms/)
    const api = createMarketingClient({ apiKey: key, baseUrl: `http://127.0.0.1:${server.httpPort}/marketing/v3` })
    const { items } = await api.listLists()
    expect(items.map(({ internal_name }) => internal_name)).toContain('From the docs')
    // The key stays for the next page, and places of the address are filled in.
    await open('marketing-v3/getList.html')
    await page.fill('[data-name=list_id]', String(items.at(-1)?.list_id))
    await page.click('[data-try] [type=submit]')
    await page.waitForFunction(() => document.querySelector('[data-answer]')?.textContent?.includes('From the docs'))
    expect(await answer()).toMatch(/^200 OK/)
  })

  test('says what is wrong before anything is sent, and shows refusals', async () => {
    await open('marketing-v3/createList.html')
    await page.fill('[data-body]', '{ "internal_name": ')
    await page.click('[data-try] [type=submit]')
    await page.waitForFunction(() => document.querySelector('[data-answer]')?.textContent)
    expect(await answer()).toMatch(/^The body is not JSON: /)
    await page.fill('[data-body]', '{ "internal_name": "a" }')
    await page.fill('[data-key]', 'wrong')
    await page.click('[data-try] [type=submit]')
    await page.waitForFunction(() => document.querySelector('[data-answer]')?.textContent?.includes('Unauthorized'))
    expect(await answer()).toMatch(/^401 Unauthorized/)
  })

  test('shows a stream as it comes, and stops it', async () => {
    await open('sandbox-v1/streamEvents.html')
    await page.fill('[data-key]', key)
    await page.click('[data-try] [type=submit]')
    const api = createMarketingClient({ apiKey: key, baseUrl: `http://127.0.0.1:${server.httpPort}/marketing/v3` })
    await page.waitForFunction(() => document.querySelector('[data-answer]')?.textContent?.startsWith('200'))
    await api.createList({ body: { internal_name: 'Seen in the stream' } })
    await page.waitForFunction(() => document.querySelector('[data-answer] > pre')?.textContent?.includes('createList'))
    expect(await page.textContent('[data-try] [type=submit]')).toBe('Stop')
    await page.click('[data-try] [type=submit]')
    await page.waitForFunction(() => document.querySelector('[data-try] [type=submit]')?.textContent === 'Send')
  })

  test('is where addresses of earlier references lead', async () => {
    for (const anchor of [
      'operation/createContact',
      'tag/Contacts/operation/createContact',
      '/Contacts/createcontact',
    ]) {
      await open(`marketing-v3/index.html#${anchor}`)
      await page.waitForURL('**/marketing-v3/createContact.html')
      expect(await page.textContent('h1')).toBe('Create a contact')
    }
  })
})
