// Finds the signature of a PDF, and the file in it. It takes only what this platform writes: one signature, over the whole
// file but its own digits. Whatever lies outside, or could be read in two ways, is refused: no reader of PDFs shows anything
// that the signature does not cover.
import { inflateSync } from 'node:zlib'
import { DerError, readFirst } from './der.ts'

/** Digits of a signature that are read; ours take 16,384 to 40,960. */
const MAX_DIGITS = 1_000_000
/** Bytes of the file in a PDF, unpacked. */
const MAX_DATA = 64_000_000

/** Why a file is not a PDF with one signature over all of it. */
export class PdfError extends Error {}

/** A signature, and what it covers. */
export interface SignedPdf {
  cms: Buffer
  covered: Buffer
  /** When the PDF says it was signed, milliseconds; null when it does not say. */
  claimed: number | null
}

/** The first two matches: a malicious file may contain millions of them. */
const firstTwo = (text: string, pattern: RegExp) => text.matchAll(pattern).take(2).toArray()

/** `D:20261123134500Z`, or with the distance to UTC: `+01'00'`. */
function claimedTime(text: string): number | null {
  const found = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z(?:00'00'?)?\)/.exec(text)
  const [year, month, day, hour, minute, second] = found?.slice(1) ?? []
  const time = found ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** The parts before and after the digits of the signature; throws when they are not the whole file. */
function rangeOf(text: string): { start: number; end: number } {
  if (firstTwo(text, /\/ByteRange\b/g).length !== 1) throw new PdfError('The file does not have exactly one signature.')
  const found = /\/ByteRange ?\[(\d{1,10}) (\d{1,10}) (\d{1,10}) (\d{1,10})\] *\n\/Contents </.exec(text)
  const [from, start, end, rest] = (found?.slice(1) ?? []).map(Number)
  if (from !== 0 || start === undefined || end === undefined || rest === undefined)
    throw new PdfError('The range of the signature cannot be read.')
  if (start >= end || end + rest !== text.length)
    throw new PdfError('The signature does not cover the whole file: something was added or cut off.')
  return { start, end }
}

/** Reads the signature of a PDF; throws PdfError with the reason where there is none over the whole file. */
export function readSignedPdf(pdf: Buffer): SignedPdf {
  const text = pdf.toString('latin1')
  if (!text.startsWith('%PDF-1.')) throw new PdfError('The file is not a PDF.')
  const { start, end } = rangeOf(text)
  if (text[start] !== '<' || text[end - 1] !== '>' || !text.slice(0, start).endsWith('/Contents '))
    throw new PdfError('The signature does not stand where its range says.')
  const digits = text.slice(start + 1, end - 1)
  if (digits.length > MAX_DIGITS || digits.length % 2 !== 0 || !/^[0-9a-f]*$/.test(digits))
    throw new PdfError('The digits of the signature cannot be read.')
  const before = text.lastIndexOf('endobj', start)
  const after = text.indexOf('endobj', end)
  return {
    cms: withoutPadding(Buffer.from(digits, 'hex')),
    covered: Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]),
    claimed: claimedTime(text.slice(Math.max(before, 0), start) + text.slice(end, after < 0 ? end : after)),
  }
}

/** The signature without the zeros that fill its place. */
function withoutPadding(bytes: Buffer): Buffer {
  try {
    const { value, rest } = readFirst(bytes)
    if (rest.every((byte) => byte === 0)) return value.raw
  } catch (error) {
    if (!(error instanceof DerError)) throw error
  }
  throw new PdfError('The signature cannot be read.')
}

const FILE_HEAD = /\n\d{1,9} 0 obj\n<<\n\/Type \/EmbeddedFile\n/g
const HEAD_END = '\n>>\nstream\n'

/** The file that a PDF of ours carries; null when it carries none. Throws PdfError when it cannot be read, or for several. */
export function fileIn(pdf: Buffer): Buffer | null {
  const text = pdf.toString('latin1')
  const [found, ...more] = firstTwo(text, FILE_HEAD)
  if (!found && !/\/EmbeddedFile\b/.test(text)) return null
  const from = (found?.index ?? 0) + (found?.[0].length ?? 0)
  const end = text.indexOf(HEAD_END, from)
  const head = text.slice(from, end)
  const length = /\n\/Length (\d{1,9})(?:\n|$)/.exec(head)?.[1]
  if (more.length > 0 || end < 0 || end - from > 1_000 || length === undefined)
    throw new PdfError('The data in the PDF cannot be found.')
  const start = end + HEAD_END.length
  try {
    return inflateSync(pdf.subarray(start, start + Number(length)), { maxOutputLength: MAX_DATA })
  } catch {
    throw new PdfError('The data in the PDF cannot be unpacked.')
  }
}
