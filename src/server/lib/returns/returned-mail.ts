// What a mail says that came back: a report on a delivery, a complaint, a receipt, or an answer of a person or a
// machine. Reads any bytes, in linear time. Reports that programs read (RFC 5965, 3464, 8098) go before what only
// people read (text-report.ts).
import { textOfHtml } from '../feeds/feed-text.ts'
import { toCrlf } from '../line-breaks.ts'
import { joinTexts } from '../mime/content.ts'
import { decodeUnsaid, fieldOf, readFields, UnreadableMailError } from '../mime/headers.ts'
import { type MailPart, type MailSource, readMailSource } from '../mime/parts.ts'
import { addressIn, type Fields, groupsOf, reportText, textOfField, typedValue, wordsOfField } from './report-fields.ts'
import { type Fault, faultOfAnswer, faultOfStatus, readAnswer, tellingStatus } from './status.ts'
import { faultOfText, firstTelling, isTextReport, readTextReport } from './text-report.ts'

/**
 * `bounce`: the mail was not delivered. `relayed`: it went on, and nobody will tell more. `note`: it says something that
 * changes nothing, such as a warning of a delay.
 */
export type Said =
  | { kind: 'bounce'; fault: Fault; reason: string }
  | { kind: 'delivered' | 'relayed' | 'complaint' | 'read' | 'auto_reply' | 'reply' }
  | { kind: 'note'; reason: string }
  /** The mails of a sender do not pass its own checks (RFC 6591). */
  | { kind: 'sender_failure'; reason: string }

export type ReturnedMail = Said & {
  /** The address in From; empty where there is none. */
  from: string
  subject: string | null
  /** Its text, the first 10,000 characters. */
  text: string
  /** The Message-IDs of the mails that it answers or returns, without brackets. */
  references: string[]
  /** The header of the mail that came back, where it has one. */
  returned: Fields
  /** The sender of the envelope of the mail that somebody complained of. */
  originalSender: string | undefined
}

const MOST_TEXT = 10_000
const MOST_HTML = 100_000
const MOST_REASON = 500
const MOST_HEADER = 1_000

/** Reads a mail, a text with one character for each byte; null for one that is out of all proportion. */
export function readReturnedMail(given: string): ReturnedMail | null {
  try {
    const source = toCrlf(given)
    const mail = readMailSource(source)
    const parts = partsOf(source, mail)
    const text = textIn(source, mail.parts.slice(0, 50))
    const read = { fields: mail.fields, text, ...parts }
    return { ...saidBy(read), ...whatOf(read) }
  } catch (error) {
    if (error instanceof UnreadableMailError) return null
    throw error
  }
}

/** What a person reads of it, from HTML where it has nothing else. */
function textIn(source: string, parts: readonly MailPart[]): string {
  const plain = joinTexts(source, parts, 'text/plain')
  if (plain !== null) return plain.slice(0, MOST_TEXT)
  return textOfHtml((joinTexts(source, parts, 'text/html') ?? '').slice(0, MOST_HTML), MOST_TEXT)
}

interface Read {
  fields: Fields
  text: string
  feedback: Fields | undefined
  /** The groups of a report on a delivery: of the mail, and of each recipient. */
  delivery: Fields[] | undefined
  disposition: Fields | undefined
  returned: Fields
}

function partsOf(
  source: string,
  { parts }: MailSource,
): Pick<Read, 'feedback' | 'delivery' | 'disposition' | 'returned'> {
  const of = (...types: string[]) => parts.find(({ type }) => types.includes(type.word))
  const groups = (part: MailPart | undefined) => part && groupsOf(reportText(source, part))
  const returned = of('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global')
  const header = returned && reportText(source, returned).split('\r\n\r\n', 1)[0]
  return {
    feedback: groups(of('message/feedback-report'))?.flat(),
    delivery: groups(of('message/delivery-status', 'message/global-delivery-status')),
    disposition: groups(of('message/disposition-notification'))?.flat(),
    returned: header === undefined ? [] : readFields(header),
  }
}

function saidBy({ feedback, delivery, disposition, fields, text }: Read): Said {
  if (feedback) return saidByFeedback(feedback)
  const recipient = delivery && recipientOf(delivery)
  if (recipient) return saidByDelivery(recipient, text)
  if (disposition) return saidByDisposition(disposition)
  if (isTextReport(fields, text)) return saidByText(fields, text)
  return { kind: isAutomatic(fields) ? 'auto_reply' : 'reply' }
}

/** Complaints about the mail, and about its sender. */
const COMPLAINTS: ReadonlySet<string> = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])

function saidByFeedback(feedback: Fields): Said {
  const type = (textOfField(feedback, 'feedback-type') ?? '').toLowerCase()
  if (COMPLAINTS.has(type)) return { kind: 'complaint' }
  if (type === 'auth-failure') return { kind: 'sender_failure', reason: `feedback: ${type}` }
  return { kind: 'note', reason: `feedback: ${type.slice(0, 80) || 'of no type'}` }
}

/** The group of the recipient who did not get it, else the first one; our mails have one each. */
function recipientOf(groups: readonly Fields[]): Fields | undefined {
  const recipients = groups.filter((group) => fieldOf(group, 'action') || fieldOf(group, 'status'))
  return recipients.find((group) => /^fail/i.test(textOfField(group, 'action') ?? '')) ?? recipients[0]
}

function saidByDelivery(recipient: Fields, text: string): Said {
  const stated = /^[245]\.\d{1,3}\.\d{1,3}/.exec(textOfField(recipient, 'status') ?? '')?.[0]
  const words = typedValue(textOfField(recipient, 'diagnostic-code'))
  const reason = (words ?? stated ?? firstTelling(text)).slice(0, MOST_REASON)
  // Some write other words; then the status tells.
  const action = /^\w+/.exec(textOfField(recipient, 'action')?.toLowerCase() ?? '')?.[0] ?? ''
  if (action === 'delivered') return { kind: 'delivered' }
  if (action === 'relayed' || action === 'expanded') return { kind: 'relayed' }
  if (action === 'delayed' || (!action.startsWith('fail') && !stated?.startsWith('5'))) return { kind: 'note', reason }
  return { kind: 'bounce', fault: faultStated(tellingStatus(stated), words, text), reason }
}

/** The status goes before the words, unless these blame the sender where it blames the address. */
function faultStated(status: string | undefined, words: string | undefined, text: string): Fault {
  if (status === undefined) return words === undefined ? faultOfText(text) : faultOfAnswer(words, true)
  const fault = faultOfStatus(status)
  const inWords = fault === 'hard' ? readAnswer(words ?? '').status : undefined
  return inWords !== undefined && faultOfStatus(inWords) === 'policy' ? 'policy' : fault
}

function saidByDisposition(disposition: Fields): Said {
  const value = textOfField(disposition, 'disposition') ?? ''
  if (/;\s{0,10}displayed\b/i.test(value)) return { kind: 'read' }
  return { kind: 'note', reason: `disposition: ${value.slice(0, 80)}` }
}

function saidByText(fields: Fields, text: string): Said {
  const report = readTextReport(fields, text)
  return report.kind === 'note' ? report : { ...report, kind: 'bounce' }
}

/** Whether a machine wrote it (RFC 3834), also in the ways of before. */
function isAutomatic(fields: Fields): boolean {
  const submitted = (textOfField(fields, 'auto-submitted') ?? 'no').toLowerCase()
  if (!/^no\b/.test(submitted)) return true
  if (/^(?:auto_reply|auto-reply|bulk|junk|list)\b/i.test(textOfField(fields, 'precedence') ?? '')) return true
  return ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-response-suppress'].some((name) =>
    fieldOf(fields, name),
  )
}

/** What stands between angle brackets. */
const idsIn = (value: string | undefined): string[] =>
  [...(value ?? '').slice(0, 10 * MOST_HEADER).matchAll(/<([^<>\s]{1,500})>/g)].map(([, id = '']) => id)

function whatOf({ fields, text, feedback, delivery, disposition, returned }: Read) {
  const said = delivery?.flat() ?? disposition ?? []
  return {
    // Not its encoded words: a name may hold anything between angle brackets.
    from: addressIn(decodeUnsaid(textOfField(fields, 'from') ?? '')),
    subject: wordsOfField(fields, 'subject')?.slice(0, MOST_REASON) ?? null,
    text,
    references: [
      ...new Set([
        ...idsIn(textOfField(returned, 'message-id')),
        ...idsIn(textOfField(said, 'original-message-id')),
        ...idsIn(textOfField(fields, 'in-reply-to')),
        ...idsIn(textOfField(fields, 'references')).toReversed(),
      ]),
    ].slice(0, 20),
    returned,
    originalSender: idsIn(textOfField(feedback ?? [], 'original-mail-from'))[0],
  }
}
