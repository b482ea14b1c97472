// `messaging pictures`: takes the pictures of the console and the documentation that the README and the guides show. It starts a platform
// in a folder of its own, fills it as the seed does, and looks at it with the Chromium of the tests.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { formatJson, printLine } from '../src/terminal/printer.ts'
import { type ConsoleBench, startConsole } from '../test/support/console.ts'
import { root } from './contract/tools.ts'

const folder = join(root, 'docs', 'pictures')
const size = { width: 1280, height: 800 }

/**
 * A picture: a URL of the platform, relative to that of the console, and what to wait for before it is taken. The last one moves the
 * clock.
 */
interface Shot {
  name: string
  view(bench: ConsoleBench): Promise<string>
  ready(page: Page): Promise<unknown>
}

/** Days pass, on which fewer and fewer recipients read the campaign. */
async function passDays(sandbox: ConsoleBench['sandbox'], campaign_hash: string): Promise<void> {
  const { items } = await sandbox.listCapturedMessages({ query: { campaign_hash } })
  for (const readers of [9, 5, 6, 3, 1]) {
    await sandbox.advanceClock({ body: { seconds: 86_400 } })
    for (const [n, { captured_id: id }] of items.slice(0, readers).entries())
      for (const type of n % 3 === 0 ? (['open', 'click'] as const) : (['open'] as const))
        await sandbox.createMessageEvent({ path: { captured_id: id }, body: { type } })
  }
}

const shots: Shot[] = [
  {
    name: 'docs',
    view: () => Promise.resolve('../docs/marketing-v3/createContact.html'),
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'inbox',
    async view({ sandbox }) {
      const { items } = await sandbox.listCapturedMessages({
        query: { channel: 'email', subject_part: 'Spring', recipient_part: 'a.' },
      })
      return `inbox/${items[0]?.captured_id ?? ''}`
    },
    ready: (page) => page.frameLocator('iframe').locator('body').waitFor(),
  },
  {
    name: 'segment',
    async view({ marketing }) {
      const { items } = await marketing.listLists()
      return `contacts/${items.at(-1)?.list_id ?? ''}?show=segments&segment=new`
    },
    ready: (page) => page.getByText(/contacts fit/).waitFor(),
  },
  {
    name: 'report',
    async view({ marketing, sandbox }) {
      const { items } = await marketing.listCampaigns({ query: { channel: 'email', status: 'sent' } })
      const hash = items[0]?.campaign_hash ?? ''
      await passDays(sandbox, hash)
      return `campaigns/${hash}?tab=report`
    },
    ready: (page) => page.locator('svg').first().waitFor(),
  },
]

/** Takes one picture; resolves with its path. */
async function take(bench: ConsoleBench, { name, view, ready }: Shot): Promise<string> {
  const { page } = await bench.open(await view(bench), { viewport: size, colorScheme: 'light' })
  await ready(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.context().close()
  return `docs/pictures/${name}.png`
}

/** Takes all pictures into docs/pictures/. */
export async function pictures({ json }: { json: boolean }): Promise<void> {
  await mkdir(folder, { recursive: true })
  const bench = await startConsole()
  try {
    await bench.sandbox.seedAccount({ body: { contacts: 500 } })
    const taken: string[] = []
    for (const shot of shots) {
      taken.push(await take(bench, shot))
      if (!json) printLine(taken.at(-1) ?? '')
    }
    if (json) printLine(formatJson({ pictures: taken }, 2))
  } finally {
    await bench.close()
  }
}
