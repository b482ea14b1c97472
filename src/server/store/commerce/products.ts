// Products. Each belongs to an edition of a catalog; who names the catalog sees its current edition.
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { toJson } from '../../lib/json-text.ts'
import type { Price } from '../../lib/price.ts'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { PAGE_BYTES, type Page, PageTooLargeError } from '../pages.ts'
import type { ProductTable, Tables } from '../schema.ts'
import type { Db } from '../store.ts'
import { currentEdition } from './catalogs.ts'

/** A property of a product without a dedicated member. */
export interface ProductAttribute {
  alias: string
  value: string
}

/** What no filter but that of the attributes looks at. */
export interface ProductDetails {
  link?: string
  image_link?: string
  categories?: string[]
  related_products?: string[]
  custom_attributes?: ProductAttribute[]
}

export type ProductRow = Selectable<ProductTable>

const columns = [
  'edition_id',
  'identifier',
  'name',
  'description',
  'sku',
  'upc',
  'ean',
  'gtin',
  'mpn',
  'brand',
  'price',
  'sale_price',
  'in_stock',
  'details',
] as const satisfies (keyof ProductRow)[]

const key = ['edition_id', 'identifier'] as const

/** Writes products over those with the same identifiers in their editions. */
export const writeProducts = (tx: Db, rows: readonly ProductRow[]): Promise<void> =>
  insertMany(tx, { table: 'product', columns, key, overwrite: columns.slice(2) }, rows)

const byIdentifiers = (db: Db, edition: number, identifiers: readonly string[]) =>
  dialectOf(db).keyed({ table: 'product', owner: { edition_id: edition }, key: ['identifier', identifiers] })

/** The products of an edition with these identifiers, in no particular order. */
export async function productsOf(db: Db, edition: number, identifiers: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await byIdentifiers(db, edition, identifiers).execute(db)
  return rows
}

/** Bytes of the details of these products. */
async function detailsOf(db: Db, edition: number, identifiers: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number | string | null }>`
    SELECT sum(octet_length(details)) AS bytes FROM (${byIdentifiers(db, edition, identifiers)}) AS found`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** The texts that a filter can ask for, each as a whole. All but the description have an index, which leaves out empty ones. */
const filterTexts = ['name', 'description', 'sku', 'upc', 'ean', 'gtin', 'mpn', 'brand'] as const

export type ProductFilter = { readonly [T in (typeof filterTexts)[number]]?: string | undefined } & {
  identifier?: string | undefined
  price?: Price | undefined
  sale_price?: Price | undefined
  custom_attributes?: readonly ProductAttribute[] | undefined
}

type Query = SelectQueryBuilder<Tables, 'product', object>

/** The products of the catalog that match. */
function productsLike(db: Db, account: number, catalog: number, filter: ProductFilter): Query {
  let query: Query = db.selectFrom('product').where('edition_id', '=', currentEdition(db, account, catalog))
  if (filter.identifier !== undefined) query = query.where('identifier', '=', filter.identifier)
  for (const name of filterTexts) {
    const text = filter[name]
    if (text === undefined) continue
    query = query.where(name, '=', text)
    if (text !== '') query = query.where(sql<boolean>`${sql.ref(name)} <> ''`)
  }
  for (const name of ['price', 'sale_price'] as const) {
    const price = filter[name]
    if (price === undefined) continue
    query = query.where(name, '=', price)
    if (price !== 0) query = query.where(sql<boolean>`${sql.ref(name)} <> 0`)
  }
  for (const { alias, value } of filter.custom_attributes ?? []) {
    // The quotation marks inside a text of JSON are escaped, so this is found where it is an attribute, and nowhere else.
    query = query.where(dialectOf(db).contains(sql.ref('details'), toJson({ alias, value } satisfies ProductAttribute)))
  }
  return query
}

async function countOf(matching: Query): Promise<number> {
  const { n } = await matching.select((e) => e.fn.countAll<number | string>().as('n')).executeTakeFirstOrThrow()
  return Number(n)
}

/** From which end the rows before a page are counted off in an index, and how many there are. */
interface Way {
  order: 'asc' | 'desc'
  before: number
  size: number
}

/** The way to a page that is not empty: neither the first one nor the last one of a large catalog reads more than itself. */
function nearerWay({ offset, limit }: { offset: number; limit: number }, total: number): Way {
  const size = Math.min(limit, total - offset)
  const behind = total - offset - size
  return offset <= behind ? { order: 'asc', before: offset, size } : { order: 'desc', before: behind, size }
}

/**
 * A number that PostgreSQL cannot see while it plans. It has no statistics of an edition that is new, takes it to be smaller
 * than the offset, and would sort all of it rather than walk the index.
 */
const unforeseen = (n: number) => sql<number>`(SELECT cast(${n} AS bigint))`

/** A page of the products of a catalog that match, by their identifiers. Only its own rows are read as a whole. */
export async function listProducts(
  db: Db,
  account: number,
  catalog: number,
  filter: ProductFilter,
  page: { offset: number; limit: number },
): Promise<Page<ProductRow>> {
  const matching = productsLike(db, account, catalog, filter)
  const rowsBy = async ({ order, before, size }: Way): Promise<ProductRow[]> => {
    const ordered = matching.select(['edition_id', 'identifier']).orderBy('identifier', order)
    const keys = await ordered.offset(unforeseen(before)).limit(size).execute()
    const [first] = keys
    if (!first) return []
    const [edition, identifiers] = [first.edition_id, keys.map(({ identifier }) => identifier)]
    if ((await detailsOf(db, edition, identifiers)) > PAGE_BYTES) throw new PageTooLargeError()
    const found = new Map((await productsOf(db, edition, identifiers)).map((row) => [row.identifier, row]))
    const inOrder = order === 'asc' ? identifiers : identifiers.reverse()
    return inOrder.flatMap((identifier) => found.get(identifier) ?? [])
  }
  const total = await countOf(matching)
  if (page.offset >= total) return { total, items: [] }
  const way = nearerWay(page, total)
  const items = await rowsBy(way)
  // An import may have shown another edition between the keys and their rows, and the removal of this one has begun.
  const isWhole = items.length === way.size
  // Products that were added or removed since have moved a page that is counted from the end.
  if (isWhole && (way.order === 'asc' || (await countOf(matching)) === total)) return { total, items }
  return { total, items: await rowsBy({ order: 'asc', before: page.offset, size: way.size }) }
}

/** A product of the catalog. */
export const findProduct = (
  db: Db,
  account: number,
  catalog: number,
  identifier: string,
): Promise<ProductRow | undefined> => productsLike(db, account, catalog, { identifier }).selectAll().executeTakeFirst()

/** Products with these identifiers in any catalog of the account, those of older catalogs first. */
export function productsAnywhere(
  db: Db,
  account: number,
  identifiers: readonly string[],
): Promise<(ProductRow & { catalog_id: number })[]> {
  return db
    .selectFrom('catalog_edition')
    .innerJoin('product', 'product.edition_id', 'catalog_edition.id')
    .selectAll('product')
    .select('catalog_edition.catalog_id')
    .where('catalog_edition.account_id', '=', account)
    .where(sql<boolean>`catalog_edition.state = 'current'`)
    .where(dialectOf(db).inValues('product.identifier', identifiers))
    .orderBy('catalog_edition.catalog_id')
    .execute()
}

/** Deletes a product; false when it was not there. */
export async function deleteProduct(tx: Db, edition: number, identifier: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('product')
    .where('edition_id', '=', edition)
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
