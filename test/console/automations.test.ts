// The page of automations: one is written, drawn, activated and gone through, and others are looked at.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type ConsoleBench, poll, useConsole } from '../support/console.ts'
import { findingsOf, takePicture } from '../support/seen-page.ts'

const bench = useConsole()
let list_id: number

beforeAll(async () => {
  list_id = (await bench.marketing.createList({ body: { internal_name: 'Shop' } })).list_id
})

const open: ConsoleBench['open'] = (view, options) => bench.open(view, options)

/** Nothing is found, and nothing is wider than the window. */
async function expectSound(page: Page, name: string) {
  expect(await findingsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await takePicture(page, name, { fullPage: true })
}

test('an automation is written, activated, entered by hand, and a contact is taken out', async () => {
  const { page, wrongs } = await open('automations')
  await page.getByText('"title":"Welcome"').waitFor()
  await expectSound(page, 'automations-empty')
  await page.getByRole('link', { name: 'New automation' }).click()
  await page.getByRole('tab', { name: 'JSON' }).click()
  const json = page.getByLabel('The automation as JSON')
  await poll(async () => JSON.parse(await json.inputValue()).list_id).toBe(list_id)
  const example = JSON.parse(await json.inputValue())
  await json.fill(JSON.stringify({ ...example, actions: [{ action: 'wait', amount: 0, unit: 'days' }] }))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('body.actions.0.amount').first().waitFor()
  await json.fill(JSON.stringify(example, null, 2))
  await expectSound(page, 'automations-editor')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByText('The automation is active.').waitFor()
  for (const email of ['ana@example.com', 'rui@example.com'])
    await bench.marketing.createContact({ path: { list_id }, body: { base: { email } } })
  await page.getByText('2 here', { exact: true }).first().waitFor()
  await bench.sandbox.advanceClock({ body: { seconds: 86_460 } })
  await page.getByText('The steps as a list').click()
  const step = page.getByRole('listitem').filter({ hasText: 'Do they read us?' })
  await step.getByRole('link', { name: '2 here: show them' }).click()
  await page.getByRole('link', { name: 'Everywhere' }).waitFor()
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByText(/^Run of/).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Do they read us?' }).getByText('here').first().waitFor()
  await expectSound(page, 'automations-way')
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The contact was removed.').waitFor()
  await page.getByText('1 · 1 was removed').waitFor()
  await page.getByRole('button', { name: 'Start for contacts' }).click()
  await page.getByRole('textbox', { name: 'Contacts' }).fill('ana@example.com')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('already in progress').waitFor()
  await page.goto(`${bench.origin}/console/automations?status=active`)
  await page.getByRole('cell', { name: 'Welcome' }).waitFor()
  // The browser itself notes what was refused.
  expect(wrongs).toEqual([expect.stringContaining('422')])
  await page.context().close()
})

test('an earlier version can be seen, and what cannot be deleted says why, in dark and on a phone', async () => {
  const [made] = (await bench.marketing.listAutomations()).items
  const automation_id = made?.automation_id ?? 0
  await bench.marketing.updateAutomation({ path: { automation_id }, body: { actions: [{ action: 'end' }] } })
  const { page, wrongs } = await open(`automations/${automation_id}`, {
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  })
  await page.getByLabel('A graph of 2 steps.', { exact: false }).waitFor()
  await page.getByLabel('Version').selectOption('1')
  await page.getByLabel('A graph of 6 steps.', { exact: false }).waitFor()
  await poll(() => page.url()).toContain('version=1')
  await expectSound(page, 'automations-360')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByRole('group', { name: 'Step 1' }).waitFor()
  await expectSound(page, 'automations-change-360')
  expect(wrongs).toEqual([expect.stringContaining('409')])
  await page.context().close()
})

test('an automation is written with the form, which offers what the account has', async () => {
  const { tag_id } = await bench.marketing.createTag({ body: { name: 'Reader' } })
  const { page, wrongs } = await open('automations/new')
  await page.getByLabel('title *').first().fill('By hand')
  const trigger = page.getByRole('group', { name: 'Trigger 1' })
  await trigger.getByLabel('Trigger 1: kind').selectOption('tag_added')
  await trigger.getByLabel('tag_id').selectOption('Reader')
  for (const n of [5, 4, 3, 2]) await page.getByRole('button', { name: `Remove Step ${n}` }).click()
  await page.getByRole('button', { name: 'Add a step' }).click()
  const step = page.getByRole('group', { name: 'Step 2' })
  await step.getByLabel('Step 2: kind').selectOption('removeTag')
  await step.getByLabel('tag_id').selectOption('Reader')
  await step.getByLabel('title').fill('No reader any more')
  await page.getByLabel('A graph of 3 steps.', { exact: false }).waitFor()
  await expectSound(page, 'automations-form')
  await step.getByRole('button', { name: 'Move up' }).click()
  await page.getByRole('group', { name: 'Step 1' }).getByLabel('title').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'By hand', level: 1 }).waitFor()
  const made = (await bench.marketing.listAutomations()).items.find(({ title }) => title === 'By hand')
  const path = { automation_id: made?.automation_id ?? 0 }
  const { triggers, actions } = await bench.marketing.getAutomation({ path })
  expect(triggers).toEqual([{ type: 'tag_added', tag_id }])
  expect(actions.map(({ action, title }) => [action, title])).toEqual([
    ['removeTag', 'No reader any more'],
    ['wait', 'Let a day pass'],
  ])
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('conditions and days of the week are chosen in the form', async () => {
  const { page, wrongs } = await open('automations/new')
  await page.getByLabel('title *').first().fill('On working days')
  for (const n of [5, 4, 3, 2]) await page.getByRole('button', { name: `Remove Step ${n}` }).click()
  const wait = page.getByRole('group', { name: 'Step 1' })
  await wait.getByLabel('Step 1: kind').selectOption('waitUntil')
  await wait.getByLabel('hour *').fill('9')
  await wait.getByText('weekdays', { exact: true }).click()
  for (const day of ['Friday', 'Monday']) await wait.getByLabel(day).check()
  // An open panel covers a part of what is below it, which axe-core takes for a neighbour of its last box.
  await wait.locator('summary', { hasText: 'weekdays' }).click()
  await page.getByRole('button', { name: 'Add a step' }).click()
  const step = page.getByRole('group', { name: 'Step 2' })
  await step.getByLabel('Step 2: kind').selectOption('condition')
  await step.getByRole('button', { name: 'Write conditions' }).click()
  await step.getByRole('button', { name: '+ Tag' }).click()
  await expectSound(page, 'automations-conditions')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'On working days', level: 1 }).waitFor()
  const made = (await bench.marketing.listAutomations()).items.find(({ title }) => title === 'On working days')
  const path = { automation_id: made?.automation_id ?? 0 }
  const { actions } = await bench.marketing.getAutomation({ path })
  expect(actions).toEqual([
    expect.objectContaining({ action: 'waitUntil', hour: 9, weekdays: [1, 5] }),
    expect.objectContaining({
      action: 'condition',
      segment_filter: expect.objectContaining({ boolean_operator: 'and', segment_filter_array: expect.anything() }),
    }),
  ])
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('an automation of the platform is resumed, and paused again by the undo', async () => {
  await bench.marketing.enableTrackAndEngage({ body: { domain: 'shop.example.com', list_id } })
  const { page, wrongs } = await open('automations/system')
  await page.getByRole('button', { name: 'Resume' }).first().click()
  await page.getByText('is resumed.').waitFor()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expectSound(page, 'automations-system')
  await page.getByRole('button', { name: 'Undo' }).click()
  await poll(() => page.getByRole('button', { name: 'Resume' }).count()).toBe(2)
  expect(wrongs).toEqual([])
  await page.context().close()
})
