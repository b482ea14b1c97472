// Creates a single message from an order: of a request, the relay, a code, an alert, a flow or a notice. All defaults
// are set here.

import { toPhone } from '../../../lib/addresses.ts'
import { deviceToken } from '../../../lib/device-tokens.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { MessageOrigin, NewTransactional } from './message.ts'
import type { Recipient, SingleEmail } from './single-email.ts'
import { composeSms, type SmsText } from './single-sms.ts'

/** `T`, of which only the members named in `Needed` are required. */
type Stated<T, Needed extends keyof T> = Pick<T, Needed> & { [M in Exclude<keyof T, Needed>]?: T[M] | undefined }

/** What an order says about a message on every channel. */
interface Order {
  /** Address, number or device token. */
  to: string
  /** (`default`) */
  group?: string | undefined
  customData?: string | null | undefined
  /** (`non-urgent`) */
  priority?: 'urgent' | 'non-urgent' | undefined
  /** Milliseconds (at once). */
  scheduleTo?: number | undefined
}

/** An email: without tracking, registration, copies, files and placeholders, unless the order names them. */
export type EmailOrder = Stated<SingleEmail, 'senderId' | 'to' | 'subject'>

/** An SMS: in the cheapest encoding and in at most 10 parts, unless the order says otherwise (T-028). */
export interface SmsOrder extends Order, SmsText {}

/** A push message. */
export interface PushText extends Order {
  subject: string
  textBody: string
  /** `<name>:<value>`. */
  mergeTags?: string[] | undefined
}

/** Whose message it is. */
export interface Sending {
  /** On push the mobile app. */
  senderId: number
  /** (null) */
  templateId?: number | null | undefined
  /** (`request`) */
  origin?: MessageOrigin
  /** The code, alert or flow that it belongs to (null). */
  originId?: number
  /** One of PRIORITY (what the order asks for). */
  priority?: number
}

/** The email, with the default for every member that the order did not name. */
export function completeEmail({
  cc = [],
  bcc = [],
  openTracking = false,
  clickTracking = false,
  attachments = [],
  mergeTags = [],
  priority = 'non-urgent',
  registered = false,
  group = 'default',
  templatingData = {},
  ...named
}: EmailOrder): SingleEmail {
  const tracking = { openTracking, clickTracking }
  return { ...named, ...tracking, cc, bcc, attachments, mergeTags, priority, registered, group, templatingData }
}

/** A mail of the relay: its source as it is sent, and its recipients. */
export interface RelayedMail {
  /** One character for each byte. */
  source: string
  /** The first is the `to` of the email. */
  recipients: readonly [Recipient, ...Recipient[]]
}

/** An email that is to be sent; a relayed one names its recipients itself. */
export function toEmailMessage(sending: Sending, order: EmailOrder, relayed?: RelayedMail): NewTransactional {
  const content = completeEmail(order)
  const { source, recipients = recipientsOf(content) } = relayed ?? {}
  return { ...common(sending, content), recipients, channel: 'email', subject: content.subject, content, source }
}

/** All recipients of the email, without duplicates. */
export function recipientsOf({
  to,
  alsoTo = [],
  cc,
  bcc,
}: Pick<SingleEmail, 'to' | 'alsoTo' | 'cc' | 'bcc'>): [Recipient, ...Recipient[]] {
  const others = new Map([...alsoTo, ...cc, ...bcc].map((address) => [address.toLowerCase(), { address }]))
  others.delete(to.toLowerCase())
  return [{ address: to }, ...others.values()]
}

/** An SMS that is to be sent; throws `invalid` at `place` for a text that cannot be sent. */
export const toSmsMessage = (sending: Sending, order: SmsOrder, place = 'textBody') => ({
  // Old rows and requests may have a number that begins with the trunk prefix of its country.
  ...common(sending, { ...order, to: toPhone(order.to) ?? order.to }),
  channel: 'sms' as const,
  subject: '',
  content: composeSms(order, place),
})

/** A push message that is to be sent. */
export function toPushMessage(sending: Sending, order: PushText): NewTransactional {
  const { subject, textBody, mergeTags = [], customData: custom = null } = order
  const to = deviceToken(order.to)
  return {
    ...common(sending, { ...order, to }),
    channel: 'push',
    subject,
    content: { subject, textBody, mergeTags, custom },
  }
}

function common(sending: Sending, order: Order) {
  const { senderId, templateId = null, origin = 'request', originId = null } = sending
  const { to, group = 'default', customData = null, priority: asked = 'non-urgent', scheduleTo = 0 } = order
  const { priority = asked === 'urgent' ? PRIORITY.urgent : PRIORITY.normal } = sending
  return {
    recipients: [{ address: to }] as [Recipient],
    senderId,
    group,
    templateId,
    customData,
    priority,
    origin,
    originId,
    due: scheduleTo,
  }
}
