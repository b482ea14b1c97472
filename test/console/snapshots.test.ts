// The page of snapshots: save, compare, go back, delete.
import { expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'
import { findingsOf } from '../support/seen-page.ts'

const bench = useConsole()

test('saves, compares, goes back and deletes', async () => {
  const { page, wrongs } = await bench.open('snapshots')
  await page.getByText('No snapshot yet.').waitFor()
  const { list_id } = await bench.marketing.createList({ body: { internal_name: 'News' } })
  await page.getByLabel('Name of the snapshot').fill('before-checkout')
  await page.getByRole('button', { name: 'Save a snapshot' }).click()
  const detail = page.getByRole('region', { name: 'Snapshot' })
  await detail.getByRole('heading', { name: 'before-checkout' }).waitFor()
  await poll(() => page.url()).toBe(`${bench.origin}/console/snapshots/before-checkout`)

  await bench.marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
  await bench.marketing.createTag({ body: { name: 'VIP' } })
  await detail.getByRole('button', { name: 'Reload' }).click()
  const contacts = detail.getByRole('row', { name: /^Contacts 0 1 \+1$/ })
  await contacts.waitFor()
  await detail.getByLabel('Only differences').check()
  await poll(() => detail.getByRole('row', { name: /^Lists/ }).count()).toBe(0)
  expect(await findingsOf(page)).toEqual([])

  await detail.getByRole('button', { name: 'Restore' }).click()
  const question = page.getByRole('dialog', { name: 'Restore before-checkout?' })
  await question.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('before-checkout is restored.').waitFor()
  await detail.getByText('No differences.').waitFor()
  expect((await bench.marketing.listContacts({ path: { list_id } })).items).toEqual([])

  await detail.getByRole('button', { name: 'Delete' }).click()
  const other = page.getByRole('dialog', { name: 'Delete before-checkout?' })
  await other.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No snapshot yet.').waitFor()
  await poll(() => page.url()).toBe(`${bench.origin}/console/snapshots`)
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('offers to replace a snapshot whose name is taken', async () => {
  await bench.sandbox.createSnapshot({ body: { name: 'again' } })
  await bench.marketing.createTag({ body: { name: 'New' } })
  const { page, wrongs } = await bench.open('snapshots', { viewport: { width: 360, height: 740 } })
  await page.getByLabel('Name of the snapshot').fill('again')
  await page.getByRole('button', { name: 'Save a snapshot' }).click()
  await page.getByRole('button', { name: 'Replace again' }).click()
  const detail = page.getByRole('region', { name: 'Snapshot' })
  await detail.getByRole('row', { name: /^Tags 1 1 0$/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  // The browser writes a line of its own for each answer that is an error.
  expect(wrongs.filter((line) => !line.includes('409'))).toEqual([])
  await page.context().close()
})
