// Every page of the console with data and without, in light and dark, wide and narrow: axe-core finds nothing, nothing
// is wider than the window, and the browser has nothing to say. What was seen is kept under screenshots/console/.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { type ConsoleBench, clientsOf, useConsole } from '../support/console.ts'
import { LOOKING, openLiveAccount } from '../support/live-accounts.ts'
import { findingsOf } from '../support/seen-page.ts'

const folder = join(root, 'screenshots', 'console')

/** Views by the words of their address; each opens a page of its own or an object on it. */
const views = [
  'inbox',
  'live',
  'requests',
  'hooks',
  'hooks/webhooks',
  'hooks/verify',
  'campaigns',
  'campaigns/new',
  'contacts',
  'automations',
  'automations/system',
  'automations/new',
  'flows',
  'flows/runs',
  'flows/alerts',
  'flows/verify',
  'flows/new',
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
  'users',
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

const bench = useConsole()

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
})

/** Views of what the seed makes, and of a snapshot, by the names of their pictures. */
async function objectsOf({ marketing, sandbox, transactional }: ConsoleBench): Promise<Record<string, string>> {
  const captured = async (channel: 'email' | 'sms' | 'smart_sms' | 'push' | 'voice') =>
    `inbox/${(await sandbox.listCapturedMessages({ query: { channel, limit: 1 } })).items[0]?.captured_id}`
  const [sent, draft] = await Promise.all(
    (['sent', 'draft'] as const).map(async (status) => {
      const { items } = await marketing.listCampaigns({ query: { channel: 'email', status } })
      return `campaigns/${items[0]?.campaign_hash}`
    }),
  )
  const list_id = (await marketing.listLists()).items[0]?.list_id ?? 0
  const [contact] = (await marketing.listContacts({ path: { list_id } })).items
  const [request] = (await sandbox.listRequests()).items
  const [automation] = (await marketing.listAutomations()).items
  const [flow] = await transactional.listMultiChannelFlows()
  await sandbox.createSnapshot({ body: { name: 'seeded', replace: true } })
  return {
    email: await captured('email'),
    source: `${await captured('email')}?tab=source`,
    sms: await captured('sms'),
    smart: await captured('smart_sms'),
    push: await captured('push'),
    voice: await captured('voice'),
    request: `requests/${request?.request_id}`,
    report: `${sent}?tab=report`,
    who: `${sent}?tab=who`,
    preview: `${sent}?tab=preview`,
    runs: `${sent}?tab=runs`,
    draft: `${draft}`,
    list: `contacts/${list_id}`,
    segment: `contacts/${list_id}?show=segments&segment=new`,
    import: `contacts/${list_id}?show=import`,
    fields: `contacts/${list_id}?show=fields`,
    contact: `contacts/${list_id}/${contact?.base.contact_id}`,
    automation: `automations/${automation?.automation_id}`,
    flow: `flows/${flow?.id}`,
    operation: 'operations/1',
    snapshot: 'snapshots/seeded',
  }
}

const nameOf = (view: string) => view.replaceAll(/[/?=]/g, '-')

/** Looks at every view, one after the other in one page; what is wrong with each. */
async function walk(
  look: (typeof looks)[number],
  data: string,
  objects: Readonly<Record<string, string>> = {},
  key = bench.key,
): Promise<string[]> {
  const { name, colorScheme, width } = look
  const { page, wrongs } = await bench.open('inbox', { viewport: { width, height: 800 }, colorScheme }, key)
  const found: string[] = []
  for (const [file, view] of [...views.map((view) => [nameOf(view), view]), ...Object.entries(objects)]) {
    await page.goto(`${bench.origin}/console/${view}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('.loading') === null)
    await page.screenshot({ path: join(folder, `${file}-${data}-${name}.png`) })
    const overflow = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('#page')].map((one) => one.scrollWidth - one.clientWidth),
    )
    if (Math.max(...overflow) > 0) found.push(`${view}: ${Math.max(...overflow)} px wider than its place`)
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

const listed = [
  ...['inbox', 'live', 'hooks', 'hooks/webhooks', 'campaigns', 'contacts', 'automations', 'automations/system'],
  ...['flows', 'flows/runs', 'flows/alerts', 'commerce', 'commerce/orders', 'commerce/catalogs', 'commerce/sites'],
  ...[
    'domains',
    'reports',
    'operations',
    'operations?show=ended',
    'clock?show=faults',
    'clock?show=senders',
    'snapshots',
  ],
]

test('each list that is empty shows the request that makes the first of it', async () => {
  const { page } = await bench.open('inbox')
  const without: string[] = []
  for (const view of listed) {
    await page.goto(`${bench.origin}/console/${view}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('.loading') === null)
    const shown = await page.locator('.empty pre').allInnerTexts()
    if (!shown.some((text) => text.startsWith('curl '))) without.push(view)
  }
  expect(without).toEqual([])
  await page.context().close()
})

describe('with the data of the seed', () => {
  let objects: Record<string, string>
  beforeAll(async () => {
    await bench.sandbox.seedAccount({ body: { contacts: 50 } })
    objects = await objectsOf(bench)
  })

  test.each(looks)('$name', async (look) => expect(await walk(look, 'seed', objects)).toEqual([]))
})

describe('of a live account', () => {
  let key: string
  const objects: Record<string, string> = {}
  beforeAll(async () => {
    const { accountId, keyWith, approve, key: own } = await openLiveAccount(bench.domain)
    await bench.domain.accounts.accounts.enableRegistered(accountId)
    key = await keyWith(...LOOKING)
    const { marketing, transactional } = clientsOf(bench.origin, own)
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await approve()
    const { list_id } = await marketing.createList({ body: { internal_name: 'Customers' } })
    const path = { list_id }
    await marketing.createContact({ path, body: { base: { email: 'ana@example.com' } } })
    const mail = { senderId: String(sender_id), to: 'rui@example.com', subject: 'Your order' }
    await transactional.sendEmail({ body: { ...mail, htmlBody: '<p>It is on its way.</p>' } })
    const { captured_id } = await clientsOf(bench.origin, key).sandbox.waitForCapturedMessage()
    Object.assign(objects, { email: `inbox/${captured_id}`, list: `contacts/${list_id}` })
  })

  test.each(looks)('$name', async (look) => expect(await walk(look, 'live', objects, key)).toEqual([]))
})
