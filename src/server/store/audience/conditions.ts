// Conditions on contacts, as a tree, and their SQL. A condition never results in NULL: an unknown value counts as
// false, so `not` matches all other contacts.
import { type RawBuilder, sql } from 'kysely'
import { BLANKS, capitalsIn, foldAscii, foldText } from '../../lib/fold.ts'
import { type Comparison, dialectOf } from '../dialect.ts'
import type { ContactStatus } from '../schema.ts'
import type { Db } from '../store.ts'
import { isBaseField } from './field-values.ts'

export type { Comparison }

/** The properties of a contact that have one of a few values. */
export const choiceColumns = [
  'consent',
  'email_status',
  'cellphone_status',
  'phone_status',
  'subscription_method',
  'unsubscription_method',
  'unsubscription_reason',
] as const

/** The properties of a contact that are times. */
export const timeColumns = ['subscription_date', 'consent_date', 'unsubscription_date', 'change_date'] as const

/** Numbers of days and months are texts: `2026-05-17`, `05-17`. Both ends are included. */
interface Span {
  from: string
  to: string
}

/** A condition on a field, or on one of the time columns, by its id. A contact without a value does not meet it. */
type FieldCondition =
  /** One of these values, in the form in which they are kept. */
  | { field: string; oneOf: readonly string[] }
  /** Anything but blanks. */
  | { field: string; present: true }
  /** Compares without regard to case and outer blanks. */
  | { field: string; text: Comparison | 'contains' | 'begins' | 'ends'; value: string }
  /** The value is a number as text. */
  | { field: string; number: Comparison; value: string }
  | { field: string; days: Span }
  /** In any year; the span may continue into the next year. */
  | { field: string; yearly: Span }
  /** The option is chosen; `only`: and no other. */
  | { field: string; option: number; only: boolean }

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { status: readonly ContactStatus[] }
  /** These contacts. */
  | { ids: readonly number[] }
  | { choice: (typeof choiceColumns)[number]; oneOf: readonly string[] }
  /** Contacts that have the tag with this number. */
  | { tag: number }
  /** Contacts that have a value in the field, even if it is blank. */
  | { filled: string }
  /** Contacts whose email address a contact of the list with this number has, which did not leave. */
  | { member: number }
  /** Contacts with an event of this kind, since a time, of a campaign. */
  | { event: string; since?: number | undefined; campaign?: number | undefined }
  | FieldCondition

/** Contacts that have not left. */
export const notRemoved: Condition = { not: { status: ['removed'] } }
export const everybody: Condition = { all: [] }
export const matchesNone: Condition = { any: [] }

const always = sql<boolean>`1 = 1`
const never = sql<boolean>`1 = 0`

/** The condition on a row of `contact`; `as` is the name that the query gives it. */
export function conditionSql(db: Db, condition: Condition, as = 'contact'): RawBuilder<boolean> {
  const joined = (parts: readonly Condition[], word: RawBuilder<unknown>, none: RawBuilder<boolean>) => {
    const texts = parts.map((part) => conditionSql(db, part, as))
    return texts.length === 0 ? none : sql<boolean>`(${sql.join(texts, word)})`
  }
  if ('all' in condition) return joined(condition.all, sql` AND `, always)
  if ('any' in condition) return joined(condition.any, sql` OR `, never)
  if ('ids' in condition) return condition.ids.length === 0 ? never : dialectOf(db).inValues(`${as}.id`, condition.ids)
  if ('not' in condition) return sql`NOT (${conditionSql(db, condition.not, as)})`
  if ('status' in condition) return isOneOf(sql.ref(`${as}.status`), condition.status)
  if ('choice' in condition) return isOneOf(sql.ref(`${as}.${condition.choice}`), condition.oneOf)
  if ('tag' in condition) {
    return sql`EXISTS (SELECT 1 FROM contact_tag t
      WHERE t.contact_id = ${sql.ref(`${as}.id`)} AND t.tag_id = ${condition.tag})`
  }
  if ('filled' in condition) {
    const { filled } = condition
    const value = isBaseField(filled) ? sql.ref(`${as}.${filled}`) : dialectOf(db).member(`${as}.fields`, filled)
    return sql`coalesce(${value}, '') <> ''`
  }
  if ('member' in condition) return memberSql(condition.member, as)
  if ('event' in condition) return eventSql(condition, as)
  return sql`coalesce(${fieldSql(db, condition, as)}, ${never})`
}

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> =>
  values.length === 0 ? never : sql`${column} IN (${sql.join(values)})`

/** Each subquery names the account, because the index begins with it. */
const memberSql = (list: number, as: string) => sql<boolean>`(${sql.ref(`${as}.email`)} IS NOT NULL AND EXISTS (
  SELECT 1 FROM contact o WHERE o.account_id = ${sql.ref(`${as}.account_id`)} AND o.email IS NOT NULL
  AND lower(o.email) = lower(${sql.ref(`${as}.email`)}) AND o.list_id = ${list} AND o.status <> 'removed'))`

function eventSql({ event, since, campaign }: Extract<Condition, { event: string }>, as: string): RawBuilder<boolean> {
  const conditions = [
    sql`e.account_id = ${sql.ref(`${as}.account_id`)} AND e.contact_id = ${sql.ref(`${as}.id`)} AND e.kind = ${event}`,
    ...(since === undefined ? [] : [sql`e.at >= ${since}`]),
    ...(campaign === undefined ? [] : [sql`e.campaign_id = ${campaign}`]),
  ]
  return sql`EXISTS (SELECT 1 FROM event e WHERE ${sql.join(conditions, sql` AND `)})`
}

function fieldSql(db: Db, condition: FieldCondition, as: string): RawBuilder<unknown> {
  const { field } = condition
  if (isTime(field)) return timeSql(sql.ref<number>(`${as}.${field}`), condition)
  const kept = isBaseField(field)
    ? sql.ref<string>(`${as}.${field}`)
    : dialectOf(db).byCodePoints(dialectOf(db).member(`${as}.fields`, field))
  if ('oneOf' in condition) {
    return isBaseField(field)
      ? dialectOf(db).inValues(`${as}.${field}`, condition.oneOf)
      : isOneOf(kept, condition.oneOf)
  }
  if ('present' in condition) return sql`trim(${kept}, ${BLANKS}) <> ''`
  if ('text' in condition) return textSql(db, kept, condition)
  if ('number' in condition) return dialectOf(db).compareNumber(kept, condition.number, condition.value)
  if ('days' in condition) return isWithin(kept, condition.days)
  if ('yearly' in condition) return yearlySql(sql`substr(${kept}, 6, 5)`, condition.yearly)
  const { option, only } = condition
  if (only) return sql`${kept} = ${`[${option}]`}`
  // The ids are a list of JSON, as `[1,12]`.
  return dialectOf(db).contains(sql`replace(replace(${kept}, '[', ','), ']', ',')`, `,${option},`)
}

const isTime = (field: string) => (timeColumns as readonly string[]).includes(field)

const isWithin = (value: RawBuilder<unknown>, { from, to }: { from: string | number; to: string | number }) =>
  sql`${value} BETWEEN ${from} AND ${to}`

function yearlySql(day: RawBuilder<string>, { from, to }: Span): RawBuilder<unknown> {
  if (from <= to) return isWithin(day, { from, to })
  return sql`(${isWithin(day, { from, to: '12-31' })} OR ${isWithin(day, { from: '01-01', to })})`
}

/** Milliseconds of the day in UTC. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const DAY_MS = 86_400_000

function timeSql(column: RawBuilder<number>, condition: FieldCondition): RawBuilder<unknown> {
  if (!('days' in condition)) return sql`${column} IS NOT NULL`
  const { from, to } = condition.days
  return isWithin(column, { from: startOf(from), to: startOf(to) + DAY_MS - 1 })
}

const signs = { less: sql`<`, less_or_equal: sql`<=`, greater: sql`>`, greater_or_equal: sql`>=` } as const

type TextCondition = Extract<FieldCondition, { text: string }>

function textSql(db: Db, kept: RawBuilder<string>, { text, value }: TextCondition): RawBuilder<unknown> {
  const ascii = sql<string>`lower(trim(${kept}, ${BLANKS}))`
  if (text === 'less' || text === 'less_or_equal') {
    // An empty text is not a value, but would sort before all values.
    return sql`(${ascii} <> '' AND ${ascii} ${signs[text]} ${foldAscii(value)})`
  }
  if (text === 'greater' || text === 'greater_or_equal') return sql`${ascii} ${signs[text]} ${foldAscii(value)}`
  const wanted = foldText(value)
  // Letters that the value does not hold make no difference.
  const small = capitalsIn(wanted).length === 0 ? ascii : dialectOf(db).foldLetters(ascii, wanted)
  const length = sql.lit([...wanted].length)
  if (text === 'equal') return sql`${small} = ${wanted}`
  if (text === 'contains') return dialectOf(db).contains(small, wanted)
  if (text === 'begins') return sql`substr(${small}, 1, ${length}) = ${wanted}`
  return sql`(length(${small}) >= ${length} AND substr(${small}, length(${small}) - ${length} + 1) = ${wanted})`
}
