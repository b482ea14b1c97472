// What is counted of the messages to a contact: each counter with the kinds of events that it counts, and each date with
// the kind whose last event it names. Members have the names of the contract.

/** Number and last time of a contact's events, by kind. */
export type ContactHistory = ReadonlyMap<string, { n: number; last: number | null }>

/** Where a contact opened an email; region and city are empty where only the country is known. */
export interface ContactPlace {
  country: string
  region: string
  city: string
}

/** The statistics of a contact, by the kind of message. */
export const contactStats = {
  email_stats: {
    counts: {
      sent: ['email_send'],
      opens: ['email_open'],
      clicks: ['email_click'],
      soft_bounces: ['email_soft_bounce'],
      hard_bounces: ['email_hard_bounce'],
      forwards: ['forward'],
      conversions: ['conversion'],
      social_actions: ['facebook_like', 'social_share'],
    },
    dates: { last_send_date: 'email_send', last_open_date: 'email_open', last_click_date: 'email_click' },
  },
  sms_stats: {
    counts: { sent: ['sms_send', 'smart_sms_send'], delivered: ['sms_report', 'smart_sms_report'] },
    dates: {},
  },
  push_stats: {
    counts: {
      sent: ['push_send'],
      delivered: ['push_received'],
      not_delivered: ['push_error'],
      views: ['push_open'],
      clicks: ['push_click'],
    },
    dates: { last_view_date: 'push_open' },
  },
  webpush_stats: {
    counts: {
      sent: ['web_push_send'],
      delivered: ['web_push_delivered'],
      clicks: ['web_push_click'],
      bounces: ['web_push_bounce'],
    },
    dates: {
      last_send_date: 'web_push_send',
      last_delivery_date: 'web_push_delivered',
      last_click_date: 'web_push_click',
      last_bounce_date: 'web_push_bounce',
    },
  },
  voice_stats: { counts: { sent: ['voice_send'], answered: ['voice_report'] }, dates: {} },
} as const satisfies Record<string, StatsOfKind>

/** The counters and dates of one kind of message. */
export interface StatsOfKind {
  counts: Readonly<Record<string, readonly string[]>>
  dates: Readonly<Record<string, string>>
}

/** How many events of these kinds there were. */
export const countOf = (history: ContactHistory, kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + (history.get(kind)?.n ?? 0), 0)
