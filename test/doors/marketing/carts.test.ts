import { describe, expect, it } from 'vitest'
import { parseListEvent } from '../../../src/clients/index.ts'
import { actionsOf, makeContact, makeField, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { byEmail, openShop, SHOP } from '../../support/shops.ts'

const receiver = useReceiver()
const server = useServer()

const SHIRT = { product_identifier: 'TSHIRT-RED-M', name: 'T-shirt, red, M', price: 15.92, quantity: 2 }
const ANA = { base: { email: 'ana@example.com', first_name: 'Ana' } }

describe('createCart', () => {
  it('makes a new contact in the list of the shop, and tells webhooks and activities', async () => {
    const { api, list_id, sendCart, cartOf } = await openShop(server)
    const { webhook_id } = await api.createWebhook({
      body: { list_id, url: `${receiver.url}/new`, actions: ['subscription', 'cart_update'], fields: ['email'] },
    })
    const { secret } = await api.getWebhookSecret({ path: { webhook_id } })
    await expect(
      sendCart({
        cart_id: 'c1',
        cart_total: 31.84,
        cart_url: 'https://shop.example.com/cart/c1',
        contact: ANA,
        products: [SHIRT],
      }),
    ).resolves.toEqual({ result: 'success' })
    const cart = await cartOf('c1')
    expect(cart).toEqual({
      domain: SHOP,
      cart_id: 'c1',
      state: 'open',
      cart_total: 31.84,
      cart_url: 'https://shop.example.com/cart/c1',
      list_id,
      contact_id: expect.stringMatching(/^[\da-f]{10}$/),
      lines: 1,
      products: [expect.objectContaining(SHIRT)],
      created: cart.updated,
      updated: cart.updated,
    })
    const path = { list_id, contact_id: cart.contact_id ?? '' }
    expect((await api.getContact({ path })).base).toMatchObject({ ...ANA.base, status: 'active' })
    const data = { domain: SHOP, cart_id: 'c1', cart_total: 31.84 }
    expect((await api.listContactEvents({ path })).items).toMatchObject([
      { event: 'cart_update', data },
      { event: 'subscription' },
    ])
    const came = await Promise.all(
      ['subscription', 'cart_update'].map((action) =>
        receiver.waitFor(({ path: place, body }) => place === '/new' && body.includes(`"action":"${action}"`)),
      ),
    )
    const [, update] = await Promise.all(came.map(({ body, headers }) => parseListEvent(body, headers, secret)))
    expect(update).toMatchObject({
      list_id,
      action: 'cart_update',
      contact: { contact_id: cart.contact_id, email: 'ana@example.com' },
      action_data: data,
    })
    expect(update?.action_data).toEqual(data)
  })

  it('finds a contact by its unique fields, first things first, and leaves it as it is', async () => {
    const { api, list_id, sendCart, cartOf } = await openShop(server)
    const number = await makeField(api, list_id, 'text', { name: 'Customer', unique: true })
    const ana = await makeContact(api, list_id, {
      base: { email: 'ana@example.com', first_name: 'Ana' },
      extra: [{ field_id: number, value: 'C-1' }],
    })
    const rui = await makeContact(api, list_id, { base: { email: 'rui@example.com' } })
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: ana }] } })
    const send = async (cart_id: string, contact: Parameters<typeof sendCart>[0]['contact']) => {
      await sendCart({ cart_id, contact, products: [SHIRT] })
      return (await cartOf(cart_id)).contact_id
    }
    expect(await send('by-email', { base: { email: 'ANA@example.com', first_name: 'Anna' } })).toBe(ana)
    expect(await send('by-field', { extra: [{ field_id: number, value: 'C-1' }] })).toBe(ana)
    const both = { base: { email: 'rui@example.com' }, extra: [{ field_id: number, value: 'C-1' }] }
    expect(await send('by-both', both)).toBe(rui)
    expect(await send('by-id', { base: { contact_id: ana, email: 'rui@example.com' } })).toBe(ana)
    expect((await api.getContact({ path: { list_id, contact_id: ana } })).base).toMatchObject({
      first_name: 'Ana',
      status: 'removed',
    })
    expect(await actionsOf(api, list_id, rui)).toEqual(['cart_update', 'subscription'])
    expect(await api.listContacts({ path: { list_id } })).toMatchObject({ total_items: 2 })
  })

  it('leaves out an address with a typing error, and makes nobody from a name', async () => {
    const { api, list_id, sendCart, cartOf } = await openShop(server)
    await sendCart({ cart_id: 'c1', contact: { base: { email: 'ana(at)example.com', first_name: 'Ana' } } })
    await sendCart({ cart_id: 'c2', contact: { base: { email: 'ana@example.com', cellphone: '12' } } })
    await sendCart({ cart_id: 'c3', products: [] })
    expect(await cartOf('c1')).not.toHaveProperty('contact_id')
    expect(await cartOf('c2')).toMatchObject({ list_id })
    expect(await api.listContacts({ path: { list_id } })).toMatchObject({ total_items: 1 })
    expect(await api.listCarts({ query: { has_contact: false } })).toMatchObject({
      items: [
        { cart_id: 'c3', state: 'emptied' },
        { cart_id: 'c1', state: 'open' },
      ],
    })
  })

  it('keeps the contact of a cart that a later request does not name', async () => {
    const { sendCart, cartOf } = await openShop(server)
    await sendCart({ cart_id: 'c1', contact: ANA, products: [SHIRT] })
    const { contact_id } = await cartOf('c1')
    await sendCart({ cart_id: 'c1', cart_total: 0.1, products: [SHIRT, SHIRT] })
    expect(await cartOf('c1')).toMatchObject({ contact_id, lines: 2, cart_total: 0.1 })
  })

  it('knows contacts of other lists by their id only, and none without a list', async () => {
    const { api, ...shop } = await openShop(server)
    const other = await makeList(api, 'Others')
    const contact_id = await makeContact(api, other, 'ana@example.com')
    await shop.sendCart({ cart_id: 'c1', contact: { base: { contact_id } } })
    expect(await shop.cartOf('c1')).toMatchObject({ contact_id, list_id: other })
    await api.createConnectedSite({ body: { domain: 'other.example.com' } })
    const path = { domain: 'OTHER.example.com' }
    await api.createCart({ path, body: { cart_id: 'c2', contact: ANA } })
    const cart = await api.getCart({ path: { domain: 'other.example.com', cart_id: 'c2' } })
    expect(cart).not.toHaveProperty('contact_id')
  })

  it('makes the products that no catalog has in the oldest one, and leaves the others as they are', async () => {
    const { api, sendCart, cartOf } = await openShop(server)
    const body = { title: 'Spring', language: 'en', currency: 'eur' }
    await sendCart({ cart_id: 'c0', products: [SHIRT] })
    const { catalog_id } = await api.createCatalog({ body })
    const { catalog_id: later } = await api.createCatalog({ body: { ...body, title: 'Summer' } })
    await api.createProduct({ path: { catalog_id: later }, body: { product_identifier: 'CAP', name: 'Cap', price: 9 } })
    const { quantity: _, ...shirt } = SHIRT
    await Promise.all(
      ['c1', 'c2'].map((cart_id) =>
        sendCart({
          cart_id,
          products: [SHIRT, { product_identifier: 'CAP', name: 'Hat', price: 1 }, { name: 'Gift' }],
        }),
      ),
    )
    expect(await api.listProducts({ path: { catalog_id } })).toMatchObject({ total_items: 1, items: [shirt] })
    expect(await api.listProducts({ path: { catalog_id: later } })).toMatchObject({
      total_items: 1,
      items: [{ name: 'Cap', price: 9 }],
    })
    expect((await cartOf('c1')).products.map(({ name }) => name)).toEqual([SHIRT.name, 'Hat', 'Gift'])
  })

  it('makes one contact of two carts that come at once', async () => {
    const { api, list_id, sendCart } = await openShop(server)
    const ids = ['c1', 'c2', 'c3', 'c4']
    await Promise.all(ids.map((cart_id) => sendCart({ cart_id, contact: ANA, products: [SHIRT] })))
    const { items, total_items } = await api.listContacts({ path: { list_id } })
    expect(total_items).toBe(1)
    const actions = await actionsOf(api, list_id, items[0]?.base.contact_id ?? '')
    expect(actions.toSorted()).toEqual([...ids.map(() => 'cart_update'), 'subscription'])
  })

  it('makes one cart of requests with the same id that come at once, and a new one of each without', async () => {
    const { api, sendCart } = await openShop(server)
    await Promise.all([1, 2, 3, 4].map((cart_total) => sendCart({ cart_id: 'c1', cart_total })))
    await Promise.all([1, 2].map((cart_total) => sendCart({ cart_total })))
    const { items } = await api.listCarts()
    expect(items).toHaveLength(3)
    expect(new Set(items.map(({ cart_id }) => cart_id)).size).toBe(3)
  })

  it('reads what clients in the field send', async () => {
    const { key, cartOf } = await openShop(server)
    const answer = await server.inject(
      new Request(`https://localhost/marketing/v3/${SHOP}/carts`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({
          cart_id: 4711,
          cart_total: '12.50',
          cart_url: 'https://shop.example.com/cart/4711',
          contact: { base: { ...ANA.base, birth_date: '' }, extra: [] },
          products: [{ ...SHIRT, price: '0.10', sale_price: '', quantity: '2', in_stock: 1 }],
        }),
      }),
    )
    expect(answer.status).toBe(202)
    expect(await cartOf('4711')).toMatchObject({ cart_total: 12.5, products: [{ price: 0.1, quantity: 2 }] })
  })

  it.each<[string, object, string]>([
    ['a price that is too large', { products: [SHIRT, { ...SHIRT, price: 2 ** 33 }] }, 'body.products.1.price'],
    ['a sale price that is none', { products: [{ sale_price: 'cheap' }] }, 'body.products.0.sale_price'],
    ['a total that is too large', { cart_total: -(2 ** 33) }, 'body.cart_total'],
    [
      'an identifier with a blank',
      { products: [{ product_identifier: 'T shirt' }] },
      'body.products.0.product_identifier',
    ],
    ['the id of nobody', { contact: { base: { contact_id: 'ffffffffff' } } }, 'body.contact.base.contact_id'],
    [
      'a field of another list',
      { contact: { extra: [{ field_id: 4711, value: 'x' }] } },
      'body.contact.extra.0.field_id',
    ],
    ['1,001 lines', { products: Array(1001).fill(SHIRT) }, 'body.products'],
  ])('refuses %s, and keeps nothing of it', async (_what, change, place) => {
    const { api, sendCart } = await openShop(server)
    const cart = { cart_id: 'c1', ...change }
    await expect(sendCart(cart)).rejects.toMatchObject(refused(422, place))
    expect(await api.listCarts()).toEqual({ total_items: 0, items: [] })
  })

  it('knows no shop that is not connected, and no contact of others', async () => {
    const { api, sendCart } = await openShop(server)
    const path = { domain: 'unknown.example.com' }
    await expect(api.createCart({ path, body: {} })).rejects.toMatchObject(refused(404))
    const other = await openAccount(server)
    const contact_id = await makeContact(other.api, await makeList(other.api), 'ana@example.com')
    const body = { contact: { base: { contact_id } } }
    await expect(sendCart(body)).rejects.toMatchObject(refused(422, 'body.contact.base.contact_id'))
  })

  it('does nothing after an order has closed the cart, even one that comes first', async () => {
    const { api, list_id, sendCart, sendOrder, cartOf } = await openShop(server)
    await sendCart({ cart_id: 'c1', contact: ANA, products: [SHIRT] })
    await sendOrder({ order_id: 'o1', cart_id: 'c1' })
    const closed = await cartOf('c1')
    expect(closed).toMatchObject({ state: 'ordered', order_id: 'o1', lines: 1 })
    await sendCart({ cart_id: 'c1', contact: byEmail('late@example.com'), products: [SHIRT, SHIRT] })
    await sendOrder({ order_id: 'o2', cart_id: 'late' })
    await sendCart({ cart_id: 'late', contact: byEmail('late@example.com'), products: [SHIRT] })
    expect(await cartOf('c1')).toEqual(closed)
    expect(await cartOf('late')).toMatchObject({ state: 'ordered', order_id: 'o2', lines: 0 })
    expect(await actionsOf(api, list_id, closed.contact_id ?? '')).toEqual(['new_order', 'cart_update', 'subscription'])
    expect(await api.listContacts({ path: { list_id } })).toMatchObject({ total_items: 1 })
  })
})

describe('listCarts', () => {
  it('narrows by shop, contact, state and time, and pages', async () => {
    const { api, sendCart, sendOrder, cartOf } = await openShop(server)
    await api.createConnectedSite({ body: { domain: 'other.example.com' } })
    await sendCart({ cart_id: 'open', contact: ANA, products: [SHIRT] })
    await sendCart({ cart_id: 'emptied', contact: ANA, products: [] })
    await sendOrder({ order_id: 'o1', cart_id: 'ordered' })
    await api.createCart({ path: { domain: 'other.example.com' }, body: { cart_id: 'open' } })
    const { contact_id = '', updated } = await cartOf('open')
    const idsOf = async (query: Parameters<typeof api.listCarts>[0]) =>
      (await api.listCarts(query)).items.map(({ domain, cart_id }) => `${domain.split('.')[0]} ${cart_id}`)
    expect(await idsOf({ query: { order: 'asc', order_by: 'created' } })).toEqual([
      'shop open',
      'shop emptied',
      'shop ordered',
      'other open',
    ])
    expect(await idsOf({ query: { domain: 'Other.example.com' } })).toEqual(['other open'])
    expect(await idsOf({ query: { contact_id, order: 'asc' } })).toEqual(['shop open', 'shop emptied'])
    expect(await idsOf({ query: { contact_id: 'ffffffffff' } })).toEqual([])
    expect(await idsOf({ query: { state: 'ordered' } })).toEqual(['shop ordered'])
    expect(await idsOf({ query: { has_contact: true, state: 'emptied' } })).toEqual(['shop emptied'])
    expect(await idsOf({ query: { updated_max: '2020-01-01 00:00:00' } })).toEqual([])
    expect(await idsOf({ query: { updated_min: updated, limit: 1, offset: 3 } })).toEqual(['shop open'])
    const none = await openAccount(server)
    expect(await none.api.listCarts()).toEqual({ total_items: 0, items: [] })
  })
})

describe('getCart', () => {
  it('answers the lines as they came, with exact prices; a cart of others is not there', async () => {
    const { sendCart, cartOf } = await openShop(server)
    const line = { ...SHIRT, price: 0.1 + 0.2, custom_attributes: [{ alias: 'colour', value: 'red' }] }
    await sendCart({ cart_id: 'a/b c', products: [line, { name: 'Cap' }] })
    expect((await cartOf('a/b c')).products).toEqual([
      expect.objectContaining({ ...line, price: 0.3 }),
      expect.objectContaining({ name: 'Cap' }),
    ])
    await expect((await openShop(server)).cartOf('a/b c')).rejects.toMatchObject(refused(404))
  })

  it('goes when its contact is forgotten, or when it names somebody who is', async () => {
    const { api, list_id, sandbox, sendCart, cartOf } = await openShop(server)
    await sendCart({ cart_id: 'hers', contact: ANA, products: [SHIRT] })
    const { contact_id = '' } = await cartOf('hers')
    await sendCart({ cart_id: 'ana@example.com' })
    await sendCart({ cart_id: 'others', contact: byEmail('rui@example.com') })
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle({ sandbox })
    expect((await api.listCarts()).items.map(({ cart_id }) => cart_id)).toEqual(['others'])
    await sendCart({ cart_id: 'again', contact: ANA, products: [SHIRT] })
    expect(await cartOf('again')).not.toHaveProperty('contact_id')
  })

  it('goes with the list of its contact', async () => {
    const { api, list_id, sandbox, sendCart } = await openShop(server)
    await sendCart({ cart_id: 'hers', contact: ANA, products: [SHIRT] })
    await sendCart({ cart_id: 'nobody', products: [SHIRT] })
    await api.deleteList({ path: { list_id } })
    await settle({ sandbox })
    expect((await api.listCarts()).items.map(({ cart_id }) => cart_id)).toEqual(['nobody'])
  })
})
