// The lines of carts and orders. They are kept as the shop sent them, with exact prices.

import { fromJson, toJson } from '../../lib/json-text.ts'
import { type Price, parsePrice, priceNumber } from '../../lib/price.ts'
import { invalid } from '../errors.ts'
import { ProductFault, type ProductPatch, readProduct } from './product-input.ts'

/** A line of a cart or an order. Its members have the names of the contract. */
export interface Line {
  product_identifier?: string
  name?: string
  description?: string
  sku?: string
  upc?: string
  ean?: string
  gtin?: string
  mpn?: string
  link?: string
  image_link?: string
  price?: number
  sale_price?: number
  brand?: string
  categories?: string[]
  related_products?: string[]
  custom_attributes?: { alias: string; value: string }[]
  quantity?: number
}

/** Why an amount is not accepted. */
export const NO_AMOUNT = 'must be smaller than 8589934592'

/** The amount at a place of the request, exact; throws `invalid`. */
export function readAmount(amount: number, place: string): Price {
  const price = parsePrice(amount)
  if (price === undefined) throw invalid(place, NO_AMOUNT)
  return price
}

/** Lines with exact prices, and what they say of the products that they name. */
export interface GivenLines {
  lines: readonly Line[]
  products: ReadonlyMap<string, ProductPatch>
}

/** Checks lines; throws `invalid` at the one whose product is wrong. */
export function readLines(given: readonly Line[]): GivenLines {
  const products = new Map<string, ProductPatch>()
  const lines = given.map((line, i) => {
    const patch = readProduct({ ...line })
    if (patch instanceof ProductFault) throw invalid(`products.${i}.${patch.place}`, patch.text)
    const { price, sale_price } = patch
    if (line.product_identifier !== undefined) products.set(line.product_identifier, patch)
    return {
      ...line,
      ...(price !== undefined && { price: priceNumber(price) }),
      ...(sale_price !== undefined && { sale_price: priceNumber(sale_price) }),
    }
  })
  return { lines, products }
}

/** An amount that a column keeps, as a number of JSON. Only amounts that were read get into such columns. */
export const shownAmount = (kept: number): number => priceNumber(kept as Price)

/** The columns that keep lines. */
export const keptLines = (lines: readonly Line[]) => ({ lines: lines.length, products: toJson(lines) })

/** The lines that such columns keep. */
export const linesOf = ({ products }: { products: string }): Line[] => fromJson<Line[]>(products)
