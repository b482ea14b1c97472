// Triggers that check an object again later: a cart that has not changed for a while, and a product that was sold out
// when a contact viewed it.
import type { AutomationRow } from '../../../store/automations/automations.ts'
import { type LaterRow, setLater } from '../../../store/automations/triggers.ts'
import type { Db } from '../../../store/store.ts'
import { cartMomentOf } from '../../commerce/cart-events.ts'
import { remindOfCart } from '../../commerce/carts.ts'
import { isInStock } from '../../commerce/stock.ts'
import { isOfShop, kindsOfTrigger, type Signal, type Trigger } from '../triggers.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Days for which a product is looked at again, unless the trigger says so. */
const DAYS = 30

type Again = Pick<LaterRow, 'ref' | 'generation' | 'due'>

/** What a trigger looks at again because of a signal, and when; null for nothing. */
function againOf(trigger: Trigger, { kind, at, data }: Signal): Again | null {
  if (!kindsOfTrigger(trigger).includes(kind)) return null
  if (trigger.type === 'cart_idle' && isOfShop(trigger.domain, data)) {
    const moment = cartMomentOf({ kind, noted: data })
    return moment
      ? { ref: String(moment.cart), generation: moment.generation, due: at + trigger.minutes * MINUTE_MS }
      : null
  }
  if (trigger.type === 'back_in_stock' && isOfShop(trigger.domain, data)) {
    const product = data['product_identifier']
    return typeof product === 'string' ? { ref: product, generation: 0, due: at } : null
  }
  return null
}

/** Notes what the triggers of an active automation look at again because of signals. The last signal counts. */
export async function noteLater(
  tx: Db,
  automation: AutomationRow,
  triggers: readonly Trigger[],
  signals: readonly Signal[],
): Promise<void> {
  const rows = new Map<string, LaterRow>()
  for (const [position, trigger] of triggers.entries())
    for (const signal of signals) {
      const again = againOf(trigger, signal)
      if (again === null) continue
      const { id: automation_id, trigger_version, account_id, list_id } = automation
      const { contact_id, at: since } = signal
      const row = { automation_id, trigger_version, position, contact_id, account_id, list_id, since, ...again }
      rows.set(`${position} ${contact_id} ${again.ref}`, row)
    }
  await setLater(tx, [...rows.values()])
}

/** What follows from the second look: the contact comes in, or it is looked at again, or nothing. */
export type Finding = 'enter' | 'drop' | { again: number }

/** Looks again. The cart that is looked at is held until the end of the transaction. */
export async function recheckTrigger(tx: Db, trigger: Trigger, row: LaterRow, now: number): Promise<Finding> {
  if (trigger.type === 'cart_idle') {
    const cart = { cart: Number(row.ref), generation: row.generation }
    const reminder = { automationId: row.automation_id, now }
    return (await remindOfCart(tx, row.account_id, cart, reminder)) ? 'enter' : 'drop'
  }
  if (trigger.type !== 'back_in_stock') return 'drop'
  const isThere = await isInStock(tx, row.account_id, row.ref)
  // The generation says whether the product was seen sold out: a contact that views an available product does not wait
  // for it.
  if (isThere !== false) return isThere && row.generation === 1 ? 'enter' : 'drop'
  // All that wait for something are looked at together, and those that were missed once.
  const again = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
  return again > row.since + (trigger.days ?? DAYS) * DAY_MS ? 'drop' : { again }
}
