// What counts as an email address and as a phone number, at every door.
import { domainToASCII } from 'node:url'
import { KEPT_EMAIL } from '../../wire/kept-email.ts'
import { toPhone } from './phones.ts'

export { callingCodeOf, toPhone } from './phones.ts'

// RFC 5321 4.1.2, without quoted local parts and address literals: no consumer's mailbox has them. The character
// classes on both sides of each repeated dot are disjoint, so matching is linear.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

const BEYOND_ASCII = /[^\0-\x7f]+/g
/** What a domain in Unicode may have of ASCII: `domainToASCII` would decode `%61`, and stop at a slash. */
const UNICODE_DOMAIN = /^[a-z\d.\u0080-\u{10ffff}-]+$/iu

const ANY_BEYOND_ASCII = /[^\0-\x7f]/
export const isBeyondAscii = (text: string): boolean => ANY_BEYOND_ASCII.test(text)

/** Small and composed letters where the text goes beyond ASCII; capitals of ASCII stay. */
const smallBeyondAscii = (text: string): string =>
  text.normalize('NFC').replace(BEYOND_ASCII, (letters) => letters.toLowerCase().normalize('NFC'))

/** An address with letters beyond ASCII in the form in which it is kept; null when it is none. */
function toKept(address: string): string | null {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const kept = `${smallBeyondAscii(address.slice(0, at))}@${UNICODE_DOMAIN.test(domain) ? domainToASCII(domain) : ''}`
  return KEPT_EMAIL.test(kept) && EMAIL.test(`a${kept.slice(kept.lastIndexOf('@'))}`) ? kept : null
}

/**
 * The address without blanks around it, with its domain in lower case and in ASCII (`xn--`), and with small letters
 * where it goes beyond ASCII; null when the text is not an address.
 */
export function toEmail(text: string): string | null {
  const given = text.trim()
  const isAscii = !isBeyondAscii(given)
  const address = isAscii ? given : toKept(given)
  if (address === null || (isAscii && !EMAIL.test(address))) return null
  const at = address.lastIndexOf('@')
  // RFC 5321 4.5.3.1: 64 octets before the @, 254 in all.
  const octets = isAscii ? address.length : Buffer.byteLength(address)
  if (octets - (address.length - at) > 64 || octets > 254) return null
  const domain = address.slice(at)
  const small = domain.toLowerCase()
  // A text put together is larger, and takes longer to write: most addresses stay as they came.
  return small === domain ? address : address.slice(0, at) + small
}

/** The form in which equal emails are equal: as they are kept, and without capitals. It takes the part before the @, too. */
export const comparedEmail = (text: string): string =>
  (isBeyondAscii(text) ? (toEmail(text) ?? smallBeyondAscii(text.trim())) : text.trim()).toLowerCase()

/** The form in which equal addresses are equal: no capitals for an email, one way to write a number. */
export const comparedAddress = (text: string): string => toPhone(text.trim()) ?? comparedEmail(text)
