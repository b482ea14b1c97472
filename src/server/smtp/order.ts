// Turns a mail that was read into the order of an email.
import type { SenderRow } from '../domain/accounts/senders/senders.ts'
import type { Domain } from '../domain/domain.ts'
import { type EmailRequest, MAX_ATTACHMENTS } from '../domain/messages/transactional/emails.ts'
import type { RelayedMail } from '../domain/messages/transactional/order.ts'
import type { Recipient } from '../domain/messages/transactional/single-email.ts'
import { oneLine, writeMailbox } from '../lib/mime/words.ts'
import { activeSender, plain } from './envelope.ts'
import { isPriority } from './kept-header.ts'
import type { NamedAddress, ReadMail } from './read-mail.ts'
import { notASender, tooLarge, unreadable } from './replies.ts'

export interface MailToOrder {
  mail: ReadMail
  account: number
  /** Those of RCPT TO, each once. */
  recipients: readonly Recipient[]
  /** The sender of MAIL FROM, which is usually that of From, too. */
  envelopeSender: SenderRow | undefined
  senders: Domain['senders']
  /** The body as it came, one character for each byte. */
  body: string
}

const isOn = (value: string | undefined) => value?.toLowerCase() === 'true'

/** Makes the order and the source that goes out; throws a Refusal, or what the domain throws. */
export async function toOrder(input: MailToOrder): Promise<{ order: EmailRequest; relayed: RelayedMail }> {
  const { mail, body } = input
  const { asked, subject } = mail
  const from = await authorOf(input)
  assertContent(mail)
  assertTrackable(mail)
  const replyTo = await replyToOf(input)
  const { recipients, cc, bcc } = copiesOf(input)
  const [htmlBody, textBody] = [mail.html ?? undefined, mail.text ?? undefined]
  const isTracked = (value: string | undefined) => isOn(value) && htmlBody !== undefined
  const isUrgent = isPriority(asked['x-priority'] ?? '') && /^[12]/.test(asked['x-priority'] ?? '')
  const order: EmailRequest = {
    senderId: String(from.sender.id),
    senderName: from.name,
    to: recipients[0].address,
    cc,
    bcc,
    subject,
    htmlBody,
    textBody,
    openTracking: isTracked(asked['x-open-tracking-enabled']),
    clickTracking: isTracked(asked['x-click-tracking-enabled']),
    priority: isUrgent ? 'urgent' : 'non-urgent',
    registered: isOn(asked['x-registered']),
    relayed: {
      messageId: mail.messageId,
      envelopeFrom: input.envelopeSender?.address,
      dated: mail.dated,
      html: mail.htmlParts,
      files: mail.files,
    },
  }
  const author = `From: ${writeMailbox({ name: from.name, email: from.sender.address })}\r\n`
  return { order, relayed: { source: `${author}${replyTo}${mail.kept}\r\n${body}`, recipients } }
}

/** Throws a Refusal for a mail that says nothing, or too much. */
function assertContent({ html, text, subject, needsNoText, fileBytes }: ReadMail): void {
  if (html === null && text === null && !needsNoText) throw unreadable('The mail has no text')
  if (fileBytes > MAX_ATTACHMENTS)
    throw tooLarge(`The files of the mail have ${fileBytes} bytes; all together may have ${MAX_ATTACHMENTS}`)
  if ([subject, html, text].some((one) => one?.includes('\0'))) throw unreadable('A text holds the character U+0000')
}

/** Characters of HTML in which links are looked for; mail programs show a tenth of that. */
const MAX_TRACKED = 1_048_576

function assertTrackable({ asked, html }: ReadMail): void {
  const isTracked = isOn(asked['x-open-tracking-enabled']) || isOn(asked['x-click-tracking-enabled'])
  if (isTracked && (html?.length ?? 0) > MAX_TRACKED)
    throw unreadable(`The HTML has ${html?.length} characters; ${MAX_TRACKED} can be tracked`)
}

/** The sender that the From header names, and the display name in it. */
async function authorOf({
  mail,
  account,
  envelopeSender,
  senders,
}: MailToOrder): Promise<{ sender: SenderRow; name: string }> {
  const [from, ...others] = mail.from
  const email = from && plain(from.address)
  if (!from || others.length > 0 || !email) throw unreadable('The header From has to hold exactly one address')
  const wanted = mail.asked['x-sender-hash']
  const { name } = from
  if (wanted === undefined && envelopeSender?.address === email) return { sender: envelopeSender, name }
  const named =
    wanted === undefined ? await senders.findEmail(account, email) : await senders.findEmailByName(account, wanted)
  const sender = activeSender(named, wanted === undefined ? `The address ${email} in the header From` : 'X-Sender-Hash')
  if (sender.address.toLowerCase() !== email.toLowerCase())
    throw notASender('From and X-Sender-Hash name different senders')
  return { sender, name }
}

/** The recipients, of whom the first that stands in To is the first, and which of the others everybody sees. */
function copiesOf({ mail, recipients }: MailToOrder): {
  recipients: [Recipient, ...Recipient[]]
  cc: string[]
  bcc: string[]
} {
  const keys = (list: NamedAddress[]) => list.flatMap(({ address }) => plain(address)?.toLowerCase() ?? [])
  const inTo = new Set(keys(mail.to))
  const seen = new Set([...inTo, ...keys(mail.cc)])
  const isIn = (set: ReadonlySet<string>) => (one: Recipient) => set.has(one.address.toLowerCase())
  const first = recipients.find(isIn(inTo)) ?? (recipients[0] as Recipient)
  const copies = recipients.filter((one) => one !== first)
  const addresses = (list: readonly Recipient[]) => list.map(({ address }) => address)
  const isSeen = isIn(seen)
  return {
    recipients: [first, ...copies],
    cc: addresses(copies.filter(isSeen)),
    bcc: addresses(copies.filter((one) => !isSeen(one))),
  }
}

/** The field Reply-To, which the mail or its header for the relay names; empty without one. */
async function replyToOf({ mail, account, senders }: MailToOrder): Promise<string> {
  const wanted = mail.asked['x-reply-to-hash']
  if (wanted === undefined) return mail.replyTo
  const sender = await senders.findEmailByName(account, wanted)
  if (!sender) throw notASender('X-Reply-To-Hash is the hash or id of no email sender of this account')
  return `Reply-To: ${writeMailbox({ name: oneLine(sender.name), email: sender.address })}\r\n`
}
