// Turns a mail as it was received into the order of an email.
import type { Address, Attachment, Email } from 'postal-mime'
import type { SenderRow } from '../domain/accounts/senders/senders.ts'
import type { Domain } from '../domain/domain.ts'
import { MAX_ATTACHMENTS } from '../domain/messages/transactional/emails.ts'
import type { EmailOrder } from '../domain/messages/transactional/order.ts'
import type { Mailbox, SingleAttachment } from '../domain/messages/transactional/single-email.ts'
import { activeSender, plain } from './envelope.ts'
import { notASender, tooLarge, unreadable } from './replies.ts'

export interface MailToOrder {
  mail: Email
  /** The number of addresses in all From headers together. */
  authors: number
  account: number
  /** The addresses of RCPT TO, each once. */
  recipients: string[]
  /** The sender of MAIL FROM, which is usually that of From, too. */
  envelopeSender: SenderRow | undefined
  senders: Domain['senders']
}

/** Removes control characters: they have no place in a header, but encoded words can smuggle them in. */
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()

const flat = (addresses: Address[] | undefined) => (addresses ?? []).flatMap((a) => a.group ?? [a])

/** The valid addresses of a list, with their names. */
function mailboxes(addresses: Address[] | undefined): Mailbox[] {
  return flat(addresses).flatMap(({ name, address }) => {
    const email = plain(address)
    return email === null ? [] : [{ name: oneLine(name) || undefined, email }]
  })
}

/** The value of the first header with this name, in lower case. */
const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value.trim()

const isOn = (mail: Email, name: string) => header(mail, name)?.toLowerCase() === 'true'

/** Makes the order; throws a Refusal, or what the domain throws. */
export async function toOrder(input: MailToOrder): Promise<EmailOrder> {
  const { mail } = input
  const from = await authorOf(input)
  const priority = priorityOf(mail)
  const htmlBody = mail.html
  if (htmlBody === undefined && mail.text === undefined) throw unreadable('The mail has no text')
  const order: EmailOrder = {
    senderId: String(from.sender.id),
    senderName: from.name,
    ...recipientsOf(input),
    subject: oneLine(mail.subject ?? ''),
    htmlBody,
    textBody: mail.text,
    openTracking: isOn(mail, 'x-open-tracking-enabled') && htmlBody !== undefined,
    clickTracking: isOn(mail, 'x-click-tracking-enabled') && htmlBody !== undefined,
    attachments: filesOf(mail),
    priority: priority !== undefined && /^[12]/.test(priority) ? 'urgent' : 'non-urgent',
    registered: isOn(mail, 'x-registered'),
    relayed: {
      messageId: messageIds(mail.messageId)[0]?.slice(1, -1),
      inReplyTo: messageIds(mail.inReplyTo).join(' ') || undefined,
      references: messageIds(mail.references).join(' ') || undefined,
      date: dateOf(mail),
      priority,
      replyTo: await replyToOf(input),
      names: namesOf(input),
    },
  }
  if ([order.subject, order.htmlBody, order.textBody].some((text) => text?.includes('\0')))
    throw unreadable('A text holds the character U+0000')
  return order
}

/** The sender that the From header names, and the display name in it. */
async function authorOf({
  mail,
  authors,
  account,
  envelopeSender,
  senders,
}: MailToOrder): Promise<{ sender: SenderRow; name: string }> {
  const [from] = mail.from ? flat([mail.from]) : []
  const email = from && plain(from.address)
  if (authors !== 1 || !from || !email) throw unreadable('The header From has to hold exactly one address')
  const wanted = header(mail, 'x-sender-hash')
  if (wanted === undefined && envelopeSender?.address === email)
    return { sender: envelopeSender, name: oneLine(from.name) }
  const named =
    wanted === undefined ? await senders.findEmail(account, email) : await senders.findEmailByName(account, wanted)
  const sender = activeSender(named, wanted === undefined ? `The address ${email} in the header From` : 'X-Sender-Hash')
  if (sender.address.toLowerCase() !== email.toLowerCase())
    throw notASender('From and X-Sender-Hash name different senders')
  return { sender, name: oneLine(from.name) }
}

/** Who gets the mail, and which of them are visible to the others. */
function recipientsOf({ mail, recipients }: MailToOrder): Pick<EmailOrder, 'to' | 'cc' | 'bcc'> {
  const key = (address: string) => address.toLowerCase()
  const inTo = new Set(mailboxes(mail.to).map(({ email }) => key(email)))
  const seen = new Set([...inTo, ...mailboxes(mail.cc).map(({ email }) => key(email))])
  const to = recipients.find((address) => inTo.has(key(address))) ?? (recipients[0] as string)
  const copies = recipients.filter((address) => address !== to)
  return {
    to,
    cc: copies.filter((address) => seen.has(key(address))),
    bcc: copies.filter((address) => !seen.has(key(address))),
  }
}

/** The names of the recipients, by address in the spelling of RCPT TO. */
function namesOf({ mail, recipients }: MailToOrder): Record<string, string> {
  const named = new Map(
    [...mailboxes(mail.cc), ...mailboxes(mail.to)].map(({ name, email }) => [email.toLowerCase(), name]),
  )
  return Object.fromEntries(
    recipients.flatMap((address) => {
      const name = named.get(address.toLowerCase())
      return name === undefined ? [] : [[address, name] as const]
    }),
  )
}

async function replyToOf({ mail, account, senders }: MailToOrder): Promise<Mailbox[] | undefined> {
  const wanted = header(mail, 'x-reply-to-hash')
  if (wanted === undefined) {
    const written = mailboxes(mail.replyTo)
    return written.length > 0 ? written : undefined
  }
  const sender = await senders.findEmailByName(account, wanted)
  if (!sender) throw notASender('X-Reply-To-Hash is the hash or id of no email sender of this account')
  return [{ name: sender.name, email: sender.address }]
}

/** The ids of a header, in angle brackets; anything else in it is of no use to a mail reader. */
const messageIds = (text: string | undefined): string[] => text?.match(/<[!-;=?-~]{1,900}>/g) ?? []

function dateOf(mail: Email): number | undefined {
  const time = Date.parse(mail.date ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** `1` to `5`, with the text that may follow; anything else counts as missing. */
function priorityOf(mail: Email): string | undefined {
  const value = header(mail, 'x-priority') ?? ''
  return /^[1-5](?:\s[ -~]{0,60})?$/.test(value) ? value : undefined
}

/** The content ids that the HTML refers to. */
function shownIn(html: string | undefined): Set<string> {
  const shown = [...(html ?? '').matchAll(/\bcid:([^\s"'<>)]+)/gi)].map(([, id = '']) => id)
  // In a URL, a content id may be written with escapes (RFC 2392).
  return new Set(
    shown.flatMap((id) => [
      id,
      id.replace(/%([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    ]),
  )
}

function filesOf(mail: Email): SingleAttachment[] {
  const contents = mail.attachments.map(({ content }) =>
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
  )
  const bytes = contents.reduce((sum, { length }) => sum + length, 0)
  if (bytes > MAX_ATTACHMENTS)
    throw tooLarge(`The files of the mail have ${bytes} bytes; all together may have ${MAX_ATTACHMENTS}`)
  const shown = shownIn(mail.html)
  return mail.attachments.map((file, i) => {
    const cid = file.contentId?.replace(/^<|>$/g, '')
    const inline = cid !== undefined && shown.has(cid)
    return {
      filename: oneLine(file.filename ?? ''),
      mimeType: typeOf(file),
      arrangement: inline ? 'inline' : 'attachment',
      data: (contents[i] as Buffer).toString('base64'),
      ...(inline && { cid }),
    }
  })
}

function typeOf({ mimeType, method }: Attachment): string {
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(mimeType)) return 'application/octet-stream'
  // Without its method, a mail program does not treat an invitation as one (RFC 5546).
  return method !== undefined && /^[A-Z-]+$/.test(method) ? `${mimeType}; method=${method}; charset=utf-8` : mimeType
}
