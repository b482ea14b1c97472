// What a mail says that came back: a report on a delivery, a complaint, a receipt, or an answer of a person or a
// machine. Reads any bytes, in linear time. Reports that programs read (RFC 5965, 3464, 8098) go before what only
// people read (text-report.ts).
import { textOfHtml } from '../html/short-text.ts'
import { toCrlf } from '../line-breaks.ts'
import { joinTexts } from '../mime/content.ts'
import { decodeUnsaid, fieldOf, readFields, UnreadableMailError } from '../mime/headers.ts'
import { type MailPart, type MailSource, readMailSource } from '../mime/parts.ts'
import { hasNullReturnPath, isAutomatic, isComplaint, isReplySubject } from './automatic.ts'
import type { Classified, Fault } from './refusal.ts'
import { addressIn, type Fields, groupsOf, reportText, textOfField, typedValue, wordsOfField } from './report-fields.ts'
import { classifyReport, firstTelling, isTextReport, readTextReport } from './text-report.ts'

/**
 * `bounce`: the mail was not delivered. `relayed`: it was passed on, and no further report will come. `note`: it
 * changes nothing, such as a warning of a delay.
 */
type Said =
  | { kind: 'bounce'; fault: Fault; reason: string; isUnclassified: boolean }
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
  /** The envelope sender of the mail that the complaint is about. */
  originalSender: string | undefined
}

const MAX_TEXT = 10_000
const MAX_HTML = 100_000
const MAX_REASON = 500
const MAX_HEADER = 1_000

/**
 * Reads a mail, a text with one character for each byte; null for one that is out of all proportion. `isNullSender`:
 * the sender of its envelope is `<>`.
 */
export function readReturnedMail(given: string, isNullSender = false): ReturnedMail | null {
  try {
    const source = toCrlf(given)
    const mail = readMailSource(source)
    const parts = partsOf(source, mail)
    const text = textIn(source, mail.parts.slice(0, 50))
    const read = { fields: mail.fields, text, isNullSender, ...parts }
    return { ...saidBy(read), ...whatOf(read) }
  } catch (error) {
    if (error instanceof UnreadableMailError) return null
    throw error
  }
}

/** What a person reads of it, from HTML where it has nothing else. */
function textIn(source: string, parts: readonly MailPart[]): string {
  const plain = joinTexts(source, parts, 'text/plain')
  if (plain !== null) return plain.slice(0, MAX_TEXT)
  return textOfHtml((joinTexts(source, parts, 'text/html') ?? '').slice(0, MAX_HTML), MAX_TEXT)
}

interface Read {
  fields: Fields
  text: string
  isNullSender: boolean
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

function saidBy(read: Read): Said {
  const { feedback, delivery, disposition, fields, text, returned, isNullSender } = read
  if (feedback) return saidByFeedback(feedback)
  if (isComplaint(fields, text, returned)) return { kind: 'complaint' }
  const recipient = delivery && recipientOf(delivery)
  if (recipient) return saidByDelivery(recipient, text)
  if (disposition) return saidByDisposition(disposition)
  if (isTextReport(fields, text)) return saidByText(fields, text)
  if (!isAutomatic(fields, senderOf(fields), isNullSender)) return { kind: 'reply' }
  return isReportInOtherWords(read) ? saidByText(fields, text) : { kind: 'auto_reply' }
}

/**
 * Whether a machine wrote it and not as a reply to the mail: then it is a report of unknown form, if its words match.
 */
function isReportInOtherWords({ fields, text, isNullSender }: Read): boolean {
  if (isReplySubject(fields) || textOfField(fields, 'auto-submitted')?.toLowerCase().startsWith('auto-replied'))
    return false
  if (!isNullSender && !hasNullReturnPath(fields)) return false
  const { reason } = classifyReport({ text, subject: wordsOfField(fields, 'subject') })
  return reason === 'quota' || reason === 'unknown_recipient' || reason === 'unknown_domain'
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
  const reason = (words ?? stated ?? firstTelling(text)).slice(0, MAX_REASON)
  // Some write other words; then the status tells.
  const action = /^\w+/.exec(textOfField(recipient, 'action')?.toLowerCase() ?? '')?.[0] ?? ''
  if (action === 'delivered') return { kind: 'delivered' }
  if (action === 'relayed' || action === 'expanded') return { kind: 'relayed' }
  if (action === 'delayed' || (!action.startsWith('fail') && !stated?.startsWith('5'))) return { kind: 'note', reason }
  return { kind: 'bounce', ...faultOf(classifyReport({ text, words, status: stated })), reason }
}

const faultOf = ({ fault, reason }: Classified) => ({ fault, isUnclassified: reason === 'unclassified' })

function saidByDisposition(disposition: Fields): Said {
  const value = textOfField(disposition, 'disposition') ?? ''
  if (/;\s{0,10}displayed\b/i.test(value)) return { kind: 'read' }
  return { kind: 'note', reason: `disposition: ${value.slice(0, 80)}` }
}

function saidByText(fields: Fields, text: string): Said {
  const report = readTextReport(fields, text)
  if (report.kind === 'note') return report
  return { kind: 'bounce', ...faultOf(report.classified), reason: report.reason }
}

/** The address of From. Not its encoded words: a name may hold anything between angle brackets. */
const senderOf = (fields: Fields): string => addressIn(decodeUnsaid(textOfField(fields, 'from') ?? ''))

/** What stands between angle brackets. */
const idsIn = (value: string | undefined): string[] =>
  [...(value ?? '').slice(0, 10 * MAX_HEADER).matchAll(/<([^<>\s]{1,500})>/g)].map(([, id = '']) => id)

function whatOf({ fields, text, feedback, delivery, disposition, returned }: Read) {
  const said = delivery?.flat() ?? disposition ?? []
  return {
    from: senderOf(fields),
    subject: wordsOfField(fields, 'subject')?.slice(0, MAX_REASON) ?? null,
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
