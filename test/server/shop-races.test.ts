// Requests of a shop that come at once for one cart or order: on PostgreSQL, each works in a transaction of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connected, databaseOf, dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { actionsOf } from '../support/marketing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { byEmail, openShop } from '../support/shops.ts'

const ANA = byEmail('ana@example.com')

/** Sends requests one after the other, each when all before it wait for the rows of a query, and lets them go on. */
async function whileHeld(url: string, rows: string, requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  await connected(url, async (client: Client) => {
    const waiting = async () => {
      const { rows: found } = await client.query(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      return found.length
    }
    await client.query('BEGIN')
    await client.query(`${rows} FOR UPDATE`)
    const sent: Promise<unknown>[] = []
    for (const request of requests) {
      sent.push(request())
      await eventually(async () => (await waiting()) === sent.length)
    }
    await client.query('COMMIT')
    await Promise.all(sent)
  })
}

describe('requests that come at once', onPostgresOnly(), () => {
  let folder: string
  let server: TestServer
  let url: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-shop-races-'))
    server = await startServer({ data: folder })
    url = await databaseOf(folder)
  })
  afterAll(async () => {
    await server?.close()
    await dropDatabaseOf(folder)
    await rm(folder, { recursive: true, force: true })
  })

  it('leave a cart its contact, which hears of each of them', async () => {
    const { api, list_id, sendCart, cartOf } = await openShop(server)
    await sendCart({ cart_id: 'c1', cart_total: 1 })
    await whileHeld(url, "SELECT id FROM cart WHERE cart_id = 'c1'", [
      () => sendCart({ cart_id: 'c1', cart_total: 2, contact: ANA }),
      () => sendCart({ cart_id: 'c1', cart_total: 3 }),
    ])
    const { contact_id, cart_total } = await cartOf('c1')
    expect(contact_id).toEqual(expect.any(String))
    expect(cart_total).toBe(3)
    expect((await actionsOf(api, list_id, contact_id ?? '')).sort()).toEqual([
      ...['cart_update', 'cart_update', 'subscription'],
    ])
  })

  it('leave an order its contact, which hears of it once', async () => {
    const { api, list_id, sendOrder, orderOf } = await openShop(server)
    await sendOrder({ order_id: 'o1', order_status: 'created' })
    await whileHeld(url, "SELECT id FROM shop_order WHERE order_id = 'o1'", [
      () => sendOrder({ order_id: 'o1', order_status: 'pending', contact: ANA }),
      () => sendOrder({ order_id: 'o1', order_status: 'completed' }),
    ])
    const { contact_id, order_status } = await orderOf('o1')
    expect([contact_id, order_status]).toEqual([expect.any(String), 'completed'])
    await sendOrder({ order_id: 'o1', order_status: 'completed', contact: ANA })
    expect((await actionsOf(api, list_id, contact_id ?? '')).sort()).toEqual(['new_order', 'subscription'])
  })

  it('give an order the contact that its cart has just got', async () => {
    const { api, list_id, sendCart, sendOrder, cartOf, orderOf } = await openShop(server)
    await sendCart({ cart_id: 'c2', cart_total: 1 })
    await whileHeld(url, "SELECT id FROM cart WHERE cart_id = 'c2'", [
      () => sendCart({ cart_id: 'c2', cart_total: 2, contact: ANA }),
      () => sendOrder({ order_id: 'o2', cart_id: 'c2' }),
    ])
    const { contact_id } = await orderOf('o2')
    expect(contact_id).toEqual(expect.any(String))
    await expect(cartOf('c2')).resolves.toMatchObject({ contact_id, state: 'ordered', order_id: 'o2' })
    expect((await actionsOf(api, list_id, contact_id ?? '')).sort()).toEqual([
      ...['cart_update', 'new_order', 'subscription'],
    ])
  })
})
