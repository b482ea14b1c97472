import type { CapturedEmail } from './sandbox-email.ts'

/** A captured email as the sandbox keeps it. */
export function toCapturedRow({ mail, source, outcome }: CapturedEmail) {
  return {
    account_id: mail.accountId,
    channel: 'email',
    sender: mail.from.email,
    recipient: mail.to.email,
    subject: mail.subject,
    message_id: mail.messageId,
    campaign_hash: mail.campaignHash,
    outcome,
    source,
    created: mail.date,
  }
}
