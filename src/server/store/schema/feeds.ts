// The feeds that fill campaigns.

/** The feed of a campaign that is enabled. */
export interface FeedTable {
  campaign_id: number
  account_id: number
  operation_id: number
  /** When it is read next; null while its operation is paused. */
  due: number | null
  /** Grows with each taker. */
  token: number
  lease_until: number
  /** As the host wrote it in its last answer. */
  etag: string | null
  last_modified: string | null
  body_hash: string | null
  /** JSON of the items that were in it; null until it was read for the first time. */
  seen: string | null
  /** JSON of an issue that waits for a person, and what the person decided; null when none waits. */
  held: string | null
  /** How often it could not be read since it last could. */
  failures: number
}

/** What the feeds say in one run of a campaign. */
export interface IssueTable {
  run_id: number
  account_id: number
  campaign_id: number
  /** A hash of the items that are new in it: nothing is sent twice. */
  news: string
  /** JSON of the items by the address of their feed. */
  items: string
}

export interface FeedTables {
  feed: FeedTable
  issue: IssueTable
}
