// The page of contacts as people use it: lists, search, deeds on many, the builder of segments, imports, one contact.
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { poll, tabTo, useConsole } from '../support/console.ts'
import { eventually } from '../support/eventually.ts'

const bench = useConsole()

/** A list with these many contacts, of which each second one has a first name of its own. */
async function makeReaders(name: string, size: number): Promise<number> {
  const { list_id = 0 } = await bench.marketing.createList({ body: { internal_name: name } })
  const contacts = Array.from({ length: size }, (_, n) => ({
    base: { email: `${name}${n}@example.com`, first_name: n % 2 ? 'Rui' : 'Ana', last_name: `No${n}` },
  }))
  const { operation_id } = await bench.marketing.importContacts({
    path: { list_id },
    body: { mode: 'add', compare_field: 'email', contacts },
  })
  await eventually(async () => {
    const { status } = await bench.marketing.getOperation({ path: { operation_id: operation_id ?? 0 } })
    return status === 'finished'
  })
  return list_id
}

const statusesOf = async (list_id: number) =>
  (await bench.marketing.listContacts({ path: { list_id }, query: { limit: 1000 } })).items.map(
    ({ base }) => base.status,
  )

test('the keyboard alone makes a list, imports contacts and makes a segment', async () => {
  const { page, wrongs } = await bench.open('contacts')
  await page.getByText('No lists yet').waitFor()
  await page.keyboard.press('n')
  await tabTo(page, 'Name')
  await page.keyboard.type('Readers')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Readers', level: 1 }).waitFor()

  await page.keyboard.press('3')
  await page.getByLabel('Or paste a table').waitFor()
  await page.keyboard.press('i')
  await page.keyboard.insertText('E-mail;Nome\nana@example.com;Ana\nrui@example.com;Rui\nwrong;"Nobody; at all"\n')
  await tabTo(page, 'Import 3 contacts')
  await page.keyboard.press('Enter')
  await page.getByText('2 new, 0 updated, 0 ignored, 1 refused').waitFor()

  await page.keyboard.press('2')
  await page.getByRole('button', { name: 'New segment' }).waitFor()
  await page.keyboard.press('n')
  await page.getByText('2 contacts fit').waitFor()
  await tabTo(page, 'Name of the segment')
  await page.keyboard.type('Active readers')
  await page.keyboard.press('Enter')
  await page.getByText('The segment Active readers is saved.').waitFor()
  await poll(() => new URL(page.url()).searchParams.get('segment')).toBe('saved_1')
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('an import maps a file, says what became of it, and gives back what was refused', async () => {
  const list = await makeReaders('mapped', 2)
  await bench.marketing.createExtraField({ path: { list_id: list }, body: { name: 'City', format: 'text' } })
  const { page, wrongs } = await bench.open(`contacts/${list}?show=import`)
  const text =
    '\uFEFFCity;Address;Who\r\nLisboa;mapped0@example.com;"Silva; Ana"\r\nPorto;new@example.com;Rui\r\nFaro;none;\r\n'
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByText('3 contacts, 3 columns').waitFor()
  await page.getByText('Map a column to a unique field').waitFor()
  await poll(() => page.getByLabel('Field of City').inputValue()).not.toBe('')
  await page.getByLabel('Field of Address').selectOption('Email')
  await page.getByLabel('Field of Who').selectOption('First name')
  await page.getByText('Silva; Ana · Rui · –').waitFor()
  await page.getByRole('button', { name: 'Import 3 contacts' }).click()
  await page.getByText('1 new, 1 updated, 0 ignored, 1 refused').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the refused rows' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^3,.*base.email is not an email address/m)
  const { items } = await bench.marketing.listContacts({
    path: { list_id: list },
    query: { email: 'mapped0@example.com' },
  })
  expect(items).toMatchObject([{ base: { first_name: 'Silva; Ana' }, extra: [{ value: 'Lisboa' }] }])
  expect(wrongs).toEqual([])
  await page.context().close()
})

describe('the contacts of a list', () => {
  test('are found, chosen and changed at once, and what was done is undone', async () => {
    const list = await makeReaders('many', 230)
    const { page, wrongs } = await bench.open(`contacts/${list}`)
    const table = page.getByRole('table', { name: 'Contacts' })
    await page.getByText('100 of 230').waitFor()
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.getByText('200 of 230').waitFor()

    await page.keyboard.press('/')
    await page.keyboard.type('rui 12')
    await page.getByText('5 of 5').waitFor()
    await poll(() => new URL(page.url()).searchParams.get('q')).toBe('rui 12')
    await page.getByLabel('Choose all shown contacts').check()
    await page.getByText('5 chosen').waitFor()
    await page.getByRole('button', { name: 'Attach tag' }).click()
    await page.getByRole('dialog').getByLabel('Tag').fill('VIP')
    await page.getByRole('dialog').getByRole('button', { name: 'Attach tag' }).click()
    await table.getByText('VIP').nth(4).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await table.getByText('VIP').first().waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await table.getByText('removed').nth(4).waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await table.getByText('removed').first().waitFor({ state: 'detached' })
    expect(await statusesOf(list)).not.toContain('removed')

    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'Choose all 230' }).click()
    await page.getByText('230 chosen').waitFor()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText('Deactivate: 230 contacts.').waitFor()
    await eventually(async () => (await statusesOf(list)).every((status) => status === 'inactive'))
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await page.getByText(/^Activate: 230 contacts/).waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('are exported as they were found, and forgotten only after a question', async () => {
    const list = await makeReaders('file', 4)
    const { page, wrongs } = await bench.open(`contacts/${list}?q=ana&columns=email,status`)
    await page.getByText('2 of 2').waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByLabel('Only the fields that are shown').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the file' }).click()
    const [head, ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
    expect(head).toMatch(/^.?email,contact_id/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['file0@example.com', 'file2@example.com'])

    await page.getByLabel('Choose file0@example.com').check()
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    await page.getByText('You cannot undo this').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
    await page.getByText('1 of 1').waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })
})

test('the builder has a form for every kind of condition, counts at once, saves, changes and deletes', async () => {
  const list = await makeReaders('built', 10)
  await bench.marketing.createTag({ body: { name: 'Buyer' } })
  const { page, wrongs } = await bench.open(`contacts/${list}?show=segments&segment=new`)
  const builder = page.getByRole('region', { name: 'Segment' })
  await builder.getByText('10 contacts fit').waitFor()
  await builder.getByLabel('Field', { exact: true }).selectOption('First name')
  await builder.getByLabel('Value', { exact: true }).fill('Ana')
  await builder.getByText('5 contacts fit').waitFor()
  await expect(builder.getByRole('table', { name: 'Some of them' }).getByRole('row').count()).resolves.toBe(6)

  for (const kind of ['Anniversary', 'Tag', 'In the list', 'Activity', 'Group'])
    await builder
      .getByRole('button', { name: `+ ${kind}` })
      .first()
      .click()
  await builder.getByText('0 contacts fit').waitFor()
  for (const kind of ['Anniversary', 'Tag', 'In the list'])
    await builder.getByRole('button', { name: `Remove: ${kind}` }).click()
  await builder.getByRole('checkbox', { name: 'Not' }).check()
  await builder.getByText('5 contacts fit').waitFor()
  await builder.getByText('JSON of the conditions').click()
  await builder.getByText('"segment_activity": "email_open"').waitFor()

  // The address follows with a pause; it may still hold a tree from before the last change.
  const shown = JSON.parse(await builder.getByRole('figure').locator('pre').innerText())
  await page.waitForURL((url) => isDeepStrictEqual(JSON.parse(url.searchParams.get('tree') ?? 'null'), shown))
  await page.reload()
  await builder.getByText('5 contacts fit').waitFor()
  await builder.getByLabel('Name of the segment').fill('Ana everywhere')
  await builder.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Ana everywhere' }).waitFor()
  await builder.getByRole('heading', { name: 'Ana everywhere' }).waitFor()
  await builder.getByLabel('Value', { exact: true }).first().fill('Rui')
  await builder.getByLabel('Comparison', { exact: true }).nth(1).selectOption('Not equal to')
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The segment Ana everywhere is saved.').nth(1).waitFor()
  const { items } = await bench.marketing.listSegments({ path: { list_id: list }, query: { type: 'saved' } })
  const segment_id = items[0]?.segment_id ?? ''
  const saved = await bench.marketing.getSegment({ path: { list_id: list, segment_id } })
  expect(JSON.stringify(saved.segment_filter)).toContain('"segment_value":"Rui"')
  await builder.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Ana everywhere' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('link', { name: 'Ana everywhere' }).waitFor()
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('a contact shows its fields, its tags and what happened to it, and takes changes back', async () => {
  const list = await makeReaders('one', 2)
  const { page, wrongs } = await bench.open('contacts')
  await page.getByLabel('Find by email or number').fill('one1@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Rui No1', level: 1 }).waitFor()
  await page.getByRole('cell', { name: 'Subscription' }).waitFor()
  const href = await page.getByRole('link', { name: 'one1@example.com' }).getAttribute('href')
  expect(href).toBe('/console/inbox?q=to%3Aone1%40example.com')
  await page.getByRole('tab', { name: 'Fields' }).click()
  await page.getByLabel('First name').fill('Eva')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Eva No1', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Rui No1', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Attach tag' }).click()
  await page.getByRole('dialog').getByLabel('Tag').fill('Reader')
  await page.getByRole('dialog').getByRole('button', { name: 'Attach tag' }).click()
  await page.getByRole('button', { name: 'Detach Reader' }).waitFor()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('The contact is removed now.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('button', { name: 'Deactivate' }).waitFor()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByLabel('Kind of activity').selectOption('Attach tag')
  await page.getByRole('cell', { name: 'Reader' }).waitFor()
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await page.getByRole('table', { name: 'Statistics' }).waitFor()
  await page.getByRole('tab', { name: 'Automations' }).click()
  await page.getByText('The contact is in no automation.').waitFor()
  expect(await statusesOf(list)).toEqual(['active', 'active'])
  expect(wrongs).toEqual([])
  await page.context().close()
})

test('lists, tags and fields are made, renamed and deleted', async () => {
  const list = await makeReaders('kept', 2)
  const { page, wrongs } = await bench.open('contacts')
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.getByRole('row', { name })
  await row('kept').getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('Name').fill('Held')
  await dialog.getByRole('button', { name: 'Rename the list' }).click()
  await row('Held').waitFor()
  await page.getByRole('tab', { name: 'Tags' }).click()
  await page.getByRole('button', { name: 'New tag' }).click()
  await dialog.getByLabel('Tag', { exact: true }).fill('Trial')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await row('Trial').getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete the tag' }).click()
  await row('Trial').waitFor({ state: 'detached' })

  await page.goto(`${bench.origin}/console/contacts/${list}?show=fields`)
  await page.getByRole('button', { name: 'New field' }).click()
  await dialog.getByLabel('Name').fill('Rhythm')
  await dialog.getByLabel('Format').selectOption('Options')
  await dialog.getByLabel('Options, one in each line').fill('Daily\nWeekly\n')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: '2 options: Rhythm' }).click()
  await dialog.getByLabel('New option').fill('Monthly')
  await dialog.getByRole('button', { name: 'Add option' }).click()
  await dialog.getByRole('button', { name: 'Delete option Daily' }).click()
  await dialog.getByRole('button', { name: 'Delete option Daily' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete: Rhythm' }).click()
  await dialog.getByRole('button', { name: 'Delete the field' }).click()
  await row('Rhythm').waitFor({ state: 'detached' })

  await page.goto(`${bench.origin}/console/contacts`)
  await row('Held').getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete the list' }).click()
  await row('Held').waitFor({ state: 'detached' })
  expect(wrongs).toEqual([])
  await page.context().close()
})
