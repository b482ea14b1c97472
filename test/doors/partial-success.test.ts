// One item that does not fit costs the others nothing, wherever a request holds many that do not depend on each other
// and what shops write for no value is read as none.
import { describe, expect, it } from 'vitest'
import { makeContact, makeList, openAccount, settle } from '../support/marketing.ts'
import { useServer } from '../support/server.ts'
import { byEmail, openShop, SHOP } from '../support/shops.ts'

const server = useServer()

/** Sends a body as it is, whatever the types of the client say. */
async function post(key: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await server.inject(`/marketing/v3${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

type Account = Awaited<ReturnType<typeof openAccount>>

/** The counts and the lines of the file of the operation that ended last. */
async function lastOperation({ api, sandbox }: Account) {
  await settle({ sandbox })
  const { items } = await api.listEndedOperations({ query: { limit: 1 } })
  const operation = await api.getOperation({ path: { operation_id: items[0]?.operation_id ?? 0 } })
  const { counts, file } = operation
  const answer =
    file === undefined ? null : await server.inject(new Request(`https://localhost${new URL(file).pathname}`))
  return { counts, lines: (await answer?.text())?.trim().split('\r\n').slice(1) ?? [] }
}

const ORDER = {
  order_id: 'good',
  order_status: 'completed',
  contact_id: 'ana@example.com',
  revenue: 19.9,
  store_url: `https://${SHOP}`,
  date: '2026-02-20 17:05:00',
  items: [{ id: 'TSHIRT-RED-M', name: 'T-shirt', price: 19.9, quantity: 1 }],
}

describe('an import of orders', () => {
  const bad = {
    'a refund': { revenue: -5 },
    'a part of a piece': { items: [{ ...ORDER.items[0], quantity: 0.5 }] },
    'a guest': { contact_id: null },
    'a guest of PHP': { contact_id: '' },
    'no date': { date: '0000-00-00 00:00:00' },
    'a date without a value': { date: null },
    'lines that are no list': { items: 'none' },
    'an id that is an object': { order_id: { a: 1 } },
    'a text too long': { store_url: 'x'.repeat(8_001) },
  }

  it.each(Object.entries(bad))('counts %s as invalid, and takes the orders beside it', async (_, change) => {
    const shop = await openShop(server)
    await makeContact(shop.api, shop.list_id, 'ana@example.com')
    const orders = [{ ...ORDER, ...change, order_id: 'order_id' in change ? change.order_id : 'bad' }, ORDER, null]
    expect(await post(shop.key, `/lists/${shop.list_id}/orders`, orders)).toMatchObject({ status: 202 })
    const { counts, lines } = await lastOperation(shop)
    expect(counts).toEqual({ imported: 1, updated: 0, ignored: 0, invalid: 2 })
    expect(lines[0]).toMatch(/^1,/)
    expect(lines[1]).toBe('3,,invalid,must be an object')
    expect(await shop.api.listOrders()).toMatchObject({ total_items: 1 })
  })

  const read = {
    'no category': { items: [{ ...ORDER.items[0], category: null }] },
    'an offset without a colon': { date: '2026-02-20T19:05:00+0200' },
    'an offset of hours': { date: '2026-02-20T19:05:00+02' },
    'a time without seconds': { date: '2026-02-20T17:05Z' },
    'no status': { order_status: null },
    'an empty status': { order_status: '' },
    'texts of numbers': { revenue: '19.90' },
  }

  it.each(Object.entries(read))('reads %s', async (_, change) => {
    const shop = await openShop(server)
    await makeContact(shop.api, shop.list_id, 'ana@example.com')
    expect(await post(shop.key, `/lists/${shop.list_id}/orders`, [{ ...ORDER, ...change }])).toMatchObject({
      status: 202,
    })
    expect((await lastOperation(shop)).counts).toEqual({ imported: 1, updated: 0, ignored: 0, invalid: 0 })
    const { order_date } = await shop.orderOf('good')
    expect(order_date).toMatch(/^2026-02-20 17:05:00$/)
  })

  it('refuses all under strict handling, and says which', async () => {
    const shop = await openShop(server)
    const orders = [ORDER, { ...ORDER, revenue: -5 }]
    const refusal = await post(shop.key, `/lists/${shop.list_id}/orders`, orders, { prefer: 'handling=strict' })
    expect(refusal).toMatchObject({ status: 422, body: { errors: { 'body.1.revenue': expect.anything() } } })
  })
})

describe('an import of contacts', () => {
  async function importing(contacts: unknown[], more: object = {}) {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const body = { mode: 'update', compare_field: 'email', contacts, ...more }
    const answer = await post(account.key, `/lists/${list_id}/contacts/actions/import-bulk`, body)
    return { ...account, list_id, answer }
  }
  const rui = { base: { email: 'rui@example.com', first_name: null, birth_date: '0000-00-00', push_token_ios: null } }

  it('counts one that does not fit as invalid', async () => {
    const made = await importing([
      { base: { email: ['x'] } },
      rui,
      { base: { email: 'eva@example.com', last_name: {} } },
    ])
    expect(made.answer).toMatchObject({ status: 202 })
    const { counts, lines } = await lastOperation(made)
    expect(counts).toEqual({ imported: 1, updated: 0, ignored: 0, invalid: 2 })
    expect(lines).toEqual(['1,,invalid,base.email must be a text', '3,,invalid,base.last_name must be a text'])
  })

  it('takes null as an empty value, which erases only where the import says so', async () => {
    const ana = { base: { email: 'ana@example.com', first_name: null, status: null } }
    for (const [force_empty, first_name] of [
      [false, 'Ana'],
      [true, ''],
    ] as const) {
      const made = await importing([ana, rui], { force_empty, tags: null })
      expect(made.answer).toMatchObject({ status: 202 })
      await settle(made)
      const { items } = await made.api.listContacts({ path: { list_id: made.list_id } })
      const found = items.find(({ base }) => base.email === 'ana@example.com')
      expect(found?.base.first_name ?? '').toBe(first_name)
      expect(items).toHaveLength(2)
    }
  })

  it('is refused when no contact fits, or when a member beside them does not', async () => {
    const none = await importing([{ base: 'x' }, { base: 'y' }])
    expect(none.answer).toMatchObject({
      status: 422,
      body: { errors: { 'body.contacts.0.base': 'must be an object' } },
    })
    const mode = await importing([{ base: 'x' }, rui], { mode: 'replace' })
    expect(mode.answer).toMatchObject({ status: 422, body: { errors: { 'body.mode': expect.anything() } } })
    const short = await importing([rui])
    expect(short.answer).toMatchObject({ status: 422, body: { errors: { 'body.contacts': expect.anything() } } })
  })

  it('has no row that calls itself bad', async () => {
    const made = await importing([{ fault: 'mine', base: { email: 'eva@example.com' } }, rui])
    expect((await lastOperation(made)).counts).toMatchObject({ imported: 2, invalid: 0 })
  })
})

describe('an import of products', () => {
  it('counts what is no product as invalid', async () => {
    const account = await openAccount(server)
    const { catalog_id } = await account.api.createCatalog({ body: { title: 'A', language: 'en', currency: 'eur' } })
    const products = [{ product_identifier: 'A', price: null }, 'nonsense', null, 7, [], { fault: 'mine' }]
    expect(await post(account.key, `/catalogs/${catalog_id}/products/actions/import`, { products })).toMatchObject({
      status: 202,
    })
    const { counts, lines } = await lastOperation(account)
    expect(counts).toEqual({ imported: 1, updated: 0, ignored: 0, invalid: 5 })
    expect(lines.slice(0, 3)).toEqual([2, 3, 4].map((row) => `${row},,invalid,product: must be an object`))
  })
})

describe('additions to the suppression list', () => {
  it('take the values that fit, and name the others', async () => {
    const { key, api } = await openAccount(server)
    const value = ['ana@example.com', 'no address', null, 'rui@example.com']
    expect(await post(key, '/suppression-list', { type: 'email', value })).toEqual({
      status: 202,
      body: {
        result: 'success',
        refused_items: 2,
        refused: [
          { row: 2, detail: 'must be an email address' },
          { row: 3, detail: 'must be a text' },
        ],
      },
    })
    expect(await api.listSuppressionEntries()).toMatchObject({ total_items: 2 })
    const all = await post(key, '/suppression-list', { type: 'email', value: ['x', 'y'] })
    expect(all.status).toBe(422)
  })
})

describe('what shops write for no value', () => {
  it('is none in a cart, an order and a contact', async () => {
    const shop = await openShop(server)
    const contact = {
      base: { ...byEmail('ana@example.com').base, contact_id: '', birth_date: '0000-00-00', phone: null },
    }
    const products = [
      { product_identifier: 'A', name: 'A', price: null, sale_price: '', categories: null, quantity: 1 },
    ]
    const domain = `/${SHOP}`
    const cart = { cart_id: 'c1', cart_total: null, cart_url: '', contact, products }
    const order = {
      order_id: 'o1',
      order_total: null,
      cart_id: '',
      contact,
      products,
      order_date: '0000-00-00 00:00:00',
    }
    const made = [await post(shop.key, `${domain}/carts`, cart), await post(shop.key, `${domain}/orders`, order)]
    expect(made.map(({ status, body }) => [status, body['errors']])).toEqual([
      [202, undefined],
      [202, undefined],
    ])
  })

  it('is named in words where it cannot be none', async () => {
    const { key, api } = await openAccount(server)
    const list_id = await makeList(api)
    const wrong = await post(key, '/tags', { name: null })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { 'body.name': expect.stringMatching(/^is missing/) } },
    })
    const ids = await post(key, `/lists/${list_id}/contacts/actions/forget`, { contacts: ['x'] })
    expect(ids.body['errors']).toEqual({
      'body.contacts.0': 'must be the id of a contact: 10 hexadecimal digits',
    })
  })
})
