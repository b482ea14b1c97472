// A whole journey with the keyboard only: a list, its contacts, a segment, a campaign to it, the mail in the inbox, a
// click, and the report that moved.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { poll, tabTo, useConsole } from '../support/console.ts'

const bench = useConsole()

beforeAll(async () => {
  await bench.marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
})

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** Goes to a page by the palette. */
async function jump(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type(`go to ${name}`)
  await page.keyboard.press('Enter')
  await title(page, name)
}

/** Types into the field with this name. */
async function write(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.insertText(text)
}

/** Chooses the first choice of a list that is one. */
async function chooseFirst(page: Page, name: string | RegExp): Promise<void> {
  await page.getByLabel(name).first().locator('option').nth(1).waitFor({ state: 'attached' })
  await tabTo(page, name)
  await page.keyboard.press('ArrowDown')
}

async function makeList(page: Page): Promise<void> {
  await page.keyboard.press('n')
  await write(page, 'Name', 'Readers')
  await page.keyboard.press('Enter')
  await title(page, 'Readers')
  await page.keyboard.press('3')
  await page.getByLabel('Or paste a table').waitFor()
  await page.keyboard.press('i')
  await page.keyboard.insertText('E-mail;Nome\nana@example.com;Ana\nrui@example.com;Rui\n')
  await tabTo(page, 'Import 2 contacts')
  await page.keyboard.press('Enter')
  await page.getByText('2 new, 0 updated, 0 ignored, 0 refused').waitFor()
}

async function makeSegment(page: Page): Promise<void> {
  await page.keyboard.press('2')
  await page.getByRole('button', { name: 'New segment' }).waitFor()
  await page.keyboard.press('n')
  await page.getByText('2 contacts fit').waitFor()
  await write(page, 'Name of the segment', 'Active readers')
  await page.keyboard.press('Enter')
  await page.getByText('The segment Active readers is saved.').waitFor()
}

async function sendCampaign(page: Page): Promise<void> {
  await page.keyboard.press('n')
  await title(page, 'New campaign: Email')
  await chooseFirst(page, /^List/)
  await chooseFirst(page, /^Sender/)
  await write(page, /^Name/, 'Autumn sale')
  await write(page, /^Subject/, 'Autumn for {{ first_name }}')
  await write(page, /^HTML/, '<p>Hello {{ first_name }}, <a href="https://shop.example.com/autumn">look</a></p>')
  await page.keyboard.press('Control+s')
  await title(page, 'Autumn sale')
  await page.keyboard.press('s')
  await chooseFirst(page, 'To whom')
  await tabTo(page, 'Send it now')
  await page.keyboard.press('Enter')
  await page.locator('.badge', { hasText: 'Sent' }).waitFor()
}

test('from a list to a report', async () => {
  const { page, wrongs } = await bench.open('contacts')
  await page.getByText('No lists yet').waitFor()
  await makeList(page)
  await makeSegment(page)
  await jump(page, 'Campaigns')
  await sendCampaign(page)

  await jump(page, 'Inbox')
  await page.keyboard.press('/')
  await page.keyboard.type('to:ana')
  await page.getByText('1 message', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.frameLocator('iframe').getByText('Hello Ana').waitFor()
  await tabTo(page, 'Click')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(/click/i).first().waitFor()

  await jump(page, 'Campaigns')
  await page.getByRole('link', { name: /Autumn sale/ }).waitFor()
  await page.keyboard.press('j')
  await title(page, 'Autumn sale')
  const clicked = page.locator('.campaign-totals div', { hasText: 'Clicked' })
  await poll(() => clicked.textContent()).toContain('1')
  expect(wrongs).toEqual([])
  await page.context().close()
})
