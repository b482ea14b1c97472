// The kinds of conditions, one row each: the member that tells the kind, a new one, and its form. A kind that the contract
// gets is a row here.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { t } from '../../../texts/texts.ts'
import { optionsOf, wordsOf } from '../model.ts'
import { activities } from './activities.ts'
import { type Askable, askablesOf, days, operatorOptions } from './comparing.ts'
import { idOf, type References } from './references.ts'
import { type Item, isGroup } from './tree.ts'

const texts = t.contacts.conditions

/** One control of the form of a condition. */
export interface Control {
  label: string
  value: string
  /** A choice among these; without them a text. */
  options?: readonly (readonly [value: string, label: string])[]
  type?: 'text' | 'number'
  /** Values that a text offers. */
  suggestions?: readonly (readonly [value: string, label: string])[]
  /** The condition with another value. */
  set(value: string): Item
}

/** A kind of condition. */
export interface ItemKind {
  name: string
  label: string
  /** The member of a condition that makes it one of this kind. */
  member: string
  /** Whether it can mean everybody else. */
  canInvert: boolean
  /** A new one; null where the list has nothing to ask. */
  make(known: References): Item | null
  /** Its form. */
  controls(item: Item, known: References): Control[]
}

/** The members that tell the conditions of the contract apart; the compiler asks for a row for each. */
type Members = {
  [M in KeysOf<MarketingSchemas['SegmentFilterItem']>]: M extends `segment_${string}` ? M : never
}[KeysOf<MarketingSchemas['SegmentFilterItem']>]
type KeysOf<T> = T extends unknown ? keyof T : never
type Told = Exclude<Members, 'segment_field' | 'segment_operator'>

const textOf = (item: Item, member: string): string => String(item[member] ?? '')

/** A condition about one object of many, which the contract names by a number. */
const oneOf = (
  member: string,
  label: string,
  options: (known: References) => readonly (readonly [number, string])[],
): Pick<ItemKind, 'make' | 'controls'> => ({
  make(known) {
    const [first] = options(known)
    return first ? { [member]: first[0], invert: false } : null
  },
  controls: (item, known) => [
    {
      label,
      value: textOf(item, member),
      options: options(known).map(([id, name]) => [String(id), name] as const),
      set: (value) => ({ ...item, [member]: Number(value) }),
    },
  ],
})

const dayOptions = days.map((day) => [day, texts.days[day]] as const)

const comparison = (one: Askable): Item => ({
  segment_field: one.id,
  segment_operator: one.operators[0] ?? 'equal_to',
  segment_value: one.values?.[0]?.[0] ?? (one.format === 'date' ? 'today-30' : ''),
})

function comparisonControls(item: Item, known: References): Control[] {
  const all = askablesOf(known)
  const one = all.find(({ id }) => id === item['segment_field']) ?? all[0]
  if (!one) return []
  const fields = all.map(({ id, name }) => [id, name] as const)
  return [
    {
      label: texts.field,
      value: one.id,
      options: fields,
      set: (id) => comparison(all.find((other) => other.id === id) ?? one),
    },
    {
      label: texts.operator,
      value: textOf(item, 'segment_operator'),
      options: operatorOptions(one),
      set: (segment_operator) => ({ ...item, segment_operator }),
    },
    {
      label: texts.value,
      value: textOf(item, 'segment_value'),
      options: one.values,
      type: one.format === 'number' ? 'number' : 'text',
      suggestions: one.format === 'date' ? dayOptions : undefined,
      set: (segment_value) => ({ ...item, segment_value }),
    },
  ]
}

function activityControls(item: Item, { campaigns }: References): Control[] {
  const { within_days: _days, ...always } = item
  const { campaign_hash: _hash, ...ofAny } = item
  return [
    {
      label: texts.activity,
      value: textOf(item, 'segment_activity'),
      options: optionsOf(activities),
      set: (segment_activity) => ({ ...item, segment_activity }),
    },
    {
      label: texts.withinDays,
      value: textOf(item, 'within_days'),
      type: 'number',
      set: (value) => (value === '' ? always : { ...item, within_days: Number(value) }),
    },
    {
      label: texts.campaign,
      value: textOf(item, 'campaign_hash'),
      suggestions: campaigns.map(({ campaign_hash = '', internal_name }) => [campaign_hash, internal_name] as const),
      set: (value) => (value === '' ? ofAny : { ...item, campaign_hash: value }),
    },
  ]
}

const dateFields = ({ fields }: References) =>
  fields.filter(({ format }) => format === 'date').map((field) => [idOf(field), field.name] as const)

const rows: Readonly<Record<Told, Omit<ItemKind, 'member' | 'label'>>> = {
  segment_value: {
    name: 'field',
    canInvert: false,
    make(known) {
      const one = askablesOf(known).find(({ id }) => id === 'status')
      return one ? comparison(one) : null
    },
    controls: comparisonControls,
  },
  segment_anniversary: {
    name: 'anniversary',
    canInvert: true,
    make(known) {
      const [first] = dateFields(known)
      return first ? { segment_field: first[0], segment_anniversary: 'month_start||month_end', invert: false } : null
    },
    controls: (item, known) => [
      {
        label: texts.field,
        value: textOf(item, 'segment_field'),
        options: dateFields(known),
        set: (segment_field) => ({ ...item, segment_field }),
      },
      {
        label: texts.anniversary,
        value: textOf(item, 'segment_anniversary'),
        suggestions: [
          ['today', texts.days.today],
          ['month_start||month_end', texts.thisMonth],
        ],
        set: (segment_anniversary) => ({ ...item, segment_anniversary }),
      },
    ],
  },
  segment_tag: {
    name: 'tag',
    canInvert: true,
    ...oneOf('segment_tag', texts.kinds.tag, ({ tags }) =>
      tags.map(({ tag_id, name }) => [tag_id ?? 0, name] as const),
    ),
  },
  segment_list: {
    name: 'list',
    canInvert: true,
    ...oneOf('segment_list', texts.kinds.list, ({ lists }) =>
      lists.map(({ list_id, internal_name }) => [list_id ?? 0, internal_name] as const),
    ),
  },
  segment_activity: {
    name: 'activity',
    canInvert: true,
    make: () => ({ segment_activity: 'email_open', within_days: 30, invert: false }),
    controls: activityControls,
  },
  segment_filter_array: {
    name: 'group',
    canInvert: true,
    make(known) {
      const first = rows.segment_value.make(known)
      return first && { segment_filter_array: [first], boolean_operator: 'or', invert: false }
    },
    // Its form is that of its conditions.
    controls: () => [],
  },
}

/** Every kind. */
export const itemKinds: readonly ItemKind[] = Object.entries(rows).map(([member, row]) => ({
  ...row,
  member,
  label: texts.kinds[row.name as keyof typeof texts.kinds] ?? wordsOf(row.name),
}))

/** The kind of a condition; undefined for one that this console does not know yet. */
export const kindOf = (item: Item): ItemKind | undefined =>
  itemKinds.find(({ member }) => (isGroup(item) ? member === 'segment_filter_array' : member in item))
