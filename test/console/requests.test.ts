// The page of requests: the list, its filters, one request with what was wrong, and copies without the key.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSoapClient } from '../../src/clients/index.ts'
import { type ConsoleBench, poll, startConsole } from '../support/console.ts'

let bench: ConsoleBench

beforeAll(async () => {
  bench = await startConsole()
})

afterAll(() => bench?.close())

test('a refused request is found, explained, and copied without the key', async () => {
  const { page, wrongs } = await bench.open('requests', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByText('No key of this account has made a request yet.').waitFor()
  const { list_id } = await bench.marketing.createList({ body: { internal_name: 'Newsletter' } })
  await page.getByRole('row', { name: /createList/ }).waitFor()
  const body = { base: { email: 'not an address' } }
  await bench.marketing.createContact({ path: { list_id }, body }).catch(() => undefined)
  await page.getByRole('link', { name: 'createContact' }).waitFor()
  await page.getByLabel('Status').selectOption('4xx, refused')
  await page.getByRole('row', { name: /createList/ }).waitFor({ state: 'detached' })
  await poll(() => page.url()).toBe(`${bench.origin}/console/requests?status=4`)
  await page.getByRole('link', { name: 'createContact' }).click()
  await page.getByRole('heading', { name: /createContact/, level: 2 }).waitFor()
  await page.getByText('body.base.email').first().waitFor()
  await page.getByText('"email": "not an address"').waitFor()
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  const curl = await page.evaluate(() => navigator.clipboard.readText())
  expect(curl).toContain(`${bench.origin}/marketing/v3/lists/${list_id}/contacts`)
  expect(curl).toContain('Apikey: $KEY')
  await page.getByRole('button', { name: 'Copy as TypeScript' }).click()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain('createMarketingClient({ apiKey: process.env.KEY')
  expect(code).toContain('client.createContact({')
  expect(code).toContain(`"list_id": ${list_id}`)
  expect(await page.content()).not.toContain(bench.key)
  const reference = await page.getByRole('link', { name: 'Reference' }).getAttribute('href')
  expect(reference).toBe('/docs/marketing-v3/createContact.html')
  expect((await fetch(bench.origin + reference?.split('#')[0])).status).toBe(200)
  await page.getByRole('searchbox', { name: 'Search in paths and bodies' }).fill('nobody wrote this')
  await page.getByText('No request fits the filters.').waitFor()
  await page.goto(`${bench.origin}/console/requests/none#key=${bench.key}`)
  await page.getByText('There is no request none').waitFor()
  expect(wrongs.filter((line) => !line.includes('404'))).toEqual([])
  await page.context().close()
})

test('calls of SOAP and mails at the relay are listed by their door', async () => {
  const { page, wrongs } = await bench.open('requests')
  const soap = createSoapClient({ apiKey: bench.key, baseUrl: `${bench.origin}/soap/v2`, retries: 0 })
  await soap.getLists({ listID: 999 }).catch(() => undefined)
  await page.getByLabel('API').selectOption('SOAP')
  await poll(() => page.url()).toBe(`${bench.origin}/console/requests?api=soap-v2`)
  await page.getByRole('row', { name: /getLists.*LIST_NOT_FOUND/ }).waitFor()
  await page.getByRole('link', { name: 'getLists' }).click()
  await page.getByRole('heading', { name: /getLists/, level: 2 }).waitFor()
  await page.getByText('"listID": "999"').waitFor()
  expect(await page.getByRole('button', { name: 'Copy as curl' }).count()).toBe(0)
  const reference = await page.getByRole('link', { name: 'Reference' }).getAttribute('href')
  expect(reference).toBe('/docs/soap-v2/index.html#operation-getLists')
  await page.getByLabel('API').selectOption('SMTP relay')
  await page.getByText('No request fits the filters.').waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('requests of the console are left out unless somebody asks', async () => {
  const { page, wrongs } = await bench.open('requests?operation=getClock')
  await page.getByText('No request fits the filters.').waitFor()
  await page.getByLabel('Also those of the console').check()
  await page.getByRole('link', { name: 'getClock' }).first().waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})
