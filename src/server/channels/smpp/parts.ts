// How a text is cut for the wire, and how what came by the wire is put together: user data headers (3GPP TS 23.040,
// 9.2.3.24), the sar parameters of SMPP, or the whole text at once.

import { NO_SHIFTS, type Shifts, type SmsLanguage } from '../../lib/gsm-languages.ts'
import { encodeSms, type SmsCoding, type SmsEncoding, segmentSms } from '../../lib/gsm0338.ts'
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
 * How a text of several parts is sent: with a header in each part (`udh`), with SMPP parameters from which the SMSC
 * makes the header (`sar`), or as a whole, for the SMSC to cut (`payload`).
 */
type LongForm = 'udh' | 'sar' | 'payload'

/**
 * The default alphabet of an SMSC, which data_coding 0 stands for. With another one than GSM 03.38 the SMSC translates the
 * text, so parts are as long as in GSM 03.38.
 */
export type DefaultAlphabet = 'gsm' | 'latin1' | 'ascii'

/** How an SMSC wants texts that need no UCS-2. */
export interface TextForm {
  long: LongForm
  alphabet?: DefaultAlphabet
  /** data_coding of these texts (0). */
  dataCoding?: number
}

const NO_TLVS: Tlvs = new Map()

/** The highest character that the alphabet has. */
const highest = { latin1: 0xff, ascii: 0x7f } as const

/** UCS-2 for a text with a character that the default alphabet lacks, such as € in Latin 1: it arrives as it was written. */
function encodingAt(text: string, encoding: SmsEncoding, alphabet: DefaultAlphabet): SmsEncoding {
  if (encoding === 'unicode' || alphabet === 'gsm') return encoding
  return [...text].every((c) => c.charCodeAt(0) <= highest[alphabet]) ? encoding : 'unicode'
}

const octetsOf = (text: string, encoding: SmsEncoding, alphabet: DefaultAlphabet): Buffer =>
  encoding === 'gsm0338' && alphabet !== 'gsm' ? Buffer.from(text, 'latin1') : encodeSms(text, encoding)

/** More parts than a header of one octet can count. */
const MAX_PARTS = 255

/** Information elements of concatenation, with a reference of one octet and of two. */
const CONCATENATED = 0x00
const CONCATENATED_16 = 0x08
/** Information elements of national languages. */
const SINGLE_SHIFT = 0x24
const LOCKING_SHIFT = 0x25

/** A text to cut. */
export interface OutgoingText {
  text: string
  encoding: SmsEncoding
  /** Whose national tables it may use. */
  language?: SmsLanguage | undefined
  /** Which the parts of one text carry. */
  reference: number
}

/**
 * The parts of a text in national tables; null if it needs none. These parts always have headers, since a header names
 * the tables. An SMSC that translates another default alphabet takes no headers with tables, so the caller sends such a
 * text as UCS-2.
 */
function nationalParts(
  { text, encoding, language, reference }: OutgoingText,
  dataCoding: number,
): OutgoingPart[] | null {
  const { parts, shifts } = segmentSms(text, encoding, language)
  if (shifts.locking + shifts.single === 0) return null
  return parts.map((part, i) => {
    const place = parts.length > 1 ? { reference, total: parts.length, index: i + 1 } : null
    const shortMessage = Buffer.concat([headerOf(place, shifts), encodeSms(part, 'gsm0338', shifts)])
    return { esmClass: ESM.udh, dataCoding, shortMessage, tlvs: NO_TLVS }
  })
}

/**
 * Cuts a text. Null if it is too long for any phone, or if this SMSC does not take its national tables and it would
 * need more parts without them.
 */
export function cutText(outgoing: OutgoingText, form: TextForm): OutgoingPart[] | null {
  const { text, reference } = outgoing
  const { long, alphabet = 'gsm', dataCoding: wanted = CODING.default } = form
  const national = nationalParts(outgoing, wanted)
  if (national && alphabet === 'gsm') return national.length > MAX_PARTS ? null : national
  const encoding = national ? 'unicode' : encodingAt(text, outgoing.encoding, alphabet)
  const { parts } = segmentSms(text, encoding)
  if (parts.length > (national?.length ?? MAX_PARTS)) return null
  const dataCoding = encoding === 'gsm0338' ? wanted : CODING.ucs2
  const isPayload = parts.length > 1 && long === 'payload'
  if (parts.length <= 1 || isPayload)
    return [{ esmClass: 0, dataCoding, shortMessage: octetsOf(text, encoding, alphabet), isPayload, tlvs: NO_TLVS }]
  return parts.map((part, i): OutgoingPart => {
    const octets = octetsOf(part, encoding, alphabet)
    const place = { reference, total: parts.length, index: i + 1 }
    return long === 'sar'
      ? { esmClass: 0, dataCoding, shortMessage: octets, tlvs: tlvsOf(place) }
      : { esmClass: ESM.udh, dataCoding, shortMessage: Buffer.concat([headerOf(place), octets]), tlvs: NO_TLVS }
  })
}

/** Where a part belongs in its text. */
interface PartOfText {
  reference: number
  total: number
  /** From 1 on. */
  index: number
}

/** A user data header (TS 23.040, 9.2.3.24); `place`: null for the only part. */
function headerOf(place: PartOfText | null, { locking, single }: Shifts = NO_SHIFTS): Buffer {
  const elements = [
    ...(place ? [CONCATENATED, 3, place.reference & 0xff, place.total, place.index] : []),
    ...(single > 0 ? [SINGLE_SHIFT, 1, single] : []),
    ...(locking > 0 ? [LOCKING_SHIFT, 1, locking] : []),
  ]
  return Buffer.from([elements.length, ...elements])
}

function tlvsOf({ reference, total, index }: PartOfText): Tlvs {
  return new Map([
    [TAG.sar_msg_ref_num, Buffer.from([(reference >> 8) & 0xff, reference & 0xff])],
    [TAG.sar_total_segments, Buffer.from([total])],
    [TAG.sar_segment_seqnum, Buffer.from([index])],
  ])
}

/** A text, or a part of one, as it came. */
export interface TextOctets {
  coding: SmsCoding
  octets: Buffer
  part: PartOfText | null
}

/** What a header says of the text that follows. */
interface HeaderNews {
  part: PartOfText | null
  /** Languages of the septets (TS 23.040, 9.2.3.24.15 and 16). */
  shifts: Shifts
}

function readHeader(header: Buffer): HeaderNews {
  const news: HeaderNews = { part: null, shifts: { locking: 0, single: 0 } }
  for (let at = 0; at + 2 <= header.length; ) {
    const [kind = 0, length = 0] = header.subarray(at, at + 2)
    const data = header.subarray(at + 2, at + 2 + length)
    if (kind === CONCATENATED && data.length === 3)
      news.part ??= { reference: data[0] ?? 0, total: data[1] ?? 0, index: data[2] ?? 0 }
    if (kind === CONCATENATED_16 && data.length === 4)
      news.part ??= { reference: data.readUInt16BE(0), total: data[2] ?? 0, index: data[3] ?? 0 }
    if (kind === SINGLE_SHIFT && data.length === 1) news.shifts.single = data[0] ?? 0
    if (kind === LOCKING_SHIFT && data.length === 1) news.shifts.locking = data[0] ?? 0
    at += 2 + length
  }
  return news
}

/** The coding with the languages of its septets. */
function shiftedCoding(coding: SmsCoding, { locking, single }: Shifts): SmsCoding {
  return coding === 'gsm0338' && locking + single > 0 ? `gsm0338-${locking}-${single}` : coding
}

function partInTlvs(tlvs: Tlvs): PartOfText | null {
  const [reference, total, index] = [TAG.sar_msg_ref_num, TAG.sar_total_segments, TAG.sar_segment_seqnum].map((tag) =>
    tlvs.get(tag),
  )
  if (reference?.length !== 2 || total?.length !== 1 || index?.length !== 1) return null
  return { reference: reference.readUInt16BE(0), total: total[0] ?? 0, index: index[0] ?? 0 }
}

/** TS 23.038, 4: two bits say the alphabet, except in the groups at the end. */
function codingOf(dataCoding: number, alphabet: DefaultAlphabet): 'gsm0338' | 'unicode' | 'latin1' {
  if (dataCoding === CODING.default) return alphabet === 'gsm' ? 'gsm0338' : 'latin1'
  if (dataCoding < 0x10) return dataCoding === CODING.ucs2 ? 'unicode' : 'latin1'
  const group = (dataCoding >> 2) & 3
  if (dataCoding >= 0xf0) return group & 1 ? 'latin1' : 'gsm0338'
  if (dataCoding >= 0xc0) return dataCoding >= 0xe0 ? 'unicode' : 'gsm0338'
  return group === 2 ? 'unicode' : group === 0 ? 'gsm0338' : 'latin1'
}

/** Reads the text of an incoming message. A part with contradictory numbers counts as a whole text. */
export function readText(message: ShortMessage, alphabet: DefaultAlphabet = 'gsm'): TextOctets {
  const { esmClass, dataCoding, shortMessage, tlvs } = message
  const length = (esmClass & ESM.udh) !== 0 ? (shortMessage[0] ?? 0) + 1 : 0
  const header = readHeader(shortMessage.subarray(1, length))
  const found = length > 0 ? header.part : partInTlvs(tlvs)
  const isPart = found !== null && found.total > 1 && found.index >= 1 && found.index <= found.total
  const coding = shiftedCoding(codingOf(dataCoding, alphabet), header.shifts)
  return { coding, octets: shortMessage.subarray(length), part: isPart ? found : null }
}
