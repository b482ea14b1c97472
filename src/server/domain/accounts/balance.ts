// What messages cost, and what is left of what was paid in.
import { addPrices, multiplyPrice, type Price } from '../../lib/price.ts'
import type { Channel } from '../../store/schema.ts'

/** What a message costs on each channel, in the currency of the account. */
export type Prices = Readonly<Record<Channel, Price>>

/** What is left of the credit after these messages; undefined for an amount beyond all prices. */
export function balanceAfter(
  credit: Price,
  prices: Prices,
  usage: readonly { channel: string; sent: number }[],
): Price | undefined {
  const parts = [credit]
  for (const { channel, sent } of usage) {
    const price = prices[channel as Channel]
    const cost = price === undefined ? undefined : multiplyPrice(price, -sent)
    if (cost === undefined) return undefined
    parts.push(cost)
  }
  return addPrices(parts)
}
