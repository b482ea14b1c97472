// What shops sell, where, and to whom: catalogs with their products, connected sites, carts and orders.
import type { Parts } from '../parts.ts'
import { createCatalogs } from './catalogs.ts'
import { createProducts } from './products.ts'

export type CommerceArea = ReturnType<typeof createCommerceArea>

export const createCommerceArea = (parts: Parts & { publicUrl: string }) => ({
  catalogs: createCatalogs(parts),
  products: createProducts(parts),
})

