// Emails whose body a feed fills.
import { fromJson } from '../../../lib/json-text.ts'
import type { EmailContent } from '../../content/email-content.ts'
import { feedsOfBody, fillFeeds, type Issue, type ShownFeed, sampleIssue } from '../../content/feed-markers.ts'
import { invalid } from '../../errors.ts'

/** A body with markers. */
export interface FedContent extends Omit<EmailContent, 'type'> {
  type: 'fed'
  /** The feed whose new items start a send; by default the first one in the body. */
  feed?: string | undefined
}

/** The content of an email campaign as it is stored. */
export type StoredContent = EmailContent | FedContent

/** The feeds of a body; throws `invalid` for markers that do not fit together. */
function feedsAt(place: string, body: string): ShownFeed[] {
  try {
    return feedsOfBody(body)
  } catch (error) {
    throw invalid(place, (error as Error).message)
  }
}

/** The address of the feed that counts; null for an email that no feed fills. Throws `invalid`. */
export const feedOf = (content: StoredContent): string | null =>
  content.type === 'fed' ? (content.feed ?? feedsAt('content.body', content.body)[0]?.url ?? null) : null

/** The feeds that a stored content shows. */
export function shownFeeds(stored: string): ShownFeed[] {
  const content = fromJson<StoredContent>(stored)
  return content.type === 'fed' ? feedsOfBody(content.body) : []
}

/** The content as it is sent; without an issue, its lists are empty. */
export const fillFeedLists = (content: StoredContent, issue: Issue | null): EmailContent =>
  content.type === 'fed' ? { ...content, type: 'html', body: fillFeeds(content.body, issue ?? {}) } : content

/** The longest that the email gets, for checks. Throws `invalid`. */
export const filledUp = (content: StoredContent): EmailContent =>
  fillFeedLists(content, content.type === 'fed' ? sampleIssue(feedsAt('content.body', content.body)) : null)
