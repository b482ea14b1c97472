// Reads everything that a channel needs to know of a campaign.
import { fromJson } from '../../../lib/json-text.ts'
import { findSender } from '../../../store/accounts/senders.ts'
import { findList } from '../../../store/audience/lists.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import { itemsOfIssue } from '../../../store/campaigns/feeds.ts'
import { findHeaderFooterTemplate } from '../../../store/campaigns/header-footer-templates.ts'
import { sentFrameAt } from '../../../store/campaigns/sent-versions.ts'
import type { Db } from '../../../store/store.ts'
import { fieldsOfList } from '../../audience/fields.ts'
import type { HeaderFooter } from '../../content/email-content.ts'
import type { Issue } from '../../content/feed-markers.ts'
import type { HeaderFooterTexts } from '../../content/header-footer.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { CampaignSource } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import { templateFields } from '../channels/contact-variables.ts'
import type { DeviceApp } from '../channels/recipients.ts'
import { linkHostOf } from '../cname-of-links.ts'

/** The id of the template of header and footer that a campaign names; null when it names none. */
export const frameIdOf = ({ header_footer }: CampaignRow): number | null =>
  header_footer === null ? null : (fromJson<HeaderFooter>(header_footer).id ?? null)

/** The template of header and footer that a campaign names, as it was at a time if one is given; null for none. */
async function frameOf(db: Db, campaign: CampaignRow, at: number | undefined): Promise<HeaderFooterTexts | null> {
  const id = frameIdOf(campaign)
  if (id === null) return null
  const sent = at === undefined ? undefined : await sentFrameAt(db, id, at)
  return sent ?? (await findHeaderFooterTemplate(db, campaign.account_id, id)) ?? null
}

/** What the feeds of a campaign say in a run, or in its newest issue. */
async function issueOf(db: Db, { id, feed }: CampaignRow, run: number | null): Promise<Issue | null> {
  const items = feed === null ? null : await itemsOfIssue(db, id, run)
  return items === null ? null : fromJson<Issue>(items)
}

interface SourceOptions {
  list: number
  app: DeviceApp | null
  run: number | null
  /** It is only shown: a sender that is gone does not matter, nor do changes of its template after `at`. */
  isShown?: boolean
  at?: number | undefined
}

/**
 * The campaign for recipients on this list, of this app, as it is sent in a run or was sent last. Null if its sender is
 * gone, unless it is only shown.
 */
export async function readSource(
  db: Db,
  campaign: CampaignRow,
  { list, app, run, isShown = false, at }: SourceOptions,
  trackingLinks: TrackingLinks,
): Promise<CampaignSource | null> {
  const { account_id: account } = campaign
  const { sender: rule } = channelOf(campaign.channel)
  const senderOf = (id: number | null) => (id === null || !rule ? null : findSender(db, account, rule.channel, id))
  const sender = await senderOf(campaign.sender_id)
  if (!isShown && (sender === undefined || (sender === null && rule?.isRequired))) return null
  const language = (await findList(db, account, list))?.language ?? 'en'
  return {
    campaign,
    sender: sender ?? null,
    replyTo: (await senderOf(campaign.reply_to)) ?? null,
    fields: templateFields(await fieldsOfList(db, account, list), language),
    language,
    frame: await frameOf(db, campaign, at),
    issue: await issueOf(db, campaign, run),
    trackingLinks: trackingLinks.on(await linkHostOf(db, campaign)),
    app,
  }
}
