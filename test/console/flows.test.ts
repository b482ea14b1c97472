// The page of flows: a flow as a graph, its runs, one run's way, and alerts.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type ConsoleBench, poll, useConsole } from '../support/console.ts'
import { findingsOf, takePicture } from '../support/seen-page.ts'

const bench = useConsole()

const open: ConsoleBench['open'] = (view, options) => bench.open(view, options)

/** Nothing is found, and nothing is wider than the window. */
async function expectSound(page: Page, name: string) {
  expect(await findingsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await takePicture(page, name, { fullPage: true })
}

/** A flow with an email and an SMS, run for Ana. */
async function runFlow(name: string): Promise<void> {
  const { marketing, transactional } = bench
  const { items } = await marketing.listEmailSenders()
  const phones = await marketing.listCellphoneSenders()
  const { multiChannelId } = await transactional.createMultiChannelFlow({
    body: {
      name,
      group: 'orders',
      messages: [
        { channel: 'email', subject: 'Your order is waiting', htmlBody: '<p>Not paid yet.</p>' },
        { channel: 'sms', interval: 7_200, condition: 'not_open', textBody: 'Not paid yet.' },
      ],
    },
  })
  await transactional.executeMultiChannel({
    body: {
      templateId: multiChannelId,
      to: { email: 'ana@example.com', phone: '351-910000001' },
      sender: {
        emailSenderId: String(items[0]?.sender_id),
        phoneSenderId: String(phones.items[0]?.sender_id),
      },
    },
  })
}

test('a flow is drawn, and a run shows what became of each message', async () => {
  const { page, wrongs } = await open('flows')
  await page.getByText('"name":"Unpaid order"').waitFor()
  await expectSound(page, 'flows-empty')
  await bench.sandbox.seedAccount({ body: { contacts: 5 } })
  await runFlow('Unpaid order')
  await page.reload()
  await page.getByRole('link', { name: 'Unpaid order' }).click()
  await page.getByText('if not opened, after 2 h').first().waitFor()
  await expectSound(page, 'flows-flow')
  await page.getByRole('link', { name: 'Runs of this flow' }).click()
  await page.getByRole('link', { name: 'ana@example.com, 351-910000001' }).click()
  await page.getByText('waits').first().waitFor()
  await bench.sandbox.advanceClock({ body: { seconds: 7_260 } })
  await page.getByRole('region', { name: 'Run', exact: true }).getByText('Finished').waitFor()
  await page.getByText('The steps as a list').click()
  await poll(() => page.getByRole('listitem').filter({ hasText: 'sent' }).count()).toBe(2)
  await expectSound(page, 'flows-run')
  expect(await page.getByRole('link', { name: 'ana@example.com', exact: true }).getAttribute('href')).toBe(
    '/console/inbox?q=to%3Aana%40example.com',
  )
  await poll(() => page.url()).toContain('flow=')
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('a flow is made with the form, which offers conditions, delays and templates', async () => {
  await bench.transactional.createSmsTemplate({
    body: { templateName: 'Reminder', textBody: 'Please pay.', encoding: 'gsm0338', maxCount: 1 },
  })
  const { page, wrongs } = await open('flows')
  await page.getByRole('link', { name: 'New flow' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By hand')
  const [first, second] = [1, 2].map((n) => page.getByRole('group', { name: `Message ${n}` })) as [Locator, Locator]
  await first.getByLabel('subject').fill('Your order is waiting')
  await page.getByRole('button', { name: 'Save the flow' }).click()
  await page.getByText('body.messages.0').first().waitFor()
  await first.getByLabel('htmlBody').fill('<p>Not paid yet.</p>')
  await page.getByRole('button', { name: 'Add a message' }).click()
  await second.getByLabel('Delay').fill('2')
  await second.getByLabel('Unit of time').selectOption('days')
  await second.getByLabel('condition').selectOption('if not opened')
  await second.getByLabel('templateId').selectOption('Reminder')
  await page.getByText('if not opened, after 2 days').first().waitFor()
  await expectSound(page, 'flows-form')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page, 'flows-form-360')
  await page.getByRole('button', { name: 'Save the flow' }).click()
  await page.getByRole('heading', { name: 'By hand' }).waitFor()
  const made = (await bench.transactional.listMultiChannelFlows()).find(({ name }) => name === 'By hand')
  expect(made).toMatchObject({
    group: 'default',
    messages: [
      { channel: 'email', subject: 'Your order is waiting', htmlBody: '<p>Not paid yet.</p>' },
      { channel: 'sms', interval: 172_800, condition: 'not_open', templateId: expect.any(Number) },
    ],
  })
  // The browser itself notes what was refused.
  expect(wrongs).toEqual([expect.stringMatching(/400|422/)])
  await page.context().close()
})

test('alerts are stopped and codes found, in dark and on a phone', async () => {
  const { marketing, transactional } = bench
  const { items } = await marketing.listEmailSenders()
  const sender = String(items[0]?.sender_id)
  await transactional.createAlertTemplate({
    body: {
      name: 'Cold store',
      channel: 'email',
      interval: 300,
      maxAttempts: 5,
      subject: 'Cold',
      textBody: '9 degrees',
    },
  })
  const run = (email: string) =>
    transactional.executeAlert({ body: { alertTemplateName: 'Cold store', senderId: sender, to: [{ email }] } })
  await run('eva@example.com')
  const { alertId } = await run('ana@example.com')
  const { requestId } = await transactional.requestVerifyByEmail({
    body: { email: 'rui@example.com', subject: 'Code', senderId: sender, message: '{{ code }}', codeLength: 6 },
  })
  const { page, wrongs } = await open('flows/alerts', { colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'Stop' }).first().click()
  await page.getByText('The alert is stopped.').waitFor()
  const message = await bench.sandbox.waitForCapturedMessage({
    query: { recipient: 'ana@example.com', subject: 'Cold' },
  })
  await page.goto(`${bench.origin}/console/inbox/${message.captured_id}`)
  await page.getByRole('link', { name: 'Alert', exact: true }).first().click()
  await page.getByText(`Only alert ${alertId}`).waitFor()
  await poll(() => page.getByRole('table', { name: 'Alerts' }).locator('tbody tr').count()).toBe(1)
  await expectSound(page, 'flows-alerts-360')
  await page.getByRole('tab', { name: 'Codes' }).click()
  await page.getByRole('searchbox').fill(requestId)
  await page.getByRole('link', { name: 'rui@example.com' }).waitFor()
  await expectSound(page, 'flows-codes-360')
  await page.getByRole('tab', { name: 'Runs' }).click()
  await page.getByLabel('Runs of the last').selectOption('30')
  await page.getByRole('link', { name: /^ana@example.com/ }).click()
  await page.getByRole('region', { name: 'Run', exact: true }).getByText('Finished').waitFor()
  await expectSound(page, 'flows-run-360')
  expect(wrongs).toEqual([])
  await page.context().close()
})
