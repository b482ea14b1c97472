// The filters of the template language, each with its price. The author of a template chooses how much they do.
import { type Context, type FilterImplOptions, filters } from 'liquidjs'
import type { Budget } from './template-budget.ts'

/** The context of a rendering that counts what it does. */
export interface Metered extends Context {
  budget: Budget
}

/** Units for each call, and for each character or element that goes in. */
const CALL = 50
const ITEM = 4

/** Takes units for every character and element of a value. */
export function useForAll(value: unknown, budget: Budget, units = 1): void {
  if (typeof value === 'string') return budget.use((1 + value.length) * units)
  budget.use(units)
  if (Array.isArray(value)) for (const item of value) useForAll(item, budget, units)
}

type Price = (args: readonly unknown[], budget: Budget) => void

const proportional: Price = () => {}
/** A sort compares each item with many others. */
const sorted: Price = ([list], budget) => useForAll(list, budget, 10 * ITEM)
/** Most characters may have to be replaced one by one. */
const escaped: Price = ([text], budget) => useForAll(text, budget, ITEM)
/** The search of the engine for a long pattern may look at all of it again for each character of the text. */
const searched: Price = ([text, pattern], budget) => budget.use((lengthOf(text) * lengthOf(pattern)) / 50)

/** Longest text that is read as a date, and longest format. */
const MAX_DATE_TEXT = 100

const dated: Price = ([date, format, zone], budget) => {
  if ([date, format, zone].some((text) => lengthOf(text) > MAX_DATE_TEXT))
    throw new Error(`a date, its format and its zone have at most ${MAX_DATE_TEXT} characters each`)
  // Names of months, days and zones are looked up each time.
  budget.use(zone === undefined && format !== undefined ? 1_000 + 200 * lengthOf(format) : 20_000)
}

export const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0

/**
 * The filters that templates may use. Those that evaluate expressions (`where_exp`, `find_exp`), follow paths into each
 * item of a list or print whole objects are missing.
 */
const PRICES: Readonly<Record<string, Price>> = {
  ...priceByName(proportional, 'abs at_least at_most ceil divided_by floor minus modulo plus round times'),
  ...priceByName(proportional, 'append capitalize default downcase lstrip prepend rstrip strip strip_newlines upcase'),
  ...priceByName(proportional, 'normalize_whitespace slice squish strip_html truncate truncatewords'),
  ...priceByName(proportional, 'compact concat first join last reverse size uniq'),
  ...priceByName(escaped, 'cgi_escape escape escape_once newline_to_br uri_escape url_encode xml_escape'),
  ...priceByName(searched, 'remove remove_first remove_last replace replace_first replace_last split'),
  ...priceByName(sorted, 'sort sort_natural'),
  date: dated,
}

function priceByName(price: Price, names: string): Record<string, Price> {
  return Object.fromEntries(names.split(' ').map((name) => [name, price]))
}

/** The filters by name, as the engine takes them. `raw` keeps a value from being escaped. */
export function pricedFilters(): Record<string, FilterImplOptions> {
  const priced = Object.entries(PRICES).map(([name, price]) => [name, withPrice(name, price)] as const)
  return { ...Object.fromEntries(priced), raw: filters['raw'] as FilterImplOptions }
}

function withPrice(name: string, price: Price): FilterImplOptions {
  const filter = filters[name]
  if (typeof filter !== 'function') throw new Error(`The template language has no filter ${name}`)
  return function (this, ...args: unknown[]) {
    // Made by `createLanguage` for every rendering.
    const { budget } = this.context as Metered
    budget.use(CALL * (1 + args.length))
    for (const arg of args) useForAll(arg, budget, ITEM)
    price(args, budget)
    // A sort by a member would follow a path of any length into each item.
    const given = price === sorted ? args.slice(0, 1) : args
    return (filter as (...values: unknown[]) => unknown).apply(this, given)
  }
}
