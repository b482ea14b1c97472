// A catalog of 100,000 products: imported in one request of nearly 20 MB, from the request until no operation is left,
// then listed.
import type { MarketingClient } from '../../../src/clients/index.ts'
import { type Engine, onEachEngine, vacuum } from '../engines.ts'
import { clientOf, startPlatform } from '../servers.ts'
import { type Row, target } from '../table.ts'

const GIVE_UP = 180_000
/** Milliseconds in which a page should come, however large its catalog is. */
const PAGE = 50
const LOOKS = 9

const SHARED = 'The load and the platform share two cores.'
const WRITTEN =
  'Nearly half of the time is that of PostgreSQL with the rows: each new version of a product goes into five indexes. The platform reads a thousand products, has them written, and then reads the next.'
const UNVACUUMED =
  'PostgreSQL does not know yet that everybody may see the new products, so it looks at each one that it counts or skips. Autovacuum ends that within a minute.'

const product = (n: number, cents: number) => ({
  product_identifier: `SKU-${n}`,
  name: `T-shirt ${n}, red`,
  sku: `S${n}`,
  link: `https://shop.example.com/p/${n}`,
  price: ((n % 1000) * 100 + cents) / 100,
  brand: `Brand ${n % 50}`,
  custom_attributes: [{ alias: 'colour', value: n % 2 ? 'red' : 'blue' }],
})

interface Import {
  mode: 'add' | 'update' | 'rewrite'
  /** The products (those of the catalog). */
  as?: ReturnType<typeof product>[]
  how?: string
}

async function settle(api: MarketingClient, start: number): Promise<number> {
  while ((await api.listOperations()).total_items > 0) {
    if (performance.now() - start > GIVE_UP) throw new Error('The import did not end')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - start
}

/** The median of some looks, in milliseconds. */
async function medianOf(look: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < LOOKS; n++) {
    const start = performance.now()
    await look()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(LOOKS / 2)] as number
}

type Looks = Record<string, NonNullable<NonNullable<Parameters<MarketingClient['listProducts']>[0]>['query']>>

const middlePage = (total: number): Looks => ({ 'a page in the middle': { offset: total / 2, limit: 100 } })

async function lookAt(
  api: MarketingClient,
  catalog_id: number,
  { what, queries, when, ifMissed }: { what: string; queries: Looks; when: string; ifMissed: string },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [look, query] of Object.entries(queries)) {
    const ms = await medianOf(() => api.listProducts({ path: { catalog_id }, query }))
    rows.push({
      what: `${what}, ${look}${when}`,
      unit: 'ms',
      ours: ms,
      target: target('at most', PAGE, ms, `${PAGE} ms`),
      ifMissed,
    })
  }
  return rows
}

async function onEngine({ name, folder, env }: Engine, total: number): Promise<Row[]> {
  const server = await startPlatform(folder, env)
  try {
    const api = clientOf(server)
    const { catalog_id } = await api.createCatalog({ body: { title: 'Spring', language: 'en', currency: 'eur' } })
    const path = { catalog_id }
    const products = Array.from({ length: total }, (_, n) => product(n, 99))
    const cheaper = products.map((_, n) => product(n, 95))
    const count = total.toLocaleString('en-US')
    const importing = async ({ mode, as = products, how = '' }: Import): Promise<Row[]> => {
      const cpu = server.child.cpu()
      const start = performance.now()
      await api.importProducts({ path, body: { mode, products: as } })
      const perSecond = (total / (await settle(api, start))) * 1000
      const { total_items } = await api.listProducts({ path, query: { limit: 1 } })
      if (total_items !== total) throw new Error(`${total_items} products instead of ${total}`)
      const what = `${name}: ${count} products in one request, mode ${mode}${how}`
      const each = (server.child.cpu() - cpu) / total
      return [
        {
          what,
          unit: '/s',
          ours: perSecond,
          target: target('at least', 30_000, perSecond, '30,000 /s'),
          ifMissed: name === 'PostgreSQL' ? WRITTEN : SHARED,
        },
        { what: `${what}: CPU each`, unit: 'ms', ours: each },
      ]
    }
    const rows: Row[] = []
    const imports: Import[] = [
      { mode: 'add' },
      { mode: 'update', as: cheaper },
      { mode: 'update', as: cheaper, how: ', as they are' },
      { mode: 'rewrite' },
    ]
    for (const one of imports) rows.push(...(await importing(one)))
    const looks = {
      'the last page': { offset: total - 100, limit: 100 },
      ...middlePage(total),
      'one by its SKU': { sku: `S${total - 1}` },
      'those of a brand': { brand: 'Brand 7' },
      'those at a price': { price: 7.99 },
      'those with an attribute': { custom_attributes: { colour: 'red' } },
    }
    const { DATABASE_URL: url } = env
    const what = `${name}: a catalog of ${count}`
    const ifMissed = url === undefined ? SHARED : UNVACUUMED
    rows.push(...(await lookAt(api, catalog_id, { what, queries: looks, when: '', ifMissed })))
    if (url === undefined) return rows
    await vacuum(url, 'product')
    const again = { what, queries: middlePage(total), when: ', after autovacuum', ifMissed: SHARED }
    rows.push(...(await lookAt(api, catalog_id, again)))
    return rows
  } finally {
    await server.child.stop()
  }
}

export async function measureProducts({ quick }: { quick: boolean }): Promise<Row[]> {
  return (await onEachEngine((engine) => onEngine(engine, quick ? 20_000 : 100_000))).flat()
}
