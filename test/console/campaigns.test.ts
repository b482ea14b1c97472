// The page of campaigns as a person uses it: a draft of each channel, its preview, its send and its report.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleBench, poll, useConsole } from '../support/console.ts'
import { findingsOf } from '../support/seen-page.ts'

const bench = useConsole()
/** The campaign of the seed that was sent by email. */
let spring = ''

beforeAll(async () => {
  await bench.sandbox.seedAccount({ body: { contacts: 50 } })
  const { items } = await bench.marketing.listCampaigns({ query: { channel: 'email', status: 'sent' } })
  spring = items[0]?.campaign_hash ?? ''
})

/** The script that the test adds to every page is refused by the sandbox of the frame, as any script is. */
const own = (wrongs: readonly string[]) => wrongs.filter((line) => !line.includes('Blocked script execution'))

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** A field by how its label begins; a hint may follow. */
const field = (page: Page, label: string) =>
  page
    .getByRole('textbox', { name: new RegExp(`^${label}`) })
    .or(page.getByRole('combobox', { name: new RegExp(`^${label}`) }))
const fill = (page: Page, label: string, value: string) => field(page, label).fill(value)
/** Chooses when the choice is there. */
async function choose(page: Page, label: string, value: { label: string } | { index: number }) {
  await field(page, label).locator('option').nth(1).waitFor({ state: 'attached' })
  await field(page, label).selectOption(value)
}
/** Opens a view. */
async function open(view: string, options?: Parameters<ConsoleBench['open']>[1]) {
  return bench.open(view, options)
}
const state = (page: Page, name: string) => page.locator('.badge', { hasText: name }).waitFor()

describe('an email', () => {
  test('is written, previewed, tested, scheduled, sent, and reported', async () => {
    const { page, wrongs } = await open('campaigns')
    await title(page, 'Campaigns')
    await page.keyboard.press('n')
    await title(page, 'New campaign: Email')
    await choose(page, 'List', { index: 1 })
    await choose(page, 'Sender', { index: 1 })
    await fill(page, 'Name', 'Autumn sale')
    await fill(page, 'Subject', 'Autumn for {{ first_name }}')
    await fill(
      page,
      'HTML',
      '<html><body><p>Hello {{ first_name }}</p><img src="https://elsewhere.example/x.png"></body></html>',
    )
    await page.keyboard.press('Control+s')
    await title(page, 'Autumn sale')
    await state(page, 'Draft')

    await page.getByRole('tab', { name: 'Preview' }).click()
    const contact = field(page, 'As this contact gets it')
    await contact.locator('option').nth(2).waitFor({ state: 'attached' })
    await contact.selectOption({ index: 1 })
    const frame = page.frameLocator('iframe')
    await frame.getByText(/^Hello \w+/).waitFor()
    await frame.getByText('Unsubscribe').waitFor()
    await poll(() => page.url()).toMatch(/tab=preview&contact=[0-9a-f]{10}$/)

    await press(page, 'Send a test')
    await fill(page, 'Addresses', 'tester@example.org')
    await press(page, 'Send the test')
    await page.getByText('Sent', { exact: false }).last().waitFor()
    expect(await page.getByRole('link', { name: 'See it in the inbox' }).getAttribute('href')).toContain('tester')
    await page.keyboard.press('Escape')

    await press(page, 'Send')
    await page.getByLabel('Later').check()
    await press(page, 'Schedule it')
    await state(page, 'Queued')
    await press(page, 'Undo')
    await state(page, 'Cancelled')
    await press(page, 'Send again')
    await press(page, 'Send it now')
    await state(page, 'Sent')
    await page.getByRole('tab', { name: 'Sends' }).click()
    await page
      .getByRole('table', { name: 'Sends of the campaign, newest first' })
      .getByRole('link', { name: 'Sent' })
      .waitFor()
    await page.getByRole('tab', { name: 'Report' }).click()
    await page.locator('.campaign-totals dt', { hasText: 'Sends' }).waitFor()
    // The picture in the mail stays where it is.
    expect(own(wrongs).filter((line) => !line.includes('img-src') && !line.includes('elsewhere.example'))).toEqual([])
    await page.context().close()
  })
})

describe('a send by local time', () => {
  test('is ordered, and shows its time zones and their counts', async () => {
    const { page, wrongs } = await open('campaigns/new?channel=sms')
    await choose(page, 'List', { index: 1 })
    await fill(page, 'Name', 'Local text')
    await fill(page, 'Message', 'Hello')
    await press(page, 'Save the draft')
    await title(page, 'Local text')
    await press(page, 'Send')
    await page.getByRole('radio', { name: "At the recipients' local time" }).check()
    await page.getByLabel('Time zone').waitFor()
    await press(page, 'Schedule it')
    await page.getByRole('tab', { name: 'Sends' }).click()
    await page.getByRole('table', { name: 'By time zone' }).getByText('Europe/Lisbon').waitFor()
    expect(own(wrongs)).toEqual([])
    await page.context().close()
  })
})

describe('a draft of another channel', () => {
  test('is changed, paused and resumed, cancelled and deleted', async () => {
    const { page, wrongs } = await open('campaigns/new?channel=sms')
    await choose(page, 'List', { index: 1 })
    await fill(page, 'Name', 'Autumn text')
    await fill(page, 'Message', 'Hello {{ first_name }}')
    await press(page, 'Save the draft')
    await title(page, 'Autumn text')
    await page.keyboard.press('e')
    await title(page, 'Edit Autumn text')
    await fill(page, 'Message', `Hello {{ first_name }}: ${'a'.repeat(170)}`)
    await press(page, 'Save the changes')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByText(/^2 messages, \d+ characters, gsm$/).waitFor()

    await press(page, 'Send')
    await page.getByLabel('Later').check()
    await press(page, 'Schedule it')
    await press(page, 'Pause')
    await state(page, 'Paused')
    await page.locator('.notice', { hasText: 'The send is paused.' }).getByRole('button', { name: 'Undo' }).click()
    await state(page, 'Queued')
    await press(page, 'Cancel the send')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the send' }).click()
    await state(page, 'Cancelled')
    const hash = /campaigns\/(\w+)/.exec(page.url())?.[1] ?? 'no campaign'
    await press(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await title(page, 'Campaigns')
    // The page may have been looking at the campaign when it went: the browser tells of that answer, and of no other.
    const isLate = (line: string) => line.includes('status of 404') && line.includes(hash)
    expect(wrongs.filter((line) => !isLate(line))).toEqual([])
    await page.context().close()
  })

  test.each([
    ['smart_sms', { Message: 'Offers:', 'Address behind the link': 'https://shop.example.com/' }],
    ['voice', {}],
    ['push', { Title: 'Autumn', Message: 'Hello' }],
    ['web_push', { Title: 'Autumn', Message: 'Hello', Link: 'https://shop.example.com/' }],
  ])('%s', async (channel, fields) => {
    const { page, wrongs } = await open(`campaigns/new?channel=${channel}`)
    for (const [label, value] of Object.entries(fields)) await fill(page, label, value)
    if (channel !== 'push') await fill(page, 'Name', 'Autumn')
    const audio = { name: 'hello.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 hello') }
    if (channel === 'voice') {
      await choose(page, 'Sender', { index: 1 })
      await page.locator('input[type=file]').setInputFiles(audio)
    }
    await choose(page, { push: 'App', web_push: 'Site' }[channel] ?? 'List', { index: 1 })
    await press(page, 'Save the draft')
    await title(page, 'Autumn')
    await state(page, 'Draft')
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('the report', () => {
  test('shows charts that the keyboard walks, and who it was', async () => {
    const { page, wrongs } = await open(`campaigns/${spring}?tab=report`)
    const chart = page.getByRole('img', { name: /^By weekday: Opens/ })
    await chart.focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.chart-point', { hasText: /^Mon: Opens \d+/ }).waitFor()
    await choose(page, 'Charts show', { label: 'Clicks' })
    await page.getByRole('img', { name: /^By weekday: Clicks/ }).waitFor()
    await poll(() => page.url()).toContain('metric=clicks')
    await page.getByText('The numbers as a table').first().click()
    await page.getByRole('table', { name: 'Over time' }).waitFor()

    await page.getByRole('tab', { name: 'Who' }).click()
    await choose(page, 'Contacts who', { label: 'clicked' })
    const rows = page.getByRole('table', { name: 'Contacts of the campaign' }).getByRole('link')
    await rows.first().waitFor()
    expect(await rows.first().getAttribute('href')).toMatch(/^\/console\/contacts\/\d+\/[0-9a-f]{10}$/)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export as CSV')])
    expect(download.suggestedFilename()).toBe(`${spring}-clicked.csv`)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength((await rows.count()) + 1)
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('the list', () => {
  test('has its filters in the address, and says how to begin', async () => {
    const { page, wrongs } = await open('campaigns?channel=email')
    const table = page.getByRole('table', { name: 'Campaigns, newest first' })
    await table.getByText('Spring sale').waitFor()
    await page.getByRole('searchbox').fill('SUMMER')
    await table.getByText('Spring sale').waitFor({ state: 'detached' })
    await table.getByRole('link', { name: /Summer preview/ }).waitFor()
    await poll(() => page.url()).toBe(`${bench.origin}/console/campaigns?channel=email&q=SUMMER`)
    await page.getByRole('searchbox').fill('nothing like it')
    await page.getByText('No results. Clear the filters.').waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await table.getByText('Members: call').waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('everybody can read it', () => {
  const views = () => ['campaigns', 'campaigns/new', ...['report', 'who', 'preview', 'runs', 'content'].map(tabOf)]
  const tabOf = (tab: string) => `campaigns/${spring}?tab=${tab}`

  test.each([
    ['light', { colorScheme: 'light' as const }],
    ['dark, on a phone', { colorScheme: 'dark' as const, viewport: { width: 360, height: 740 } }],
  ])('%s', async (_name, options) => {
    const { page, wrongs } = await open('campaigns', options)
    for (const view of views()) {
      await page.goto(`${bench.origin}/console/${view}`)
      await page.locator('main h1').waitFor()
      await page.locator('main :is(table, form, svg, iframe, .facts)').first().waitFor()
      expect(await findingsOf(page), view).toEqual([])
      const { width = 1280 } = page.viewportSize() ?? {}
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(width)
    }
    expect(own(wrongs)).toEqual([])
    await page.context().close()
  })
})
