// A single email as it was asked for; kept as JSON with its record.
import type { LinkDomain } from '../../accounts/domains/sending-domains.ts'
import type { DeliveryNotice } from '../../sending/carrier.ts'
import type { Snippets } from './code-snippets.ts'

/** The contract's 5 MB for all files of an email together, decoded (T-005). */
export const MAX_ATTACHMENTS = 5 * 1024 * 1024
/** Files of an email (T-190). */
export const MAX_FILES = 20

export type SingleAttachment =
  | {
      filename: string
      mimeType: string
      arrangement: 'attachment' | 'inline'
      data: string
      /** The content id of an inline file; without it, its place in the list. */
      cid?: string | undefined
    }
  | { filename: string; mimeType: string; arrangement: 'attachment' | 'inline'; url: string }

interface Mailbox {
  name?: string | undefined
  email: string
}

/** A part of a relayed mail; the places count from the beginning of its body. */
export interface RelayedPart {
  /** Content-Type as it was written. */
  type: string
  /** In lower case. */
  encoding: string
  /** The header; null for a mail that is this part. */
  head: readonly [start: number, end: number] | null
  body: readonly [start: number, end: number]
}

/**
 * What is stored of a mail of the SMTP relay in addition to its source, which is sent as it came. The email has its
 * texts, for readers of the log. Placeholders are not filled.
 */
export interface RelayedParts {
  /** The header Message-ID without angle brackets; a mail without one gets ours. */
  messageId?: string | undefined
  /** The address of MAIL FROM, where it is not that of From. */
  envelopeFrom?: string | undefined
  /** Whether the mail has a header Date. */
  dated: boolean
  /** The parts in HTML that may be changed, because no signature covers them. */
  html: RelayedPart[]
  files: (RelayedPart & { filename: string })[]
  /** The names of the copied addresses in To and Cc, by the address in small letters. */
  names?: Record<string, string> | undefined
  /** Whether the mail has a header List-Unsubscribe. */
  canLeave?: boolean | undefined
  /** The header X-Auto-Response-Suppress. */
  autoResponseSuppress?: string | undefined
}

/** The delivery notices that the client of the relay requested; they are sent to `to`, the address of MAIL FROM. */
export type RequestedNotice = DeliveryNotice & { to: string }

/** What a report on a delivery says (RFC 3464). */
export interface DeliveryReport {
  /** The number of the message. */
  of: number
  action: 'failed' | 'delayed' | 'delivered' | 'relayed'
  /** In the words of the mail host. */
  reason?: string | undefined
  /** Milliseconds. */
  at: number
}

/** One recipient of an email, and with it one message. */
export interface Recipient {
  address: string
  notice?: RequestedNotice | undefined
}

export interface SingleEmail {
  senderId: string
  senderName?: string | undefined
  to: string
  /** Further recipients in the header To. */
  alsoTo?: string[] | undefined
  cc: string[]
  bcc: string[]
  subject: string
  htmlBody?: string | undefined
  textBody?: string | undefined
  openTracking: boolean
  clickTracking: boolean
  attachments: SingleAttachment[]
  /** `<name>:<value>`. */
  mergeTags: string[]
  customData?: string | undefined
  priority: 'urgent' | 'non-urgent'
  registered: boolean
  header?: { listUnsubscribe?: boolean | undefined; optInIpAddress?: string | undefined } | undefined
  group: string
  /** Milliseconds. */
  scheduleTo?: number | undefined
  replyTo?: Mailbox | undefined
  /** The sender of the account that replies go to, where it is one. */
  replySenderId?: number | undefined
  snippet?: string | undefined
  templatingData: Record<string, unknown>
  /** The templates that `templatingData` embeds. */
  snippets?: Snippets | undefined
  /** The sending domain whose host is in the links. */
  linkDomain?: LinkDomain | undefined
  relayed?: RelayedParts | undefined
  /** Set for a report on the delivery of another message. */
  report?: DeliveryReport | undefined
}
