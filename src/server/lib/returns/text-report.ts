// Reports of mail servers that only people were to read: how to tell them from mails of people, and what they say. Their
// words are no standard, so an address is given up only for a status that says so, or for a refusal in words that mean
// nothing else; of everything else the mail may go another time.
import { fieldOf } from '../mime/headers.ts'
import { type Fields, wordsOfField } from './report-fields.ts'
import { type Fault, faultOfStatus, isPolicy, readAnswer } from './status.ts'

/** `failed`: the mail was not delivered. `note`: it was put off, or it arrived. */
export type TextReport = { kind: 'failed'; fault: Fault; reason: string } | { kind: 'note'; reason: string }

/** Characters in which a report says what it is. */
const OPENING = 2_000
const MOST_LINES = 200
const MOST_REASON = 500

/** Who writes reports; some leave the address out, so that nobody answers. */
const SERVER =
  /\b(?:mailer-daemon|mail-daemon|mdaemon|postmaster)\\?@|mail delivery (?:sub)?system|^\s{0,10}mailer-daemon|<>\s{0,10}$/i

const SUBJECT =
  /^(?:\[postmaster\] )?(?:undeliver(?:able|ed)\b|returned mail\b|(?:permanent |e?-?mail )?delivery (?:failure|failed|problem|error|warning|status notification)\b|(?:mail|message) (?:delivery |could not be delivered|not delivered|error$)|failure (?:notice|delivery)\b|non-?delivery\b|failed mail\b)/i

/** What people do not write unasked. */
const FAILED =
  /\b(?:message|e-?mail|mail)\b[^.\n]{0,60}\b(?:could not|cannot|can't|was not|has not been|not) (?:be )?delivered\b/i

/** The server goes on trying, or has delivered. */
const GOES_ON =
  /\b(?:delayed|postponed|(?:still|will (?:continue|keep on|keep))[^.\n]{0,20} (?:to try|trying)|will be re-?tried|warning message only|do not need to resend|not yet been delivered|no action is required|delivery attempts will continue|success(?:ful|fully) (?:delivered|relayed)|delivered successfully)\b/i
const GAVE_UP =
  /\b(?:permanent(?:ly)?|giv(?:e|en|ing) up|not going to try|will not (?:be retried|try)|could not be delivered for)\b/i

/** A refusal that means nothing but that there is no such address. */
const NO_SUCH =
  /\b(?:unknown|no such|invalid|illegal) (?:\w{1,20} ){0,2}(?:user|recipient|mailbox|address|account|person)\b|\b(?:user|recipient|mailbox|account|address|addressee|person)\b[^.\n]{0,60}\b(?:unknown|not (?:found|known|exist)|does(?:n't| not) exist|no such)\b/i
const REFUSED: ReadonlySet<string> = new Set(['550', '551', '553'])

/** Words that blame the sender even where the status blames the address. Others of `isPolicy` stand beside any refusal. */
const BLAMES_SENDER =
  /\b(?:spam|unsolicited|black ?list|block ?list|blocked|banned|rbl|dnsbl|reputation|spf|dkim|dmarc|virus|malware|policy|5\.7\.\d)/i

/** Whether a mail server wrote it, not a person. */
export function isTextReport(fields: Fields, text: string): boolean {
  if (fieldOf(fields, 'x-failed-recipients')) return true
  if (SERVER.test(wordsOfField(fields, 'from') ?? '')) return true
  if (SUBJECT.test(wordsOfField(fields, 'subject') ?? '')) return true
  // An answer of a person, who may quote anything, names what it answers.
  return !fieldOf(fields, 'in-reply-to') && FAILED.test(text.slice(0, OPENING / 2))
}

/** What such a report says. */
export function readTextReport(fields: Fields, text: string): TextReport {
  const said = telling(text)
  const reason = said.line.slice(0, MOST_REASON)
  const opening = `${wordsOfField(fields, 'subject') ?? ''}\n${text.slice(0, OPENING)}`
  if (GOES_ON.test(opening) && !GAVE_UP.test(opening)) return { kind: 'note', reason }
  return { kind: 'failed', fault: faultOfPassage(said.passage), reason }
}

/** What such a text says of the recipient. */
export const faultOfText = (text: string): Fault => faultOfPassage(telling(text).passage)

/** The first line with a reply or a status of a server, else the first one. */
export const firstTelling = (text: string): string => telling(text).line.slice(0, MOST_REASON)

/** That line, and the passage that it begins: servers go on in the next lines. */
function telling(text: string): { line: string; passage: string } {
  const lines = text
    .slice(0, 10_000)
    .split('\n', MOST_LINES)
    .map((line) => line.trim())
  const coded = lines.findIndex((line) => /(?<![\d.])[45](?:\d\d[ -]|\.\d{1,3}\.\d{1,3})/.test(line))
  const at = coded >= 0 ? coded : lines.findIndex((line) => line !== '')
  return { line: lines[at] ?? '', passage: at < 0 ? '' : lines.slice(at, at + 4).join(' ') }
}

function faultOfPassage(passage: string): Fault {
  const { reply = '', status } = readAnswer(passage)
  const told = status === undefined ? undefined : faultOfStatus(status)
  if (told === 'policy') return 'policy'
  if (told === 'hard') return BLAMES_SENDER.test(passage) ? 'policy' : 'hard'
  if (isPolicy(passage)) return reply.startsWith('5') || status?.startsWith('5') ? 'policy' : 'soft'
  if (status !== undefined) return faultOfStatus(status)
  return REFUSED.has(reply) && NO_SUCH.test(passage) ? 'hard' : 'soft'
}
