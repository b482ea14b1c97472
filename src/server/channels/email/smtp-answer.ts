// What the answers and the silences of an SMTP host say: about a mail, about the host itself, and about how many mails it
// wants.
import type { Outcome } from '../../domain/sending/carrier.ts'
import { faultOfAnswer, readAnswer } from '../../lib/returns/status.ts'

/** What a host made of one mail. */
export interface HostAnswer {
  outcome: Outcome
  /** Set when the host itself is the trouble, whoever gets the mail. */
  trouble?: HostTrouble
  /** The answer by which it asks for fewer mails, such as `421 4.7.28`. */
  throttle?: string
  /** It may be about the one mail (451, greylisting): only many of them ask for fewer mails. */
  mild?: true
  /** This host cannot carry the mail; another one may. */
  elsewhere?: true
}

/** `unreachable`: it takes no connection, or breaks it. `login`: it does not take user and password. */
export interface HostTrouble {
  kind: 'unreachable' | 'login'
  reason: string
}

export interface SmtpError extends Error {
  code?: string
  /** What the host answered. */
  command?: string
  responseCode?: number
  /** What the host said, with its code in front. */
  response?: string
}

/** Errors before the host said anything about the mail. */
const unreachable = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'EPROTOCOL'])
/** The commands of a mail; an answer to any other is about the connection. */
const ofMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA', 'API'])

/**
 * What an error of nodemailer says (RFC 5321 4.2.1: 4yz may be tried again, 5yz not). `left`: all data of the mail had
 * been sent. `hide` takes the password out of what a host says to the login.
 */
export function answerOf(error: SmtpError, left: boolean, hide: (text: string) => string): HostAnswer {
  const { code = '', responseCode = 0, command = '' } = error
  const reason = error.response || error.message
  const kind = code === 'EAUTH' ? 'login' : 'unreachable'
  // Once the data has left, nobody knows whether the host took the mail (RFC 5321 6.1); before that it cannot have.
  if (left && responseCode === 0) return { outcome: { state: 'unknown', reason }, trouble: { kind, reason } }
  // A host that refuses the connection or the login has not looked at the mail (RFC 5321 3.1).
  // For a mail that is answered by 421, nodemailer names no command but the end of the connection.
  const isAnswer = ofMail.has(command) || (code === 'ECONNECTION' && command === 'CONN' && responseCode > 0)
  const ofHost = code === 'EAUTH' || (!left && unreachable.has(code) && !isAnswer)
  if (ofHost) {
    const trouble = { kind, reason: hide(reason) } as const
    return { outcome: { state: 'deferred', reason: trouble.reason, broken: true }, trouble }
  }
  if (responseCode >= 500) return { outcome: refused(error, reason) }
  const throttle = throttleOf(responseCode, reason)
  const isMild = responseCode === 451 && !/\s4\.7\./.test(throttle ?? '')
  const asked = throttle && { throttle, ...(isMild && { mild: true as const }) }
  if (responseCode >= 400) return { outcome: { state: 'deferred', reason }, ...asked }
  return { outcome: { state: 'deferred', reason, broken: unreachable.has(code) } }
}

/** What a refusal for good says of the recipient, the sender or the mail. */
function refused({ code, command }: SmtpError, reason: string): Outcome {
  const ofSender = command === 'MAIL FROM'
  const atRecipient = code === 'EENVELOPE' && !ofSender
  const fault = ofSender ? 'policy' : faultOfAnswer(reason, atRecipient)
  const failed = { state: 'failed', reason } as const
  if (fault === 'hard') return { ...failed, bounce: 'hard' }
  const soft = atRecipient ? { ...failed, bounce: 'soft' as const } : { ...failed, rejected: true }
  return fault === 'policy' ? { ...soft, policy: true } : soft
}

/**
 * The code and the status of an answer that asks for fewer mails: 421, any 4.7.x, and 451 unless it is about the one
 * mailbox (4.1.x, 4.2.x). No more of it: the words may hold an address.
 */
function throttleOf(code: number, reason: string): string | undefined {
  const { status = '' } = readAnswer(reason)
  const isPolicy = status.startsWith('4.7.')
  const isBusy = code === 421 || (code === 451 && !/^4\.[12]\./.test(status))
  return isPolicy || isBusy ? `${code} ${status}`.trim() : undefined
}
