// SMS by the Carrier API: texts are posted to a gateway.
import type { Outcome, OutgoingSms, SmsCarrier } from '../../domain/sending/carrier.ts'
import { segmentSms } from '../../lib/gsm0338.ts'
import { createPoster, type Gateway, type Poster, type PosterParts, toPublic } from './poster.ts'

export interface ApiCarrierParts extends PosterParts {
  /** The id of a message for the gateway; the same on every attempt. */
  idOf(sms: OutgoingSms): string
  /** Where the gateway posts what becomes of messages. */
  callback: string
  /** Goes before all that is not. */
  isReserved(sms: OutgoingSms): boolean
}

/** `hold` posts nothing more but what may have left already: all else is put off at once. */
export type ApiCarrier = SmsCarrier & Pick<Poster, 'hold' | 'health'>

const MOST_PARTS = 255

/** A carrier that hands SMS to a gateway. */
export function createApiCarrier(gateway: Gateway, parts: ApiCarrierParts): ApiCarrier {
  const { post, ...poster } = createPoster('/messages', gateway, parts)

  async function send(sms: OutgoingSms): Promise<Outcome> {
    const count = segmentSms(sms.text, sms.encoding).parts.length
    if (count > MOST_PARTS) return { state: 'failed', reason: 'the text has too many parts' }
    const id = parts.idOf(sms)
    const body = bodyOf(sms, { id, count: Math.max(1, count), callback: parts.callback })
    return post({ id, body, isFirst: parts.isReserved(sms), parts: count })
  }

  return { ...poster, send: (messages) => Promise.all(messages.map(send)) }
}

const bodyOf = (
  { from, to, text, encoding }: OutgoingSms,
  { id, count, callback }: { id: string; count: number; callback: string },
): string => JSON.stringify({ id, from: toPublic(from), to: toPublic(to), text, encoding, parts: count, callback })
