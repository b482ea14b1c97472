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

/** How the end of a call that nobody took is kept. */
export const reasonOf = (cause: keyof typeof words, said: string | undefined): string =>
  `${words[cause]}${said ? `: ${said}` : ''}`

/** The outcome of a call that nobody took, by the words in which its end was kept. */
function outcomeOfEnd(reason: string): Outcome {
  const begins = (cause: keyof typeof words) => reason.startsWith(words[cause])
  if (begins('busy') || begins('no_answer')) return { state: 'deferred', reason, unanswered: true }
  return { state: 'failed', reason, ...(begins('invalid_number') && { rejected: true }) }
}

/** What tells a call of a message from its other calls: whom it goes to, and how many were before. */
export const callKeyOf = (contactId: number | null, attempts: number): string => `${contactId} ${attempts}`

/**
 * What became of a call that was on as `ref`. While nobody knows, it was handed over, and what is told later is heard;
 * one that is `inDoubt` may never have been.
 */
export function outcomeOfCall(ref: string, fate: CallFate | undefined, inDoubt: boolean): Outcome {
  const parts = partsOfCall(ref)
  if (fate === undefined && inDoubt) return { state: 'unknown', reason: 'nothing was told of the call', parts }
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
