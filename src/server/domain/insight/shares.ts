// Campaigns that recipients share on networks, as a public view without personal data.
import type { Clock } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { findList } from '../../store/audience/lists.ts'
import type { Store } from '../../store/store.ts'
import { messageOfRecipient } from '../campaigns/runs/message-of-recipient.ts'
import type { CampaignViews } from '../campaigns/views.ts'
import { type Language, languageFor } from '../content/languages.ts'
import type { Network, TrackingLinks } from '../content/tracking-links.ts'
import { countOnce, repeatLimits } from '../events/repeat-limits.ts'
import { recordReaction } from './tracking/reaction-events.ts'

interface Shareable {
  language: Language
  subject: string
  /** The URL of the public view of the campaign. */
  address: string
  /** The link that leads to a network. */
  linkTo(network: Network): string
}

/** Further counters of a report's total, in addition to the shares of all networks. */
const totals: Partial<Record<Network, Record<string, number>>> = {
  facebook: { fb_shares: 1 },
  twitter: { tw_shares: 1 },
}

export interface Shares {
  /** What the page of networks shows; null when nothing can be shared. */
  of(messageId: number): Promise<Shareable | null>
  /** Counts that the recipient goes to a network, unless it is a repetition or a program; null when nothing can be shared. */
  share(messageId: number, network: Network, isPerson: boolean): Promise<Shareable | null>
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
}): Shares {
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
    of,

    async share(messageId, network, isPerson): Promise<Shareable | null> {
      const shareable = await of(messageId)
      if (!shareable || !isPerson) return shareable
      await store.writeAlongside(async (tx) => {
        const message = await messageOfRecipient(tx, messageId, clock.now)
        if (!message) return
        const now = clock.now(message.account_id)
        if (!(await countOnce(tx, message, `share ${network}`, repeatLimits.reaction, now))) return
        const more = { total: totals[network], noted: { network } }
        await recordReaction(tx, message, 'share', now, more)
      })
      return shareable
    },
  }
}
