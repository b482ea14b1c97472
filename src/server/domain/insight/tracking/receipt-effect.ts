// What news of a message mean for the recipient, the log of events and the reports of campaigns.
import { hiddenAmong } from '../../../store/messages/transactional.ts'
import type { NewsKind } from '../../../store/schema.ts'
import { endPending, type MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import type { Reaction } from '../../campaigns/channels/channel.ts'
import { findChannel } from '../../campaigns/channels/channels.ts'
import { recordEvents } from '../../events/events.ts'
import type { ReceiptEffect } from '../../sending/receipts.ts'
import { leaveList } from './leaving.ts'
import { createOpenings } from './opening.ts'
import { reactionEvents, suppressRecipient } from './reaction-events.ts'
import type { ReactingFlows } from './single-reactions.ts'

/** The reaction that news are logged as, and the method by which they suppress the address, if any. */
interface Meaning {
  reaction: Reaction
  suppressed?: 'bounce' | 'other'
}

const meanings: Readonly<Record<Exclude<NewsKind, 'read' | 'unsubscribed'>, Meaning>> = {
  delivered: { reaction: 'delivered' },
  rejected: { reaction: 'rejected' },
  hard_bounce: { reaction: 'hard_bounce', suppressed: 'bounce' },
  soft_bounce: { reaction: 'soft_bounce' },
  complaint: { reaction: 'complaint', suppressed: 'other' },
  digit: { reaction: 'digit' },
  replied: { reaction: 'reply' },
}

/** Makes what follows from news in reports; a channel that does not know a kind of them is not touched by it. */
export function createReportEffect(flowRuns: ReactingFlows): ReceiptEffect {
  const noteOpening = createOpenings(flowRuns)
  return async (tx, message, { kind }, now) => {
    const channel = findChannel(message.channel)
    if (!channel) return
    if (kind === 'read') return channel.reactions.open && noteOpening(tx, message, now)
    if (kind === 'unsubscribed') return channel.reactions.unsubscribe && leaveList(tx, message, now)
    await follow(tx, message, meanings[kind], now)
  }
}

async function follow(tx: Db, message: MessageRow, { reaction, suppressed }: Meaning, now: number): Promise<void> {
  const events = await reactionEvents(tx, message, reaction, now)
  // The channel of the message does not know such news.
  if (events.length === 0) return
  const takesPending = events.some(({ report }) => (report?.counts['pending'] ?? 0) < 0)
  // What the report has counted for good stays.
  if (takesPending && !(await endPending(tx, message.id))) return
  const isHidden = message.run_id === null && (await hiddenAmong(tx, [message.id])).size > 0
  if (suppressed && !isHidden) await suppressRecipient(tx, message, suppressed, now)
  await recordEvents(tx, events)
}
