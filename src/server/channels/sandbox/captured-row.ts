// Captured messages as the sandbox keeps them.
import type { CapturedText } from '../../domain/sandbox/captured-content.ts'
import type { TakenMessage } from '../../domain/sandbox/sandbox.ts'
import type { Outcome, OutgoingEmail, OutgoingPush, OutgoingSms } from '../../domain/sending/carrier.ts'
import { segmentSms } from '../../lib/gsm0338.ts'
import { toJson } from '../../lib/json-text.ts'

type State = Outcome['state']

/** The columns that messages of every channel fill alike. */
const columns = (message: OutgoingEmail | OutgoingSms | OutgoingPush, outcome: State) => ({
  account_id: message.accountId,
  epoch: message.epoch,
  message_id: message.messageId,
  campaign_hash: message.campaignHash,
  outcome,
  created: message.date,
})

/** For a message without a source, its content takes the place of the source. */
export const textColumns = (text: CapturedText) => ({ source: '', content: toJson(text) })

/** An email: its source as it would have gone out. */
export const capturedEmail = (mail: OutgoingEmail, source: string, outcome: State): TakenMessage => ({
  ...columns(mail, outcome),
  channel: 'email',
  sender: mail.from.email,
  recipient: mail.to.email,
  subject: mail.subject,
  source,
  content: null,
})

/** An SMS: its text, and in how many parts it goes out. */
export function capturedSms(sms: OutgoingSms, outcome: State): TakenMessage {
  const { text, encoding } = sms
  const { from: sender, to: recipient } = sms
  const content = textColumns({ text, encoding, segments: segmentSms(text, encoding).parts.length })
  return { ...columns(sms, outcome), channel: 'sms', sender, recipient, subject: null, ...content }
}

/** A push message: its title and its text, and what the app gets beside them. */
export function capturedPush(push: OutgoingPush, outcome: State): TakenMessage {
  const { title, text, custom } = push
  const { appName: sender, device: recipient } = push
  const content = textColumns({ title, text, ...(custom !== null && { data: { custom } }) })
  return { ...columns(push, outcome), channel: 'push', sender, recipient, subject: title, ...content }
}
