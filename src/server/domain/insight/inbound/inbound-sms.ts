// Inbound SMS: the text is an opt-out, an opt-in, a request for help, or a message for people.

import { keyedHash } from '../../../lib/ids.ts'
import { countRepeatable, type Repeatable } from '../../../store/events/quiet-periods.ts'
import type { InboundEffect, InboundMeaning } from '../../../store/schema.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import { lastSmsTo } from '../../../store/sending/inbound.ts'
import type { Db } from '../../../store/store.ts'
import { optIn, optOut } from '../../audience/opt-outs.ts'
import { repeatLimits } from '../../events/repeat-limits.ts'
import { campaignHashOf } from '../tracking/reaction-events.ts'
import { answerHelp } from './answer-help.ts'
import { confirmOptOut } from './confirm-opt-out.ts'
import { readOptWord } from './opt-words.ts'

export interface InboundSms {
  account: number
  /** `<country code>-<number>`. */
  from: string
  /** The number or name of the account that it was sent to. */
  to: string
  text: string
}

/** What a message that came in was found to be. */
export interface InboundFinding {
  meaning: InboundMeaning
  effect: InboundEffect
  message: MessageRow | undefined
}

/** What one number repeated; the number itself is not kept. */
export const repeatedBy = ({ account, from }: InboundSms, what: 'opt in' | 'text', secret: string): Repeatable => ({
  account,
  owner: 0,
  item: `sms ${what} ${keyedHash(from, secret)}`,
})

/** Does what the SMS asks for, at `now` (milliseconds). STOP always works; START works as often as coming back by a link. */
export async function actOnSms(
  tx: Db,
  sms: InboundSms,
  { now, secret }: { now: number; secret: string },
): Promise<InboundFinding> {
  const { account, from, to, text } = sms
  const message = await lastSmsTo(tx, account, from)
  const word = readOptWord(text)
  if (!word) return { meaning: 'text', effect: 'none', message }
  if (word.wish === 'help') {
    const isAnswered = await answerHelp(tx, { account, from, to, language: word.language, now, secret })
    return { meaning: 'help', effect: isAnswered ? 'taken' : 'none', message }
  }
  const asked = { account, number: from, now }
  if (word.wish === 'start') {
    const counts = () => countRepeatable(tx, repeatedBy(sms, 'opt in', secret), repeatLimits.comingBack, now)
    return { meaning: 'opt_in', effect: (await optIn(tx, asked, counts)) ? 'taken' : 'none', message }
  }
  const campaignHash = message ? await campaignHashOf(tx, message) : null
  const isNew = await optOut(tx, { ...asked, campaignHash })
  if (isNew) await confirmOptOut(tx, { account, to: from, from: to, language: word.language, now })
  return { meaning: 'opt_out', effect: isNew ? 'taken' : 'known', message }
}
