// What a reaction to a message adds to the log and to the report of its campaign.
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { findListedCampaign } from '../../../store/campaigns/campaigns.ts'
import { isTest, type MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { suppressionFor } from '../../audience/suppressions.ts'
import type { Reaction } from '../../campaigns/channels/channel.ts'
import { channelOf, findChannel } from '../../campaigns/channels/channels.ts'
import { inZone } from '../../campaigns/runs/local-time.ts'
import { deviceOf } from '../../campaigns/runs/message-of-recipient.ts'
import { recordEvents } from '../../events/events.ts'
import type { Growth, PlatformEvent } from '../../events/platform-event.ts'

export interface MoreOfReaction {
  /** Whether it is the first of its kind to the message. */
  isFirst?: boolean
  /** What the total of the report counts in addition. */
  total?: Growth | undefined
  /** Parts of the report in addition to those of the channel. */
  parts?: Record<string, string>
  data?: Record<string, unknown>
  /** Additional data for the log, not shown as activity. */
  noted?: Record<string, unknown>
  /** The hash of its campaign (`campaignHashOf`), where it is known already. */
  hash?: string | null
}

/** The hash of the campaign of a message; null for a single message, and for a campaign that is gone. */
export const campaignHashOf = async (tx: Db, { account_id, campaign_id }: MessageRow): Promise<string | null> =>
  campaign_id === null ? null : ((await findListedCampaign(tx, account_id, campaign_id))?.hash ?? null)

/** As `campaignHashOf`, for several messages: looks up each campaign once. */
export function createHashes(tx: Db): (message: MessageRow) => Promise<string | null> {
  const known = new Map<number | null, string | null>()
  return async (message) => {
    const hash = known.get(message.campaign_id) ?? (await campaignHashOf(tx, message))
    known.set(message.campaign_id, hash)
    return hash
  }
}

/** The events of a reaction at `now`, milliseconds; none when the channel of the message does not know it. */
export async function reactionEvents(
  tx: Db,
  message: MessageRow,
  reaction: Reaction,
  now: number,
  { isFirst = false, total, parts, data, noted, hash: known }: MoreOfReaction = {},
): Promise<PlatformEvent[]> {
  const channel = findChannel(message.channel)
  const event = channel?.reactions[reaction]
  if (!channel || !event || isTest(message)) return []
  const hash = known === undefined ? await campaignHashOf(tx, message) : known
  const own = inZone(channel.partsAt(now)(message.address, await deviceOf(tx, message)), message.zone)
  return [
    {
      accountId: message.account_id,
      kind: event.isOnce && !isFirst ? null : event.kind,
      at: now,
      listId: message.list_id,
      contactId: message.contact_id,
      campaignId: message.campaign_id,
      messageId: message.id,
      data: hash === null ? (data ?? null) : { campaign_hash: hash, ...data },
      ...(noted && { noted }),
      report: {
        counts: event.counts,
        total: total ?? (isFirst ? event.first : undefined),
        parts: parts ? { ...own, ...parts } : own,
      },
    },
  ]
}

/** Records a reaction, with what follows for the report and the webhooks of the list. */
export async function recordReaction(
  tx: Db,
  message: MessageRow,
  reaction: Reaction,
  now: number,
  more?: MoreOfReaction,
): Promise<void> {
  await recordEvents(tx, await reactionEvents(tx, message, reaction, now, more))
}

/** Puts the recipient of a message on the suppression list. */
export async function suppressRecipient(
  tx: Db,
  message: MessageRow,
  method: 'bounce' | 'other' | 'unsubscribe',
  now: number,
): Promise<void> {
  if (isTest(message)) return
  const { kind } = channelOf(message.channel).recipients
  if (kind === null) return
  const hash = await campaignHashOf(tx, message)
  await addSuppressions(tx, [suppressionFor(message.account_id, kind, message.address, method, hash, now)])
}
