import { describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../../src/clients/index.ts'
import { actionsOf, makeContact, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const statusesOf = async (api: MarketingClient, list_id: number) =>
  Object.fromEntries(
    (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items.map(({ base }) => [
      base?.email,
      base?.status,
    ]),
  )

/** A list with an active, an inactive and a removed contact, and their ids. */
async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const make = (status: 'active' | 'inactive' | 'removed') =>
    makeContact(api, list_id, { base: { email: `${status}@example.com`, status } })
  const ids = { active: await make('active'), inactive: await make('inactive'), removed: await make('removed') }
  return { ...account, list_id, ids }
}

describe('activateContacts', () => {
  it('activates all contacts of the list that have not left', async () => {
    const { api, list_id, ids, ...account } = await openList()
    await expect(api.activateContacts({ path: { list_id }, body: { type: 'all' } })).resolves.toEqual({
      result: 'success',
      operation_id: expect.any(Number),
    })
    await settle(account)
    await expect(statusesOf(api, list_id)).resolves.toEqual({
      'active@example.com': 'active',
      'inactive@example.com': 'active',
      'removed@example.com': 'removed',
    })
    await expect(actionsOf(api, list_id, ids.inactive)).resolves.toContain('edit_subscription')
    await expect(actionsOf(api, list_id, ids.active)).resolves.toEqual(['subscription'])
  })

  it('passes over ids that the list does not have', async () => {
    const { api, list_id, ids, ...account } = await openList()
    const other = await openList()
    const contacts = [other.ids.inactive, ids.inactive, 'ffffffffff']
    await api.activateContacts({ path: { list_id }, body: { type: 'contacts', contacts } })
    await settle(account)
    await expect(statusesOf(api, list_id)).resolves.toMatchObject({ 'inactive@example.com': 'active' })
    await expect(statusesOf(other.api, other.list_id)).resolves.toMatchObject({ 'inactive@example.com': 'inactive' })
  })

  it('refuses a list that is not there', async () => {
    const { api } = await openAccount(server)
    await expect(api.activateContacts({ path: { list_id: 999_999 }, body: { type: 'all' } })).rejects.toMatchObject(
      refused(404),
    )
  })
})

describe('deactivateContacts', () => {
  it('deactivates the contacts with these ids, and no others', async () => {
    const { api, list_id, ids, ...account } = await openList()
    const second = await makeContact(api, list_id, 'second@example.com')
    const contacts = [ids.active, ids.removed]
    await api.deactivateContacts({ path: { list_id }, body: { type: 'contacts', contacts } })
    await settle(account)
    await expect(api.listEndedOperations()).resolves.toMatchObject({
      items: [{ type: 'mass_operation', status: 'finished' }],
    })
    await expect(statusesOf(api, list_id)).resolves.toMatchObject({
      'active@example.com': 'inactive',
      'second@example.com': 'active',
      'removed@example.com': 'removed',
    })
    await expect(actionsOf(api, list_id, second)).resolves.toEqual(['subscription'])
  })

  it('leaves alone who comes later', async () => {
    const { api, list_id, ...account } = await openList()
    await api.importContacts({
      path: { list_id },
      body: {
        mode: 'add',
        compare_field: 'email',
        contacts: Array.from({ length: 2_500 }, (_, n) => ({ base: { email: `c${n}@example.com` } })),
      },
    })
    await settle(account)
    await api.deactivateContacts({ path: { list_id }, body: { type: 'all' } })
    await settle(account)
    await makeContact(api, list_id, 'late@example.com')
    const late = await api.listContacts({ path: { list_id }, query: { email: 'late@example.com' } })
    expect(late.items[0]?.base?.status).toBe('active')
    const { stats } = await api.getList({ path: { list_id } })
    expect(stats).toMatchObject({ total_contacts: 2_504, total_active: 1 })
  })
})
