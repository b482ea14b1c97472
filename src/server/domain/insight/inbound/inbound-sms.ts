// An SMS that comes in: somebody stops SMS, starts them again, or has something to say.

import type { InboundEffect, InboundMeaning } from '../../../store/schema.ts'
import { lastSmsTo } from '../../../store/sending/inbound.ts'
import type { MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { optIn, optOut } from '../../audience/opt-outs.ts'
import { campaignHashOf } from '../tracking/reaction-events.ts'
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
export interface Found {
  meaning: InboundMeaning
  effect: InboundEffect
  message: MessageRow | undefined
}

/** Does what the SMS asks for, at `now` (milliseconds). */
export async function actOnSms(tx: Db, { account, from, to, text }: InboundSms, now: number): Promise<Found> {
  const message = await lastSmsTo(tx, account, from)
  const word = readOptWord(text)
  if (!word) return { meaning: 'text', effect: 'none', message }
  const asked = { account, number: from, now }
  if (word.wish === 'start') return { meaning: 'opt_in', effect: (await optIn(tx, asked)) ? 'taken' : 'none', message }
  const campaignHash = message ? await campaignHashOf(tx, message) : null
  const isNew = await optOut(tx, { ...asked, campaignHash })
  if (isNew) await confirmOptOut(tx, { account, to: from, from: to, language: word.language, now })
  return { meaning: 'opt_out', effect: isNew ? 'taken' : 'known', message }
}
