// Prices: what is read, what comes out again, and sums that a float would get wrong.
import { describe, expect, it } from 'vitest'
import {
  addPrices,
  multiplyPrice,
  NO_PRICE,
  type Price,
  parsePrice,
  priceNumber,
  priceText,
} from '../../../src/server/lib/price.ts'
import { createSeededRandom } from '../../../src/server/lib/seeded.ts'

const LARGEST = 8_589_934_591_999_999

function price(value: number | string): Price {
  const read = parsePrice(value)
  if (read === undefined) throw new Error(`${value} is not a price`)
  return read
}

describe('parsePrice', () => {
  it.each<[number | string, number]>([
    [0, 0],
    [-0, 0],
    ['-0', 0],
    [19.9, 19_900_000],
    ['12.50', 12_500_000],
    [' 7 ', 7_000_000],
    ['+7', 7_000_000],
    ['.5', 500_000],
    ['5.', 5_000_000],
    [-3.99, -3_990_000],
    ['1e3', 1_000_000_000],
    [1e-6, 1],
    ['25E-1', 2_500_000],
    [0.1 + 0.2, 300_000],
    [1.1 * 3, 3_300_000],
    [0.0000005, 1],
    [-0.0000005, -1],
    [1.0000005, 1_000_001],
    [0.00000049, 0],
    ['0.0000004999999999999999999999999', 0],
    [8_589_934_591.999999, LARGEST],
    ['8589934591.9999994', LARGEST],
    ['0e999', 0],
  ])('reads %j as %d millionths', (value, micros) => {
    expect(parsePrice(value)).toBe(micros)
  })

  it.each([
    '',
    ' ',
    '.',
    '-',
    'e3',
    '1e',
    '1e1000',
    '12,50',
    '1.234,50',
    '1,234.50',
    '12.50 EUR',
    '0x10',
    '١٢',
    '1 2',
    'NaN',
    '1'.repeat(65),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    2 ** 33,
    -(2 ** 33),
    '8589934591.9999995',
  ])('takes %j for no price', (value) => {
    expect(parsePrice(value)).toBeUndefined()
  })
})

describe('a price', () => {
  it('comes back as the same number and the same text, whatever its size', () => {
    const random = createSeededRandom(561)
    for (let n = 0; n < 20_000; n += 1) {
      const bits = random.below(2 ** 21) * 2 ** 32 + random.below(2 ** 32)
      const micros = Math.floor(bits / 10 ** random.below(16)) % (LARGEST + 1)
      const drawn = (n % 2 === 0 ? micros : 0 - micros) as Price
      const throughJson = JSON.parse(JSON.stringify(priceNumber(drawn))) as number
      expect([parsePrice(throughJson), parsePrice(String(throughJson)), parsePrice(priceText(drawn))]).toEqual(
        [drawn, drawn, drawn].map((same) => same + 0),
      )
    }
  })

  it.each<[number | string, number, string]>([
    [12.5, 0, '12.5'],
    [12.5, 2, '12.50'],
    [12, 2, '12.00'],
    [12, 0, '12'],
    [0, 2, '0.00'],
    [-0.05, 2, '-0.05'],
    ['0.000001', 2, '0.000001'],
    ['8589934591.999999', 0, '8589934591.999999'],
  ])('of %j with at least %d decimals is %j', (value, decimals, text) => {
    expect(priceText(price(value), decimals)).toBe(text)
  })
})

describe('addPrices', () => {
  it('adds up what floats do not', () => {
    expect(addPrices([])).toBe(NO_PRICE)
    expect(addPrices([price(0.1), price(0.2)])).toBe(price(0.3))
    expect(addPrices(Array.from({ length: 1000 }, () => price(19.99)))).toBe(price(19_990))
    expect(addPrices([price(10), price('-2.50')])).toBe(price(7.5))
  })

  it('gives nothing for a sum that is too large, however it got there', () => {
    expect(addPrices([price(8e9), price(8e9)])).toBeUndefined()
    expect(addPrices([price(8e9), price(8e9), price(-8e9)])).toBe(price(8e9))
  })
})

describe('multiplyPrice', () => {
  it.each<[number | string, number, number | string]>([
    [19.99, 3, 59.97],
    [1.15, 100, 115],
    [19.9, 0, 0],
    [2.99, 1.25, 3.7375],
    [0.000001, 0.5, 0.000001],
    [-0.000001, 0.5, -0.000001],
    [0.000001, 0.4999, 0],
    [9.99, -1, -9.99],
    [3, 1 / 3, 1],
    [0.1, 3e-7, 0],
    [1_000_000, 1000.000001, 1_000_000_001],
  ])('%j times %d is %j', (each, quantity, total) => {
    expect(multiplyPrice(price(each), quantity)).toBe(price(total))
  })

  it('gives nothing for a product that is too large, or a quantity that is not a number', () => {
    expect(multiplyPrice(price(8e9), 2)).toBeUndefined()
    expect(multiplyPrice(price(1), Number.NaN)).toBeUndefined()
    expect(multiplyPrice(price(1), Number.POSITIVE_INFINITY)).toBeUndefined()
  })
})
