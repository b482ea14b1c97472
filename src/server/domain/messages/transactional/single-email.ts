// A single email as it was asked for; kept as JSON with its record.

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

export interface Mailbox {
  name?: string | undefined
  email: string
}

/**
 * What a mail of the SMTP relay brings along and a request does not. Placeholders of such a mail are not filled
 * (R-037).
 */
export interface RelayedParts {
  /** Without angle brackets. */
  messageId?: string | undefined
  /** Message ids in angle brackets, divided by blanks. */
  inReplyTo?: string | undefined
  references?: string | undefined
  /** The header Date, milliseconds. */
  date?: number | undefined
  /** The header X-Priority, which stays in the mail. */
  priority?: string | undefined
  replyTo?: Mailbox[] | undefined
  /** Names of recipients by their address. */
  names: Record<string, string>
}

export interface SingleEmail {
  senderId: string
  senderName?: string | undefined
  to: string
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
  snippet?: string | undefined
  templatingData: Record<string, unknown>
  domain?: string | undefined
  relayed?: RelayedParts | undefined
}
