import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccount, refused } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

const password = 'correct horse battery staple'

/** An account with an administrator and two more users; their names end in its number. */
async function openUsers() {
  const account = await openAccount(server)
  const { users } = server.app.domain
  const nameOf = (name: string) => `${name}-${account.accountId}`
  await users.create(account.accountId, {
    username: nameOf('marta'),
    password,
    isAdmin: true,
    email: 'marta@example.com',
  })
  for (const name of ['joao', 'eva']) await users.create(account.accountId, { username: nameOf(name), password })
  const idOf = async (name: string) =>
    (await account.api.listUsers({ query: { username: nameOf(name) } })).items[0]?.user_id ?? 0
  const names = async (query: NonNullable<Parameters<typeof account.api.listUsers>[0]>['query']) =>
    (await account.api.listUsers({ query })).items.map(({ username }) => username.split('-')[0])
  return { ...account, nameOf, idOf, names }
}

describe('listUsers', () => {
  it('shows the users of the account, without their passwords', async () => {
    const { api, nameOf } = await openUsers()
    const { items, total_items } = await api.listUsers({ query: { username: nameOf('marta') } })
    expect(total_items).toBe(1)
    const time = expect.stringMatching(/^\d{4}-/)
    expect(items).toEqual([
      {
        user_id: expect.any(Number),
        username: nameOf('marta'),
        is_admin: true,
        first_name: '',
        last_name: '',
        email: 'marta@example.com',
        phone: '',
        profile_image: '',
        status: 'active',
        created: time,
        updated: time,
      },
    ])
  })

  it('filters, orders and pages', async () => {
    const { names } = await openUsers()
    expect(await names({ order: 'asc' })).toEqual(['marta', 'joao', 'eva'])
    expect(await names({ order: 'asc', order_by: 'username' })).toEqual(['eva', 'joao', 'marta'])
    expect(await names({ order: 'asc', order_by: 'username', limit: 1, offset: 1 })).toEqual(['joao'])
    expect(await names({ status: 'inactive' })).toEqual([])
    expect(await names({ created_max: '2020-01-01 00:00:00' })).toEqual([])
    expect(await names({ updated_min: '2020-01-01 00:00:00', order: 'asc' })).toEqual(['marta', 'joao', 'eva'])
  })
})

describe('deleteUser', () => {
  it('deletes a user, who cannot log in any more', async () => {
    const { api, nameOf, idOf, names } = await openUsers()
    const logIn = () => server.app.domain.users.logIn(nameOf('joao'), password, '192.0.2.1')
    await logIn()
    await api.deleteUser({ path: { user_id: await idOf('joao') } })
    await expect(logIn()).rejects.toMatchObject({ code: 'unauthorized' })
    expect(await names({ order: 'asc' })).toEqual(['marta', 'eva'])
  })

  it('keeps the last administrator, and knows nobody of another account', async () => {
    const { api, idOf } = await openUsers()
    const stranger = await openUsers()
    await expect(api.deleteUser({ path: { user_id: await idOf('marta') } })).rejects.toMatchObject(
      refused(409, 'last_admin'),
    )
    await expect(api.deleteUser({ path: { user_id: await stranger.idOf('eva') } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
