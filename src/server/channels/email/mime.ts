// One email as nodemailer wants it, for the SMTP hosts and for the sandbox alike: the sandbox shows the
// source that would have gone out.
import type { SendMailOptions } from 'nodemailer'
import type { Address, RenderedEmail } from '../../domain/sending/carrier.ts'
import { toCrlf } from '../../lib/line-breaks.ts'
import { composePlain, isPlain } from './plain-source.ts'

const mailbox = ({ name, email }: Address) => ({ name: name ?? '', address: email })

/** Options of nodemailer. Content is never read from files or addresses. */
export function toMailOptions(mail: RenderedEmail): SendMailOptions {
  return {
    messageId: `<${mail.headerId}>`,
    date: new Date(mail.date),
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

/** The source of the mail as it goes over the wire: each character is one byte. */
export async function composeSource(mail: RenderedEmail): Promise<string> {
  if (mail.source !== undefined) return toCrlf(mail.source)
  if (isPlain(mail)) return toCrlf(await composePlain(mail))
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const source = await new MailComposer(toMailOptions(mail)).compile().build()
  // CRLF line breaks (RFC 5322 2.3), before the mail is signed or stored: SMTP changes a lone CR or LF, which would
  // break a signature.
  return toCrlf(source.toString('latin1'))
}
