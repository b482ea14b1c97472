// SMS by SMPP 3.4: texts go to a centre, and receipts and texts of people come back over the same session.
import type { Outcome, OutgoingSms, SmsCarrier } from '../../domain/sending/carrier.ts'
import { toPhone } from '../../lib/addresses.ts'
import { cutText, type LongForm, readText, type TextOctets } from './parts.ts'
import { COMMAND, decodeShortMessage, encodeShortMessage, type Pdu, ProtocolError, type SmeAddress } from './pdu.ts'
import { comparedId, type IdForm, readReceipt, type SmppReceipt } from './receipt.ts'
import { createSmppSession, type SessionHealth, type SessionParts, type SmppTarget, type Submitted } from './session.ts'
import { isOfRecipient, isTemporary, STATUS, statusText } from './status.ts'

/** A centre that takes SMS. */
export interface SmppCentre extends SmppTarget {
  long: LongForm
  ids: IdForm
}

/** A receipt whose id is in the form of `Outcome.parts`. */
export interface CentreReceipt extends SmppReceipt {
  carrier: string
}

/** A text, or a part of one, that a person sent. */
export interface CentreText extends TextOctets {
  /** `<country code>-<number>`; other addresses as they came. */
  from: string
  to: string
}

export interface SmppParts {
  /** Both are durable when they resolve: only then the centre is answered. */
  onReceipt(receipt: CentreReceipt): Promise<unknown>
  onText(text: CentreText): Promise<unknown>
  /** Goes before all that is not. */
  isReserved(sms: OutgoingSms): boolean
  onChange: SessionParts['onChange']
  onThrottled: SessionParts['onThrottled']
  /** Something that could not be kept; the centre will send it again. */
  onError(error: unknown): void
  times?: SessionParts['times']
}

export type SmppCarrier = SmsCarrier & {
  /** Connects, so that the centre can send before we do. */
  start(): void
  /** Sends nothing more but the other parts of texts that have begun: all else is put off at once. */
  hold(): void
  health(): SessionHealth
}

/** Types of number and numbering plans (5.2.5, 5.2.6). */
const INTERNATIONAL = { ton: 1, npi: 1 }
const SHORT_CODE = { ton: 3, npi: 0 }
const ALPHANUMERIC = { ton: 5, npi: 0 }
const NATIONAL = 2

/** The address of a number `<country code>-<number>`, of a short code, or of a name. */
function toSme(address: string): SmeAddress {
  if (/^\d+-\d+$/.test(address)) return { ...INTERNATIONAL, addr: address.replace('-', '') }
  return { ...(/^\d+$/.test(address) ? SHORT_CODE : ALPHANUMERIC), addr: address.slice(0, 20) }
}

function fromSme({ ton, addr }: SmeAddress): string {
  if (ton === NATIONAL || !/^\+?\d+$/.test(addr)) return addr
  return toPhone(`+${addr.replace('+', '')}`) ?? addr
}

/** By which receipts of a centre are told from those of others. */
export const nameOfCentre = ({ systemId, host, port }: SmppTarget): string => `${systemId}@${host}:${port}`

/** A carrier that hands SMS to a centre. */
export function createSmppCarrier(centre: SmppCentre, parts: SmppParts): SmppCarrier {
  const carrier = nameOfCentre(centre)
  const session = createSmppSession(centre, { ...parts, onRequest })

  async function onRequest({ command, body }: Pdu) {
    if (command !== COMMAND.deliver_sm) return { status: STATUS.ESME_RINVCMDID }
    try {
      await take(body)
      return { status: STATUS.ESME_ROK, body: Buffer.from([0]) }
    } catch (error) {
      parts.onError(error)
      // What cannot be read today cannot be read tomorrow.
      const isForGood = error instanceof ProtocolError
      return { status: isForGood ? STATUS.ESME_RX_P_APPN : STATUS.ESME_RX_T_APPN, body: Buffer.from([0]) }
    }
  }

  async function take(body: Buffer): Promise<void> {
    const message = decodeShortMessage(body)
    const receipt = readReceipt(message)
    if (receipt) {
      const id = comparedId(receipt.id, 'receipt', centre.ids)
      await parts.onReceipt({ ...receipt, carrier, id })
    } else if ((message.esmClass & 0x3c) === 0) {
      await parts.onText({ from: fromSme(message.source), to: fromSme(message.destination), ...readText(message) })
    }
  }

  async function send(sms: OutgoingSms): Promise<Outcome> {
    const { messageId, from, to, text, encoding } = sms
    const cut = cutText(text, encoding, centre.long, messageId & 0xffff)
    if (!cut) return { state: 'failed', reason: 'the text has too many parts' }
    const addresses = { source: toSme(from), destination: toSme(to) }
    const ids: string[] = []
    const isReserved = parts.isReserved(sms)
    // One after the other: a part that is refused leaves nothing behind it on its way.
    for (const part of cut) {
      const body = encodeShortMessage({ ...addresses, ...part, registeredDelivery: 1 })
      const submitted = await session.submit(body, { isReserved, isBegun: ids.length > 0 })
      if (submitted.state !== 'answered' || submitted.status !== STATUS.ESME_ROK) {
        const outcome = outcomeOf(submitted, ids.length > 0)
        return outcome.state === 'unknown' ? { ...outcome, parts: { carrier, ids, total: cut.length } } : outcome
      }
      ids.push(comparedId(submitted.id, 'answer', centre.ids))
    }
    return { state: 'accepted', ref: ids.join(' '), parts: { carrier, ids, total: cut.length } }
  }

  return {
    send: (messages) => Promise.all(messages.map(send)),
    close: session.close,
    start: session.start,
    hold: session.hold,
    health: session.health,
  }
}

/** What becomes of a message when the centre did not take a part of it. `begun`: it took one before. */
function outcomeOf(submitted: Submitted, begun: boolean): Outcome {
  if (submitted.state === 'unknown') return { state: 'unknown', reason: submitted.reason }
  const { reason, later, ...more } = refusal(submitted)
  // Whoever has the first part would get it again with the next attempt.
  if (begun) return { state: 'failed', reason: `a part of the text was not taken: ${reason}` }
  if (!later) return { state: 'failed', reason, ...more }
  if (submitted.state !== 'unsent') return { state: 'deferred', reason }
  return { state: 'deferred', reason, ...(submitted.held ? { held: true } : { broken: true }) }
}

function refusal(submitted: Exclude<Submitted, { state: 'unknown' }>) {
  if (submitted.state === 'unsent') return { reason: submitted.reason, later: true }
  const { status } = submitted
  const reason = `the centre answered ${statusText(status)}`
  return { reason, later: isTemporary(status), ...(isOfRecipient(status) && { rejected: true }) }
}
