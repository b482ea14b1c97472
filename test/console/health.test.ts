// The page of health: what is well, and what to do where something is not.
import { expect, test } from 'vitest'
import { useConsole } from '../support/console.ts'
import { startReceiver } from '../support/receiver.ts'
import { findingsOf } from '../support/seen-page.ts'

const bench = useConsole()

test('says that all is well, counts what waits, and refreshes when an alarm comes and goes', async () => {
  const { page, wrongs } = await bench.open('health')
  await page.getByText('All is well.').waitFor()
  await page.getByText('takes writes').waitFor()
  await page.getByRole('table', { name: 'Carriers', exact: true }).getByText('not used yet').first().waitFor()
  const live = page.getByRole('table', { name: 'Carriers of live accounts' })
  await live.getByText('Push services of browsers').waitFor()
  await live.getByText('Sandbox: captures what has no carrier').waitFor()
  const fault = await bench.sandbox.createFault({ body: { type: 'status', status: 503, times: null } })
  const alarms = page.getByRole('region', { name: 'Alarms' })
  await alarms.getByText('Faults in force: 1.').waitFor()
  expect(await alarms.getByRole('link', { name: 'Show the faults' }).getAttribute('href')).toBe(
    '/console/clock?show=faults',
  )
  expect(await findingsOf(page)).toEqual([])
  await bench.sandbox.deleteFault({ path: { fault_id: fault.fault_id } })
  await page.getByText('All is well.').waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('names hooks that were given up, with the way to them', async () => {
  const receiver = await startReceiver(() => 500)
  await bench.sandbox.createFault({ body: { type: 'hook_failure', times: null } })
  const { list_id } = await bench.marketing.createList({ body: { internal_name: 'News' } })
  await bench.marketing.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
  await bench.marketing.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com' } } })
  await bench.sandbox.advanceClock({ body: { seconds: 5 * 86_400 } })
  await receiver.close()
  const { page, wrongs } = await bench.open('health', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await page.getByText('2 alarms need action.').waitFor()
  await page.getByRole('link', { name: 'Parked webhooks and callbacks' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  expect(wrongs).toEqual([])
  await page.context().close()
})
