// Who is to blame for a refusal, and whether the address is lost: one table of evidence for the reply while a mail is
// handed over and for the report that comes later. Status codes: RFC 3463 and its registry, RFC 7504, RFC 7505.
import { EVIDENCE, type RefusalReason } from './refusal-words.ts'
import { readAnswer, statusesIn, tellingStatus } from './status.ts'

/**
 * `hard`: the address takes no mail. `soft`: it may take mail another time. `policy`: the server does not want mail of
 * this sender, which says nothing of the address.
 */
export type Fault = 'hard' | 'soft' | 'policy'

/**
 * The command that was refused; `data` is the reply after the whole mail, where servers judge what they read.
 * `unknown`: a report that does not say.
 */
export type Stage = 'sender' | 'recipient' | 'data' | 'unknown'

export interface Refusal {
  /** The words of the server. */
  text: string
  stage: Stage
  /** The status that a report states in addition to the words (RFC 3464 2.3.4). */
  status?: string | undefined
  /** The sending server has given up (RFC 3464 2.3.3): a refusal with a status 4.y.z is final as well. */
  final?: boolean
}

export interface Classified {
  fault: Fault
  reason: RefusalReason
}

const FAULTS: Record<RefusalReason, Fault> = {
  unknown_recipient: 'hard',
  unknown_domain: 'hard',
  disabled: 'hard',
  moved: 'hard',
  quota: 'soft',
  host: 'soft',
  network: 'soft',
  greylisted: 'soft',
  suspended: 'soft',
  rate: 'soft',
  size: 'soft',
  after_data: 'soft',
  unclassified: 'soft',
  sender: 'policy',
  authentication: 'policy',
  reputation: 'policy',
  content: 'policy',
  relaying: 'policy',
  policy: 'policy',
}

/** What a status says by itself, without its class. Those that are not here say nothing of the address. */
const STATUSES: Readonly<Record<string, RefusalReason>> = {
  '1.1': 'unknown_recipient',
  '1.2': 'unknown_domain',
  '1.3': 'unknown_recipient',
  '1.6': 'moved',
  '1.7': 'sender',
  '1.8': 'sender',
  '1.9': 'sender',
  '1.10': 'unknown_domain',
  '2.1': 'disabled',
  '2.2': 'quota',
  '2.3': 'size',
  '3.4': 'size',
  '4.1': 'network',
  '4.2': 'network',
  '4.4': 'unknown_domain',
  '4.6': 'host',
  '4.7': 'network',
  '4.310': 'unknown_domain',
  '7.13': 'disabled',
  '7.17': 'moved',
  '7.18': 'moved',
}

/** Security statuses that servers add to any refusal. */
const VAGUE_POLICY: ReadonlySet<string> = new Set(['7.0', '7.1'])

/** Statuses of quota and policy overrule one of the address, wherever they are. */
const OVERRULING: readonly RefusalReason[] = ['quota', 'size', 'sender', 'authentication', 'policy']

/** Servers say less; the rest is not looked at. Characters. */
const MAX_TEXT = 1_500

/** What a gateway writes before the words of any host. */
const BOILERPLATE = /\b5\.1\.0 - unknown address error\b/i

/** Forms of one provider that mean more than their words, whichever command they answer. */
const PROVIDER_FORMS: readonly { words: RegExp; reason: RefusalReason }[] = [
  // Exchange Online with directory-based edge blocking: the recipient does not exist.
  { words: /5\.4\.1\b[^\n]{0,400}recipient address rejected: access denied/i, reason: 'unknown_recipient' },
  // Outlook.com and GMX for a mailbox that does not exist, at RCPT TO.
  { words: /requested action not taken: ?mailbox (?:unavailable|not found)/i, reason: 'unknown_recipient' },
  // Yahoo says so after the data; Orange in France.
  {
    words:
      /\bthis user doesn't have an? \S{1,255} account\b|\bmail action aborted, mailbox not found\b|\badresse destinataire invalide\b/i,
    reason: 'unknown_recipient',
  },
  { words: /\bthis account has been disabled or discontinued\b/i, reason: 'disabled' },
  // A host or a domain that takes no mail at all (RFC 7504 3, 4).
  { words: /^\W{0,5}(?:521|556)\b(?!.{0,400}(?:will not accept delivery|block|denied))/i, reason: 'unknown_domain' },
  // Cisco's gateway for a recipient that its directory does not know.
  { words: /#5\.1\.0 address rejected/i, reason: 'unknown_recipient' },
]

/** Classifies a refusal. What nothing in the table explains is soft and `unclassified`. */
export function classifyRefusal({ text, stage, status, final = false }: Refusal): Classified {
  const said = text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').replace(BOILERPLATE, ' ')
  const { reply = '' } = readAnswer(said)
  const inWords = statusesIn(said)
  const reason = reasonOf({ said, stage, stated: tellingStatus(status), inWords })
  const classes = [reply[0], inWords[0]?.[0], status?.[0]]
  const isTemporary = classes.includes('4') && !(final && reason === 'unknown_recipient')
  const fault = FAULTS[reason]
  return { fault: isTemporary ? 'soft' : fault, reason }
}

interface Evidence {
  said: string
  stage: Stage
  stated: string | undefined
  inWords: readonly string[]
}

function reasonOf({ said, stage, stated, inWords }: Evidence): RefusalReason {
  if (stage === 'sender') return reasonOfSender(said)
  const statuses = stated === undefined ? inWords : [...inWords, stated]
  const byStatus = statuses.map(reasonOfStatus).filter((reason) => reason !== undefined)
  const overruling = OVERRULING.find((reason) => byStatus.includes(reason))
  const found = EVIDENCE.filter(({ words }) => words.test(said))
  const strong = found.find(({ weak }) => !weak)?.reason
  const lost = strong === undefined || FAULTS[strong] === 'hard'
  if (strong !== undefined && !lost) return strong
  if (overruling !== undefined) return overruling
  const form = PROVIDER_FORMS.find(({ words }) => words.test(said))
  if (form !== undefined) return form.reason
  const isVague = statuses.some((each) => VAGUE_POLICY.has(each.slice(2)))
  const address = strong ?? (isVague ? undefined : byStatus[0])
  if (address !== undefined && FAULTS[address] !== 'hard') return address
  const weak = found.find((each) => each.weak)?.reason
  if (address !== undefined) return stage === 'data' && !saysAddress(inWords) ? (weak ?? 'after_data') : address
  if (isVague) return 'policy'
  return weak ?? 'unclassified'
}

/** What refuses MAIL FROM is about the sender, unless it is about the moment or the size (RFC 1870). */
function reasonOfSender(said: string): RefusalReason {
  const moment = EVIDENCE.find(({ words }) => words.test(said))?.reason
  return moment === 'size' || moment === 'rate' ? moment : 'sender'
}

/** Whether the server itself, after the data, states that the address does not exist. */
const saysAddress = (statuses: readonly string[]) =>
  statuses.some((status) => status.startsWith('5.1.') && FAULTS[reasonOfStatus(status) ?? 'unclassified'] === 'hard')

function reasonOfStatus(status: string): RefusalReason | undefined {
  const detail = status.slice(2)
  const known = STATUSES[detail]
  if (known !== undefined) return known
  return detail.startsWith('7.') && !VAGUE_POLICY.has(detail) ? 'authentication' : undefined
}

const STAGES: readonly { words: RegExp; stage: Stage }[] = [
  { words: /\bin reply to (?:the )?end of data\b|\bafter end of data\b|\bend of message\b/i, stage: 'data' },
  {
    words: /\bin reply to (?:the )?rcpt to\b|\bafter rcpt to\b|\bprogress was rcpt to\b|>>> rcpt to/i,
    stage: 'recipient',
  },
  { words: /\bin reply to (?:the )?mail from\b|\bafter mail from\b|>>> mail from/i, stage: 'sender' },
]

/** Sendmail's transcript shows what the host said after DATA, which may be its late reply to RCPT TO. */
const TRANSCRIPT = /(?:^|>>> |\n)data\s{1,9}<<< 5/i

/** The command that a report says was refused; `status` is what the report states for the recipient. */
export function stageIn(text: string, status: string | undefined): Stage {
  const start = text.slice(0, 2 * MAX_TEXT)
  const told = STAGES.find(({ words }) => words.test(start))?.stage
  if (told !== undefined) return told
  return TRANSCRIPT.test(start) && !saysAddress(status === undefined ? [] : [status]) ? 'data' : 'unknown'
}
