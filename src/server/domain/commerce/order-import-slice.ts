// What becomes of one slice of an import of orders. Nothing here touches the store (M-583).
import { csvLine } from '../../lib/csv.ts'
import { fromDateTime } from '../../lib/dates.ts'
import { type Price, parsePrice, priceNumber } from '../../lib/price.ts'
import type { ContactRow } from '../../store/audience/contacts.ts'
import type { NewOrder, OrderHead, OrderRow, OrderStatus } from '../../store/commerce/orders.ts'
import { keptLines, type Line, NO_AMOUNT } from './lines.ts'
import { isIdentifier } from './product-input.ts'
import { toDomain } from './sites.ts'

/** An order of an import. Its members have the names of the contract. */
export interface ImportedOrder {
  order_id: string
  order_status?: OrderStatus
  /** The id or the email of a contact. */
  contact_id: string
  revenue: number
  store_url: string
  date: string
  items: { id: string; name: string; category?: string; price?: number; quantity?: number }[]
}

/** Says what is wrong with an order. */
class Refusal extends Error {}

/** An order that is well formed, still without its contact. */
export interface ReadOrder {
  contact: string
  values: Pick<NewOrder, 'domain' | 'order_id' | 'status' | 'order_date' | 'total' | 'lines' | 'products'>
}

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

function amountOf(amount: number, member: string): Price {
  const price = parsePrice(amount)
  if (price === undefined) throw new Refusal(`${member} ${NO_AMOUNT}`)
  return price
}

function domainOf(storeUrl: string): string {
  const text = /^https?:\/\//i.test(storeUrl) ? storeUrl : `https://${storeUrl}`
  const domain = URL.canParse(text) ? toDomain(new URL(text).hostname) : ''
  if (!DOMAIN.test(domain)) throw new Refusal('store_url has no valid domain')
  return domain
}

function dateOf(text: string): number {
  const date = fromDateTime(text)
  if (date === null) throw new Refusal('date is not a valid time. Use YYYY-MM-DD hh:mm:ss')
  return date
}

const toLine = ({ id, name, category, price, quantity }: ImportedOrder['items'][number], i: number): Line => ({
  // What cannot be one of a product is kept as the number of stock.
  ...(isIdentifier(id) ? { product_identifier: id } : { sku: id }),
  name,
  ...(category && { categories: category.split(',').map((one) => one.trim()) }),
  ...(price !== undefined && { price: priceNumber(amountOf(price, `items.${i}.price`)) }),
  ...(quantity !== undefined && { quantity }),
})

/** The order as it is kept, or why it cannot be, in words. */
export function readOrder(order: ImportedOrder): ReadOrder | string {
  try {
    return {
      contact: order.contact_id,
      values: {
        domain: domainOf(order.store_url),
        order_id: order.order_id,
        status: order.order_status ?? 'unknown',
        order_date: dateOf(order.date),
        total: amountOf(order.revenue, 'revenue'),
        ...keptLines(order.items.map(toLine)),
      },
    }
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

export const orderKey = ({ domain, order_id }: { domain: string; order_id: string }): string => `${domain}\n${order_id}`

export interface OrderSliceContext {
  account: number
  /** Number of the first order of the slice in the import, from 1. */
  firstRow: number
  /** The contact that such a text names. */
  contactOf(named: string): ContactRow | undefined
  /** Orders that are there, by `orderKey`. */
  stored: ReadonlyMap<string, OrderHead>
  now: number
}

export interface OrderSliceOutcome {
  inserted: NewOrder[]
  updated: OrderRow[]
  counts: { imported: number; updated: number; ignored: number; invalid: number }
  /** Lines of the result file: the orders that were not taken. */
  lines: string
}

/** Judges the orders in their order; of two with the same id, the later one counts. */
export function judgeOrders(
  orders: readonly { id: string; read: ReadOrder | string }[],
  { account, firstRow, contactOf, stored, now }: OrderSliceContext,
): OrderSliceOutcome {
  const inserted = new Map<string, NewOrder>()
  const updated = new Map<string, OrderRow>()
  const counts = { imported: 0, updated: 0, ignored: 0, invalid: 0 }
  let lines = ''
  const refuse = (i: number, kind: 'ignored' | 'invalid', detail: string) => {
    counts[kind]++
    lines += csvLine([firstRow + i, orders[i]?.id ?? '', kind, detail])
  }
  for (const [i, { read }] of orders.entries()) {
    if (typeof read === 'string') {
      refuse(i, 'invalid', read)
      continue
    }
    const contact = contactOf(read.contact)
    if (!contact) {
      refuse(i, 'ignored', 'the list has no such contact')
      continue
    }
    const key = orderKey(read.values)
    const before = stored.get(key)
    const order = {
      ...read.values,
      account_id: account,
      cart_id: before?.cart_id ?? null,
      list_id: contact.list_id,
      contact_id: contact.id,
      created: before?.created ?? now,
      updated: now,
    }
    counts[before || inserted.has(key) ? 'updated' : 'imported']++
    if (before) updated.set(key, { ...order, id: before.id })
    else inserted.set(key, order)
  }
  return { inserted: [...inserted.values()], updated: [...updated.values()], counts, lines }
}
