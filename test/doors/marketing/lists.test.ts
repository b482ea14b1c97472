import { describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../../src/clients/index.ts'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { enter } from '../../support/forms.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeSender,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const DAY = 86_400

const server = useServer()

describe('createList', () => {
  it('answers the list with its id', async () => {
    const { api } = await openAccount(server)
    const list = await api.createList({ body: { internal_name: 'Newsletter 2026', public_name: 'Newsletter' } })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const expected = {
      list_id: expect.any(Number),
      internal_name: 'Newsletter 2026',
      public_name: 'Newsletter',
      status: 'active',
      group_id: 0,
    }
    expect(list).toEqual({ ...expected, created: time, updated: time })
    expect(list.created).toBe(list.updated)
  })

  it('is refused where the account has as many lists as it may, also when several are made at once', async () => {
    const { api_key } = await server.sandbox().createSandboxAccount({ body: { name: 'Small', list_limit: 2 } })
    const api = server.marketing(api_key)
    const made = await Promise.allSettled(
      ['A', 'B', 'C'].map((internal_name) => api.createList({ body: { internal_name } })),
    )
    const refusals = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals).toMatchObject([refused(409, 'list_limit_reached')])
    const { items, total_items } = await api.listLists()
    expect(total_items).toBe(2)
    await api.deleteList({ path: { list_id: items[0]?.list_id as number } })
    await expect(api.createList({ body: { internal_name: 'D' } })).resolves.toMatchObject({ internal_name: 'D' })
  })

  it('names the list to the public as it is named inside, unless told otherwise', async () => {
    const { api } = await openAccount(server)
    await expect(api.createList({ body: { internal_name: 'Olá' } })).resolves.toMatchObject({ public_name: 'Olá' })
  })

  it.each([
    ['without a name', {}, 'body.internal_name'],
    ['with an empty name', { internal_name: '' }, 'body.internal_name'],
    ['with an empty public name', { internal_name: 'a', public_name: '' }, 'body.public_name'],
  ])('refuses a list %s', async (_title, body, place) => {
    const { api } = await openAccount(server)
    await expect(api.createList({ body: body as { internal_name: string } })).rejects.toMatchObject(refused(422, place))
    await expect(api.listLists()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('listLists', () => {
  type Query = NonNullable<NonNullable<Parameters<MarketingClient['listLists']>[0]>['query']>
  const found = async (api: MarketingClient, query: Query) => {
    const page = await api.listLists({ query })
    return { total: page.total_items, names: page.items.map((list) => list.internal_name) }
  }

  it('shows pages, newest first, and counts all', async () => {
    const { api } = await openAccount(server)
    for (const name of ['b', 'c', 'a']) await makeList(api, name)
    await expect(found(api, {})).resolves.toEqual({ total: 3, names: ['a', 'c', 'b'] })
    await expect(found(api, { limit: 2 })).resolves.toEqual({ total: 3, names: ['a', 'c'] })
    await expect(found(api, { limit: 2, offset: 2 })).resolves.toEqual({ total: 3, names: ['b'] })
    await expect(found(api, { offset: 3 })).resolves.toEqual({ total: 3, names: [] })
  })

  it('orders by each member that it names, either way', async () => {
    const account = await openAccount(server)
    const { api } = account
    const ids: number[] = []
    for (const [internal_name, public_name] of [
      ['b', 'x'],
      ['c', 'z'],
      ['a', 'y'],
    ] as const) {
      ids.push((await api.createList({ body: { internal_name, public_name } })).list_id)
      await settle(account)
    }
    await api.updateList({ path: { list_id: ids[0] as number }, body: {} })
    const orders = { list_id: 'bca', internal_name: 'abc', public_name: 'bac', created: 'bca', updated: 'cab' } as const
    for (const [order_by, names] of Object.entries(orders) as [keyof typeof orders, string][]) {
      await expect(found(api, { order_by, order: 'asc' }), order_by).resolves.toEqual({ total: 3, names: [...names] })
      await expect(found(api, { order_by, order: 'desc' }), order_by).resolves.toEqual({
        total: 3,
        names: [...names].reverse(),
      })
    }
  })

  it('filters by each member, and counts what matches', async () => {
    const account = await openAccount(server)
    const { api } = account
    const first = await api.createList({ body: { internal_name: 'a', public_name: 'News' } })
    await settle(account, 10)
    await api.createList({ body: { internal_name: 'b', public_name: 'News' } })
    await settle(account, 10)
    const third = await api.createList({ body: { internal_name: 'c' } })
    await settle(account, 10)
    const { updated } = await api.updateList({ path: { list_id: first.list_id }, body: { group_id: 7 } })
    const cases = [
      [{ internal_name: 'a' }, 'a'],
      [{ internal_name: 'A' }, ''],
      [{ public_name: 'News' }, 'ba'],
      [{ public_name: 'News', internal_name: 'c' }, ''],
      [{ created_min: third.created }, 'c'],
      [{ created_max: first.created }, 'a'],
      [{ created_min: first.created, created_max: third.created }, 'cba'],
      [{ updated_min: updated }, 'a'],
      [{ updated_max: third.updated }, 'cb'],
    ] as const
    for (const [query, names] of cases) {
      await expect(found(api, query), JSON.stringify(query)).resolves.toEqual({
        total: names.length,
        names: [...names],
      })
    }
  })

  it.each([
    [{ limit: 0 }, 'query.limit'],
    [{ limit: 101 }, 'query.limit'],
    [{ offset: -1 }, 'query.offset'],
    [{ order_by: 'status' }, 'query.order_by'],
    [{ order: 'up' }, 'query.order'],
    [{ created_min: '2026-02-31 00:00:00' }, 'query.created_min'],
    [{ updated_max: 'yesterday' }, 'query.updated_max'],
  ])('refuses %o', async (query, place) => {
    const { api } = await openAccount(server)
    await expect(api.listLists({ query: query as never })).rejects.toMatchObject(refused(422, place))
  })
})

describe('getList', () => {
  it('counts the contacts by status', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    for (const status of ['active', 'active', 'active', 'inactive', 'unconfirmed', 'unconfirmed', 'removed'] as const) {
      await makeContact(api, list_id, { base: { status } })
    }
    await makeContact(api, await makeList(api, 'other'))
    const stats = {
      total_contacts: 7,
      total_active: 3,
      total_inactive: 1,
      total_removed: 1,
      total_unconfirmed: 2,
      total_waiting_new_confirmation: 0,
    }
    const list = await api.getList({ path: { list_id } })
    expect(list).toMatchObject({ list_id, default_language: 'en', available_languages: ['en'], stats })
  })

  it.each([['0'], ['one'], ['1.5'], ['99999999999999999999']])('refuses %s as an id', async (list_id) => {
    await expect(server.marketing().getList({ path: { list_id: list_id as unknown as number } })).rejects.toMatchObject(
      refused(422, 'path.list_id'),
    )
  })

  it('knows no list that was never made', async () => {
    await expect(server.marketing().getList({ path: { list_id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('updateList', () => {
  it('changes what is named, leaves the rest, and notes the time', async () => {
    const account = await openAccount(server)
    const before = await account.api.createList({ body: { internal_name: 'a', public_name: 'A' } })
    await settle(account, 60)
    const path = { list_id: before.list_id }
    const after = await account.api.updateList({ path, body: { public_name: 'B', group_id: 3 } })
    expect(after).toEqual({ ...before, public_name: 'B', group_id: 3, updated: after.updated })
    expect(after.updated > before.updated).toBe(true)
    await expect(account.api.getList({ path })).resolves.toMatchObject(after)
  })

  it('changes nothing when one member does not fit', async () => {
    const { api } = await openAccount(server)
    const before = await api.createList({ body: { internal_name: 'a' } })
    const path = { list_id: before.list_id }
    await expect(api.updateList({ path, body: { public_name: 'B', group_id: -1 } })).rejects.toMatchObject(
      refused(422, 'body.group_id'),
    )
    await expect(api.getList({ path })).resolves.toMatchObject(before)
  })
})

describe('deleteList', () => {
  it('takes contacts, fields and webhooks along, and frees nothing of other lists', async () => {
    const { api } = await openAccount(server)
    const [list_id, kept] = [await makeList(api), await makeList(api, 'kept')]
    await makeField(api, list_id, 'text')
    for (const id of [list_id, kept]) await makeContact(api, id, 'ana@example.com')
    await api.createWebhook({ body: { list_id, url: 'https://shop.example.com/', actions: ['subscription'] } })
    await api.deleteList({ path: { list_id } })
    await expect(api.getList({ path: { list_id } })).rejects.toMatchObject({ status: 404 })
    await expect(api.listWebhooks()).resolves.toMatchObject({ total_items: 0 })
    const { items } = await api.searchContacts({ query: { contact: 'ana@example.com' } })
    expect(items.map((item) => item.list_id)).toEqual([kept])
    await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject({ status: 404 })
  })

  it('takes a long list away at once for readers, and its contacts after that', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api, 'long')
    const first = await makeContact(api, list_id, 'ana@example.com')
    const contacts = Array.from({ length: 5_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    const form = { name: 'News', fields: [{ field_id: 'email' }], double_optin: true, sender_id: await makeSender(api) }
    await enter(server, await api.createForm({ path: { list_id }, body: form }), { email: 'ana@example.com' })
    await settle(account)
    await expect(api.getList({ path: { list_id } })).resolves.toMatchObject({ stats: { total_contacts: 5_001 } })
    const left = (table: string, column: string) =>
      readRows<{ n: number }>(server.data, `SELECT count(*) AS n FROM ${table} WHERE ${column} = ${list_id}`)
    const entered = async (table: string) => Number((await left(table, 'list_id'))[0]?.n)
    const kept = [await entered('form_submission'), await entered('confirmation')]
    await api.deleteList({ path: { list_id } })
    const gone = { status: 404 }
    await expect(api.getList({ path: { list_id } })).rejects.toMatchObject(gone)
    await expect(api.listContacts({ path: { list_id } })).rejects.toMatchObject(gone)
    await expect(api.getContact({ path: { list_id, contact_id: first } })).rejects.toMatchObject(gone)
    await expect(
      api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: first }] } }),
    ).rejects.toMatchObject(gone)
    await expect(api.updateList({ path: { list_id }, body: { public_name: 'a' } })).rejects.toMatchObject(gone)
    await expect(api.searchContacts({ query: { contact: 'ana@example.com' } })).rejects.toMatchObject(gone)
    await expect(api.listLists()).resolves.toMatchObject({ total_items: 0 })
    expect(kept).toEqual([1, 1])
    for (const [table, column] of [
      ['contact', 'list_id'],
      ['contact_unique', 'list_id'],
      ['form_submission', 'list_id'],
      ['confirmation', 'list_id'],
      ['list', 'id'],
    ] as const)
      await expect(eventually(async () => Number((await left(table, column))[0]?.n) === 0)).resolves.toBe(true)
  })

  it('keeps a list to which a campaign was sent, for thirty days', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'ana@example.com')
    const hash = await makeCampaign(api, list_id)
    await sendCampaign(api, hash, list_id)
    await settle(account)
    await expect(recipientsOf(account, hash)).resolves.toEqual(['ana@example.com'])
    const remove = () => api.deleteList({ path: { list_id } })
    await expect(remove()).rejects.toMatchObject(refused(409, 'has_campaigns_last_thirty_days'))
    await settle(account, 29 * DAY)
    await expect(remove()).rejects.toMatchObject(refused(409, 'has_campaigns_last_thirty_days'))
    await settle(account, 2 * DAY)
    await remove()
  })

  it('keeps a list for which a campaign is scheduled', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    const hash = await makeCampaign(api, list_id)
    await sendCampaign(api, hash, list_id, { schedule_date: await timeOf(account, 60 * DAY) })
    await settle(account, 40 * DAY)
    await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject(refused(409, 'has_queued_operations'))
  })

  it('keeps a list whose import has not ended', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    // Big enough to be still at work when the next request comes.
    const contacts = Array.from({ length: 20_000 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject(refused(409, 'has_queued_operations'))
    await settle(account)
    await api.deleteList({ path: { list_id } })
  })
})
