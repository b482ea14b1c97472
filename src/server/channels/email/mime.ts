// One email as nodemailer wants it, for the SMTP host and for the sandbox alike: the sandbox shows the
// source that would have gone out.
import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { Address, RenderedEmail } from '../../domain/sending/carrier.ts'
import { toCrlf } from '../../lib/line-breaks.ts'

const mailbox = ({ name, email }: Address) => ({ name: name ?? '', address: email })

/** Options of nodemailer. Content is never read from files or addresses. */
export function toMailOptions(mail: RenderedEmail): SendMailOptions {
  if (mail.source !== undefined) return rawOptions(mail, mail.source)
  return {
    messageId: `<${mail.headerId}>`,
    date: new Date(mail.date),
    envelope: envelopeOf(mail),
    from: mailbox(mail.from),
    to: (mail.shownTo ?? [mail.to]).map(mailbox),
    ...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
    ...(mail.cc && { cc: mail.cc.map(mailbox) }),
    subject: mail.subject,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.text !== undefined && { text: mail.text }),
    // `prepared`: the addresses in List-Unsubscribe must not be folded.
    headers: Object.entries(mail.headers).map(([key, value]) => ({ key, value: { prepared: true, value } as never })),
    attachments: (mail.attachments ?? []).map((a) => ({
      // nodemailer gives a file without a name one that fits its type.
      filename: a.filename || undefined,
      content: a.content,
      contentType: a.contentType,
      ...(a.cid !== undefined && { cid: a.cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Options for a source that goes out as it is. The Message-ID is the one in the source: the carrier tracks a mail on
 * its way by it.
 */
export const rawOptions = (mail: RenderedEmail, source: string): SendMailOptions => ({
  messageId: `<${mail.headerId}>`,
  envelope: envelopeOf(mail),
  raw: source.length > PIECE ? Readable.from(piecesOf(source)) : Buffer.from(source, 'latin1'),
})

/** Bytes that nodemailer gets at once: it keeps something for each line in them. */
const PIECE = 64 * 1024

function* piecesOf(source: string): Generator<Buffer> {
  for (let at = 0; at < source.length; at += PIECE) yield Buffer.from(source.slice(at, at + PIECE), 'latin1')
}

/** Whether nodemailer should get the mail in pieces. */
export const isLarge = ({ source, text, html }: RenderedEmail): boolean =>
  source === undefined && (text?.length ?? 0) + (html?.length ?? 0) > PIECE

/** From whom to whom, whatever the headers say. */
const envelopeOf = ({ from, envelopeFrom, to }: RenderedEmail) => ({ from: envelopeFrom ?? from.email, to: [to.email] })

/** The source of the mail as it goes over the wire: each character is one byte. */
export async function composeSource(mail: RenderedEmail): Promise<string> {
  if (mail.source !== undefined) return mail.source
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const source = await new MailComposer(toMailOptions(mail)).compile().build()
  // The line breaks of the wire (RFC 5322 2.3), before anybody signs or keeps the mail: SMTP changes a lone CR or LF,
  // which would break a signature.
  return toCrlf(source.toString('latin1'))
}
