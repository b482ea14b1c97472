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
    date: new Date(mail.written ?? mail.date),
    from: mailbox(mail.from),
    to: mailbox(mail.to),
    ...(mail.replyTo && { replyTo: [mail.replyTo].flat().map(mailbox) }),
    ...(mail.cc && { cc: mail.cc.map(mailbox) }),
    ...(mail.bcc && { bcc: mail.bcc.map(mailbox) }),
    ...(mail.inReplyTo !== undefined && { inReplyTo: mail.inReplyTo }),
    ...(mail.references !== undefined && { references: mail.references }),
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
  raw: source,
})

/** The envelope that nodemailer would read off the headers, blind copies included. */
const envelopeOf = ({ from, to, cc = [], bcc = [] }: RenderedEmail) => ({
  from: from.email,
  to: [to, ...cc, ...bcc].map(({ email }) => email),
})

/** The raw source of the mail, without Bcc. */
export async function composeSource(mail: RenderedEmail): Promise<string> {
  if (mail.source !== undefined) return mail.source
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const source = await new MailComposer(toMailOptions(mail)).compile().build()
  return source.toString()
}
