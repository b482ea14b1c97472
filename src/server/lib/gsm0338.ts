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
