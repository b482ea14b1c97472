// Campaigns that recipients share on networks, where everybody sees them without anything of the recipient.
import type { Clock } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { findList } from '../../store/audience/lists.ts'
import type { Store } from '../../store/store.ts'
import { messageOfRecipient } from '../campaigns/runs/message-of-recipient.ts'
import type { CampaignViews } from '../campaigns/views.ts'
import { type Language, languageFor } from '../content/languages.ts'
import type { Network, TrackingLinks } from '../content/tracking-links.ts'
import { recordReaction } from './tracking/reaction-events.ts'

export interface Shareable {
  language: Language
  subject: string
  /** Where everybody can see the campaign. */
  address: string
  /** The link that leads to a network. */
  linkTo(network: Network): string
}

export type Shares = ReturnType<typeof createShares>

/** What the total of a report counts besides the shares of all networks. */
const totals: Partial<Record<Network, Record<string, number>>> = {
  facebook: { fb_shares: 1 },
  twitter: { tw_shares: 1 },
}

export function createShares({
  store,
  clock,
  campaignViews,
  trackingLinks,
}: {
  store: Store
  clock: Clock
  campaignViews: CampaignViews
  trackingLinks: TrackingLinks
}) {
  async function of(messageId: number): Promise<Shareable | null> {
    const message = await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now))
    const { account_id: account, campaign_id, list_id, contact_id } = message ?? {}
    if (account === undefined || !campaign_id || !list_id || !contact_id) return null
    const view = await campaignViews.toEverybody(account, campaign_id)
    const list = await findList(store.db, account, list_id)
    const [contact] = await contactsByIds(store.db, [contact_id])
    if (!view || !list) return null
    return {
      language: languageFor(contact?.language, list.language),
      subject: view.title,
      address: trackingLinks.everybody(account, campaign_id),
      linkTo: (network) => trackingLinks.share(messageId, network),
    }
  }

  return {
    /** What the page of networks shows; null when nothing can be shared. */
    of,

    /** Counts that the recipient goes to a network; null when nothing can be shared. */
    async share(messageId: number, network: Network): Promise<Shareable | null> {
      const shareable = await of(messageId)
      if (!shareable) return null
      await store.writeAlongside(async (tx) => {
        const message = await messageOfRecipient(tx, messageId, clock.now)
        if (!message) return
        const more = { total: totals[network], noted: { network } }
        await recordReaction(tx, message, 'share', clock.now(message.account_id), more)
      })
      return shareable
    },
  }
}
