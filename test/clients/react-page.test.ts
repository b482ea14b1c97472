// The React page of the guide, in a real browser against a real platform: openapi-react-query on a plain client.
import { symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { createMarketingFetchClient } from '../../src/clients/index.ts'
import { readGuide } from '../../src/server/docs/guides.ts'
import { startBrowser } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { type Started, startPlatform } from '../support/started.ts'
import { useFolder } from '../support/use-folder.ts'

const FILE = 'contacts.tsx'

const folder = useFolder('react-page-')
let platform: Started
let site: Server
let browser: Browser

beforeAll(async () => {
  const script = await bundlePage()
  ;[platform, browser, site] = await Promise.all([
    startPlatform(join(folder, 'data')),
    startBrowser(),
    new Promise<Server>((resolve) => {
      const server = createServer(({ url }, response) => {
        const [type, text] =
          url === '/page.js'
            ? ['text/javascript', script]
            : [
                'text/html',
                '<!doctype html><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
              ]
        response.writeHead(200, { 'content-type': type }).end(text)
      }).listen(0, '127.0.0.1', () => resolve(server))
    }),
  ])
})
afterAll(async () => {
  await browser?.close()
  site?.closeAllConnections()
  site?.close()
  await platform?.end()
})

/** The program of the guide as a reader would bundle it. */
async function bundlePage(): Promise<string> {
  const { text = '' } = readGuide('react').programs.find(({ file }) => file === FILE) ?? {}
  await writeFile(join(folder, FILE), text)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const bundle = await rolldown({
    input: join(folder, FILE),
    platform: 'browser',
    logLevel: 'silent',
    tsconfig: false,
    resolve: {
      alias: { 'messaging-platform-client/marketing': join(root, 'src', 'clients', 'marketing.ts') },
      symlinks: false,
    },
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
  })
  try {
    const { output } = await bundle.generate({ format: 'esm' })
    return output[0].code
  } finally {
    await bundle.close()
  }
}

const api = () =>
  createMarketingFetchClient({ apiKey: platform.secret('Sandbox key'), baseUrl: platform.row('Plain HTTP') })

/** Opens the page, and notes what it throws. */
async function open(settings: Record<string, string>): Promise<{ page: Page; wrongs: string[] }> {
  const page = await browser.newPage()
  const wrongs: string[] = []
  page.on('pageerror', (error) => wrongs.push(error.message))
  const { port } = site.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/#${new URLSearchParams(settings)}`)
  return { page, wrongs }
}

it('shows a list, adds a contact, and shows what the platform refuses', async () => {
  const { data } = await api().POST('/lists', { body: { internal_name: 'React' } })
  const params = { path: { list_id: data?.list_id ?? 0 } }
  await api().POST('/lists/{list_id}/contacts', { params, body: { base: { email: 'ana@example.com' } } })
  const { page, wrongs } = await open({
    apiKey: platform.secret('Sandbox key'),
    baseUrl: platform.row('Plain HTTP'),
  })
  const section = page.getByRole('region', { name: 'React' })
  await section.getByText('ana@example.com').waitFor()

  const add = async (email: string) => {
    await section.getByLabel('Email').fill(email)
    await section.getByRole('button', { name: 'Add contact' }).click()
  }
  await add('rui@example.com')
  await section.getByRole('listitem').filter({ hasText: 'rui@example.com' }).waitFor()
  const { data: stored } = await api().GET('/lists/{list_id}/contacts', { params })
  expect(stored?.items.map(({ base }) => base.email).sort()).toEqual(['ana@example.com', 'rui@example.com'])

  await add('nobody')
  await section.getByRole('alert').filter({ hasText: 'body.base.email' }).waitFor()
  expect(await section.getByRole('listitem').count()).toBe(2)
  expect(wrongs).toEqual([])
})

it('shows an error for a wrong key, and for a platform that is not there', async () => {
  const stranger = await open({ apiKey: 'wrong-key-of-nobody', baseUrl: platform.row('Plain HTTP') })
  await stranger.page.getByRole('alert').filter({ hasText: 'listLists: 401 Unauthorized' }).waitFor()
  const lonely = await open({ apiKey: 'any-key-will-do', baseUrl: `http://127.0.0.1:${await freePort()}` })
  await lonely.page.getByRole('alert').filter({ hasText: 'listLists: no answer from' }).waitFor()
  expect([...stranger.wrongs, ...lonely.wrongs]).toEqual([])
})
