// Reads bounce reports that mail servers wrote for people: tells them from personal mail, and finds the reason. No
// standard covers their words. So the address is given up only for a status that says so, or for a refusal in
// unmistakable words; after any other report a later mail may be delivered.
import { fieldOf } from '../mime/headers.ts'
import { type Classified, classifyRefusal, stageIn } from './refusal.ts'
import { type Fields, wordsOfField } from './report-fields.ts'

/** `failed`: the mail was not delivered. `note`: it was delayed, or it arrived. */
export type TextReport = { kind: 'failed'; classified: Classified; reason: string } | { kind: 'note'; reason: string }

/** Characters in which a report says what it is. */
const OPENING = 2_000
const MAX_LINES = 200
const MAX_REASON = 500

/** Senders of reports. Some reports have an empty address, so that they get no reply. */
const SERVER =
  /\b(?:mailer-daemon|mail-daemon|mdaemon|postmaster)\\?@|mail delivery (?:sub)?system|^\s{0,10}mailer-daemon|<>\s{0,10}$/i

/** The subjects of reports in other languages, and of a full mailbox. */
const SUBJECT_ELSEWHERE =
  /^\W{0,5}(?:unzustellbar|nicht zugestellt|(?:ihre )?nachricht (?:konnte nicht|nicht)|zustellung (?:fehlgeschlagen|nicht)|(?:message |courrier )?non (?:remis|distribu)|[eé]chec de (?:la )?(?:remise|distribution|livraison)|(?:mensaje )?no (?:se (?:pudo|puede) )?entreg|(?:correo|mensaje) (?:devuelto|no entregado)|(?:mensagem )?n[aã]o (?:entregue|p[oô]de ser entregue)|falha na entrega|(?:messaggio )?(?:non recapitat|mancato recapito)|onbestelbaar|niet (?:bezorgd|afgeleverd)|kan (?:inte|ikke) levere|niedostarczon|zwrot poczty|недостав|не доставлен|сообщение не доставлено|配信(?:不能|できません|エラー|に失敗)|送信(?:できません|エラー|に失敗)|(?:メールボックス|受信箱|容量)|退信|系统退信|无法投递|郵件傳送失敗|배달 ?(?:실패|불가)|mailbox (?:is )?full|your mail(?:box)? (?:could|was) not|quota (?:exceeded|warning))/iu

const SUBJECT =
  /^(?:\[postmaster\] )?(?:undeliver(?:able|ed)\b|returned mail\b|(?:permanent |e?-?mail )?delivery (?:failure|failed|problem|error|warning|status notification)\b|(?:mail|message) (?:delivery |could not be delivered|not delivered|error$)|failure (?:notice|delivery)\b|non-?delivery\b|failed mail\b)/i

/** What people do not write unasked. */
const FAILED =
  /\b(?:message|e-?mail|mail)\b[^.\n]{0,60}\b(?:could not|cannot|can't|was not|has not been|not) (?:be )?delivered\b/i

/** The server is still trying, or has delivered. */
const GOES_ON =
  /\b(?:delayed|postponed|(?:still|will (?:continue|keep on|keep))[^.\n]{0,20} (?:to try|trying)|will be re-?tried|warning message only|do not need to resend|not yet been delivered|no action is required|delivery attempts will continue|success(?:ful|fully) (?:delivered|relayed)|delivered successfully)\b/i
const GAVE_UP =
  /\b(?:permanent(?:ly)?|giv(?:e|en|ing) up|not going to try|will not (?:be retried|try)|could not be delivered for)\b/i

/** Where the mail that came back begins, or its header. */
const RETURNED =
  /^[\s>-]*(?:(?:this is a copy|below this line|original message (?:follows|header)|(?:returned|undelivered|unsent|failed) message (?:follows|below|is|header)|message (?:header|contents?) follows|----- original message|the (?:header|first)[^\n]{0,40} of (?:the|your) (?:original )?message|begin message|included is a copy)|(?:received|return-path|message-id|dkim-signature|mime-version): )/im

/** Whether a mail server wrote it, not a person. */
export function isTextReport(fields: Fields, text: string): boolean {
  if (fieldOf(fields, 'x-failed-recipients')) return true
  if (SERVER.test(wordsOfField(fields, 'from') ?? '')) return true
  const subject = wordsOfField(fields, 'subject') ?? ''
  if (SUBJECT.test(subject) || SUBJECT_ELSEWHERE.test(subject)) return true
  // An answer of a person, who may quote anything, names what it answers.
  return !fieldOf(fields, 'in-reply-to') && FAILED.test(text.slice(0, OPENING / 2))
}

/** What such a report says. */
export function readTextReport(fields: Fields, text: string): TextReport {
  const reason = firstTelling(text)
  const opening = `${wordsOfField(fields, 'subject') ?? ''}\n${text.slice(0, OPENING)}`
  if (GOES_ON.test(opening) && !GAVE_UP.test(opening)) return { kind: 'note', reason }
  return { kind: 'failed', classified: classifyReport({ text, subject: wordsOfField(fields, 'subject') }), reason }
}

/** What a report gives to classify: its text, the diagnostic code and the status of the recipient if it states them. */
export interface Report {
  text: string
  words?: string | undefined
  status?: string | undefined
  subject?: string | undefined
}

/** Classifies a final report by the closest evidence: the diagnostic code, the passage with a code, the whole text. */
export function classifyReport({ text, words = '', status, subject = '' }: Report): Classified {
  const report = reportIn(text)
  const said = stageIn(words, status)
  const stage = said === 'unknown' ? stageIn(report, status) : said
  const passages = [words, telling(report).passage, report, subject].filter((passage) => passage !== '')
  const tried = passages.map((passage) => classifyRefusal({ text: passage, stage, status, final: true }))
  const explained = tried.find(({ reason }) => reason !== 'unclassified')
  return explained ?? classifyRefusal({ text: '', stage, status, final: true })
}

/** The text of a report without the mail that came back. */
function reportIn(text: string): string {
  const start = text.slice(0, 10_000)
  const returned = start.search(RETURNED)
  return returned > 0 ? start.slice(0, returned) : start
}

/** The first line with a reply or a status of a server, else the first one. */
export const firstTelling = (text: string): string => telling(text).line.slice(0, MAX_REASON)

/** That line and the passage it begins: servers continue on the next lines. */
function telling(text: string): { line: string; passage: string } {
  const lines = text
    .slice(0, 10_000)
    .split('\n', MAX_LINES)
    .map((line) => line.trim())
  const coded = lines.findIndex((line) => /(?<![\d.])[45](?:\d\d[ -]|\.\d{1,3}\.\d{1,3})/.test(line))
  const at = coded >= 0 ? coded : lines.findIndex((line) => line !== '')
  return { line: lines[at] ?? '', passage: coded < 0 ? '' : lines.slice(at, at + 5).join(' ') }
}
