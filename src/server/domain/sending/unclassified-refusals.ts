// Refusals that the table of evidence does not explain (lib/returns/refusal.ts). They count as soft, so no address is
// suppressed, and a dead one among them is mailed again; the log shows the operator which words the table lacks.
import type { Clock } from '../../lib/clock.ts'
import type { SenderAlarm } from './sender-alarm.ts'

export interface UnclassifiedRefusal {
  /** The words of the server. They may name the recipient, so they are masked before they are logged. */
  reason: string
  /** `answer`: while the mail was handed over. `report`: in a mail that came back. */
  by: 'answer' | 'report'
}

export type NoteUnclassified = (refusal: UnclassifiedRefusal) => void

/** What learns of the refusals that concern the operator. */
export interface RefusalWatch {
  ofSender: SenderAlarm
  unclassified: NoteUnclassified
}

export interface UnclassifiedRefusalDeps {
  clock: Pick<Clock, 'wall'>
  /** Writes a line to the log. */
  log(text: string, data: Record<string, unknown>): void
  count(by: UnclassifiedRefusal['by']): void
}

/** The same words are logged once in this time. */
const LOG_PAUSE_MS = 3_600_000
/** Forms of words that are remembered. */
const MAX_FORMS = 1_000
/** Characters of the words that are logged. */
const MAX_WORDS = 200

/** Counts every unclassified refusal and logs each form of words once an hour. */
export function createUnclassifiedLog({ clock, log, count }: UnclassifiedRefusalDeps): NoteUnclassified {
  const loggedAt = new Map<string, number>()
  return ({ reason, by }) => {
    count(by)
    const words = maskPersonal(reason)
    const now = clock.wall()
    if (now - (loggedAt.get(words) ?? -LOG_PAUSE_MS) < LOG_PAUSE_MS) return
    if (loggedAt.size >= MAX_FORMS) loggedAt.clear()
    loggedAt.set(words, now)
    log('A mail server refused a mail in words that the platform cannot classify; it counts as a soft bounce', {
      words,
    })
  }
}

/** Replaces addresses, host names, IP addresses and ids in the words of a server. */
export const maskPersonal = (reason: string): string =>
  reason
    .slice(0, MAX_WORDS)
    .replace(/\S{1,64}@\S{1,255}/g, '<address>')
    .replace(/[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){2,}|[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){2,}/giu, maskWord)
    .replace(/[\p{L}\p{N}_=+/-]{0,40}\d[\p{L}\p{N}_=+/-]{5,}/gu, '<id>')

/** Keeps a status (`5.1.1`) and masks everything else that is written with dots or colons. */
const maskWord = (found: string): string => (/^[245]\.\d{1,3}\.\d{1,3}$/.test(found) ? found : '<host>')
