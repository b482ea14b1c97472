// A product as the store keeps it.
import { fromJson, toJson } from '../../lib/json-text.ts'
import { NO_PRICE, type Price } from '../../lib/price.ts'
import type { ProductDetails, ProductRow } from '../../store/commerce/products.ts'
import type { ProductFields, ProductPatch } from './product-input.ts'

/** A product of a catalog. */
export interface Product extends ProductFields {
  product_identifier: string
  catalog_id: number
}

const EMPTY: Readonly<ProductFields> = {
  name: '',
  description: '',
  sku: '',
  upc: '',
  ean: '',
  gtin: '',
  mpn: '',
  brand: '',
  link: '',
  image_link: '',
  price: NO_PRICE,
  sale_price: NO_PRICE,
  categories: [],
  related_products: [],
  custom_attributes: [],
  in_stock: null,
}

const stockOf = (flag: number | null): boolean | null => (flag === null ? null : flag === 1)

/** What a row says. */
function fieldsOf(row: ProductRow): ProductFields {
  const { edition_id: _, identifier: __, details, in_stock, price, sale_price, ...texts } = row
  const { link = '', image_link = '', ...lists } = fromJson<ProductDetails>(details)
  const { categories = [], related_products = [], custom_attributes = [] } = lists
  return {
    ...texts,
    link,
    image_link,
    // Only `rowOf` writes these columns.
    price: price as Price,
    sale_price: sale_price as Price,
    categories,
    related_products,
    custom_attributes,
    in_stock: stockOf(in_stock),
  }
}

/** The product in a row. */
export const productOf = (row: ProductRow, catalog: number): Product => ({
  product_identifier: row.identifier,
  catalog_id: catalog,
  ...fieldsOf(row),
})

function detailsOf({ link, image_link, categories, related_products, custom_attributes }: ProductFields): string {
  const details: ProductDetails = {
    ...(link !== '' && { link }),
    ...(image_link !== '' && { image_link }),
    ...(categories.length > 0 && { categories }),
    ...(related_products.length > 0 && { related_products }),
    // The order of their members is the one that a filter looks for.
    ...(custom_attributes.length > 0 && {
      custom_attributes: custom_attributes.map(({ alias, value }) => ({ alias, value })),
    }),
  }
  return toJson(details)
}

/** The row of a product with these changes; `before` is the row that it has, if any. */
export function rowOf(edition: number, identifier: string, patch: ProductPatch, before?: ProductRow): ProductRow {
  const fields = { ...(before ? fieldsOf(before) : EMPTY), ...patch }
  const { name, description, sku, upc, ean, gtin, mpn, brand, price, sale_price, in_stock } = fields
  return {
    edition_id: edition,
    identifier,
    name,
    description,
    sku,
    upc,
    ean,
    gtin,
    mpn,
    brand,
    price,
    sale_price,
    in_stock: in_stock === null ? null : Number(in_stock),
    details: detailsOf(fields),
  }
}
