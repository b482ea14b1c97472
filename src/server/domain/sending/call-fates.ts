// What became of calls that a gateway makes, as outcomes of their messages.
import { CALLS, type CallFate, callFates, lookAtCall, oneAboutCalls } from '../../store/sending/calls.ts'
import type { Db } from '../../store/store.ts'
import type { Outcome } from './carrier.ts'

/** Why a call is over. */
export type CallCause = 'completed' | 'busy' | 'no_answer' | 'rejected' | 'invalid_number' | 'failed'

const words: Readonly<Record<Exclude<CallCause, 'completed'>, string>> = {
  busy: 'the line is busy',
  no_answer: 'nobody answers',
  rejected: 'the call was declined',
  invalid_number: 'there is no such number',
  failed: 'the call did not come about',
}

/** The stored form of the end of an unanswered call. */
export const reasonOf = (cause: keyof typeof words, said: string | undefined): string =>
  `${words[cause]}${said ? `: ${said}` : ''}`

/** The outcome of an unanswered call, from its stored end. */
function outcomeOfEnd(reason: string): Outcome {
  const begins = (cause: keyof typeof words) => reason.startsWith(words[cause])
  if (begins('busy') || begins('no_answer')) return { state: 'deferred', reason, unanswered: true }
  return { state: 'failed', reason, ...(begins('invalid_number') && { rejected: true }) }
}

/** The key that tells a call of a message from its other calls: the contact, and the number of earlier calls. */
export const callKeyOf = (contactId: number | null, attempts: number): string => `${contactId} ${attempts}`

/**
 * The outcome of a call that was in progress as `ref`. Without a report it counts as handed over, and a later report is
 * applied; a call that is `inDoubt` may never have been made.
 */
export function outcomeOfCall(ref: string, fate: CallFate | undefined, inDoubt: boolean): Outcome {
  const parts = partsOfCall(ref)
  if (fate === undefined && inDoubt) return { state: 'unknown', reason: 'no report of the call arrived', parts }
  if (fate === undefined) return { state: 'accepted', ref, parts }
  // The answer itself is a receipt, and follows when this is settled.
  return fate.state === 'delivered' ? { state: 'accepted', ref } : outcomeOfEnd(fate.reason ?? '')
}

/** By which id a call is reported on. */
export const partsOfCall = (id: string) => ({ carrier: CALLS, ids: [id], total: 1 })

interface SettledCall {
  messageId: number
  outcome: { state: string; ringing?: string }
}

/** Has those looked at again whose end was told before they were known to be on. */
export async function lookAtEnded(tx: Db, settled: readonly SettledCall[], now: number): Promise<void> {
  const on = settled.flatMap(({ messageId, outcome }) =>
    outcome.ringing === undefined ? [] : [{ messageId, id: outcome.ringing }],
  )
  if (on.length === 0) return
  await oneAboutCalls(tx)
  const fates = await callFates(
    tx,
    on.map(({ id }) => id),
  )
  for (const { messageId, id } of on) if (fates.has(id)) await lookAtCall(tx, messageId, id, now)
}
