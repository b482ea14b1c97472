// What the log, activities and webhooks say of carts and orders (M-581).
import type { ContactRow } from '../../store/audience/contacts.ts'
import type { CartRow } from '../../store/commerce/carts.ts'
import type { NewOrder } from '../../store/commerce/orders.ts'
import { contactEvent } from '../audience/contacts/contact-changes.ts'
import type { PlatformEvent } from '../events/platform-event.ts'
import { shownAmount } from './lines.ts'

/** A cart at one moment: what is kept of it to look at it again later. */
export interface CartMoment {
  /** The number of the cart. */
  cart: number
  generation: number
}

/** The cart of a contact changed. */
export function cartUpdate(contact: ContactRow, cart: CartRow, now: number): PlatformEvent {
  const { domain, cart_id, total } = cart
  return {
    ...contactEvent(contact, 'cart_update', now),
    data: { domain, cart_id, ...(total !== null && { cart_total: shownAmount(total) }) },
    noted: { cart: cart.id, generation: cart.generation } satisfies CartMoment,
  }
}

/** The state of the cart at an event; undefined for any other event. */
export function cartMomentOf({ kind, noted }: Pick<PlatformEvent, 'kind' | 'noted'>): CartMoment | undefined {
  // Only `cartUpdate` makes such events.
  return kind === 'cart_update' ? (noted as unknown as CartMoment) : undefined
}

/** A contact placed an order. */
export function newOrder(contact: ContactRow, order: NewOrder, now: number): PlatformEvent {
  const { domain, order_id, cart_id, total } = order
  return {
    ...contactEvent(contact, 'new_order', now),
    data: {
      domain,
      order_id,
      ...(total !== null && { order_total: shownAmount(total) }),
      ...(cart_id !== null && { cart_id }),
    },
  }
}
