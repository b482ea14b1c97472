// The segments that the platform keeps for every list (M-364).
import type { SegmentFilter } from './filter.ts'

export interface AutomaticSegment {
  /** Its id is `auto_` and this word. */
  word: string
  name: string
  filter: SegmentFilter
}

const allOf = (...segment_filter_array: SegmentFilter['segment_filter_array'][number][]): SegmentFilter => ({
  segment_filter_array,
  boolean_operator: 'and',
  invert: false,
})

const statusIs = (value: string) =>
  allOf({ segment_field: 'status', segment_operator: 'equal_to', segment_value: value })
const hadActivity = (segment_activity: string, within_days?: number) =>
  allOf({ segment_activity, ...(within_days !== undefined && { within_days }), invert: false })

export const automaticSegments: readonly AutomaticSegment[] = [
  { word: 'active', name: 'Active', filter: statusIs('active') },
  { word: 'inactive', name: 'Inactive', filter: statusIs('inactive') },
  { word: 'unconfirmed', name: 'Unconfirmed', filter: statusIs('unconfirmed') },
  { word: 'removed', name: 'Removed', filter: statusIs('removed') },
  {
    word: 'new',
    name: 'Subscribed in the last 30 days',
    filter: allOf({
      segment_field: 'subscription_date',
      segment_operator: 'date_range',
      segment_value: 'today-30||today',
    }),
  },
  { word: 'opened', name: 'Opened an email in the last 30 days', filter: hadActivity('email_open', 30) },
  { word: 'clicked', name: 'Clicked in an email in the last 30 days', filter: hadActivity('email_click', 30) },
  {
    word: 'never_opened',
    name: 'Got emails and opened none',
    filter: allOf({ segment_activity: 'email_send', invert: false }, { segment_activity: 'email_open', invert: true }),
  },
  {
    word: 'birthday',
    name: 'Birthday today',
    filter: allOf({ segment_field: 'birth_date', segment_anniversary: 'today', invert: false }),
  },
  { word: 'soft_bounced', name: 'Soft bounce in the last 30 days', filter: hadActivity('email_soft_bounce', 30) },
  { word: 'hard_bounced', name: 'Hard bounce', filter: hadActivity('email_hard_bounce') },
  {
    word: 'no_email',
    name: 'Without an active email address',
    filter: {
      segment_filter_array: [
        { segment_field: 'email', segment_operator: 'equal_to', segment_value: '' },
        { segment_field: 'email_status', segment_operator: 'equal_to', segment_value: 'inactive' },
      ],
      boolean_operator: 'or',
      invert: false,
    },
  },
]
