// The orders of shops.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { OrderStatus, ShopOrderTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRanges, withinTimes } from '../time-ranges.ts'

export type OrderRow = Selectable<ShopOrderTable>
/** An order without what was ordered. */
export type OrderHead = Omit<OrderRow, 'products'>
export type NewOrder = Omit<OrderRow, 'id'>
export type { OrderStatus }

/** How a shop names one of its orders. */
export interface OrderKey {
  account: number
  domain: string
  orderId: string
}

export interface OrderFilter {
  domain?: string | undefined
  contact?: number | undefined
  hasContact?: boolean | undefined
  cartId?: string | undefined
  status?: OrderStatus | undefined
  times?: TimeRanges<'order_date' | 'created' | 'updated'>
}

const own = [
  'account_id',
  'domain',
  'order_id',
  'status',
  'order_date',
  'cart_id',
  'list_id',
  'contact_id',
  'total',
  'lines',
  'created',
  'updated',
] as const satisfies (keyof OrderHead)[]

const heads = ['id', ...own] as const
const columns = [...own, 'products'] as const satisfies (keyof NewOrder)[]

const byKey = (db: Db, { account, domain, orderId }: OrderKey) =>
  db
    .selectFrom('shop_order')
    .selectAll()
    .where('account_id', '=', account)
    .where('domain', '=', domain)
    .where('order_id', '=', orderId)

/** The order as it is, without a lock. */
export const findOrder = (db: Db, key: OrderKey): Promise<OrderRow | undefined> => byKey(db, key).executeTakeFirst()

/** The order, locked for a change. */
export const holdOrder = (tx: Db, key: OrderKey): Promise<OrderRow | undefined> =>
  dialectOf(tx).forUpdate(tx, byKey(tx, key)).executeTakeFirst()

/** The orders of these shops with these ids, held for a change, in the order of their numbers. */
export async function holdOrders(
  tx: Db,
  account: number,
  keys: readonly (readonly [domain: string, orderId: string])[],
): Promise<OrderHead[]> {
  if (keys.length === 0) return []
  const query = tx
    .selectFrom('shop_order')
    .select(heads)
    .where('account_id', '=', account)
    .where(dialectOf(tx).inPairs(['domain', 'order_id'], keys))
  return dialectOf(tx).forUpdate(tx, query.orderBy('id')).execute()
}

/** Adds orders. Of two that add the same, the second runs again and finds it. */
export const insertOrders = (tx: Db, rows: readonly NewOrder[]): Promise<void> =>
  insertMany(tx, { table: 'shop_order', columns }, rows)

export async function insertOrder(tx: Db, row: Insertable<ShopOrderTable>): Promise<void> {
  await tx.insertInto('shop_order').values(row).execute()
}

export async function updateOrder(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<ShopOrderTable>,
): Promise<void> {
  await tx.updateTable('shop_order').set(change).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Overwrites orders that are there. */
export const overwriteOrders = (tx: Db, rows: readonly OrderRow[]): Promise<void> =>
  insertMany(tx, { table: 'shop_order', columns: ['id', ...columns], overwrite: columns }, rows)

export interface OrderSearch {
  account: number
  domain: string
  contact: number
  /** The earliest date of the order, milliseconds. */
  from: number
  /** An order that the platform got after this moment counts also with a date up to a day before `from`. */
  received: number
}

const DAY_MS = 86_400_000

/** The id of the first order of a contact since some moment; cancelled ones do not count. */
export async function firstOrderSince(
  db: Db,
  { account, domain, contact, from, received }: OrderSearch,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('account_id', '=', account)
    .where('contact_id', '=', contact)
    .where('domain', '=', domain)
    .where('status', '!=', 'canceled')
    .where('order_date', '>=', from - DAY_MS)
    .where((e) => e.or([e('order_date', '>=', from), e('created', '>=', received)]))
    .orderBy('order_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.order_id
}

/** Orders of all shops of the account. */
export function listOrders(db: Db, account: number, filter: OrderFilter, page: PageRequest): Promise<Page<OrderHead>> {
  let query = db.selectFrom('shop_order').where('account_id', '=', account)
  if (filter.domain !== undefined) query = query.where('domain', '=', filter.domain)
  if (filter.contact !== undefined) query = query.where('contact_id', '=', filter.contact)
  if (filter.hasContact !== undefined) query = query.where('contact_id', filter.hasContact ? 'is not' : 'is', null)
  if (filter.cartId !== undefined) query = query.where('cart_id', '=', filter.cartId)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return pageOf(withinTimes(query, filter.times), page, (q) => q.select(heads))
}
