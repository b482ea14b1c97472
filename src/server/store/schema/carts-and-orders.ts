// The tables of carts and orders.
import type { Generated } from 'kysely'

export type CartState = 'open' | 'emptied' | 'ordered'
export type OrderStatus = 'created' | 'pending' | 'canceled' | 'completed' | 'unknown'

export interface CartTable {
  id: Generated<number>
  account_id: number
  /** The shop, in lower case. */
  domain: string
  /** The id of the cart in the shop, or one of ours. */
  cart_id: string
  state: CartState
  /** Grows with every change. */
  generation: number
  /** Both are null for an unknown owner. */
  list_id: number | null
  contact_id: number | null
  /** The id, in the shop, of the order that closed it. */
  order_id: string | null
  /** Millionths (lib/price.ts). */
  total: number | null
  /** Empty when the shop did not say. */
  url: string
  /** How many lines `products` has, which is JSON. */
  lines: number
  products: string
  /** JSON (`CartReminder`) of what an automation did about the cart as it is; null before that. */
  reminder: string | null
  created: number
  updated: number
}

export interface ShopOrderTable {
  id: Generated<number>
  account_id: number
  /** The shop, in lower case. */
  domain: string
  /** The id of the order in the shop. */
  order_id: string
  status: OrderStatus
  order_date: number
  /** The id, in the shop, of the cart that it comes from. */
  cart_id: string | null
  /** Both are null for an unknown buyer. */
  list_id: number | null
  contact_id: number | null
  /** Millionths (lib/price.ts). */
  total: number | null
  /** How many lines `products` has, which is JSON. */
  lines: number
  products: string
  created: number
  updated: number
}

export interface CartsAndOrdersTables {
  cart: CartTable
  shop_order: ShopOrderTable
}
