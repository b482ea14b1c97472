// Commerce and reports: what a shop told the platform, and files about it.
import { expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'

const bench = useConsole()

test('without a shop, each tab says what makes the first one', async () => {
  const { page, wrongs } = await bench.open('commerce')
  await page.getByText('No carts yet.').waitFor()
  await page.getByRole('tab', { name: 'Catalogs' }).click()
  await page.getByText('/marketing/v3/catalogs').waitFor()
  await poll(() => page.url()).toBe(`${bench.origin}/console/commerce/catalogs`)
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('a cart leads to its products, its contact and its order; a report to its file', async () => {
  await bench.sandbox.seedAccount({ body: { contacts: 20 } })
  const { page, wrongs } = await bench.open('commerce/carts')
  await page
    .getByRole('row', { name: /Ordered/ })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { level: 2, name: /^Cart / }).waitFor()
  const { items } = await bench.marketing.listCarts({ query: { state: 'ordered' } })
  const cart = items[0]
  await page.getByRole('link', { name: cart?.order_id ?? '', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: `Order ${cart?.order_id}` }).waitFor()
  const contact = page.getByRole('link', { name: cart?.contact_id ?? '', exact: true })
  expect(await contact.getAttribute('href')).toBe(`/console/contacts/${cart?.list_id}/${cart?.contact_id}`)
  await page.goto(`${bench.origin}/console/reports`)
  await page.getByText('Finished').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.(csv|xlsx)$/)
  expect(wrongs).toEqual([])
  await page.context().close()
})
