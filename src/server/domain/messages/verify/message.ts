// The message that carries a code, on each channel.
import type { VerifyRow } from '../../../store/messages/verify.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { NewTransactional } from '../transactional/message.ts'
import type { SingleEmail } from '../transactional/single-email.ts'
import { composeSms, MAX_PARTS } from '../transactional/single-sms.ts'
import { withCodePlace } from './codes.ts'

/** What was asked for besides the recipient; stored so that a new code goes out the same way. */
export interface VerifyOrder {
  codeType: 'numeric' | 'alpha' | 'alphanumeric' | 'hex'
  codeLength: number
  /** As it was given; undefined when it was not. */
  message: string | undefined
  /** Email: the subject. Push: the title. */
  subject: string
  group: string
  /** `<name>:<value>`. */
  mergeTags: string[]
}

type Carried = Pick<VerifyRow, 'id' | 'channel' | 'address' | 'sender_id' | 'code'>

/** Throws `invalid` for a text that cannot be sent. */
export function toCodeMessage(row: Carried, order: VerifyOrder): NewTransactional {
  const textBody = withCodePlace(order.message)
  const mergeTags = [...order.mergeTags, `code:${row.code}`]
  const common = {
    address: row.address,
    senderId: row.sender_id,
    group: order.group,
    templateId: null,
    customData: null,
    priority: PRIORITY.verify,
    origin: 'verify' as const,
    originId: row.id,
    due: 0,
  }
  if (row.channel === 'sms') {
    const content = composeSms({ textBody, mergeTags, maxCount: MAX_PARTS, registered: false }, 'body', 'message')
    return { ...common, channel: 'sms', subject: '', content }
  }
  if (row.channel === 'push') {
    return {
      ...common,
      channel: 'push',
      subject: order.subject,
      content: { subject: order.subject, textBody, mergeTags, custom: null },
    }
  }
  return { ...common, channel: 'email', subject: order.subject, content: toEmail(row, order, textBody, mergeTags) }
}

function toEmail(row: Carried, order: VerifyOrder, textBody: string, mergeTags: string[]): SingleEmail {
  return {
    senderId: String(row.sender_id),
    to: row.address,
    cc: [],
    bcc: [],
    subject: order.subject,
    textBody,
    openTracking: false,
    clickTracking: false,
    attachments: [],
    mergeTags,
    priority: 'urgent',
    registered: false,
    group: order.group,
    templatingData: {},
  }
}
