// What the pipeline needs from a carrier. Channels implement it; the pipeline knows nothing about their protocols.
import type { SmsLanguage } from '../../lib/gsm-languages.ts'
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

/** The delivery notices for one recipient that a sender requested (RFC 3461). */
export interface DeliveryNotice {
  /** NOTIFY; without it, no notices are sent. */
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
  /**
   * The account's epoch when the mail was taken from the queue: the sandbox does not keep mails of an epoch that is
   * over.
   */
  epoch: number
  /** The Message-ID header without brackets; the same on every attempt, so that a receiver can tell a repeat. */
  headerId: string
  campaignHash: string | null
  from: Address
  /**
   * The envelope sender: that of MAIL FROM for a relayed mail, empty for a delivery report, so that it causes no
   * further report. By default, the return address of the platform, or that of `from`.
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
   * The source of a registered or relayed email, one character for each byte. It is sent unchanged instead of a newly
   * built one.
   */
  source?: string
  notice?: DeliveryNotice | undefined
}

/** An email before it is taken from the queue. */
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
  /** Whose national tables `gsm0338` may use. */
  language?: SmsLanguage | undefined
  /** As in OutgoingEmail. */
  priority?: number
  /** Seconds after which it is no longer useful; without it, the network decides. */
  validFor?: number
  /** Milliseconds. */
  date: number
}

/** Additional data of a push message of a campaign. */
interface PushExtras {
  /** Its button, and the one that closes it. */
  action: PushAction | null
  /** Where the device has to be; `range` in metres, `duration` in seconds. */
  place: PushPlace | null
  /** The URL of the picture next to the text. */
  icon: string | null
  /** Data that the app returns when it reports an action of its user. */
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
  /** Data for the app in addition to the text. */
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
  /** The recording at a URL for the person who answers, or a text that the carrier speaks. */
  media: { audioUrl: string } | { text: string; language: string }
  /** Milliseconds. */
  date: number
}

/**
 * The outcome of one attempt. `unknown`: the carrier may or may not have the message.
 * `bounce`: the recipient, not the sender, was refused. `rejected`: the carrier or the recipient refused the message.
 * `policy`: it rejects the sender, whatever the recipient. `gone`: the device can never be reached again; `goneSince`:
 * since when, in milliseconds, if known. `unclassified`: the reason is in unknown words. `broken`: the carrier could
 * not be reached. `wait`: the pause that it asked for, in milliseconds. `held`: not attempted, because it must wait for
 * its turn or the process ends. `unanswered`: the call was not answered. `ringing`: the id of a call in progress, which
 * must not be repeated; the carrier reports on it within `wait`. `then`: what else the carrier knows already, as if a
 * receipt had come (receipts.ts). `notifies`: the carrier sends the delivery notice. `parts`: the ids with which the
 * carrier will report on it.
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
      unclassified?: boolean
    }
  | { state: 'unknown'; reason: string; parts?: CarrierParts }

/** Whether the message was deferred without an attempt. */
export const isHeld = (outcome: { state: string; held?: true }): boolean => outcome.held === true

/** What a carrier calls a message, or each part of one. */
interface CarrierParts {
  /** Ids of several carriers may be alike. */
  carrier: string
  /** Of the parts that it took. */
  ids: readonly string[]
  /** How many parts the message has. */
  total: number
}

/**
 * Sends messages of one channel. Never rejects: every error is an outcome of a message. A carrier that gets reports
 * later needs a TakeReceipt when it is created.
 */
export interface Carrier<Outgoing> {
  /** One outcome per message, in their order. */
  send(messages: Outgoing[]): Promise<Outcome[]>
  /**
   * The outcome of a message whose worker died, if the carrier will report on it; without this, no report will come.
   */
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
