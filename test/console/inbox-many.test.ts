// The inbox with ten thousand messages: the page reads and draws only what somebody looks at, however many there are.
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'
import { eventually } from '../support/eventually.ts'
import { makeList, makeSender } from '../support/marketing.ts'

const MANY = 10_000

const bench = useConsole()

beforeAll(async () => {
  const { marketing, sandbox } = bench
  const list_id = await makeList(marketing)
  const contacts = Array.from({ length: MANY }, (_, i) => ({ base: { email: `reader-${i}@example.com` } }))
  await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await eventually(async () => (await marketing.listContacts({ path: { list_id } })).total_items === MANY)
  const sender_id = await makeSender(marketing)
  const body = `<body><p>Hello {{ email }}</p><p>${'Spring is here, and so are shoes. '.repeat(100)}</p></body>`
  const { campaign_hash } = await marketing.createEmailCampaign({
    body: { list_id, internal_name: 'Many', subject: 'Spring', sender_id, content: { type: 'html', body } },
  })
  await marketing.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' } } })
  await eventually(async () => (await sandbox.listCapturedMessages({ query: { limit: 1 } })).total_items === MANY)
})

/** Types letters between which no time passes, however busy the machine is. */
const typeAtOnce = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    for (const n of text.split('').keys()) {
      Object.assign(element, { value: text.slice(0, n + 1) })
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, text)

test('typing asks for one page at a time, and the page draws no more', async () => {
  const { page, wrongs } = await bench.open('inbox')
  await page.getByText('10,000 messages').waitFor()
  const rows = page.getByRole('table', { name: 'Inbox' }).locator('tbody tr')
  const asked: number[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname !== '/sandbox/v1/messages') return
    void response.json().then(
      ({ items }: { items: unknown[] }) => asked.push(items.length),
      () => undefined,
    )
  })
  await typeAtOnce(page.getByRole('searchbox'), 'shoes reader-9999')
  await page.getByText('1 message', { exact: true }).waitFor()
  await poll(() => rows.count()).toBe(1)
  // A pause asks, letters do not; and each answer is a page.
  await poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(8)
  expect(Math.max(...asked)).toBeLessThanOrEqual(100)
  await page.getByRole('searchbox').fill('-boots')
  await page.getByText('10,000 messages').waitFor()
  await poll(() => rows.count()).toBeLessThanOrEqual(300)
  for (let turn = 0; turn < 3; turn++) {
    const before = await rows.count()
    await rows.last().scrollIntoViewIfNeeded()
    await poll(() => rows.count()).toBeGreaterThan(before)
  }
  await poll(() => rows.count()).toBeLessThanOrEqual(1_000)
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('an unread message is found among thousands that were read', async () => {
  const { items } = await bench.sandbox.listCapturedMessages({ query: { limit: 300 } })
  const [newest, old] = [items[0], items[250]]
  const { page, wrongs } = await bench.open('inbox')
  await page.evaluate(
    ([account, upTo, turned]) =>
      localStorage.setItem(`messaging.console.read.${account}`, JSON.stringify({ upTo, turned: [turned] })),
    [newest?.account_id, newest?.captured_id, old?.captured_id],
  )
  await page.goto(`${bench.origin}/console/inbox?q=is:unread`)
  const rows = page.getByRole('table', { name: 'Inbox' }).locator('tbody tr')
  await rows.getByText(old?.recipient ?? 'nobody').waitFor()
  await page.getByText('Searched the newest 2,000 of 10,000 messages.').waitFor()
  await page.getByRole('button', { name: 'Search more' }).click()
  await page.getByText('Searched the newest 4,000 of 10,000 messages.').waitFor()
  await poll(() => rows.count()).toBe(1)
  expect(wrongs).toEqual([])
  await page.context().close()
})
