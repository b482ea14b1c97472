// Mails whose lines are longer than a mail host has to take (RFC 5322 2.1.1): hosts refuse them or cut the lines, which
// breaks DKIM signatures. A source is text with one character for each byte.
import * as base64 from 'nodemailer/lib/base64/index.js'
import * as qp from 'nodemailer/lib/qp/index.js'
import { bytesOf } from './content.ts'
import { type MailPart, type Range, readMailSource } from './parts.ts'

/** Octets of a line without its line break. */
const MAX_LINE = 998
/** Characters of an encoded line. */
const WIDTH = 76

function hasLongLine(source: string, [start, end]: Range): boolean {
  for (let at = start; end - at > MAX_LINE; ) {
    const found = source.indexOf('\r\n', at)
    const lineEnd = found < 0 || found > end ? end : found
    if (lineEnd - at > MAX_LINE) return true
    at = lineEnd + 2
  }
  return false
}

/** The header of a part with this transfer encoding; empty or with a line break at its end. */
function withEncoding(head: string, encoding: string): string {
  const lines = head
    .split(/\r\n(?![ \t])/)
    .filter((line) => line !== '' && !/^content-transfer-encoding[ \t]*:/i.test(line))
  return `${[...lines, `Content-Transfer-Encoding: ${encoding}`].join('\r\n')}\r\n`
}

/** Quoted-printable keeps the text of most languages readable and short. */
const isMostlyAscii = (bytes: Buffer): boolean =>
  bytes.reduce((sum, byte) => sum + (byte < 0x80 ? 0 : 1), 0) < bytes.length / 6

function encodePart(bytes: Buffer, isText: boolean): { encoding: string; content: string } {
  if (isText && isMostlyAscii(bytes)) return { encoding: 'quoted-printable', content: qp.wrap(qp.encode(bytes), WIDTH) }
  return { encoding: 'base64', content: base64.wrap(base64.encode(bytes), WIDTH) }
}

/** A part that is a mail may not be encoded (RFC 2046 5.2.1), but its own parts may. */
const isMail = ({ type }: MailPart) => type.word === 'message/rfc822'

/** A signature covers the bytes of its parts. */
const isSigned = ({ within }: MailPart) => within.includes('multipart/signed')

function rewritePart(source: string, part: MailPart): string {
  const { head, body, type } = part
  if (isMail(part)) return source.slice(head[0], body[0]) + withShortLines(source.slice(...body))
  const { encoding, content } = encodePart(bytesOf(source, part), type.word.startsWith('text/'))
  return withEncoding(source.slice(...head), encoding) + source.slice(head[1], body[0]) + content
}

/** The source with parts that have overlong lines encoded; signed parts stay. Throws an UnreadableMailError. */
export function withShortLines(source: string): string {
  if (!hasLongLine(source, [0, source.length])) return source
  let made = ''
  let at = 0
  for (const part of readMailSource(source).parts) {
    if (isSigned(part) || !hasLongLine(source, part.body)) continue
    made += source.slice(at, part.head[0]) + rewritePart(source, part)
    at = part.body[1]
  }
  return made + source.slice(at)
}
