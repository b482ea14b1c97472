// What a centre reports of a message that it took: in optional parameters, or in the text that Appendix B of SMPP 3.4
// shows, which every centre writes in its own way.
import { ESM, type ShortMessage, TAG } from './pdu.ts'

/**
 * How the ids in receipts stand to those in the answers to submits. Some centres write the one in hexadecimal and the
 * other in decimal digits.
 */
export type IdForm = 'same' | 'hex-dec' | 'dec-hex'

/** What is known of a message, or of a part of one. `waiting`: nothing for good. */
export interface SmppReceipt {
  /** As it stands in the receipt. */
  id: string
  state: 'delivered' | 'failed' | 'waiting'
  /** In the words of the centre. */
  reason: string
}

/** Values of message_state (5.2.28), and the words of the texts. */
const WORDS = ['', 'ENROUTE', 'DELIVRD', 'EXPIRED', 'DELETED', 'UNDELIV', 'ACCEPTD', 'UNKNOWN', 'REJECTD'] as const
const FAILED: readonly string[] = ['EXPIRED', 'DELETED', 'UNDELIV', 'REJECTD']

/** Of a message (5.2.23). */
const LONGEST_ID = 65
/** Where the text holds a member: no text of a centre is longer. */
const LONGEST = 1_000

const member = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}: ?([^\\s\\0]{1,65})`, 'i').exec(text)?.[1]

/** Reads a receipt; null for what is none, or names no message. */
export function readReceipt({ esmClass, shortMessage, tlvs }: ShortMessage): SmppReceipt | null {
  const type = esmClass & ESM.typeMask
  const named = tlvs.get(TAG.receipted_message_id)?.toString('latin1').replaceAll('\0', '').slice(0, LONGEST_ID)
  if ((type & (ESM.receipt | ESM.notification)) === 0 && named === undefined) return null
  const text = shortMessage.toString('latin1').slice(0, LONGEST)
  const id = named || member(text, 'id')
  const told = WORDS[tlvs.get(TAG.message_state)?.[0] ?? 0] || member(text, 'stat')?.toUpperCase().slice(0, 7)
  if (id === undefined || told === undefined) return null
  const error = member(text, 'err')
  const isFinal = type !== ESM.notification
  const state = !isFinal ? 'waiting' : told === 'DELIVRD' ? 'delivered' : FAILED.includes(told) ? 'failed' : 'waiting'
  return { id, state, reason: error === undefined ? told : `${told} err ${error}` }
}

const plain = (id: string): string => id.toLowerCase().replace(/^0+(?=.)/, '')
const fromHex = (id: string): string => (/^[\da-f]{1,64}$/i.test(id) ? String(BigInt(`0x${id}`)) : plain(id))

/** The one form of an id by which an answer and its receipts meet. */
export const comparedId = (id: string, from: 'answer' | 'receipt', form: IdForm): string =>
  form === (from === 'answer' ? 'hex-dec' : 'dec-hex') ? fromHex(id) : plain(id)
