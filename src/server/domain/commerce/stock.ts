// Whether products can be bought.
import { productsAnywhere } from '../../store/commerce/products.ts'
import type { Db } from '../../store/store.ts'

/** Whether a product is in stock in any catalog that says so; null when none does. */
export async function isInStock(db: Db, account: number, product: string): Promise<boolean | null> {
  const said = (await productsAnywhere(db, account, [product])).flatMap(({ in_stock }) => in_stock ?? [])
  return said.length === 0 ? null : said.some((flag) => flag === 1)
}
