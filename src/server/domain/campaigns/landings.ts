// Where the links in messages lead, for one recipient. What all recipients of a campaign share is parsed once: many of
// them follow their links in the minutes after a send.
import type { Clock } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { findCampaignById, findListedCampaign, type ListedCampaign } from '../../store/campaigns/campaigns.ts'
import { epochOf } from '../../store/epoch.ts'
import { findMessage, isForgotten, linkIds, type MessageRow } from '../../store/sending/messages.ts'
import type { Store } from '../../store/store.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import type { CompiledLanding, Landing } from './channels/channel.ts'
import { findChannel } from './channels/channels.ts'
import { linkHostOf } from './cname-of-links.ts'
import { readSource } from './runs/campaign-source.ts'
import { messageOfRecipient } from './runs/message-of-recipient.ts'

export type { Landing }
export type Landings = ReturnType<typeof createLandings>

/** Landings that are kept parsed. A page may have 2 MiB. */
const MOST_KEPT = 16
/** How long one is kept, milliseconds: the fields of its list may get other names. */
const KEPT_FOR = 10_000
/** Whoever changes a campaign, its domain name or the epoch of its account writes one of these. */
const CHANGED_WITH = ['campaign', 'account', 'cname'] as const

interface Kept {
  version: string
  until: number
  /** The number of changes when it was looked at. */
  seen: number
  landing: CompiledLanding
  /** The numbers of its links. */
  links: ReadonlyMap<string, number>
}

export function createLandings({
  store,
  clock,
  trackingLinks,
}: {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}) {
  const kept = new Map<string, Kept>()
  let changes = 0
  store.onWrite((written) => {
    if (written === null || CHANGED_WITH.some((table) => written.has(table))) changes++
  })

  async function read(listed: ListedCampaign, list: number): Promise<Pick<Kept, 'landing' | 'links'> | null> {
    const campaign = await findCampaignById(store.db, listed.account_id, listed.id)
    const source = campaign && (await readSource(store.db, campaign, { list, app: null, run: null }, trackingLinks))
    const landing = source && findChannel(campaign.channel)?.landing?.(source)
    if (!landing) return null
    const owner = { account: listed.account_id, campaign: listed.id, message: null }
    // The page may have got links after the campaign was sent.
    const links =
      landing.urls.length === 0 ? new Map() : await store.write((tx) => linkIds(tx, owner, [...landing.urls]))
    return { landing, links }
  }

  /** Finds the landing of a campaign, looking only whether it is still the same where that may be. */
  async function look(key: string, account: number, id: number, list: number): Promise<Kept | null> {
    // Whatever is written from here on may be missing in what is read.
    const seen = changes
    const until = clock.wall() + KEPT_FOR
    const campaign = await findListedCampaign(store.db, account, id)
    if (!campaign || !findChannel(campaign.channel)?.landing) return null
    const version = `${await epochOf(store.db, account)} ${campaign.updated} ${await linkHostOf(store.db, campaign)}`
    const memory = kept.get(key)
    if (memory && memory.version === version && memory.until > clock.wall()) return Object.assign(memory, { seen })
    const found = await read(campaign, list)
    if (!found) return null
    if (kept.size >= MOST_KEPT) kept.clear()
    const next = { ...found, version, until, seen }
    kept.set(key, next)
    return next
  }

  async function ofMessage(message: MessageRow): Promise<Landing | null> {
    const { id, account_id, campaign_id, list_id, contact_id } = message
    if (campaign_id === null || list_id === null) return null
    const key = `${campaign_id} ${list_id}`
    const memory = kept.get(key)
    const isSame = memory?.seen === changes && memory.until > clock.wall()
    const found = isSame ? memory : await look(key, account_id, campaign_id, list_id)
    if (!found) return null
    const [contact = null] =
      found.landing.isPersonal && contact_id !== null ? await contactsByIds(store.db, [contact_id]) : []
    try {
      return found.landing.toRecipient({ messageId: id, contact }, found.links)
    } catch {
      // The data of this recipient do not fit the template: there is no page for him.
      return null
    }
  }

  return {
    /** The same for a message that is known and whose recipient was not forgotten. */
    ofMessage,

    /**
     * Where the link in a message leads; null when it leads nowhere, and when the message, its recipient or its
     * campaign is gone.
     */
    async of(messageId: number): Promise<Landing | null> {
      const row = await findMessage(store.db, messageId)
      const message = row ?? (await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now)))
      return !message || isForgotten(message) ? null : ofMessage(message)
    },
  }
}
