// How an SMS is coded and cut: GSM 03.38 (now 3GPP TS 23.038 6.2.1) in septets, or UCS-2 in 16-bit units.

import { NO_SHIFTS, type Shifts, type SmsLanguage, shiftedCharacter, shiftOctets, shiftsOf } from './gsm-languages.ts'

export type SmsEncoding = 'gsm0338' | 'unicode'

export interface SmsSegments {
  encoding: SmsEncoding
  /** Septets of gsm0338, where an extension character counts two; 16-bit units of unicode. */
  units: number
  /** Units that fit into each part. */
  perPart: number
  /** The text, cut: nothing is lost between parts. Empty for an empty text. */
  parts: string[]
  /** The national tables that each part names. */
  shifts: Shifts
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

/** Codes of the characters by their tables: `<locking>-<single>`. */
const shiftedCodes = new Map<string, Map<string, readonly number[]>>()

/** The codes of all characters that the tables have. */
function codesIn(shifts: Shifts): ReadonlyMap<string, readonly number[]> {
  const { locking, single } = shifts
  if (locking + single === 0) return codes
  const key = `${locking}-${single}`
  const known = shiftedCodes.get(key)
  if (known) return known
  const found = new Map<string, readonly number[]>()
  const add = (character: string | undefined, code: readonly number[]) =>
    void (character !== undefined && !found.has(character) && found.set(character, code))
  const all = Array.from({ length: 128 }, (_, code) => code).filter((code) => code !== ESCAPE)
  for (const code of all) add(shiftedCharacter(shifts, code, false) ?? characters.get(String(code)), [code])
  for (const code of all)
    add(shiftedCharacter(shifts, code, true) ?? characters.get(`${ESCAPE},${code}`), [ESCAPE, code])
  shiftedCodes.set(key, found)
  return found
}

/** Octets of the element of concatenation, and septets of a message. */
const [CONCATENATION, SEPTETS] = [5, 160]

/** Units in a single part, and in each of several: what the header leaves (TS 23.040, 9.2.3.24 and 9.2.3.24.1). */
function limitsOf(encoding: SmsEncoding, shifts: Shifts): { single: number; several: number } {
  if (encoding === 'unicode') return { single: 70, several: 67 }
  const named = shiftOctets(shifts)
  const septetsBeside = (octets: number) => (octets === 0 ? SEPTETS : SEPTETS - Math.ceil(((1 + octets) * 8) / 7))
  return { single: septetsBeside(named), several: septetsBeside(named + CONCATENATION) }
}

function outsideAlphabet(text: string, shifts: Shifts): string | null {
  const known = codesIn(shifts)
  for (const character of text) if (!known.has(character)) return character
  return null
}

/**
 * The first character that GSM 03.38 lacks, or null when the text can be coded in it. `language`: whose tables it may use as well;
 * some characters are in one table of a language only, so a text may need two that exclude each other.
 */
export function outsideGsm0338(text: string, language?: SmsLanguage): string | null {
  const stranger = outsideAlphabet(text, NO_SHIFTS)
  if (stranger === null || language === undefined) return stranger
  const strangers = shiftsOf(language).map((shifts) => outsideAlphabet(text, shifts))
  return strangers.includes(null) ? null : (strangers.at(-1) ?? stranger)
}

/** The first character outside the basic table of GSM 03.38 and the letters of the language, or null. */
export function outsideBasicGsm0338(text: string, language?: SmsLanguage): string | null {
  for (const character of text) {
    const size = septets.get(character)
    if (size === 2 || (size === undefined && language === undefined)) return character
  }
  return outsideGsm0338(text, language)
}

/** The cheapest encoding that shows the text as it is written. */
export const encodingFor = (text: string, language?: SmsLanguage): SmsEncoding =>
  outsideGsm0338(text, language) === null ? 'gsm0338' : 'unicode'

function segmentIn(text: string, encoding: SmsEncoding, shifts: Shifts): SmsSegments {
  const known = codesIn(shifts)
  const sizeOf = encoding === 'gsm0338' ? (c: string) => known.get(c)?.length ?? 1 : (c: string) => c.length
  let units = 0
  for (const character of text) units += sizeOf(character)
  const { single, several } = limitsOf(encoding, shifts)
  if (units <= single) return { encoding, units, perPart: single, parts: text === '' ? [] : [text], shifts }
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
  return { encoding, units, perPart: several, parts: [...parts, part], shifts }
}

/**
 * Cuts a text into the parts that it is sent in. An escape pair or a surrogate pair is never cut. The text
 * must be codable (`outsideGsm0338`); a character that is not counts as one septet. `language`: its tables are used where the
 * default ones lack a character, in the way that takes the fewest parts.
 */
export function segmentSms(text: string, encoding: SmsEncoding, language?: SmsLanguage): SmsSegments {
  if (encoding === 'unicode' || language === undefined || outsideAlphabet(text, NO_SHIFTS) === null)
    return segmentIn(text, encoding, NO_SHIFTS)
  const [first, ...others] = shiftsOf(language)
    .filter((shifts) => outsideAlphabet(text, shifts) === null)
    .map((shifts) => segmentIn(text, encoding, shifts))
  if (!first) return segmentIn(text, encoding, NO_SHIFTS)
  return others.reduce((best, one) => (one.parts.length < best.parts.length ? one : best), first)
}

/** The text in GSM 03.38, one octet for each septet; what the alphabet lacks becomes a question mark. */
function toGsm0338(text: string, shifts: Shifts): Buffer {
  const known = codesIn(shifts)
  return Buffer.from([...text].flatMap((character) => known.get(character) ?? known.get('?') ?? []))
}

/** The text of septets in octets; an unknown extension is read as the basic character (TS 23.038 6.2.1.1). */
function fromGsm0338(octets: Buffer, shifts: Shifts): string {
  let text = ''
  for (let i = 0; i < octets.length; i++) {
    const escaped = octets[i] === ESCAPE && i + 1 < octets.length
    if (escaped) i++
    const code = octets[i] ?? 0
    const known = escaped ? characters.get(`${ESCAPE},${code}`) : undefined
    const basic = () => shiftedCharacter(shifts, code, false) ?? characters.get(String(code)) ?? ' '
    text += (escaped ? shiftedCharacter(shifts, code, true) : undefined) ?? known ?? basic()
  }
  return text
}

/** The octets of a text as they go over a wire that does not pack septets. */
export const encodeSms = (text: string, encoding: SmsEncoding, shifts: Shifts = NO_SHIFTS): Buffer =>
  encoding === 'gsm0338' ? toGsm0338(text, shifts) : Buffer.from(text, 'utf16le').swap16()

/**
 * How the octets of a text are coded: some networks also hand over Latin 1, and septets may be those of national tables, whose
 * languages follow (locking shift, single shift).
 */
export type SmsCoding = SmsEncoding | 'latin1' | `gsm0338-${number}-${number}`

/** The text of octets. */
export function decodeSms(octets: Buffer, coding: SmsCoding): string {
  const [alphabet, locking = 0, single = 0] = coding.split('-')
  if (alphabet === 'gsm0338') return fromGsm0338(octets, { locking: Number(locking), single: Number(single) })
  return coding === 'latin1' ? octets.toString('latin1') : new TextDecoder('utf-16be').decode(octets)
}
