// What the pipeline needs of a carrier. Channels implement it; the pipeline knows nothing of their wire.

export interface Address {
  name?: string | undefined
  email: string
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
  /** Set for images that the HTML shows as `cid:<value>`. */
  cid?: string
}

/** One email to one recipient, rendered. */
export interface OutgoingEmail {
  /** The platform's number of the message; the same on every attempt. */
  messageId: number
  accountId: number
  /** The Message-ID header without brackets; the same on every attempt, so that a receiver can tell a repeat. */
  headerId: string
  campaignHash: string | null
  from: Address
  to: Address
  replyTo?: Address | undefined
  cc?: string[]
  bcc?: string[]
  subject: string
  html?: string | undefined
  text?: string | undefined
  attachments?: Attachment[]
  headers: Record<string, string>
  /** Milliseconds. */
  date: number
}

/**
 * What became of one attempt. `unknown`: the carrier may or may not have it.
 * `bounce` says that the recipient, not the sender, was refused; `broken` that the carrier could not be reached.
 */
export type Outcome =
  | { state: 'accepted'; ref: string; delivered?: boolean; then?: 'complaint' }
  | { state: 'deferred'; reason: string; broken?: boolean }
  | { state: 'failed'; reason: string; bounce?: 'hard' | 'soft' }
  | { state: 'unknown'; reason: string }

/** Takes emails out. Never rejects: whatever happens to a mail is its outcome. */
export interface EmailCarrier {
  /** One outcome per mail, in their order. */
  send(mails: OutgoingEmail[]): Promise<Outcome[]>
  close(): Promise<void>
}

/** Chooses the carrier for an account. */
export type EmailCarrierOf = (kind: 'sandbox' | 'live') => EmailCarrier
