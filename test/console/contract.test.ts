// The contract page: every operation is there, and one is called from the form that its schemas give.
import { expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'

const bench = useConsole()

test('an operation is found, filled in, sent and copied', async () => {
  const { page, wrongs } = await bench.open('contract')
  await page.getByText(/^\d+ operations, all of them built\.$/).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('createlist')
  await page.getByText(/^1 of \d+ operations\.$/).waitFor()
  await page.getByRole('link', { name: 'createList' }).click()
  await poll(() => page.url()).toBe(`${bench.origin}/console/contract/marketing/createList?q=createlist`)
  await page.getByLabel('internal_name').fill('Made here')
  await page.getByLabel('public_name').fill('Seen by contacts')
  await page.getByText('"internal_name": "Made here"').first().waitFor()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText(/^201 in \d+ ms/).waitFor()
  const { items } = await bench.marketing.listLists()
  expect(items).toMatchObject([{ internal_name: 'Made here', public_name: 'Seen by contacts' }])
  const samples = await page.locator('figure.code pre').allTextContents()
  expect(samples.some((text) => text.includes('client.createList('))).toBe(true)
  expect(samples.some((text) => text.includes('Apikey: $KEY'))).toBe(true)
  expect(await page.content()).not.toContain(bench.key)
  await page.goto(`${bench.origin}/console/contract/marketing/createList`)
  await page.getByText(/^Last call: 201/).waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('the SOAP API is listed with its references', async () => {
  const { page, wrongs } = await bench.open('contract')
  await page.getByLabel('API').selectOption('SOAP')
  await page.getByText('66 operations, all of them built.').waitFor()
  const link = page.getByRole('link', { name: 'getCredits', exact: true })
  expect(await link.getAttribute('href')).toBe('/docs/soap-v2/index.html#operation-getCredits')
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('a refusal of the platform names each place', async () => {
  const { page } = await bench.open('contract/marketing/getList')
  await page.getByLabel('list_id').fill('99')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('List 99 was not found in this account.').waitFor()
  await page.getByLabel('list_id').fill('none')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('path.list_id', { exact: true }).waitFor()
  await page.context().close()
})
