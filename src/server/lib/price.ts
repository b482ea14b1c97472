// Prices without floating sums. A price is a whole number of millionths of the unit of its currency: a safe integer, which
// both engines keep in an integer column, add up and compare as it is. `<`, `>` and `===` compare prices; to add or
// multiply them, use the functions here.

declare const MICROS: unique symbol

/** An exact price, in millionths. Its currency is that of the catalog, the cart or the order that holds it. */
export type Price = number & { readonly [MICROS]: true }

const DECIMALS = 6
const MICROS_IN_UNIT = 10 ** DECIMALS

/**
 * Upper limit of prices, in millionths: 2^33 units, 8,589,934,592. Below it, each price with six decimals has a
 * different double, so a JSON number can carry it without loss.
 */
const LIMIT = 2 ** 33 * MICROS_IN_UNIT

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

/** Longest decimal text of a real price or quantity. */
const MAX_TEXT = 64

/** Nothing to pay. */
export const NO_PRICE = 0 as Price

/**
 * Reads a price from a JSON number or from decimal text (`12.50`). Rounds to six decimals, halves away from zero,
 * because programs send 0.30000000000000004. Undefined for other text, or an amount of 2^33 units or more.
 */
export function parsePrice(value: number | string): Price | undefined {
  if (typeof value === 'number') {
    const micros = Math.round(value * MICROS_IN_UNIT)
    // The double of these millionths is the number itself, so nothing was lost on the way.
    if (Math.abs(micros) < LIMIT && micros / MICROS_IN_UNIT === value) return (micros + 0) as Price
  }
  const decimal = readDecimal(String(value))
  return decimal && toPrice(decimal.digits, decimal.scale - DECIMALS)
}

/** The price as a JSON number: the double nearest to it. */
export const priceNumber = (price: Price): number => price / MICROS_IN_UNIT

/** The price in digits, with as many decimals as it needs (`12.5`) and at least `decimals` (0): `12.50`. */
export function priceText(price: Price, decimals = 0): string {
  const digits = String(Math.abs(price)).padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '').padEnd(decimals, '0')
  return `${price < 0 ? '-' : ''}${digits.slice(0, -DECIMALS)}${fraction && `.${fraction}`}`
}

/** The sum of prices; undefined when it is too large for a price. */
export function addPrices(prices: Iterable<Price>): Price | undefined {
  let sum = 0n
  for (const price of prices) sum += BigInt(price)
  return toPrice(sum, 0)
}

/**
 * The price of so many, where the quantity may have decimals (1.25 kg): exact, then rounded to six decimals, halves away
 * from zero. Undefined when it is too large for a price.
 */
export function multiplyPrice(price: Price, quantity: number): Price | undefined {
  const decimal = readDecimal(String(quantity))
  return decimal && toPrice(BigInt(price) * decimal.digits, decimal.scale)
}

/** A decimal number as its digits, and how many of them are after the decimal point. */
interface Decimal {
  digits: bigint
  scale: number
}

function readDecimal(text: string): Decimal | undefined {
  const parts = text.length > MAX_TEXT ? null : DECIMAL.exec(text.trim())
  if (!parts) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length - Number(exponent) }
}

/** The digits as a whole number of millionths, with `scale` digits too many. */
function toPrice(digits: bigint, scale: number): Price | undefined {
  const micros = scale > 0 ? roundedQuotient(digits, 10n ** BigInt(scale)) : digits * 10n ** BigInt(-scale)
  return micros > -LIMIT && micros < LIMIT ? (Number(micros) as Price) : undefined
}

/** The quotient as a whole number, halves away from zero. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor / 2n : divisor / 2n
  return (dividend + half) / divisor
}
