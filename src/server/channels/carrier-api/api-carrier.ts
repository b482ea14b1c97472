// SMS by the Carrier API: texts are posted to a gateway.
import type { Outcome, OutgoingSms, SmsCarrier } from '../../domain/sending/carrier.ts'
import { segmentSms } from '../../lib/gsm0338.ts'
import { createPoster, type Gateway, type Poster, type PosterDeps, toPublic } from './poster.ts'

export interface ApiCarrierDeps extends PosterDeps {
  /** The id of a message for the gateway; the same on every attempt. */
  idOf(sms: OutgoingSms): string
  /** The URL to which the gateway posts status reports. */
  callback: string
  /** Goes before all that is not. */
  isReserved(sms: OutgoingSms): boolean
}

/** After `deferWaiting`, only messages that may have been sent already are posted; all others are deferred at once. */
export type ApiCarrier = SmsCarrier & Pick<Poster, 'deferWaiting' | 'health'>

const MAX_PARTS = 255

/** Refuse the message: it would have more parts than were counted, and each part costs money. */
const NO_TABLES: Outcome = {
  state: 'failed',
  reason: 'the gateway takes no national language tables, and without them the text has more parts',
}

/** How a text goes that may use national tables, which the Carrier API does not have: in Unicode, if it needs them. */
function plainText({ text, encoding, language }: OutgoingSms): Pick<OutgoingSms, 'encoding'> & { count: number } {
  const { shifts } = segmentSms(text, encoding, language)
  const plain = shifts.locking + shifts.single > 0 ? 'unicode' : encoding
  return { encoding: plain, count: segmentSms(text, plain).parts.length }
}

/** A carrier that hands SMS to a gateway. */
export function createApiCarrier(gateway: Gateway, parts: ApiCarrierDeps): ApiCarrier {
  const { post, ...poster } = createPoster('/messages', gateway, parts)

  async function send(sms: OutgoingSms): Promise<Outcome> {
    const { encoding, count } = plainText(sms)
    if (count > MAX_PARTS) return { state: 'failed', reason: 'the text has too many parts' }
    if (count > segmentSms(sms.text, sms.encoding, sms.language).parts.length) return NO_TABLES
    const id = parts.idOf(sms)
    const body = bodyOf({ ...sms, encoding }, { id, count: Math.max(1, count), callback: parts.callback })
    return post({ id, body, isFirst: parts.isReserved(sms), parts: count })
  }

  return { ...poster, send: (messages) => Promise.all(messages.map(send)) }
}

const bodyOf = (
  { from, to, text, encoding, validFor }: OutgoingSms,
  { id, count, callback }: { id: string; count: number; callback: string },
): string => {
  const addresses = { from: toPublic(from), to: toPublic(to) }
  const limit = validFor !== undefined && { valid_for: validFor }
  return JSON.stringify({ id, ...addresses, text, encoding, parts: count, ...limit, callback })
}
