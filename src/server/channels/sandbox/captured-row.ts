// Captured messages as the sandbox keeps them.
import type { CapturedText } from '../../domain/sandbox/captured-content.ts'
import { segmentSms } from '../../lib/gsm0338.ts'
import { toJson } from '../../lib/json-text.ts'
import type { CapturedEmail } from './sandbox-email.ts'
import type { CapturedPush } from './sandbox-push.ts'
import type { CapturedSms } from './sandbox-sms.ts'

/** An email: its source as it would have gone out. */
export function capturedEmail({ mail, source, outcome }: CapturedEmail) {
  return {
    account_id: mail.accountId,
    epoch: mail.epoch,
    channel: 'email',
    sender: mail.from.email,
    recipient: mail.to.email,
    subject: mail.subject,
    message_id: mail.messageId,
    campaign_hash: mail.campaignHash,
    outcome,
    source,
    content: null,
    created: mail.date,
  }
}

/** A message without a source: its content stands for it. */
export const textColumns = (text: CapturedText) => ({ source: '', content: toJson(text) })

/** An SMS: its text, and in how many parts it goes out. */
export function capturedSms({ sms, outcome }: CapturedSms) {
  return {
    account_id: sms.accountId,
    epoch: sms.epoch,
    channel: 'sms',
    sender: sms.from,
    recipient: sms.to,
    subject: null,
    message_id: sms.messageId,
    campaign_hash: sms.campaignHash,
    outcome,
    ...textColumns({
      text: sms.text,
      segments: segmentSms(sms.text, sms.encoding).parts.length,
      encoding: sms.encoding,
    }),
    created: sms.date,
  }
}

/** A push message: its title and its text, and what the app gets beside them. */
export function capturedPush({ push, outcome }: CapturedPush) {
  return {
    account_id: push.accountId,
    epoch: push.epoch,
    channel: 'push',
    sender: push.appName,
    recipient: push.device,
    subject: push.title,
    message_id: push.messageId,
    campaign_hash: push.campaignHash,
    outcome,
    ...textColumns({
      title: push.title,
      text: push.text,
      ...(push.custom !== null && { data: { custom: push.custom } }),
    }),
    created: push.date,
  }
}
