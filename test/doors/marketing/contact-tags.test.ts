import { describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../../src/clients/index.ts'
import {
  type Account,
  actionsOf,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const tagsOf = async (api: MarketingClient, list_id: number) =>
  Object.fromEntries(
    (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items.map(({ base, tags }) => [
      base.email?.split('@')[0],
      tags,
    ]),
  )

/** A list with three contacts, one of which was removed, and a tag. */
async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const make = (name: string, status: 'active' | 'removed' = 'active') =>
    makeContact(api, list_id, { base: { email: `${name}@example.com`, status } })
  const ids = { ana: await make('ana'), rui: await make('rui'), gone: await make('gone', 'removed') }
  const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
  return { ...account, list_id, ids, tag_id }
}

type Body = Parameters<MarketingClient['attachTagToContacts']>[0]['body']

async function attach({ api, sandbox, list_id }: Pick<Account, 'api' | 'sandbox'> & { list_id: number }, body: Body) {
  const { result, operation_id } = await api.attachTagToContacts({ path: { list_id }, body })
  expect(result).toBe('success')
  await settle({ sandbox })
  const ended = await api.getOperation({ path: { operation_id } })
  expect(ended).toMatchObject({ type: 'attach_tag', status: 'finished' })
}

describe('attachTagToContacts', () => {
  it('attaches to contacts by their ids, removed ones included', async () => {
    const { ids, tag_id, ...list } = await openList()
    const { api, list_id } = list
    const other = await openList()
    const contacts = [ids.ana, ids.gone, other.ids.rui, 'ffffffffff']
    await attach(list, { tag_id, contacts })
    await expect(tagsOf(api, list_id)).resolves.toEqual({ ana: [tag_id], rui: [], gone: [tag_id] })
    await expect(tagsOf(other.api, other.list_id)).resolves.toMatchObject({ rui: [] })
    await expect(api.getContact({ path: { list_id, contact_id: ids.ana } })).resolves.toMatchObject({ tags: [tag_id] })
    await expect(
      api.listContactActivities({ path: { list_id, contact_id: ids.ana }, query: { action_name: 'attach_tag' } }),
    ).resolves.toMatchObject({ items: [{ action_name: 'attach_tag', action_data: { tag_id } }] })
  })

  it('says nothing new of contacts that have the tag', async () => {
    const { ids, tag_id, ...list } = await openList()
    const contacts = [ids.ana]
    await attach(list, { tag_id, contacts })
    await attach(list, { tag_id, contacts: [...contacts, ids.rui] })
    await expect(actionsOf(list.api, list.list_id, ids.ana)).resolves.toEqual(['attach_tag', 'subscription'])
    await expect(actionsOf(list.api, list.list_id, ids.rui)).resolves.toEqual(['attach_tag', 'subscription'])
  })

  it('shows several tags in the order of their numbers', async () => {
    const { ids, tag_id: first, ...list } = await openList()
    const { tag_id: second } = await list.api.createTag({ body: { name: 'Gold' } })
    const { tag_id: third } = await list.api.createTag({ body: { name: 'Blue' } })
    for (const tag_id of [third, first, second]) await attach(list, { tag_id, contacts: [ids.ana] })
    await expect(tagsOf(list.api, list.list_id)).resolves.toMatchObject({ ana: [first, second, third] })
  })

  it('attaches to the contacts of a segment', async () => {
    const { ids, tag_id, ...list } = await openList()
    await attach(list, { tag_id, contacts: [ids.ana, ids.gone] })
    const { tag_id: gold } = await list.api.createTag({ body: { name: 'Gold' } })
    await attach(list, { tag_id: gold, segment_id: `tag_${tag_id}` })
    await expect(tagsOf(list.api, list.list_id)).resolves.toEqual({
      ana: [tag_id, gold],
      rui: [],
      gone: [tag_id, gold],
    })
  })

  it('attaches to contacts by a unique value in any form', async () => {
    const { ids: _, tag_id, ...list } = await openList()
    const customer = await makeField(list.api, list.list_id, 'text', { unique: true })
    await makeContact(list.api, list.list_id, {
      base: { email: 'eva@example.com' },
      extra: [{ field_id: customer, value: 'C-1' }],
    })
    await attach(list, { tag_id, field_id: 'email', contacts: [' ANA@Example.com ', 'nobody@example.com', '', 'odd'] })
    await attach(list, { tag_id, field_id: String(customer), contacts: ['C-1', 'C-2'] })
    await expect(tagsOf(list.api, list.list_id)).resolves.toEqual({ ana: [tag_id], rui: [], gone: [], eva: [tag_id] })
  })

  it('attaches to everybody who has a value that many may have', async () => {
    const { ids: _, tag_id, ...list } = await openList()
    const { api, list_id } = list
    const city = await makeField(api, list_id, 'text')
    for (const [name, cellphone, value] of [
      ['eva', '351-910000001', 'Porto'],
      ['leo', '351-910000001', 'Lisbon'],
      ['kim', '351-910000002', 'Porto'],
    ] as const) {
      const base = { email: `${name}@example.com`, cellphone }
      await makeContact(api, list_id, { base, extra: [{ field_id: city, value }] })
    }
    const { tag_id: porto } = await api.createTag({ body: { name: 'Porto' } })
    await attach(list, { tag_id, field_id: 'cellphone', contacts: ['+351 910 000 001', '351-910000009'] })
    await attach(list, { tag_id: porto, field_id: String(city), contacts: ['Porto', 'Paris'] })
    await expect(tagsOf(api, list_id)).resolves.toEqual({
      ...{ ana: [], rui: [], gone: [] },
      ...{ eva: [tag_id, porto], leo: [tag_id], kim: [porto] },
    })
  })

  it('takes thousands of unique values, and a thousand of others', async () => {
    const { ids: _, tag_id, ...list } = await openList()
    const many = Array.from({ length: 2_500 }, (_all, n) => `c${n}@example.com`)
    await attach(list, { tag_id, field_id: 'email', contacts: [...many, 'ana@example.com'] })
    await expect(tagsOf(list.api, list.list_id)).resolves.toEqual({ ana: [tag_id], rui: [], gone: [] })
    await attach(list, { tag_id, field_id: 'first_name', contacts: many.slice(0, 1_000) })
    const body = { tag_id, field_id: 'first_name', contacts: many.slice(0, 1_001) }
    await expect(list.api.attachTagToContacts({ path: { list_id: list.list_id }, body })).rejects.toMatchObject(
      refused(422, 'body.contacts'),
    )
  })

  it('refuses a field that cannot name contacts', async () => {
    const { api, list_id, tag_id } = await openList()
    const options = await makeField(api, list_id, 'options')
    for (const field_id of ['999999', 'constructor', String(options)])
      await expect(
        api.attachTagToContacts({ path: { list_id }, body: { tag_id, field_id, contacts: ['1'] } }),
      ).rejects.toMatchObject(refused(422, 'body.field_id'))
  })

  it('is an operation of its type', async () => {
    const { api, list_id, ids, tag_id, ...account } = await openList()
    await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [ids.ana] } })
    await settle(account)
    const ended = { type: 'attach_tag', status: 'finished', done: 1, total: 1 }
    const [operation] = (await api.listEndedOperations()).items
    const path = { operation_id: operation?.operation_id ?? 0 }
    await expect(api.getOperation({ path })).resolves.toMatchObject(ended)
  })

  it('attaches nothing any more when the tag is deleted meanwhile', async () => {
    const { api, list_id, ids, tag_id, ...account } = await openList()
    await api.attachTagToContacts({ path: { list_id }, body: { tag_id, contacts: [ids.ana] } })
    await api.deleteTag({ path: { tag_id } })
    await settle(account)
    await expect(tagsOf(api, list_id)).resolves.toMatchObject({ ana: [] })
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })

  it('refuses a tag, a segment and a list that are not there', async () => {
    const { api, list_id, ids, tag_id } = await openList()
    const other = await openList()
    const call = (body: Body, list = list_id) => api.attachTagToContacts({ path: { list_id: list }, body })
    const contacts = [ids.ana]
    await expect(call({ tag_id: other.tag_id, contacts })).rejects.toMatchObject(refused(422, 'body.tag_id'))
    for (const segment_id of [`tag_${other.tag_id}`, 'saved_999999', 'tag_', 'tag_0'])
      await expect(call({ tag_id, segment_id })).rejects.toMatchObject(refused(422, 'body.segment_id'))
    await expect(call({ tag_id, contacts }, other.list_id)).rejects.toMatchObject(refused(404))
  })
})

describe('detachTagFromContacts', () => {
  it('takes the tag off contacts, and leaves the others alone', async () => {
    const { ids, tag_id, ...list } = await openList()
    const { api, list_id, sandbox } = list
    await attach(list, { tag_id, contacts: Object.values(ids) })
    await expect(
      api.detachTagFromContacts({ path: { list_id }, body: { tag_id, contacts: [ids.ana, ids.gone, 'ffffffffff'] } }),
    ).resolves.toMatchObject({ result: 'success' })
    await settle({ sandbox })
    await expect(tagsOf(api, list_id)).resolves.toEqual({ ana: [], rui: [tag_id], gone: [] })
    await expect(
      api.listContactActivities({ path: { list_id, contact_id: ids.gone }, query: { action_name: 'detach_tag' } }),
    ).resolves.toMatchObject({ items: [{ action_data: { tag_id } }] })
    await expect(actionsOf(api, list_id, ids.rui)).resolves.toEqual(['attach_tag', 'subscription'])
  })

  it('takes the tag off everybody who has it, by its segment', async () => {
    const { ids, tag_id, ...list } = await openList()
    const { api, list_id, sandbox } = list
    await attach(list, { tag_id, contacts: [ids.ana, ids.gone] })
    await api.detachTagFromContacts({ path: { list_id }, body: { tag_id, segment_id: `tag_${tag_id}` } })
    await settle({ sandbox })
    await expect(tagsOf(api, list_id)).resolves.toEqual({ ana: [], rui: [], gone: [] })
    await expect(actionsOf(api, list_id, ids.rui)).resolves.toEqual(['subscription'])
  })

  it('refuses a tag that is not there', async () => {
    const { api, list_id, ids, tag_id } = await openList()
    await api.deleteTag({ path: { tag_id } })
    await expect(
      api.detachTagFromContacts({ path: { list_id }, body: { tag_id, contacts: [ids.ana] } }),
    ).rejects.toMatchObject(refused(422, 'body.tag_id'))
  })
})
