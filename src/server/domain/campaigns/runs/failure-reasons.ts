// Why recipients were not reached, in words that many of them share: without addresses, numbers of messages and other words
// of one recipient only.
import type { RecipientOutcome } from '../channels/channel.ts'

type Failed = Extract<RecipientOutcome, { state: 'failed' }>

/** Characters of a reason. */
const MAX_REASON = 200

/** The code of a refusal, such as 550 5.1.1; empty without one. */
const codeOf = (reason: string): string => {
  const [, basic, enhanced] = /\b([45]\d\d)?[ -]?([45]\.\d{1,3}\.\d{1,3})\b/.exec(reason) ?? []
  return [basic ?? /\b[45]\d\d\b/.exec(reason)?.[0], enhanced].filter(Boolean).join(' ')
}

/** The words of a carrier without those of one recipient. */
const common = (reason: string): string =>
  reason
    .slice(0, 1_000)
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…')
    .replace(/\S*\d{4,}\S*/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_REASON)

/** The reason of a recipient that was not reached. */
export function failureReason({ reason, bounce, unsent }: Failed): string {
  if (bounce === undefined) return common(reason) || 'unknown'
  const code = codeOf(reason)
  const what = unsent ? 'not sent' : `${bounce === 'hard' ? 'hard' : 'soft'} bounce`
  return code === '' ? what : `${what}: ${code}`
}
