// Random filters of segments, all of them valid for the contacts of people.ts.
import type { FilterItem, Operator, SegmentFilter } from '../../../src/server/domain/audience/segments/filter.ts'
import type { Random } from '../fuzz/random.ts'
import { days, emails, kinds, numbers, optionSets, phones, texts, type World } from './people.ts'

const equality = ['equal_to', 'not_equal_to'] as const
const order = ['greater_or_equal_to', 'greater_than', 'less_or_equal_to', 'less_than'] as const
const parts = ['contains', 'does_not_contain', 'begins_with', 'ends_with'] as const

/** A part of a text, or all of it. */
function piece(random: Random, values: readonly string[]): string {
  const letters = [...random.pick(values)]
  const from = random.chance(0.4) ? random.below(letters.length) : 0
  const to = random.chance(0.4) ? from + 1 + random.below(letters.length - from) : letters.length
  const text = letters.slice(from, to).join('')
  return random.chance(0.3) ? text.toUpperCase() : random.chance(0.3) ? text.toLowerCase() : text
}

const day = (random: Random): string =>
  random.chance(0.5)
    ? random.pick(days)
    : random.pick(['today', 'month_start', 'month_end', `today-${random.below(90)}`, `today+${random.below(90)}`])

function range(random: Random): string {
  const near = random.below(40)
  const some = [...days].filter((one) => one > '1000').sort()
  const first = random.below(some.length)
  return random.pick([
    `today-${near}||today`,
    `today||today+${near}`,
    `today-${near}||today+${random.below(400)}`,
    'month_start||month_end',
    `${some[first]}||${some[first + random.below(some.length - first)]}`,
  ])
}

type Made = readonly [operator: Operator, value: string]

function textual(random: Random, values: readonly string[]): Made {
  const operator = random.pick([...equality, ...order, ...parts])
  return [operator, piece(random, values)]
}

/** An operator with a value, by the format of a field. */
const makers: Record<string, (random: Random) => Made> = {
  text: (random) => textual(random, texts),
  number: (random) => [random.pick([...equality, ...order]), random.pick(numbers)],
  date: (random) => {
    const operator = random.pick([...equality, ...order, 'date_range'] as const)
    return [operator, operator === 'date_range' ? range(random) : day(random)]
  },
  time: (random) => {
    const operator = random.pick([...equality, ...order, 'date_range'] as const)
    return [operator, operator === 'date_range' ? range(random) : day(random)]
  },
  email: (random) => address(random, emails),
  cellphone: (random) => address(random, phones),
  phone: (random) => address(random, phones),
  options: (random) => [
    random.pick([...equality, 'contains', 'does_not_contain'] as const),
    String(random.pick(random.pick(optionSets))),
  ],
}

const address = (random: Random, values: readonly string[]): Made =>
  random.chance(0.4) ? [random.pick(equality), random.pick(values)] : [random.pick(parts), piece(random, values)]

const choices: Record<string, readonly string[]> = {
  status: ['active', 'inactive', 'removed', 'unconfirmed'],
  language: ['pt', 'en', 'de', 'fr'],
  consent: ['any', 'consent', 'withdrawn', 'contract'],
  email_status: ['active', 'inactive'],
  cellphone_status: ['active', 'inactive'],
  phone_status: ['active', 'inactive'],
  subscription_method: ['manual', 'form', 'imported', 'api'],
  unsubscription_method: ['api', 'bounce', ''],
  unsubscription_reason: ['spam', ''],
}

const baseFormats: Record<string, string> = {
  first_name: 'text',
  last_name: 'text',
  birth_date: 'date',
  email: 'email',
  cellphone: 'cellphone',
  phone: 'phone',
  subscription_date: 'time',
  consent_date: 'time',
  unsubscription_date: 'time',
  change_date: 'time',
}

/** A condition on a field or property. */
function compared(random: Random, world: World): FilterItem {
  const chosen = random.chance(0.2) ? random.pick(Object.keys(choices)) : undefined
  if (chosen !== undefined) {
    const segment_value = random.pick(choices[chosen] ?? [])
    return { segment_field: chosen, segment_operator: random.pick(equality), segment_value }
  }
  const fields = { ...baseFormats, ...Object.fromEntries(world.fields) }
  const segment_field = random.pick(Object.keys(fields))
  const make = makers[fields[segment_field] as string] as (random: Random) => Made
  const [operator, value] = make(random)
  // What is empty is no value, for which only equality asks.
  const isEmpty = random.chance(0.1) || /^[ \t\r\n]*$/.test(value)
  return isEmpty
    ? { segment_field, segment_operator: random.pick(equality), segment_value: random.pick(['', '  ']) }
    : { segment_field, segment_operator: operator, segment_value: value }
}

function itemOf(random: Random, world: World, depth: number): FilterItem {
  if (depth > 0 && random.chance(0.25)) return filterOf(random, world, depth - 1)
  const invert = random.pick([true, false, undefined])
  const inverted = invert === undefined ? {} : { invert }
  const kind = random.below(10)
  if (kind === 0) return { segment_tag: random.pick(world.tags), ...inverted }
  if (kind === 1) return { segment_list: random.pick([...world.otherLists, world.list]), ...inverted }
  if (kind === 2) {
    return {
      segment_activity: random.pick(kinds),
      ...(random.chance(0.6) && { within_days: 1 + random.below(100) }),
      ...(random.chance(0.4) && { campaign_hash: random.pick([...world.campaigns.keys()]) }),
      ...inverted,
    }
  }
  if (kind === 3) {
    const dates = [...world.fields].filter(([, format]) => format === 'date').map(([id]) => id)
    const segment_anniversary = random.chance(0.7) ? range(random) : day(random)
    return { segment_field: random.pick(['birth_date', ...dates]), segment_anniversary, ...inverted }
  }
  return compared(random, world)
}

function filterOf(random: Random, world: World, depth: number): SegmentFilter {
  const count = 1 + random.below(random.chance(0.3) ? 1 : 4)
  return {
    segment_filter_array: Array.from({ length: count }, () => itemOf(random, world, depth)),
    ...(random.chance(0.7) && { boolean_operator: random.pick(['and', 'or'] as const) }),
    ...(random.chance(0.5) && { invert: random.chance(0.5) }),
  }
}

/** A filter with groups up to the depth of the contract. */
export const randomFilter = (random: Random, world: World): SegmentFilter => filterOf(random, world, 2)
