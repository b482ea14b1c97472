// The carts of shops. A shop names its carts, so one has a number of ours and an id of the shop.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { CartState, CartTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRanges, withinTimes } from '../time-ranges.ts'

export type CartRow = Selectable<CartTable>
/** A cart without what is in it. */
export type CartHead = Omit<CartRow, 'products' | 'url'>

/** How a shop names one of its carts. */
export interface CartKey {
  account: number
  domain: string
  cartId: string
}

export interface CartFilter {
  domain?: string | undefined
  contact?: number | undefined
  hasContact?: boolean | undefined
  state?: CartState | undefined
  times?: TimeRanges<'created' | 'updated'>
}

const heads = [
  'id',
  'account_id',
  'domain',
  'cart_id',
  'state',
  'generation',
  'list_id',
  'contact_id',
  'order_id',
  'total',
  'lines',
  'reminder',
  'created',
  'updated',
] as const satisfies (keyof CartHead)[]

const byKey = (db: Db, { account, domain, cartId }: CartKey) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('account_id', '=', account)
    .where('domain', '=', domain)
    .where('cart_id', '=', cartId)

/** The cart as it is, without a lock. */
export const findCart = (db: Db, key: CartKey): Promise<CartRow | undefined> => byKey(db, key).executeTakeFirst()

/** The cart, locked for a change. */
export const holdCart = (tx: Db, key: CartKey): Promise<CartRow | undefined> =>
  dialectOf(tx).forUpdate(tx, byKey(tx, key)).executeTakeFirst()

/** The cart with this number of ours, held against changes. */
export const holdCartByNumber = (tx: Db, account: number, id: number): Promise<CartRow | undefined> =>
  dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('cart').selectAll().where('account_id', '=', account).where('id', '=', id))
    .executeTakeFirst()

/** Adds a cart; resolves with its number. Of two that add the same, the second runs again and finds it. */
export async function insertCart(tx: Db, row: Insertable<CartTable>): Promise<number> {
  return (await tx.insertInto('cart').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateCart(tx: Db, account: number, id: number, change: Updateable<CartTable>): Promise<void> {
  await tx.updateTable('cart').set(change).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Carts of all shops of the account. */
export function listCarts(db: Db, account: number, filter: CartFilter, page: PageRequest): Promise<Page<CartHead>> {
  let query = db.selectFrom('cart').where('account_id', '=', account)
  if (filter.domain !== undefined) query = query.where('domain', '=', filter.domain)
  if (filter.contact !== undefined) query = query.where('contact_id', '=', filter.contact)
  if (filter.hasContact !== undefined) query = query.where('contact_id', filter.hasContact ? 'is not' : 'is', null)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  return pageOf(withinTimes(query, filter.times), page, (q) => q.select(heads))
}
