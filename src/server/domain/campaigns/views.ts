// Campaigns as web pages: the message of a recipient, or the public view of the campaign.
import type { Clock } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { type CampaignRow, findCampaignById } from '../../store/campaigns/campaigns.ts'
import { sentVersionAt } from '../../store/campaigns/sent-versions.ts'
import { findMessage, linkIds, type MessageRow } from '../../store/sending/campaign-ledger.ts'
import type { Store } from '../../store/store.ts'
import { blankContact } from '../audience/contacts/contact-changes.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import type { CampaignView } from './channels/channel.ts'
import { channelOf } from './channels/channels.ts'
import { readSource } from './runs/campaign-source.ts'
import { messageOfRecipient } from './runs/message-of-recipient.ts'

export type { CampaignView }

export interface CampaignViews {
  /** The campaign as its recipient got it, or without their data when the contact is gone; null when message or campaign are. */
  toRecipient(messageId: number): Promise<CampaignView | null>
  /** The campaign without anything of a recipient, as it was at a time if one is given; null when it is gone. */
  toEverybody(account: number, campaignId: number, at?: number): Promise<CampaignView | null>
}

export function createCampaignViews({
  store,
  clock,
  trackingLinks,
}: {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}): CampaignViews {
  const sourceOf = (campaign: CampaignRow, list: number, run: number | null, at: number | undefined) =>
    readSource(store.db, campaign, { list, app: null, run, isShown: true, at }, trackingLinks)

  /** A campaign as it was at a time, or without one as it is. */
  async function campaignAt(account: number, id: number, at: number | undefined): Promise<CampaignRow | undefined> {
    const campaign = await findCampaignById(store.db, account, id)
    const said = campaign && at !== undefined ? await sentVersionAt(store.db, id, at) : undefined
    return campaign && { ...campaign, ...said }
  }

  async function toEverybody(account: number, campaignId: number, at?: number): Promise<CampaignView | null> {
    const campaign = await campaignAt(account, campaignId, at)
    const view = campaign && channelOf(campaign.channel).view
    const source = campaign && (await sourceOf(campaign, campaign.list_id, null, at))
    if (!view || !source) return null
    return view.toEverybody(source, blankContact(0, account, campaign.list_id, 'manual', clock.now(account)))
  }

  async function ofMessage(message: MessageRow): Promise<CampaignView | null> {
    const { account_id: account, campaign_id, contact_id, list_id, run_id, address, id: messageId } = message
    if (campaign_id === null) return null
    if (contact_id === null) return toEverybody(account, campaign_id, message.created)
    const campaign = await campaignAt(account, campaign_id, message.created)
    const [contact] = await contactsByIds(store.db, [contact_id])
    if (!contact) return toEverybody(account, campaign_id, message.created)
    const view = campaign && channelOf(campaign.channel).view
    const source = campaign && (await sourceOf(campaign, list_id ?? campaign.list_id, run_id, message.created))
    if (!view || !source) return null
    const owner = { account, campaign: campaign.id, message: null }
    const links = await store.writeAlongside((tx) => linkIds(tx, owner, []))
    return view.toRecipient(source, { messageId, contact, address, device: null }, links)
  }

  return {
    async toRecipient(messageId): Promise<CampaignView | null> {
      const message = await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now))
      if (message) return ofMessage(message)
      const forgotten = await findMessage(store.db, messageId)
      const { account_id: account, campaign_id: campaign = null, created } = forgotten ?? {}
      return account === undefined || campaign === null ? null : toEverybody(account, campaign, created)
    },

    toEverybody,
  }
}
