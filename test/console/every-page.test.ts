// Every page of the console with data and without, in light and dark, wide and narrow: axe-core finds nothing, nothing
// is wider than the window, and the browser has nothing to say. What was seen is kept under screenshots/console/.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { type ConsoleBench, startConsole } from '../support/console.ts'
import { findingsOf } from '../support/seen-page.ts'

const folder = join(root, 'screenshots', 'console')

/** Views by the words of their address; each opens a page of its own or an object on it. */
const views = [
  'inbox',
  'live',
  'requests',
  'hooks',
  'campaigns',
  'contacts',
  'automations',
  'flows',
  'commerce',
  'commerce/orders',
  'commerce/catalogs',
  'commerce/sites',
  'domains',
  'reports',
  'reports/new',
  'operations',
  'operations?show=ended',
  'clock',
  'clock?show=faults',
  'clock?show=senders',
  'clock?show=account',
  'snapshots',
  'health',
  'contract',
  'contract/marketing/createContact',
  'contract/soap',
]

const looks = [
  { name: 'light', colorScheme: 'light', width: 1280 },
  { name: 'dark', colorScheme: 'dark', width: 1280 },
  { name: 'narrow', colorScheme: 'light', width: 360 },
  { name: 'wide', colorScheme: 'dark', width: 2560 },
] as const

let bench: ConsoleBench

beforeAll(async () => {
  bench = await startConsole()
  await mkdir(folder, { recursive: true })
})

afterAll(() => bench?.close())

/** Looks at every view, one after the other in one page; what is wrong with each. */
async function walk(look: (typeof looks)[number], data: string): Promise<string[]> {
  const { name, colorScheme, width } = look
  const { page, wrongs } = await bench.open('inbox', { viewport: { width, height: 800 }, colorScheme })
  const found: string[] = []
  for (const view of views) {
    await page.goto(`${bench.origin}/console/${view}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('.loading') === null)
    await page.screenshot({ path: join(folder, `${view.replaceAll(/[/?=]/g, '-')}-${data}-${name}.png`) })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) found.push(`${view}: ${overflow} px wider than the window`)
    found.push(...(await findingsOf(page)).map((finding) => `${view}: ${finding}`))
  }
  await page.context().close()
  return [...found, ...wrongs]
}

describe('without data', () => {
  test.each(looks.filter(({ name }) => name === 'light' || name === 'narrow'))('$name', async (look) =>
    expect(await walk(look, 'empty')).toEqual([]),
  )
})

describe('with the data of the seed', () => {
  beforeAll(async () => {
    await bench.sandbox.seedAccount({ body: { contacts: 50 } })
  })

  test.each(looks)('$name', async (look) => expect(await walk(look, 'seed')).toEqual([]))
})
