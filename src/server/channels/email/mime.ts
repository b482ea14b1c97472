// One email as nodemailer wants it, for the SMTP host and for the sandbox alike: the sandbox shows the
// source that would have gone out.
import type { SendMailOptions } from 'nodemailer'
import type { Address, RenderedEmail } from '../../domain/sending/carrier.ts'

const mailbox = ({ name, email }: Address) => ({ name: name ?? '', address: email })

/** Options of nodemailer. Content is never read from files or addresses. */
export function toMailOptions(mail: RenderedEmail): SendMailOptions {
  if (mail.source !== undefined) return rawOptions(mail, mail.source)
  return {
    messageId: `<${mail.headerId}>`,
    date: new Date(mail.date),
    envelope: envelopeOf(mail),
    from: mailbox(mail.from),
    to: mailbox(mail.shownTo ?? mail.to),
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
  raw: Buffer.from(source, 'latin1'),
})

/** From whom to whom, whatever the headers say. */
const envelopeOf = ({ from, envelopeFrom, to }: RenderedEmail) => ({ from: envelopeFrom ?? from.email, to: [to.email] })

/** The source of the mail as it goes over the wire: each character is one byte. */
export async function composeSource(mail: RenderedEmail): Promise<string> {
  if (mail.source !== undefined) return mail.source
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const source = await new MailComposer(toMailOptions(mail)).compile().build()
  return toCrlf(source.toString('latin1'))
}

/** A line break that is not CRLF. */
const OTHER_BREAK = /\r(?!\n)|(?<!\r)\n/g

/**
 * The source with the line breaks that it has on the wire (RFC 5322 2.3). They are made before anybody signs or keeps
 * the mail: SMTP changes a lone CR or LF, which would break a signature.
 */
const toCrlf = (source: string): string => source.replace(OTHER_BREAK, '\r\n')
