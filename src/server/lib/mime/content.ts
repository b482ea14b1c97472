// What the parts of a mail say: their bytes and texts, and back again. Bytes are text with one character each.
import { toLf } from '../line-breaks.ts'
import { decodeCharset } from './headers.ts'
import type { MailPart } from './parts.ts'

/** The bytes of a part without its transfer encoding. */
export function bytesOf(source: string, { body, encoding }: Pick<MailPart, 'body' | 'encoding'>): Buffer {
  const content = source.slice(...body)
  if (encoding === 'base64') return Buffer.from(content, 'base64')
  const bytes = Buffer.from(content, 'latin1')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(bytes) : bytes
}

const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d]

/** Decodes quoted-printable (RFC 2045 6.7); an invalid escape stays as it is. */
function fromQuotedPrintable(bytes: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(bytes.length)
  let length = 0
  // Blanks up to here were written as escapes, and stay.
  let kept = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte !== EQUALS) {
      decoded[length++] = byte
      // Blanks before a line break were added on the way.
      if (byte === LF) length = withoutBlanks(decoded, kept, length)
      continue
    }
    let next = at + 1
    while (bytes[next] === SPACE || bytes[next] === TAB) next++
    if (bytes[next] === CR && bytes[next + 1] === LF) {
      at = next + 1
      continue
    }
    if (next >= bytes.length) break
    const [high, low] = [hexOf(bytes[at + 1]), hexOf(bytes[at + 2])]
    if (high < 0 || low < 0) decoded[length++] = byte
    else {
      decoded[length++] = high * 16 + low
      kept = length
      at += 2
    }
  }
  return decoded.subarray(0, length)
}

/** The length without the blanks in front of the CRLF at its end. */
function withoutBlanks(decoded: Buffer, kept: number, length: number): number {
  if (decoded[length - 2] !== CR) return length
  let end = length - 2
  while (end > kept && (decoded[end - 1] === SPACE || decoded[end - 1] === TAB)) end--
  decoded[end] = CR
  decoded[end + 1] = LF
  return end + 2
}

const DIGITS = Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
)

/** The value of a hexadecimal digit; negative for any other byte. */
const hexOf = (byte: number | undefined): number => (byte === undefined ? -1 : (DIGITS[byte] as number))

/** The text of a part, with its line breaks as they are. */
function textOf(source: string, part: Pick<MailPart, 'body' | 'encoding' | 'type'>): string {
  return decodeCharset(bytesOf(source, part).toString('latin1'), part.type.params.get('charset'))
}

/** Whether a part is a text to read, and no file. */
export const isText = ({ type: { word }, disposition }: MailPart): boolean =>
  (word === 'text/plain' || word === 'text/html') && disposition.word !== 'attachment'

/** What mail programs show of the texts of one kind, their line breaks as LF; null without such a part. */
export function joinTexts(source: string, parts: readonly MailPart[], kind: 'text/plain' | 'text/html'): string | null {
  const texts = parts.filter((part) => part.type.word === kind && isText(part)).map((part) => textOf(source, part))
  return texts.length === 0 ? null : toLf(texts.join('\n'))
}

/** The name of a file as it was written, perhaps with encoded words; null without one. */
export const fileNameOf = ({ type, disposition }: MailPart): string | null =>
  disposition.params.get('filename') ?? type.params.get('name') ?? null

/** A text in lines of base64, in UTF-8. */
export const toBase64Lines = (text: string): string => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
