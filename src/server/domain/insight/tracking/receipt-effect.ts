// What bounces and complaints mean for the recipient, the log of events and the reports of campaigns.
import { hiddenAmong } from '../../../store/messages/transactional.ts'
import type { Reaction } from '../../campaigns/channels/channel.ts'
import { recordEvents } from '../../events/events.ts'
import type { News, ReceiptEffect } from '../../sending/receipts.ts'
import { reactionEvents, suppressRecipient } from './reaction-events.ts'

/**
 * The reaction that each kind of news is logged as, and the method by which it suppresses the address, if any.
 * Other kinds are not logged.
 */
const meanings: Partial<Record<News['kind'], { reaction: Reaction; suppressed?: 'bounce' | 'other' }>> = {
  hard_bounce: { reaction: 'hard_bounce', suppressed: 'bounce' },
  soft_bounce: { reaction: 'soft_bounce' },
  complaint: { reaction: 'complaint', suppressed: 'other' },
  digit: { reaction: 'digit' },
}

export const followInReports: ReceiptEffect = async (tx, message, { kind }, now) => {
  const meaning = meanings[kind]
  if (!meaning) return
  const events = await reactionEvents(tx, message, meaning.reaction, now)
  // The channel of the message does not know such news.
  if (events.length === 0) return
  const isHidden = message.run_id === null && (await hiddenAmong(tx, [message.id])).size > 0
  if (meaning.suppressed && !isHidden) await suppressRecipient(tx, message, meaning.suppressed, now)
  await recordEvents(tx, events)
}
