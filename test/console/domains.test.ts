// The domains that send: their records, what a look at the DNS finds, and which one is the default.
import { expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'

const bench = useConsole()

test('a domain is made, looked up and made the default', async () => {
  const { page, wrongs } = await bench.open('domains')
  await page.getByText('No domains yet.').waitFor()
  await page.getByText('/api/v2/domain').waitFor()
  for (const name of ['shop.example.com', 'news.example.com']) {
    await page.getByRole('button', { name: 'New domain' }).first().click()
    await page.getByLabel('Name of the domain').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'New domain' }).click()
    await page.getByRole('table', { name: `Records of ${name}` }).waitFor()
  }
  const records = page.getByRole('table', { name: 'Records of shop.example.com' })
  await records.getByText(/_dmarc\.shop\.example\.com TXT/).waitFor()
  await records.getByText('not checked').first().waitFor()
  await page.getByRole('button', { name: 'Check DNS: shop.example.com' }).click()
  await page.getByText('shop.example.com is verified.').waitFor()
  await records.getByText('found').first().waitFor()
  const standard = async () => (await bench.transactional.getDefaultSendingDomain()).domain
  await page.getByRole('button', { name: 'Make it the default: news.example.com' }).click()
  await poll(standard).toBe('news.example.com')
  // Undo leads back to the default that the page shows.
  await page.getByRole('button', { name: 'Make it the default: news.example.com' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Make it the default: shop.example.com' }).click()
  await page.getByText('shop.example.com is the default now.').waitFor()
  await poll(standard).toBe('shop.example.com')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await poll(standard).toBe('news.example.com')
  expect(wrongs).toEqual([])
  await page.context().close()
})
