// The reply (RFC 5321 4.2) and the status codes (RFC 3463) in the words of a mail server.

/** Servers say less; the rest is not looked at. Characters. */
const MAX_TEXT = 1_500

/** `550-5.1.1 …` and `550 …`; some put `#` before the status. */
const REPLY = /(?<![\d.])([245]\d\d)(?:[ -]+\(?#?([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?(?!\d)/
const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/
const STATUSES = new RegExp(STATUS, 'g')

/** What a text of a server holds: its reply, and its status if it says more than the class. */
export interface HostReply {
  reply: string | undefined
  status: string | undefined
}

/** The status without those that say nothing: `x.0.0`. */
export const tellingStatus = (status: string | undefined): string | undefined =>
  status === undefined || /^\d\.0\.0$/.test(status) ? undefined : status

/** Reads the first reply and the first status in a text. */
export function readAnswer(text: string): HostReply {
  const start = text.slice(0, MAX_TEXT)
  const [, reply, after] = REPLY.exec(start) ?? []
  return { reply, status: tellingStatus(after) ?? tellingStatus(STATUS.exec(start)?.[1]) }
}

/** The first statuses in a text that say more than their class. */
export const statusesIn = (text: string): string[] =>
  (text.slice(0, MAX_TEXT).match(STATUSES) ?? [])
    .map(tellingStatus)
    .filter((status) => status !== undefined)
    .slice(0, 8)
