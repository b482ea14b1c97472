// The effects of receipts on the recipient, the log of events and the reports of campaigns.
import { hiddenAmong } from '../../../store/messages/transactional.ts'
import type { NewsKind } from '../../../store/schema.ts'
import { endPending, type MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { optOut } from '../../audience/opt-outs.ts'
import type { CampaignChannel, Reaction } from '../../campaigns/channels/channel.ts'
import { findChannel } from '../../campaigns/channels/channels.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import type { HeardNews, ReceiptEffect } from '../../sending/heard-news.ts'
import { createOpenings } from './opening.ts'
import { campaignHashOf, createHashes, reactionEvents, suppressRecipient } from './reaction-events.ts'
import type { ReactingFlows } from './single-reactions.ts'
import { unsubscribeFromList } from './unsubscribe.ts'

/** The reaction that a receipt is logged as, and the kind of suppression that it causes, if any. */
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

/** News that are logged and counted. */
interface Told extends HeardNews {
  meaning: Meaning
}

/** Creates the effect of receipts on reports; a channel without a kind of receipt ignores it. */
export function createReportEffect(flowRuns: ReactingFlows): ReceiptEffect {
  const noteOpening = createOpenings(flowRuns)
  return async (tx, heard) => {
    const told: Told[] = []
    for (const one of heard) {
      const { message, news, at } = one
      const channel = findChannel(message.channel)
      if (!channel) continue
      const { kind } = news
      if (kind === 'unsubscribed') await unsubscribe(tx, channel, message, at)
      else if (kind !== 'read') told.push({ ...one, meaning: meanings[kind] })
      else if (channel.reactions.open) await noteOpening(tx, message, at)
    }
    await applyReceipts(tx, told)
  }
}

/** Who gets an email leaves its list; a number gets no SMS any more. */
async function unsubscribe(tx: Db, channel: CampaignChannel, message: MessageRow, now: number): Promise<void> {
  if (channel.reactions.unsubscribe) return unsubscribeFromList(tx, message, now)
  if (channel.recipients.kind !== 'cellphone') return
  const { account_id: account, address: number } = message
  await optOut(tx, { account, number, campaignHash: await campaignHashOf(tx, message), now })
}

async function applyReceipts(tx: Db, told: readonly Told[]): Promise<void> {
  const hashOf = createHashes(tx)
  const reacting: (Told & { events: PlatformEvent[] })[] = []
  for (const one of told) {
    const { message, meaning, at } = one
    const events = await reactionEvents(tx, message, meaning.reaction, at, { hash: await hashOf(message) })
    // The channel of the message may not know this kind of receipt.
    if (events.length > 0) reacting.push({ ...one, events })
  }
  const counted = await stillPending(tx, reacting)
  await suppress(tx, counted)
  await recordEvents(
    tx,
    counted.flatMap(({ events }) => events),
  )
}

/** Drops receipts that would reduce the pending count of messages which the report no longer counts as pending. */
async function stillPending<T extends Told & { events: PlatformEvent[] }>(tx: Db, reacting: readonly T[]) {
  const takesPending = ({ events }: T) => events.some(({ report }) => (report?.counts['pending'] ?? 0) < 0)
  const taking = reacting.filter(takesPending).map(({ message }) => message.id)
  if (taking.length === 0) return reacting
  const ended = await endPending(tx, taking)
  return reacting.filter((one) => !takesPending(one) || ended.has(one.message.id))
}

/** Suppresses addresses that can never be reached again, according to their receipts. */
async function suppress(tx: Db, told: readonly Told[]): Promise<void> {
  const bad = told.filter(({ meaning }) => meaning.suppressed)
  const singles = bad.filter(({ message }) => message.run_id === null).map(({ message }) => message.id)
  const hidden = await hiddenAmong(tx, singles)
  for (const { message, meaning, at } of bad)
    if (meaning.suppressed && !hidden.has(message.id)) await suppressRecipient(tx, message, meaning.suppressed, at)
}
