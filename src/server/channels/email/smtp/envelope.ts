// The commands of one mail, with the parameters that its host knows.
import { domainToASCII } from 'node:url'
import type { DeliveryNotice, OutgoingEmail } from '../../../domain/sending/carrier.ts'
import { needsUtf8 } from '../utf8-addresses.ts'
import type { Session } from './session.ts'

/** Characters that an address in a command cannot have. */
const BREAKS = /[\0\r\n<>]/

/** The address with a domain in ASCII, unless only SMTPUTF8 can carry it anyway; each character is a byte. */
function writeAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const isPlain = !/[^\0-\x7f]/.test(local)
  const whole = isPlain && /[^\0-\x7f]/.test(address) ? `${local}@${domainToASCII(address.slice(at + 1))}` : address
  return Buffer.from(whole, 'utf8').toString('latin1')
}

/** RFC 3461 4. */
const encodeXtext = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(
      /[^\x21-\x2a\x2c-\x3c\x3e-\x7e]/g,
      (c) => `+${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )

const ofMail = ({ ret, envid }: DeliveryNotice): string[] => [
  ...(ret === undefined ? [] : [`RET=${ret}`]),
  ...(envid ? [`ENVID=${encodeXtext(envid)}`] : []),
]

const ofRecipient = ({ notify, orcpt }: DeliveryNotice): string[] => [
  ...(notify && notify.length > 0 ? [`NOTIFY=${notify.join(',')}`] : []),
  ...(orcpt ? [`ORCPT=${encodeXtext(orcpt.includes(';') ? orcpt : `rfc822;${orcpt}`)}`] : []),
]

/** Whether an address could end its command, or begin another. */
export const isBroken = ({ from, envelopeFrom, to }: OutgoingEmail): boolean =>
  BREAKS.test(envelopeFrom ?? from.email) || BREAKS.test(to.email) || to.email === ''

/** MAIL and RCPT, without line ends. */
export function envelopeOf(mail: OutgoingEmail, source: string, { extensions }: Pick<Session, 'extensions'>) {
  const notice = extensions.has('DSN') ? mail.notice : undefined
  const more = [
    ...(extensions.has('SIZE') ? [`SIZE=${source.length}`] : []),
    ...(extensions.has('8BITMIME') && /[\x80-\xff]/.test(source) ? ['BODY=8BITMIME'] : []),
    ...(extensions.has('SMTPUTF8') && needsUtf8(mail) ? ['SMTPUTF8'] : []),
    ...(notice ? ofMail(notice) : []),
  ]
  return {
    mail: [`MAIL FROM:<${writeAddress(mail.envelopeFrom ?? mail.from.email)}>`, ...more].join(' '),
    rcpt: [`RCPT TO:<${writeAddress(mail.to.email)}>`, ...(notice ? ofRecipient(notice) : [])].join(' '),
    notifies: notice !== undefined,
  }
}
