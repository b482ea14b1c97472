// Campaigns as pages: to the recipient of a message what that message says, and to everybody the campaign alone.
import type { Clock } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { type CampaignRow, findCampaignById } from '../../store/campaigns/campaigns.ts'
import { linkIds, type MessageRow } from '../../store/sending/messages.ts'
import type { Store } from '../../store/store.ts'
import { blankContact } from '../audience/contacts/contact-changes.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import type { CampaignView } from './channels/channel.ts'
import { channelOf } from './channels/channels.ts'
import { readSource } from './runs/campaign-source.ts'
import { messageOfRecipient } from './runs/message-of-recipient.ts'

export type { CampaignView }
export type CampaignViews = ReturnType<typeof createCampaignViews>

export function createCampaignViews({
  store,
  clock,
  trackingLinks,
}: {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}) {
  const sourceOf = (campaign: CampaignRow, list: number, run: number | null) =>
    readSource(store.db, campaign, { list, app: null, run }, trackingLinks)

  /** The campaign without anything of a recipient; null when it is gone. */
  async function toEverybody(account: number, campaignId: number): Promise<CampaignView | null> {
    const campaign = await findCampaignById(store.db, account, campaignId)
    const view = campaign && channelOf(campaign.channel).view
    const source = campaign && (await sourceOf(campaign, campaign.list_id, null))
    if (!view || !source) return null
    return view.toEverybody(source, blankContact(0, account, campaign.list_id, 'manual', clock.now(account)))
  }

  async function ofMessage(message: MessageRow): Promise<CampaignView | null> {
    const { account_id: account, campaign_id, contact_id, list_id, run_id, address, id: messageId } = message
    if (campaign_id === null) return null
    if (contact_id === null) return toEverybody(account, campaign_id)
    const campaign = await findCampaignById(store.db, account, campaign_id)
    const [contact] = await contactsByIds(store.db, [contact_id])
    const view = campaign && channelOf(campaign.channel).view
    const source = campaign && (await sourceOf(campaign, list_id ?? campaign.list_id, run_id))
    if (!view || !source || !contact) return null
    const owner = { account, campaign: campaign.id, message: null }
    const links = await store.writeAlongside((tx) => linkIds(tx, owner, []))
    return view.toRecipient(source, { messageId, contact, address, device: null }, links)
  }

  return {
    /** The campaign as its recipient got it; null when the message, the contact or the campaign is gone. */
    async toRecipient(messageId: number): Promise<CampaignView | null> {
      const message = await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now))
      return message ? ofMessage(message) : null
    },

    toEverybody,
  }
}
