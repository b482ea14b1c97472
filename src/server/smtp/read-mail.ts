// Reads from a mail what the relay needs: author, recipients, the options for the relay, the texts, and the header that
// is sent. The body is sent unchanged, so only the positions of its parts are noted.
import { addressParser, decodeWords } from 'postal-mime'
import { bytesOf, fileNameOf, isText, joinTexts } from '../lib/mime/content.ts'
import { decodeUnsaid, fieldOf, type HeaderField } from '../lib/mime/headers.ts'
import { type MailPart, type Range, readMailSource } from '../lib/mime/parts.ts'
import { oneLine } from '../lib/mime/words.ts'
import { type KeptHeader, keepHeader } from './kept-header.ts'

export interface NamedAddress {
  name: string
  address: string
}

/** A part; its places count from the beginning of the body. */
interface ReadPart {
  type: string
  encoding: string
  head: Range | null
  body: Range
}

export interface ReadMail extends KeptHeader {
  /** The addresses of all headers From, To and Cc. */
  from: NamedAddress[]
  to: NamedAddress[]
  cc: NamedAddress[]
  replyTos: NamedAddress[]
  /** Whether the mail says how to leave a list. */
  canLeave: boolean
  autoResponseSuppress: string | undefined
  /** Headers for the relay, and the subject, decoded. */
  subject: string
  asked: Partial<Record<Asked, string>>
  text: string | null
  html: string | null
  /** Where the body begins in the mail as it came. */
  bodyAt: number
  /** Parts in HTML that may be changed, because no signature covers them. */
  htmlParts: ReadPart[]
  files: (ReadPart & { filename: string })[]
  /** Decoded bytes of all files together. */
  fileBytes: number
}

const ASKED = [
  'x-sender-hash',
  'x-reply-to-hash',
  'x-open-tracking-enabled',
  'x-click-tracking-enabled',
  'x-registered',
  'x-priority',
] as const
type Asked = (typeof ASKED)[number]

/** Bytes of address headers that are read; the rest of them is sent unread. */
const MAX_ADDRESSES = 64 * 1024

/** Reads a source of one character for each byte; throws an UnreadableMailError. */
export function readMail(source: string): ReadMail {
  const { fields, parts } = readMailSource(source)
  const bodyAt = bodyOf(source)
  const addresses = (name: string) =>
    fields
      .filter((field) => field.name === name)
      .flatMap(({ value }) => addressParser(decodeUnsaid(value.slice(0, MAX_ADDRESSES)), { flatten: true }))
      .map(({ name: shown, address = '' }) => ({ name: oneLine(shown), address }))
  const files = parts.filter((part) => !isText(part))
  return {
    ...keepHeader(fields),
    from: addresses('from'),
    to: addresses('to'),
    cc: addresses('cc'),
    replyTos: addresses('reply-to'),
    canLeave: fieldOf(fields, 'list-unsubscribe') !== undefined,
    autoResponseSuppress: shortText(fieldOf(fields, 'x-auto-response-suppress')),
    subject: oneLine(decodeField(fieldOf(fields, 'subject'))),
    asked: Object.fromEntries(ASKED.flatMap((name) => askedIn(fields, name))),
    text: joinTexts(source, parts, 'text/plain'),
    html: joinTexts(source, parts, 'text/html'),
    bodyAt,
    htmlParts: parts.filter(mayChange).map((part) => toReadPart(part, bodyAt)),
    files: files.map((part) => ({
      ...toReadPart(part, bodyAt),
      filename: oneLine(decodeWords(decodeUnsaid(fileNameOf(part) ?? ''))),
    })),
    fileBytes: files.reduce((sum, part) => sum + bytesOf(source, part).length, 0),
  }
}

function bodyOf(source: string): number {
  const end = source.indexOf('\r\n\r\n')
  return source.startsWith('\r\n') ? 2 : end < 0 ? source.length : end + 4
}

const decodeField = (field: HeaderField | undefined): string => decodeWords(decodeUnsaid(field?.value ?? ''))

/** Characters of a header that the log shows. */
const MAX_SHOWN = 255

const shortText = (field: HeaderField | undefined): string | undefined =>
  oneLine(decodeField(field)).slice(0, MAX_SHOWN) || undefined

function askedIn(fields: readonly HeaderField[], name: Asked): [Asked, string][] {
  const field = fieldOf(fields, name)
  return field ? [[name, field.value]] : []
}

/** Parts under a signature have to stay as they are, and so does what is encrypted. */
const SEALED = new Set(['multipart/signed', 'multipart/encrypted'])

const mayChange = (part: MailPart): boolean =>
  part.type.word === 'text/html' && isText(part) && !part.within.some((type) => SEALED.has(type))

function toReadPart({ fields, type, encoding, head, body, within }: MailPart, bodyAt: number): ReadPart {
  const written = fieldOf(fields, 'content-type')?.value ?? type.word
  const shift = ([start, end]: Range): Range => [start - bodyAt, end - bodyAt]
  return { type: written, encoding, head: within.length === 0 ? null : shift(head), body: shift(body) }
}
