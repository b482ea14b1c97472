// Which mails need a host that takes addresses in UTF-8 (SMTPUTF8, RFC 6531). A domain never does: it has a form in ASCII,
// which nodemailer writes wherever the part before the @ is ASCII.
import type { OutgoingEmail } from '../../domain/sending/carrier.ts'

/** Why a mail cannot be sent where no host offers the extension. */
export const NO_UTF8 =
  'the address has letters beyond ASCII before the @, and the SMTP host does not take such addresses (SMTPUTF8)'

const BEYOND_ASCII = /[^\0-\x7f]/

const isBeyondAscii = (address: string | undefined): boolean =>
  address !== undefined && BEYOND_ASCII.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))))

/** Whether the envelope or a header of the mail has an address that only SMTPUTF8 can carry. */
export function needsUtf8({ from, envelopeFrom, to, shownTo = [], cc = [], replyTo, source }: OutgoingEmail): boolean {
  const ofEnvelope = [envelopeFrom ?? from.email, to.email]
  const ofHeaders = source === undefined ? [from, ...shownTo, ...cc, ...(replyTo ? [replyTo] : [])] : []
  return [...ofEnvelope, ...ofHeaders.map(({ email }) => email)].some(isBeyondAscii)
}
