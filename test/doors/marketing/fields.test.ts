import { describe, expect, it } from 'vitest'
import { makeContact, makeField, makeList, openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const formats = ['date', 'text', 'cellphone', 'phone', 'number', 'email', 'options'] as const

describe('listFields', () => {
  it('shows the base fields of every list, with their formats', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const fields = await api.listFields({ path: { list_id } })
    expect(fields.map(({ field_id, format, unique, type }) => [field_id, format, unique, type])).toEqual([
      ['first_name', 'text', false, 'base'],
      ['last_name', 'text', false, 'base'],
      ['birth_date', 'date', false, 'base'],
      ['language', 'text', false, 'base'],
      ['email', 'email', true, 'base'],
      ['cellphone', 'cellphone', false, 'base'],
      ['phone', 'phone', false, 'base'],
    ])
  })

  it('shows the extra fields of the list after them, oldest first, and of no other list', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    await makeField(api, await makeList(api, 'other'), 'text', { name: 'Elsewhere' })
    for (const format of formats) await makeField(api, list_id, format)
    const fields = await api.listFields({ path: { list_id }, query: { offset: 7, limit: 100 } })
    expect(fields.map(({ name, type }) => [name, type])).toEqual(formats.map((format) => [format, 'extra']))
    expect(fields.map(({ options }) => options)).toEqual(
      formats.map((format) => (format === 'options' ? [] : undefined)),
    )
  })

  it('shows all fields without a limit, and their number in a header with one, too', async () => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    for (let n = 0; n < 101; n++) await makeField(account.api, list_id, 'text', { name: `Field ${n}` })
    await expect(account.api.listFields({ path: { list_id } })).resolves.toHaveLength(108)
    await expect(account.api.listFields({ path: { list_id }, query: { offset: 100 } })).resolves.toHaveLength(8)
    for (const search of ['', '?limit=3']) {
      const answer = await server.inject(`/marketing/v3/lists/${list_id}/fields${search}`, {
        headers: { apikey: account.key },
      })
      expect(answer.headers.get('x-total-count')).toBe('108')
    }
  })

  it('shows pages of all fields', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const own = await makeField(api, list_id, 'text')
    const ids = async (offset: number, limit: number) =>
      (await api.listFields({ path: { list_id }, query: { offset, limit } })).map((f) => f.field_id)
    await expect(ids(6, 1)).resolves.toEqual(['phone'])
    await expect(ids(6, 2)).resolves.toEqual(['phone', own])
    await expect(ids(8, 2)).resolves.toEqual([])
  })
})

describe('createExtraField', () => {
  it.each(formats)('adds a field of the format %s', async (format) => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const field = await api.createExtraField({ path: { list_id }, body: { name: 'City', format } })
    expect(field).toEqual({ field_id: expect.any(Number), name: 'City', format, unique: false })
    const listed = (await api.listFields({ path: { list_id } })).at(-1)
    expect(listed).toMatchObject({ ...field, type: 'extra' })
  })

  it('gives contacts that were there before a field without a value', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const field_id = await makeField(api, list_id, 'text')
    const path = { list_id, contact_id }
    expect((await api.getContact({ path })).extra).toEqual([])
    await api.updateContact({ path, body: { extra: [{ field_id, value: 'Lisboa' }] } })
    expect((await api.getContact({ path })).extra).toEqual([{ field_id, format: 'text', value: 'Lisboa' }])
  })

  it('makes a unique field unique at once', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'text', { name: 'Code', unique: true })
    const contact = { extra: [{ field_id, value: 'A1' }] }
    const holder = await makeContact(api, list_id, contact)
    await expect(makeContact(api, list_id, contact)).rejects.toMatchObject({
      status: 409,
      errors: { field_id: String(field_id), contacts: [holder] },
    })
  })

  it.each([
    ['without a name', { format: 'text' }, 'body.name'],
    ['with an empty name', { name: '', format: 'text' }, 'body.name'],
    ['without a format', { name: 'a' }, 'body.format'],
    ['of an unknown format', { name: 'a', format: 'colour' }, 'body.format'],
    ['with options that is unique', { name: 'a', format: 'options', unique: true }, 'body.unique'],
  ])('refuses a field %s', async (_title, body, place) => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    await expect(api.createExtraField({ path: { list_id }, body: body as never })).rejects.toMatchObject(
      refused(422, place),
    )
    await expect(api.listFields({ path: { list_id } })).resolves.toHaveLength(7)
  })
})
