// The outcomes of calls that a gateway makes while their messages are deferred (sending/call-reports.ts).
import type { RunRow } from '../../../store/campaigns/runs.ts'
import { callFates } from '../../../store/sending/calls.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import { outcomeOfCall } from '../../sending/call-fates.ts'
import { type AttemptDeps, toRecipients, waysOf } from './attempt.ts'
import type { RecipientVerdict } from './settle.ts'

/** Whether a call is in progress for a deferred message: then the message has the id of the call. */
export const isOngoing = ({ carrier_ref }: MessageRow): boolean => carrier_ref !== null

/**
 * Verdicts for calls that were in progress. Checking one does not count as an attempt, and the recipient does not pass
 * the gate again.
 */
export async function endedCalls(
  parts: Pick<AttemptDeps, 'store'>,
  run: RunRow,
  messages: readonly MessageRow[],
): Promise<RecipientVerdict[]> {
  const calls = new Map(
    // The worker took over a call whose sender died (`inDoubtForGood`), or died itself: the call may have been
    // answered.
    messages.map(({ id, carrier_ref, state }) => [id, { ref: carrier_ref ?? '', inDoubt: state !== 'sending' }]),
  )
  const fates = await callFates(
    parts.store.db,
    [...calls.values()].map(({ ref }) => ref),
  )
  const recipients = await toRecipients(parts, run, [...messages])
  const ways = await waysOf(parts, run, recipients)
  return recipients.map((recipient) => {
    const { messageId, contactId, address, attempts } = recipient
    const { ref = '', inDoubt = false } = calls.get(messageId) ?? {}
    const outcome = outcomeOfCall(ref, fates.get(ref), inDoubt)
    return { messageId, contactId, address, device: null, attempts, ways: ways(recipient), outcome }
  })
}
