// What one contact would get of a campaign, made by what sends it: a carrier in place of the real one keeps the message
// (M-704).
import type { Clock } from '../../lib/clock.ts'
import { withoutPictures } from '../../lib/html/page-head.ts'
import { fromContactId, toContactId } from '../../lib/ids.ts'
import { type ContactRow, findTaggedContact } from '../../store/audience/contacts.ts'
import type { DeviceRow } from '../../store/audience/devices.ts'
import { type CampaignRow, findCampaignById } from '../../store/campaigns/campaigns.ts'
import type { Db, Store } from '../../store/store.ts'
import { blankContact } from '../audience/contacts/contact-changes.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import { conflict, invalid } from '../errors.ts'
import { requireCampaign, warningsOf } from './campaigns.ts'
import type { CampaignChannel, CampaignView, Target } from './channels/channel.ts'
import { channelOf } from './channels/channels.ts'
import { messageShownTo, type ShownMessage, standInDevice } from './channels/shown-message.ts'
import { readSource } from './runs/campaign-source.ts'

/** What a contact would get. */
export interface CampaignPreview extends ShownMessage {
  channel: string
  /** The path of a page with the HTML. */
  htmlPath?: string
  /** Why the contact would get nothing. */
  problem?: string
  /** Warnings before it is sent. */
  warnings?: string[]
}

/** Milliseconds for which the page of a preview can be opened. */
const PAGE_LIFE_MS = 3_600_000
/** The number of a message that there never is: links of it lead nowhere. */
const NO_MESSAGE = 0
/** Whether a picture is the tracking pixel: a preview does not count as an open. */
const isPixel = (address: string): boolean => URL.canParse(address) && new URL(address).pathname.startsWith(PIXEL)
const PIXEL = `/t/o-${NO_MESSAGE}.`

export interface CampaignPreviews {
  /**
   * What a contact would get; without one, placeholders stay empty. Throws `not_found`, `invalid` for a contact that is
   * not on the list of the campaign, and `conflict` when its sender is gone.
   */
  get(account: number, hash: string, contactId?: string): Promise<CampaignPreview>
  /** The HTML of a preview as a page; null when its time is over, or what it shows is gone. */
  page(account: number, campaignId: number, contactId: number, until: number): Promise<CampaignView | null>
}

export function createCampaignPreviews(parts: {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}): CampaignPreviews {
  const { store, clock, trackingLinks } = parts

  async function previewOf(campaign: CampaignRow, contactId: number): Promise<CampaignPreview> {
    const { account_id: account, list_id: list } = campaign
    const known = contactId === 0 ? undefined : await findTaggedContact(store.db, account, list, contactId)
    if (contactId !== 0 && !known) throw invalid('contactId', `is not a contact of list ${list}, that of the campaign`)
    const channel = channelOf(campaign.channel)
    const who = await recipientOf(store.db, channel, campaign, known)
    const app = who.field === '' ? null : await channel.recipients.appOf(store.db, account, who.field)
    const source = await readSource(store.db, campaign, { list, app: app ?? null, run: null }, trackingLinks)
    if (!source) throw conflict('sender_missing', 'The sender of the campaign was deleted. Choose another sender.')
    const contact = known ?? blankContact(0, account, list, 'manual', clock.now(account))
    const target: Target = { messageId: NO_MESSAGE, contact, address: who.address, device: who.device }
    const { shown, problem } = await messageShownTo(channel, source, target, clock.now(account))
    const reason = who.problem ?? problem
    const path =
      shown.html === undefined
        ? undefined
        : trackingLinks.draft(account, campaign.id, contactId, clock.wall() + PAGE_LIFE_MS)
    return {
      channel: campaign.channel,
      ...shown,
      ...(path !== undefined && { htmlPath: new URL(path).pathname }),
      ...(reason !== undefined && { problem: reason }),
      ...warningsOf(campaign),
    }
  }

  return {
    async get(account, hash, contactId): Promise<CampaignPreview> {
      const campaign = await requireCampaign(store.db, account, hash)
      return previewOf(campaign, contactId === undefined ? 0 : fromContactId(contactId))
    },

    async page(account, campaignId, contactId, until): Promise<CampaignView | null> {
      if (clock.wall() > until) return null
      const campaign = await findCampaignById(store.db, account, campaignId)
      const shown = campaign && (await previewOf(campaign, contactId).catch(() => null))
      return shown?.html === undefined
        ? null
        : { title: shown.subject ?? '', html: withoutPictures(shown.html, isPixel) }
    },
  }
}

interface PreviewRecipient {
  address: string
  device: DeviceRow | null
  /** The app or the site; empty for none. */
  field: string
  problem?: string
}

const refusals: Readonly<Record<string, string>> = {
  'no address': 'The contact has no address for this channel.',
  suppressed: 'The address is on the suppression list.',
}

/** Where a contact gets the campaign, and why it would not. */
async function recipientOf(
  db: Db,
  { recipients }: CampaignChannel,
  { account_id: account, list_id: list }: CampaignRow,
  contact: ContactRow | undefined,
): Promise<PreviewRecipient> {
  const { kind } = recipients
  if (kind === null) {
    const device = contact && (await recipients.forTest(db, account, list, toContactId(contact.id)))
    if (device !== undefined && typeof device !== 'string') return device
    return { address: '', device: standInDevice(account), field: '', ...(device && { problem: `This ${device}.` }) }
  }
  const [id = 0] = contact ? ((await recipients.ofContacts(db, kind, [contact.id])).get(contact.id) ?? []) : []
  const found = contact && (await recipients.find(db, account, kind, [id])).get(id)
  const refusal = contact?.status === 'active' || !contact ? found?.refusal : `The contact is ${contact.status}.`
  const problem = refusal ? (refusals[refusal] ?? refusal) : undefined
  return { address: found?.address ?? '', device: null, field: '', ...(problem !== undefined && { problem }) }
}
