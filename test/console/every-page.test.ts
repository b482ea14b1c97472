// Every page of the console with data and without, in light and dark, wide and narrow: axe-core finds nothing, nothing
// is wider than the window, and the browser has nothing to say. PICTURES=<folder> keeps what was seen.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type ConsoleBench, clientsOf, drawn, tourOf, useConsole } from '../support/console.ts'
import { LOOKING, openLiveAccount } from '../support/live-accounts.ts'
import { colourFindingsOf, findingsOf, takePicture } from '../support/seen-page.ts'

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
  'contacts?show=tags',
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

/** What decides how a page looks, and what is looked for there: no style depends on both, or on a width above 1000. */
const looks = [
  { name: 'light', colorScheme: 'light', width: 1280, find: findingsOf },
  { name: 'dark', colorScheme: 'dark', width: 1280, find: colourFindingsOf },
  { name: 'wide', colorScheme: 'dark', width: 2560, find: null },
  { name: 'narrow', colorScheme: 'light', width: 360, find: findingsOf },
] as const

const bench = useConsole()

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
  const lists = (await marketing.listLists({ query: { limit: 100 } })).items
  const list_id = lists.find(({ internal_name }) => internal_name === 'Newsletter 2026')?.list_id ?? 0
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
    opened: `contacts/${list_id}?show=segments&segment=auto_opened`,
    contact: `contacts/${list_id}/${contact?.base.contact_id}`,
    values: `contacts/${list_id}/${contact?.base.contact_id}?show=fields`,
    statistics: `contacts/${list_id}/${contact?.base.contact_id}?show=statistics`,
    automation: `automations/${automation?.automation_id}`,
    flow: `flows/${flow?.id}`,
    operation: 'operations/1',
    snapshot: 'snapshots/seeded',
  }
}

const nameOf = (view: string) => view.replaceAll(/[/?=]/g, '-')

/** Looks at the open view in each way; what is wrong with it. */
async function look(page: Page, view: string, picture: string, names: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, colorScheme, width, find } of looks.filter(({ name }) => names.includes(name))) {
    await page.emulateMedia({ colorScheme })
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    await drawn(page)
    await takePicture(page, `${picture}-${name}`)
    const overflow = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('#page')].map((one) => one.scrollWidth - one.clientWidth),
    )
    if (Math.max(...overflow) > 0) found.push(`${view} in ${name}: ${Math.max(...overflow)} px wider than its place`)
    found.push(...((await find?.(page)) ?? []).map((finding) => `${view} in ${name}: ${finding}`))
  }
  return found
}

interface Walk {
  /** The word for it in the names of pictures. */
  data: string
  key?: string
  objects?: Readonly<Record<string, string>>
  looks?: readonly string[]
  /** Loads the console at each view, instead of following links. */
  isLoaded?: boolean
  /** Looks for more in a view. */
  more?: (page: Page, view: string) => Promise<string[]>
}

/** Looks at every view, one after the other in one page; what is wrong with each. */
async function walk({ data, objects = {}, looks: names = looks.map(({ name }) => name), ...how }: Walk) {
  const { page, wrongs } = await bench.open('inbox', { viewport: { width: 1280, height: 800 } }, how.key)
  const tour = tourOf(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const found: string[] = []
  for (const [file, view] of [...views.map((view) => [nameOf(view), view] as const), ...Object.entries(objects)]) {
    await (how.isLoaded ? tour.load : tour.follow)(`${bench.origin}/console/${view}`)
    found.push(...((await how.more?.(page, view)) ?? []))
    found.push(...(await look(page, view, `${file}-${data}`, names)))
  }
  await page.context().close()
  return [...found, ...wrongs]
}

const LISTED = new Set([
  ...['inbox', 'live', 'hooks', 'hooks/webhooks', 'campaigns', 'contacts', 'automations', 'automations/system'],
  ...['flows', 'flows/runs', 'flows/alerts', 'commerce', 'commerce/orders', 'commerce/catalogs', 'commerce/sites'],
  ...['domains', 'reports', 'operations', 'operations?show=ended', 'clock?show=faults', 'clock?show=senders'],
  'snapshots',
])

/** A list that is empty shows the request that makes the first of it. */
async function withoutRequest(page: Page, view: string): Promise<string[]> {
  if (!LISTED.delete(view)) return []
  const shown = await page.locator('.empty pre').allInnerTexts()
  return shown.some((text) => text.startsWith('curl ')) ? [] : [`${view}: no request that makes the first`]
}

test('every page without data is sound, and each list shows the request that makes the first of it', async () => {
  expect(await walk({ data: 'empty', looks: ['light', 'narrow'], more: withoutRequest })).toEqual([])
  expect([...LISTED]).toEqual([])
})

test('every page with the data of the seed is sound, loaded at its address', async () => {
  await bench.sandbox.seedAccount({ body: { contacts: 50 } })
  expect(await walk({ data: 'seed', objects: await objectsOf(bench), isLoaded: true })).toEqual([])
})

test('every page of a live account is sound', async () => {
  const { accountId, keyWith, approve, key: own } = await openLiveAccount(bench.domain)
  await bench.domain.accounts.accounts.enableRegistered(accountId)
  const key = await keyWith(...LOOKING)
  const { marketing, transactional } = clientsOf(bench.origin, own)
  const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  await approve()
  const { list_id } = await marketing.createList({ body: { internal_name: 'Customers' } })
  const path = { list_id }
  await marketing.createContact({ path, body: { base: { email: 'ana@example.com' } } })
  const mail = { senderId: String(sender_id), to: 'rui@example.com', subject: 'Your order' }
  await transactional.sendEmail({ body: { ...mail, htmlBody: '<p>It is on its way.</p>' } })
  const { captured_id } = await clientsOf(bench.origin, key).sandbox.waitForCapturedMessage()
  const objects = { email: `inbox/${captured_id}`, list: `contacts/${list_id}` }
  expect(await walk({ data: 'live', key, objects })).toEqual([])
})
