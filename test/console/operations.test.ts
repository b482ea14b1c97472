// The page of operations: what waits and what has ended, and what can be done to it.
import { beforeAll, describe, expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'
import { dateTime } from '../support/mailing.ts'
import { findingsOf } from '../support/seen-page.ts'

const bench = useConsole()
/** A campaign that waits for tomorrow, in an account with much behind it. */
let waiting: { operation_id: number; campaign_hash: string }

beforeAll(async () => {
  const { sender_id, lists } = await bench.sandbox.seedAccount({ body: { contacts: 20 } })
  const list_id = lists[0]?.list_id ?? 0
  const content = { type: 'html', body: '<body><p>Spring</p></body>' } as const
  const { campaign_hash } = await bench.marketing.createEmailCampaign({
    body: { list_id, internal_name: 'Spring sale', subject: 'Spring', sender_id, content },
  })
  const schedule_date = dateTime(Date.now() + 86_400_000)
  const body = { list_id, segments: { type: 'none' as const }, schedule_date }
  await bench.marketing.sendEmailCampaign({ path: { campaign_hash }, body })
  await bench.marketing.exportContacts({ path: { list_id }, body: { format: 'csv', fields: ['email'] } })
  const { items } = await bench.marketing.listOperations({ query: { type: 'email' } })
  const operation = items.find(({ operation_data }) => operation_data.campaign_hash === campaign_hash)
  waiting = { campaign_hash, operation_id: operation?.operation_id ?? 0 }
})

describe('an operation that waits', () => {
  test('is found by a filter, paused, resumed by undo, and cancelled after a question', async () => {
    const { page, wrongs } = await bench.open('operations')
    await page.getByLabel('Type').selectOption({ label: 'Email campaign' })
    await page.getByRole('link', { name: 'Email campaign' }).click()
    const detail = page.getByRole('region', { name: 'Operation' })
    await detail.getByText('queued').waitFor()
    await poll(() => page.url()).toBe(`${bench.origin}/console/operations/${waiting.operation_id}?type=email`)
    expect(await detail.getByRole('link', { name: 'Spring sale' }).getAttribute('href')).toBe(
      `/console/campaigns/${waiting.campaign_hash}`,
    )
    await detail.getByRole('button', { name: 'Pause' }).click()
    await detail.getByText('paused').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await detail.getByText('queued').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await detail.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this operation?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await detail.getByText('cancelled').waitFor()
    await poll(() => detail.getByRole('button', { name: 'Pause' }).count()).toBe(0)
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

describe('an operation that has ended', () => {
  test('shows what it did, and leaves its file to be downloaded', async () => {
    const { page, wrongs } = await bench.open('operations?show=ended&type=export_contacts', {
      viewport: { width: 360, height: 740 },
    })
    await page.getByRole('link', { name: 'Export of contacts' }).first().click()
    const detail = page.getByRole('region', { name: 'Operation' })
    await detail.getByText('finished').waitFor()
    await detail.getByRole('link', { name: /^List \d+$/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await findingsOf(page)).toEqual([])
    const download = page.waitForEvent('download')
    await detail.getByRole('link', { name: 'Download the file' }).click()
    expect(await (await download).failure()).toBe(null)
    await page.getByRole('link', { name: '← Close' }).click()
    await page.getByLabel('State').selectOption({ label: 'cancelled' })
    await page.getByText('No results. Clear the filters.').waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})
