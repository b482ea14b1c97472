// Calls that a gateway makes while their messages are put off (sending/call-reports.ts): what became of them.
import type { RunRow } from '../../../store/campaigns/runs.ts'
import { callFates } from '../../../store/sending/calls.ts'
import type { MessageRow } from '../../../store/sending/messages.ts'
import { outcomeOfCall } from '../../sending/call-fates.ts'
import { type AttemptParts, toRecipients, waysOf } from './attempt.ts'
import type { Verdict } from './settle.ts'

/** Whether a call is on for a message that was put off: it has the id of the call. */
export const isOn = ({ carrier_ref }: MessageRow): boolean => carrier_ref !== null

/** Verdicts on calls that were on. To look at one is no attempt, and whoever was called is not asked for again. */
export async function endedCalls(
  parts: Pick<AttemptParts, 'store'>,
  run: RunRow,
  messages: readonly MessageRow[],
): Promise<Verdict[]> {
  const calls = new Map(
    // Whoever took it for on had lost its sender (`inDoubtForGood`), or has died itself: that nobody answered is not known.
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
