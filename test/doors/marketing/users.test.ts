import { describe, expect, it } from 'vitest'
import { openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const password = 'correct horse battery staple'

/** An account with an administrator and two more users; their names end in its number. */
async function openUsers() {
  const account = await openAccount(server)
  const {
    accounts: { users },
  } = server.app.domain
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

describe('updateUser', () => {
  it('changes what is given, and empties what is empty', async () => {
    const { api, idOf, nameOf } = await openUsers()
    const path = { user_id: await idOf('joao') }
    const before = (await api.listUsers({ query: { username: nameOf('joao') } })).items[0]
    const picture = 'https://shop.example.com/joao.png'
    const body = { first_name: 'João', last_name: 'Silva', phone: '+351 210 000 001', profile_image: picture }
    const changed = await api.updateUser({ path, body })
    expect(changed).toEqual({ ...before, ...body, phone: '351-210000001', updated: expect.any(String) })
    expect((await api.listUsers({ query: { username: nameOf('joao') } })).items).toEqual([changed])
    const emptied = await api.updateUser({ path, body: { phone: '', profile_image: '' } })
    expect(emptied).toMatchObject({ first_name: 'João', phone: '', profile_image: '' })
  })

  it('ends the sessions of a user who is made inactive, until active again', async () => {
    const { api, idOf, nameOf, names } = await openUsers()
    const {
      accounts: { users },
    } = server.app.domain
    const logIn = () => users.logIn(nameOf('joao'), password, '192.0.2.2')
    const session = await logIn()
    const path = { user_id: await idOf('joao') }
    await expect(api.updateUser({ path, body: { status: 'inactive' } })).resolves.toMatchObject({ status: 'inactive' })
    await expect(users.readmit(session)).resolves.toBeNull()
    await expect(logIn()).rejects.toMatchObject({ code: 'unauthorized' })
    expect(await names({ status: 'inactive' })).toEqual(['joao'])
    await api.updateUser({ path, body: { status: 'active' } })
    await logIn()
  })

  it('keeps an active administrator, also when another is deleted', async () => {
    const { api, accountId, nameOf, idOf } = await openUsers()
    const [marta, joao] = [await idOf('marta'), await idOf('joao')]
    const end = (user_id: number) => api.updateUser({ path: { user_id }, body: { status: 'inactive' } })
    await expect(end(marta)).rejects.toMatchObject(refused(409, 'last_admin'))
    const second = { username: nameOf('rui'), password, isAdmin: true }
    await server.app.domain.accounts.users.create(accountId, second)
    await end(marta)
    const path = { user_id: await idOf('rui') }
    await expect(api.deleteUser({ path })).rejects.toMatchObject(refused(409, 'last_admin'))
    await expect(end(path.user_id)).rejects.toMatchObject(refused(409, 'last_admin'))
    await end(joao)
    await api.deleteUser({ path: { user_id: marta } })
  })

  it.each([
    ['phone', 'call me'],
    ['profile_image', 'javascript:alert(1)'],
    ['status', 'gone'],
  ])('refuses %s %s', async (name, value) => {
    const { api, idOf } = await openUsers()
    const request = { path: { user_id: await idOf('joao') }, body: { [name]: value } }
    await expect(api.updateUser(request)).rejects.toMatchObject(refused(422, `body.${name}`))
  })

  it('knows nobody of another account', async () => {
    const { api } = await openUsers()
    const path = { user_id: await (await openUsers()).idOf('joao') }
    await expect(api.updateUser({ path, body: { first_name: 'Eve' } })).rejects.toMatchObject(refused(404))
  })
})

describe('deleteUser', () => {
  it('deletes a user, who cannot log in any more', async () => {
    const { api, nameOf, idOf, names } = await openUsers()
    const logIn = () => server.app.domain.accounts.users.logIn(nameOf('joao'), password, '192.0.2.1')
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
