// What the pipeline needs from a carrier. Channels implement it; the pipeline knows nothing about their protocols.
import type { OutgoingWebPush } from './web-push.ts'

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

/** What a sender wants to be told of the delivery to one recipient (RFC 3461). */
export interface DeliveryNotice {
  /** NOTIFY; without it, nobody is told. */
  notify?: readonly ('NEVER' | 'SUCCESS' | 'FAILURE' | 'DELAY')[] | undefined
  /** ORCPT and ENVID, decoded, and RET. */
  orcpt?: string | undefined
  envid?: string | undefined
  ret?: 'FULL' | 'HDRS' | undefined
}

/** One email to one recipient, rendered. */
export interface OutgoingEmail {
  /** The platform's number of the message; the same on every attempt. */
  messageId: number
  accountId: number
  /** The account's epoch when the mail was taken in hand: the sandbox keeps none of an epoch that is over. */
  epoch: number
  /** The Message-ID header without brackets; the same on every attempt, so that a receiver can tell a repeat. */
  headerId: string
  campaignHash: string | null
  from: Address
  /**
   * The sender of the envelope: that of MAIL FROM for a relayed mail, empty for a report of a delivery, so that nobody
   * reports on it. Without it, the address that the platform takes returned mails at, or that of `from`.
   */
  envelopeFrom?: string | undefined
  /** Who gets this email. */
  to: Address
  /** What the headers To and Cc say; the email goes to none of these (To: `to`). */
  shownTo?: Address[]
  cc?: Address[]
  replyTo?: Address | undefined
  subject: string
  html?: string | undefined
  text?: string | undefined
  attachments?: Attachment[]
  headers: Record<string, string>
  /** One of PRIORITY; without it, that of campaigns. */
  priority?: number
  /** When it is sent, milliseconds. */
  date: number
  /**
   * The source of a registered or relayed email, one character for each byte. It goes out as it is instead of a newly
   * built one.
   */
  source?: string
  notice?: DeliveryNotice | undefined
}

/** An email before it is taken in hand. */
export type RenderedEmail = Omit<OutgoingEmail, 'epoch'>

/** One SMS to one number, its placeholders filled. */
export interface OutgoingSms {
  /** A smart SMS ends with the short link to its page; carriers treat both alike. */
  channel: 'sms' | 'smart_sms'
  /** The platform's number of the message; the same on every attempt. */
  messageId: number
  accountId: number
  /** As in OutgoingEmail. */
  epoch: number
  campaignHash: string | null
  /** A number `<country code>-<number>`, or a name of up to 11 characters. */
  from: string
  /** `<country code>-<number>`. */
  to: string
  text: string
  encoding: 'gsm0338' | 'unicode'
  /** As in OutgoingEmail. */
  priority?: number
  /** Milliseconds. */
  date: number
}

/** What a push message of a campaign carries beside its texts. */
export interface PushExtras {
  /** Its button, and the one that closes it. */
  action: PushAction | null
  /** Where the device has to be; `range` in metres, `duration` in seconds. */
  place: PushPlace | null
  /** The address of the picture beside the text. */
  icon: string | null
  /** What the app gives back when it reports what its user did. */
  report: { contact: string; messageHash: string; campaign: number; device: number }
}

export interface PushAction {
  type?: 'url' | 'deeplink' | undefined
  title?: string | undefined
  link?: string | undefined
  cancelLabel?: string | undefined
}

export interface PushPlace {
  /** Degrees. */
  latitude?: number | undefined
  longitude?: number | undefined
  range?: number | undefined
  duration?: number | undefined
}

/** One push message to one device. */
export interface OutgoingPush {
  /** The platform's number of the message; the same on every attempt. */
  messageId: number
  accountId: number
  /** As in OutgoingEmail. */
  epoch: number
  campaignHash: string | null
  /** The number of the mobile app of the account. */
  appId: number
  appName: string
  /** Whether the app is one under development, which Apple reaches in another way. */
  isDevelopment: boolean
  device: string
  title: string
  text: string
  /** What the app is told besides the text. */
  custom: string | null
  /** Null for a single message. */
  extras: PushExtras | null
  /** Milliseconds. */
  date: number
}

/** One call to one number. */
export interface OutgoingCall {
  /** The platform's number of the message; the same on every attempt. */
  messageId: number
  /** Tells this call from the others of the message (`callKeyOf`). */
  key: string
  accountId: number
  /** As in OutgoingEmail. */
  epoch: number
  campaignHash: string | null
  /** `<country code>-<number>`. */
  from: string
  /** `<country code>-<number>`. */
  to: string
  /** What whoever answers hears: a recording at an address, or a text that the carrier speaks. */
  media: { audioUrl: string } | { text: string; language: string }
  /** Milliseconds. */
  date: number
}

/**
 * What became of one attempt. `unknown`: the carrier may or may not have it.
 * `bounce` says that the recipient, not the sender, was refused; `rejected` that carrier or recipient refused
 * the message; `policy` that it wants no mail of this sender, whoever gets it; `gone` that nothing will ever reach the
 * device again, `goneSince` since when, milliseconds, where that is known; `broken` that the carrier could not be reached;
 * `wait` how long it asked to be left alone, milliseconds; `held` that there was no attempt, since the message was not
 * let through to it yet, or the process ends; `unanswered` that nobody took the call; `ringing` under which id the call
 * is on, of which the carrier will tell within `wait`, so that it is not made again; `then` what else it
 * knows already, as if a receipt had come (receipts.ts); `notifies` that the carrier takes care of the delivery notice;
 * `parts` by which ids the carrier will report on it.
 */
export type Outcome =
  | {
      state: 'accepted'
      ref: string
      delivered?: boolean
      then?: 'complaint' | 'digit'
      notifies?: boolean
      parts?: CarrierParts
    }
  | {
      state: 'deferred'
      reason: string
      broken?: boolean
      unanswered?: boolean
      ringing?: string
      wait?: number
      held?: true
    }
  | {
      state: 'failed'
      reason: string
      bounce?: 'hard' | 'soft'
      rejected?: boolean
      gone?: boolean
      goneSince?: number
      policy?: boolean
    }
  | { state: 'unknown'; reason: string; parts?: CarrierParts }

/** Whether the message was put off without an attempt. */
export const isHeld = (outcome: { state: string; held?: true }): boolean => outcome.held === true

/** What a carrier calls a message, or each part of one. */
export interface CarrierParts {
  /** Ids of several carriers may be alike. */
  carrier: string
  /** Of the parts that it took. */
  ids: readonly string[]
  /** How many parts the message has. */
  total: number
}

/**
 * Sends messages of one channel. Never rejects: whatever happens to a message is its outcome. A carrier that hears
 * of messages later needs a TakeReceipt when it is made.
 */
export interface Carrier<Outgoing> {
  /** One outcome per message, in their order. */
  send(messages: Outgoing[]): Promise<Outcome[]>
  /** What stands of a message in doubt, where the carrier will tell of it; without it, nobody ever will. */
  inDoubt?(message: InDoubt): Outcome
  close(): Promise<void>
}

export type EmailCarrier = Carrier<OutgoingEmail>
export type SmsCarrier = Carrier<OutgoingSms>
export type PushCarrier = Carrier<OutgoingPush>
export type CallCarrier = Carrier<OutgoingCall>
export type WebPushCarrier = Carrier<OutgoingWebPush>

/** A message that was being sent when its sender died. */
export interface InDoubt {
  messageId: number
  contactId: number | null
  /** Attempts before that one. */
  attempts: number
}

/** Chooses the carrier for an account. */
export type CarrierOf<Outgoing> = (kind: 'sandbox' | 'live') => Carrier<Outgoing>

/** The carriers of every channel. */
export interface Carriers {
  email: CarrierOf<OutgoingEmail>
  sms: CarrierOf<OutgoingSms>
  push: CarrierOf<OutgoingPush>
  voice: CarrierOf<OutgoingCall>
  webPush: CarrierOf<OutgoingWebPush>
}
