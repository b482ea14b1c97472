// Reads everything that a channel needs to know of a campaign.
import { findSender } from '../../../store/accounts/senders.ts'
import { findList } from '../../../store/audience/lists.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import type { Db } from '../../../store/store.ts'
import { fieldsOfList } from '../../audience/fields.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { CampaignSource } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import { templateFields } from '../channels/contact-variables.ts'

/** The campaign for recipients on this list; null when its sender is gone. */
export async function readSource(
  db: Db,
  campaign: CampaignRow,
  list: number,
  trackingLinks: TrackingLinks,
): Promise<CampaignSource | null> {
  const { account_id: account } = campaign
  const { sender: rule } = channelOf(campaign.channel)
  const senderOf = (id: number | null) => (id === null ? null : findSender(db, account, rule.channel, id))
  const sender = await senderOf(campaign.sender_id)
  if (sender === undefined || (sender === null && rule.isRequired)) return null
  const language = (await findList(db, account, list))?.language ?? 'en'
  return {
    campaign,
    sender,
    replyTo: (await senderOf(campaign.reply_to)) ?? null,
    fields: templateFields(await fieldsOfList(db, account, list), language),
    trackingLinks,
  }
}
