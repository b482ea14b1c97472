// What the answers and the silences of an SMTP host say: about a mail, about the host itself, and about how many mails it
// wants.
import type { Outcome } from '../../domain/sending/carrier.ts'
import { classifyRefusal, type Stage } from '../../lib/returns/refusal.ts'
import { readAnswer } from '../../lib/returns/status.ts'
import type { SmtpFailure } from './smtp/session.ts'

/** What a host made of one mail. */
export interface HostAnswer {
  outcome: Outcome
  /** Set if the host itself has the fault, independent of the recipient. */
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

/** The commands of a mail; a reply to any other is about the connection. */
const ofMail = new Set<SmtpFailure['command']>(['MAIL', 'RCPT', 'DATA', 'end of data'])

/**
 * What a failure says (RFC 5321 4.2.1: 4yz may be tried again, 5yz not). `left`: all data of the mail had been sent.
 * `hide` takes the password out of what a host says to the login.
 */
export function answerOf(failure: SmtpFailure, left: boolean, hide = (text: string): string => text): HostAnswer {
  const { command, reply, message: reason } = failure
  const kind = command === 'AUTH' && reply !== null ? 'login' : 'unreachable'
  // Once the data was sent, the outcome is unknown (RFC 5321 6.1); before that, the host cannot have taken the mail.
  if (left && reply === null) return { outcome: { state: 'unknown', reason }, trouble: { kind, reason } }
  // A host that refuses the connection or the login has not looked at the mail (RFC 5321 3.1).
  if (reply === null || !ofMail.has(command)) {
    const trouble = { kind, reason: hide(reason) } as const
    return { outcome: { state: 'deferred', reason: trouble.reason, broken: true }, trouble }
  }
  if (reply.code >= 500) return { outcome: refusedOutcome(failure) }
  const throttle = throttleOf(reply.code, reason)
  const isMild = reply.code === 451 && !/\s4\.7\./.test(throttle ?? '')
  return {
    outcome: { state: 'deferred', reason },
    ...(throttle && { throttle, ...(isMild && { mild: true as const }) }),
  }
}

const STAGES: Partial<Record<SmtpFailure['command'], Stage>> = {
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'recipient',
  'end of data': 'data',
}

/** What a permanent refusal says of the recipient, the sender or the mail. */
function refusedOutcome({ command, message }: SmtpFailure): Outcome {
  const failed = { state: 'failed', reason: message } as const
  const stage = STAGES[command] ?? 'unknown'
  const { fault, reason } = classifyRefusal({ text: message, stage })
  // The size is in the command of the sender (RFC 1870).
  if (reason === 'size' && stage === 'sender') return { ...failed, rejected: true }
  if (fault === 'hard') return { ...failed, bounce: 'hard' }
  const soft = stage === 'recipient' ? { ...failed, bounce: 'soft' as const } : { ...failed, rejected: true }
  if (reason === 'unclassified') return { ...soft, unclassified: true }
  // The alarm is about the sender's domain or host, not about the content of a mail.
  return fault === 'policy' && reason !== 'content' ? { ...soft, policy: true } : soft
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
