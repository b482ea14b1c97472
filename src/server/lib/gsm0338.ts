// How an SMS is coded and cut: GSM 03.38 (now 3GPP TS 23.038 6.2.1) in septets, or UCS-2 in 16-bit units.

export type SmsEncoding = 'gsm0338' | 'unicode'

export interface SmsSegments {
  encoding: SmsEncoding
  /** Septets of gsm0338, where an extension character counts two; 16-bit units of unicode. */
  units: number
  /** Units that fit into each part. */
  perPart: number
  /** The text, cut: nothing is lost between parts. Empty for an empty text. */
  parts: string[]
}

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
// These follow an escape septet, so each takes two.
const EXTENSION = '\f^{}\\[~]|€'

const septets = new Map([...[...BASIC].map((c) => [c, 1] as const), ...[...EXTENSION].map((c) => [c, 2] as const)])

/** The septet that takes the next one from the extension table. */
const ESCAPE = 0x1b
const EXTENDED = [0x0a, 0x14, 0x28, 0x29, 0x2f, 0x3c, 0x3d, 0x3e, 0x40, 0x65]
// The escape has a place in the basic table, and no character.
const codes = new Map<string, readonly number[]>([
  ...[...BASIC].map((c, i) => [c, [i < ESCAPE ? i : i + 1]] as [string, number[]]),
  ...[...EXTENSION].map((c, i) => [c, [ESCAPE, EXTENDED[i] ?? 0]] as [string, number[]]),
])
const characters = new Map([...codes].map(([c, code]) => [code.join(), c]))

/** Units in a single part, and in each of several parts, which carry 6 octets of header (TS 23.040 9.2.3.24.1). */
const limits = { gsm0338: { single: 160, several: 153 }, unicode: { single: 70, several: 67 } } as const

/** The first character that GSM 03.38 lacks, or null when the text can be coded in it. */
export function outsideGsm0338(text: string): string | null {
  for (const character of text) if (!septets.has(character)) return character
  return null
}

/** The first character outside the basic table of GSM 03.38, or null. */
export function outsideBasicGsm0338(text: string): string | null {
  for (const character of text) if (septets.get(character) !== 1) return character
  return null
}

/** The cheapest encoding that shows the text as it is written. */
export const encodingFor = (text: string): SmsEncoding => (outsideGsm0338(text) === null ? 'gsm0338' : 'unicode')

/**
 * Cuts a text into the parts that it is sent in. An escape pair or a surrogate pair is never cut. The text
 * must be codable (`outsideGsm0338`); a character that is not counts as one septet.
 */
export function segmentSms(text: string, encoding: SmsEncoding): SmsSegments {
  const sizeOf = encoding === 'gsm0338' ? (c: string) => septets.get(c) ?? 1 : (c: string) => c.length
  let units = 0
  for (const character of text) units += sizeOf(character)
  const { single, several } = limits[encoding]
  if (units <= single) return { encoding, units, perPart: single, parts: text === '' ? [] : [text] }
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of text) {
    const more = sizeOf(character)
    if (size + more > several) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += character
    size += more
  }
  return { encoding, units, perPart: several, parts: [...parts, part] }
}

/** The text in GSM 03.38, one octet for each septet; what the alphabet lacks becomes a question mark. */
const toGsm0338 = (text: string): Buffer =>
  Buffer.from([...text].flatMap((character) => codes.get(character) ?? codes.get('?') ?? []))

/** The text of septets in octets; an extension that nobody knows shows as the basic character (TS 23.038 6.2.1.1). */
function fromGsm0338(octets: Buffer): string {
  let text = ''
  for (let i = 0; i < octets.length; i++) {
    const escaped = octets[i] === ESCAPE && i + 1 < octets.length
    if (escaped) i++
    const code = octets[i] ?? 0
    text += (escaped && characters.get(`${ESCAPE},${code}`)) || (characters.get(String(code)) ?? ' ')
  }
  return text
}

/** The octets of a text as they go over a wire that does not pack septets. */
export const encodeSms = (text: string, encoding: SmsEncoding): Buffer =>
  encoding === 'gsm0338' ? toGsm0338(text) : Buffer.from(text, 'utf16le').swap16()

/** The text of octets; some networks also hand over Latin 1. */
export function decodeSms(octets: Buffer, coding: SmsEncoding | 'latin1'): string {
  if (coding === 'gsm0338') return fromGsm0338(octets)
  return coding === 'latin1' ? octets.toString('latin1') : new TextDecoder('utf-16be').decode(octets)
}
