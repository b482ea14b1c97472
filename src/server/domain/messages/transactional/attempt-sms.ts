// One attempt to send a single SMS.
import { fromJson } from '../../../lib/json-text.ts'
import type { Outcome } from '../../sending/carrier.ts'
import { registerSms } from '../registered/copy.ts'
import type { Attempt } from './attempt.ts'
import type { SingleSms } from './single-sms.ts'

/** Builds the message and hands it to the carrier of its account; a throw says why it cannot be built. */
export async function attemptSms({ parts, message, row, kind, sender: senderOf }: Attempt): Promise<Outcome> {
  const { text, encoding, language, until } = fromJson<SingleSms>(row.content)
  const sender = await senderOf('cellphone')
  if (!sender) return { state: 'failed', reason: 'the sender is gone' }
  const now = parts.clock.now(row.account_id)
  const sms = {
    channel: 'sms' as const,
    messageId: message.id,
    accountId: message.account_id,
    epoch: message.epoch,
    campaignHash: null,
    from: sender.address,
    to: message.address,
    text,
    encoding,
    language,
    priority: message.priority,
    date: now,
    ...(until !== undefined && { validFor: Math.max(1, Math.ceil((until - now) / 1000)) }),
  }
  if (row.registered === 1) await registerSms(parts, sms)
  return (await parts.carriers.sms(kind).send([sms]))[0] as Outcome
}
