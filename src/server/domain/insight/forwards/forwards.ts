// Campaigns that recipients have sent to friends. A friend gets the public view of the campaign, once, with the words
// of the recipient, from the sender of the campaign. The addresses of friends stay hidden from the account (M-345).
import { toEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { networkOf } from '../../../lib/networks.ts'
import { addToWindows } from '../../../store/accounts/rate-windows.ts'
import { findSender, type SenderRow } from '../../../store/accounts/senders.ts'
import { contactsByIds } from '../../../store/audience/contacts.ts'
import { findList } from '../../../store/audience/lists.ts'
import { type CampaignRow, findCampaignById } from '../../../store/campaigns/campaigns.ts'
import { suppressedAmong } from '../../../store/campaigns/recipients.ts'
import { transactionalOfOrigin } from '../../../store/messages/transactional.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import { messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import type { CampaignViews } from '../../campaigns/views.ts'
import { type Language, languageFor } from '../../content/languages.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import { countOnce, repeatLimits } from '../../events/repeat-limits.ts'
import { createMessages } from '../../messages/transactional/message.ts'
import { recordReaction } from '../tracking/reaction-events.ts'
import { friendMail, type Recommendation } from './friend-mail.ts'

/** Friends that one email can be sent to in all. */
const MAX_PER_MESSAGE = 10
/** Friends that one network can send to in an hour. */
const MAX_PER_HOUR = 30
const HOUR_MS = 3_600_000

export interface Forwardable {
  language: Language
  subject: string
  firstName: string
}

interface Subject extends Forwardable {
  message: MessageRow
  campaign: CampaignRow
  sender: SenderRow
}

export interface ForwardDeps {
  store: Store
  clock: Clock
  campaignViews: CampaignViews
  trackingLinks: TrackingLinks
}

export interface Forwards {
  /** What the page shows before something is sent; null when nothing can be forwarded. */
  of(messageId: number): Promise<Forwardable | null>
  /**
   * Sends the campaign to friends. A friend who got it before by this message, or whose address is suppressed, gets
   * nothing, and the response does not reveal that. False if the limit is exceeded, null if the message cannot be
   * forwarded.
   */
  send(messageId: number, said: Recommendation, ip: string): Promise<boolean | null>
  /** Counts that a friend opened the mail, up to a limit a day. */
  opened(messageId: number): Promise<void>
}

export function createForwards({ store, clock, campaignViews, trackingLinks }: ForwardDeps): Forwards {
  /** What a message leads to; null when nothing can be forwarded. */
  async function subjectOf(messageId: number): Promise<Subject | null> {
    const message = await store.writeAlongside((tx) => messageOfRecipient(tx, messageId, clock.now))
    const { account_id: account, campaign_id, contact_id, list_id } = message ?? {}
    if (!message || account === undefined || !campaign_id || !contact_id || !list_id) return null
    const campaign = await findCampaignById(store.db, account, campaign_id)
    const sender = campaign?.sender_id && (await findSender(store.db, account, 'email', campaign.sender_id))
    const list = await findList(store.db, account, list_id)
    const [contact] = await contactsByIds(store.db, [contact_id])
    const view = campaign && (await campaignViews.toEverybody(account, campaign.id))
    if (!campaign || !sender || sender.status !== 'active' || !list || !contact || !view) return null
    const language = languageFor(contact.language, list.language)
    return { message, campaign, sender, language, subject: view.title, firstName: contact.first_name }
  }

  /** Whether as many friends may be written to: by this message, and from this network. */
  async function mayWrite(tx: Db, written: number, friends: number, ip: string): Promise<boolean> {
    if (written + friends > MAX_PER_MESSAGE) return false
    const now = clock.wall()
    const window = { name: `forward ${networkOf(ip)}`, ends: now + HOUR_MS, used: friends }
    const [state] = await addToWindows(tx, [window], now)
    return (state?.used ?? 0) <= MAX_PER_HOUR
  }

  return {
    async of(messageId): Promise<Forwardable | null> {
      return subjectOf(messageId)
    },

    async send(messageId, said, ip): Promise<boolean | null> {
      const subject = await subjectOf(messageId)
      const view = subject && (await campaignViews.toEverybody(subject.campaign.account_id, subject.campaign.id))
      if (!subject || !view) return null
      const { message, campaign, sender, language } = subject
      const account = message.account_id
      const friends = [...new Set(said.friends.flatMap((friend) => toEmail(friend)?.toLowerCase() ?? []))]
      const address = trackingLinks.everybody(account, campaign.id)
      const pixel = trackingLinks.friendOpen(message.id)
      return store.write(async (tx) => {
        const written = (await transactionalOfOrigin(tx, account, 'forward', message.id)).map((row) => row.address)
        const wanted = friends.filter((friend) => !written.includes(friend))
        if (!(await mayWrite(tx, written.length, wanted.length, ip))) return false
        const suppressed = await suppressedAmong(tx, account, 'email', wanted)
        const now = clock.now(account)
        const reached = wanted.filter((friend) => !suppressed.has(friend))
        const mails = reached.map((to) => friendMail({ said, to, view, address, pixel, language, sender, message }))
        await createMessages(tx, { account, userId: null, ip: '', now }, mails)
        for (const _ of wanted) await recordReaction(tx, message, 'forward', now)
        for (const _ of reached) await recordReaction(tx, message, 'friend_send', now)
        return true
      })
    },

    opened(messageId): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const message = await messageOfRecipient(tx, messageId, clock.now)
        if (!message) return
        const now = clock.now(message.account_id)
        if (await countOnce(tx, message, 'friend open', repeatLimits.friendOpening, now))
          await recordReaction(tx, message, 'friend_open', now)
      })
    },
  }
}
