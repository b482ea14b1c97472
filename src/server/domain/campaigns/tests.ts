// Sends a test of a campaign to a few addresses. A test has a message, so that its links work, but no run: it counts in
// no report and changes no contact (M-560).
import type { Clock } from '../../lib/clock.ts'
import { fromContactId } from '../../lib/ids.ts'
import { type ContactRow, findTaggedContact } from '../../store/audience/contacts.ts'
import type { CampaignRow } from '../../store/campaigns/campaigns.ts'
import { epochOf } from '../../store/epoch.ts'
import { linkIds, type NewMessage, upsertMessages } from '../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Caller } from '../accounts/accounts.ts'
import { blankContact } from '../audience/contacts/contact-changes.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import { conflict, invalid } from '../errors.ts'
import { outcomeOfCall } from '../sending/call-fates.ts'
import type { Carriers } from '../sending/carrier.ts'
import { PRIORITY } from '../sending/priority.ts'
import { retryUntilStored } from '../sending/retry-until-stored.ts'
import { requireCampaign } from './campaigns.ts'
import type { CampaignChannel, OpenCampaign, SendOutcome, Target } from './channels/channel.ts'
import { channelOf } from './channels/channels.ts'
import type { TestRecipient } from './channels/recipients.ts'
import { assertRenders } from './renders.ts'
import { readSource } from './runs/campaign-source.ts'
import { takeMessageNumbers } from './runs/message-numbers.ts'
import { assertActiveSender } from './send.ts'

export interface TestDeps {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
  /** Those of the process, which are made after the domain. */
  carriers: () => Carriers
}

interface TestOrder {
  /** Addresses of the kind that the channel needs; contacts, for a channel that reaches devices. */
  to: readonly string[]
  /** A contact of the list of the campaign, whose data fill the placeholders. */
  contactId?: string | undefined
}

/** The outcome of a test; a deferred one is not tried again. */
interface Tested {
  to: string
  state: SendOutcome['state'] | 'skipped'
  reason?: string
}

/** A test that is about to leave. */
interface Attempt {
  campaign: CampaignRow
  channel: CampaignChannel
  contact: ContactRow
  recipient: TestRecipient
}

export interface CampaignTests {
  /**
   * Sends what the campaign says, and resolves when the carrier has answered for all. Throws `not_found`, `invalid` for
   * an address, a contact or a campaign that cannot be rendered, and `conflict` when the sender of the campaign is not ready.
   */
  test(by: Caller, hash: string, order: TestOrder): Promise<Tested[]>
}

export function createCampaignTests(parts: TestDeps): CampaignTests {
  const { store } = parts
  return {
    async test(by, hash, { to, contactId }): Promise<Tested[]> {
      const account = by.accountId
      const campaign = await requireCampaign(store.db, account, hash)
      const channel = channelOf(campaign.channel)
      await assertActiveSender(store.db, { ...channel, refusal: conflict }, campaign)
      await assertRenders(store.db, campaign, { list: campaign.list_id, links: parts.trackingLinks })
      const contact = await contactFor(parts, campaign, contactId)
      const recipients: TestRecipient[] = []
      for (const [i, text] of to.entries())
        recipients.push(await recipientOf(store.db, channel, campaign, text, `to.${i}`))
      const tested: Tested[] = []
      for (const [i, recipient] of recipients.entries())
        tested.push({ to: to[i] as string, ...(await sendOne(parts, by, { campaign, channel, contact, recipient })) })
      return tested
    },
  }
}

async function contactFor({ store, clock }: TestDeps, campaign: CampaignRow, contactId: string | undefined) {
  const { account_id: account, list_id: list } = campaign
  if (contactId === undefined) return blankContact(0, account, list, 'manual', clock.now(account))
  const found = await findTaggedContact(store.db, account, list, fromContactId(contactId))
  if (!found) throw invalid('contactId', `is not a contact of list ${list}, that of the campaign`)
  return found
}

async function recipientOf(
  db: Db,
  { recipients }: CampaignChannel,
  { account_id: account, list_id: list }: CampaignRow,
  text: string,
  place: string,
): Promise<TestRecipient> {
  const recipient = await recipients.forTest(db, account, list, text)
  if (typeof recipient === 'string') throw invalid(place, recipient)
  return recipient
}

async function sendOne(parts: TestDeps, by: Caller, attempt: Attempt): Promise<Omit<Tested, 'to'>> {
  if (attempt.recipient.isSuppressed) return { state: 'skipped', reason: 'The address is on the suppression list.' }
  const open = await openFor(parts, by, attempt)
  const outcome = await sendIn(parts, open, attempt)
  return { state: outcome.state, ...('reason' in outcome && { reason: outcome.reason }) }
}

async function openFor({ store, trackingLinks, carriers }: TestDeps, by: Caller, attempt: Attempt) {
  const { campaign, channel, recipient } = attempt
  const app = await channel.recipients.appOf(store.db, by.accountId, recipient.field)
  const source = await readSource(
    store.db,
    campaign,
    { list: campaign.list_id, app: app ?? null, run: null },
    trackingLinks,
  )
  if (!source) throw conflict('sender_missing', 'The sender of the campaign was deleted. Choose another sender.')
  return channel.open(source, carriers(), by.kind)
}

/** Stores the message, sends it, and stores its outcome. */
async function sendIn({ store, clock }: TestDeps, open: OpenCampaign, attempt: Attempt): Promise<SendOutcome> {
  const { campaign, contact, recipient } = attempt
  const { account_id: account } = campaign
  const now = clock.now(account)
  const begun = await store.writeAlongside(async (tx) => {
    const message = messageOf(attempt, await takeMessageNumbers(tx, 1), now)
    await upsertMessages(tx, [message])
    const links = await linkIds(tx, { account, campaign: campaign.id, message: null }, open.urls)
    return { message, links, epoch: await epochOf(tx, account) }
  })
  const { address, device } = recipient
  const target: Target = { messageId: begun.message.id, contact, address, device }
  const moment = { epoch: begun.epoch, date: now, links: begun.links }
  const [said] = (await open.send([target], moment)) as [SendOutcome]
  // The outcome of a call in progress is not checked again, so it counts as handed over.
  const outcome =
    said.state === 'deferred' && said.ringing !== undefined ? outcomeOfCall(said.ringing, undefined, false) : said
  const settled = { ...begun.message, ...settledAs(outcome), settled: clock.now(account) }
  await retryUntilStored(store, () => store.writeAlongside((tx) => upsertMessages(tx, [settled])))
  return outcome
}

/** The row of a test names a campaign, and neither a run nor a contact. */
const messageOf = ({ channel, campaign, recipient }: Attempt, id: number, now: number): NewMessage => ({
  id,
  account_id: campaign.account_id,
  channel: channel.name,
  run_id: null,
  campaign_id: campaign.id,
  list_id: campaign.list_id,
  contact_id: null,
  address: recipient.address,
  state: 'sending',
  reason: null,
  attempts: 1,
  carrier_ref: null,
  next_at: null,
  lease_until: 0,
  created: now,
  settled: null,
  priority: PRIORITY.campaign,
})

const settledAs = (outcome: SendOutcome) => ({
  // A deferred test counts as failed, since it is not tried again.
  state: outcome.state === 'deferred' ? ('failed' as const) : outcome.state,
  reason: 'reason' in outcome ? outcome.reason : null,
  carrier_ref: outcome.state === 'accepted' ? outcome.ref : null,
})
