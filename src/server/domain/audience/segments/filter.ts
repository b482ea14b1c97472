// The filter of a segment, as requests write it and as it is kept, and what it names.

const operators = [
  'equal_to',
  'not_equal_to',
  'greater_or_equal_to',
  'greater_than',
  'less_or_equal_to',
  'less_than',
  'contains',
  'does_not_contain',
  'begins_with',
  'ends_with',
  'date_range',
] as const

export type Operator = (typeof operators)[number]

export interface ValueItem {
  segment_field: string
  segment_operator: Operator
  segment_value: string
}

interface Inverted {
  invert?: boolean | undefined
}

export interface AnniversaryItem extends Inverted {
  segment_field: string
  segment_anniversary: string
}

interface TagItem extends Inverted {
  segment_tag: number
}

interface ListItem extends Inverted {
  segment_list: number
}

export interface ActivityItem extends Inverted {
  segment_activity: string
  within_days?: number | undefined
  campaign_hash?: string | undefined
}

/** A condition, or a group of them, told apart by the members. */
export type FilterItem = ValueItem | AnniversaryItem | TagItem | ListItem | ActivityItem | SegmentFilter

export interface SegmentFilter extends Inverted {
  segment_filter_array: readonly FilterItem[]
  boolean_operator?: 'and' | 'or' | undefined
}

/** The conditions and groups of a filter, at whatever depth. */
export function* itemsOf(filter: SegmentFilter): Generator<FilterItem> {
  for (const item of filter.segment_filter_array) {
    yield item
    if ('segment_filter_array' in item) yield* itemsOf(item)
  }
}
