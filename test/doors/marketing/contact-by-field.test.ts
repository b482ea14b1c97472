import { describe, expect, it } from 'vitest'
import { actionsOf, makeContact, makeField, makeList, openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

/** A list with a unique number and a contact that has one. */
async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const code = await makeField(api, list_id, 'text', { name: 'Code', unique: true })
  const ana = await makeContact(api, list_id, {
    base: { email: 'Ana@example.com', first_name: 'Ana', last_name: 'Silva' },
    extra: [{ field_id: code, value: 'C-1' }],
  })
  const rui = await makeContact(api, list_id, {
    base: { email: 'rui@example.com' },
    extra: [{ field_id: code, value: 'C-2' }],
  })
  const change = (field_id: string, value: string, more: object = { base: { last_name: 'Sousa' } }, list = list_id) =>
    api.updateContactByField({ path: { list_id: list }, body: { compare_field: { field_id, value }, ...more } })
  const show = (contact_id: string) => api.getContact({ path: { list_id, contact_id } })
  return { ...account, list_id, code, ana, rui, change, show }
}

describe('updateContactByField', () => {
  it.each(['ana@example.com', ' ANA@EXAMPLE.COM '])('finds a contact by the email %j', async (email) => {
    const { api, list_id, ana, rui, change, show } = await openList()
    await expect(change('email', email)).resolves.toEqual({ contact_id: ana })
    await expect(show(ana)).resolves.toMatchObject({ base: { first_name: 'Ana', last_name: 'Sousa' } })
    await expect(show(rui)).resolves.toMatchObject({ base: { last_name: '' } })
    await expect(actionsOf(api, list_id, ana)).resolves.toEqual(['edit_subscription', 'subscription'])
  })

  it('finds a contact by a unique extra field, whose case matters', async () => {
    const { code, rui, change } = await openList()
    await expect(change(String(code), 'C-2')).resolves.toEqual({ contact_id: rui })
    await expect(change(String(code), 'c-2')).rejects.toMatchObject(refused(404))
  })

  it('moves the value that it was found by', async () => {
    const { ana, change } = await openList()
    await change('email', 'ana@example.com', { base: { email: 'ana.sousa@example.com' } })
    await expect(change('email', 'ana@example.com')).rejects.toMatchObject(refused(404))
    await expect(change('email', 'ana.sousa@example.com')).resolves.toEqual({ contact_id: ana })
  })

  it('finds nobody of another list, and creates nobody', async () => {
    const { api, list_id, change } = await openList()
    const second = await makeList(api, 'Second')
    await expect(change('email', 'ana@example.com', {}, second)).rejects.toMatchObject(refused(404))
    await expect(change('email', 'eva@example.com')).rejects.toMatchObject(refused(404))
    await expect(change('email', 'ana@example.com', {}, 999_999)).rejects.toMatchObject(refused(404))
    await expect(api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 2 })
  })

  it.each(['first_name', 'cellphone', '999999', 'constructor'])('refuses the field %s', async (field_id) => {
    const { change } = await openList()
    await expect(change(field_id, 'Ana')).rejects.toMatchObject(refused(422, 'body.compare_field.field_id'))
  })

  it('refuses a value that another contact has, and a wrong one', async () => {
    const { code, ana, rui, change } = await openList()
    await expect(
      change('email', 'ana@example.com', { extra: [{ field_id: code, value: 'C-2' }] }),
    ).rejects.toMatchObject({
      status: 409,
      errors: { unique_field_in_use: expect.any(String), field_id: String(code), contacts: [rui] },
    })
    await expect(change('email', 'ana@example.com', { base: { email: 'RUI@example.com' } })).rejects.toMatchObject({
      errors: { field_id: 'email', contacts: [rui] },
    })
    await expect(change('email', 'rui@example.com', { base: { birth_date: '2026-02-31' } })).rejects.toMatchObject(
      refused(422, 'body.base.birth_date'),
    )
    await expect(change(String(code), 'C-1')).resolves.toEqual({ contact_id: ana })
  })

  it('changes one contact, also when many ask at the same time', async () => {
    const { ana, change, show } = await openList()
    const names = Array.from({ length: 8 }, (_, n) => `Name ${n}`)
    await Promise.all(names.map((last_name) => change('email', 'ana@example.com', { base: { last_name } })))
    expect(names).toContain((await show(ana)).base.last_name)
  })
})
