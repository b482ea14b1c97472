import type { Handler, Handlers } from '../../contract/handlers.ts'
import { judgedItems } from '../../contract/partial-success.ts'
import { type Cart, type CartHead, reminderOf } from '../../domain/commerce/carts.ts'
import { type Line, shownAmount } from '../../domain/commerce/lines.ts'
import type { Order, OrderHead } from '../../domain/commerce/orders.ts'
import type { Domain } from '../../domain/domain.ts'
import { isZeroDate, toDateTime } from '../../lib/dates.ts'
import { fromContactId, toContactId } from '../../lib/ids.ts'
import { toPage, toTime, toTimeRanges } from '../query.ts'

type CartItem = Awaited<ReturnType<Handler<'marketing-v3', 'listCarts'>>>['items'][number]
type CartDetail = Awaited<ReturnType<Handler<'marketing-v3', 'getCart'>>>
type OrderItem = Awaited<ReturnType<Handler<'marketing-v3', 'listOrders'>>>['items'][number]
type OrderDetail = Awaited<ReturnType<Handler<'marketing-v3', 'getOrder'>>>

interface Owned {
  list_id: number | null
  contact_id: number | null
}

const ownerOf = ({ list_id, contact_id }: Owned) => ({
  ...(list_id !== null && { list_id }),
  ...(contact_id !== null && { contact_id: toContactId(contact_id) }),
})

/** The columns by which pages are ordered; those that are left out have the name of their column. */
const cartOrders = { created: 'created', updated: 'updated' }
const orderOrders = { order_date: 'order_date', order_total: 'total', created: 'created', updated: 'updated' }

function toReminder(cart: CartHead): Pick<CartItem, 'reminder'> {
  const reminder = reminderOf(cart)
  if (reminder === null) return {}
  const { outcome, automationId: automation_id, at } = reminder
  const order = outcome === 'ordered' && { order_id: reminder.orderId }
  return { reminder: { outcome, automation_id, ...order, date: toDateTime(at) } }
}

const toCartItem = (cart: CartHead): CartItem => ({
  domain: cart.domain,
  cart_id: cart.cart_id,
  state: cart.state,
  ...(cart.total !== null && { cart_total: shownAmount(cart.total) }),
  ...(cart.order_id !== null && { order_id: cart.order_id }),
  ...ownerOf(cart),
  lines: cart.lines,
  ...toReminder(cart),
  created: toDateTime(cart.created),
  updated: toDateTime(cart.updated),
})

const toCart = (cart: Cart): CartDetail => ({ ...toCartItem(cart), cart_url: cart.url, products: cart.content })

const toOrderItem = (order: OrderHead): OrderItem => ({
  domain: order.domain,
  order_id: order.order_id,
  ...(order.total !== null && { order_total: shownAmount(order.total) }),
  order_date: toDateTime(order.order_date),
  order_status: order.status,
  ...(order.cart_id !== null && { cart_id: order.cart_id }),
  ...ownerOf(order),
  lines: order.lines,
  created: toDateTime(order.created),
  updated: toDateTime(order.updated),
})

const toOrder = (order: Order): OrderDetail => ({ ...toOrderItem(order), products: order.content })

/** What narrows both lists. */
const toFilter = (query: { domain?: string; contact_id?: string; has_contact?: boolean }) => ({
  domain: query.domain,
  contact: query.contact_id === undefined ? undefined : fromContactId(query.contact_id),
  hasContact: query.has_contact,
})

export function cartAndOrderHandlers({ commerce: { carts, orders, orderImports } }: Pick<Domain, 'commerce'>) {
  return {
    async listCarts({ query, caller }) {
      const times = toTimeRanges(query, ['created', 'updated'])
      const filter = { ...toFilter(query), state: query.state, times }
      const page = await carts.list(caller.accountId, filter, toPage(query, cartOrders))
      return { total_items: page.total, items: page.items.map(toCartItem) }
    },

    async getCart({ path, caller }) {
      return toCart(await carts.get(caller.accountId, path.domain, path.cart_id))
    },

    async createCart({ path, body, caller }) {
      await carts.takeCart(caller.accountId, path.domain, {
        cartId: body.cart_id,
        total: body.cart_total,
        url: body.cart_url,
        contact: body.contact,
        products: body.products satisfies Line[] | undefined,
      })
      return { result: 'success' }
    },

    async listOrders({ query, caller }) {
      const times = toTimeRanges(query, ['order_date', 'created', 'updated'])
      const filter = { ...toFilter(query), cartId: query.cart_id, status: query.order_status, times }
      const page = await orders.list(caller.accountId, filter, toPage(query, orderOrders))
      return { total_items: page.total, items: page.items.map(toOrderItem) }
    },

    async getOrder({ path, caller }) {
      return toOrder(await orders.get(caller.accountId, path.domain, path.order_id))
    },

    async createOrder({ path, body, caller }) {
      await orders.takeOrder(caller.accountId, path.domain, {
        orderId: body.order_id,
        total: body.order_total,
        cartId: body.cart_id,
        contact: body.contact,
        products: body.products satisfies Line[] | undefined,
        date: isZeroDate(body.order_date ?? '') ? undefined : toTime(body.order_date, 'orderDate'),
        status: body.order_status,
      })
      return { result: 'success' }
    },

    async importOrders({ path, body, caller }) {
      await orderImports.start(caller, path.list_id, judgedItems(body))
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Carts and orders'>
}
