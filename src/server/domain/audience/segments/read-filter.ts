// Builds the condition tree of a filter. A filter of a request is checked, and a refusal names its place. A stored
// filter was checked before, but its objects may be deleted since: then no contact meets that condition.

import { isCompilable } from '../../../store/audience/condition-size.ts'
import {
  type Condition,
  type choiceColumns,
  matchesNone,
  notRemoved,
  timeColumns,
} from '../../../store/audience/conditions.ts'
import { campaignsByHash, existingLists } from '../../../store/audience/segment-references.ts'
import { findTags } from '../../../store/audience/tags.ts'
import type { ContactStatus } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import { wishFor } from '../contacts/contact-values.ts'
import { type Field, fieldsOfList, type ListFields } from '../fields.ts'
import { anniversaryOf, type Comparing, choiceOf, comparing, conditionOf, time } from './comparisons.ts'
import {
  type ActivityItem,
  type AnniversaryItem,
  type FilterItem,
  itemsOf,
  type SegmentFilter,
  type ValueItem,
} from './filter.ts'

/** Conditions of a filter, groups counted: what a person can read, and far below what the engines can. */
const MAX_CONDITIONS = 100
const DAY_MS = 86_400_000

/** The list that a filter is for, and the time by which today and within so many days are meant. */
export interface Moment {
  account: number
  list: number
  now: number
}

interface Known {
  now: number
  fields: ListFields
  tags: ReadonlySet<number>
  lists: ReadonlySet<number>
  campaigns: ReadonlyMap<string, number>
}

const addressStatuses = ['active', 'inactive']
const choices: Readonly<Record<(typeof choiceColumns)[number], readonly string[]>> = {
  consent: [
    'any',
    'consent',
    'contract',
    'legitimate_interest',
    'none',
    'protect_vital_interests',
    'public_interests',
    'required_by_law',
    'withdrawn',
  ],
  email_status: addressStatuses,
  cellphone_status: addressStatuses,
  phone_status: addressStatuses,
  subscription_method: ['manual', 'form', 'imported', 'referral', 'api'],
  unsubscription_method: ['manual', 'form', 'unsubscribe_link', 'bounce', 'api', ''],
  unsubscription_reason: ['not_interested', 'lack_of_time', 'email_address_change', 'spam', 'other', ''],
}
const statuses: readonly ContactStatus[] = ['active', 'inactive', 'removed', 'unconfirmed']
const languages = ['pt', 'en', 'es', 'br', 'fr', 'de']

/** How properties compare that are not fields of the list, and the language, which has fixed values. */
const properties: ReadonlyMap<string, Comparing> = new Map<string, Comparing>([
  ['status', choiceOf(statuses, (value) => ({ status: [value as ContactStatus] }))],
  ['language', choiceOf(languages, (value) => ({ field: 'language', oneOf: [value] }))],
  ...Object.entries(choices).map(
    ([column, values]) =>
      [
        column,
        choiceOf(values, (value) => ({ choice: column as (typeof choiceColumns)[number], oneOf: [value] })),
      ] as const,
  ),
  ...timeColumns.map((column) => [column, time] as const),
])

async function readKnown(db: Db, { account, list, now }: Moment, filter: SegmentFilter): Promise<Known> {
  const items = [...itemsOf(filter)]
  const tags = items.flatMap((item) => ('segment_tag' in item ? [item.segment_tag] : []))
  const lists = items.flatMap((item) => ('segment_list' in item ? [item.segment_list] : []))
  const hashes = items.flatMap((item) => ('segment_activity' in item ? (item.campaign_hash ?? []) : []))
  return {
    now,
    fields: await fieldsOfList(db, account, list),
    // In a transaction they are held: a segment must not come to name a tag that is being deleted.
    tags: new Set((await findTags(db, account, tags)).map(({ id }) => id)),
    lists: await existingLists(db, account, lists),
    campaigns: await campaignsByHash(db, account, hashes),
  }
}

/** The condition of a filter that comes in. Throws `invalid` with the place in it, which begins with `place`. */
export async function checkFilter(db: Db, moment: Moment, filter: SegmentFilter, place: string): Promise<Condition> {
  if ([...itemsOf(filter)].length > MAX_CONDITIONS) throw invalid(place, `has more than ${MAX_CONDITIONS} conditions`)
  const condition = withoutRemoved(filter, groupOf(await readKnown(db, moment, filter), filter, { place }))
  assertCompilable(db, condition, place)
  return condition
}

/** Throws `invalid` for a condition that a database cannot take in one query, before it is stored or asked. */
export function assertCompilable(db: Db, condition: Condition, place: string): void {
  if (isCompilable(db, condition)) return
  throw invalid(place, 'has too many conditions in all for one query: use fewer conditions, groups or segments')
}

/** The condition of a stored filter; removed contacts match it too if `showRemoved` is set. */
export async function readFilter(
  db: Db,
  moment: Moment,
  filter: SegmentFilter,
  showRemoved: boolean,
): Promise<Condition> {
  const condition = groupOf(await readKnown(db, moment, filter), filter, null)
  return showRemoved ? condition : withoutRemoved(filter, condition)
}

/** Removed contacts are only in a segment that asks for them. */
function withoutRemoved(filter: SegmentFilter, condition: Condition): Condition {
  const asks = [...itemsOf(filter)].some(
    (item) => 'segment_value' in item && item.segment_field === 'status' && item.segment_value.trim() === 'removed',
  )
  return asks ? condition : { all: [notRemoved, condition] }
}

/** Where a condition stands that is checked; null for one that is kept. */
type At = { place: string } | null

const invertIf = (invert: boolean | undefined, condition: Condition): Condition =>
  invert ? { not: condition } : condition

function groupOf(known: Known, group: SegmentFilter, at: At): Condition {
  const parts = group.segment_filter_array.map((item, i) =>
    itemOf(known, item, at && { place: `${at.place}.segment_filter_array.${i}` }),
  )
  return invertIf(group.invert, group.boolean_operator === 'or' ? { any: parts } : { all: parts })
}

function itemOf(known: Known, item: FilterItem, at: At): Condition {
  if ('segment_filter_array' in item) return groupOf(known, item, at)
  if ('segment_anniversary' in item) return yearlyOf(known, item, at)
  if ('segment_field' in item) return comparisonOf(known, item, at)
  if ('segment_activity' in item) return activityOf(known, item, at)
  if ('segment_tag' in item) {
    if (at && !known.tags.has(item.segment_tag)) throw invalid(`${at.place}.segment_tag`, 'is not a tag of the account')
    return invertIf(item.invert, { tag: item.segment_tag })
  }
  if (at && !known.lists.has(item.segment_list))
    throw invalid(`${at.place}.segment_list`, 'is not a list of the account')
  return invertIf(item.invert, { member: item.segment_list })
}

function yearlyOf({ fields, now }: Known, item: AnniversaryItem, at: At): Condition {
  const { segment_field: field, segment_anniversary: days, invert } = item
  if (fields.get(field)?.format !== 'date') {
    if (at) throw invalid(`${at.place}.segment_field`, 'is not a date field of the list')
    return invertIf(invert, matchesNone)
  }
  const condition = anniversaryOf(field, days, now)
  if (typeof condition !== 'string') return invertIf(invert, condition)
  if (at) throw invalid(`${at.place}.segment_anniversary`, condition)
  return invertIf(invert, matchesNone)
}

function activityOf({ campaigns, now }: Known, item: ActivityItem, at: At): Condition {
  const { segment_activity, within_days, campaign_hash, invert } = item
  const campaign = campaign_hash === undefined ? undefined : campaigns.get(campaign_hash)
  if (campaign_hash !== undefined && campaign === undefined) {
    if (at) throw invalid(`${at.place}.campaign_hash`, 'is not a campaign of the account')
    return invertIf(invert, matchesNone)
  }
  return invertIf(invert, {
    event: segment_activity,
    ...(within_days !== undefined && { since: now - within_days * DAY_MS }),
    ...(campaign !== undefined && { campaign }),
  })
}

/** Of a field with options, an option that it has; throws `invalid`. */
function assertOption(field: Field, value: string, place: string): void {
  const option = value.trim()
  if (field.format !== 'options' || option === '' || field.options.some(({ id }) => String(id) === option)) return
  throw invalid(place, wishFor(field, [Number(option)]).text)
}

function comparisonOf({ fields, now }: Known, item: ValueItem, at: At): Condition {
  const { segment_field: field, segment_operator: operator, segment_value: value } = item
  const known = fields.get(field)
  const how = properties.get(field) ?? (known && comparing[known.format])
  if (!how) {
    if (at) throw invalid(`${at.place}.segment_field`, 'is neither a field of the list nor a property of a contact')
    return matchesNone
  }
  const knows = how.operators.includes(operator)
  if (at && !knows)
    throw invalid(`${at.place}.segment_operator`, `is not for this field: use one of ${how.operators.join(', ')}`)
  if (at && known) assertOption(known, value, `${at.place}.segment_value`)
  const condition = knows ? conditionOf(how, field, operator, value, { now, country: known?.country }) : null
  if (condition) return condition
  if (!at) return matchesNone
  const isEmpty = value.trim() === '' && !how.takesEmpty
  const wish = isEmpty ? 'is empty: only equal_to and not_equal_to compare with no value' : how.wish(operator)
  throw invalid(`${at.place}.segment_value`, wish)
}
