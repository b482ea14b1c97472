// Every reply of the relay with its enhanced status code (RFC 3463): the table of specs/smtp-relay.md.
import { toDomainError } from '../contract/routes.ts'
import type { DomainError } from '../domain/errors.ts'

/**
 * A refusal as the client gets it: the library sends the number and this text, whose first word is the enhanced code.
 */
export class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, enhanced: string, text: string) {
    super(`${enhanced} ${text}`)
    this.responseCode = responseCode
  }
}

export const notASender = (text: string) => new Refusal(550, '5.7.1', text)
export const tooLarge = (text: string) => new Refusal(552, '5.3.4', text)
export const unreadableMail = (text: string) => new Refusal(554, '5.6.0', text)
export const tooMuch = (text: string) => new Refusal(421, '4.7.0', text)
export const badSender = (text: string) => new Refusal(501, '5.1.7', text)
export const badRecipient = (text: string) => new Refusal(501, '5.1.3', text)
/** An unknown return address. */
export const noSuchMailbox = (text: string) => new Refusal(550, '5.1.1', text)
export const notRelayed = () => new Refusal(550, '5.7.1', 'This server does not accept mail for that address')
export const loggedOut = () =>
  new Refusal(
    530,
    '5.7.0',
    'The login is no longer valid: the key was revoked, the user or password changed, or the account is suspended',
  )
export const unknownParameter = (name: string) => new Refusal(555, '5.5.4', `The parameter ${name} is not supported`)

/**
 * A reply line has at most 512 octets, with its number and line end (RFC 5321 4.5.3.1.5), but a text may repeat what a
 * client said.
 */
const MAX_TEXT = 506

/** A text that already has an enhanced code. */
const OWN = /^[245]\.\d\.\d{1,2} /

/** The enhanced codes of the library's own replies, by the number of the reply. */
const byNumber: Readonly<Record<number, string>> = {
  220: '2.0.0',
  221: '2.0.0',
  235: '2.7.0',
  250: '2.0.0',
  252: '2.1.5',
  421: '4.7.0',
  451: '4.3.0',
  500: '5.5.2',
  501: '5.5.4',
  503: '5.5.1',
  504: '5.5.4',
  530: '5.7.0',
  538: '5.7.11',
}

/** Codes by context, where the library has several replies with the same number. */
const byContext: Readonly<Record<string, string>> = {
  MAIL_FROM_OK: '2.1.0',
  RCPT_TO_OK: '2.1.5',
  SENDER_SYNTAX_ERROR: '5.1.7',
  MAILBOX_SYNTAX_ERROR: '5.1.3',
  TOO_MANY_RECIPIENTS: '4.5.3',
  MESSAGE_TOO_BIG: '5.3.4',
}

/** Codes for the end of a connection, by the text of the library. */
const byText: Readonly<Record<string, string>> = {
  'Server shutting down': '4.3.2',
  'Timeout - closing connection': '4.4.2',
}

/**
 * The text of a reply with its enhanced code in front. `context` is what the library says about the occasion:
 * false for the greeting and for EHLO, whose replies have no such code (RFC 2034 section 3), like all of 3yz.
 */
export function withEnhancedCode(number: number, text: string, context: string | false | undefined): string {
  const exempt = (number >= 300 && number < 400) || (context === false && number !== 421)
  if (exempt || OWN.test(text)) return text.slice(0, MAX_TEXT)
  const code = (context && byContext[context]) || byText[text] || byNumber[number] || `${Math.floor(number / 100)}.0.0`
  return `${code} ${text}`.slice(0, MAX_TEXT)
}

/** What to tell the client about an error at the login; null for a failure of the server. */
export function loginRefusal(error: unknown): Refusal | null {
  const refusal = toDomainError(error)
  if (!refusal) return null
  return ['unauthorized', 'forbidden'].includes(refusal.code)
    ? new Refusal(535, '5.7.8', refusal.message)
    : new Refusal(454, '4.7.0', refusal.message)
}

/** Whether the sender was removed, or lost its permission to send, after MAIL FROM. */
const isAboutSender = ({ details }: DomainError) => details !== undefined && 'senderId' in details

/** What to tell the client about an error with a mail; null for a failure of the server. */
export function mailRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const refusal = toDomainError(error)
  if (!refusal) return null
  switch (refusal.code) {
    case 'unavailable':
      return new Refusal(451, '4.3.0', refusal.message)
    case 'rate_limited':
      return new Refusal(451, '4.7.1', refusal.message)
    case 'too_large':
      return tooLarge(refusal.message)
    case 'forbidden':
      return notASender(refusal.message)
    default:
      return isAboutSender(refusal) ? notASender(refusal.message) : unreadableMail(refusal.message)
  }
}

/** What to tell the client about a failure of the server. */
export const failedLogin = () => new Refusal(454, '4.7.0', 'The login cannot be checked at the moment. Try again later')
export const failedMail = () => new Refusal(451, '4.3.0', 'The server failed. Send the email again later')
