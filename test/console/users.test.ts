// The users of the account: their names, phones and pictures, and whether they can log in.
import { expect, test } from 'vitest'
import { clientsOf, poll, useConsole } from '../support/console.ts'
import { openLiveAccount } from '../support/live-accounts.ts'
import { findingsOf } from '../support/seen-page.ts'

const bench = useConsole()

test('a user gets another name, phone, picture and status, and Undo brings them back', async () => {
  const { accountId, keyWith } = await openLiveAccount(bench.domain)
  const key = await keyWith('console', 'marketing')
  const { page, wrongs } = await bench.open('users', {}, key)
  await page.getByText('No users yet.').waitFor()
  const password = 'correct horse battery staple'
  await bench.domain.accounts.users.create(accountId, { username: 'eva', password, isAdmin: true })
  await bench.domain.accounts.users.create(accountId, { username: 'marta', password })
  const { marketing } = clientsOf(bench.origin, key)
  const userNamed = async (username: string) => (await marketing.listUsers({ query: { username } })).items[0]
  const before = await userNamed('marta')

  await page.reload()
  await page.getByRole('button', { name: 'Change marta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change marta' })
  await dialog.getByLabel('First name').fill('Marta')
  await dialog.getByLabel('Last name').fill('Reis')
  await dialog.getByLabel('Picture URL').fill('https://shop.example.com/marta.png')
  await dialog.getByLabel('Status').selectOption('inactive')
  // A refusal leaves the form as it is.
  await dialog.getByLabel('Phone').fill('12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Phone').fill('+351 210 000 001')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const row = page.getByRole('row', { name: /marta/ })
  await row.getByText('Marta Reis').waitFor()
  await row.getByText('inactive').waitFor()
  await expect(userNamed('marta')).resolves.toEqual({
    ...before,
    ...{ first_name: 'Marta', last_name: 'Reis', phone: '351-210000001', status: 'inactive' },
    profile_image: 'https://shop.example.com/marta.png',
    updated: expect.any(String),
  })
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await poll(() => userNamed('marta')).toEqual({ ...before, updated: expect.any(String) })

  // One administrator always remains.
  await page.getByRole('button', { name: 'Change eva' }).click()
  await page.getByLabel('Status').selectOption('inactive')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('dialog')
    .getByText(/last active administrator/)
    .waitFor()
  expect(wrongs).toEqual([expect.stringContaining('422'), expect.stringContaining('409')])
  await page.context().close()
})
