// Alerts the operator when mail servers refuse the mails of a sender because of the sender, such as a domain without
// SPF or DKIM, or a host with a bad reputation. That says nothing about the recipients, so they are not suppressed; but
// until it is fixed, they are not reached either.
import type { Clock } from '../../lib/clock.ts'
import { readAnswer } from '../../lib/returns/status.ts'

/** `answer`: while the mail was handed over. `report`: in a mail that came back. */
export interface SenderRefusal {
  account: number
  /** The address of the sender. */
  sender: string
  /** In the words of the server. They may name the recipient, so no log has them. */
  reason: string
  by: 'answer' | 'report'
}

export type SenderAlarm = (refusal: SenderRefusal) => void

export interface SenderAlarmDeps {
  clock: Clock
  /** Logs a line that needs attention. */
  alarm(text: string, data: Record<string, unknown>): void
  count(by: SenderRefusal['by']): void
}

/** Milliseconds in which one line about a domain is enough, and domains of which that is remembered. */
const ALARM_PAUSE_MS = 3_600_000
const MAX_DOMAINS = 10_000

/** Makes the alarm: it counts every refusal, and logs one in an hour for each domain of an account. */
export function createSenderAlarm({ clock, alarm, count }: SenderAlarmDeps): SenderAlarm {
  const told = new Map<string, number>()
  return ({ account, sender, reason, by }) => {
    count(by)
    const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
    const key = `${account} ${domain}`
    const now = clock.wall()
    if (now - (told.get(key) ?? -ALARM_PAUSE_MS) < ALARM_PAUSE_MS) return
    if (told.size >= MAX_DOMAINS) told.clear()
    told.set(key, now)
    const { reply, status } = readAnswer(reason)
    const text = 'A mail server refuses the mails of a sender by its policy. Check SPF, DKIM and DMARC of the domain'
    alarm(text, { account, domain, status: status ?? reply ?? 'unknown' })
  }
}
