// The page of the clock, of faults, of senders and of the account: what a test sets up from outside.
import { beforeAll, describe, expect, test } from 'vitest'
import { clientsOf, poll, useConsole } from '../support/console.ts'
import { timeIn } from '../support/mailing.ts'
import { findingsOf } from '../support/seen-page.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

const bench = useConsole()

beforeAll(async () => {
  await bench.sandbox.seedAccount({ body: { contacts: 20 } })
})

describe('the clock', () => {
  test('moves by a day, tells what happened meanwhile, and that in the header follows at once', async () => {
    const { page, wrongs } = await bench.open('clock')
    const header = page.getByRole('banner').getByRole('time')
    const before = timeIn((await header.textContent()) ?? '')
    await page.getByRole('button', { name: '+ 1 day' }).click()
    const meanwhile = page.getByRole('region', { name: 'What happened' })
    await meanwhile.waitFor()
    await meanwhile.getByText('Stops at due times').waitFor()
    // It shows whole seconds.
    expect(timeIn((await header.textContent()) ?? '') - before).toBeGreaterThanOrEqual((DAY - 2) * 1_000)
    await page.getByText(/ahead of real time/).waitFor()
    expect(await findingsOf(page)).toEqual([])
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('is that of the platform where the machine of the reader is late', async () => {
    const context = await bench.browser.newContext()
    await context.addInitScript(() => {
      const real = Date.now
      Date.now = () => real() - 300_000
    })
    const page = await context.newPage()
    await page.goto(`${bench.origin}/console/clock#key=${bench.key}`)
    const header = page.getByRole('banner').getByRole('time')
    const late = async () => timeIn((await bench.sandbox.getClock()).now) - timeIn((await header.textContent()) ?? '')
    await poll(late).toBeLessThan(60_000)
    await context.close()
  })

  test('goes to what is due next, by a key and by a time of choice', async () => {
    const { page, wrongs } = await bench.open('clock')
    const next = await bench.sandbox.getClock()
    const due = page.getByRole('table', { name: 'Upcoming' })
    await due.waitFor()
    await page.keyboard.press('n')
    await page.getByRole('region', { name: 'What happened' }).waitFor()
    const { now } = await bench.sandbox.getClock()
    expect(timeIn(now)).toBeGreaterThanOrEqual(timeIn(next.due[0]?.at))
    const goal = new Date(timeIn(now) + 2 * HOUR * 1_000).toISOString().slice(0, 19)
    await page.getByLabel('To a time (UTC)').fill(goal)
    await page.getByRole('button', { name: 'Go there' }).click()
    await page
      .getByRole('definition')
      .filter({ hasText: goal.replace('T', ' ') })
      .waitFor()
    expect(timeIn((await bench.sandbox.getClock()).now)).toBeGreaterThanOrEqual(Date.parse(`${goal}Z`))
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('goes on after an answer 408, and explains it', async () => {
    const { page, wrongs } = await bench.open('clock')
    let refused = 0
    const problem = { type: '/docs/#errors', title: 'Request Timeout', status: 408, detail: 'It took too long.' }
    await page.route('**/clock/actions/advance', (route) =>
      refused++ === 0 ? route.fulfill({ status: 408, json: problem }) : route.continue(),
    )
    const before = timeIn((await bench.sandbox.getClock()).now)
    await page.getByRole('button', { name: '+ 1 hour' }).click()
    await page
      .getByRole('region', { name: 'What happened' })
      .getByText(/answered 408 once/)
      .waitFor()
    expect(timeIn((await bench.sandbox.getClock()).now) - before).toBeGreaterThanOrEqual(HOUR * 1_000)
    // The browser writes a line of its own for each answer that is an error.
    expect(wrongs.filter((line) => !line.includes('408'))).toEqual([])
    await page.context().close()
  })
})

describe('faults', () => {
  test('are created for an operation, counted, deleted, and brought back', async () => {
    const { page, wrongs } = await bench.open('clock?show=faults')
    await page.getByText('No faults yet.').waitFor()
    await page.getByRole('button', { name: 'Create a fault' }).click()
    const form = page.getByRole('dialog', { name: 'Create a fault' })
    await form.getByLabel('API').selectOption('marketing-v3')
    await form.locator('option[value=listLists]').waitFor({ state: 'attached' })
    await form.getByLabel('Operation').fill('listLists')
    await form.getByLabel('Status', { exact: true }).fill('403')
    await form.getByLabel('How often').fill('3')
    expect(await findingsOf(page)).toEqual([])
    await form.getByRole('button', { name: 'Create a fault' }).click()
    const row = page.getByRole('row').filter({ hasText: 'listLists' })
    await row.getByText('3 of 3').waitFor()
    await expect(bench.marketing.listLists()).rejects.toMatchObject({ status: 403 })
    await row.getByText('2 of 3').waitFor()
    await row.getByRole('button', { name: /^Delete/ }).click()
    await page.getByText('No faults yet.').waitFor()
    await expect(bench.marketing.listLists()).resolves.toMatchObject({ items: expect.any(Array) })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.getByText('2 of 2').waitFor()
    await row.getByRole('button', { name: /^Delete/ }).click()
    await row.waitFor({ state: 'detached' })
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('of every kind can be created', async () => {
    const { page, wrongs } = await bench.open('clock?show=faults')
    for (const kind of ['Delay the request', 'Lose the response', 'Fail a webhook', 'Post a webhook twice']) {
      await page.getByRole('button', { name: 'Create a fault' }).click()
      const form = page.getByRole('dialog', { name: 'Create a fault' })
      await form.getByLabel('Kind of failure').selectOption({ label: kind })
      await form.getByLabel('How often').fill('')
      await form.getByRole('button', { name: 'Create a fault' }).click()
      await form.waitFor({ state: 'detached' })
      await page.getByRole('cell', { name: new RegExp(`^${kind}`) }).waitFor()
    }
    const { items } = await bench.sandbox.listFaults()
    const types = items.map(({ type }) => type).sort()
    expect(types).toEqual(['delay', 'hook_failure', 'hook_twice', 'lost_answer'])
    for (const { fault_id } of items) await bench.sandbox.deleteFault({ path: { fault_id } })
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('senders and the account', () => {
  test('a sender goes into moderation and is approved there', async () => {
    const { page, wrongs } = await bench.open('clock?show=senders')
    const [mail] = (await bench.marketing.listEmailSenders()).items
    await page.getByRole('cell', { name: mail?.sender_hash ?? '' }).waitFor()
    await page
      .getByRole('button', { name: /^Moderate: .*@/ })
      .first()
      .click()
    await page.getByLabel('Status').selectOption({ label: 'in moderation' })
    await page.getByRole('button', { name: /^Approve/ }).click()
    await page.getByText('No sender has this status.').waitFor()
    expect(await findingsOf(page)).toEqual([])
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('a new account shows its key once and opens in a tab of its own, where it is filled and emptied', async () => {
    const { page, wrongs } = await bench.open('clock?show=account')
    await page.getByLabel('Name').fill('Checkout tests')
    await page.getByRole('button', { name: 'Create the account' }).click()
    const link = page.getByRole('link', { name: 'Open the console with this account' })
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await other.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    expect(other.url()).toBe(`${bench.origin}/console/inbox`)
    const key = await other.evaluate(() => sessionStorage.getItem('messaging.console.key'))
    const { marketing, sandbox } = clientsOf(bench.origin, key ?? '')
    expect((await marketing.listLists()).total_items).toBe(0)
    await other.goto(`${bench.origin}/console/clock?show=account`)
    await other.getByLabel('Contacts').fill('5')
    await other.getByRole('button', { name: 'Load the data' }).click()
    await other.getByText('The data is loaded.').waitFor()
    await sandbox.advanceClock({ body: { seconds: DAY } })
    await other.getByRole('button', { name: 'Empty the account', exact: true }).click()
    const question = other.getByRole('dialog', { name: 'Empty this account?' })
    expect(await findingsOf(other)).toEqual([])
    await question.getByRole('button', { name: 'Empty the account' }).click()
    await other.getByText('The account is empty.').waitFor()
    expect((await marketing.listLists()).total_items).toBe(0)
    const shown = await other.getByRole('banner').getByRole('time').textContent()
    expect(Math.abs(timeIn(shown ?? '') - Date.now())).toBeLessThan(60_000)
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})
