// The header with which Gmail counts complaints for senders: up to three fields about the mail, and one that identifies
// the sender. Receivers read the fields from the right.
import { createHash } from 'node:crypto'

/** What kind of mail it is. */
export type FeedbackKind = 'campaign' | 'single' | 'code' | 'alert' | 'relay'

export interface FeedbackWords {
  /** Null for a mail that belongs to none. */
  campaignHash: string | null
  accountId: number
  kind: FeedbackKind
  /** The address in From. It is not shown. */
  from: string
}

/** What a word may consist of, and how long the readable part of the sender is: the whole has 5 to 15 characters. */
const FOREIGN = /[^a-z\d]+/g
const READABLE = 10
const MARK = 4

/** The sender of a mail: the same for all mails of a domain, and hardly ever that of another one. */
function senderOf(from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase()
  const readable = domain.replace(FOREIGN, '-').slice(0, READABLE).replace(/^-|-$/g, '')
  return `${readable}-${createHash('sha256').update(domain).digest('hex').slice(0, MARK)}`
}

/** `campaign:account:kind:sender`, without the first field for other mails. */
export function feedbackId({ campaignHash, accountId, kind, from }: FeedbackWords): string {
  const words = [`a${accountId}`, kind, senderOf(from)]
  return (campaignHash === null ? words : [campaignHash, ...words]).join(':')
}
