// Nothing that happens between the reading of a page and the start of its stream is lost, nor what happens while a page
// waits for an answer, for each page that follows events. The slow readings that would hide a loss are off.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { poll, useConsole } from '../support/console.ts'

const pages = join(root, 'src', 'console', 'pages')

interface Following {
  /** The file that follows events. */
  file: string
  view: string
  /** The path of what it reads. */
  reads: RegExp
}

/** Milliseconds: slower periods are those of slow readings. */
const SLOW = 5_000

const bench = useConsole()
const ids: Record<string, string> = {}

/** The pages that follow events. What `{…}` names is made before the tests. */
const following: readonly Following[] = [
  { file: 'inbox/messages.ts', view: 'inbox', reads: /\/sandbox\/v1\/messages$/ },
  { file: 'requests/requests-page.tsx', view: 'requests', reads: /\/requests$/ },
  { file: 'hooks/deliveries.tsx', view: 'hooks', reads: /\/hook-deliveries$/ },
  { file: 'hooks/delivery.tsx', view: 'hooks/{delivery}', reads: /\/hook-deliveries\/\d+$/ },
  { file: 'flows/codes.tsx', view: 'flows/verify?id={code}', reads: /\/api\/v2\/verify\/\w+$/ },
  { file: 'flows/alerts.tsx', view: 'flows/alerts', reads: /\/api\/v2\/alert$/ },
  { file: 'flows/runs.tsx', view: 'flows/runs', reads: /\/api\/v2\/multi-channel$/ },
  { file: 'clock/clock-panel.tsx', view: 'clock', reads: /\/sandbox\/v1\/clock$/ },
  { file: 'clock/faults-panel.tsx', view: 'clock?show=faults', reads: /\/faults$/ },
  { file: 'operations/operations-page.tsx', view: 'operations', reads: /\/operations$/ },
  { file: 'operations/operation-view.tsx', view: 'operations/{operation}', reads: /\/operations\/\d+$/ },
  { file: 'reports/reports-page.tsx', view: 'reports', reads: /\/reports\/advanced$/ },
  { file: 'campaigns/campaign-list.tsx', view: 'campaigns', reads: /\/campaigns$/ },
  { file: 'campaigns/campaign-view.tsx', view: 'campaigns/{campaign}', reads: /\/campaigns\/[\w-]+$/ },
  { file: 'campaigns/report-tab.tsx', view: 'campaigns/{campaign}?tab=report', reads: /\/reports\/email\/[\w-]+$/ },
  { file: 'automations/automation.tsx', view: 'automations/{automation}', reads: /\/runs\/counts$/ },
  { file: 'automations/runs.tsx', view: 'automations/{automation}', reads: /\/automations\/\d+\/runs$/ },
  { file: 'contract/contract-page.tsx', view: 'contract/marketing/createContact', reads: /\/requests$/ },
]

/** Those that follow the same way in a place that a test reaches only by clicking. */
const alike = ['hooks/replay-failed.tsx']

beforeAll(async () => {
  const { marketing, sandbox, transactional } = bench
  await sandbox.seedAccount({ body: {} })
  const [campaign] = (await marketing.listCampaigns({ query: { channel: 'email', status: 'sent' } })).items
  const [automation] = (await marketing.listAutomations()).items
  const list_id = (await marketing.listLists()).items[0]?.list_id ?? 0
  const { operation_id } = await marketing.exportContacts({ path: { list_id }, body: { format: 'csv' } })
  const phones = await marketing.listCellphoneSenders()
  const body = { senderId: String(phones.items[0]?.sender_id), to: '351-910000001' }
  const { requestId } = await transactional.requestVerifyBySms({ body })
  await marketing.createWebhook({ body: { list_id, url: `${bench.origin}/nowhere`, actions: ['subscription'] } })
  await marketing.createContact({ path: { list_id }, body: { base: { email: 'first@example.com' } } })
  const [delivery] = (await sandbox.listHookDeliveries()).items
  Object.assign(ids, {
    list: String(list_id),
    campaign: campaign?.campaign_hash,
    automation: String(automation?.automation_id),
    operation: String(operation_id),
    code: requestId,
    delivery: String(delivery?.delivery_id),
  })
})

const viewOf = ({ view }: Following) => view.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')

/** Opens an empty page of the console's origin, in which slow timers never fire. */
async function blank(): Promise<Page> {
  const page = await (await bench.browser.newContext()).newPage()
  await page.addInitScript((slow) => {
    const every = window.setInterval.bind(window)
    const seldom = (run: () => void, ms?: number) => ((ms ?? 0) >= slow ? 0 : every(run, ms))
    Object.assign(window, { setInterval: seldom })
  }, SLOW)
  return page
}

/** Holds back the first request that matches; `release` lets it go on, `held` resolves when it is there. */
async function hold(page: Page, matches: (path: string) => boolean, onHeld: (route: Route) => Promise<() => unknown>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(
    // The documents of pages have the same words in their addresses.
    (url) => !url.pathname.startsWith('/console/') && matches(url.pathname),
    async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      const goOn = await onHeld(route)
      come()
      await released
      await Promise.resolve(goOn()).catch(() => undefined)
    },
  )
  return { held, release: () => release() }
}

/** The paths that the page has read with a GET, as they are asked for. */
function readsOf(page: Page, when: 'request' | 'requestfinished' = 'request'): string[] {
  const paths: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && !pathname.startsWith('/console/')) paths.push(pathname)
  }
  // The overloads of `on` want one name each.
  if (when === 'request') page.on('request', note)
  else page.on('requestfinished', note)
  return paths
}

const goTo = (page: Page, view: string) => page.goto(`${bench.origin}/console/${view}#key=${bench.key}`)

/** Something of most kinds: a request, an event, a delivery of a webhook. */
let contacts = 0
const happen = () =>
  bench.marketing.createContact({
    path: { list_id: Number(ids['list']) },
    body: { base: { email: `contact${++contacts}@example.com` } },
  })

async function send(subject: string): Promise<void> {
  const { items } = await bench.marketing.listEmailSenders()
  const to = 'rui@example.com'
  const { captured_id = 0 } = (await bench.sandbox.listCapturedMessages({ query: { limit: 1 } })).items[0] ?? {}
  const body = { senderId: String(items[0]?.sender_id), to, subject, textBody: 'Hello' }
  await bench.transactional.sendEmail({ body })
  await bench.sandbox.waitForCapturedMessage({ query: { recipient: to, after: captured_id, timeout: 30 } })
}

test('each page that follows events is tried here', async () => {
  const found: string[] = []
  for (const file of await readdir(pages, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = await readFile(join(pages, file), 'utf8')
    if (/\bon: \['/.test(text) || /\buseFollow\(/.test(text)) found.push(file)
  }
  expect(found.sort()).toEqual([...following.map(({ file }) => file), ...alike].sort())
})

describe.each(following)('$file', (row) => {
  const { reads } = row

  test('reads again what happened before its stream started', async () => {
    const page = await blank()
    const paths = readsOf(page)
    const ended = readsOf(page, 'requestfinished')
    const stream = await hold(
      page,
      (path) => path.endsWith('/sandbox/v1/events'),
      async (route) => () => route.continue(),
    )
    await goTo(page, viewOf(row))
    await stream.held
    await poll(() => ended.filter((path) => reads.test(path)).length).toBeGreaterThan(0)
    await happen()
    const before = paths.filter((path) => reads.test(path)).length
    stream.release()
    await poll(() => paths.filter((path) => reads.test(path)).length).toBeGreaterThan(before)
    await page.context().close()
  })

  test('reads again what it waited for while the account was put back', async () => {
    const page = await blank()
    const paths = readsOf(page)
    const list = await hold(
      page,
      (path) => reads.test(path),
      async (route) => {
        const response = await route.fetch()
        return () => route.fulfill({ response })
      },
    )
    const streaming = page.waitForResponse((response) => response.url().includes('/sandbox/v1/events'))
    await goTo(page, viewOf(row))
    await Promise.all([list.held, streaming])
    await bench.sandbox.createSnapshot({ body: { name: 'present', replace: true } })
    await bench.sandbox.restoreSnapshot({ path: { snapshot_name: 'present' } })
    const before = paths.filter((path) => reads.test(path)).length
    list.release()
    await poll(() => paths.filter((path) => reads.test(path)).length).toBeGreaterThan(before)
    await page.context().close()
  })
})

describe('the inbox', () => {
  const shows = (page: Page, subject: string) => page.getByText(subject).first().waitFor({ timeout: 120_000 })

  test('shows a message that came before its stream started', async () => {
    const page = await blank()
    const ended = readsOf(page, 'requestfinished')
    const stream = await hold(
      page,
      (path) => path.endsWith('/sandbox/v1/events'),
      async (route) => () => route.continue(),
    )
    await goTo(page, 'inbox')
    await stream.held
    await poll(() => ended.filter((path) => path.endsWith('/messages')).length).toBeGreaterThan(0)
    await send('Between the reading and the stream')
    stream.release()
    await shows(page, 'Between the reading and the stream')
    await page.context().close()
  })

  test('shows a message that came while its list was under way', async () => {
    const page = await blank()
    const list = await hold(
      page,
      (path) => path.endsWith('/sandbox/v1/messages'),
      async (route) => {
        const response = await route.fetch()
        return () => route.fulfill({ response })
      },
    )
    const streaming = page.waitForResponse((response) => response.url().includes('/sandbox/v1/events'))
    await goTo(page, 'inbox')
    await Promise.all([list.held, streaming])
    await send('While the list was under way')
    list.release()
    await shows(page, 'While the list was under way')
    await page.context().close()
  })

  test('shows a message that came while the stream was broken', async () => {
    const page = await blank()
    let streams = 0
    await page.route(
      (url) => url.pathname.endsWith('/sandbox/v1/events'),
      async (route) => {
        // The first stream ends before its first event, and the second one is refused.
        if (++streams === 1) return route.continue({ url: `${route.request().url()}?seconds=0` })
        if (streams > 2) return route.continue()
        await send('While the stream was broken')
        return route.abort()
      },
    )
    await goTo(page, 'inbox')
    await shows(page, 'While the stream was broken')
    await page.context().close()
  })
})
