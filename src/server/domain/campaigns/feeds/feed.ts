// What campaigns need from the code that fetches feeds.
import type { FeedItem } from '../../../lib/feeds/feed-items.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'

export type { FeedItem }

/** What the host said of the feed when it was read last, for the next request. */
export interface FeedMemory {
  etag: string | null
  lastModified: string | null
  /** A hash of its bytes: many hosts know no conditions. */
  hash: string | null
}

/** Nothing is known of the feed. */
export const NOTHING_KNOWN: FeedMemory = { etag: null, lastModified: null, hash: null }

export type FeedAnswer =
  | { state: 'read'; items: FeedItem[]; memory: FeedMemory }
  | { state: 'unchanged'; memory: FeedMemory }
  /** The host reports that the feed is permanently gone. */
  | { state: 'gone' }
  /** `wait`: milliseconds for which the host wants to be left alone. */
  | { state: 'failed'; reason: string; wait?: number | undefined }

/** Fetches and reads the feed at an address of a customer; never rejects. Implemented in channels/http. */
export type FetchFeed = (kind: AccountKind, url: string, memory: FeedMemory) => Promise<FeedAnswer>
