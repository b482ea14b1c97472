// The carts of shops. The last request counts, until an order permanently closes the cart (M-579): shops send carts
// from queues, and a late one must not remind people of what they have bought.
import { randomHex } from '../../lib/ids.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import type { ContactRow } from '../../store/audience/contacts.ts'
import * as rows from '../../store/commerce/carts.ts'
import { firstOrderSince } from '../../store/commerce/orders.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { recordEvents } from '../events/events.ts'
import type { Page, PageRequest } from '../pages.ts'
import { type CartMoment, cartUpdate } from './cart-events.ts'
import { type GivenLines, keptLines, type Line, linesOf, readAmount, readLines } from './lines.ts'
import { findOrMakeProducts } from './named-products.ts'
import { assertSameOwner, untilOwnerStays } from './owners.ts'
import { holdContact, type ShopContact, shopContact } from './shop-contacts.ts'
import { requireShop } from './shops.ts'
import { toDomain } from './sites.ts'

export type { CartHead } from '../../store/commerce/carts.ts'

/** A cart as the shop sends it. */
export interface CartInput {
  /** Without it the cart is a new one. */
  cartId: string | undefined
  total: number | undefined
  url: string | undefined
  contact: ShopContact | undefined
  /** An empty list empties the cart. */
  products: Line[] | undefined
}

/** A cart with what is in it. */
export type Cart = rows.CartRow & { content: Line[] }

type Change = Omit<rows.CartRow, 'id' | 'account_id' | 'domain' | 'cart_id' | 'created' | 'generation' | 'reminder'>

const withContent = (row: rows.CartRow): Cart => ({ ...row, content: linesOf(row) })

/** Writes the cart down, as the next generation of `before`. */
async function save(
  tx: Db,
  key: rows.CartKey,
  before: rows.CartRow | undefined,
  change: Change,
): Promise<rows.CartRow> {
  if (before) {
    // An order that closes the cart leaves what is said of its reminder.
    const reminder = change.state === 'ordered' ? before.reminder : null
    const changed = { ...change, generation: before.generation + 1, reminder }
    await rows.updateCart(tx, key.account, before.id, changed)
    return { ...before, ...changed }
  }
  const { account: account_id, domain, cartId: cart_id } = key
  const row = { ...change, account_id, domain, cart_id, generation: 1, reminder: null, created: change.updated }
  return { ...row, id: await rows.insertCart(tx, row) }
}

/**
 * Permanently closes a cart, even one that has not arrived yet. The caller must hold the lock of the contact. A cart
 * that an order has closed stays with that order. Returns the earlier cart, locked.
 */
export async function closeCart(
  tx: Db,
  key: rows.CartKey,
  { orderId, contact, now }: { orderId: string; contact: ContactRow | null; now: number },
): Promise<rows.CartRow | undefined> {
  const before = await rows.holdCart(tx, key)
  if (before?.state === 'ordered') return before
  const { total = null, url = '', lines = 0, products = '[]' } = before ?? {}
  const owner = { list_id: before?.list_id ?? null, contact_id: before?.contact_id ?? null }
  await save(tx, key, before, {
    ...(contact ? { list_id: contact.list_id, contact_id: contact.id } : owner),
    state: 'ordered',
    order_id: orderId,
    total,
    url,
    lines,
    products,
    updated: now,
  })
  return before
}

/** What an automation did about an idle cart: it took the contact in, or left it alone because of an order. */
export type CartReminder =
  | { outcome: 'started'; automationId: number; at: number }
  | { outcome: 'ordered'; automationId: number; at: number; orderId: string }

/** What an automation did about the cart as it is; null before that. */
export const reminderOf = ({ reminder }: Pick<rows.CartRow, 'reminder'>): CartReminder | null =>
  reminder === null ? null : fromJson<CartReminder>(reminder)

/**
 * Decides whether an automation reminds of the cart of that moment, and writes it down. It does not when the cart was emptied,
 * ordered, changed or deleted since, when its shop has not said what is in it, and when its contact has ordered at that shop
 * since, whatever cart the order names. The cart is held, so that no order closes it before what follows is written.
 */
export async function remindOfCart(
  tx: Db,
  account: number,
  { cart, generation }: CartMoment,
  { automationId, now }: { automationId: number; now: number },
): Promise<boolean> {
  const row = await rows.holdCartByNumber(tx, account, cart)
  if (row?.state !== 'open' || row.lines === 0 || row.generation !== generation || row.contact_id === null) return false
  const { domain, contact_id: contact, updated } = row
  const orderId = await firstOrderSince(tx, { account, domain, contact, from: updated, received: updated })
  const reminder: CartReminder =
    orderId === undefined
      ? { outcome: 'started', automationId, at: now }
      : { outcome: 'ordered', automationId, at: now, orderId }
  await rows.updateCart(tx, account, row.id, { reminder: toJson(reminder) })
  return orderId === undefined
}

interface Given {
  values: Pick<Change, 'state' | 'total' | 'url' | 'lines' | 'products'>
  named: GivenLines['products']
  contact: ShopContact | undefined
}

/** What the request says of the cart; throws `invalid` for an amount or a product that is none. */
function read({ total, url = '', contact, products }: CartInput): Given {
  const { lines, products: named } = readLines(products ?? [])
  const values = {
    state: products?.length === 0 ? ('emptied' as const) : ('open' as const),
    total: total === undefined ? null : readAmount(total, 'cartTotal'),
    url,
    ...keptLines(lines),
  }
  return { values, named, contact }
}

export interface Carts {
  /** Takes the state of a cart. Throws `not_found` for a shop that is not connected. */
  takeCart(account: number, domain: string, input: CartInput): Promise<void>
  /** Carts of all shops. */
  list(account: number, filter: rows.CartFilter, page: PageRequest): Promise<Page<rows.CartHead>>
  /** A cart with what is in it; throws `not_found`. */
  get(account: number, domain: string, cartId: string): Promise<Cart>
}

export function createCarts({ store, clock }: DomainDeps): Carts {
  async function takeInTransaction(
    tx: Db,
    account: number,
    domain: string,
    cartId: string,
    given: Given,
  ): Promise<void> {
    const shop = await requireShop(tx, account, domain)
    const key = { account, domain: shop.domain, cartId }
    const stored = await rows.findCart(tx, key)
    if (stored?.state === 'ordered') return
    const now = clock.now(account)
    // Locks the contact before the cart, in the same order as its erasure, and then the catalog.
    const meant = await shopContact(tx, shop, given.contact, now)
    const contact = meant ?? (stored ? await holdContact(tx, account, stored) : null)
    await findOrMakeProducts(tx, account, given.named, now)
    const before = await rows.holdCart(tx, key)
    // An order may have come in the meantime.
    if (before?.state === 'ordered') return
    if (!meant) assertSameOwner(stored, before)
    const owner = { list_id: contact?.list_id ?? null, contact_id: contact?.id ?? null }
    const cart = await save(tx, key, before, { ...given.values, ...owner, order_id: null, updated: now })
    if (contact) await recordEvents(tx, [cartUpdate(contact, cart, now)])
  }

  return {
    async takeCart(account, domain, input): Promise<void> {
      const given = read(input)
      // A cart without an id gets one of ours.
      const cartId = input.cartId ?? randomHex(16)
      await untilOwnerStays(() => store.writeAlongside((tx) => takeInTransaction(tx, account, domain, cartId, given)))
    },

    list: (account, filter, page) =>
      rows.listCarts(
        store.db,
        account,
        { ...filter, ...(filter.domain !== undefined && { domain: toDomain(filter.domain) }) },
        page,
      ),

    async get(account, domain, cartId): Promise<Cart> {
      const row = await rows.findCart(store.db, { account, domain: toDomain(domain), cartId })
      if (!row) throw notFound('cart', cartId)
      return withContent(row)
    },
  }
}
