// The message that carries a code, on each channel.
import type { VerifyRow } from '../../../store/messages/verify.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { NewTransactional } from '../transactional/message.ts'
import { toEmailMessage, toPushMessage, toSmsMessage } from '../transactional/order.ts'
import { withCodePlace } from './codes.ts'

/**
 * The options of a request for a code, without its recipient; stored so that a new code can be sent in the same way.
 */
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

type Carried = Pick<VerifyRow, 'id' | 'channel' | 'address' | 'sender_id' | 'code' | 'expires'>

/** Throws `invalid` for a text that cannot be sent. */
export function toCodeMessage(row: Carried, order: VerifyOrder): NewTransactional {
  const textBody = withCodePlace(order.message)
  const mergeTags = [...order.mergeTags, `code:${row.code}`]
  const { id: originId, sender_id: senderId } = row
  const sending = { senderId, priority: PRIORITY.verify, origin: 'verify', originId } as const
  const { subject, group } = order
  const stated = { to: row.address, textBody, mergeTags, group }
  if (row.channel === 'sms') return toSmsMessage(sending, { ...stated, until: row.expires }, 'message')
  if (row.channel === 'push') return toPushMessage(sending, { ...stated, subject })
  return toEmailMessage(sending, { ...stated, senderId: String(senderId), subject, priority: 'urgent' })
}
