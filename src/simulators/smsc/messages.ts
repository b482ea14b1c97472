// What a simulated centre sends: receipts, and texts of people.
import { cutText } from '../../server/channels/smpp/parts.ts'
import {
  ESM,
  encodeId,
  encodeShortMessage,
  type ShortMessage,
  type SmeAddress,
  TAG,
} from '../../server/channels/smpp/pdu.ts'
import { encodingFor } from '../../server/lib/gsm0338.ts'

/** The words of receipts with their numbers (5.2.28), and the error that is told. */
const STATES = {
  DELIVRD: { number: 2, count: '001', error: '000' },
  UNDELIV: { number: 5, count: '000', error: '005' },
}

/** The body of the receipt of a message, in the text of Appendix B and in optional parameters. */
export function receiptOf(message: ShortMessage, id: string, state: keyof typeof STATES): Buffer {
  const { number, count, error } = STATES[state]
  const date = new Date().toISOString().replace(/\D/g, '').slice(2, 12)
  const text = `id:${id} sub:001 dlvrd:${count} submit date:${date} done date:${date} stat:${state} err:${error} text:`
  return encodeShortMessage({
    source: message.destination,
    destination: message.source,
    registeredDelivery: 0,
    dataCoding: 0,
    esmClass: ESM.receipt,
    shortMessage: Buffer.from(text),
    tlvs: new Map([
      [TAG.receipted_message_id, encodeId(id)],
      [TAG.message_state, Buffer.from([number])],
    ]),
  })
}

/** The bodies of a text of a person, one for each part. */
export function textOf(source: SmeAddress, destination: SmeAddress, text: string, reference: number): Buffer[] {
  const parts = cutText(text, encodingFor(text), 'udh', reference) ?? []
  return parts.map((part) => encodeShortMessage({ ...part, source, destination, registeredDelivery: 0 }))
}
