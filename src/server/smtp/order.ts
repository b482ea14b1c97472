// Turns a mail that was read into the order of an email.
import type { Sender } from '../domain/accounts/senders/senders.ts'
import type { Domain } from '../domain/domain.ts'
import type { EmailRequest } from '../domain/messages/transactional/emails.ts'
import type { RelayedMail } from '../domain/messages/transactional/order.ts'
import type { Recipient } from '../domain/messages/transactional/single-email.ts'
import { MAX_ATTACHMENTS } from '../domain/messages/transactional/single-email.ts'
import { oneLine, writeMailbox } from '../lib/mime/words.ts'
import { activeSender, plainAddress } from './envelope.ts'
import { isPriority } from './kept-header.ts'
import type { NamedAddress, ReadMail } from './read-mail.ts'
import { notASender, tooLarge, unreadableMail } from './replies.ts'

export interface MailToOrder {
  mail: ReadMail
  account: number
  /** Those of RCPT TO, each once. */
  recipients: readonly Recipient[]
  /** The sender of MAIL FROM, which is usually that of From, too. */
  envelopeSender: Sender | undefined
  senders: Domain['accounts']['senders']
  /** The body as it is sent, one character for each byte. */
  body: string
}

const isOn = (value: string | undefined) => value?.toLowerCase() === 'true'

/** Creates the order and the source that is sent; throws a Refusal, or an error of the domain. */
export async function toOrder(input: MailToOrder): Promise<{ order: EmailRequest; relayed: RelayedMail }> {
  const { mail, body } = input
  const { asked, subject } = mail
  const from = await authorOf(input)
  assertContent(mail)
  assertTrackable(mail)
  const reply = await replyToOf(input)
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
    replySenderId: reply.sender?.id,
    relayed: {
      messageId: mail.messageId,
      envelopeFrom: input.envelopeSender?.address,
      dated: mail.dated,
      html: mail.htmlParts,
      files: mail.files,
      names: namesOf(mail),
      canLeave: mail.canLeave,
      autoResponseSuppress: mail.autoResponseSuppress,
    },
  }
  const author = `From: ${writeMailbox({ name: from.name, email: from.sender.address })}\r\n`
  return { order, relayed: { source: `${author}${reply.field}${mail.kept}\r\n${body}`, recipients } }
}

/** Throws a Refusal for files that are too large and for texts that cannot be stored. */
function assertContent({ html, text, subject, fileBytes }: ReadMail): void {
  if (fileBytes > MAX_ATTACHMENTS)
    throw tooLarge(`The attachments have ${fileBytes} bytes in total; the limit is ${MAX_ATTACHMENTS}`)
  if ([subject, html, text].some((one) => one?.includes('\0')))
    throw unreadableMail('A text holds the character U+0000')
}

/** Characters of HTML in which links are looked for; mail programs show 10 % of that. */
const MAX_TRACKED = 1_048_576

function assertTrackable({ asked, html }: ReadMail): void {
  const isTracked = isOn(asked['x-open-tracking-enabled']) || isOn(asked['x-click-tracking-enabled'])
  if (isTracked && (html?.length ?? 0) > MAX_TRACKED)
    throw unreadableMail(`The HTML has ${html?.length} characters; the limit for tracking is ${MAX_TRACKED}`)
}

/** The sender that the From header names, and the display name in it. */
async function authorOf({
  mail,
  account,
  envelopeSender,
  senders,
}: MailToOrder): Promise<{ sender: Sender; name: string }> {
  const [from, ...others] = mail.from
  const email = from && plainAddress(from.address)
  if (!from || others.length > 0 || !email) throw unreadableMail('The header From must have exactly one address')
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

/** The recipients: the main one is the first recipient named in To, the others are copies, visible or blind. */
function copiesOf({ mail, recipients }: MailToOrder): {
  recipients: [Recipient, ...Recipient[]]
  cc: string[]
  bcc: string[]
} {
  const keys = (list: NamedAddress[]) => list.flatMap(({ address }) => plainAddress(address)?.toLowerCase() ?? [])
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

/** The names that To and Cc have for addresses, by the address in small letters. */
function namesOf({ to, cc }: ReadMail): Record<string, string> {
  const named = [...to, ...cc].flatMap(({ name, address }) => {
    const key = plainAddress(address)?.toLowerCase()
    return key !== undefined && name !== '' ? [[key, name] as const] : []
  })
  return Object.fromEntries(named)
}

/**
 * The field Reply-To, which the mail or its header for the relay names, and the sender of the account that it holds; the
 * field is empty without one.
 */
async function replyToOf({
  mail,
  account,
  senders,
}: MailToOrder): Promise<{ field: string; sender: Sender | undefined }> {
  const wanted = mail.asked['x-reply-to-hash']
  if (wanted === undefined) {
    const address = plainAddress(mail.replyTos[0]?.address ?? '')
    return { field: mail.replyTo, sender: address === null ? undefined : await senders.findEmail(account, address) }
  }
  const sender = await senders.findEmailByName(account, wanted)
  if (!sender) throw notASender('X-Reply-To-Hash is the hash or id of no email sender of this account')
  return { field: `Reply-To: ${writeMailbox({ name: oneLine(sender.name), email: sender.address })}\r\n`, sender }
}
