import { expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'

it('listOperations shows what waits, to its account only', async () => {
  await using server = await startServer()
  // Nothing works the import off while the test looks at it.
  await server.app.work.stop()
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const contacts = [{ base: { email: 'a@example.com' } }, { base: { email: 'b@example.com' } }]
  await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  const page = await api.listOperations({ query: { type: 'import_contacts', status: 'queued' } })
  expect(page).toMatchObject({ total_items: 1, items: [{ status: 'queued', start_date: null, operation_data: { campaign_hash: '' } }] })
  await expect(api.listOperations({ query: { type: 'email' } })).resolves.toMatchObject({ total_items: 0 })
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  await expect(stranger.listOperations()).resolves.toMatchObject({ total_items: 0 })
  await expect(api.deleteList({ path: { list_id } })).rejects.toMatchObject({ status: 409, errors: { has_queued_operations: expect.any(String) } })
  while (await server.app.domain.imports.step());
  await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
})
