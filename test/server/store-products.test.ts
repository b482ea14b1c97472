// How much of a catalog is read for some of its products, and pages that are read while it changes.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  beginEdition,
  currentEditionId,
  eraseEdition,
  insertCatalog,
  showEdition,
} from '../../src/server/store/commerce/catalogs.ts'
import { listProducts, type ProductRow, productsOf, writeProducts } from '../../src/server/store/commerce/products.ts'
import type { Db } from '../../src/server/store/store.ts'
import { onPostgresOnly } from '../support/engine.ts'
import { rowsRead } from '../support/rows-read.ts'
import { useStore } from '../support/use-store.ts'

const EDITION = 7

const store = useStore()

const product = (n: number): ProductRow => ({
  ...{ edition_id: EDITION, identifier: `SKU-${n}`, name: `Shirt ${n}`, description: '', sku: '', upc: '', ean: '' },
  ...{ gtin: '', mpn: '', brand: '', price: 0, sale_price: 0, in_stock: 1, details: '{}' },
})

it(
  'of a catalog only those products are read that are asked for, in a new table as well',
  onPostgresOnly(),
  async () => {
    await store.write((tx) =>
      writeProducts(
        tx,
        Array.from({ length: 5_000 }, (_, n) => product(n)),
      ),
    )
    const asked = Array.from({ length: 300 }, (_, n) => `SKU-${n * 10}`)
    const read = await store.writeAlongside(async (tx) => {
      const found = await productsOf(tx, EDITION, [...asked, ...asked, 'SKU-none'])
      expect(found.map(({ identifier }) => identifier).sort()).toEqual([...asked].sort())
      return rowsRead(tx, 'product')
    })
    expect(read).toBe(asked.length)
  },
)

/** Products of a catalog by their numbers, in the edition that it shows. */
async function fill(edition: number, numbers: readonly number[]): Promise<void> {
  await store.write((tx) =>
    writeProducts(
      tx,
      numbers.map((n) => ({ ...product(n), edition_id: edition })),
    ),
  )
}

/** A handle with which `meanwhile` happens once, between the keys of a page and their rows. */
function interrupted(meanwhile: () => Promise<void>): Db {
  let isOver = false
  return store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const [row] = result.rows
      if (!isOver && row && Object.keys(row).join() === 'edition_id,identifier') {
        isOver = true
        await meanwhile()
      }
      return result
    },
  })
}

describe('a page of products', () => {
  const numbers = [100, 101, 102, 103, 104, 105, 106, 107]
  const identifiers = (page: { items: readonly ProductRow[] }) => page.items.map(({ identifier }) => identifier)
  let catalog: number
  let edition: number
  beforeEach(async () => {
    const row = { account_id: 1, title: 'Spring', language: 'en', currency: 'eur', created: 1, updated: 1 } as const
    catalog = (await store.write((tx) => insertCatalog(tx, row))).id
    edition = await store.write((tx) => currentEditionId(tx, 1, catalog))
    await fill(edition, numbers)
  })

  it.each([{ offset: 0 }, { offset: 4 }])(
    'at $offset is whole when its edition is replaced and removed meanwhile',
    async ({ offset }) => {
      const db = interrupted(async () => {
        const next = await store.write((tx) => beginEdition(tx, 1, catalog, catalog))
        await fill(next, numbers)
        await store.write((tx) => showEdition(tx, 1, catalog, next))
        await store.write((tx) => eraseEdition(tx, { id: edition, account_id: 1 }, 100))
      })
      const page = await listProducts(db, 1, catalog, {}, { offset, limit: 4 })
      expect(identifiers(page)).toEqual(numbers.slice(offset, offset + 4).map((n) => `SKU-${n}`))
    },
  )

  it('from the end stays where it is when products come before it meanwhile', async () => {
    const db = interrupted(() => fill(edition, [1_000, 1_001, 1_002]))
    const page = await listProducts(db, 1, catalog, {}, { offset: 4, limit: 4 })
    expect(identifiers(page)).toHaveLength(4)
    expect(identifiers(page)).toEqual(
      identifiers(await listProducts(store.db, 1, catalog, {}, { offset: 4, limit: 4 })),
    )
  })
})
