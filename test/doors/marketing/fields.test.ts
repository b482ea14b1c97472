import { expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'

it('createExtraField adds a field that listFields shows after the base fields', async () => {
  await using server = await startServer()
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const field = await api.createExtraField({ path: { list_id }, body: { name: 'Code', format: 'text', unique: true } })
  expect(field).toEqual({ field_id: expect.any(Number), name: 'Code', format: 'text', unique: true })
  const fields = await api.listFields({ path: { list_id }, query: { limit: 100 } })
  expect(fields.map((f) => f.field_id)).toEqual([
    'first_name', 'last_name', 'birth_date', 'language', 'email', 'cellphone', 'phone', field.field_id,
  ])
  expect(fields.find((f) => f.field_id === 'email')).toMatchObject({ type: 'base', format: 'email', unique: true })
  expect(fields.at(-1)).toMatchObject({ type: 'extra', name: 'Code' })
  await expect(api.listFields({ path: { list_id }, query: { offset: 7, limit: 1 } })).resolves.toHaveLength(1)
})

it('fields of another account are not found', async () => {
  await using server = await startServer()
  const { list_id } = await server.marketing().createList({ body: { internal_name: 'a' } })
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  await expect(stranger.listFields({ path: { list_id } })).rejects.toMatchObject({ status: 404 })
  const body = { name: 'x', format: 'text' } as const
  await expect(stranger.createExtraField({ path: { list_id }, body })).rejects.toMatchObject({ status: 404 })
})
