import { describe, expect, it } from 'vitest'
import { type MarketingSchemas, parseListEvent } from '../../../src/clients/index.ts'
import { actionsOf, makeContact, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { byEmail, openShop, SHOP } from '../../support/shops.ts'

const receiver = useReceiver()
const server = useServer()

const SHIRT = { product_identifier: 'TSHIRT-RED-M', name: 'T-shirt, red, M', price: 15.92, quantity: 2 }
const ANA = { base: { email: 'ana@example.com', first_name: 'Ana' } }

describe('createOrder', () => {
  it('makes a new contact in the list of the shop, and tells webhooks and activities once', async () => {
    const { api, list_id, sendOrder, orderOf } = await openShop(server)
    const { webhook_id } = await api.createWebhook({
      body: { list_id, url: `${receiver.url}/new`, actions: ['new_order'], fields: ['first_name'] },
    })
    const { secret } = await api.getWebhookSecret({ path: { webhook_id } })
    const order = {
      order_id: 'o1',
      order_total: 31.84,
      cart_id: 'c1',
      contact: ANA,
      products: [SHIRT],
      order_date: '2026-03-04 10:30:00',
      order_status: 'created' as const,
    }
    await expect(sendOrder(order)).resolves.toEqual({ result: 'success' })
    await sendOrder({ ...order, order_status: 'completed' })
    const kept = await orderOf('o1')
    expect(kept).toEqual({
      domain: SHOP,
      order_id: 'o1',
      order_total: 31.84,
      cart_id: 'c1',
      order_date: '2026-03-04 10:30:00',
      order_status: 'completed',
      list_id,
      contact_id: expect.stringMatching(/^[\da-f]{10}$/),
      lines: 1,
      products: [expect.objectContaining(SHIRT)],
      created: expect.any(String),
      updated: expect.any(String),
    })
    const path = { list_id, contact_id: kept.contact_id ?? '' }
    const data = { domain: SHOP, order_id: 'o1', order_total: 31.84, cart_id: 'c1' }
    expect((await api.listContactEvents({ path })).items).toMatchObject([
      { event: 'new_order', data },
      { event: 'subscription' },
    ])
    const { body, headers } = await receiver.waitFor(({ path: place }) => place === '/new')
    expect(await parseListEvent(body, headers, secret)).toMatchObject({
      list_id,
      action: 'new_order',
      contact: { contact_id: kept.contact_id, first_name: 'Ana' },
      action_data: data,
    })
    expect(await api.listContactEvents({ path, query: { event: 'new_order' } })).toMatchObject({
      items: [{ event: 'new_order' }],
    })
  })

  it('attaches to the contact of its cart, and closes the cart', async () => {
    const { sendCart, sendOrder, cartOf, orderOf } = await openShop(server)
    await sendCart({ cart_id: 'c1', contact: ANA, products: [SHIRT] })
    await sendOrder({ order_id: 'o1', cart_id: 'c1', order_total: 31.84 })
    const cart = await cartOf('c1')
    expect(cart).toMatchObject({ state: 'ordered', order_id: 'o1' })
    expect(await orderOf('o1')).toMatchObject({ contact_id: cart.contact_id, order_status: 'unknown', lines: 0 })
  })

  it('is kept without a contact, and tells of itself when it gets one', async () => {
    const { api, list_id, sendOrder, orderOf } = await openShop(server)
    await sendOrder({ order_id: 'o1', contact: { base: { first_name: 'Ana' } }, order_date: '2026-03-04 10:30:00' })
    expect(await api.listOrders({ query: { has_contact: false } })).toMatchObject({ items: [{ order_id: 'o1' }] })
    for (const order_status of ['pending', 'completed'] as const)
      await sendOrder({ order_id: 'o1', contact: ANA, order_status })
    const { contact_id = '', ...order } = await orderOf('o1')
    expect(await actionsOf(api, list_id, contact_id)).toEqual(['new_order', 'subscription'])
    expect(order).toMatchObject({ order_date: '2026-03-04 10:30:00', order_status: 'completed' })
  })

  it('is one order, told of once, when the shop repeats a request that got no answer', async () => {
    const { api, list_id, sendOrder } = await openShop(server)
    await Promise.all([1, 2, 3, 4].map(() => sendOrder({ order_id: 'o1', contact: ANA, cart_id: 'c1' })))
    const { items } = await api.listOrders()
    expect(items).toHaveLength(1)
    expect(await actionsOf(api, list_id, items[0]?.contact_id ?? '')).toEqual(['new_order', 'subscription'])
    expect(await api.listCarts()).toMatchObject({ total_items: 1 })
  })

  it('reads what clients in the field send', async () => {
    const { key, orderOf } = await openShop(server)
    const answer = await server.inject(
      new Request(`https://localhost/marketing/v3/${SHOP}/orders`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({
          order_id: 4711,
          order_total: '0.30',
          order_date: '2026-03-04T11:30:00.5+01:00',
          contact: ANA,
          products: [{ ...SHIRT, sku: 4711, sale_price: '12.50' }],
        }),
      }),
    )
    expect(answer.status).toBe(202)
    expect(await orderOf('4711')).toMatchObject({
      order_total: 0.3,
      order_date: '2026-03-04 10:30:00',
      products: [{ sku: '4711', sale_price: 12.5 }],
    })
  })

  it.each<[string, object, string]>([
    ['a total that is too large', { order_total: 2 ** 33 }, 'body.order_total'],
    ['a price that is too large', { products: [{ price: 1e300 }] }, 'body.products.0.price'],
    ['31 February', { order_date: '2026-02-31 10:00:00' }, 'body.order_date'],
    ['no id', { order_id: '' }, 'body.order_id'],
    ['the id of nobody', { contact: { base: { contact_id: 'ffffffffff' } } }, 'body.contact.base.contact_id'],
  ])('refuses %s, and closes no cart', async (_what, change, place) => {
    const { api, sendOrder } = await openShop(server)
    await expect(sendOrder({ order_id: 'o1', cart_id: 'c1', ...change })).rejects.toMatchObject(refused(422, place))
    expect(await api.listOrders()).toEqual({ total_items: 0, items: [] })
    expect(await api.listCarts()).toEqual({ total_items: 0, items: [] })
  })

  it('knows no shop that is not connected', async () => {
    const { api } = await openShop(server)
    const path = { domain: 'unknown.example.com' }
    await expect(api.createOrder({ path, body: { order_id: 'o1' } })).rejects.toMatchObject(refused(404))
  })
})

describe('listOrders', () => {
  it('narrows by shop, contact, cart, status and time, and orders by totals', async () => {
    const { api, sendOrder, orderOf } = await openShop(server)
    const orders: [string, number | undefined, string, MarketingSchemas['OrderStatus']][] = [
      ['a', 9.99, '2026-03-01 10:00:00', 'completed'],
      ['b', 10.01, '2026-03-02 10:00:00', 'pending'],
      ['c', undefined, '2026-03-03 10:00:00', 'completed'],
    ]
    for (const [order_id, order_total, order_date, order_status] of orders)
      await sendOrder({
        order_id,
        ...(order_total !== undefined && { order_total }),
        order_date,
        order_status,
        cart_id: `cart-${order_id}`,
        ...(order_id !== 'c' && { contact: byEmail(`${order_id}@example.com`) }),
      })
    const { contact_id = '' } = await orderOf('a')
    const idsOf = async (query: Parameters<typeof api.listOrders>[0]) =>
      (await api.listOrders(query)).items.map(({ order_id }) => order_id).join('')
    expect(await idsOf({})).toBe('cba')
    expect(await idsOf({ query: { order_by: 'order_total', order: 'asc' } })).toBe('cab')
    expect(await idsOf({ query: { limit: 1, offset: 1 } })).toBe('b')
    expect(await idsOf({ query: { domain: SHOP, contact_id } })).toBe('a')
    expect(await idsOf({ query: { cart_id: 'cart-b' } })).toBe('b')
    expect(await idsOf({ query: { order_status: 'completed', has_contact: true } })).toBe('a')
    expect(
      await idsOf({ query: { order_date_min: '2026-03-01 10:00:01', order_date_max: '2026-03-02 10:00:00' } }),
    ).toBe('b')
    await expect((await openAccount(server)).api.listOrders()).resolves.toEqual({ total_items: 0, items: [] })
  })
})

describe('getOrder', () => {
  it('does not know orders of others', async () => {
    const { sendOrder } = await openShop(server)
    await sendOrder({ order_id: 'o1' })
    await expect((await openShop(server)).orderOf('o1')).rejects.toMatchObject(refused(404))
  })

  it('goes when its contact is forgotten', async () => {
    const { api, list_id, sandbox, sendOrder, orderOf } = await openShop(server)
    await sendOrder({ order_id: 'hers', contact: ANA })
    await sendOrder({ order_id: 'names-her', products: [{ name: 'Engraved: ana@example.com' }] })
    await sendOrder({ order_id: 'others', contact: byEmail('rui@example.com') })
    const { contact_id = '' } = await orderOf('hers')
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle({ sandbox })
    expect((await api.listOrders()).items.map(({ order_id }) => order_id)).toEqual(['others'])
  })
})

describe('importOrders', () => {
  const OLD = {
    order_id: 'o1',
    order_status: 'completed' as const,
    contact_id: 'ana@example.com',
    revenue: 19.9,
    store_url: `https://${SHOP}/`,
    date: '2026-02-20 17:05:00',
    items: [{ id: 'TSHIRT-RED-M', name: 'T-shirt, red, M', category: '12,7', price: 19.9, quantity: 1 }],
  }

  async function importAll(shop: Awaited<ReturnType<typeof openShop>>, orders: MarketingSchemas['OrderImport']) {
    const { api, list_id, sandbox } = shop
    await api.importOrders({ path: { list_id }, body: orders })
    await settle({ sandbox })
    const { items } = await api.listEndedOperations({ query: { type: 'import_ecommerce' } })
    const { file, counts, ...operation } = await api.getOperation({
      path: { operation_id: items[0]?.operation_id ?? 0 },
    })
    const answer =
      file === undefined ? undefined : await server.inject(new Request(`https://localhost${new URL(file).pathname}`))
    return { counts, operation, lines: (await answer?.text())?.trim().split('\r\n').slice(1) ?? [] }
  }

  it('brings orders of contacts in, quietly, and the same order once', async () => {
    const shop = await openShop(server)
    const { api, list_id } = shop
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    await shop.sendOrder({ order_id: 'live', contact: { base: { contact_id } }, cart_id: 'c1', order_total: 1 })
    const { counts, operation, lines } = await importAll(shop, [
      OLD,
      { ...OLD, revenue: 0.1 },
      { ...OLD, order_id: 'live', contact_id, revenue: 2, store_url: SHOP.toUpperCase() },
      { ...OLD, order_id: 'o2', contact_id: ' ANA@Example.com ', items: [{ id: 'a b', name: 'Cap' }] },
    ])
    expect(counts).toEqual({ imported: 2, updated: 2, ignored: 0, invalid: 0 })
    expect(operation).toMatchObject({ type: 'import_ecommerce', status: 'finished', done: 4, total: 4 })
    expect(lines).toEqual([])
    expect(await shop.orderOf('o1')).toMatchObject({
      contact_id,
      order_total: 0.1,
      order_date: OLD.date,
      order_status: 'completed',
      products: [{ product_identifier: 'TSHIRT-RED-M', price: 19.9, quantity: 1, categories: ['12', '7'] }],
    })
    expect(await shop.orderOf('live')).toMatchObject({ order_total: 2, cart_id: 'c1' })
    expect(await shop.orderOf('o2')).toMatchObject({ products: [{ sku: 'a b', name: 'Cap' }] })
    expect(await importAll(shop, [OLD])).toMatchObject({ counts: { imported: 0, updated: 1 } })
    expect(await api.listOrders()).toMatchObject({ total_items: 3 })
    expect(await actionsOf(api, list_id, contact_id)).toEqual(['new_order', 'subscription'])
  })

  it('names the orders that it did not take, with the reason', async () => {
    const shop = await openShop(server)
    await makeContact(shop.api, shop.list_id, 'ana@example.com')
    const { counts, lines } = await importAll(shop, [
      { ...OLD, order_id: 'nobody', contact_id: 'rui@example.com' },
      { ...OLD, order_id: 'not-hers', contact_id: 'ffffffffff' },
      { ...OLD, order_id: 'large', revenue: 2 ** 33 },
      {
        ...OLD,
        order_id: 'large-line',
        items: [
          { id: 'a', name: 'a' },
          { id: 'b', name: 'b', price: 1e12 },
        ],
      },
      { ...OLD, order_id: 'no-shop', store_url: 'my shop' },
      { ...OLD, order_id: 'no-day', date: '2026-02-31 00:00:00' },
      OLD,
    ])
    expect(counts).toEqual({ imported: 1, updated: 0, ignored: 2, invalid: 4 })
    expect(lines).toEqual([
      '1,nobody,ignored,the list has no such contact',
      '2,not-hers,ignored,the list has no such contact',
      '3,large,invalid,revenue must be smaller than 8589934592',
      '4,large-line,invalid,items.1.price must be smaller than 8589934592',
      '5,no-shop,invalid,store_url has no valid domain',
      '6,no-day,invalid,date is not a valid time. Use YYYY-MM-DD hh:mm:ss',
    ])
  })

  it('takes a list of several slices, and an empty one', async () => {
    const shop = await openShop(server)
    await makeContact(shop.api, shop.list_id, 'ana@example.com')
    await shop.api.importOrders({ path: { list_id: shop.list_id }, body: [] })
    const many = Array.from({ length: 2500 }, (_, i) => ({ ...OLD, order_id: `o${i % 2400}`, revenue: 0.1 }))
    const { counts } = await importAll(shop, many)
    expect(counts).toEqual({ imported: 2400, updated: 100, ignored: 0, invalid: 0 })
    expect(await shop.api.listOrders()).toMatchObject({ total_items: 2400 })
  })

  it('knows no list of others', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList((await openAccount(server)).api)
    await expect(api.importOrders({ path: { list_id }, body: [OLD] })).rejects.toMatchObject(refused(404))
  })
})
