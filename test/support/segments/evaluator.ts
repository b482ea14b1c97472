// Who is in a segment, contact by contact and without SQL, as M-361 says it. It shares nothing with the platform but
// the types.
import type {
  ActivityItem,
  FilterItem,
  SegmentFilter,
  ValueItem,
} from '../../../src/server/domain/audience/segments/filter.ts'
import { DAY, type Person, type World } from './people.ts'

/** In small letters, where a letter and its capital belong to each other alone, without outer blanks. */
function plain(text: string): string {
  let plainText = ''
  for (const letter of text.replace(/^[ \t\n\r]*/, '').replace(/[ \t\n\r]*$/, '')) {
    const small = letter.toLowerCase()
    const belong = [...small].length === 1 && small !== letter && small.toUpperCase() === letter
    plainText += belong ? small : letter
  }
  return plainText
}

/** By code points, with A to Z as a to z. */
function compareTexts(a: string, b: string): number {
  const lettersOf = (text: string) => [...text.trim()].map((letter) => (/[A-Z]/.test(letter) ? plain(letter) : letter))
  const [left, right] = [lettersOf(a), lettersOf(b)]
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

function dayOf(text: string, now: number): string {
  const today = new Date(now)
  if (text === 'month_start') return iso(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1))
  if (text === 'month_end') return iso(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0))
  return text.startsWith('today') ? iso(now + Number(text.slice(5) || 0) * DAY) : text
}

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Whether the day is celebrated on one of the days between the two. */
function isCelebrated(day: string, from: string, to: string): boolean {
  const last = Math.min(Date.parse(to), Date.parse(from) + 370 * DAY)
  for (let at = Date.parse(from); at <= last; at += DAY) {
    const monthDay = iso(at).slice(5)
    if (monthDay === day.slice(5)) return true
    const standsIn = monthDay === '02-28' && !isLeap(new Date(at).getUTCFullYear())
    if (standsIn && day.endsWith('-02-29')) return true
  }
  return false
}

const daysOf = (text: string, now: number) => text.split('||').map((part) => dayOf(part.trim(), now))

function isDayIn(day: string, { segment_operator: operator, segment_value }: ValueItem, now: number): boolean {
  const [from = '', to = from] = daysOf(segment_value, now)
  return holds(operator === 'date_range' ? 'between' : operator, day < from ? -1 : Number(day > from), day <= to)
}

/** What an operator says of the order of the value and the wanted one. */
function holds(operator: string, order: number, isUpTo = true): boolean {
  if (operator === 'between') return order >= 0 && isUpTo
  if (operator === 'equal_to') return order === 0
  if (operator === 'greater_or_equal_to') return order >= 0
  if (operator === 'greater_than') return order > 0
  return operator === 'less_or_equal_to' ? order <= 0 : order < 0
}

function isTextIn(text: string, operator: string, wanted: string): boolean {
  const [a, b] = [plain(text), plain(wanted)]
  if (operator === 'contains') return a.includes(b)
  if (operator === 'begins_with') return a.startsWith(b)
  if (operator === 'ends_with') return a.endsWith(b)
  if (operator === 'equal_to') return a === b
  return holds(operator, compareTexts(text, wanted))
}

const times = ['subscription_date', 'consent_date', 'unsubscription_date', 'change_date']
const choices = ['status', 'consent', 'language', 'email_status', 'cellphone_status', 'phone_status']
const emptyChoices = ['subscription_method', 'unsubscription_method', 'unsubscription_reason']
const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** The value of a field or property; undefined for none. */
function keptOf({ row, extra }: Person, field: string): string | number[] | undefined {
  if (times.includes(field)) {
    const time = row[field as 'consent_date']
    return time === null ? undefined : iso(time)
  }
  const value = field in row ? row[field as 'email'] : extra[field]
  return typeof value === 'string' && plain(value) === '' ? undefined : (value ?? undefined)
}

/** Whether the contact has the value that a condition names, for operators that say what is. */
function isMet(person: Person, item: ValueItem, format: string, now: number): boolean {
  const { segment_field: field, segment_operator: operator, segment_value: wanted } = item
  const value = keptOf(person, field)
  if (format === 'choice') return (value ?? '') === wanted
  if (plain(wanted) === '') return value === undefined
  if (value === undefined) return false
  if (typeof value !== 'string')
    return value.includes(Number(wanted)) && (operator === 'contains' || value.length === 1)
  if (format === 'date') return isDayIn(value, item, now)
  if (format === 'number') return NUMBER.test(value) && holds(operator, Number(value) - Number(wanted))
  return isTextIn(value, operator, wanted)
}

function formatOf(field: string, world: World): string {
  if (choices.includes(field) || emptyChoices.includes(field)) return 'choice'
  if (times.includes(field) || field === 'birth_date') return 'date'
  return world.fields.get(field) ?? 'text'
}

const opposites: Record<string, 'equal_to' | 'contains'> = { not_equal_to: 'equal_to', does_not_contain: 'contains' }

function isCompared(person: Person, item: ValueItem, world: World, now: number): boolean {
  const opposite = opposites[item.segment_operator]
  const format = formatOf(item.segment_field, world)
  const met = isMet(person, { ...item, segment_operator: opposite ?? item.segment_operator }, format, now)
  return opposite ? !met : met
}

function isActive({ events }: Person, item: ActivityItem, { campaigns }: World, now: number): boolean {
  const { segment_activity, within_days, campaign_hash } = item
  return events.some(
    ({ kind, at, campaign }) =>
      kind === segment_activity &&
      (within_days === undefined || at >= now - within_days * DAY) &&
      (campaign_hash === undefined || campaign === campaigns.get(campaign_hash)),
  )
}

function isMember({ row }: Person, list: number, world: World): boolean {
  if (row.email === null) return false
  if (list !== world.list) return world.members.get(list)?.has(row.email.toLowerCase()) ?? false
  const email = row.email.toLowerCase()
  return world.people.some(({ row: other }) => other.status !== 'removed' && other.email?.toLowerCase() === email)
}

function isIn(person: Person, item: FilterItem, world: World, now: number): boolean {
  if ('segment_value' in item) return isCompared(person, item, world, now)
  let met: boolean
  if ('segment_tag' in item) met = person.tags.has(item.segment_tag)
  else if ('segment_list' in item) met = isMember(person, item.segment_list, world)
  else if ('segment_anniversary' in item) {
    const day = keptOf(person, item.segment_field)
    const [from = '', to = from] = daysOf(item.segment_anniversary, now)
    met = typeof day === 'string' && isCelebrated(day, from, to)
  } else if ('segment_activity' in item) met = isActive(person, item, world, now)
  else {
    const each = item.segment_filter_array.map((one) => isIn(person, one, world, now))
    met = item.boolean_operator === 'or' ? each.some(Boolean) : each.every(Boolean)
  }
  return item.invert ? !met : met
}

const asksForRemoved = (filter: SegmentFilter): boolean =>
  filter.segment_filter_array.some((item) =>
    'segment_filter_array' in item
      ? asksForRemoved(item)
      : 'segment_value' in item && item.segment_field === 'status' && item.segment_value === 'removed',
  )

/** The ids of the contacts in a segment with this filter, ascending. */
export function evaluate(filter: SegmentFilter, world: World, now: number): number[] {
  const removed = asksForRemoved(filter)
  return world.people
    .filter((person) => (removed || person.row.status !== 'removed') && isIn(person, filter, world, now))
    .map(({ row }) => row.id)
}
