import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import { openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
let api: MarketingClient
let key: string
let path: { catalog_id: number }
beforeAll(async () => {
  ;({ api, key } = await openAccount(server))
  path = await newCatalog()
})

async function newCatalog(of = api): Promise<{ catalog_id: number }> {
  const { catalog_id } = await of.createCatalog({ body: { title: 'Spring', language: 'en', currency: 'eur' } })
  return { catalog_id }
}

const shirt: MarketingSchemas['ProductCreate'] = {
  product_identifier: 'TSHIRT-RED-M',
  name: 'T-shirt, red, M',
  description: 'A shirt of organic cotton.',
  sku: '4711-R-M',
  ean: '4006381333931',
  link: 'https://shop.example.com/t-shirt-red-m',
  image_link: 'https://shop.example.com/t-shirt-red-m.jpg',
  price: 19.9,
  sale_price: 15.92,
  brand: 'Example',
  categories: ['Clothes>Shirts>T-shirts'],
  related_products: ['CAP-BLUE'],
  custom_attributes: [{ alias: 'colour', value: 'red' }],
}

/** What somebody without a typed client sends. */
async function send(method: string, place: string, body: unknown) {
  const headers = { apikey: key, 'content-type': 'application/json' }
  const answer = await server.inject(`/marketing/v3/catalogs/${path.catalog_id}/products${place}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { errors?: Record<string, string>; price?: number } }
}

describe('createProduct', () => {
  it('adds a product, and answers with every member', async () => {
    await expect(api.createProduct({ path, body: shirt })).resolves.toEqual({
      ...shirt,
      catalog_id: path.catalog_id,
      upc: '',
      gtin: '',
      mpn: '',
    })
    const bare = await api.createProduct({ path, body: { product_identifier: 'bare', name: 'Bare' } })
    expect(bare).toMatchObject({ price: 0, sale_price: 0, brand: '', categories: [], custom_attributes: [] })
  })

  it('refuses an identifier that the catalog has, and takes it in another one', async () => {
    const exists = refused(409, 'product_already_exists')
    await expect(api.createProduct({ path, body: shirt })).rejects.toMatchObject(exists)
    await expect(api.createProduct({ path: await newCatalog(), body: shirt })).resolves.toMatchObject({ price: 19.9 })
  })

  it('makes one of two with the same identifier at the same time', async () => {
    const body = { product_identifier: 'twice', name: 'Twice' }
    const made = await Promise.allSettled([1, 2].map(() => api.createProduct({ path, body })))
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('names the place and the reason of what is wrong', async () => {
    const refusals: [change: object, place: string][] = [
      [{ product_identifier: 'a b' }, 'body.product_identifier'],
      [{ price: 9e15 }, 'body.price'],
      [{ sale_price: 'cheap' }, 'body.sale_price'],
      [
        {
          custom_attributes: [
            { alias: 'a', value: 'b' },
            { alias: 'Colour', value: 'red' },
          ],
        },
        'body.custom_attributes.1.alias',
      ],
      [{ name: 'x'.repeat(256) }, 'body.name'],
    ]
    for (const [change, place] of refusals) {
      const answer = await send('POST', '', { ...shirt, product_identifier: 'wrong', ...change })
      expect({ change, ...answer }).toMatchObject({
        change,
        status: 422,
        body: { errors: { [place]: expect.any(String) } },
      })
    }
  })

  it('reads what programs send: texts as prices, numbers as texts, in_stock', async () => {
    const body = { product_identifier: 4711, name: 'Cap', price: '12.50', sale_price: '', sku: 99, in_stock: true }
    const answer = await send('POST', '', body)
    expect(answer).toMatchObject({
      status: 201,
      body: { product_identifier: '4711', price: 12.5, sale_price: 0, sku: '99' },
    })
    expect(answer.body).not.toHaveProperty('in_stock')
  })

  it('keeps prices exactly', async () => {
    for (const [n, price] of [0.1 + 0.2, 1_234_567.891234, 0.000001, 8_589_934_591.999999, -5].entries()) {
      const made = await api.createProduct({ path, body: { product_identifier: `price-${n}`, name: 'a', price } })
      expect(made.price).toBe(Number(price.toFixed(6)))
    }
  })
})

describe('getProduct', () => {
  it('shows a product to its account only', async () => {
    const at = { ...path, product_identifier: 'TSHIRT-RED-M' }
    await expect(api.getProduct({ path: at })).resolves.toMatchObject({ ...shirt, ...path })
    const other = await openAccount(server)
    await expect(other.api.getProduct({ path: at })).rejects.toMatchObject({ status: 404 })
    await expect(api.getProduct({ path: { ...at, product_identifier: 'none' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('updateProduct', () => {
  it('changes what is given and erases what is empty', async () => {
    const at = { ...path, product_identifier: 'changed' }
    await api.createProduct({ path, body: { ...shirt, product_identifier: 'changed' } })
    const body = {
      price: 17.9,
      sale_price: 0,
      brand: '',
      categories: [],
      custom_attributes: [{ alias: 'size', value: 'm' }],
    }
    const { product_identifier: _, ...rest } = shirt
    const changed = await api.updateProduct({ path: at, body })
    expect(changed).toMatchObject({ ...rest, ...body })
    await expect(api.getProduct({ path: at })).resolves.toEqual(changed)
    const answer = await send('PATCH', '/changed', { ...changed, price: '' })
    expect(answer).toMatchObject({ status: 200, body: { ...changed, price: 0 } })
  })

  it('answers 404 for a product that is not there', async () => {
    const at = { ...path, product_identifier: 'none' }
    await expect(api.updateProduct({ path: at, body: { price: 1 } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleteProduct', () => {
  it('deletes one product, once', async () => {
    const at = { ...path, product_identifier: 'doomed' }
    await api.createProduct({ path, body: { product_identifier: 'doomed', name: 'Doomed' } })
    await api.deleteProduct({ path: at })
    await expect(api.deleteProduct({ path: at })).rejects.toMatchObject({ status: 404 })
    await expect(api.getProduct({ path: at })).rejects.toMatchObject({ status: 404 })
  })
})

describe('listProducts', () => {
  const texts = ['name', 'description', 'sku', 'upc', 'ean', 'gtin', 'mpn', 'brand'] as const
  let filled: { catalog_id: number }
  beforeAll(async () => {
    filled = await newCatalog()
    for (const id of ['b', 'B', 'a', '-']) {
      const own = Object.fromEntries(texts.map((name) => [name, `${name} ${id}`])) as { name: string }
      const custom_attributes = [
        { alias: 'colour', value: id === 'a' ? 'red' : 'blue' },
        { alias: 'note', value: `say "${id}", 50\\50 {"alias":"colour","value":"green"}` },
      ]
      await api.createProduct({
        path: filled,
        body: { product_identifier: id, ...own, price: id === 'a' ? 0.3 : 7, sale_price: 2.5, custom_attributes },
      })
    }
  })
  const found = async (query: object) => {
    const { total_items, items } = await api.listProducts({ path: filled, query })
    expect(items.length).toBeLessThanOrEqual(total_items)
    return items.map(({ product_identifier }) => product_identifier)
  }

  it('pages by identifier, by code points', async () => {
    await expect(found({})).resolves.toEqual(['-', 'B', 'a', 'b'])
    await expect(found({ offset: 1, limit: 2 })).resolves.toEqual(['B', 'a'])
    await expect(found({ offset: 9 })).resolves.toEqual([])
  })

  it('gives the same order in pages of any size, from whichever end they are counted', async () => {
    const all = await found({})
    for (let limit = 1; limit <= all.length; limit++)
      for (let offset = 0; offset < all.length; offset++)
        await expect(found({ offset, limit })).resolves.toEqual(all.slice(offset, offset + limit))
  })

  it.each(texts)('finds by %s as a whole', async (name) => {
    await expect(found({ [name]: `${name} a` })).resolves.toEqual(['a'])
    await expect(found({ [name]: `${name}` })).resolves.toEqual([])
    await expect(found({ [name]: `${name} A` })).resolves.toEqual([])
  })

  it('finds by identifier, prices and attributes, and by all together', async () => {
    await expect(found({ product_identifier: 'B' })).resolves.toEqual(['B'])
    await expect(found({ price: 0.1 + 0.2 })).resolves.toEqual(['a'])
    await expect(found({ price: 7, sale_price: 2.5 })).resolves.toEqual(['-', 'B', 'b'])
    await expect(found({ custom_attributes: { colour: 'red' } })).resolves.toEqual(['a'])
    await expect(found({ custom_attributes: { colour: 'green' } })).resolves.toEqual([])
    await expect(found({ custom_attributes: { colour: 'blu' } })).resolves.toEqual([])
    const note = 'say "b", 50\\50 {"alias":"colour","value":"green"}'
    await expect(found({ custom_attributes: { colour: 'blue', note } })).resolves.toEqual(['b'])
    await expect(found({ custom_attributes: { colour: 'red' }, price: 7 })).resolves.toEqual([])
    await expect(found({ price: 1e300 })).rejects.toMatchObject(refused(422, 'query.price'))
  })

  it('finds those without a text', async () => {
    await api.createProduct({ path: filled, body: { product_identifier: 'bare', name: 'Bare' } })
    await expect(found({ sku: '' })).resolves.toEqual(['bare'])
  })
})
