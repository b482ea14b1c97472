// The header with which a relayed mail is sent: as it was written, but without fields for the relay or for
// earlier hosts, and in a form that every mail server takes.
import { addressParser, decodeWords } from 'postal-mime'
import { decodeUnsaid, type HeaderField } from '../lib/mime/headers.ts'
import { encodeWords, foldHeader, hasControls, oneLine, writeMailbox } from '../lib/mime/words.ts'

export interface KeptHeader {
  /** The fields that are sent, each with its line break, without From and Reply-To. */
  kept: string
  /** The field Reply-To with its line break; empty without one. */
  replyTo: string
  /** The id of Message-ID, without angle brackets; without it, the mail needs one. */
  messageId: string | undefined
  /** Whether there is a Date that can be read. */
  dated: boolean
}

/** Fields that are for the relay or for the way here, and those that the relay writes itself. */
const LEFT_OUT = new Set([
  'from',
  'sender',
  'bcc',
  'received',
  'return-path',
  'delivered-to',
  'apparently-to',
  'errors-to',
  'authentication-results',
  'received-spf',
  'dkim-signature',
  'domainkey-signature',
  'x-sender-hash',
  'x-reply-to-hash',
  'x-open-tracking-enabled',
  'x-click-tracking-enabled',
  'x-registered',
  // These name recipients who may be hidden from the others, and stations on the way here.
  'x-bcc',
  'x-original-to',
  'x-envelope-to',
  'x-rcpt-to',
  'x-received',
])
/** Traces of the way, and orders to the relays of others, which may hold what recipients should not read. */
const LEFT_OUT_KIND = /^(?:arc-|resent-|x-(?:smtpapi$|mc-|mailgun-|pm-|ses-|mj-|msys-))/
const isLeftOut = (name: string): boolean => LEFT_OUT.has(name) || LEFT_OUT_KIND.test(name)

/** Fields that may appear once in a mail (RFC 5322 3.6); of several, the first is sent. */
const ONCE = new Set([
  'date',
  'reply-to',
  'to',
  'cc',
  'subject',
  'message-id',
  'in-reply-to',
  'references',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
  'x-priority',
])

const ADDRESSES = new Set(['to', 'cc', 'reply-to'])
const IDS = new Set(['message-id', 'in-reply-to', 'references'])

/** Octets of a line (RFC 5322 2.1.1). */
const MAX_LINE = 998
/** Bytes of a value that is rewritten; no sender needs more. */
const MAX_NEW = 64 * 1024

/** Selects and rewrites the fields that are sent. */
export function keepHeader(fields: readonly HeaderField[]): KeptHeader {
  const seen = new Set<string>()
  const kept: string[] = []
  let replyTo = ''
  let messageId: string | undefined
  let dated = false
  for (const field of fields) {
    const { name, value } = field
    if (isLeftOut(name) || (ONCE.has(name) && seen.has(name))) continue
    const line = lineOf(field)
    if (line === null) continue
    seen.add(name)
    if (name === 'message-id') messageId = idsOf(value)[0]?.slice(1, -1)
    if (name === 'date') dated = true
    if (name === 'reply-to') replyTo = line
    else kept.push(line)
  }
  if (!seen.has('mime-version') && fields.some(({ name }) => name.startsWith('content-')))
    kept.push('MIME-Version: 1.0\r\n')
  return { kept: kept.join(''), replyTo, messageId, dated }
}

/** The field as it is sent; null for one without a usable value. */
function lineOf(field: HeaderField): string | null {
  const { name, written, value } = field
  if (IDS.has(name)) {
    const ids = name === 'message-id' ? idsOf(value).slice(0, 1) : idsOf(value)
    return ids.length === 0 ? null : `${written}: ${foldHeader(ids.join(' '))}\r\n`
  }
  if (name === 'date' && Number.isNaN(Date.parse(value))) return null
  if (name === 'x-priority' && !isPriority(value)) return null
  // Structure that receivers and signatures rest on; only what no header may hold goes.
  if (name.startsWith('content-') || name === 'mime-version')
    return `${written}:${field.raw.replace(/[^\t\r\n -\xff]|\x7f/g, ' ')}\r\n`
  return isSound(field) ? `${written}:${field.raw}\r\n` : writtenAnew(field)
}

/** Whether the field can be sent as it was written. */
function isSound({ raw, value }: HeaderField): boolean {
  if (!/^[\t\r\n -~]*$/.test(raw) || raw.split('\r\n').some((line) => line.length > MAX_LINE - 80)) return false
  // A line of blanks would end the header for some readers.
  if (/\r\n[ \t]*(?:\r\n|$)/.test(raw)) return false
  // An encoded word may hide a line break.
  return !value.includes('=?') || !hasControls(decodeWords(value))
}

function writtenAnew({ name, written, value }: HeaderField): string | null {
  const text = decodeUnsaid(value.slice(0, MAX_NEW))
  if (!ADDRESSES.has(name)) return `${written}: ${encodeWords(oneLine(decodeWords(text)))}\r\n`
  const mailboxes = addressParser(text, { flatten: true }).flatMap((one) =>
    /^[!-~]+@[!-~]+$/.test(one.address ?? '')
      ? [writeMailbox({ name: oneLine(one.name), email: one.address as string })]
      : [],
  )
  return mailboxes.length === 0 ? null : `${written}: ${mailboxes.join(',\r\n ')}\r\n`
}

/** The ids of a header, in angle brackets; anything else in it is of no use to a mail reader. */
const idsOf = (value: string): string[] => value.match(/<[!-;=?-~]{1,900}>/g) ?? []

/** `1` to `5`, with the text that may follow; anything else counts as missing. */
export const isPriority = (value: string): boolean => /^[1-5](?:\s[ -~]{0,60})?$/.test(value)
