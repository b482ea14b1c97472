// One email as nodemailer wants it, for the SMTP host and for the sandbox alike: the sandbox shows the
// source that would have gone out.
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingEmail } from '../../domain/delivery/carrier.ts'

/** Options of nodemailer. Content is never read from files or addresses. */
export function toMailOptions(mail: OutgoingEmail): SendMailOptions {
  return {
    messageId: `<${mail.headerId}>`,
    date: new Date(mail.date),
    from: { name: mail.from.name ?? '', address: mail.from.email },
    to: { name: mail.to.name ?? '', address: mail.to.email },
    ...(mail.replyTo && { replyTo: { name: mail.replyTo.name ?? '', address: mail.replyTo.email } }),
    ...(mail.cc && { cc: mail.cc }),
    ...(mail.bcc && { bcc: mail.bcc }),
    subject: mail.subject,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.text !== undefined && { text: mail.text }),
    // `prepared`: the addresses in List-Unsubscribe must not be folded.
    headers: Object.entries(mail.headers).map(([key, value]) => ({ key, value: { prepared: true, value } as never })),
    attachments: (mail.attachments ?? []).map((a) => ({
      filename: a.filename,
      content: a.content,
      contentType: a.contentType,
      ...(a.cid !== undefined && { cid: a.cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The raw source of the mail, without Bcc. */
export async function composeSource(mail: OutgoingEmail): Promise<string> {
  // Loaded with the first mail: the start of the server should not wait for the library.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const source = await new MailComposer(toMailOptions(mail)).compile().build()
  return source.toString()
}
