// What a caller says about a product. Single products and imports share this: a fault is an error for a single product
// and a line of the result file for an import.
import { type Price, parsePrice } from '../../lib/price.ts'
import type { ProductAttribute } from '../../store/commerce/products.ts'

/** A product without its identifier. The members have the names of the contract. */
export interface ProductFields {
  name: string
  description: string
  sku: string
  upc: string
  ean: string
  gtin: string
  mpn: string
  brand: string
  link: string
  image_link: string
  price: Price
  sale_price: Price
  categories: string[]
  related_products: string[]
  custom_attributes: ProductAttribute[]
  /** Null if not given. */
  in_stock: boolean | null
}

/** The members that were given; the others keep what they have. */
export type ProductPatch = Partial<ProductFields>

/** A product as a request has it. Nothing but its members matters, and each may be anything. */
export type ProductInput = Readonly<Record<string, unknown>>

/** Why an input is not accepted; the place is relative to the product. */
export class ProductFault {
  readonly place: string
  readonly text: string

  constructor(place: string, text: string) {
    this.place = place
    this.text = text
  }
}

const MAX_NAME = 255
const MAX_TEXT = 10_000
const MAX_ADDRESS = 8_000
/** Items of a list of a product, as in the contract (M-742). */
const MAX_ITEMS = 100

const IDENTIFIER = /^[a-zA-Z0-9_.-]+$/

/** Whether the text can be the identifier of a product. */
export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text)

const ALIAS = /^[^A-Z\s]+$/

/** Reads the value at a place; null is one that means nothing. */
type FieldReader<T> = (value: unknown, place: string) => T | ProductFault

/** The text, also of a number that JSON has not rounded. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return undefined
  const text = String(value)
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Math.abs(value) < 2 ** 53
  return isExact && !text.includes('e') ? text : undefined
}

/** Whether a text has at most so many characters; `length` counts those beyond the basic plane twice. */
const isWithin = (text: string, most: number) =>
  text.length <= most || (text.length <= 2 * most && [...text].length <= most)

const textWithin =
  (most: number): FieldReader<string> =>
  (value, place) => {
    const text = textOf(value)
    if (text === undefined) return new ProductFault(place, 'must be a text')
    return isWithin(text, most) ? text : new ProductFault(place, `must be at most ${most} characters long`)
  }

const name = textWithin(MAX_NAME)
const longText = textWithin(MAX_TEXT)
const address = textWithin(MAX_ADDRESS)

const price: FieldReader<Price> = (value, place) => {
  if (typeof value !== 'number' && typeof value !== 'string') return new ProductFault(place, 'must be a number')
  return (
    parsePrice(value === '' ? 0 : value) ??
    new ProductFault(place, 'must be a number such as 12.50, smaller than 8589934592')
  )
}

const listOf =
  <T>(item: FieldReader<T>): FieldReader<T[]> =>
  (value, place) => {
    if (!Array.isArray(value)) return new ProductFault(place, 'must be a list')
    if (value.length > MAX_ITEMS) return new ProductFault(place, `must have at most ${MAX_ITEMS} items`)
    const items: T[] = []
    for (let n = 0; n < value.length; n++) {
      const read = item(value[n], `${place}.${n}`)
      if (read instanceof ProductFault) return read
      items.push(read)
    }
    return items
  }

const attribute: FieldReader<ProductAttribute> = (given, place) => {
  if (typeof given !== 'object' || given === null) return new ProductFault(place, 'must have an alias and a value')
  const member = given as Readonly<Record<string, unknown>>
  const alias = name(member['alias'], `${place}.alias`)
  if (alias instanceof ProductFault) return alias
  if (!ALIAS.test(alias)) return new ProductFault(`${place}.alias`, 'must be in lower case and without blanks')
  const value = longText(member['value'], `${place}.value`)
  return value instanceof ProductFault ? value : { alias, value }
}

const flags = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])

/** Shops say other things than yes and no here, such as a number of pieces; those say nothing to us. */
const flag: FieldReader<boolean | null> = (value) => flags.get(value) ?? null

const readers = {
  name,
  description: longText,
  sku: name,
  upc: name,
  ean: name,
  gtin: name,
  mpn: name,
  brand: name,
  link: address,
  image_link: address,
  price,
  sale_price: price,
  categories: listOf(name),
  related_products: listOf(name),
  custom_attributes: listOf(attribute),
  in_stock: flag,
} satisfies { [M in keyof ProductFields]: FieldReader<ProductFields[M]> }

const members = Object.entries(readers) as [keyof ProductFields, FieldReader<unknown>][]

/** Checks the members of a product. One that is not there, or null, is left out. */
export function readProduct(input: ProductInput): ProductPatch | ProductFault {
  const patch: Record<string, unknown> = {}
  for (const [member, read] of members) {
    const given = input[member]
    if (given === undefined || given === null) continue
    const value = read(given, member)
    if (value instanceof ProductFault) return value
    patch[member] = value
  }
  // Each member was read by the reader that has its name.
  return patch as ProductPatch
}

/** Checks the identifier of a product. */
export function readIdentifier(input: ProductInput): string | ProductFault {
  const given = input['product_identifier']
  if (given === undefined || given === null || given === '') return new ProductFault('product_identifier', 'is missing')
  const identifier = name(given, 'product_identifier')
  if (identifier instanceof ProductFault || isIdentifier(identifier)) return identifier
  return new ProductFault('product_identifier', 'must consist of letters, digits, "_", "." and "-"')
}
