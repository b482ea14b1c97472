// SMS by SMPP 3.4: sends texts to an SMSC, and takes receipts and inbound SMS over the same session.
import type { Outcome, OutgoingSms, SmsCarrier } from '../../domain/sending/carrier.ts'
import type { NetworkAddress } from '../../lib/phones.ts'
import { type AddressForm, destinationOf, fromSme, MAX_ADDRESS, sourceOf } from './addresses.ts'
import { cutText, type OutgoingPart, readText, type TextForm, type TextOctets } from './parts.ts'
import {
  COMMAND,
  decodeDataSm,
  decodeShortMessage,
  ESM,
  encodeShortMessage,
  type Pdu,
  type ShortMessage,
  smppTime,
  WITHOUT_ANSWER,
} from './pdu.ts'
import { comparedId, type IdForm, type ReceiptWords, readReceipt, type SmppReceipt } from './receipt.ts'
import { createSmppSession, type SessionDeps, type SessionHealth, type SmppTarget, type Submitted } from './session.ts'
import { isOfRecipient, isTemporary, STATUS, statusText } from './status.ts'

/** An SMSC for SMS. */
export interface SmppCentre extends SmppTarget, TextForm, AddressForm {
  ids: IdForm
  /** Meanings of words that only this SMSC uses in receipts. */
  words?: ReceiptWords
  /** Which of its messages are receipts: those that say so, or any with the text of one. */
  receipts?: 'marked' | 'any'
  /** service_type of each text (none). */
  serviceType?: string
  /** Seconds after which it gives up, at most (as long as it likes). */
  validity?: number
  /** How that is written (`relative`). */
  validityFormat?: 'relative' | 'absolute' | 'none'
  /** Values of command_status that mean: later. */
  later?: readonly number[]
}

/** A receipt whose id is in the form of `Outcome.parts`. */
interface CentreReceipt extends SmppReceipt {
  carrier: string
}

/** A text, or a part of one, that a person sent. */
interface CentreText extends TextOctets {
  from: NetworkAddress
  to: NetworkAddress
}

/** A PDU of the SMSC that cannot be read. */
interface UnreadUnit {
  carrier: string
  /** After `The receipt` or `The unit`. */
  reason: string
  body: Buffer
}

export interface SmppDeps {
  /** Both resolve when the data is durable: only then does the SMSC get its response. */
  onReceipt(receipt: CentreReceipt): Promise<unknown>
  onText(text: CentreText): Promise<unknown>
  /** What is answered as taken, and cannot be read. */
  onUnread(unread: UnreadUnit): Promise<unknown>
  /** Goes before all that is not. */
  isReserved(sms: OutgoingSms): boolean
  onChange: SessionDeps['onChange']
  onThrottled: SessionDeps['onThrottled']
  /** An error while storing a PDU; the SMSC will send it again. */
  onError(error: unknown): void
  times?: SessionDeps['times']
}

export type SmppCarrier = SmsCarrier & {
  /** Connects, so that the SMSC can deliver before the first submit. */
  start(): void
  /** From now on sends only the other parts of texts that have begun: all others are deferred at once. */
  deferWaiting(): void
  health(): SessionHealth
}

/** The name that keeps receipts of different SMSCs apart. */
export const nameOfCentre = ({ systemId, host, port }: SmppTarget): string => `${systemId}@${host}:${port}`

/** Fields that all parts of a text have in common. */
function envelopeOf({ from, to, validFor }: OutgoingSms, centre: SmppCentre): Omit<ShortMessage, keyof OutgoingPart> {
  const { serviceType, validity, validityFormat = 'relative' } = centre
  const seconds = Math.min(validFor ?? Infinity, validity ?? Infinity)
  const isLimited = validityFormat !== 'none' && seconds < Infinity
  return {
    ...(serviceType !== undefined && { serviceType }),
    source: sourceOf(from, centre),
    destination: destinationOf(to, centre),
    registeredDelivery: 1,
    ...(isLimited && { validity: smppTime(seconds, validityFormat === 'absolute' ? new Date() : null) }),
  }
}

/** Why a text was not cut. */
const uncutReason = ({ language }: OutgoingSms, { alphabet = 'gsm' }: SmppCentre): string =>
  language !== undefined && alphabet !== 'gsm'
    ? 'the centre takes no national language tables, and without them the text has more parts'
    : 'the text has too many parts'

/** Some SMSCs give all parts of a text one id, and send one receipt for it. */
function partsOf(carrier: string, ids: readonly string[], total: number) {
  const distinct = [...new Set(ids)]
  return { carrier, ids: distinct, total: total - (ids.length - distinct.length) }
}

/** A carrier that submits SMS to an SMSC. */
export function createSmppCarrier(centre: SmppCentre, parts: SmppDeps): SmppCarrier {
  const carrier = nameOfCentre(centre)
  const session = createSmppSession(centre, { ...parts, onRequest })

  async function onRequest({ command, body }: Pdu) {
    if (WITHOUT_ANSWER.has(command)) return null
    if (command !== COMMAND.deliver_sm && command !== COMMAND.data_sm) return { status: STATUS.ESME_RINVCMDID }
    try {
      await takeMessage(command === COMMAND.data_sm ? decodeDataSm(body) : decodeShortMessage(body), body)
      return { status: STATUS.ESME_ROK, body: Buffer.from([0]) }
    } catch (error) {
      parts.onError(error)
      return { status: STATUS.ESME_RX_T_APPN, body: Buffer.from([0]) }
    }
  }

  async function takeMessage(message: ShortMessage, body: Buffer): Promise<void> {
    const reading = readReceipt(message, centre)
    if (reading && 'receipt' in reading) {
      const id = comparedId(reading.receipt.id, 'receipt', centre.ids)
      await parts.onReceipt({ ...reading.receipt, carrier, id })
      return
    }
    const type = message.esmClass & ESM.typeMask
    if (reading) await parts.onUnread({ carrier, reason: reading.fault, body })
    else if (type !== 0) await parts.onUnread({ carrier, reason: `has the type ${type} in esm_class`, body })
    else if (message.destination.addr === '') await parts.onUnread({ carrier, reason: 'has no recipient', body })
    else
      await parts.onText({
        from: fromSme(message.source),
        to: fromSme(message.destination),
        ...readText(message, centre.alphabet),
      })
  }

  async function send(sms: OutgoingSms): Promise<Outcome> {
    const cut = cutText({ ...sms, reference: sms.messageId & 0xffff }, centre)
    if (!cut) return { state: 'failed', reason: uncutReason(sms, centre) }
    const envelope = envelopeOf(sms, centre)
    // Senders of today are shorter; those from before stay as they are.
    if (envelope.source.addr.length > MAX_ADDRESS)
      return { state: 'failed', reason: `the sender has more than the ${MAX_ADDRESS} characters that SMPP takes` }
    const ids: string[] = []
    const isReserved = parts.isReserved(sms)
    // One after the other: a part that is refused leaves nothing behind it on its way.
    for (const part of cut) {
      const body = encodeShortMessage({ ...envelope, ...part })
      const submitted = await session.submit(body, { isReserved, isBegun: ids.length > 0 })
      if (submitted.state !== 'answered' || submitted.status !== STATUS.ESME_ROK) {
        const outcome = outcomeOf(submitted, ids.length > 0, centre.later)
        return outcome.state === 'unknown' ? { ...outcome, parts: partsOf(carrier, ids, cut.length) } : outcome
      }
      ids.push(comparedId(submitted.id, 'answer', centre.ids))
    }
    return { state: 'accepted', ref: ids.join(' '), parts: partsOf(carrier, ids, cut.length) }
  }

  return {
    send: (messages) => Promise.all(messages.map(send)),
    close: session.close,
    start: session.start,
    deferWaiting: session.deferWaiting,
    health: session.health,
  }
}

/** The outcome of a message when the SMSC did not take a part of it. `begun`: it took one before. */
function outcomeOf(submitted: Submitted, begun: boolean, temporary: readonly number[] = []): Outcome {
  if (submitted.state === 'unknown') return { state: 'unknown', reason: submitted.reason }
  const { reason, later, ...more } = refusalOutcome(submitted, temporary)
  // A retry would send the first part again.
  if (begun) return { state: 'failed', reason: `a part of the text was not taken: ${reason}` }
  if (!later) return { state: 'failed', reason, ...more }
  if (submitted.state !== 'unsent') return { state: 'deferred', reason }
  return { state: 'deferred', reason, ...(submitted.held ? { held: true } : { broken: true }) }
}

function refusalOutcome(submitted: Exclude<Submitted, { state: 'unknown' }>, temporary: readonly number[]) {
  if (submitted.state === 'unsent') return { reason: submitted.reason, later: true }
  const { status } = submitted
  const reason = `the centre answered ${statusText(status)}`
  return {
    reason,
    later: isTemporary(status) || temporary.includes(status),
    ...(isOfRecipient(status) && { rejected: true }),
  }
}
