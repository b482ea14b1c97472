// What news of a message mean for the recipient, the log of events and the reports of campaigns.
import { hiddenAmong } from '../../../store/messages/transactional.ts'
import type { NewsKind } from '../../../store/schema.ts'
import { endPending, type MessageRow } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { optOut } from '../../audience/opt-outs.ts'
import type { CampaignChannel, Reaction } from '../../campaigns/channels/channel.ts'
import { findChannel } from '../../campaigns/channels/channels.ts'
import { recordEvents } from '../../events/events.ts'
import type { ReceiptEffect } from '../../sending/receipts.ts'
import { leaveList } from './leaving.ts'
import { createOpenings } from './opening.ts'
import { campaignHashOf, reactionEvents, suppressRecipient } from './reaction-events.ts'
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
    if (kind === 'unsubscribed') return unsubscribe(tx, channel, message, now)
    await follow(tx, message, meanings[kind], now)
  }
}

/** Who gets an email leaves its list; a number gets no SMS any more. */
async function unsubscribe(tx: Db, channel: CampaignChannel, message: MessageRow, now: number): Promise<void> {
  if (channel.reactions.unsubscribe) return leaveList(tx, message, now)
  if (channel.recipients.kind !== 'cellphone') return
  const { account_id: account, address: number } = message
  await optOut(tx, { account, number, campaignHash: await campaignHashOf(tx, message), now })
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
