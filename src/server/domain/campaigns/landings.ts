// Where the links in messages lead, for one recipient. What all recipients of a campaign share is parsed once: many of
// them follow their links in the minutes after a send.
import type { Clock } from '../../lib/clock.ts'
import { contactsByIds } from '../../store/audience/contacts.ts'
import { findCampaignById, findListedCampaign, type ListedCampaign } from '../../store/campaigns/campaigns.ts'
import { epochOf } from '../../store/epoch.ts'
import { findMessage, isErased, linkIds, type MessageRow } from '../../store/sending/campaign-ledger.ts'
import type { Store } from '../../store/store.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import type { CompiledLanding, Landing } from './channels/channel.ts'
import { findChannel } from './channels/channels.ts'
import { linkHostOf } from './cname-of-links.ts'
import { readSource } from './runs/campaign-source.ts'
import { messageOfRecipient } from './runs/message-of-recipient.ts'

export type { Landing }

/** Landings that are kept parsed. A page may have 2 MiB. */
const MAX_KEPT = 16
/** How long one is kept, milliseconds: the fields of its list may get other names. */
const KEPT_FOR_MS = 10_000
/** Every change of a campaign, its domain name or the epoch of its account writes to one of these tables. */
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

/** Whether a memory still counts; more is left than it lasts when the clock was put back. */
function isFresh({ until }: Kept, clock: Pick<Clock, 'wall'>): boolean {
  const left = until - clock.wall()
  return left > 0 && left <= KEPT_FOR_MS
}

export interface Landings {
  /** The page of a message whose row is known and whose recipient was not erased. */
  ofMessage(message: MessageRow): Promise<Landing | null>
  /**
   * Where the link in a message leads; null when it leads nowhere, and when the message, its recipient or its
   * campaign is gone.
   */
  of(messageId: number): Promise<Landing | null>
}

export function createLandings({
  store,
  clock,
  trackingLinks,
}: {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}): Landings {
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
  async function findLanding(key: string, account: number, id: number, list: number): Promise<Kept | null> {
    // Whatever is written from here on may be missing in what is read.
    const seen = changes
    const until = clock.wall() + KEPT_FOR_MS
    const campaign = await findListedCampaign(store.db, account, id)
    if (!campaign || !findChannel(campaign.channel)?.landing) return null
    const version = `${await epochOf(store.db, account)} ${campaign.updated} ${await linkHostOf(store.db, campaign)}`
    const memory = kept.get(key)
    if (memory && memory.version === version && isFresh(memory, clock)) return Object.assign(memory, { seen })
    const found = await read(campaign, list)
    if (!found) return null
    if (kept.size >= MAX_KEPT) kept.clear()
    const next = { ...found, version, until, seen }
    kept.set(key, next)
    return next
  }

  async function ofMessage(message: MessageRow): Promise<Landing | null> {
    const { id, account_id, campaign_id, list_id, contact_id } = message
    if (campaign_id === null || list_id === null) return null
    const key = `${campaign_id} ${list_id}`
    const memory = kept.get(key)
    const isSame = memory?.seen === changes && isFresh(memory, clock)
    const found = isSame ? memory : await findLanding(key, account_id, campaign_id, list_id)
    if (!found) return null
    const [contact = null] =
      found.landing.isPersonal && contact_id !== null ? await contactsByIds(store.db, [contact_id]) : []
    try {
      return found.landing.toRecipient({ messageId: id, contact }, found.links)
    } catch {
      // The data of this recipient does not fit the template, so there is nothing to show.
      return null
    }
  }

  return {
    ofMessage,

    async of(messageId): Promise<Landing | null> {
      const row = await findMessage(store.db, messageId)
      const message = row ?? (await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now)))
      return !message || isErased(message) ? null : ofMessage(message)
    },
  }
}
