// The live page: what happens shows at once, is filtered, paused, and leads to its object; one stream for all tabs.
import { expect, test } from 'vitest'
import { poll, untilLive, useConsole } from '../support/console.ts'

const bench = useConsole()

/** Something that shows as a request and fails. */
const refuse = () => bench.marketing.getList({ path: { list_id: 99 } }).catch(() => undefined)

test('what happens shows at once, can be filtered, held and cleared, and leads to its object', async () => {
  const { page, wrongs } = await bench.open('live')
  await untilLive(page)
  await page.getByText('curl -k -X POST').waitFor()
  const { list_id } = await bench.marketing.createList({ body: { internal_name: 'Newsletter' } })
  await bench.marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
  await refuse()
  await page.getByRole('row', { name: /createList/ }).waitFor()
  await page.getByRole('row', { name: /getList .*404/ }).waitFor()
  await page.getByRole('button', { name: 'Events' }).click()
  await poll(() => page.url()).toBe(`${bench.origin}/console/live?kind=event`)
  await page.getByRole('link', { name: 'ana@example.com' }).waitFor()
  await poll(() => page.getByRole('row', { name: /createList/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Events' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('404')
  await page.getByRole('row', { name: /createList/ }).waitFor({ state: 'detached' })
  await page.getByRole('searchbox').fill('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await bench.sandbox.listFaults()
  await page.getByText('1 new event', { exact: true }).waitFor()
  await poll(() => page.getByRole('row', { name: /listFaults/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('row', { name: /listFaults/ }).waitFor()
  await page.getByRole('link', { name: '/marketing/v3/lists/99' }).click()
  await page.getByText('List 99 was not found in this account.').first().waitFor()
  expect(wrongs.filter((line) => !line.includes('404'))).toEqual([])
  await page.context().close()
})

test('all tabs share one stream, which another tab takes over and goes on with', async () => {
  const { page: first, wrongs } = await bench.open('live')
  const streams: string[] = []
  first.context().on('request', (request) => request.url().includes('/events') && streams.push(request.url()))
  await untilLive(first)
  const second = await first.context().newPage()
  await second.goto(`${bench.origin}/console/live#key=${bench.key}`)
  await untilLive(second)
  await bench.sandbox.listFaults()
  for (const page of [first, second]) await page.getByRole('row', { name: /listFaults/ }).waitFor()
  expect(streams).toHaveLength(1)
  await first.close()
  await bench.sandbox.listSnapshots()
  await second.getByRole('row', { name: /listSnapshots/ }).waitFor()
  expect(streams).toHaveLength(2)
  await poll(() => second.getByRole('row', { name: /listFaults/ }).count()).toBe(1)
  expect(wrongs).toEqual([])
  await second.context().close()
})

test('nobody reads while the tab is hidden, and what happened meanwhile comes afterwards', async () => {
  const { page, wrongs } = await bench.open('live')
  const ended: string[] = []
  page.on('requestfailed', (request) => request.url().includes('/events') && ended.push(request.url()))
  await untilLive(page)
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await bench.sandbox.listFaults()
  await page.getByRole('row', { name: /listFaults/ }).waitFor()
  await look('hidden')
  await poll(() => ended.length).toBe(1)
  await bench.sandbox.listSnapshots()
  expect(await page.getByRole('row', { name: /listSnapshots/ }).count()).toBe(0)
  await look('visible')
  await page.getByRole('row', { name: /listSnapshots/ }).waitFor()
  expect(await page.getByRole('row', { name: /listFaults/ }).count()).toBe(1)
  expect(wrongs).toEqual([])
  await page.context().close()
})

// How many frames are drawn meanwhile is measured by `npm run bench -- --only frames`.
test('the newest of hundreds of events at once are shown', async () => {
  const { page, wrongs } = await bench.open('live')
  await untilLive(page)
  const { list_id } = await bench.marketing.createList({ body: { internal_name: 'Many' } })
  const contacts = Array.from({ length: 600 }, (_, n) => ({ base: { email: `m${n}@example.com` } }))
  await bench.marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  for (const n of [599, 550])
    await page
      .getByRole('link', { name: `m${n}@example.com` })
      .first()
      .waitFor({ state: 'attached' })
  expect(wrongs).toEqual([])
  await page.context().close()
})
