// Builds the messages of a fake SMSC: receipts and inbound SMS.
import { cutText, type DefaultAlphabet } from '../../server/channels/smpp/parts.ts'
import {
  COMMAND,
  ESM,
  encodeId,
  encodeShortMessage,
  type ShortMessage,
  type SmeAddress,
  TAG,
} from '../../server/channels/smpp/pdu.ts'
import type { SmsLanguage } from '../../server/lib/gsm-languages.ts'
import { encodingFor } from '../../server/lib/gsm0338.ts'
import { dataSmBody, oddBody, type Quirks, receiptText } from './quirks.ts'

/** States of receipts with their numbers (5.2.28) and error codes. */
const STATES = {
  DELIVRD: { number: 2, count: '001', error: '000' },
  UNDELIV: { number: 5, count: '000', error: '005' },
}

/** A PDU to send. */
export interface Sent {
  command: number
  body: Buffer
}

/** Builds a receipt with the text of Appendix B and optional parameters, unless a quirk changes that. */
export function receiptOf(message: ShortMessage, id: string, state: keyof typeof STATES, quirks: Quirks): Sent {
  const { number, count, error } = STATES[state]
  const date = new Date().toISOString().replace(/\D/g, '').slice(2, 12)
  const text = receiptText({ id, state, error, date, count }, quirks)
  // With its own states, an SMSC has no standard numbers. Without the receipt flag, receivers ignore the parameters.
  const isText = (['text_receipts', 'own_words', 'unmarked', 'signs'] as const).some((one) => quirks.has(one))
  const tlvs = new Map([
    [TAG.receipted_message_id, encodeId(id)],
    [TAG.message_state, Buffer.from([number])],
  ])
  const receipt: ShortMessage = {
    source: message.destination,
    destination: message.source,
    registeredDelivery: 0,
    dataCoding: quirks.has('ucs2_receipts') ? 8 : 0,
    esmClass: quirks.has('unmarked') ? 0 : ESM.receipt,
    shortMessage: quirks.has('bare_receipts') ? Buffer.alloc(0) : text,
    tlvs: isText ? new Map() : tlvs,
  }
  return quirks.has('data_sm')
    ? { command: COMMAND.data_sm, body: dataSmBody(receipt) }
    : { command: COMMAND.deliver_sm, body: oddBody(receipt, quirks) }
}

/** Builds the bodies of an inbound SMS, one for each part. */
export function textOf(
  [source, destination]: readonly [SmeAddress, SmeAddress],
  text: string,
  reference: number,
  { alphabet = 'gsm', language }: { alphabet?: DefaultAlphabet; language?: SmsLanguage | undefined } = {},
): Buffer[] {
  const parts =
    cutText({ text, encoding: encodingFor(text, language), language, reference }, { long: 'udh', alphabet }) ?? []
  return parts.map((part) => encodeShortMessage({ ...part, source, destination, registeredDelivery: 0 }))
}
