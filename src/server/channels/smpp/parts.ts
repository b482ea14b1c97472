// How a text is cut for the wire, and how what came by the wire is put together: user data headers (3GPP TS 23.040,
// 9.2.3.24), the sar parameters of SMPP, or the whole text at once.
import { encodeSms, type SmsEncoding, segmentSms } from '../../lib/gsm0338.ts'
import { CODING, ESM, type ShortMessage, TAG, type Tlvs } from './pdu.ts'

/** One submit_sm of a text. */
export interface OutgoingPart {
  esmClass: number
  dataCoding: number
  shortMessage: Buffer
  /** Goes as message_payload, however short. */
  isPayload?: boolean
  tlvs: Tlvs
}

/**
 * How a text of several parts goes: with a header in each (`udh`), with parameters of SMPP beside each, from which the
 * centre makes the header (`sar`), or whole, and the centre cuts it (`payload`).
 */
export type LongForm = 'udh' | 'sar' | 'payload'

const NO_TLVS: Tlvs = new Map()

/** More parts than a header of one octet can count. */
const MOST_PARTS = 255

/** Information elements of concatenation, with a reference of one octet and of two. */
const CONCATENATED = 0x00
const CONCATENATED_16 = 0x08

/** Cuts a text; the parts of one carry the same reference. Null for a text that is too long for any phone. */
export function cutText(text: string, encoding: SmsEncoding, long: LongForm, reference: number): OutgoingPart[] | null {
  const { parts } = segmentSms(text, encoding)
  const dataCoding = encoding === 'gsm0338' ? CODING.default : CODING.ucs2
  if (parts.length > MOST_PARTS) return null
  const isPayload = parts.length > 1 && long === 'payload'
  if (parts.length <= 1 || isPayload)
    return [{ esmClass: 0, dataCoding, shortMessage: encodeSms(text, encoding), isPayload, tlvs: NO_TLVS }]
  return parts.map((part, i): OutgoingPart => {
    const octets = encodeSms(part, encoding)
    const place = { reference, total: parts.length, index: i + 1 }
    return long === 'sar'
      ? { esmClass: 0, dataCoding, shortMessage: octets, tlvs: tlvsOf(place) }
      : { esmClass: ESM.udh, dataCoding, shortMessage: Buffer.concat([headerOf(place), octets]), tlvs: NO_TLVS }
  })
}

/** Where a part belongs in its text. */
export interface PartOfText {
  reference: number
  total: number
  /** From 1 on. */
  index: number
}

const headerOf = ({ reference, total, index }: PartOfText): Buffer =>
  Buffer.from([5, CONCATENATED, 3, reference & 0xff, total, index])

function tlvsOf({ reference, total, index }: PartOfText): Tlvs {
  return new Map([
    [TAG.sar_msg_ref_num, Buffer.from([(reference >> 8) & 0xff, reference & 0xff])],
    [TAG.sar_total_segments, Buffer.from([total])],
    [TAG.sar_segment_seqnum, Buffer.from([index])],
  ])
}

/** A text, or a part of one, as it came. */
export interface TextOctets {
  coding: 'gsm0338' | 'unicode' | 'latin1'
  octets: Buffer
  part: PartOfText | null
}

function partInHeader(header: Buffer): PartOfText | null {
  for (let at = 0; at + 2 <= header.length; ) {
    const [kind = 0, length = 0] = header.subarray(at, at + 2)
    const data = header.subarray(at + 2, at + 2 + length)
    if (kind === CONCATENATED && data.length === 3)
      return { reference: data[0] ?? 0, total: data[1] ?? 0, index: data[2] ?? 0 }
    if (kind === CONCATENATED_16 && data.length === 4)
      return { reference: data.readUInt16BE(0), total: data[2] ?? 0, index: data[3] ?? 0 }
    at += 2 + length
  }
  return null
}

function partInTlvs(tlvs: Tlvs): PartOfText | null {
  const [reference, total, index] = [TAG.sar_msg_ref_num, TAG.sar_total_segments, TAG.sar_segment_seqnum].map((tag) =>
    tlvs.get(tag),
  )
  if (reference?.length !== 2 || total?.length !== 1 || index?.length !== 1) return null
  return { reference: reference.readUInt16BE(0), total: total[0] ?? 0, index: index[0] ?? 0 }
}

/** TS 23.038, 4: two bits say the alphabet, except in the groups at the end. */
function codingOf(dataCoding: number): TextOctets['coding'] {
  if (dataCoding === CODING.default) return 'gsm0338'
  if (dataCoding < 0x10) return dataCoding === CODING.ucs2 ? 'unicode' : 'latin1'
  const alphabet = (dataCoding >> 2) & 3
  if (dataCoding >= 0xf0) return alphabet & 1 ? 'latin1' : 'gsm0338'
  if (dataCoding >= 0xc0) return dataCoding >= 0xe0 ? 'unicode' : 'gsm0338'
  return alphabet === 2 ? 'unicode' : alphabet === 0 ? 'gsm0338' : 'latin1'
}

/** Reads the text of a message that came in. A part that contradicts itself counts as a text of its own. */
export function readText({ esmClass, dataCoding, shortMessage, tlvs }: ShortMessage): TextOctets {
  const length = (esmClass & ESM.udh) !== 0 ? (shortMessage[0] ?? 0) + 1 : 0
  const found = length > 0 ? partInHeader(shortMessage.subarray(1, length)) : partInTlvs(tlvs)
  const isPart = found !== null && found.total > 1 && found.index >= 1 && found.index <= found.total
  return { coding: codingOf(dataCoding), octets: shortMessage.subarray(length), part: isPart ? found : null }
}
