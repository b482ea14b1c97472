// The page of hooks: a webhook is registered, tried, replayed and verified in the browser.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type ConsoleBench, poll, useConsole } from '../support/console.ts'
import { useReceiver } from '../support/receiver.ts'
import { findingsOf, takePicture } from '../support/seen-page.ts'

const receiver = useReceiver()
const bench = useConsole()
let list_id: number

beforeAll(async () => {
  const list = await bench.marketing.createList({ body: { internal_name: 'Shop' } })
  list_id = list.list_id
})

const open: ConsoleBench['open'] = (view, options) => bench.open(view, options)

/** Nothing is found, and nothing is wider than the window. */
async function expectSound(page: Page, name: string) {
  expect(await findingsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await takePicture(page, name, { fullPage: true })
}

test('a webhook is registered, tried by a test event, and its signature verified', async () => {
  const { page, wrongs } = await open('hooks')
  await page.getByText('"actions":["subscription","email_open","email_click"]').waitFor()
  await expectSound(page, 'hooks-empty')
  await page.getByRole('tab', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByLabel('List', { exact: true }).fill(String(list_id))
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByLabel('subscription', { exact: true }).check()
  await page.getByLabel('email_click').check()
  await expectSound(page, 'hooks-create')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('cell', { name: receiver.url }).waitFor()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  const secret = await page.getByText(/^whsec_/).textContent()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await page.getByRole('combobox', { name: 'Event' }).selectOption('email_click')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('heading', { name: 'email_click' }).waitFor()
  await poll(() => page.url()).toContain('/console/hooks/1')
  await page.getByText('204: received.').waitFor()
  expect((await receiver.waitForCount(1))[0]?.body).toContain('email_click')
  await expectSound(page, 'hooks-delivery')
  await page.getByRole('link', { name: 'Verify the signature' }).click()
  await page.getByLabel('Secret').fill(secret ?? '')
  await page.getByRole('button', { name: 'Verify a signature' }).click()
  await page.getByText('The signature is valid.').waitFor()
  await expectSound(page, 'hooks-verify')
  await page.getByLabel('Body, byte by byte').fill('{}')
  await page.getByRole('button', { name: 'Verify a signature' }).click()
  await page.getByText('The signature is not valid.').waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('deliveries that failed are found, shown with every try, and sent again', async () => {
  receiver.respond = () => ({ status: 503, body: 'down for the night' })
  for (const email of ['ana@example.com', 'rui@example.com'])
    await bench.marketing.createContact({ path: { list_id }, body: { base: { email } } })
  await poll(async () => (await bench.sandbox.listHookDeliveries({ query: { state: 'failed' } })).total_items).toBe(2)
  const { page, wrongs } = await open('hooks?state=failed', { viewport: { width: 1280, height: 900 } })
  await page.getByText('2 deliveries').waitFor()
  await page.getByRole('link', { name: 'subscription' }).first().click()
  await page.getByText('503: error of the receiver.').first().waitFor()
  await page.getByText('down for the night').first().waitFor()
  await page.getByText('webhook-signature:').first().waitFor()
  await expectSound(page, 'hooks-failed')
  receiver.respond = () => 204
  await page.getByRole('button', { name: 'Replay failed' }).click()
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await page.getByText('2 of 2 retried').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('No results. Clear the filters.').waitFor()
  await page.getByLabel('State').selectOption('delivered')
  await page.getByText('3 deliveries').waitFor()
  await page.getByRole('searchbox').fill('rui@')
  await page.getByText('No results').waitFor()
  await page.getByRole('searchbox').fill('listEvent')
  await page.getByText('3 deliveries').waitFor()
  await poll(() => page.url()).toContain('text=listEvent')
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The delivery is due again.').waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('webhooks of every API stand in one list, in dark and on a phone', async () => {
  await bench.transactional.createWebhook({ body: { url: receiver.url, channel: 'sms', actions: ['delivered'] } })
  const { page, wrongs } = await open('hooks/webhooks', {
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  })
  await page.getByRole('cell', { name: `list ${list_id}` }).waitFor()
  await page.getByRole('button', { name: 'New webhook' }).click()
  await page.getByLabel('Receives').selectOption('callback')
  await page.getByLabel('List', { exact: true }).fill(String(list_id))
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByLabel('Changed', { exact: true }).check()
  await expectSound(page, 'hooks-callback-360')
  await page.getByRole('button', { name: 'Create' }).click()
  await poll(() => page.getByRole('row').count()).toBe(4)
  await expectSound(page, 'hooks-webhooks-360')
  await page.getByRole('row').last().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await poll(() => page.getByRole('row').count()).toBe(3)
  await page.goto(`${bench.origin}/console/hooks/1`)
  await page.getByRole('heading', { name: 'email_click' }).waitFor()
  await expectSound(page, 'hooks-delivery-360')
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('a webhook is paused and enabled, its secret replaced, and one whose receiver is gone is marked', async () => {
  const { webhook_id } = await bench.marketing.createWebhook({
    body: { list_id, url: `${receiver.url}/resting`, actions: ['unsubscribe'] },
  })
  const path = { webhook_id }
  const statusOf = async () =>
    (await bench.marketing.listWebhookStatuses()).items.find((one) => one.webhook_id === webhook_id)?.status
  const { page, wrongs } = await open('hooks/webhooks')
  const row = page.getByRole('row').filter({ hasText: '/resting' })
  await row.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Deliveries are held until it is enabled.').waitFor()
  await row.getByText('Paused').waitFor()
  expect(await statusOf()).toBe('paused')
  await expectSound(page, 'hooks-paused')
  await row.getByRole('button', { name: 'Enable' }).click()
  await page.getByText('The webhook is enabled.').waitFor()
  await poll(statusOf).toBe('active')
  const { secret } = await bench.marketing.getWebhookSecret({ path })
  await row.getByRole('button', { name: 'Show the secret' }).click()
  await page.getByText('The old secret also works for 24 hours.').waitFor()
  await expectSound(page, 'hooks-secret')
  await page.getByRole('button', { name: 'Replace the secret' }).click()
  await page.getByText('Store this secret').waitFor()
  const shown = await page.getByText(/^whsec_/).textContent()
  expect(shown).not.toBe(secret)
  await expect(bench.marketing.getWebhookSecret({ path })).resolves.toEqual({ secret: shown })
  await page.getByRole('button', { name: 'Close' }).click()
  receiver.respond = () => 410
  await bench.sandbox.createTestHookDelivery({ body: { name: 'listEvent', webhook_id } })
  await poll(statusOf).toBe('disabled')
  await page.goto(`${bench.origin}/console/hooks/webhooks`)
  await row.getByText('Disabled by 410').waitFor()
  receiver.respond = () => 204
  expect(wrongs).toEqual([])
  await page.context().close()
})
