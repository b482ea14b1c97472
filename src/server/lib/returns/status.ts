// What a status of a mail server says about a recipient: one table for the answer while a mail is handed over and for
// the report that comes later. Status codes: RFC 3463 and the registry that it founded, RFC 7504, RFC 7505.

/**
 * `hard`: the address takes no mail. `soft`: it may take mail another time. `policy`: the server does not want mail of
 * this sender, which says nothing of the address.
 */
export type Fault = 'hard' | 'soft' | 'policy'

/** Statuses of an address that takes no mail: unknown, moved, without a mail server, disabled. */
const HARD: ReadonlySet<string> = new Set([
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.4.4',
  '5.7.13',
  '5.7.17',
  '5.7.18',
])

/** Statuses about the address of the sender. */
const OF_SENDER: ReadonlySet<string> = new Set(['5.1.7', '5.1.8', '5.1.9'])

/** Replies without a status that refuse the recipient when RCPT TO is answered so. */
const HARD_REPLIES: ReadonlySet<string> = new Set(['521', '550', '551', '553', '556'])

/** What servers say that refuse a sender without a status for it. */
const POLICY =
  /\b(?:spam|unsolicited|blacklist|blocklist|block list|black list|blocked|banned|rbl|dnsbl|policy|reputation|abus|spf|dkim|dmarc|listed|virus|malware|authenticat|relay(?:ing)? (?:access )?(?:denied|not)|not accepting)/i

/** Servers say less; the rest is not looked at. */
const MOST_TEXT = 1_000

/** `550-5.1.1 …` and `550 …`; some put `#` before the status. */
const REPLY = /(?<![\d.])([245]\d\d)(?:[ -]+\(?#?([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?(?!\d)/
const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/

/** What a text of a server holds: its reply, and its status if it says more than the class. */
export interface Answer {
  reply: string | undefined
  status: string | undefined
}

/** Whether the words of a server refuse the sender. */
export const isPolicy = (text: string): boolean => POLICY.test(text.slice(0, MOST_TEXT))

/** The status without what says nothing: `x.0.0`. */
export const tellingStatus = (status: string | undefined): string | undefined =>
  status === undefined || /^\d\.0\.0$/.test(status) ? undefined : status

/** Reads the first reply and the first status in a text. */
export function readAnswer(text: string): Answer {
  const start = text.slice(0, MOST_TEXT)
  const [, reply, after] = REPLY.exec(start) ?? []
  return { reply, status: tellingStatus(after) ?? tellingStatus(STATUS.exec(start)?.[1]) }
}

/** The fault that a status stands for. */
export function faultOfStatus(status: string): Fault {
  if (HARD.has(status)) return 'hard'
  return status.startsWith('5.7.') || OF_SENDER.has(status) ? 'policy' : 'soft'
}

/**
 * The fault of a refusal in the words of a server. Without a status, a reply says something of the address only where it
 * answers RCPT TO (`atRecipient`), and only if the words do not.
 */
export function faultOfAnswer(text: string, atRecipient: boolean): Fault {
  const { reply = '', status } = readAnswer(text)
  if (status !== undefined) return faultOfStatus(status)
  if (isPolicy(text) && reply.startsWith('5')) return 'policy'
  return atRecipient && HARD_REPLIES.has(reply) ? 'hard' : 'soft'
}
