import { expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'

async function withList(server: TestServer) {
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const importNow = async (body: Omit<MarketingSchemas['ContactImport'], 'compare_field'>) => {
    await api.importContacts({ path: { list_id }, body: { compare_field: 'email', ...body } })
    await eventually(async () => (await api.listOperations()).total_items === 0)
  }
  const find = async (email: string) => (await api.listContacts({ path: { list_id }, query: { email } })).items[0]
  return { api, list_id, importNow, find }
}

it('importContacts tells its callback what became of each contact', async () => {
  await using server = await startServer()
  const receiver = await startReceiver()
  try {
    const { api, list_id, importNow } = await withList(server)
    const { field_id } = await api.createExtraField({ path: { list_id }, body: { name: 'Code', format: 'text', unique: true } })
    const code = [{ field_id: Number(field_id), value: 'A1' }]
    const known = await api.createContact({ path: { list_id }, body: { base: { email: 'known@example.com' }, extra: code } })
    await importNow({
      mode: 'add',
      callback_url: `${receiver.url}/done`,
      contacts: [
        { base: { email: 'new@example.com' } },
        { base: { email: 'NEW@example.com' } },
        { base: { email: 'known@example.com' } },
        { base: { email: 'bad' } },
        { base: { first_name: 'Nobody' } },
        { base: { email: 'clash@example.com' }, extra: code },
        { base: { email: 'day@example.com', birth_date: '2025-13-01' } },
      ],
    })
    const call = await receiver.waitFor((request) => request.path === '/done')
    const { file, ...counts } = JSON.parse(call.body) as MarketingSchemas['ImportResult']
    expect(counts).toEqual({ imported: 1, updated: 0, ignored: 2, invalid: 4 })
    const answer = await server.inject(new Request(`https://localhost${new URL(file).pathname}`))
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toBe('row,contact_id,result,detail')
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
      expect.stringMatching(/^2,[\da-f]{10},ignored$/),
      `3,${known.contact_id},ignored`,
      '4,,invalid',
      '5,,invalid',
      `6,${known.contact_id},invalid`,
      '7,,invalid',
    ])
  } finally {
    await receiver.close()
  }
})

it('mode update writes over what is there; empty values erase only when forced', async () => {
  await using server = await startServer()
  const { api, list_id, importNow, find } = await withList(server)
  await api.createContact({ path: { list_id }, body: { base: { email: 'ana@example.com', first_name: 'Ana', last_name: 'Silva' } } })
  const contacts: MarketingSchemas['ContactImportItem'][] = [
    { base: { email: 'ana@example.com', first_name: '', last_name: 'Sousa', status: 'removed' } },
    { base: { email: 'rui@example.com', status: 'unconfirmed' } },
    { base: { email: 'rui@example.com', first_name: 'Rui' } },
  ]
  await importNow({ mode: 'update', contacts })
  // The status of an import is that of a contact that is new.
  expect((await find('ana@example.com'))?.base).toMatchObject({ first_name: 'Ana', last_name: 'Sousa', status: 'active' })
  expect((await find('rui@example.com'))?.base).toMatchObject({ first_name: 'Rui', status: 'unconfirmed', subscription_method: 'imported' })
  await importNow({ mode: 'update', contacts, force_empty: true })
  expect((await find('ana@example.com'))?.base).toMatchObject({ first_name: '', last_name: 'Sousa' })
})

it('contacts may exchange a unique value within one import', async () => {
  await using server = await startServer()
  const { api, list_id, importNow, find } = await withList(server)
  const { field_id } = await api.createExtraField({ path: { list_id }, body: { name: 'Code', format: 'text', unique: true } })
  const item = (email: string, value: string) => ({ base: { email }, extra: [{ field_id: Number(field_id), value }] })
  await importNow({ mode: 'add', contacts: [item('a@example.com', '1'), item('b@example.com', '2')] })
  await importNow({ mode: 'update', contacts: [item('a@example.com', '3'), item('b@example.com', '1'), item('a@example.com', '2')] })
  expect((await find('a@example.com'))?.extra[0]?.value).toBe('2')
  expect((await find('b@example.com'))?.extra[0]?.value).toBe('1')
})

it('many slices make each contact once, with one event each', async () => {
  await using server = await startServer()
  const { api, list_id, importNow } = await withList(server)
  const contacts = Array.from({ length: 4_500 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
  await importNow({ mode: 'add', contacts })
  const page = await api.listContacts({ path: { list_id }, query: { limit: 1 } })
  expect(page.total_items).toBe(contacts.length)
  const contact_id = page.items[0]?.base.contact_id ?? ''
  const { items } = await api.listContactActivities({ path: { list_id, contact_id } })
  expect(items.map((item) => item.action_name)).toEqual(['subscription'])
})

it('an import that cannot work is refused before anything is stored', async () => {
  await using server = await startServer()
  const { api, list_id } = await withList(server)
  const contacts = [{}, {}]
  const run = (body: MarketingSchemas['ContactImport']) => api.importContacts({ path: { list_id }, body })
  const field = run({ mode: 'add', compare_field: 'phone', contacts })
  await expect(field).rejects.toMatchObject({ status: 422, errors: { 'body.compare_field': expect.any(String) } })
  const callback_url = 'https://user:password@example.com/'
  const address = run({ mode: 'add', compare_field: 'email', contacts, callback_url })
  await expect(address).rejects.toMatchObject({ status: 422, errors: { 'body.callback_url': expect.any(String) } })
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  const foreign = stranger.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
})
