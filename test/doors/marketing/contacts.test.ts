import { expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { startServer, type TestServer } from '../../support/server.ts'

async function withList(server: TestServer) {
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const fieldOf = async (format: MarketingSchemas['FieldFormat'], unique = false) => {
    const { field_id } = await api.createExtraField({ path: { list_id }, body: { name: format, format, unique } })
    return Number(field_id)
  }
  const create = (body: MarketingSchemas['ContactCreate']) => api.createContact({ path: { list_id }, body })
  const actions = async (contact_id: string) => {
    const { items } = await api.listContactActivities({ path: { list_id, contact_id } })
    return items.map((item) => item.action_name)
  }
  return { api, list_id, fieldOf, create, actions }
}

it('createContact keeps what it is given, and getContact shows it', async () => {
  await using server = await startServer()
  const { api, list_id, fieldOf, create } = await withList(server)
  const city = await fieldOf('text')
  const work = await fieldOf('phone')
  const base = { first_name: 'Ana', email: 'Ana@EXAMPLE.com', birth_date: '1990-05-17', cellphone: '351-910000001', language: 'pt' } as const
  const extra = [{ field_id: city, value: 'Lisboa' }, { field_id: work, value: '1-2025550100' }]
  const { contact_id } = await create({ base, extra, utm: { utm_source: 'partner' } })
  const contact = await api.getContact({ path: { list_id, contact_id } })
  expect(contact.base).toMatchObject({ ...base, contact_id, email: 'Ana@example.com', status: 'active', subscription_method: 'api', phone: '' })
  expect(contact.extra).toEqual([
    { field_id: city, format: 'text', value: 'Lisboa' },
    { field_id: work, format: 'phone', value: '1-2025550100', status: 'active' },
  ])
  expect(contact.traffic_stats.utm).toMatchObject({ utm_source: 'partner', utm_term: '' })
  expect(contact.email_stats).toMatchObject({ sent: 0, last_send_date: null })
})

it('values that do not fit their field are refused by place', async () => {
  await using server = await startServer()
  const { fieldOf, create } = await withList(server)
  const [date, number, options] = [await fieldOf('date'), await fieldOf('number'), await fieldOf('options')]
  const cases: [MarketingSchemas['ContactCreate'], string][] = [
    [{ base: { cellphone: '999-12345' } }, 'body.base.cellphone'],
    [{ base: { email: 'a@example.com@' } }, 'body.base.email'],
    [{ extra: [{ field_id: 999, value: 'x' }] }, 'body.extra.0.field_id'],
    [{ extra: [{ field_id: date, value: '2025-02-31' }] }, 'body.extra.0.value'],
    [{ extra: [{ field_id: number, value: 'ten' }] }, 'body.extra.0.value'],
    [{ extra: [{ field_id: options, value: [1] }] }, 'body.extra.0.value'],
  ]
  for (const [body, place] of cases) {
    await expect(create(body)).rejects.toMatchObject({ status: 422, errors: { [place]: expect.any(String) } })
  }
})

it('a value of a unique field belongs to one contact, also when many ask at once', async () => {
  await using server = await startServer()
  const { api, list_id, fieldOf, create } = await withList(server)
  const code = await fieldOf('text', true)
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => create({ base: { email: 'one@example.com' } })))
  expect(asked.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  const holder = await create({ extra: [{ field_id: code, value: 'A1' }] })
  await expect(create({ extra: [{ field_id: code, value: ' A1 ' }] })).rejects.toMatchObject({
    status: 409,
    errors: { unique_field_in_use: expect.any(String), field_id: String(code), contacts: [holder.contact_id] },
  })
  // A value that its holder gives up is free.
  const path = { list_id, contact_id: holder.contact_id }
  await api.updateContact({ path, body: { extra: [{ field_id: code, value: 'B2' }] } })
  await create({ extra: [{ field_id: code, value: 'A1' }] })
  const clash = api.updateContact({ path, body: { base: { email: 'ONE@example.com' } } })
  await expect(clash).rejects.toMatchObject({ status: 409, errors: { field_id: 'email' } })
})

it('updateContact erases with an empty text and logs what changed', async () => {
  await using server = await startServer()
  const { api, list_id, create, actions } = await withList(server)
  const { contact_id } = await create({ base: { first_name: 'Ana', email: 'ana@example.com', phone: '351-210000001' } })
  const path = { list_id, contact_id }
  await api.updateContact({ path, body: { base: { phone: '', consent: 'contract', email_status: 'inactive' } } })
  const { base } = await api.getContact({ path })
  expect(base).toMatchObject({ phone: '', first_name: 'Ana', consent: 'contract', email_status: 'inactive' })
  expect(base.consent_date).not.toBeNull()
  await expect(actions(contact_id)).resolves.toEqual(['edit_subscription', 'email_field_disable', 'change_consent', 'subscription'])
})

it('listContacts filters', async () => {
  await using server = await startServer()
  const { api, list_id, fieldOf, create } = await withList(server)
  const city = await fieldOf('text')
  const ana = await create({ base: { first_name: 'Ana', email: 'Ana@example.com' }, extra: [{ field_id: city, value: 'Lisboa' }] })
  const rui = await create({ base: { first_name: 'Rui', email: 'rui@example.com', language: 'pt' } })
  await api.updateContact({ path: { list_id, contact_id: rui.contact_id }, body: { base: { email_status: 'inactive' } } })
  const find = async (query: Parameters<typeof api.listContacts>[0]['query']) => {
    const page = await api.listContacts({ path: { list_id }, query })
    expect(page.total_items).toBeGreaterThanOrEqual(page.items.length)
    return page.items.map((item) => item.base.contact_id)
  }
  await expect(find({})).resolves.toEqual([rui.contact_id, ana.contact_id])
  await expect(find({ limit: 1, offset: 1 })).resolves.toEqual([ana.contact_id])
  await expect(find({ email: 'ana@EXAMPLE.com' })).resolves.toEqual([ana.contact_id])
  await expect(find({ extra_field_id: { [city]: 'Lisboa' } })).resolves.toEqual([ana.contact_id])
  await expect(find({ extra_field_id: { [city]: 'Porto' } })).resolves.toEqual([])
  await expect(find({ email_status: false })).resolves.toEqual([rui.contact_id])
  await expect(find({ language: 'pt', first_name: 'Ana' })).resolves.toEqual([])
})

it('searchContacts looks in all lists of the account', async () => {
  await using server = await startServer()
  const { api, list_id, create } = await withList(server)
  const other = await api.createList({ body: { internal_name: 'b' } })
  const first = await create({ base: { email: 'ana@example.com' } })
  const second = await api.createContact({ path: { list_id: other.list_id }, body: { base: { email: 'ana@example.com' } } })
  await expect(api.searchContacts({ query: { contact: 'Ana@example.com' } })).resolves.toEqual({
    items: [{ ...second, list_id: other.list_id }, { ...first, list_id }],
  })
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  await expect(stranger.searchContacts({ query: { contact: 'ana@example.com' } })).rejects.toMatchObject({ status: 404 })
})

it('unsubscribeContacts judges each contact, and an update brings one back', async () => {
  await using server = await startServer()
  const { api, list_id, create, actions } = await withList(server)
  const [a, b] = [await create({}), await create({})]
  const verdicts = await api.unsubscribeContacts({
    path: { list_id },
    body: {
      data: [
        { contact_id: a.contact_id, unsubscription_reason: 'spam' },
        { contact_id: a.contact_id },
        { contact_id: 'no id' },
        { contact_id: b.contact_id, unsubscription_method: 'shouted' },
        { contact_id: b.contact_id, unsubscription_reason: 'bored' },
        { contact_id: '00000000ff' },
      ],
    },
  })
  expect(verdicts).toEqual({
    success: [a.contact_id],
    errors: {
      invalid_unsubscription_reason: [b.contact_id],
      invalid_unsubscription_method: [b.contact_id],
      invalid_data_type: ['no id'],
      contact_not_in_list: ['00000000ff'],
      contact_already_removed: [a.contact_id],
    },
  })
  const path = { list_id, contact_id: a.contact_id }
  const gone = await api.getContact({ path })
  expect(gone.base).toMatchObject({ status: 'removed', unsubscription_method: 'api', unsubscription_reason: 'spam' })
  await api.updateContact({ path, body: { base: { status: 'active' } } })
  const back = await api.getContact({ path })
  expect(back.base).toMatchObject({ status: 'active', unsubscription_method: '', unsubscription_date: null })
  await expect(actions(a.contact_id)).resolves.toEqual(['resubscription', 'unsubscribe_api', 'subscription'])
})

it('contacts of another account, or in another list, are not found', async () => {
  await using server = await startServer()
  const { api, list_id, create } = await withList(server)
  const { contact_id } = await create({})
  const other = await api.createList({ body: { internal_name: 'b' } })
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  const foreign = { list_id, contact_id }
  const attempts = [
    () => api.getContact({ path: { list_id: other.list_id, contact_id } }),
    () => stranger.getContact({ path: foreign }),
    () => stranger.updateContact({ path: foreign, body: {} }),
    () => stranger.listContactActivities({ path: foreign }),
    () => stranger.listContacts({ path: { list_id } }),
    () => stranger.createContact({ path: { list_id }, body: {} }),
    () => stranger.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id }] } }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 })
})
