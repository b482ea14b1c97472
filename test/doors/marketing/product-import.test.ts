import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { createMarketingClient } from '../../../src/clients/index.ts'
import { dropDatabaseOf, engineEnv, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { type Account, openAccount, refused, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { startWatchedServer } from '../../support/watched-server.ts'

const server = useServer()
let account: Account
beforeAll(async () => {
  account = await openAccount(server)
})

type Mode = MarketingSchemas['ProductImportMode']
/** Anything that somebody may send as a product. */
type Item = Record<string, unknown>

const COUNTS = { imported: 0, updated: 0, ignored: 0, invalid: 0 }
const many = (count: number, more: Item = {}) =>
  Array.from({ length: count }, (_, n) => ({ product_identifier: `P${n}`, ...more }))
const identifiersOf = (rows: { product_identifier: string }[]) => rows.map((row) => row.product_identifier)

async function openCatalog({ api } = account) {
  const { catalog_id } = await api.createCatalog({ body: { title: 'Spring', language: 'en', currency: 'eur' } })
  const path = { catalog_id }
  const start = (mode: Mode, products: Item[]) => api.importProducts({ path, body: { mode, products } })
  const newest = async () => {
    const listed = await api.listOperations()
    const ended = await api.listEndedOperations({})
    return Math.max(...[...listed.items, ...ended.items].map(({ operation_id }) => operation_id))
  }
  return {
    path,
    start,
    newest,
    get: (product_identifier: string) => api.getProduct({ path: { ...path, product_identifier } }),
    total: async () => (await api.listProducts({ path })).total_items,
    all: async () => identifiersOf((await api.listProducts({ path })).items),
    /** Imports; resolves at the end with what the operation says, and the lines of its file. */
    async import(mode: Mode, products: Item[]) {
      await start(mode, products)
      await settle(account)
      const operation = await api.getOperation({ path: { operation_id: await newest() } })
      return { operation, counts: operation.counts, lines: await linesOf(operation.file) }
    },
  }
}

async function linesOf(file: string | undefined): Promise<string[]> {
  if (file === undefined) return []
  const answer = await server.inject(new Request(`https://localhost${new URL(file).pathname}`))
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(head).toBe('row,product_identifier,result,detail')
  return lines
}

describe('importProducts', () => {
  it('adds what the catalog does not have', async () => {
    const catalog = await openCatalog()
    const first = await catalog.import('add', many(2_500, { price: 1, name: 'first' }))
    expect(first).toMatchObject({ operation: { type: 'import_ecommerce', status: 'finished' }, lines: [] })
    expect(first.counts).toEqual({ ...COUNTS, imported: 2_500 })
    await expect(catalog.total()).resolves.toBe(2_500)
    const second = await catalog.import('add', [{ product_identifier: 'P7', price: 2 }, { product_identifier: 'new' }])
    expect(second.counts).toEqual({ ...COUNTS, imported: 1, ignored: 1 })
    expect(second.lines).toEqual(['1,P7,ignored,The catalog has a product with this identifier'])
    await expect(catalog.get('P7')).resolves.toMatchObject({ price: 1 })
  })

  it('updates with the values that are given, also twice in one import', async () => {
    const catalog = await openCatalog()
    await catalog.import('add', [
      { product_identifier: 'A', name: 'A', price: 3, categories: ['x'], link: 'https://a' },
    ])
    const { counts } = await catalog.import('update', [
      { product_identifier: 'A', price: '2.50', name: '' },
      { product_identifier: 'B', name: 'B' },
      { product_identifier: 'B', brand: 'Example' },
    ])
    expect(counts).toEqual({ ...COUNTS, imported: 1, updated: 2 })
    await expect(catalog.get('A')).resolves.toMatchObject({
      price: 2.5,
      name: '',
      categories: ['x'],
      link: 'https://a',
    })
    await expect(catalog.get('B')).resolves.toMatchObject({ name: 'B', brand: 'Example' })
  })

  it('counts products that stay as they are as updated, and goes back on its own changes', async () => {
    const catalog = await openCatalog()
    const A = { product_identifier: 'A', name: 'A', price: 3 }
    await catalog.import('add', [A])
    const { counts } = await catalog.import('update', [A, { ...A, price: 4 }, A, { product_identifier: 'B' }, A])
    expect(counts).toEqual({ ...COUNTS, imported: 1, updated: 4 })
    await expect(catalog.get('A')).resolves.toMatchObject({ name: 'A', price: 3 })
    await expect(catalog.all()).resolves.toEqual(['A', 'B'])
  })

  it('replaces the catalog, also with nothing, and takes the old products away', async () => {
    const catalog = await openCatalog()
    await catalog.import('add', many(1_500))
    const { counts } = await catalog.import('rewrite', [{ product_identifier: 'P1', name: 'new' }])
    expect(counts).toEqual({ ...COUNTS, imported: 1 })
    await expect(catalog.all()).resolves.toEqual(['P1'])
    await expect(catalog.get('P1')).resolves.toMatchObject({ name: 'new' })
    const left = () => readRows(server.data, "SELECT id FROM catalog_edition WHERE state <> 'current'")
    await eventually(async () => (await left()).length === 0)
    await catalog.import('rewrite', [])
    await expect(catalog.total()).resolves.toBe(0)
  })

  it('reads products as programs send them', async () => {
    const catalog = await openCatalog()
    const { counts } = await catalog.import('update', [
      { product_identifier: 1, name: 4711, price: '12.50', sale_price: '', sku: 12.5, brand: null, in_stock: 'yes' },
      { product_identifier: '2', price: 0.1 + 0.2, in_stock: 0, quantity: 3, variants: [{}] },
    ])
    expect(counts).toEqual({ ...COUNTS, imported: 2 })
    await expect(catalog.get('1')).resolves.toMatchObject({ name: '4711', price: 12.5, sale_price: 0, sku: '12.5' })
    await expect(catalog.get('2')).resolves.toMatchObject({ price: 0.3 })
    const stock = await readRows<{ in_stock: number | null }>(
      server.data,
      `SELECT in_stock FROM product JOIN catalog_edition e ON e.id = edition_id
       WHERE e.catalog_id = ${catalog.path.catalog_id} ORDER BY identifier`,
    )
    expect(stock.map((row) => ({ in_stock: row.in_stock === null ? null : Number(row.in_stock) }))).toEqual([
      { in_stock: null },
      { in_stock: 0 },
    ])
  })

  it('counts what is malformed, and names its place and reason', async () => {
    const catalog = await openCatalog()
    const wrong: [product: Item, line: string][] = [
      [{}, ',invalid,product_identifier: is missing'],
      [{ product_identifier: 'a b' }, ',invalid,"product_identifier: must consist of letters'],
      [{ product_identifier: true }, ',invalid,product_identifier: must be a text'],
      [{ product_identifier: 'p', price: '12,50' }, 'p,invalid,"price: must be a number such as 12.50'],
      [{ product_identifier: 'p', price: [] }, 'p,invalid,price: must be a number'],
      [{ product_identifier: 'p', name: 'x'.repeat(256) }, 'p,invalid,name: must be at most 255 characters'],
      [{ product_identifier: 'p', categories: 'Shoes' }, 'p,invalid,categories: must be a list'],
      [{ product_identifier: 'p', categories: ['a', {}] }, 'p,invalid,categories.1: must be a text'],
      [
        { product_identifier: 'p', custom_attributes: [{ alias: 'A b', value: '' }] },
        'p,invalid,custom_attributes.0.alias',
      ],
      [{ product_identifier: 'p', custom_attributes: [null] }, 'p,invalid,custom_attributes.0: must have'],
    ]
    const { counts, lines } = await catalog.import('update', [
      ...wrong.map(([product]) => product),
      { product_identifier: 'good', ean: '4006381333931', gtin: '4006381333932', name: '😀'.repeat(255) },
    ])
    expect(counts).toEqual({ ...COUNTS, invalid: wrong.length, imported: 1 })
    expect(lines).toEqual([
      ...wrong.map(([, line], n) => expect.stringContaining(`${n + 1},${line}`)),
      `${wrong.length + 1},good,imported,gtin: its check digit is wrong`,
    ])
    await expect(catalog.all()).resolves.toEqual(['good'])
  })

  it('ignores a product with a list of more than 100 items, and takes one with 100', async () => {
    const catalog = await openCatalog()
    const categories = Array.from({ length: 101 }, (_, n) => `Category ${n}`)
    const { counts, lines } = await catalog.import('add', [
      { product_identifier: 'P0', categories },
      { product_identifier: 'P1', categories: categories.slice(1) },
    ])
    expect(counts).toEqual({ ...COUNTS, imported: 1, invalid: 1 })
    expect(lines).toEqual(['1,P0,invalid,categories: must have at most 100 items'])
  })

  it('needs a catalog, and products that are objects', async () => {
    const { path } = await openCatalog()
    const other = await openAccount(server)
    const body = { products: many(1) }
    await expect(other.api.importProducts({ path, body })).rejects.toMatchObject({ status: 404 })
    const strange = { products: ['P1'] } as unknown as typeof body
    await expect(account.api.importProducts({ path, body: strange })).rejects.toMatchObject(
      refused(422, 'body.products.0'),
    )
  })
})

describe('a rewrite', () => {
  it('shows the old catalog until its end, never a part of the new one', async () => {
    const catalog = await openCatalog()
    await catalog.import('add', many(1_300, { name: 'old' }))
    await catalog.start('rewrite', many(9_000, { name: 'new' }))
    const seen = new Set<string>()
    await eventually(async () => {
      const { total_items, items } = await account.api.listProducts({ path: catalog.path, query: { limit: 1 } })
      // The count and the page are two looks.
      seen.add(String(total_items))
      return items[0]?.name === 'new'
    })
    expect([...seen].filter((total) => total !== '1300' && total !== '9000')).toEqual([])
    await expect(catalog.total()).resolves.toBe(9_000)
  })

  it('leaves the old catalog when it is cancelled', async () => {
    const catalog = await openCatalog()
    await catalog.import('add', many(3, { name: 'old' }))
    await catalog.start('rewrite', many(20_000, { name: 'new' }))
    const making = () => readRows(server.data, "SELECT id FROM catalog_edition WHERE state = 'making'")
    await eventually(async () => (await making()).length > 0)
    const operations = [await catalog.newest()]
    await expect(account.api.cancelOperations({ body: { operations } })).resolves.toMatchObject({ success: operations })
    await settle(account, 60)
    await expect(catalog.all()).resolves.toEqual(['P0', 'P1', 'P2'])
    const left = () => readRows(server.data, "SELECT id FROM catalog_edition WHERE state <> 'current'")
    await eventually(async () => (await left()).length === 0)
    await expect(readRows(server.data, 'SELECT id FROM operation_queue')).resolves.toEqual([])
  })
})

describe('several imports into one catalog', () => {
  it('go one after another, and wait for one that is paused', async () => {
    const catalog = await openCatalog()
    const other = await openCatalog()
    await catalog.start('rewrite', many(20_000, { name: 'a' }))
    const operations = [await catalog.newest()]
    await expect(account.api.pauseOperations({ body: { operations } })).resolves.toMatchObject({ success: operations })
    await catalog.start('update', [{ product_identifier: 'P19999', name: 'b' }])
    // Another catalog does not wait.
    await other.start('add', many(1))
    await settle(account, 60)
    await expect(other.total()).resolves.toBe(1)
    await expect(catalog.total()).resolves.toBe(0)
    expect((await account.api.listOperations()).total_items).toBe(2)
    await account.api.resumeOperations({ body: { operations } })
    await settle(account)
    await expect(catalog.get('P19999')).resolves.toMatchObject({ name: 'b' })
    await expect(catalog.total()).resolves.toBe(20_000)
  })

  it('end when the catalog is deleted, and say so', async () => {
    const catalog = await openCatalog()
    await catalog.start('rewrite', many(5_000))
    const operation_id = await catalog.newest()
    await account.api.deleteCatalog({ path: catalog.path })
    await settle(account)
    const { status, counts, file } = await account.api.getOperation({ path: { operation_id } })
    const { imported = 0, ignored = 0 } = counts ?? {}
    expect([status, imported + ignored]).toEqual(['finished', 5_000])
    if (ignored > 0) expect((await linesOf(file))[0]).toContain(`The catalog was deleted`)
    const left = () => readRows(server.data, "SELECT id FROM catalog_edition WHERE state <> 'current'")
    await eventually(async () => (await left()).length === 0)
  })
})

describe('a process that is killed', () => {
  it('leaves the old catalog in the middle of a rewrite, and the next one ends it', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-killed-'))
    const env = { MESSAGING_DATA: data, ...(await engineEnv(data)) }
    const editions = () =>
      readRows<{ state: string; n: number }>(
        data,
        `SELECT state, count(*) AS n FROM catalog_edition JOIN product ON edition_id = id GROUP BY state`,
      )
    const first = await startWatchedServer(env)
    const path = { catalog_id: 0 }
    try {
      const { catalog_id } = await first.marketing.createCatalog({
        body: { title: 'Spring', language: 'en', currency: 'eur' },
      })
      path.catalog_id = catalog_id
      await first.marketing.importProducts({ path, body: { products: many(700, { name: 'old' }) } })
      await eventually(async () => (await first.marketing.listOperations()).total_items === 0)
      await first.marketing.importProducts({ path, body: { mode: 'rewrite', products: many(30_000, { name: 'new' }) } })
      await eventually(async () => (await editions()).some(({ state }) => state === 'making'))
    } finally {
      await first.close()
    }
    expect(Number((await editions()).find(({ state }) => state === 'current')?.n)).toBe(700)
    const second = await startWatchedServer(env)
    try {
      const api = createMarketingClient({ apiKey: first.key, baseUrl: `${second.baseUrl}/marketing/v3`, retries: 0 })
      await eventually(async () => (await api.listOperations()).total_items === 0)
      const { total_items, items } = await api.listProducts({ path, query: { limit: 1 } })
      expect([total_items, items[0]?.name]).toEqual([30_000, 'new'])
    } finally {
      await second.close()
      await rm(data, { recursive: true, force: true })
      await dropDatabaseOf(data)
    }
  })
})
