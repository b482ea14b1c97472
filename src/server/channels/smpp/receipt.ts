// Reads delivery receipts of an SMSC: from optional parameters, or from the text of Appendix B of SMPP 3.4, which every
// SMSC formats differently.
import { ESM, type ShortMessage, TAG } from './pdu.ts'
import {
  MAX_ID,
  plainText,
  type ReceiptState,
  type ReceiptWords,
  readMembers,
  STATES,
  stateOf,
} from './receipt-text.ts'

export type { ReceiptWords }

/**
 * How ids in receipts differ from those in submit responses. Some SMSCs write one in hexadecimal and the other in
 * decimal digits.
 */
export type IdForm = 'same' | 'hex-dec' | 'dec-hex'

/** What is known of a message, or of a part of one. */
export interface SmppReceipt {
  /** As written in the receipt. */
  id: string
  state: ReceiptState
  /** In the words of the SMSC. */
  reason: string
}

/** A receipt, or why it cannot be read; null for what is none. */
export type ReceiptReading = { receipt: SmppReceipt } | { fault: string } | null

/** A word that is repeated to people. */
const MAX_WORD = 20

/** The texts in which the members may be: either may hold another thing. */
function textsOf({ esmClass, shortMessage, tlvs }: ShortMessage): Buffer[] {
  const header = (esmClass & ESM.udh) !== 0 ? (shortMessage[0] ?? 0) + 1 : 0
  const payload = tlvs.get(TAG.message_payload)
  return [shortMessage.subarray(header), shortMessage, ...(payload ? [payload] : [])]
}

function membersOf(message: ShortMessage): ReturnType<typeof readMembers> {
  const found = textsOf(message).map(readMembers)
  return found.find(({ id, word }) => id && word) ?? found.find(({ id, word }) => id || word) ?? {}
}

/**
 * How the receipts of an SMSC are read. `words`: meanings of words that only this SMSC uses, in addition to the usual
 * ones.
 */
export interface ReceiptForm {
  words?: ReceiptWords
  /** `any`: a text like that of Appendix B is a receipt, too, where esm_class does not say so. */
  receipts?: 'marked' | 'any'
}

/** A receipt without its mark in esm_class, which a person could have written as well. */
function looksLikeReceipt(message: ShortMessage): boolean {
  const { id, word } = membersOf(message)
  return id !== undefined && word !== undefined && message.esmClass === 0
}

/** Reads a receipt. */
export function readReceipt(message: ShortMessage, { words = {}, receipts }: ReceiptForm = {}): ReceiptReading {
  const { esmClass, tlvs } = message
  const type = esmClass & ESM.typeMask
  const tag = tlvs.get(TAG.receipted_message_id)
  const named = tag && plainText(tag).trim().slice(0, MAX_ID)
  const isMarked = (type & (ESM.receipt | ESM.notification)) !== 0 || Boolean(named)
  if (!isMarked && !(receipts === 'any' && looksLikeReceipt(message))) return null
  const { id: written, word, error } = membersOf(message)
  const id = named || written
  const number = tlvs.get(TAG.message_state)?.[0] ?? 0
  const told = (number > 0 && STATES[number]) || word
  if (id === undefined) return { fault: 'has no message id' }
  if (told === undefined) return { fault: 'says no state' }
  const state = stateOf(told, words)
  const shown = told.toUpperCase().slice(0, MAX_WORD)
  if (state === undefined) return { fault: `has an unknown word: ${shown}` }
  const reason = error === undefined ? shown : `${shown} err ${error}`
  return { receipt: { id, state: type === ESM.notification ? 'waiting' : state, reason } }
}

const plainId = (id: string): string => id.toLowerCase().replace(/^0+(?=.)/, '')
const fromHex = (id: string): string => (/^[\da-f]{1,64}$/i.test(id) ? String(BigInt(`0x${id}`)) : plainId(id))

/** The one form of an id by which an answer and its receipts meet. */
export const comparedId = (id: string, from: 'answer' | 'receipt', form: IdForm): string =>
  form === (from === 'answer' ? 'hex-dec' : 'dec-hex') ? fromHex(id) : plainId(id)
