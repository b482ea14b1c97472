// What an opening means for the report of a campaign and for a single email.
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { type MoreOfReaction, recordReaction } from './reaction-events.ts'
import { countOpening } from './repeats.ts'
import { createSingleReactions, type ReactingFlows, tellWebhooks } from './single-reactions.ts'

/** Notes an opening at `now`, milliseconds, with what is known of the reader. Repetitions change nothing. */
export type NoteOpening = (
  tx: Db,
  message: MessageRow,
  now: number,
  more?: Pick<MoreOfReaction, 'parts' | 'noted'>,
) => Promise<void>

export function createOpenings(flowRuns: ReactingFlows): NoteOpening {
  const react = createSingleReactions(flowRuns)
  return async (tx, message, now, more = {}) => {
    const { isFirst: first, counts } = await countOpening(tx, message, now)
    if (!counts) return
    await recordReaction(tx, message, 'open', now, { ...more, isFirst: first })
    await react(tx, message, 'open', first, now)
    await tellWebhooks(tx, message, { action: 'view' }, now)
  }
}
