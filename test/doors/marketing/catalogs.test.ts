import { describe, expect, it } from 'vitest'
import { readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { openAccount, refused, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const spring = { title: 'Spring', language: 'en', currency: 'eur' }

const rowsOf = (table: string) => readRows<{ n: number }>(server.data, `SELECT count(*) AS n FROM ${table}`)
const count = async (table: string) => Number((await rowsOf(table))[0]?.n)

describe('createCatalog', () => {
  it('makes an empty catalog', async () => {
    const { api } = await openAccount(server)
    const catalog = await api.createCatalog({ body: spring })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(catalog).toEqual({ catalog_id: expect.any(Number), ...spring, created: time, updated: time })
    const path = { catalog_id: catalog.catalog_id }
    await expect(api.listProducts({ path })).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('needs a title, a language and a currency', async () => {
    const { api } = await openAccount(server)
    const body = { ...spring, title: '' }
    await expect(api.createCatalog({ body })).rejects.toMatchObject(refused(422, 'body.title'))
  })
})

describe('listCatalogs', () => {
  it('shows all catalogs of the account, oldest first', async () => {
    const { api } = await openAccount(server)
    const other = await openAccount(server)
    for (const title of ['Spring', 'Autumn']) await api.createCatalog({ body: { ...spring, title } })
    const { total_items, items } = await api.listCatalogs()
    expect([total_items, items.map(({ title }) => title)]).toEqual([2, ['Spring', 'Autumn']])
    await expect(other.api.listCatalogs()).resolves.toEqual({ total_items: 0, items: [] })
  })

  it('tells when a product changed last', async () => {
    const account = await openAccount(server)
    const { catalog_id } = await account.api.createCatalog({ body: spring })
    await account.sandbox.advanceClock({ body: { seconds: 3600 } })
    await account.api.createProduct({ path: { catalog_id }, body: { product_identifier: 'A', name: 'A' } })
    const [catalog] = (await account.api.listCatalogs()).items
    expect(Date.parse(`${catalog?.updated}Z`) - Date.parse(`${catalog?.created}Z`)).toBeGreaterThanOrEqual(3_600_000)
  })
})

describe('deleteCatalog', () => {
  it('takes its products with it, in slices, and no others', async () => {
    const account = await openAccount(server)
    const { api } = account
    const gone = await api.createCatalog({ body: spring })
    const kept = await api.createCatalog({ body: spring })
    const products = Array.from({ length: 2_500 }, (_, n) => ({ product_identifier: `P${n}` }))
    for (const { catalog_id } of [gone, kept]) await api.importProducts({ path: { catalog_id }, body: { products } })
    await settle(account)
    const before = await count('product')
    await api.deleteCatalog({ path: { catalog_id: gone.catalog_id } })
    for (const call of [api.listProducts, api.deleteCatalog])
      await expect(call({ path: { catalog_id: gone.catalog_id } })).rejects.toMatchObject({ status: 404 })
    await eventually(async () => (await count("catalog_edition WHERE state = 'removed'")) === 0)
    expect(before - (await count('product'))).toBe(2_500)
    const path = { catalog_id: kept.catalog_id }
    await expect(api.listProducts({ path })).resolves.toMatchObject({ total_items: 2_500 })
  })

  it('does not touch a catalog of another account', async () => {
    const [{ api }, other] = [await openAccount(server), await openAccount(server)]
    const { catalog_id } = await other.api.createCatalog({ body: spring })
    await expect(api.deleteCatalog({ path: { catalog_id } })).rejects.toMatchObject({ status: 404 })
    expect((await other.api.listCatalogs()).total_items).toBe(1)
  })
})
