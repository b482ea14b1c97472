// The check digits of trade numbers (GS1 General Specifications 7.9): a wrong one is most often a typing error. It
// causes a warning, not a refusal, because shops also store internal numbers there.
import type { ProductPatch } from './product-input.ts'

const lengths = { upc: [12], ean: [8, 13], gtin: [8, 12, 13, 14] } as const satisfies Record<string, number[]>

const DIGITS = /^\d+$/

/** Counted from the last one, digits at even places weigh three times; the sum must be a multiple of ten. */
function hasSoundCheckDigit(digits: string): boolean {
  let sum = 0
  for (let n = 0; n < digits.length; n++) sum += Number(digits.at(-1 - n)) * (n % 2 === 0 ? 1 : 3)
  return sum % 10 === 0
}

/** A note on a trade number of the product whose check digit is wrong; undefined when there is none. */
export function wrongCheckDigit(product: ProductPatch): string | undefined {
  for (const member of ['upc', 'ean', 'gtin'] as const) {
    const number = product[member]
    const isNumber = number !== undefined && (lengths[member] as readonly number[]).includes(number.length)
    if (isNumber && DIGITS.test(number) && !hasSoundCheckDigit(number)) return `${member}: its check digit is wrong`
  }
  return undefined
}
