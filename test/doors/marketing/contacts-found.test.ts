// How contacts are found, and how they leave.
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Account,
  actionsOf,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('listContacts', () => {
  let account: Account
  let list_id: number
  let city: number
  let age: number
  const names = new Map<string, string>()

  beforeAll(async () => {
    account = await openAccount(server)
    const { api } = account
    list_id = await makeList(api)
    city = await makeField(api, list_id, 'text', { name: 'City' })
    age = await makeField(api, list_id, 'number', { name: 'Age' })
    const ana = {
      first_name: 'Ana',
      last_name: 'Silva',
      email: 'Ana@example.com',
      cellphone: '351-910000001',
      phone: '351-210000001',
      birth_date: '1990-05-17',
    }
    const people = [
      [
        'ana',
        {
          base: { ...ana, language: 'pt' as const },
          extra: [
            { field_id: city, value: 'Lisboa' },
            { field_id: age, value: '35' },
          ],
        },
      ],
      [
        'rui',
        {
          base: { first_name: 'Rui', last_name: 'Silva', email: 'rui@example.com', language: 'pt' as const },
          extra: [{ field_id: city, value: 'Porto' }],
        },
      ],
      ['eva', { base: { first_name: 'Eva', email: 'eva@example.com' }, extra: [{ field_id: city, value: 'Lisboa' }] }],
      ['gone', { base: { status: 'removed' as const } }],
    ] as const
    for (const [name, body] of people) names.set(await makeContact(api, list_id, body as never), name)
    const idOf = (name: string) => [...names].find(([, other]) => other === name)?.[0] ?? ''
    const off = { email_status: 'inactive', cellphone_status: 'inactive', phone_status: 'inactive' } as const
    await api.updateContact({ path: { list_id, contact_id: idOf('rui') }, body: { base: off } })
    await makeContact(api, await makeList(api, 'other'), { base: ana })
  })

  type Query = NonNullable<Parameters<Account['api']['listContacts']>[0]['query']>
  const find = async (query: Query) => {
    const page = await account.api.listContacts({ path: { list_id }, query })
    return { total: page.total_items, found: page.items.map((item) => names.get(item.base.contact_id)) }
  }

  it('shows all contacts of the list, newest first, removed ones included', async () => {
    await expect(find({})).resolves.toEqual({ total: 4, found: ['gone', 'eva', 'rui', 'ana'] })
  })

  it('shows pages, and counts all that match', async () => {
    await expect(find({ limit: 2, offset: 1 })).resolves.toEqual({ total: 4, found: ['eva', 'rui'] })
    await expect(find({ offset: 9 })).resolves.toEqual({ total: 4, found: [] })
    await expect(find({ last_name: 'Silva', limit: 1 })).resolves.toEqual({ total: 2, found: ['rui'] })
  })

  const cases: [Query, string[]][] = [
    [{ first_name: 'Ana' }, ['ana']],
    [{ first_name: 'ana' }, []],
    [{ first_name: 'An' }, []],
    [{ last_name: 'Silva' }, ['rui', 'ana']],
    [{ email: 'ana@EXAMPLE.com' }, ['ana']],
    [{ email: 'example.com' }, []],
    [{ email_status: false }, ['rui']],
    [{ email_status: true }, ['gone', 'eva', 'ana']],
    [{ cellphone: '351-910000001' }, ['ana']],
    [{ cellphone_status: false }, ['rui']],
    [{ phone: '351-210000001' }, ['ana']],
    [{ phone_status: false }, ['rui']],
    [{ phone_status: true, last_name: 'Silva' }, ['ana']],
    [{ birth_date: '1990-05-17' }, ['ana']],
    [{ language: 'pt' }, ['rui', 'ana']],
    [{ language: 'pt', first_name: 'Eva' }, []],
  ]
  it.each(cases)('finds by %j', async (query, found) => {
    await expect(find(query)).resolves.toEqual({ total: found.length, found })
  })

  it('finds by extra fields, all of which have to match', async () => {
    const byExtra = async (...pairs: [number, string][]) =>
      (await find({ extra_field_id: Object.fromEntries(pairs) })).found
    await expect(byExtra([city, 'Lisboa'])).resolves.toEqual(['eva', 'ana'])
    await expect(byExtra([city, 'Lisboa'], [age, '35'])).resolves.toEqual(['ana'])
    await expect(byExtra([city, 'Porto'], [age, '35'])).resolves.toEqual([])
    await expect(byExtra([999_999, 'Lisboa'])).resolves.toEqual([])
    await expect(find({ extra_field_id: { [city]: 'Lisboa' }, first_name: 'Eva' })).resolves.toMatchObject({
      found: ['eva'],
    })
  })

  it.each([
    [{ limit: 1001 }, 'query.limit'],
    [{ email_status: 'yes' }, 'query.email_status'],
    [{ birth_date: '17-05-1990' }, 'query.birth_date'],
    [{ language: 'it' }, 'query.language'],
  ])('refuses %j', async (query, place) => {
    await expect(find(query as Query)).rejects.toMatchObject(refused(422, place))
  })

  it('shows the extra values with their formats', async () => {
    const [ana] = (await account.api.listContacts({ path: { list_id }, query: { first_name: 'Ana' } })).items
    expect(ana?.extra).toEqual([
      { field_id: city, format: 'text', value: 'Lisboa' },
      { field_id: age, format: 'number', value: '35' },
    ])
  })
})

describe('searchContacts', () => {
  it('looks for an address in all lists of the account, newest first', async () => {
    const { api } = await openAccount(server)
    const [one, two] = [await makeList(api), await makeList(api, 'other')]
    const base = { email: 'Ana@example.com', cellphone: '351-910000001', phone: '351-210000001' }
    const first = { contact_id: await makeContact(api, one, { base }), list_id: one }
    const second = { contact_id: await makeContact(api, two, { base }), list_id: two }
    const cases = [
      { contact: 'ana@EXAMPLE.com' },
      { type: 'email' as const, contact: ' ana@example.com ' },
      { type: 'cellphone' as const, contact: '351-910000001' },
      { type: 'phone' as const, contact: '351-210000001' },
    ]
    for (const query of cases)
      await expect(api.searchContacts({ query }), JSON.stringify(query)).resolves.toEqual({ items: [second, first] })
  })

  it('finds nobody under an address that no contact has, or under another kind', async () => {
    const { api } = await openAccount(server)
    await makeContact(api, await makeList(api), { base: { cellphone: '351-910000001' } })
    const stranger = await openAccount(server)
    await expect(api.searchContacts({ query: { type: 'phone', contact: '351-910000001' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      stranger.api.searchContacts({ query: { type: 'cellphone', contact: '351-910000001' } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(api.searchContacts({ query: { contact: '' } })).rejects.toMatchObject(refused(422, 'query.contact'))
  })
})

describe('unsubscribeContacts', () => {
  it('judges each contact by itself', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const [a, b] = [await makeContact(api, list_id), await makeContact(api, list_id)]
    const elsewhere = await makeContact(api, await makeList(api, 'other'))
    const data = [
      {
        contact_id: a,
        unsubscription_reason: 'spam',
        unsubscription_method: 'manual',
        unsubscription_observation: 'on the phone',
      },
      { contact_id: a },
      { contact_id: 'no id' },
      { contact_id: b, unsubscription_method: 'shouted' },
      { contact_id: b, unsubscription_reason: 'bored' },
      { contact_id: elsewhere },
    ]
    await expect(api.unsubscribeContacts({ path: { list_id }, body: { data } })).resolves.toEqual({
      success: [a],
      errors: {
        invalid_unsubscription_reason: [b],
        invalid_unsubscription_method: [b],
        invalid_data_type: ['no id'],
        contact_not_in_list: [elsewhere],
        contact_already_removed: [a],
      },
    })
    const { base } = await api.getContact({ path: { list_id, contact_id: a } })
    const way = {
      unsubscription_method: 'manual',
      unsubscription_reason: 'spam',
      unsubscription_observation: 'on the phone',
    }
    expect(base).toMatchObject({ ...way, status: 'removed', unsubscription_date: expect.any(String) })
    expect((await api.getContact({ path: { list_id, contact_id: b } })).base.status).toBe('active')
    await expect(actionsOf(api, list_id, a)).resolves.toEqual(['unsubscribe_manual', 'subscription'])
  })

  it('can be undone by an update, which leaves no trace of the way out', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id)
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } })
    await api.updateContact({ path: { list_id, contact_id }, body: { base: { status: 'active' } } })
    const { base } = await api.getContact({ path: { list_id, contact_id } })
    expect(base).toMatchObject({ status: 'active', unsubscription_method: '' })
    expect(base).not.toHaveProperty('unsubscription_date')
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual([
      'resubscription',
      'unsubscribe_api',
      'subscription',
    ])
  })

  it('takes many contacts at once', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const ids = await Promise.all(Array.from({ length: 1_200 }, () => makeContact(api, list_id)))
    const verdicts = await api.unsubscribeContacts({
      path: { list_id },
      body: { data: ids.map((contact_id) => ({ contact_id })) },
    })
    expect(verdicts.success).toEqual(ids)
    expect((await api.getList({ path: { list_id } })).stats).toMatchObject({
      total_contacts: 1_200,
      total_removed: 1_200,
    })
  })
})
