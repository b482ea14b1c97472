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
  const refs = new Map(messages.map(({ id, carrier_ref }) => [id, carrier_ref ?? '']))
  const fates = await callFates(parts.store.db, [...refs.values()])
  const recipients = await toRecipients(parts, run, [...messages])
  const ways = await waysOf(parts, run, recipients)
  return recipients.map((recipient) => {
    const { messageId, contactId, address, attempts } = recipient
    const ref = refs.get(messageId) ?? ''
    const outcome = outcomeOfCall(ref, fates.get(ref))
    return { messageId, contactId, address, device: null, attempts, ways: ways(recipient), outcome }
  })
}
