// What happened to a contact or a message, in the platform's own terms.

/** One thing that happened, at one moment. */
export interface PlatformEvent {
  accountId: number
  /** An `action_name` of the contract; null for what is counted only. */
  kind: string | null
  /** Milliseconds. */
  at: number
  listId: number | null
  contactId: number | null
  campaignId: number | null
  messageId: number | null
  /** The `action_data` of the activity; null when the kind has none. */
  data: Record<string, unknown> | null
  /** Additional data for webhooks and the log, not shown as activity. */
  told?: Record<string, unknown>
  /** Additional data for the log only. */
  noted?: Record<string, unknown>
  /** Additional data for automations, not stored in the log; called only if one listens. */
  forAutomations?: () => Record<string, unknown>
  /** What the report of the campaign counts; nothing without it. */
  report?: ReportEntry
}

/** An event that is written to the log and goes to webhooks. */
export type ToldEvent = PlatformEvent & { kind: string }

/** How the counters of a report grow, by the name of the counter. */
export type Growth = Readonly<Record<string, number>>

export interface ReportEntry {
  /** Counted in the total and in each part. */
  counts: Growth
  /** Counted in the total only. */
  total?: Growth | undefined
  /** The item that it counts for in each part, by the name of the part. */
  parts: Readonly<Record<string, string>>
}
