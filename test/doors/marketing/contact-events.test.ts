import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeContact, openAccount, refused } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { openShop, SHOP } from '../../support/shops.ts'
import { openTrackedSite } from '../../support/sites.ts'
import { loadContract } from '../../support/texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => server?.close())

const ofShops = ['cart_update', 'new_order', 'product_view']

/** A contact that looked at a product and ordered it. */
async function buyer() {
  const shop = await openShop(server)
  const { api, list_id, sendCart, sendOrder } = shop
  const contact_id = await makeContact(api, list_id, 'ana@example.com')
  const contact = { base: { email: 'ana@example.com' } }
  await sendCart({ cart_id: 'c1', contact })
  await sendOrder({ order_id: 'o1', order_total: 31.84, cart_id: 'c1', contact })
  return { api, path: { list_id, contact_id } }
}

describe('listContactActivities', () => {
  it('shows the kinds of the specification only, and filters by no other', async () => {
    const { api, path } = await buyer()
    expect((await api.listContactActivities({ path })).items.map(({ action_name }) => action_name)).toEqual([
      'subscription',
    ])
    const query = { action_name: 'new_order' as never }
    await expect(api.listContactActivities({ path, query })).rejects.toMatchObject(refused(422, 'query.action_name'))
  })
})

describe('listContactEvents', () => {
  it('shows what shops report beside the activities, the latest first, in pages', async () => {
    const { api, path } = await buyer()
    const { items } = await api.listContactEvents({ path })
    expect(items).toMatchObject([
      { event: 'new_order', data: { domain: SHOP, order_id: 'o1', order_total: 31.84 } },
      { event: 'cart_update', data: { domain: SHOP, cart_id: 'c1' } },
      { event: 'subscription' },
    ])
    expect(await api.listContactEvents({ path, query: { offset: 1, limit: 1 } })).toEqual({ items: [items[1]] })
    const { items: filtered } = await api.listContactEvents({ path, query: { event: 'subscription' } })
    expect(filtered).toEqual([items[2]])
    const date_min = '2999-01-01 00:00:00'
    expect(await api.listContactEvents({ path, query: { date_min } })).toEqual({ items: [] })
  })

  it('knows no contact of another account or list', async () => {
    const { path } = await buyer()
    const other = await openAccount(server)
    await expect(other.api.listContactEvents({ path })).rejects.toMatchObject(refused(404))
    const { api } = await buyer()
    const { list_id } = await openTrackedSite(server, { api })
    const astray = { path: { ...path, list_id } }
    await expect(api.listContactEvents(astray)).rejects.toMatchObject(refused(404))
  })

  it('names every activity, and what shops report', () => {
    const kindsOf = (name: string) =>
      (loadContract('marketing-v3').components.schemas?.[name]?.['enum'] ?? []) as string[]
    expect(kindsOf('ContactEventName').toSorted()).toEqual([...kindsOf('ActivityName'), ...ofShops].sort())
  })
})
