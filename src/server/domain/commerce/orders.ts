// The orders of shops. A known id changes the order; the first request that leads to a contact makes the event (M-580).
import type { ContactRow } from '../../store/audience/contacts.ts'
import { type CartRow, findCart } from '../../store/commerce/carts.ts'
import * as rows from '../../store/commerce/orders.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { recordEvents } from '../events/events.ts'
import type { Page, PageRequest } from '../pages.ts'
import { newOrder } from './cart-events.ts'
import { closeCart } from './carts.ts'
import { type GivenLines, keptLines, type Line, linesOf, readAmount, readLines } from './lines.ts'
import { findOrMakeProducts } from './named-products.ts'
import { assertSameOwner, untilOwnerStays } from './owners.ts'
import { holdContact, type ShopContact, shopContact } from './shop-contacts.ts'
import { requireShop, type Shop } from './shops.ts'
import { toDomain } from './sites.ts'

export type { OrderHead } from '../../store/commerce/orders.ts'

/** An order as the shop sends it. */
interface OrderInput {
  orderId: string
  total: number | undefined
  /** The cart that it comes from, which is closed; empty for none. */
  cartId: string | undefined
  contact: ShopContact | undefined
  products: Line[] | undefined
  /** Milliseconds. */
  date: number | undefined
  status: rows.OrderStatus | undefined
}

/** An order with what was ordered. */
export type Order = rows.OrderRow & { content: Line[] }

interface Given {
  values: Pick<rows.NewOrder, 'order_id' | 'total' | 'cart_id' | 'status' | 'lines' | 'products'>
  named: GivenLines['products']
  contact: ShopContact | undefined
  date: number | undefined
}

/** What the request says of the order; throws `invalid` for an amount or a product that is none. */
function read({ orderId, total, cartId, contact, products = [], date, status = 'unknown' }: OrderInput): Given {
  const { lines, products: named } = readLines(products)
  const values = {
    order_id: orderId,
    total: total === undefined ? null : readAmount(total, 'orderTotal'),
    cart_id: cartId || null,
    status,
    ...keptLines(lines),
  }
  return { values, named, contact, date }
}

/** The contact of an order, held, and where it was found. */
interface Found {
  contact: ContactRow | null
  /** Whether the request names a contact: then that of the order and its cart does not count. */
  isMeant: boolean
  order?: rows.OrderRow | undefined
  /** Read only if the order has no contact. */
  cart?: CartRow | undefined
}

/** The contact that the request means, else that of the order, else that of its cart. */
async function contactOf(tx: Db, shop: Shop, { contact, values }: Given, now: number): Promise<Found> {
  const { account, domain } = shop
  const { order_id, cart_id } = values
  const meant = await shopContact(tx, shop, contact, now)
  if (meant) return { contact: meant, isMeant: true }
  const order = await rows.findOrder(tx, { account, domain, orderId: order_id })
  const known = order ? await holdContact(tx, account, order) : null
  if (known) return { contact: known, isMeant: false, order }
  const cart = cart_id === null ? undefined : await findCart(tx, { account, domain, cartId: cart_id })
  return { contact: cart ? await holdContact(tx, account, cart) : null, isMeant: false, order, cart }
}

/** Writes the order down in place of `before`, which is held. */
async function save(tx: Db, order: rows.NewOrder, before: rows.OrderRow | undefined, date: number | undefined) {
  if (!before) return rows.insertOrder(tx, order)
  // A change of the status should not move the order to another day.
  const { created: _created, order_date, ...change } = order
  await rows.updateOrder(tx, order.account_id, before.id, { ...change, ...(date !== undefined && { order_date }) })
}

export interface Orders {
  /** Takes an order. Throws `not_found` for a shop that is not connected. */
  takeOrder(account: number, domain: string, input: OrderInput): Promise<void>
  /** Orders of all shops. */
  list(account: number, filter: rows.OrderFilter, page: PageRequest): Promise<Page<rows.OrderHead>>
  /** An order with what was ordered; throws `not_found`. */
  get(account: number, domain: string, orderId: string): Promise<Order>
}

export function createOrders({ store, clock }: DomainDeps): Orders {
  async function takeInTransaction(tx: Db, account: number, domain: string, given: Given): Promise<void> {
    const shop = await requireShop(tx, account, domain)
    const now = clock.now(account)
    // The contact is held first, then the catalog, the cart and the order.
    const found = await contactOf(tx, shop, given, now)
    const { contact } = found
    const { values, named, date } = given
    await findOrMakeProducts(tx, account, named, now)
    if (values.cart_id !== null) {
      const key = { account, domain: shop.domain, cartId: values.cart_id }
      const cart = await closeCart(tx, key, { orderId: values.order_id, contact, now })
      const isOfCart = !found.isMeant && (contact === null || found.cart !== undefined)
      if (isOfCart) assertSameOwner(found.cart, cart)
    }
    const order = {
      ...values,
      account_id: account,
      domain: shop.domain,
      order_date: date ?? now,
      list_id: contact?.list_id ?? null,
      contact_id: contact?.id ?? null,
      created: now,
      updated: now,
    }
    const before = await rows.holdOrder(tx, { account, domain: shop.domain, orderId: values.order_id })
    if (!found.isMeant) assertSameOwner(found.order, before)
    await save(tx, order, before, date)
    // Only once, when the contact becomes known.
    if (contact && (before?.contact_id ?? null) === null) await recordEvents(tx, [newOrder(contact, order, now)])
  }

  return {
    async takeOrder(account, domain, input): Promise<void> {
      const given = read(input)
      await untilOwnerStays(() => store.writeAlongside((tx) => takeInTransaction(tx, account, domain, given)))
    },

    list: (account, filter, page) =>
      rows.listOrders(
        store.db,
        account,
        { ...filter, ...(filter.domain !== undefined && { domain: toDomain(filter.domain) }) },
        page,
      ),

    async get(account, domain, orderId): Promise<Order> {
      const row = await rows.findOrder(store.db, { account, domain: toDomain(domain), orderId })
      if (!row) throw notFound('order', orderId)
      return { ...row, content: linesOf(row) }
    },
  }
}
