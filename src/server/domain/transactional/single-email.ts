// A single email as it was asked for; kept as JSON with its record.

export type SingleAttachment =
  | { filename: string; mimeType: string; arrangement: 'attachment' | 'inline'; data: string }
  | { filename: string; mimeType: string; arrangement: 'attachment' | 'inline'; url: string }

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
  replyTo?: { name?: string | undefined; email: string } | undefined
  snippet?: string | undefined
  templateId?: string | undefined
  templatingData: Record<string, unknown>
  domain?: string | undefined
}
