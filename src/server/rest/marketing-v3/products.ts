import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { HandlerRequest, Handlers } from '../../contract/handlers.ts'
import { judgedItems } from '../../contract/partial-success.ts'
import type { Product, ProductFilter } from '../../domain/commerce/products.ts'
import type { Domain } from '../../domain/domain.ts'
import { invalid } from '../../domain/errors.ts'
import { type Price, parsePrice, priceNumber } from '../../lib/price.ts'

/** The product as the contract has it, which says nothing of stock. */
function toProduct({ in_stock: _, price, sale_price, ...rest }: Product): components['schemas']['Product'] {
  return { ...rest, price: priceNumber(price), sale_price: priceNumber(sale_price) }
}

function toPrice(given: number | undefined, place: string): Price | undefined {
  const price = given === undefined ? undefined : parsePrice(given)
  if (given !== undefined && price === undefined) throw invalid(place, 'must be smaller than 8589934592')
  return price
}

function toFilter(query: HandlerRequest<'marketing-v3', 'listProducts'>['query']): ProductFilter {
  const { offset: _, limit: __, product_identifier, price, sale_price, custom_attributes, ...texts } = query
  return {
    ...texts,
    identifier: product_identifier,
    price: toPrice(price, 'price'),
    sale_price: toPrice(sale_price, 'sale_price'),
    custom_attributes: Object.entries(custom_attributes ?? {}).map(([alias, value]) => ({ alias, value })),
  }
}

export function productHandlers({ commerce: { products, productImports } }: Domain) {
  return {
    async listProducts({ path, query, caller }) {
      const page = { offset: query.offset, limit: query.limit }
      const { total, items } = await products.list(caller.accountId, path.catalog_id, toFilter(query), page)
      return { total_items: total, items: items.map(toProduct) }
    },

    async createProduct({ path, body, caller }) {
      return toProduct(await products.create(caller.accountId, path.catalog_id, { ...body }))
    },

    async getProduct({ path, caller }) {
      return toProduct(await products.get(caller.accountId, path.catalog_id, path.product_identifier))
    },

    async updateProduct({ path, body, caller }) {
      const { catalog_id, product_identifier } = path
      return toProduct(await products.update(caller.accountId, catalog_id, product_identifier, { ...body }))
    },

    async deleteProduct({ path, caller }) {
      await products.delete(caller.accountId, path.catalog_id, path.product_identifier)
    },

    async importProducts({ path, body, caller }) {
      const { products: items, mode = 'update' } = body
      await productImports.start(caller, path.catalog_id, { products: judgedItems(items), mode })
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Products'>
}
