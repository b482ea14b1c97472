// How much of a catalog is read for some of its products.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ProductRow, productsOf, writeProducts } from '../../src/server/store/commerce/products.ts'
import type { Store } from '../../src/server/store/store.ts'
import { onPostgresOnly, openTestStore } from '../support/engine.ts'

const EDITION = 7

let folder: string
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-products-'))
  store = await openTestStore(folder)
})
afterAll(async () => {
  await store?.close()
  await rm(folder, { recursive: true, force: true })
})

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
      const found = await productsOf(tx, EDITION, [...asked, 'SKU-none'])
      expect(found.map(({ identifier }) => identifier).sort()).toEqual([...asked].sort())
      const { rows } = await sql<{ n: number }>`
      SELECT (seq_tup_read + idx_tup_fetch)::int AS n FROM pg_stat_xact_user_tables WHERE relname = 'product'`.execute(
        tx,
      )
      return rows[0]?.n
    })
    expect(read).toBe(asked.length)
  },
)
